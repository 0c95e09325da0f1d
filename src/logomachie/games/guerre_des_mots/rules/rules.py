"""The rules of La Guerre des Mots, edition 1. Article numbers are those of RULES.md."""

from msgspec.structs import replace

from logomachie.core.game import Lapsed, Outcome, Refused, Words
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.guerre_des_mots.rules import look, position
from logomachie.games.guerre_des_mots.rules.blocked import is_blocked
from logomachie.games.guerre_des_mots.rules.chain import fingerprint
from logomachie.games.guerre_des_mots.rules.coup import Verdict, legal
from logomachie.games.guerre_des_mots.rules.course import Course, Stepped
from logomachie.games.guerre_des_mots.rules.deal import dealt
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import (
    Drew,
    Erred,
    Happened,
    Lifted,
    NotBlocked,
    Passed,
    Received,
    RecoveryAnswered,
    RecoveryAsked,
    TimedOut,
    TurnedBack,
)
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.outcome import coup_told, given, recovery_told
from logomachie.games.guerre_des_mots.rules.recovery import recovered
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_of
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    Answer,
    Asked,
    Chain,
    Draw,
    Lay,
    Lift,
    Pass,
    Recover,
    Request,
    Setup,
    State,
    TableView,
    TurnBack,
)

CONSENT_TIME: Millis = 20_000
DRAWN = 2  # STK-05
CLAUSES = {
    "CROSS": "GDM-WIN-01",
    "SIDE": "GDM-WIN-03",
    "IDLE": "GDM-Q-54",
    "REPEATED": "GDM-Q-54",
    "ROUNDS": "GDM-Q-54",
}


class Rules:
    """La Guerre des Mots opened at one setup."""

    def __init__(self, config: Setup, words: Words) -> None:
        self.config = config
        self.options = options(config)
        self.dictionary = Dictionary(words, accents=self.options.accents)
        self.course = Course(config)

    @property
    def hinted(self) -> frozenset[str]:
        return frozenset({"Lay"})

    @property
    def races(self) -> bool:
        return False

    def start(self, rng: Rng, at: Millis) -> State:
        until = self.course.turn_until(at)
        if self.config.position:  # HOUSE-07
            read = position.read(self.config.position)
            return self.course.begun(position.placed(read, self.config, rng, until))
        return self.course.begun(dealt(self.config, rng, until))

    def step(
        self,
        state: State,
        at: Millis,
        seat: Seat,
        move: Asked,
        credit: Millis = 0,  # noqa: ARG002  # no race here is settled by time
    ) -> Stepped:
        self._must_play(state, seat, move)
        match move:
            case Lay():
                return self._lay(state, at, move)
            case Recover():
                return self._recover(state, at, move)
            case Lift(chain=chain, end=end):
                return self._lift(state, chain, end)
            case TurnBack(cell=cell):
                return self._turn_back(state, cell)
            case Draw():
                return self._draw(state, at)
            case Pass():
                after, events = self.course.next_turn(state, at)
                return after, (Passed(seat=seat, turn=state.turn), *events)
            case Answer(agrees=agrees):
                return self._answer(state, at, agrees=agrees)

    def tick(self, state: State, at: Millis) -> Stepped:
        if state.request is not None:  # silence refuses
            return self._answer(state, at, agrees=False)
        late = (Lapsed(seat=state.active),) if state.coup == 1 else ()
        after, events = self.course.next_turn(state, at)
        timed_out = TimedOut(seat=state.active, turn=state.turn)
        return after, (*late, timed_out, *events)

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        """HOUSE-05: what he has laid stays and can be used by all."""
        left = replace(state, gone=tuple(sorted((*state.gone, seat))))
        if self.config.seats - len(left.gone) < 2:  # the house ends the game
            return left, ()
        if seat == left.active:
            return self.course.next_turn(left, at)
        if left.request is not None and seat == left.request.of:
            return self._answer(left, at, agrees=False)
        return left, ()

    def wake(self, state: State) -> Millis | None:
        return look.wake(state)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "OVER":
            return ()
        return (state.active,) if state.request is None else (state.request.of,)

    def looks(self, state: State) -> Seat | None:
        return next(iter(self.waiting(state)), None)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return look.look(self.config, self.options, state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """No points are counted: one for the winner, none before."""
        return tuple(int(seat == state.winner) for seat in range(self.config.seats))

    def outcome(self, state: State) -> Outcome | None:
        if state.why is None:
            return None
        winners = () if state.winner is None else (state.winner,)
        return Outcome(self.scores(state), winners, state.why, CLAUSES[state.why])

    def _must_play(self, state: State, seat: Seat, move: Asked) -> None:
        if move.turn != state.turn:
            raise Refused("TURN_OVER", "GDM-DEF-07", turn=state.turn)
        if isinstance(move, Answer):
            if state.request is None or seat != state.request.of:
                raise Refused("NO_QUESTION", "GDM-Q-47")
            return
        if seat != state.active or state.request is not None:
            raise Refused("NOT_YOUR_TURN", "GDM-ORD-04", active=state.active)
        if move.coup != state.coup:
            raise Refused("COUP_OVER", "GDM-DEF-07", coup=state.coup)

    def _table(self, state: State, seat: Seat) -> Table:
        return table_of(state, self.config, self.options, seat)

    def _lay(self, state: State, at: Millis, move: Lay) -> Stepped:
        try:
            verdict = legal(move, self._table(state, state.active), self.dictionary)
        except Fault as fault:
            return self._erred(state, at, fault)
        turned, right = coup_told(state, verdict)
        if not right:  # WSH-04: whoever the referee is, a wrong accent loses the turn
            wrong = Fault("WRONG_ACCENT", "GDM-WSH-04", cells=(turned[-1].cell,))
            after, events = self._lost(state, at, wrong)
            return after, (*turned, *events)
        return self._laid(state, at, verdict, turned)

    def _laid(
        self, state: State, at: Millis, verdict: Verdict, turned: tuple[Happened, ...]
    ) -> Stepped:
        seat = state.active
        arsenals = list(state.arsenals)
        arsenals[seat] = verdict.arsenal
        for cross in verdict.crosses:
            arsenals[cross.to] = tuple(sorted((*arsenals[cross.to], CROSS)))
        after = replace(
            state,
            chains=tuple(verdict.chains[i] for i in sorted(verdict.chains)),
            arsenals=tuple(arsenals),
            opened=tuple(sorted({*state.opened, seat})) if not verdict.lay.chain else state.opened,
            next_chain=state.next_chain + (not verdict.lay.chain),
            credits=verdict.credits,
            laid=True,
        )
        told = (*turned, *given(state, verdict))
        if verdict.win is not None:
            after, events = self.course.won(after, seat, verdict.win)
        else:
            after, events = self.course.after_coup(after, at, verdict.mark)
        return after, (*told, *events)

    def _recover(self, state: State, at: Millis, move: Recover) -> Stepped:
        table = self._table(state, state.active)
        self._may_recover(state, table, move.chain)
        try:
            found = recovered(table, move.chain, move.end, move.count, self.dictionary)
        except Fault as fault:
            return self._erred(state, at, fault)
        owner = found.chain.seat
        if owner == state.active:
            return self._took_back(state, at, move.chain, move.end, move.count)
        until = at + CONSENT_TIME
        ask = Request(state.active, owner, move.chain, move.end, move.count, until, at)
        told = RecoveryAsked(
            seat=state.active,
            turn=state.turn,
            of=owner,
            chain=move.chain,
            end=move.end,
            letters=found.letters,
            until=until,
        )
        return replace(state, request=ask, phase="CONSENT"), (told,)

    def _may_recover(self, state: State, table: Table, chain_id: int) -> None:
        """Refuse what needs no dictionary first, so that no refusal tells of a word (LEX-02)."""
        chain = table.chains.get(chain_id)
        if chain is None or chain.seat == state.active:
            return
        if state.phase == "FIRST":  # not offered, so no error that costs the turn
            raise Refused("FIRST_WORD", "GDM-ORD-02")
        if not self.options.friendly or chain.seat in state.gone:
            raise Refused("NOT_YOUR_CHAIN", "GDM-REC-01", of=chain.seat)
        if state.turned_down:
            raise Refused("TURNED_DOWN", "GDM-Q-47", of=chain.seat)
        if table.is_frozen:
            raise Refused("FROZEN", "GDM-BLC-06", of=state.active)

    def _took_back(self, state: State, at: Millis, chain: int, end: int, count: int) -> Stepped:
        table = self._table(state, state.active)
        found = recovered(table, chain, end, count, self.dictionary)
        owner = found.chain.seat
        arsenals = list(state.arsenals)
        arsenals[owner] = tuple(sorted((*arsenals[owner], *found.tokens)))
        after = replace(
            state,
            chains=tuple(found.chain if c.id == chain else c for c in state.chains),
            arsenals=tuple(arsenals),
            credits=state.credits - 1,
        )
        told = recovery_told(state, found, end)
        after, events = self.course.after_coup(after, at, found.mark)
        return after, (*told, *events)

    def _answer(self, state: State, at: Millis, *, agrees: bool) -> Stepped:
        ask = state.request
        assert ask is not None
        told = RecoveryAnswered(seat=ask.of, turn=state.turn, agreed=agrees)
        resumed = replace(state, request=None, phase="TURN", until=state.until + at - ask.since)
        if not agrees:
            return replace(resumed, turned_down=True), (told,)
        after, events = self._took_back(resumed, at, ask.chain, ask.end, ask.count)
        return after, (told, *events)

    def _lift(self, state: State, chain_id: int, end: int) -> Stepped:
        table = self._table(state, state.active)
        chain = next((c for c in table.own() if c.id == chain_id), None)
        if chain is None or end not in (0, 1) or not look.liftable(table, chain, end):
            raise Refused("NO_CROSS_TO_LIFT", "GDM-BLW-07", chain=chain_id)
        cross = chain.path[0] if end == 0 else chain.path[-1]
        path = chain.path[1:] if end == 0 else chain.path[:-1]
        arsenals = list(state.arsenals)
        arsenals[state.active] = tuple(sorted((*arsenals[state.active], CROSS)))
        after = self._freely(replace(state, arsenals=tuple(arsenals)), replace(chain, path=path))
        told = Lifted(seat=state.active, turn=state.turn, chain=chain_id, cell=cross.cell)
        return after, (told,)

    def _turn_back(self, state: State, cell: tuple[int, int]) -> Stepped:
        table = self._table(state, state.active)
        chain = next((c for c in table.own() if look.hideable(table, c, cell)), None)
        if chain is None:
            raise Refused("NO_SYMBOL_TO_HIDE", "GDM-BLC-07", cells=(cell,))
        after = self._freely(state, look.hidden(chain, cell))
        told = TurnedBack(seat=state.active, turn=state.turn, chain=chain.id, cell=cell)
        return after, (told,)

    def _freely(self, state: State, chain: Chain) -> State:
        """A change that costs no coup: the board stands as it is now, for the first time."""
        laid = tuple(chain if c.id == chain.id else c for c in state.chains)
        seen = (*state.seen, fingerprint(laid))
        return replace(state, chains=laid, seen=seen, denied=False)

    def _draw(self, state: State, at: Millis) -> Stepped:
        seat = state.active
        if not state.reserve:
            raise Refused("RESERVE_EMPTY", "GDM-Q-02")
        if state.coup > 1:
            raise Refused("INSTEAD_OF_THE_TURN", "GDM-Q-53")
        if state.denied:
            raise Refused("NOT_BLOCKED", "GDM-Q-53")
        table = self._table(state, seat)
        if not self.config.draw_at_will and not is_blocked(table, self.dictionary):
            return replace(state, denied=True), (NotBlocked(seat=seat, turn=state.turn),)
        drawn, reserve = state.reserve[:DRAWN], state.reserve[DRAWN:]
        arsenals = list(state.arsenals)
        arsenals[seat] = tuple(sorted((*arsenals[seat], *drawn)))
        after = replace(state, arsenals=tuple(arsenals), reserve=reserve)
        after, events = self.course.next_turn(after, at)
        told = (
            Drew(seat=seat, turn=state.turn, count=len(drawn)),
            Received(only=(seat,), seat=seat, tokens=drawn),
        )
        return after, (*told, *events)

    def _erred(self, state: State, at: Millis, fault: Fault) -> Stepped:
        """A fault the player could have known: refused by a kind referee (ERR-01)."""
        if self.config.referee == "kind":
            raise fault
        return self._lost(state, at, fault)

    def _lost(self, state: State, at: Millis, fault: Fault) -> Stepped:
        """The coup is undone, earlier ones stand, the turn is over (Q-55)."""
        told = Erred(
            seat=state.active,
            turn=state.turn,
            coup=state.coup,
            code=fault.code,
            clause=fault.clause,
            word=fault.word,
            cells=fault.cells,
            of=fault.of,
        )
        after, events = self.course.next_turn(state, at)
        return after, (told, *events)
