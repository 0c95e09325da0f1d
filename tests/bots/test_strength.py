"""A strength between two levels: every temper interpolates, and no word comes too soon."""

import itertools
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.bots.strength import TOP, between, depths, is_strength, named, vocabulary
from logomachie.cli.arena import level_named
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.lexicon import COARSE
from logomachie.lexicon.load import french

MIXED = [slug for slug in GAMES if find_spec(f"{GAMES[slug].room}.bots.temper")]


def tempers(slug: str) -> Any:  # Any: each game has its own tempers
    """The four levels of a game as numbers."""
    return import_module(f"{GAMES[slug].room}.bots.temper").TEMPERS


@pytest.mark.parametrize("slug", MIXED)
def test_a_whole_number_is_a_level(slug: str) -> None:
    """Nothing is mixed into it."""
    assert all(between(tempers(slug), level) is tempers(slug)[level] for level in range(TOP + 1))


@pytest.mark.parametrize("slug", MIXED)
@pytest.mark.parametrize("low", range(TOP))
def test_every_number_lies_between_those_of_two_levels(slug: str, low: int) -> None:
    """Three tenths of the way, or as near as whole numbers come; a habit is the nearer level's."""
    one, other = tempers(slug)[low : low + 2]
    mixed = between(tempers(slug), low + 0.3)
    for field in fields(mixed):
        first, second, value = (getattr(x, field.name) for x in (one, other, mixed))
        if isinstance(first, bool):
            assert first == value
        else:
            assert pytest.approx(0.7 * first + 0.3 * second, abs=0.5) == value
            assert min(first, second) <= value <= max(first, second)


@pytest.mark.parametrize("slug", GAMES)
def test_an_earlier_arbitre_is_kept_for_the_arena(slug: str) -> None:
    """By its name; at a table nobody can be so strong, and there is only one of them."""
    kept = level_named("arbitre-1")
    config = GAMES[slug].config(seats=2, lexicon=french().digest)

    assert "Arbitre-1" == named(kept)
    assert not is_strength(kept)
    assert build(slug, kept, config) is not None
    with pytest.raises(ValueError, match="no such level"):
        build(slug, kept + 1, config)


def test_words_come_one_by_one_the_commonest_first() -> None:
    """Each tenth of a level brings some of the next level's words, and takes none away."""
    lexicon = french()
    some = [vocabulary(lexicon, tenths / 10) for tenths in range(0, 31, 5)]
    sizes = [int(known.sum()) for known in some]
    new = some[1] & ~some[0]
    later = (lexicon.said == 1) & ~some[1] & ~lexicon.coarse

    assert sizes == sorted(set(sizes))
    assert all(bool((more | ~fewer).all()) for fewer, more in itertools.pairwise(some))
    assert lexicon.zipf100[new].min() >= lexicon.zipf100[later].max()


@pytest.mark.parametrize("strength", [0.0, 0.5, 1.0, 1.5, 1.9])
def test_below_the_well_read_nobody_says_a_coarse_word(strength: float) -> None:
    """Not on the way to Lettré either, who is the first to say some of them."""
    lexicon, reader = french(), french().reader
    rows = np.flatnonzero(vocabulary(lexicon, strength))
    rude = 0
    for row in rows[lexicon.coarse[rows]].tolist():
        commonest = lexicon.analyses(lexicon.word(row))[0]
        rude += bool(set(commonest.registers) & {"vulg", "inj", "sexe"})

    assert 0 == rude
    assert COARSE > 0
    assert len(reader.keys) == len(lexicon)


def test_no_strength_says_an_insult() -> None:
    """Words no level says are as deep as none can go."""
    lexicon = french()
    never = lexicon.said > TOP

    assert never.any()
    assert depths(lexicon)[never].min() > TOP


@pytest.mark.parametrize(
    ("number", "is_one"),
    [(0, True), (0.5, True), (2.9, True), (3, True), (3.1, False), (-0.1, False), (1.25, False)],
)
def test_a_strength_is_told_in_tenths(number: float, is_one: bool) -> None:
    """From CM2 to Arbitre."""
    assert is_one == is_strength(number)


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_whole_games_are_played_between_the_levels(slug: str) -> None:
    """On the way to Lecteur, and on the way to Arbitre: every move is legal, and the game ends."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    bots = [build(slug, strength, config) for strength in (0.5, 2.6)]
    lines = list(told(game, bots, Rng("between")))

    assert game.outcome(lines[-1][0]) is not None
