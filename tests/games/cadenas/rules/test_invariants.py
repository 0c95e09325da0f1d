"""What always holds of words and padlocks, whatever is played: invariants of the data model."""

import pytest
from hypothesis import given

from logomachie.games.cadenas.rules.types import State
from tests.kit.clauses import clause
from tests.kit.kits import KITS
from tests.kit.script import LAW, SCRIPTS, Game, Turn

VARIANTS = pytest.mark.parametrize("variant", KITS["cadenas"].variants)


def broken(state: State) -> list[str]:
    """Every invariant the state breaks."""
    words = {word.id: word for word in state.words}
    faults = []
    for lock in state.padlocks:
        if lock.origin is not None:
            noun = words[lock.origin]
            if (noun.owner, noun.kind) != (lock.owner, "proper"):
                faults.append(f"K{lock.id} is tied to what is not its owner's proper noun")
        if lock.place is not None:
            word = words[lock.place]
            if (word.owner, word.kind) != (lock.owner, "common"):
                faults.append(f"K{lock.id} lies on what is not its owner's common word")
    places = [lock.place for lock in state.padlocks if lock.place is not None]
    origins = [lock.origin for lock in state.padlocks if lock.origin is not None]
    if len(places) != len(set(places)) or len(origins) != len(set(origins)):
        faults.append("two padlocks on one word, or from one noun")
    if len(state.padlocks) + state.supply != len(state.hands):
        faults.append("not as many padlocks as players")
    return faults


@VARIANTS
@clause("CAD-S3", "CAD-U4", "CAD-P2", "CAD-R09", "CAD-R10", "CAD-R12", "CAD-R16")
@LAW
@given(SCRIPTS)
def test_padlocks_are_where_they_may_be(variant: str, script: list[Turn]) -> None:
    """Tied to an own proper noun or to none, on an own common word or none, one a player."""
    game = Game("cadenas", variant)
    for turn in script:
        game.turn(turn)

        assert [] == broken(game.state.game)


@VARIANTS
@clause("CAD-X7", "CAD-F4")
@LAW
@given(SCRIPTS)
def test_a_life_ends_in_the_present(variant: str, script: list[Turn]) -> None:
    """Each word's last station is what it is and whose, and every station grows."""
    game = Game("cadenas", variant).plays(script)
    for word in game.state.game.words:
        lengths = [len(stage.text) for stage in word.life]

        assert (word.owner, word.text, word.kind) == (
            word.life[-1].seat,
            word.life[-1].text,
            word.life[-1].kind,
        )
        assert lengths == sorted(set(lengths))


@VARIANTS
@clause("CAD-S1", "CAD-K5", "CAD-F7")
@LAW
@given(SCRIPTS)
def test_a_turn_begins_with_six_cards_and_pairs(variant: str, script: list[Turn]) -> None:
    """As long as the stock lasts, hands are six and squares hold pairs between two turns."""
    game = Game("cadenas", variant)
    if KITS["cadenas"].variants[variant].position:
        return  # a position may hold what it likes
    for turn in script:
        game.turn(turn)
        state = game.state.game
        if state.phase == "TAKE" and state.stock and not state.gone:
            assert {6} == {len(hand) for hand in state.hands}
            assert {2} == {len(pair) for pair in state.squares}
