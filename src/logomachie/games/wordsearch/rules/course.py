"""The course of a turn: what follows by itself from a word, a stop, a verdict or a silence."""

from typing import TypeAlias

from msgspec.structs import replace

from logomachie.core.game import Lapsed, without
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.events import (
    Ended,
    Happened,
    Judged,
    Scored,
    Stopped,
    TurnBegan,
)
from logomachie.games.wordsearch.rules.types import Announcement, Oracle, Setup, Slid, State, Why

Told: TypeAlias = tuple[Happened | Lapsed, ...]
Stepped: TypeAlias = tuple[State, Told]


class Course:
    """The parts of the rules nobody asks for; each gives the state after it and what happened."""

    def __init__(self, config: Setup, oracle: Oracle) -> None:
        self.config, self.oracle = config, oracle

    @property
    def is_judged(self) -> bool:
        """Whether the dictionary judges at once: so agreed (R09), or nobody else could object."""
        return self.config.validation == "auto" or self.config.seats == 1

    def turn_until(self, at: Millis) -> Millis:
        """The deadline of a turn that begins now; without a turn time the house's (HOUSE-03)."""
        if self.config.turn_seconds:
            return at + 1000 * self.config.turn_seconds
        return at + self.config.absence

    def players(self, state: State) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return without(range(self.config.seats), state.gone)

    def undecided(self, state: State) -> tuple[Seat, ...]:
        """Who may still question the open word (R10)."""
        return without(self.players(state), (state.active, *state.accepted))

    def score(self, state: State, at: Millis, claim: Announcement) -> Stepped:
        """The word counts: its letters leave the board (SRCH-D1, SRCH-E1)."""
        board, seat = state.board, state.active
        for cell in boards.segment(claim.start, claim.direction, len(claim.word)):
            board = boards.put(board, cell, boards.EMPTY)
        after = replace(
            state,
            board=board,
            scores=_added(state.scores, seat, claim.points),
            aside=tuple(
                kept + claim.word if s == seat else kept for s, kept in enumerate(state.aside)
            ),
            dry=0,
        )
        told = Scored(
            seat=seat,
            turn=state.turn,
            word=claim.word,
            start=claim.start,
            direction=claim.direction,
            value=claim.value,
            points=claim.points,
        )
        over, events = self.next_turn(after, at)
        return over, (told, *events)

    def judge(self, state: State, at: Millis, seat: Seat, claim: Announcement) -> Stepped:
        """The dictionary is consulted (SRCH-F2): who is wrong pays, the letters decide (R10)."""
        stands = claim.word in self.oracle
        told = Judged(seat=seat, of=state.active, word=claim.word, stands=stands, value=claim.value)
        prize = -claim.value if stands else claim.value  # SRCH-F3, SRCH-F5
        after = replace(state, scores=_added(state.scores, seat, prize))
        if stands:
            over, events = self.score(after, at, claim)
        else:  # SRCH-F4: the letters stay in their new position
            over, events = self.next_turn(replace(after, dry=after.dry + 1), at)
        return over, (told, *events)

    def stop(self, state: State, at: Millis) -> Stepped:
        """The turn ends without a word: one letter moved (SRCH-E4), or misjudged (SRCH-G1)."""
        back: tuple[Slid, ...] = ()
        if self.config.fail_limit and len(state.moved) > 1:  # R15
            back = tuple(reversed(state.moved[self.config.fail_limit :]))
        board = state.board
        for slid in back:
            board = boards.slid(board, slid.target, slid.source)
        how = ("NOTHING", "REPOSITION", "FAILED")[min(len(state.moved), 2)]
        told = Stopped(seat=state.active, turn=state.turn, how=how, back=back)  # type: ignore[arg-type]  # one of the three
        over, events = self.next_turn(replace(state, board=board, dry=state.dry + 1), at)
        return over, (told, *events)

    def next_turn(self, state: State, at: Millis) -> Stepped:
        """The player on the left is next (SRCH-E2), unless the game is over (SRCH-H1)."""
        seats = self.config.seats
        order = ((state.active + n) % seats for n in range(1, seats + 1))
        active = next((seat for seat in order if seat not in state.gone), state.active)
        after = replace(
            state,
            phase="SLIDE",
            turn=state.turn + 1,
            active=active,
            until=self.turn_until(at),
            moved=(),
            refused=False,
            claim=None,
            accepted=(),
        )
        if (why := self.end(after)) is not None:
            over = replace(after, phase="OVER", why=why)
            return over, (Ended(winners=self.winners(over), why=why),)
        return after, (TurnBegan(seat=active, turn=after.turn, dry=after.dry, until=after.until),)

    def end(self, state: State) -> Why | None:
        """Whether the game is over between two turns, and why."""
        least, players = self.config.min_length, len(self.players(state))
        may, must = (rounds * players for rounds in self.config.dry_rounds)
        if not self.oracle.can_spell(boards.letters(state.board), least):  # R11
            return "LETTERS"
        if not boards.is_movable(state.board):  # R08
            return "NO_SLIDE"
        if state.dry >= must:  # R12
            return "STALEMATE"
        if state.dry >= may and not self.oracle.can_form(state.board, least):
            return "STALEMATE"
        return None

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Most points wins (SRCH-H2), and a tie is shared (R17)."""
        players = self.players(state)
        best = max((state.scores[seat] for seat in players), default=0)
        return tuple(seat for seat in players if state.scores[seat] == best)


def _added(scores: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return tuple(score + points if s == seat else score for s, score in enumerate(scores))
