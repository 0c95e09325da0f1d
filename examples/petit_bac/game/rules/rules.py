"""The rules of Petit Bac, edition 1. Article numbers are those of RULES.md."""

from logomachie.games.petit_bac.rules import text
from logomachie.games.petit_bac.rules.events import Counted, Drawn, Failed, Happened, Wrote
from logomachie.games.petit_bac.rules.types import Asked, Setup, State, TableView
from msgspec.structs import replace

from logomachie.core.game import Lapsed, Outcome, Refused, Words
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat

LETTERS = "EAISTNRLODMPCGBF"  # BAC-1, the commonest in French first
SHORTEST, LONGEST = 3, 25

Stepped = tuple[State, tuple[Happened | Lapsed, ...]]


class Rules:
    """Petit Bac opened at one setup."""

    def __init__(self, config: Setup, words: Words) -> None:
        self.config, self.words = config, words

    def start(self, rng: Rng, at: Millis) -> State:
        begun = self._round(State(rng=rng, points=(0,) * self.config.seats), at)
        if self.config.position:  # HOUSE-07
            return text.placed(text.read(self.config.position), begun)
        return self._drawn(begun)

    def step(
        self, state: State, at: Millis, seat: Seat, move: Asked, credit: Millis = 0
    ) -> Stepped:
        del credit  # nobody is first
        if move.round != state.round:
            raise Refused("ROUND_OVER", "BAC-2", round=state.round)
        if state.papers[seat] is not None:
            raise Refused("ALREADY_WRITTEN", "BAC-2")
        word = plain(move.word[:100])
        if not (SHORTEST <= len(word) <= LONGEST and word.isascii() and word.isalpha()):
            raise Refused("NOT_A_WORD", "BAC-2", least=SHORTEST)
        if word[0] != state.letter:
            raise Refused("OTHER_LETTER", "BAC-2", letter=state.letter)
        papers = (*state.papers[:seat], word, *state.papers[seat + 1 :])
        return self._goes_on(replace(state, papers=papers), at, (Wrote(seat=seat),))

    def tick(self, state: State, at: Millis) -> Stepped:
        late = tuple(Lapsed(seat=seat) for seat in self.waiting(state))
        return self._opened(state, at, late)

    def resign(self, state: State, at: Millis, seat: Seat) -> Stepped:
        return self._goes_on(replace(state, gone=(*state.gone, seat)), at, ())

    def wake(self, state: State) -> Millis | None:
        return None if self._is_over(state) else state.until

    def waiting(self, state: State) -> tuple[Seat, ...]:
        if self._is_over(state):
            return ()
        writing = enumerate(state.papers)
        return tuple(seat for seat, word in writing if word is None and seat not in state.gone)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return TableView(
            seat=seat,
            can=("Write",) if seat in self.waiting(state) else (),
            wake=self.wake(state),
            round=state.round,
            rounds=self.config.rounds,
            letter=state.letter,
            points=state.points,
            written=tuple(s for s, word in enumerate(state.papers) if word is not None),
            mine=None if seat is None else state.papers[seat],
        )

    def scores(self, state: State) -> tuple[int, ...]:
        return state.points

    def outcome(self, state: State) -> Outcome | None:
        if not self._is_over(state):
            return None
        best = max(state.points)  # BAC-6
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(state.points, winners, "ROUNDS", "BAC-6")

    def _is_over(self, state: State) -> bool:
        return state.round > self.config.rounds

    def _goes_on(self, state: State, at: Millis, told: tuple[Wrote, ...]) -> Stepped:
        """BAC-3: the round ends when everybody has written."""
        return (state, told) if self.waiting(state) else self._opened(state, at, told)

    def _opened(self, state: State, at: Millis, told: tuple[Wrote | Lapsed, ...]) -> Stepped:
        """Read the papers, count, and draw the next letter."""
        read: list[Counted | Failed] = []
        points = list(state.points)
        for seat, word in enumerate(state.papers):
            if word is None:
                continue
            if word not in self.words:  # BAC-4
                read.append(Failed(seat=seat, word=word))
                continue
            worth = len(word) if state.papers.count(word) == 1 else 1  # BAC-5
            points[seat] += worth
            read.append(Counted(seat=seat, word=word, points=worth))
        after = self._drawn(self._round(replace(state, points=tuple(points)), at))
        if self._is_over(after):
            return after, (*told, *read)
        next_round = Drawn(round=after.round, letter=after.letter, until=after.until)
        return after, (*told, *read, next_round)

    def _round(self, state: State, at: Millis) -> State:
        """The next round: empty papers, and time to write."""
        until, papers = at + 1000 * self.config.seconds, (None,) * self.config.seats
        return replace(state, round=state.round + 1, until=until, papers=papers)

    def _drawn(self, state: State) -> State:
        """BAC-1: a letter by chance."""
        drawn, rng = state.rng.below(len(LETTERS))
        return replace(state, rng=rng, letter=LETTERS[drawn])
