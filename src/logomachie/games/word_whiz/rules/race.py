"""Who may race, whose hand was first, whose paper was first: nothing here ends a round."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from logomachie.core.game import Refused, without
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.rules.types import Reach, Sealed, State

REVEAL: Millis = 300  # a card is sent at once and shown by all screens this much later
WINDOW: Millis = 150  # hands that arrive this soon after the first are compared (R17)
FASTEST: Millis = 150  # nobody reads three letters and reaches in less (R17)
TRUST: Millis = 400  # how far a claimed reaction may lie before the receipt (R17)

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


def reaction(state: State, at: Millis, claimed: Millis | None, credit: Millis) -> Millis:
    """How long after the reveal, between the player's claim and the server's clock (R17)."""
    elapsed = at - state.reveal
    if claimed is None:
        effective = elapsed - credit
    else:
        effective = min(max(claimed, elapsed - credit - TRUST), elapsed)
    if effective < FASTEST or (claimed is not None and claimed < FASTEST):
        until = state.reveal + FASTEST + credit
        raise Refused("TOO_EARLY", "MIC-R17", least=FASTEST, until=until)
    return effective


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
