"""The course of a round: what follows by itself from a claim, a silence or a deadline."""

from msgspec.structs import replace

from logomachie.core.game import Lapsed, Refused, Words
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import pieces, race, score
from logomachie.games.wordsmith.rules.claim import Judge, players
from logomachie.games.wordsmith.rules.events import (
    Announced,
    Claimed,
    Ended,
    Finished,
    Happened,
    Passed,
    Rejected,
    ReviewBegan,
    RoundClosed,
    RoundScored,
    SheetPassed,
    Stalled,
    Wrote,
)
from logomachie.games.wordsmith.rules.gate import building, reviewer
from logomachie.games.wordsmith.rules.round import Rounds, Stepped
from logomachie.games.wordsmith.rules.types import (
    ROWS,
    Hearing,
    Held,
    RoundEnd,
    Setup,
    Sheet,
    State,
    Why,
)

SCORE_TIME: Millis = 20_000  # between two rounds
CLAIM_PAUSE: Millis = 2_000  # after a refused claim, where the engine judges (R33)


def with_sheet(state: State, seat: Seat, sheet: Sheet) -> State:
    """The state with one sheet replaced."""
    sheets = tuple(sheet if s == seat else old for s, old in enumerate(state.sheets))
    return replace(state, sheets=sheets)


def with_zone(state: State, seat: Seat, sheet: Sheet, at: Millis) -> State:
    """The state with one sheet replaced whose zone has changed."""
    return replace(with_sheet(state, seat, sheet), changed=at_seat(state.changed, seat, at))


def at_seat(times: tuple[Millis, ...], seat: Seat, at: Millis) -> tuple[Millis, ...]:
    """The times with one seat's replaced."""
    return tuple(at if s == seat else old for s, old in enumerate(times))


class Course:
    """The parts of the rules nobody asks for; each gives the state after it and what happened."""

    def __init__(self, config: Setup, words: Words, judge: Judge, rounds: Rounds) -> None:
        self.config, self.words, self.judge, self.rounds = config, words, judge, rounds

    def settle(self, state: State, at: Millis) -> Stepped:
        """Held claims one by one, each judged completely before the next is looked at (R13)."""
        groups, rng = race.in_order(state.held, state.rng)
        order = race.due(groups, at)
        events: list[Happened | Lapsed] = []
        after = replace(state, rng=rng)
        for claim in order:
            if after.phase not in ("BUILD", "LAST"):  # the table hears one word at a time (R26)
                break
            after = replace(after, held=tuple(c for c in after.held if c != claim))
            after, told = self.settled(after, at, claim)
            if not any(isinstance(event, Rejected) for event in told):
                events += race.told(claim, groups)
            events += told
        return after, tuple(events)

    def settled(self, state: State, at: Millis, claim: Held) -> Stepped:
        """One claim: refused, before the table, or on the sheet."""
        try:
            if claim.fresh:  # of two equal words the second is already claimed, whoever judges
                self.judge.must("ALREADY_CLAIMED", state.sheets, claim.seat, claim.word)
            row = self.judge.check(state, claim.seat, claim.word, claim.row, None)
        except Refused as fault:
            return self.rejected(state, at, claim.seat, claim.word, claim.row, fault)
        if self.config.by_table:
            return self._announced(state, at, claim, row)
        return self.stands(state, at, claim.seat, claim.word, row, last=claim.last)

    def rejected(
        self,
        state: State,
        at: Millis,
        seat: Seat,
        word: str,
        row: int | None,
        fault: Refused,
        *,
        public: bool = False,
    ) -> Stepped:
        """Nothing is lost (WS-F7); where the engine judges, two seconds of pause (R33)."""
        after = state
        if not self.config.by_table:
            after = replace(state, may_claim=at_seat(state.may_claim, seat, at + CLAIM_PAUSE))
        told = Rejected(
            only=None if public else (seat,),
            seat=seat,
            round=state.round,
            word=word,
            row=row,
            code=fault.code,  # type: ignore[arg-type]  # checks raise no other
            clause=fault.clause,
            **{k: v for k, v in fault.about.items() if k != "row"},  # type: ignore[arg-type]
        )
        return after, (told,)

    def _announced(self, state: State, at: Millis, claim: Held, row: int) -> Stepped:
        """The word is spelled before the table, which may object (WS-F3 to WS-F5)."""
        number, until = state.claims + 1, at + self.config.objection_window_ms
        hearing = Hearing(
            claim=number,
            seat=claim.seat,
            word=claim.word,
            row=row,
            since=at,
            until=until,
            last=claim.last,
        )
        told = Announced(
            seat=claim.seat,
            round=state.round,
            claim=number,
            word=claim.word,
            row=row,
            until=until,
            letter=state.letters[row - 1 : row],
        )
        return replace(state, phase="CLAIM", claims=number, hearing=hearing), (told,)

    def stands(
        self, state: State, at: Millis, seat: Seat, word: str, row: int, *, last: bool
    ) -> Stepped:
        """The word is written, what it does not use is discarded (WS-G1 to WS-G3)."""
        if self.config.mode == "practice":
            return self._found(state, at, seat, word)
        sheet, cost = state.sheets[seat], self.judge.cost(word)
        unused, open_circles = pieces.minus(sheet.zone, cost), sheet.circles - sum(sheet.taken)
        written = replace(
            sheet,
            zone=cost,  # WS-E10
            rows=tuple(word if n == row else old for n, old in enumerate(sheet.rows, 1)),
            order=(*sheet.order, row),
            ticked=sheet.ticked + sum(unused) + open_circles,
            circles=0,
            taken=pieces.NONE,
            stuck=False,
            done=sheet.done or self.config.mode == "motamot",
        )
        box = pieces.plus(state.box, unused)
        after = with_zone(state, seat, written, at)
        after = replace(after, box=box, sought=at_seat(state.sought, seat, at))
        told = Claimed(
            only=(seat,) if self.config.secret else None,
            seat=seat,
            round=state.round,
            word=word,
            row=row,
            letter=state.letters[row - 1 : row],
            unused=unused,
            circles=open_circles,
            ticked=written.ticked,
            zone=cost,
        )
        ended, events = self._after_word(after, at, seat, last=last)
        return ended, (told, *self._wrote(told), *events)

    def _wrote(self, told: Claimed) -> tuple[Happened, ...]:
        """Secret: the others see that a row is filled, and what goes back to the box (WS-S1)."""
        if not self.config.secret:
            return ()
        return (
            Wrote(
                seat=told.seat,
                round=told.round,
                row=told.row,
                unused=told.unused,
                ticked=told.ticked,
                zone=told.zone,
            ),
        )

    def _found(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        """Practice: one word more from the same eight pieces (WS-B5)."""
        sheet = state.sheets[seat]
        row = len(sheet.rows) + 1
        found = replace(sheet, rows=(*sheet.rows, word), order=(*sheet.order, row))
        told = Claimed(seat=seat, round=state.round, word=word, row=row, zone=sheet.zone)
        after = replace(with_sheet(state, seat, found), sought=at_seat(state.sought, seat, at))
        return after, (told,)

    def _after_word(self, state: State, at: Millis, seat: Seat, *, last: bool) -> Stepped:
        """A line may be complete, a sheet full, a last word used."""
        if self.config.mode == "motamot":
            return self.line_on(state, at, seat)
        full = state.sheets[seat].free is None
        if self.config.in_turn:
            return self.turn_over(state, at, seat) if full else (state, ())
        if full and state.finisher is None:
            return self._finished(state, at, seat)
        if state.finisher is not None and (last or full):
            done = replace(state.sheets[seat], done=True)
            return self.last_on(with_sheet(state, seat, done), at)
        return state, ()

    def _finished(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """« Terminé ! »: from now on one last word each, without dice (WS-H1 to WS-H3)."""
        until = at + self.config.last_call_ms if self.config.last_call_ms else None
        sheets = tuple(
            replace(sheet, done=sheet.free is None or s in state.gone)
            for s, sheet in enumerate(state.sheets)
        )
        after = replace(state, phase="LAST", sheets=sheets, finisher=seat, until=until)
        told = Finished(seat=seat, round=state.round, until=until)
        ended, events = self.last_on(after, at)
        return ended, (told, *events)

    def last_on(self, state: State, at: Millis) -> Stepped:
        """The round is over when everybody has used or given up his last word."""
        if any(not state.sheets[seat].done for seat in players(state)):
            return state, ()
        return self.close(state, at, "FINISHED")

    def line_on(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """Mot à mot: the next player, the next line or the end (WS-M3, WS-M14, WS-M15)."""
        if self.config.in_turn and (other := self.rounds.after_turn(state, seat)) is not None:
            return self.rounds.curtain(state, at, other)
        if any(not state.sheets[s].done for s in players(state)):
            return state, ()
        if state.line == ROWS:
            return self.close(state, at, "LINES")
        return self.rounds.line(state, at)

    def turn_over(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """One after the other: the next player's part, or the check of all sheets."""
        after = with_sheet(state, seat, replace(state.sheets[seat], done=True, wild=False))
        other = self.rounds.after_turn(state, seat)
        if other is not None:
            return self.rounds.curtain(after, at, other)
        return self.close(after, at, "TURNS")

    def stuck_on(self, state: State, at: Millis) -> Stepped:
        """All declared: the round ends without « Terminé ! » (WS-H5, R15)."""
        if not all(state.sheets[seat].stuck for seat in players(state)):
            return state, ()
        return self.close(state, at, "STUCK")

    def passed(self, state: State, at: Millis, seat: Seat, *, by_clock: bool = False) -> Stepped:
        """The last word, the line (R20) or one's part is given up; circles lapse."""
        told = Passed(seat=seat, round=state.round, line=state.line, by_clock=by_clock)
        if self.config.in_turn and self.config.mode == "base":
            after, events = self.turn_over(state, at, seat)
            return after, (told, *events)
        sheet = replace(state.sheets[seat], done=True, circles=0, taken=pieces.NONE)
        after = with_sheet(state, seat, sheet)
        on = self.last_on(after, at) if after.phase == "LAST" else self.line_on(after, at, seat)
        return on[0], (told, *on[1])

    def time_over(self, state: State, at: Millis) -> Stepped:
        """The deadline of the phase: for the line, the last word, a part or the round."""
        if self.config.mode == "practice" or (
            self.config.mode == "base" and state.phase == "BUILD" and not self.config.in_turn
        ):
            return self.close(state, at, "TIME")
        after, lapses = state, self.config.mode == "motamot"
        events: list[Happened | Lapsed] = []
        for seat in building(self.config, state):
            after, told = self.passed(after, at, seat, by_clock=True)
            events += [Lapsed(seat=seat), *told] if lapses else [*told]
        return after, tuple(events)

    def silent(self, state: State, at: Millis, seats: tuple[Seat, ...]) -> Stepped:
        """Nothing came from these seats: stuck, or passed; from nobody, and it is over (R32)."""
        counts = tuple(n + (s in seats) for s, n in enumerate(state.silences))
        heard = tuple(at if s in seats else old for s, old in enumerate(state.heard))
        after = replace(state, silences=counts, heard=heard)
        events: list[Happened | Lapsed] = [Lapsed(seat=seat) for seat in seats]
        if all(counts[seat] for seat in players(state)):
            ended, told = self.close(after, at, "SILENCE")
            return ended, (*events, *told)
        for seat in seats:
            if after.phase == state.phase and seat in building(self.config, after):
                after, told = self._lapsed(after, at, seat)
                events += told
        return after, tuple(events)

    def _lapsed(self, state: State, at: Millis, seat: Seat) -> Stepped:
        if state.phase == "LAST" or self.config.mode == "motamot" or self.config.in_turn:
            return self.passed(state, at, seat, by_clock=True)
        stuck = with_sheet(state, seat, replace(state.sheets[seat], stuck=True))
        ended, events = self.stuck_on(stuck, at)
        return ended, (Stalled(seat=seat, round=state.round, by_clock=True), *events)

    def close(self, state: State, at: Millis, end: RoundEnd) -> Stepped:
        """Building is over: secret sheets are passed to the left, others are scored at once."""
        closed = RoundClosed(round=state.round, end=end)
        done = replace(state, end=end, held=(), active=None, hearing=None, ballot=None, opens=at)
        if not self.config.secret:
            after, events = self.score(done, at)
            return after, (closed, *events)
        verdicts = tuple(score.verdicts(self.judge, done, seat) for seat in range(len(done.sheets)))
        done = replace(done, verdicts=verdicts)
        if len(players(done)) == 1 or end == "SILENCE":  # nobody to check
            after, events = self.score(done, at)
            return after, (closed, *events)
        until = at + self.config.review_ms
        passed = tuple(
            SheetPassed(
                only=tuple(sorted((of, reviewer(done, of)))),
                of=of,
                to=reviewer(done, of),
                round=done.round,
                verdicts=verdicts[of],
                until=until,
            )
            for of in players(done)
        )
        began = ReviewBegan(round=done.round, until=until)
        return replace(done, phase="REVIEW", until=until), (closed, began, *passed)

    def score(self, state: State, at: Millis) -> Stepped:
        """Points of the round; after the last one the game is over (WS-I1 to WS-I8)."""
        scores = score.scores(self.config, state.sheets, state.verdicts)
        totals, end = score.totals(state, scores), state.end
        assert end is not None
        after = replace(state, history=(*state.history, scores), sealed=False)
        practice = self.config.mode == "practice"
        over = end == "SILENCE" or practice or state.round >= self.config.rounds
        until = None if over else at + SCORE_TIME
        told = RoundScored(
            round=state.round,
            end=end,
            scores=scores,
            totals=totals,
            verdicts=state.verdicts,
            until=until,
        )
        if not over:
            return replace(after, phase="SCORE", until=until), (told,)
        why: Why = "SILENCE" if end == "SILENCE" else "TIME" if practice else "ROUNDS"
        winners = score.winners(totals, players(state))
        ended = Ended(winners=winners, totals=totals, why=why)
        return replace(after, phase="OVER", until=None, why=why), (told, ended)
