"""Small Cadenas tables: a few words that grow into each other, any position of them, any hand."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import strategies as st

from logomachie.core.game import Event, Refused
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.games.cadenas.rules.cards import is_insertion
from logomachie.games.cadenas.rules.rules import Rules
from logomachie.games.cadenas.rules.types import (
    Asked,
    Kind,
    Lay,
    Padlock,
    Setup,
    State,
    TableView,
    Transform,
    Word,
)
from logomachie.games.cadenas.solver.search import Choice
from logomachie.games.cadenas.solver.words import book_of

TEXT = """
rat rats rate rates art arts trait traits traite traiter tri tris trie mur murs muret murets
mot mots mort port ports sport sort sortie rot rote mis miss mise muse muses amuse méduse tours
atours tour paris pari par or os ose dose dot ours
"""
COMMON = TEXT.split()
PROPER = ["Meuse", "Tours", "Paris", "Bizet", "Bizerte", "Médus", "Morte", "Storm"]
BOOK = book_of(COMMON, PROPER)
LETTERS = "AERSTIOMU" * 2 + "PDZB"


class FewWords:
    """The lists of such a table."""

    common, proper = frozenset(map(plain, COMMON)), frozenset(map(plain, PROPER))

    def __contains__(self, word: object) -> bool:
        return word in self.common

    def names(self, word: str) -> tuple[str, ...]:
        """What the proper noun names."""
        return ("lieu",) if word in self.proper else ()


FEW = FewWords()


def rules(seats: int = 3, **options: object) -> Rules:
    """The game of these words."""
    return Rules(Setup(seats=seats, lexicon="few", **options), FEW)  # type: ignore[arg-type]  # options by name


def lying(draw: st.DrawFn, most: int) -> tuple[Word, ...]:
    """Words on the table, each somebody's."""
    words = []
    for number in range(1, draw(st.integers(0, most)) + 1):
        kind: Kind = draw(st.sampled_from(["common", "common", "proper"]))
        text = plain(draw(st.sampled_from(PROPER if kind == "proper" else COMMON)))
        words.append(Word(id=number, owner=draw(st.integers(0, 2)), text=text, kind=kind))
    return tuple(words)


def handed_out(draw: st.DrawFn, words: tuple[Word, ...]) -> tuple[Padlock, ...]:
    """A padlock of every proper noun, some without one, each in reserve or on a word."""
    free = draw(st.lists(st.integers(0, 2), max_size=2))
    locks = [(word.owner, word.id) for word in words if word.kind == "proper"]
    padlocks, taken = [], set()
    for number, (owner, origin) in enumerate([*locks, *((seat, None) for seat in free)], 1):
        bare = [
            w.id for w in words if w.owner == owner and w.kind == "common" and w.id not in taken
        ]
        place = draw(st.sampled_from([None, *bare]))
        taken.add(place)
        padlocks.append(Padlock(id=number, owner=owner, place=place, origin=origin))
    return tuple(padlocks)


def useful(draw: st.DrawFn, words: tuple[Word, ...], cards: int) -> str:
    """A hand that can do something: what words need to grow, or new words, and a card more."""
    listed, hand = sorted(FEW.common | FEW.proper), draw(st.sampled_from(LETTERS))
    for _ in range(draw(st.integers(0, 4))):
        old = draw(st.sampled_from(["", "", *(word.text for word in words)]))
        longer = [text for text in listed if is_insertion(old, text)]
        if longer:
            hand += "".join((Counter(draw(st.sampled_from(longer))) - Counter(old)).elements())
    return "".join(sorted(hand[:cards]))


@st.composite
def tables(draw: st.DrawFn, cards: int = 8, most: int = 5) -> State:
    """A turn of seat 0 in which a square was emptied, or there was none to empty."""
    words = lying(draw, most)
    padlocks = handed_out(draw, words)
    return State(
        rng=Rng("table"),
        phase="PLAY",
        turn=5,
        active=0,
        until=90_000,
        hands=(useful(draw, words, cards), "AEI", "RST"),
        stock="AEIOUST",
        squares=("", "ER"),
        covered=(0, 0),
        words=words,
        padlocks=padlocks,
        supply=draw(st.integers(0, 2)),
        numbered=len(words),
        locks=len(padlocks),
        taken=draw(st.sampled_from([0, 0, None])),
        pair="AE",
        dry=(0, 0, 0),
        late=(0, 0, 0),
    )


def seen(game: Rules, state: State) -> TableView:
    """What the player to move sees."""
    return game.view(state, state.active)


def move(turn: int, choice: Choice) -> Asked:
    """The choice as a player would ask for it."""
    if choice.word is None:
        return Lay(turn, choice.text, choice.kind)
    return Transform(turn, choice.word, choice.text, choice.kind)


def brute(game: Rules, state: State) -> Iterator[tuple[Choice, State, tuple[Event, ...]]]:
    """Every word of the lists tried everywhere, in both kinds: what the rules let pass."""
    kinds: tuple[Kind, Kind] = ("common", "proper")
    for text in sorted(FEW.common | FEW.proper):
        for word in (None, *state.words):
            for kind in kinds:
                old = "" if word is None else word.text
                cards = "".join(sorted((Counter(text) - Counter(old)).elements()))
                choice = Choice(word.id if word else None, old, text, kind, cards)
                try:
                    after, events = game.step(state, 0, state.active, move(state.turn, choice))
                except Refused:
                    continue
                yield choice, after, events
