"""Filling up from the stock: first the emptied square, then the hand (CAD-K5, R05)."""

from msgspec.structs import replace

from logomachie.games.cadenas.rules.cards import HAND, PAIR, ordered
from logomachie.games.cadenas.rules.events import Drew, Happened, Refilled
from logomachie.games.cadenas.rules.plays import with_hand
from logomachie.games.cadenas.rules.types import HIDDEN, Setup, State


def refilled(setup: Setup, state: State) -> tuple[State, tuple[Happened, ...]]:
    """As far as the stock goes; one who has left the game draws nothing."""
    state, cards = _square(setup, state)
    seat = state.active
    wanted = 0 if seat in state.gone else max(0, HAND - len(state.hands[seat]))
    drawn, stock = state.stock[:wanted], state.stock[wanted:]
    after = replace(
        state,
        stock=stock,
        hands=with_hand(state.hands, seat, ordered(state.hands[seat] + drawn)),
    )
    told = Refilled(
        seat=seat,
        turn=state.turn,
        square=state.taken,
        cards=HIDDEN * len(cards) if setup.refill_hidden else cards,
        drawn=len(drawn),
        stock=len(stock),
    )
    if not drawn:
        return after, (told,)
    return after, (told, Drew(seat=seat, turn=state.turn, cards=drawn, only=(seat,)))


def _square(setup: Setup, state: State) -> tuple[State, str]:
    """The emptied square completed to a pair, and the cards it got."""
    square = state.taken
    if square is None:
        return state, ""
    wanted = PAIR - len(state.squares[square])
    cards, stock = state.stock[:wanted], state.stock[wanted:]
    squares, covered = list(state.squares), list(state.covered)
    squares[square] += cards
    covered[square] = len(cards) if setup.refill_hidden else 0  # R18
    return replace(state, stock=stock, squares=tuple(squares), covered=tuple(covered)), cards
