"""Legal moves of Cadenas beside the law's: proper nouns, padlocks, words put to the vote."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings

from logomachie.core.game import Refused
from logomachie.core.letters import plain
from logomachie.games.cadenas.rules.rules import Rules
from logomachie.games.cadenas.rules.types import Asked, Kind, Lay, Lock, Setup, State, Transform
from logomachie.games.cadenas.solver.legal import ranked
from logomachie.games.cadenas.solver.proposals import spellings
from tests.games.cadenas.solver.small_table import COMMON, FEW, PROPER, brute, move, tables
from tests.games.cadenas.story import A, told
from tests.kit.clauses import clause
from tests.kit.small_lexicon import small_lexicon

LEXICON = small_lexicon(tuple(COMMON), tuple(PROPER))
SETUP = Setup(seats=3, lexicon="few")
KINDS: tuple[Kind, Kind] = ("common", "proper")


def given_by(game: Rules, state: State, setup: Setup = SETUP) -> list[Asked]:
    """What the solver gives the player to move."""
    view = game.view(state, state.active)
    return [choice.move for choice in ranked(view, setup, LEXICON)]


@clause("CAD-A1", "CAD-U1", "CAD-X6")
@settings(max_examples=30, deadline=None)
@given(tables())
def test_every_play_of_a_small_table_is_given(state: State) -> None:
    """Lays, growths and captures of both kinds, as brute force finds them; padlocks too."""
    game = Rules(SETUP, FEW)
    moves = given_by(game, state)
    played = {each for each in moves if isinstance(each, Lay | Transform)}

    assert {move(state.turn, choice) for choice, _, _ in brute(game, state)} == played
    assert len(moves) == len(set(moves))
    for each in moves:
        game.step(state, 0, state.active, each)
    locks = [Lock(state.turn, lock.id, word.id) for lock in state.padlocks for word in state.words]
    assert {lock for lock in locks if accepted(game, state, lock)} == {
        each for each in moves if isinstance(each, Lock)
    }


def accepted(game: Rules, state: State, asked: Asked) -> bool:
    """Whether the rules let it pass."""
    try:
        game.step(state, 0, state.active, asked)
    except Refused:
        return False
    return True


@clause("CAD-K10")
def test_every_spelling_may_be_put_to_the_vote() -> None:
    """Where the table votes: new words and growths that no list has, each once, and no other."""
    story = told("A:OS B:ROT", "OT", seats=2, house_vote=True)
    state = story.state
    game = Rules(story.setup, FEW)  # type: ignore[arg-type]  # a Setup
    voted = [
        each
        for each in given_by(game, state, story.setup)  # type: ignore[arg-type]
        if isinstance(each, Lay | Transform) and each.vote
    ]
    letters, tried = state.hands[A], set[Asked]()
    for count in range(1, len(letters)):
        for cards in set(permutations(letters, count)):
            text = "".join(cards)
            tried |= {Lay(state.turn, text, kind, vote=True) for kind in KINDS}
            for word in state.words:
                grown = spellings(word.text, Counter(cards), count)
                tried |= {
                    Transform(state.turn, word.id, longer, kind, vote=True)
                    for longer in grown
                    for kind in KINDS
                }
    asked = {each for each in tried if accepted(game, state, each) and not listed(each)}

    assert asked == set(voted)
    assert len(voted) == len(asked) > 50


def listed(asked: Asked) -> bool:
    """Whether a list has the word: then there is nothing to vote on."""
    assert isinstance(asked, Lay | Transform)
    known = FEW.common if asked.kind == "common" else FEW.proper
    return plain(asked.text) in known


@pytest.mark.parametrize(("word", "hand", "count"), [("", "AB", 4), ("", "AA", 2), ("X", "A", 2)])
def test_spellings_are_told_once(word: str, hand: str, count: int) -> None:
    """Every text, the shorter first, none twice."""
    found = [text for text in spellings(word, Counter(hand), 9) if text != word]

    assert count == len(found) == len(set(found))
    assert found == sorted(found, key=len)
