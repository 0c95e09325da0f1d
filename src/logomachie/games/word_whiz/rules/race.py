"""Who may race, whose hand was first, whose paper was first: nothing here ends a round."""

from collections.abc import Sequence
from typing import NoReturn, TypeVar

from msgspec.structs import replace

from logomachie.core.game import Refused, without
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.rules.types import Reach, Sealed, Setup, State

WINDOW: Millis = 150  # hands that arrive this soon after the first are compared (R17)
FASTEST: Millis = 150  # nobody reads three letters and reaches in less (R17)
LONGEST_TRIP: Millis = 150  # most that is deducted for the way there and back (R17)
# Edition 1 sent a card before it was to be seen, and believed the page up to a point:
REVEAL: Millis = 300  # after which all screens showed it
TRUST: Millis = 400  # how far a claimed reaction could lie before the receipt

Timed = TypeVar("Timed", Reach, Sealed)


def players(state: State) -> tuple[Seat, ...]:
    """The seats still in the game."""
    return without(range(len(state.pawns)), state.gone)


def racers(state: State) -> tuple[Seat, ...]:
    """The players who may still take the microphone in this round (MIC-D6, R11)."""
    return without(players(state), (*state.excluded, *state.noted))


def thinking(state: State) -> tuple[Seat, ...]:
    """The racers nobody has heard of yet; a hand in the open window is not heard of."""
    return without(racers(state), (*state.passed, *(paper.seat for paper in state.sealed)))


def unseen(setup: Setup) -> Millis:
    """How long a card that was sent is not to be seen yet: letters leave when they may be."""
    return REVEAL if setup.edition == 1 else 0


def reach(
    setup: Setup, state: State, at: Millis, seat: Seat, claimed: Millis | None, credit: Millis
) -> Reach:
    """A hand by the house's own clock: the letters went there, the hand came back (R17)."""
    if setup.edition == 1:
        return Reach(seat, _believed(state, at, claimed, credit), credit)
    trip = min(2 * credit, LONGEST_TRIP)
    effective = at - state.reveal - trip
    if effective < FASTEST:
        _too_early(state, trip)
    return Reach(seat, effective, trip)


def _believed(state: State, at: Millis, claimed: Millis | None, credit: Millis) -> Millis:
    """Edition 1: between the page's claim and the server's clock."""
    elapsed = at - state.reveal
    if claimed is None:
        effective = elapsed - credit
    else:
        effective = min(max(claimed, elapsed - credit - TRUST), elapsed)
    if effective < FASTEST or (claimed is not None and claimed < FASTEST):
        _too_early(state, credit)
    return effective


def _too_early(state: State, way: Millis) -> NoReturn:
    until = state.reveal + FASTEST + way
    raise Refused("TOO_EARLY", "MIC-R17", least=FASTEST, until=until)


def reached(state: State, at: Millis, reach: Reach) -> State:
    """One more hand on the microphone; the first one opens the window.

    The window never outlasts the race, so that a late hand is refused whether one is open or not.
    """
    window = min(at + WINDOW, state.until) if state.window is None else state.window
    return replace(state, reaches=(*state.reaches, reach), window=window)


def in_order(items: Sequence[Timed], rng: Rng) -> tuple[tuple[Timed, ...], bool, Rng]:
    """The earliest first, equal times by lot; whether the lot chose the first, chance after it."""
    order: list[Timed] = []
    ranked = sorted(items, key=lambda item: (item.reaction, item.seat))
    ties = 0
    while ranked:
        equal = [item for item in ranked if item.reaction == ranked[0].reaction]
        ranked = ranked[len(equal) :]
        ties = ties or len(equal)
        drawn, rng = rng.shuffle(equal)
        order.extend(drawn)
    return tuple(order), ties > 1, rng
