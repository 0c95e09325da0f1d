"""Law: what a viewer may not know makes no difference to anything it is shown or told.

Two worlds that differ only in the hidden part (order of the packs, chance, hands in the window,
papers, votes) give the viewer equal views, equal events and equal refusals, byte for byte.
"""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from logomachie.core.ballot import Ballot
from logomachie.core.customs import ClockStopped, EndSettled, Housed, PauseDeclined, Typed
from logomachie.core.game import Event, Move, Refused
from logomachie.core.house import Danger, Hint
from logomachie.core.value import Millis, Seat, encoded
from tests.kit.script import (
    EVERY_GAME,
    LAW,
    SCRIPTS,
    Game,
    Turn,
    clock_moves,
    house_moves,
    nonsense,
)


def other_world(game: Game, viewer: Seat | None, number: int) -> Housed[Any]:
    """The state with everything drawn anew that this viewer cannot know."""
    state = game.state
    proposal = state.proposal
    if proposal is not None:
        old, ballot = proposal.ballot, Ballot(proposal.ballot.voters, proposal.ballot.until)
        for seat in old.voted:
            known = seat in (viewer, proposal.by)
            ballot = ballot.with_vote(seat, (seat in old.yes) == known)
        proposal = replace(proposal, ballot=ballot)
    typed = state.typed
    if number % 2 and (typed is UNSET or typed.seat != viewer):
        others = [seat for seat in range(game.seats) if seat != viewer]
        typed = Typed(others[number % len(others)], game.now - number) if others else UNSET
    retold = game.kit.retold(state.game, viewer, number)
    return replace(state, game=retold, proposal=proposal, typed=typed)


def answer(
    game: Game, state: Housed[Any], at: Millis, seat: Seat, move: Move
) -> tuple[Event, ...] | bytes:
    """What a move causes, or the refusal as it would be sent."""
    try:
        return game.game.step(state, at, seat, move)[1]
    except Refused as refusal:
        return encoded([refusal.code, refusal.clause, refusal.about])


def heard(game: Game, viewer: Seat | None, events: tuple[Event, ...]) -> list[bytes]:
    """The events a viewer is told, up to the first that makes something hidden known."""
    told = []
    for event in events:
        if isinstance(event, (*game.kit.reveals, EndSettled, ClockStopped, PauseDeclined)):
            break
        if event.seen_by(viewer):
            told.append(encoded(event))
    return told


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 15))
def test_views_do_not_tell(slug: str, variant: str, script: list[Turn], number: int) -> None:
    """Neither a player's nor a spectator's, at any time."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        for viewer in (None, *range(game.seats)):
            other = other_world(game, viewer, number)

            assert encoded(game.game.view(game.state, viewer)) == encoded(
                game.game.view(other, viewer)
            )


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 15), st.integers(0, 9_999))
def test_answers_do_not_tell(
    slug: str, variant: str, script: list[Turn], number: int, n: int
) -> None:
    """Whatever the viewer tries is refused, or accepted and told, alike in both worlds."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        tried = [move for s in range(game.seats) for move in game.offered(s, n)[1]]
        view = game.game.view(game.state, None)
        tried += [nonsense(game.kit.spec.moves, k, view) for k in range(n, n + 16)]
        tried += [house_moves(k) for k in range(6)] + [clock_moves(k) for k in range(4)]
        for viewer in range(game.seats):
            other = other_world(game, viewer, number)
            for move in tried:
                here = answer(game, game.state, game.now, viewer, move)
                there = answer(game, other, game.now, viewer, move)
                if isinstance(here, bytes) or isinstance(there, bytes):
                    assert here == there
                else:
                    assert heard(game, viewer, here) == heard(game, viewer, there)


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(0, 15), st.integers(0, 999))
def test_others_moves_do_not_tell(
    slug: str, variant: str, script: list[Turn], number: int, n: int
) -> None:
    """What others do is told to the viewer alike in both worlds, until something is revealed."""
    game = Game(slug, variant)
    for turn in script:
        game.turn(turn)
        asked = [(s, move) for s in range(game.seats) for move in game.offered(s, n)[1]]
        asked += [(s, Hint(step)) for s in range(game.seats) for step in (1, 2, 3)]
        asked += [(s, Danger()) for s in range(game.seats)]
        told = [(*each, answer(game, game.state, game.now, *each)) for each in asked]
        for viewer in (None, *range(game.seats)):
            other = other_world(game, viewer, number)
            for seat, move, here in told:
                there = answer(game, other, game.now, seat, move)
                if isinstance(here, tuple) and isinstance(there, tuple):
                    assert heard(game, viewer, here) == heard(game, viewer, there)


@EVERY_GAME
@LAW
@given(SCRIPTS, st.integers(1, 15))
def test_the_worlds_do_differ(slug: str, variant: str, script: list[Turn], number: int) -> None:
    """The law above compares different things: the hidden part is not the same in both."""
    game = Game(slug, variant).plays(script)

    assert encoded(game.state) != encoded(other_world(game, None, number))
