"""Law: garbage raises Refused and nothing else, and a refused move changes nothing."""

import re

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Refused
from logomachie.core.log import advance
from logomachie.core.value import encoded
from tests.kit.script import EVERY_GAME, LAW, SCRIPTS, Game, Turn, nonsense

CODE = re.compile(r"[A-Z]+(_[A-Z]+)*")
CLAUSE = re.compile(r"[A-Z]{2,}(?:-[A-Z]+)?-[A-Z]?\d{1,2}")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 10_000))
def test_nonsense_is_refused(slug: str, variant: str, script: list[Turn], number: int) -> None:
    """At any time, from any seat, there or not: Refused with a code and a clause, or a line."""
    game = Game(slug, variant).plays(script)
    before, log = encoded(game.state), list(game.log)
    refusals, view = [], game.game.view(game.state, None)
    for seat in (-1, *range(game.seats), game.seats, 99):
        for n in range(number, number + 40):
            move = nonsense(game.kit.spec.moves, n, view)
            try:
                advance(game.game, game.state, 1, game.now, seat, move)
            except Refused as refusal:
                refusals.append(refusal)

    assert (before, log) == (encoded(game.state), game.log)
    assert [] == [r for r in refusals if not CODE.fullmatch(r.code)]
    assert [] == [r for r in refusals if not CLAUSE.fullmatch(r.clause)]
    assert msgspec.json.encode([refusal.about for refusal in refusals])
    assert len(refusals) >= 3 * 40  # three of the seats are not there


@EVERY_GAME
@LAW
@given(SCRIPTS)
def test_a_refused_move_leaves_no_trace(slug: str, variant: str, script: list[Turn]) -> None:
    """Neither in the log nor in the state: the next move finds everything as it was."""
    game = Game(slug, variant)
    for turn in script:
        game.now += turn.wait
        game.serve()
        before, log = game.state, list(game.log)
        if game.is_over or game.turn(Turn(0, turn.seat, turn.number)) is None:
            continue

        assert (before, log) == (game.state, game.log)


@EVERY_GAME
@LAW
@given(JSON)
def test_what_is_no_move_does_not_decode(slug: str, variant: str, json: object) -> None:
    """Anything on the wire is a move of the game or an error of its form, nothing else."""
    game = Game(slug, variant)
    try:
        move = game.game.moves.decode(encoded(json))
    except msgspec.DecodeError:
        move = None

    assert move is None or type(move).__name__ in str(json)
