"""Cadenas: every legal move of a seat, from its own view, the most promising first.

What is left out is refused, or a word no list has: it falls when it is challenged. Where the table
may be asked for such a word, every spelling of the hand is given, last of all.
"""

from collections.abc import Iterator
from itertools import combinations

from logomachie.core.value import Value
from logomachie.games.cadenas.rules.cards import DECKS
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Kind,
    Lay,
    Lock,
    PutBack,
    Setup,
    TableView,
    Take,
    Transform,
    Vote,
)
from logomachie.games.cadenas.solver.answers import BestTurn, Oracle, Playable, dearest
from logomachie.games.cadenas.solver.proposals import proposals
from logomachie.games.cadenas.solver.search import Choice, Position, choices, position
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.lexicon import Lexicon


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move; what a play brings, or the best whole turn a take leads to."""

    move: Asked
    play: Playable | None = None
    turn: BestTurn | None = None


def ranked(view: TableView, config: Setup, lexicon: Lexicon) -> Iterator[Ranked]:
    """The same, plays and takes with what they bring."""
    if view.seat is not None:
        moves = Moves(view, config, lexicon)
        yield from moves.answers()
        yield from moves.turn()


class Moves:
    """The moves of one view."""

    def __init__(self, view: TableView, config: Setup, lexicon: Lexicon) -> None:
        self.view, self.config, self.can = view, config, frozenset(view.can)
        self.book = lists(lexicon).book
        self.oracle = Oracle(lists(lexicon), config.score)

    def answers(self) -> Iterator[Ranked]:
        """What the others may say: a word no list has is challenged first, one it has accepted."""
        view = self.view
        if "Vote" in self.can and view.question is not None:
            for agrees in (False, True):
                yield Ranked(move=Vote(view.turn, view.question.number, agrees))
        open_ = [play for play in view.plays if not play.upheld]
        doubtful = [play for play in open_ if not self._has(play.kind, play.text)]
        if "Challenge" in self.can:
            yield from (Ranked(move=Challenge(view.turn, play.word)) for play in doubtful)
        if "Accept" in self.can:
            yield Ranked(move=Accept(view.turn))
        if "Challenge" in self.can:
            listed = (play for play in open_ if play not in doubtful)
            yield from (Ranked(move=Challenge(view.turn, play.word)) for play in listed)

    def turn(self) -> Iterator[Ranked]:
        """One's own turn: a pair, words, padlocks, cards back."""
        view = self.view
        if "Take" in self.can:
            yield from self._takes()
        if {"Lay", "Transform"} & self.can:
            yield from self._plays(position(view))
        if "Lock" in self.can:
            yield from (Ranked(move=move) for move in self._locks())
        if "PutBack" in self.can:
            back = {"".join(cards) for cards in combinations(view.hand, view.owed)}
            for cards in sorted(back, key=lambda cards: (self._use(cards), cards)):
                yield Ranked(move=PutBack(view.turn, cards))
        if {"Lay", "Transform"} & self.can and view.votes:
            for choice in proposals(position(view), self._has):
                if f"{choice.kind}:{choice.text}" not in view.voted_down:
                    yield Ranked(move=self._move(choice, vote=True))

    def _takes(self) -> list[Ranked]:
        """Every square by the best whole turn it leads to."""
        found = []
        for square, pair in enumerate(self.view.squares):
            if pair:
                at = position(self.view, square)
                best = self.oracle.best(at, choices(at, self.book), square)
                found.append(Ranked(move=Take(self.view.turn, square), turn=best))
        return sorted(found, key=_promise)

    def _plays(self, at: Position) -> Iterator[Ranked]:
        """The first word of the best whole turn, then all others by what they bring."""
        found = choices(at, self.book)
        first = self.oracle.whole(at, found).plays[:1] if found else ()
        for choice in first:
            yield Ranked(move=self._move(choice), play=self.oracle.playable(at, choice))
        told = [(self.oracle.playable(at, choice), choice) for choice in found]
        for play, choice in sorted(told, key=lambda each: dearest(each[0])):
            if choice not in first:
                yield Ranked(move=self._move(choice), play=play)

    def _move(self, choice: Choice, *, vote: bool = False) -> Lay | Transform:
        if choice.word is None:
            return Lay(self.view.turn, choice.text, choice.kind, vote)
        return Transform(self.view.turn, choice.word, choice.text, choice.kind, vote)

    def _locks(self) -> Iterator[Lock]:
        """A padlock of the reserve on a word of one's own, the longest word first (CAD-U1)."""
        at = position(self.view)
        mine = [w for w in self.view.words if w.owner == at.seat and w.kind == "common"]
        bare = [word for word in mine if word.id not in at.locked]
        for word in sorted(bare, key=lambda word: (-len(word.text), word.id)):
            yield from (Lock(self.view.turn, lock, word.id) for lock in at.reserve)

    def _has(self, kind: Kind, text: str) -> bool:
        """Whether a list has the word, or the table has admitted it."""
        return f"{kind}:{text}" in self.view.agreed or self.book.has(kind, text)

    def _use(self, cards: str) -> int:
        """How useful cards are: what there is most of in the deck goes into most words."""
        return sum(DECKS[self.config.deck][card] for card in cards)


def _promise(take: Ranked) -> int:
    assert take.turn is not None
    return -(take.turn.won + take.turn.taken)
