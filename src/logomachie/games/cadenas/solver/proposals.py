"""Words no list has that a player could put to the table's vote: every spelling of his hand."""

from collections import Counter
from collections.abc import Callable, Iterator

from logomachie.games.cadenas.rules.types import Kind
from logomachie.games.cadenas.solver.search import KINDS, Choice, Position, is_open, paid


def proposals(at: Position, has: Callable[[Kind, str], bool]) -> Iterator[Choice]:
    """New words and growths that only a vote could admit (CAD-K10)."""
    most = len(at.hand) - at.keeps
    for kind in KINDS:
        least = at.least if kind == "common" else at.least_proper
        if kind == "common" or at.supply:
            for text in spellings("", Counter(at.hand), most):
                if len(text) >= least and not has(kind, text):
                    yield Choice(None, "", text, kind, paid("", text))
        for word in at.words:
            mine = word.owner == at.seat
            if word.id in at.touched or not is_open(at, word, mine):
                continue
            makes = kind == "proper" and word.kind == "common"
            if makes and (not at.supply or (mine and word.id in at.locked)):
                continue
            for text in spellings(word.text, Counter(at.hand), most):
                grown = least <= len(text) > len(word.text)
                barred = not mine and text == word.text + "S"  # CAD-X9
                if grown and not barred and not has(kind, text):
                    yield Choice(word.id, word.text, text, kind, paid(word.text, text), not mine)


def spellings(word: str, hand: Counter[str], most: int) -> Iterator[str]:
    """The word with at most so many letters of the hand put in anywhere, each text once."""
    seen: set[str] = set()
    front = {word: hand}
    while front:
        yield from sorted(front.keys() - seen)
        seen.update(front)
        front = {
            text[:place] + letter + text[place:]: left - Counter(letter)
            for text, left in front.items()
            if len(text) - len(word) < most
            for letter in left
            for place in range(len(text) + 1)
        }
