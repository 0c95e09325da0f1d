"""The log: the one door into the rules, and the way back from lines to a state."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

from logomachie.core.game import Entry, Event, Game, Move, Refused, View
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value, encoded

S = TypeVar("S", bound=Value)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Diverged(Exception):
    """The rules lead elsewhere than the log: the first line that differs, and how."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"line {seq}: {what} differs")
        self.seq, self.what = seq, what


def digest(state: Value) -> str:
    """A fingerprint of a state: equal states, equal digests."""
    return blake2b(encoded(state), digest_size=12).hexdigest()


def advance(
    game: Game[S, M, E, V],
    state: S,
    seq: int,
    at: Millis,
    seat: Seat | None = None,
    move: M | None = None,
    *,
    nonce: str | None = None,
    credit: Millis = 0,
) -> tuple[S, Entry[M, E]]:
    """Refuse the late, the early and the over; then step or tick, and write line `seq`."""
    if game.outcome(state) is not None:
        raise Refused("GAME_OVER", "HOUSE-08")
    if (seat is None) != (move is None):
        raise Refused("NO_SUCH_SEAT", "HOUSE-02")
    wake = game.wake(state)
    if move is None or seat is None:
        if wake is None or at < wake:
            raise Refused("TOO_EARLY", "HOUSE-03")
        after, events = game.tick(state, at)
    else:
        if wake is not None and at >= wake:
            raise Refused("TOO_LATE", "HOUSE-03")
        if not 0 <= seat < game.config.seats:
            raise Refused("NO_SUCH_SEAT", "HOUSE-02")
        after, events = game.step(state, at, seat, move, credit)
    entry: Entry[M, E] = Entry(
        seq=seq,
        at=at,
        seat=seat,
        move=move,
        nonce=nonce,
        credit=credit,
        events=events,
        digest=digest(after),
    )
    return after, entry


def follow(game: Game[S, M, E, V], state: S, seq: int, last: Millis, line: Entry[M, E]) -> S:
    """Where line `seq` leads from a state; raises Diverged if these rules lead elsewhere."""
    if line.seq != seq:
        raise Diverged(seq, "number")
    if line.at < last:
        raise Diverged(seq, "time")
    try:
        state, told = advance(
            game,
            state,
            seq,
            line.at,
            line.seat,
            line.move,
            nonce=line.nonce,
            credit=line.credit,
        )
    except Refused as refusal:
        raise Diverged(seq, f"acceptance ({refusal.code})") from refusal
    if told.events != line.events:
        raise Diverged(seq, "what happened")
    if told.digest != line.digest:
        raise Diverged(seq, "fingerprint")
    return state


def replay(game: Game[S, M, E, V], rng: Rng, at: Millis, log: Iterable[Entry[M, E]]) -> S:
    """Fold the log from the start; raises Diverged at the first line that differs."""
    state, last = game.start(rng, at), at
    for seq, line in enumerate(log, 1):
        state, last = follow(game, state, seq, last, line), line.at
    return state
