"""The arena: true rates, the same on any number of cores, and levels worth their names."""

import pytest

from logomachie.bots.arena import Result, arena, play, told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french

DUEL = Setup(seats=2, lexicon="french")


def duel(levels: tuple[int, int], games: int, seed: str, processes: int = 1) -> Result:
    """Two levels against each other."""
    return arena("word-whiz", DUEL, levels, games=games, seed=seed, processes=processes)


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_beats_the_one_below(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On an ordinary day, most of eight fixed games; `bench/people.py` has the true rates."""
    monkeypatch.setattr("logomachie.games.word_whiz.bots.player.form", lambda *_: 1.0)
    result = duel((level, level - 1), 8, "levels")

    assert 5 <= result.rates[0].won
    assert LEVELS[level] == result.rates[0].name


@pytest.mark.slow
def test_the_number_of_cores_changes_nothing() -> None:
    """One process or two: the same games, the same result."""
    assert duel((3, 2), 5, "cores") == duel((3, 2), 5, "cores", processes=2)


@pytest.mark.slow
def test_another_seed_gives_other_games() -> None:
    """The seed is all that the games depend on."""
    assert duel((2, 1), 2, "here") == duel((2, 1), 2, "here")
    assert duel((2, 1), 2, "here").events != duel((2, 1), 2, "there").events


@pytest.mark.slow
def test_every_deal_is_played_from_every_seat() -> None:
    """Games come in rounds: each contestant sits once on each seat before the next deal."""
    levels = (3, 2, 1)
    config = Setup(seats=3, lexicon="french")
    series = [play("word-whiz", config, levels, "seats", number) for number in range(3)]

    assert [(0, 1, 2), (1, 2, 0), (2, 0, 1)] == [game.bots for game in series]


@pytest.mark.slow
def test_wins_are_shared_out_whole() -> None:
    """All games are somebody’s: the rates add up to one, draws counted in halves."""
    result = duel((1, 1), 4, "whole")

    assert pytest.approx(4) == sum(rate.won for rate in result.rates)
    assert all(rate.low <= rate.rate <= rate.high for rate in result.rates)


@pytest.mark.slow
def test_the_seats_of_one_level_are_counted_together() -> None:
    """Two seats each: what a level wins is what its seats win, and half of it is par."""
    config = Setup(seats=4, lexicon="french")
    result = arena("word-whiz", config, (3, 0, 3, 0), games=4, seed="teams")
    won = [rate.won for rate in result.rates]

    assert [3, 0] == [rate.level for rate in result.levels]
    assert pytest.approx([won[0] + won[2], won[1] + won[3]]) == [r.won for r in result.levels]
    assert pytest.approx(1) == sum(rate.rate for rate in result.levels)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (60, 100, 0.5020, 0.6906),
    ],
)
def test_intervals_are_wilsons(won: float, games: int, low: float, high: float) -> None:
    """Beside figures computed by hand from the formula."""
    assert pytest.approx((low, high), abs=1e-4) == wilson(won, games)


@pytest.mark.slow
def test_progress_is_told_game_by_game() -> None:
    """What is reported adds up to the games asked for."""
    done: list[int] = []
    arena("word-whiz", DUEL, (3, 3), games=5, seed="bar", progress=done.append)

    assert 5 == sum(done)


def test_the_lines_told_are_lines_of_a_log() -> None:
    """Each line can be written again by `advance` from the state before it."""
    game = WORD_WHIZ.open(DUEL, french().words("plain"))
    bots = [build("word-whiz", level, DUEL) for level in (3, 2)]
    state = game.start(Rng("log"), 0)
    for after, line in told(game, bots, Rng("log")):
        again, entry = advance(
            game, state, line.seq, line.at, line.seat, line.move, nonce=line.nonce
        )
        assert (after, line) == (again, entry)
        state = after


def test_a_bot_is_only_made_for_a_game_and_a_level_there_is() -> None:
    """Anything else is a programmer’s mistake, told clearly."""
    with pytest.raises(ValueError, match="no bot plays bridge"):
        build("bridge", 1, DUEL)
    with pytest.raises(ValueError, match="no such level: 5"):
        build("word-whiz", 5, DUEL)
