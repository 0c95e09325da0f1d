"""The course of a game: turns, rounds, and the ways it ends without a winner (DEF-07, Q-54)."""

from msgspec.structs import replace

from logomachie.core.value import Millis, Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.coup import turn_mark
from logomachie.games.guerre_des_mots.rules.events import Ended, Happened, TurnBegan
from logomachie.games.guerre_des_mots.rules.table import following
from logomachie.games.guerre_des_mots.rules.types import Setup, State, Why
from logomachie.games.guerre_des_mots.rules.victory import Win

Stepped = tuple[State, tuple[Happened, ...]]
IDLE_ROUNDS = 2


class Course:
    """What happens between coups."""

    def __init__(self, config: Setup) -> None:
        self.config = config

    def turn_until(self, at: Millis) -> Millis:
        """The deadline of a turn that begins now."""
        return at + (1000 * self.config.turn_seconds or self.config.absence)

    def begun(self, state: State) -> State:
        """The state with the board at the start of its turn written down."""
        mark = chains.fingerprint(state.chains)
        history = (*state.history, turn_mark(mark, state.active))
        return replace(state, seen=(mark,), history=history)

    def after_coup(self, state: State, at: Millis, mark: str) -> Stepped:
        """A coup is played: the turn goes on while it holds credits (DEF-07, Q-20)."""
        played = replace(state, coup=state.coup + 1, seen=(*state.seen, mark), denied=False)
        if state.credits > 0 and played.coup <= self.config.coups_per_turn:
            if not self.config.turn_seconds:  # the house's time runs anew
                played = replace(played, until=self.turn_until(at))
            return played, ()
        return self.next_turn(played, at)

    def next_turn(self, state: State, at: Millis) -> Stepped:
        """The next player's turn, or the end of a game that leads nowhere."""
        seat = following(state.active, self.config.seats, state.gone)
        after = replace(
            state,
            turn=state.turn + 1,
            active=seat,
            coup=1,
            credits=1,
            denied=False,
            turned_down=False,
            request=None,
            until=self.turn_until(at),
        )
        if self._closes_round(state.active, seat, state.first):
            idle = 0 if state.laid else state.idle + 1
            after = replace(after, round=state.round + 1, idle=idle, laid=False)
        after = self.begun(replace(after, phase="FIRST" if after.round == 1 else "TURN"))
        if (why := self._drawn(after)) is not None:
            over = replace(after, phase="OVER", why=why)
            return over, (Ended(winners=(), why=why, turns=self._counted(state)),)
        told = TurnBegan(seat=seat, turn=after.turn, round=after.round, until=after.until)
        return after, (told,)

    def won(self, state: State, seat: Seat, win: Win) -> Stepped:
        """A player's word lies on the four cells (WIN-01, WIN-03)."""
        turns = self._counted(state)
        told = Ended(winners=(seat,), why=win.why, word=win.word, cells=win.cells, turns=turns)
        return replace(state, phase="OVER", why=win.why, winner=seat), (told,)

    def _closes_round(self, one: Seat, other: Seat, first: Seat) -> bool:
        seats = self.config.seats
        return (other - first) % seats <= (one - first) % seats

    def _counted(self, state: State) -> int:
        """The turns played, where one plays against their number (Q-81)."""
        return state.turn if self.config.seats == 1 else 0

    def _drawn(self, state: State) -> Why | None:
        if self.config.seats == 1:  # who draws or passes alone has turns to lose, no more
            return "ROUNDS" if state.round > self.config.round_limit else None
        if state.idle >= IDLE_ROUNDS:
            return "IDLE"
        if state.round > self.config.round_limit:
            return "ROUNDS"
        # with `refuse` no coup brings it about; passing, which is always allowed, and what nobody
        # chose, an error, the time, a resignation, still may
        return "REPEATED" if state.history.count(state.history[-1]) >= 3 else None
