"""What a player does with his own zone: roll, choose, put back, claim, give up for now."""

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import dice, pieces, race
from logomachie.games.wordsmith.rules.claim import Judge, players, spelled
from logomachie.games.wordsmith.rules.course import Course, at_seat, with_sheet, with_zone
from logomachie.games.wordsmith.rules.dice import Box, Throw
from logomachie.games.wordsmith.rules.events import (
    BackInBox,
    Chosen,
    ClaimHeld,
    Resumed,
    Rolled,
    Stalled,
)
from logomachie.games.wordsmith.rules.gate import Gate
from logomachie.games.wordsmith.rules.pieces import Kind
from logomachie.games.wordsmith.rules.round import Stepped
from logomachie.games.wordsmith.rules.types import Claim, Held, Setup, State

ROLL_PAUSE: Millis = 600  # R33


class Zone:
    """The moves of one player's own zone; each is refused first, in the order of the articles."""

    def __init__(
        self, config: Setup, judge: Judge, course: Course, gate: Gate, box: Box, throw: Throw
    ) -> None:
        self.config, self.judge, self.course = config, judge, course
        self.gate, self.box, self.throw = gate, box, throw

    def roll(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self.gate.roll(state, seat)
        _must_be_open(state, at)
        if at < state.may_roll[seat]:
            raise Refused("TOO_SOON", "WS-R33", until=state.may_roll[seat])
        (face,), die = self.throw(state.dice[seat], 1)
        kind: Kind | None = face
        if dice.is_star(face) or not self.box.serves(state.box, face):  # WS-E7, WS-E8
            kind = None
        sheet = replace(state.sheets[seat], wild=kind is None, stuck=False)
        rolled = replace(
            state,
            dice=tuple(die if s == seat else old for s, old in enumerate(state.dice)),
            may_roll=at_seat(state.may_roll, seat, at + ROLL_PAUSE),
        )
        if kind is not None:
            sheet = replace(sheet, zone=pieces.plus(sheet.zone, pieces.one(kind)))
            rolled = replace(rolled, box=pieces.minus(rolled.box, pieces.one(kind)))
        told = Rolled(seat=seat, round=state.round, face=face, kind=kind)
        return with_zone(rolled, seat, sheet, at), (told,)

    def choose(self, state: State, at: Millis, seat: Seat, kind: Kind, line: int) -> Stepped:
        self.gate.choose(state, seat, kind)
        if state.phase == "STARS":
            return self.course.rounds.set_star(state, at, kind, by_clock=False)
        must_be_line(state, line)
        _must_be_open(state, at)
        sheet, circle = state.sheets[seat], self.config.mode == "motamot"
        more = pieces.one(kind)
        sheet = replace(
            sheet,
            zone=pieces.plus(sheet.zone, more),
            wild=False,
            taken=pieces.plus(sheet.taken, more) if circle else sheet.taken,
        )
        after = with_zone(state, seat, sheet, at)
        after = replace(after, box=pieces.minus(state.box, more))
        return after, (Chosen(seat=seat, round=state.round, kind=kind, circle=circle),)

    def put_back(self, state: State, at: Millis, seat: Seat, kind: Kind, line: int) -> Stepped:
        self.gate.put_back(state, seat, kind)
        must_be_line(state, line)
        sheet, less = state.sheets[seat], pieces.one(kind)
        sheet = replace(
            sheet, zone=pieces.minus(sheet.zone, less), taken=pieces.minus(sheet.taken, less)
        )
        after = with_zone(state, seat, sheet, at)
        after = replace(after, box=pieces.plus(state.box, less))
        return after, (BackInBox(seat=seat, round=state.round, kind=kind),)

    def claim(self, state: State, at: Millis, seat: Seat, move: Claim, credit: Millis) -> Stepped:
        self.gate.claim(state, seat)
        must_be_line(state, move.line)
        _must_be_open(state, at)
        if at < state.may_claim[seat]:
            raise Refused("TOO_SOON", "WS-R33", until=state.may_claim[seat])
        word, row = spelled(move.word), move.row
        try:
            self.judge.check(state, seat, word, row, move.laid)
        except Refused as fault:
            return self.course.rejected(state, at, seat, word, row, fault)
        wait = self.config.fairness_ms
        until = at + wait if state.until is None else min(at + wait, state.until)
        held = Held(
            seat=seat,
            word=word,
            row=row,
            at=at,
            effective=race.effective(at, credit),
            until=until,
            last=state.phase == "LAST",
            fresh=not any(word in sheet.rows for sheet in state.sheets),
        )
        if self.config.secret or len(players(state)) == 1 or not wait:  # nobody to race with
            return self.course.settled(state, at, held)
        return self._held(state, held)

    def _held(self, state: State, held: Held) -> Stepped:
        """The claim waits for those made at the same time (R34); a declaration is withdrawn."""
        sheet, seat = state.sheets[held.seat], held.seat
        after = with_sheet(state, seat, replace(sheet, stuck=False))
        after = replace(after, held=(*state.held, held))
        told = ClaimHeld(
            only=(seat,),
            seat=seat,
            round=state.round,
            word=held.word,
            row=held.row,
            until=held.until,
        )
        resumed = (Resumed(seat=seat, round=state.round),) if sheet.stuck else ()
        return after, (told, *resumed)

    def stuck(self, state: State, at: Millis, seat: Seat, stuck: bool) -> Stepped:
        self.gate.stuck(state, seat, wanted=stuck)
        after = with_sheet(state, seat, replace(state.sheets[seat], stuck=stuck))
        if not stuck:
            return after, (Resumed(seat=seat, round=state.round),)
        ended, events = self.course.stuck_on(after, at)
        return ended, (Stalled(seat=seat, round=state.round), *events)


def must_be_line(state: State, line: int) -> None:
    """A move for a line that is over is none for this one."""
    if line != state.line:
        raise Refused("LINE_OVER", "WS-M3", line=state.line)


def _must_be_open(state: State, at: Millis) -> None:
    """The same signal for everybody: the dice lie still (R31)."""
    if at < state.opens:
        raise Refused("TOO_SOON", "WS-R31", until=state.opens)
