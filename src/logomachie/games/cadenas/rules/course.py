"""The course of a turn: what follows by itself from a pair taken, cards put back or a silence."""

from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from logomachie.core.game import Lapsed, without
from logomachie.core.value import Millis, Seat
from logomachie.games.cadenas.rules import refill
from logomachie.games.cadenas.rules.cards import PAIR, by_clock, ordered, paid
from logomachie.games.cadenas.rules.events import (
    Drew,
    Ended,
    Happened,
    Owed,
    PutDown,
    StockOut,
    TimedOut,
    Took,
    TurnBegan,
    TurnSkipped,
    WindowOpened,
)
from logomachie.games.cadenas.rules.judge import Judge
from logomachie.games.cadenas.rules.plays import with_hand
from logomachie.games.cadenas.rules.score import scores, winners
from logomachie.games.cadenas.rules.types import HIDDEN, Setup, State, Why

Told: TypeAlias = tuple[Happened | Lapsed, ...]
Stepped: TypeAlias = tuple[State, Told]
_T = TypeVar("_T")
SKIP_AFTER = 2  # time-outs in a row (R13)
LAPS = 2  # without a card played (CAD-K11)


class Course:
    """The parts of the rules nobody asks for; each gives the state after it and what happened."""

    def __init__(self, setup: Setup, judge: Judge) -> None:
        self.setup, self.judge = setup, judge

    def turn_until(self, at: Millis) -> Millis:
        """The deadline of a turn that begins now; without a limit the house's (CAD-S4)."""
        if self.setup.turn_seconds:
            return at + 1000 * self.setup.turn_seconds
        return at + self.setup.absence

    def players(self, state: State) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return without(range(self.setup.seats), state.gone)

    def others(self, state: State) -> tuple[Seat, ...]:
        """The players who watch this turn."""
        return without(self.players(state), (state.active,))

    def undecided(self, state: State) -> tuple[Seat, ...]:
        """Who may still question the words of this turn (R25)."""
        return without(self.others(state), state.accepted)

    def is_open(self, state: State) -> bool:
        """Whether a word of this turn may still be questioned."""
        return not self.judge.is_automatic and any(not play.upheld for play in state.plays)

    def take(self, state: State, square: int) -> Stepped:
        """The cards of the square come into the hand (CAD-F2)."""
        seat, pair, covered = state.active, state.squares[square], state.covered[square]
        seen, unseen = pair[: len(pair) - covered], pair[len(pair) - covered :]
        after = replace(
            state,
            phase="PLAY",
            taken=square,
            pair=pair,
            squares=_with(state.squares, square, ""),
            covered=_with(state.covered, square, 0),
            hands=with_hand(state.hands, seat, ordered(state.hands[seat] + pair)),
        )
        told: Told = (
            Took(seat=seat, turn=state.turn, square=square, cards=seen + HIDDEN * covered),
        )
        if unseen:
            drew = Drew(seat=seat, turn=state.turn, cards=unseen, square=square, only=(seat,))
            told = (*told, drew)
        return after, told

    def owed(self, state: State) -> int:
        """Cards to put back if the turn ended now: one, or two if none was played (CAD-F5, F7)."""
        if state.taken is None:  # R20: no square was emptied
            return 0
        due = (1 if state.plays else PAIR) - state.put
        return max(0, min(due, len(state.hands[state.active])))  # R26: as many as he has

    def put_back(self, state: State, at: Millis, cards: str, *, clock: bool = False) -> Stepped:
        """The cards lie face up on the emptied square; the others may object, then it goes on."""
        seat, taken, squares = state.active, state.taken, state.squares
        if taken is not None:
            squares = _with(squares, taken, squares[taken] + cards)
        after = replace(
            state,
            squares=squares,
            put=state.put + len(cards),
            hands=with_hand(state.hands, seat, paid(state.hands[seat], cards)),
        )
        told = PutDown(seat=seat, turn=state.turn, square=taken, cards=cards, by_clock=clock)
        if state.phase != "PUT_BACK" and self.is_open(after) and self.undecided(after):
            until = at + 1000 * self.setup.challenge_seconds
            opened = replace(after, phase="WINDOW", until=until)
            return opened, (told, WindowOpened(seat=seat, turn=state.turn, until=until))
        closed, events = self.close(after, at)
        return closed, (told, *events)

    def close(self, state: State, at: Millis) -> Stepped:
        """Nobody questions the words any more: a second card if all fell (R25), then the refill."""
        if not self.owed(state):
            return self.refill(state, at)
        if state.active in state.gone:
            return self.clock_puts_back(replace(state, phase="PUT_BACK"), at)
        until = at + 1000 * self.setup.challenge_seconds
        told = Owed(seat=state.active, turn=state.turn, until=until)
        return replace(state, phase="PUT_BACK", until=until), (told,)

    def clock_puts_back(self, state: State, at: Millis) -> Stepped:
        """The compulsory put-back, made by the clock (R13)."""
        cards = by_clock(state.hands[state.active], state.pair, self.owed(state))
        return self.put_back(state, at, cards, clock=True)

    def time_out(self, state: State, at: Millis) -> Stepped:
        """The turn ends at once: what was confirmed stays, the clock puts back (R13)."""
        seat = state.active
        told: Told = (TimedOut(seat=seat, turn=state.turn),)
        if state.taken is None and not state.plays:
            told = (Lapsed(seat=seat), *told)  # he has not stirred
        if state.phase != "PUT_BACK":  # one time-out a turn
            state = self.counted_late(state)
        if state.phase == "TAKE":
            first = next(i for i, cards in enumerate(state.squares) if cards)
            state, took = self.take(state, first)
            told = (*told, *took)
        after, events = self.clock_puts_back(state, at)
        return after, (*told, *events)

    def counted_late(self, state: State) -> State:
        """One more time-out in a row; the second may cost the next turn (R13)."""
        seat, owing = state.active, state.owing
        late = state.late[seat] + 1
        if self.setup.timeout_loses_turn and late >= SKIP_AFTER:
            late, owing = 0, tuple(sorted((*owing, seat)))
        return replace(state, late=_with(state.late, seat, late), owing=owing)

    def refill(self, state: State, at: Millis) -> Stepped:
        """Square and hand are filled up while the stock lasts (CAD-K5), then the turn passes."""
        seat = state.active
        dry = (
            (0,) * self.setup.seats if state.plays else _with(state.dry, seat, state.dry[seat] + 1)
        )
        state = replace(state, dry=dry)
        if not state.stock:
            return self.next_turn(state, at)
        after, told = refill.refilled(self.setup, state)
        if after.stock:
            over, events = self.next_turn(after, at)
        else:
            over, events = self.stock_out(after, at)
        return over, (*told, *events)

    def stock_out(self, state: State, at: Millis) -> Stepped:
        """The last card was drawn: a final turn for everybody, or what was agreed (CAD-K6, R14)."""
        if self.setup.end == "immediate":
            return self.over(state, "STOCK")
        finals = None
        if self.setup.end == "finalRound":
            finals = tuple(s for s in self.from_left(state) if s not in state.gone)
        told = StockOut(seat=state.active, turn=state.turn, finals=finals)
        after, events = self.next_turn(replace(state, finals=finals), at)
        return after, (told, *events)

    def from_left(self, state: State) -> tuple[Seat, ...]:
        """All seats clockwise, the active one last (R23)."""
        seats = self.setup.seats
        return tuple((state.active + n) % seats for n in range(1, seats + 1))

    def dry_end(self, state: State) -> int:
        """Turns without a card each player must have had before the game ends by it."""
        return 1 if self.setup.end == "untilDry" and not state.stock else LAPS

    def end(self, state: State) -> Why | None:
        """Whether the game is over between two turns, and why."""
        if state.finals == ():
            return "FINAL"
        if all(state.dry[seat] >= self.dry_end(state) for seat in self.players(state)):
            return "DRY" if self.dry_end(state) == 1 else "STALEMATE"
        return None

    def next_turn(self, state: State, at: Millis) -> Stepped:
        """The player on the left, or the next who has a final turn, unless the game is over."""
        if (why := self.end(state)) is not None:
            return self.over(state, why)
        order = state.finals or self.from_left(state)
        active = next(seat for seat in order if seat not in state.gone)
        finals = None if state.finals is None else without(state.finals, (active,))
        if active in state.owing:  # R13
            owing = without(state.owing, (active,))
            skipped = replace(state, active=active, finals=finals, owing=owing)
            after, events = self.next_turn(skipped, at)
            return after, (TurnSkipped(seat=active), *events)
        until = self.turn_until(at)
        after = replace(
            state,
            phase="TAKE" if any(state.squares) else "PLAY",  # CAD-K7
            turn=state.turn + 1,
            active=active,
            until=until,
            taken=None,
            pair="",
            plays=(),
            put=0,
            accepted=(),
            finals=finals,
        )
        final = finals is not None
        return after, (TurnBegan(seat=active, turn=after.turn, until=until, final=final),)

    def over(self, state: State, why: Why) -> Stepped:
        """The game ends and is scored (CAD-K8)."""
        told = Ended(
            winners=winners(self.setup, state, self.players(state)),
            scores=scores(self.setup, state),
            why=why,
        )
        return replace(state, phase="OVER", plays=(), accepted=(), why=why), (told,)


def _with(row: tuple[_T, ...], place: int, item: _T) -> tuple[_T, ...]:
    return (*row[:place], item, *row[place + 1 :])
