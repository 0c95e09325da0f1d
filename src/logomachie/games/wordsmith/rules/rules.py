"""The rules of Wordsmith, edition 1. Article numbers are those of RULES.md."""

from msgspec.structs import replace

from logomachie.core.game import Lapsed, Outcome, Refused, Words
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules import alphabet, dice, imposed, score, text
from logomachie.games.wordsmith.rules.alphabet import Alphabet
from logomachie.games.wordsmith.rules.claim import Judge, Scope, players
from logomachie.games.wordsmith.rules.course import Course, at_seat, with_sheet
from logomachie.games.wordsmith.rules.dice import Box, Throw
from logomachie.games.wordsmith.rules.events import Confirmed, LookedUp, Ready
from logomachie.games.wordsmith.rules.gate import Gate, building, reviewer
from logomachie.games.wordsmith.rules.hearing import Table
from logomachie.games.wordsmith.rules.look import look
from logomachie.games.wordsmith.rules.pieces import NONE
from logomachie.games.wordsmith.rules.round import Rounds, Stepped
from logomachie.games.wordsmith.rules.types import (
    Accept,
    Asked,
    Choose,
    Claim,
    Confirm,
    Contest,
    Next,
    Object,
    Pass,
    PutBack,
    Roll,
    SetLetters,
    Setup,
    Start,
    State,
    Stuck,
    TableView,
    Vote,
)
from logomachie.games.wordsmith.rules.zone import Zone, must_be_line


class Rules:
    """Wordsmith opened at one setup; alphabet, dice and anagrams are its own unless given."""

    def __init__(
        self,
        config: Setup,
        words: Words,
        guide: Alphabet | None = None,
        throw: Throw = dice.throw,
        anagrams: Scope = "own",
    ) -> None:
        self.config, self.words, self.throw = config, words, throw
        guide = alphabet.alphabet(config.alphabet_version) if guide is None else guide
        self.box = Box(unlimited=config.supply == "unlimited")
        self.judge = Judge(config, words, guide, anagrams)
        self.rounds = Rounds(config, words, self.box, throw)
        self.course = Course(config, words, self.judge, self.rounds)
        self.table = Table(self.judge, self.course)
        self.gate = Gate(config, self.box)
        self.zone = Zone(config, self.judge, self.course, self.gate, self.box, throw)

    @property
    def hinted(self) -> frozenset[str]:
        return frozenset({"Claim"})

    @property
    def races(self) -> bool:
        return not self.config.in_turn

    def start(self, rng: Rng, at: Millis) -> State:
        fresh = self.rounds.fresh(rng, at)
        if self.config.position:  # HOUSE-07
            return text.placed(text.read(self.config.position), self.config, fresh, at)
        return self.rounds.begin(fresh, at)[0]

    def step(
        self, state: State, at: Millis, seat: Seat, move: Asked, credit: Millis = 0
    ) -> Stepped:
        if move.round != state.round:
            raise Refused("ROUND_OVER", "WS-E1", round=state.round)
        state = replace(
            state,
            heard=at_seat(state.heard, seat, at),
            silences=at_seat(state.silences, seat, 0),
        )
        match move:
            case Roll():
                return self.zone.roll(state, at, seat)
            case Choose(kind=kind, line=line):
                return self.zone.choose(state, at, seat, kind, line)
            case PutBack(kind=kind, line=line):
                return self.zone.put_back(state, at, seat, kind, line)
            case Claim():
                return self.zone.claim(state, at, seat, move, credit)
            case Stuck(stuck=stuck):
                return self.zone.stuck(state, at, seat, stuck)
            case Pass(line=line):
                return self._pass(state, at, seat, line)
            case Object() | Accept() | Vote():
                return self._answer(state, at, seat, move)
            case SetLetters() | Start() | Contest() | Confirm() | Next():
                return self._between(state, at, seat, move)

    def _answer(
        self, state: State, at: Millis, seat: Seat, move: Object | Accept | Vote
    ) -> Stepped:
        """What a player says of the word before the table."""
        match move:
            case Object(claim=number, reason=reason):
                self._must_mean(state, seat, number)
                return self.table.object(state, at, seat, reason)
            case Accept(claim=number):
                self._must_mean(state, seat, number)
                return self.table.accept(state, at, seat)
            case Vote(claim=number, same=same):
                self.gate.vote(state, seat)
                self._must_be_heard(state, number)
                return self.table.vote(state, at, seat, same=same)

    def _between(
        self,
        state: State,
        at: Millis,
        seat: Seat,
        move: SetLetters | Start | Contest | Confirm | Next,
    ) -> Stepped:
        """What is asked before and after building."""
        match move:
            case SetLetters(word=word):
                return self._set_letters(state, at, seat, word)
            case Start(line=line):
                return self._start(state, at, seat, line)
            case Contest(of=of, row=row):
                return self._contest(state, seat, of, row)
            case Confirm(of=of):
                return self._confirm(state, at, seat, of)
            case Next():
                return self._next(state, at, seat)

    def tick(self, state: State, at: Millis) -> Stepped:
        match state.phase:
            case "LETTERS":  # nobody writes: the lot decides (R17)
                after, events = self.rounds.draw_letters(state, at)
                return after, (Lapsed(seat=state.roller), *events)
            case "STARS":
                kind = self.rounds.star_colour(state)
                after, events = self.rounds.set_star(state, at, kind, by_clock=True)
                return after, (Lapsed(seat=state.roller), *events)
            case "CURTAIN":
                assert state.active is not None
                after, events = self.course.passed(state, at, state.active, by_clock=True)
                return after, (Lapsed(seat=state.active), *events)
            case "BUILD" | "LAST":
                return self._tick_building(state, at)
            case "CLAIM":  # nobody objected (WS-F6)
                return self.table.stands(state, at)
            case "VOTE":
                return self.table.count(state, at)
            case "REVIEW":  # what the dictionary says stands (WS-S4)
                return self.course.score(state, at)
            case "SCORE":
                return self.rounds.begin(state, at)
            case "OVER":
                return state, ()

    def _tick_building(self, state: State, at: Millis) -> Stepped:
        """A claim's wait is over, or the phase's time, or somebody's silence has lasted long."""
        if any(held.until <= at for held in state.held):
            return self.course.settle(state, at)
        if state.until is not None and state.until <= at:
            return self.course.time_over(state, at)
        late = tuple(seat for seat, due in self._silences(state).items() if due <= at)
        if not late and state.held:  # the house passes absent seats at once (HOUSE-04)
            return self.course.settle(state, at)
        return self.course.silent(state, at, late or building(self.config, state))

    def _silences(self, state: State) -> dict[Seat, Millis]:
        """When each seat will have been silent too long (R32); twice, then it is absent."""
        expected = building(self.config, state)
        return {
            seat: state.heard[seat] + self.config.absence
            for seat in players(state)
            if seat in expected or (state.silences[seat] == 1 and state.sheets[seat].stuck)
        }

    def wake(self, state: State) -> Millis | None:
        match state.phase:
            case "OVER":
                return None
            case "CLAIM":
                assert state.hearing is not None
                return state.hearing.until
            case "VOTE":
                assert state.ballot is not None
                return state.ballot.until
            case "BUILD" | "LAST":
                times = [held.until for held in state.held]
                times += [] if state.until is None else [state.until]
                return min([*times, *self._silences(state).values()])
        return state.until

    def waiting(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "LETTERS" | "STARS":
                return (state.roller,)
            case "CURTAIN":
                assert state.active is not None
                return (state.active,)
            case "BUILD" | "LAST":
                return building(self.config, state)
            case "CLAIM":
                return self.table.undecided(state)
            case "VOTE":
                assert state.ballot is not None
                return state.ballot.waiting
            case "REVIEW":
                open_ = (of for of in players(state) if of not in state.confirmed)
                return tuple(sorted({reviewer(state, of) for of in open_}))
            case "SCORE":
                return tuple(seat for seat in players(state) if seat not in state.ready)
            case "OVER":
                return ()

    def presses(self, state: State) -> bool:  # noqa: ARG002  # it is so in all its phases
        """The practice game is two minutes long, at a calm table too (WS-B5)."""
        return self.config.mode == "practice"

    def settles(self, state: State) -> Millis | None:
        if state.phase not in ("BUILD", "LAST"):
            return None
        return min((held.until for held in state.held), default=None)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look(self.config, self.gate, state, seat)

    def veiled(self, view: TableView) -> TableView:
        """Nobody builds in his head while the clock stands (HOUSE-13): no throw, no pieces."""
        sheets = (replace(sheet, zone=NONE, taken=NONE) for sheet in view.sheets)
        return replace(view, faces="", box=None, sheets=tuple(sheets))

    def scores(self, state: State) -> tuple[int, ...]:
        """Rounds that are over, and the running one as it stands."""
        if state.phase in ("SCORE", "OVER"):
            return score.totals(state)
        verdicts = state.verdicts
        if self.config.secret and not verdicts:
            verdicts = tuple(
                score.verdicts(self.judge, state, seat) for seat in range(len(state.sheets))
            )
        return score.totals(state, score.scores(self.config, state.sheets, verdicts))

    def outcome(self, state: State) -> Outcome | None:
        if state.why is None:
            return None
        totals = score.totals(state)
        winners = score.winners(totals, players(state))
        clause = "WS-R32" if state.why == "SILENCE" else "WS-I7"
        return Outcome(totals, winners, state.why, clause)

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """HOUSE-05: his words stay on his sheet; whatever waited for him goes on without him."""
        left = replace(
            state,
            gone=tuple(sorted((*state.gone, seat))),
            held=tuple(held for held in state.held if held.seat != seat),
        )
        if len(players(left)) < 2:  # the house ends the game
            return left, ()
        left = with_sheet(left, seat, replace(left.sheets[seat], done=True))
        if left.hearing is not None and left.hearing.seat == seat:  # nobody's word any more
            left = self.table.resumed(left, at)
        return self._left(left, at, seat, waited=seat in self.waiting(state))

    def _left(self, left: State, at: Millis, seat: Seat, *, waited: bool) -> Stepped:
        """What follows in each phase from somebody's leaving."""
        match left.phase:
            case "LETTERS" | "STARS" | "CURTAIN" if waited:
                return self._go_on_without(left, at, seat)
            case "BUILD" if left.active == seat:
                return self._go_on_without(left, at, seat)
            case "BUILD" if left.active is None and self.config.mode == "motamot":
                return self.course.line_on(left, at, seat)
            case "BUILD" if left.active is None:
                return self.course.stuck_on(left, at)
            case "LAST":
                return self.course.last_on(left, at)
            case "CLAIM" | "VOTE":
                return self.table.without(left, at, seat)
            case "REVIEW":
                return self._reviewed(left, at)
            case "SCORE" if not self.waiting(left):
                return self.rounds.begin(left, at)
        return left, ()

    def _go_on_without(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """What the one who left was to do is done by the lot, or falls away."""
        if state.phase in ("LETTERS", "STARS"):
            roller = reviewer(state, seat)
            return replace(state, roller=roller), ()
        if self.config.mode == "motamot":
            return self.course.line_on(state, at, seat)
        return self.course.turn_over(state, at, seat)

    def _set_letters(self, state: State, at: Millis, seat: Seat, word: str) -> Stepped:
        self.gate.letters(state, seat)
        letters = imposed.spelled(word, state.lettered, self.words)
        return self.rounds.letter(state, at, letters, seat, letters)

    def _start(self, state: State, at: Millis, seat: Seat, line: int) -> Stepped:
        self.gate.start(state, seat)
        must_be_line(state, line)
        return self.rounds.started(state, at, seat)

    def _pass(self, state: State, at: Millis, seat: Seat, line: int) -> Stepped:
        self.gate.pass_(state, seat)
        must_be_line(state, line)
        return self.course.passed(state, at, seat)

    def _contest(self, state: State, seat: Seat, of: Seat, row: int) -> Stepped:
        self.gate.review(state, seat, of)
        found = next((v for v in state.verdicts[of] if v.row == row), None)
        if found is None:
            raise Refused("NO_SUCH_ROW", "WS-S4", row=row)
        return state, (LookedUp(seat=seat, of=of, round=state.round, verdict=found),)

    def _confirm(self, state: State, at: Millis, seat: Seat, of: Seat) -> Stepped:
        self.gate.review(state, seat, of)
        after = replace(state, confirmed=tuple(sorted((*state.confirmed, of))))
        on, events = self._reviewed(after, at)
        return on, (Confirmed(seat=seat, of=of, round=state.round), *events)

    def _reviewed(self, state: State, at: Millis) -> Stepped:
        """All sheets are back: the round is scored (WS-S5)."""
        return (state, ()) if self.waiting(state) else self.course.score(state, at)

    def _next(self, state: State, at: Millis, seat: Seat) -> Stepped:
        self.gate.next_round(state, seat)
        after = replace(state, ready=tuple(sorted((*state.ready, seat))))
        told = Ready(seat=seat, round=state.round)
        if self.waiting(after):
            return after, (told,)
        begun, events = self.rounds.begin(after, at)
        return begun, (told, *events)

    def _must_mean(self, state: State, seat: Seat, number: int) -> None:
        self.gate.hear(state, seat)
        self._must_be_heard(state, number)

    def _must_be_heard(self, state: State, number: int) -> None:
        """An answer to an earlier word is none to this one."""
        assert state.hearing is not None
        if number != state.hearing.claim:
            raise Refused("CLAIM_OVER", "WS-F5", claim=state.hearing.claim)
