"""What an imagined turn leaves on the table."""

from msgspec.structs import replace

from logomachie.games.cadenas.rules.types import Padlock, Word
from logomachie.games.cadenas.solver.search import Choice, Position
from logomachie.games.cadenas.solver.turn import Whole

LAID = -1  # the number of the first word laid in an imagined turn, the next one below it


def left(at: Position, turn: Whole) -> tuple[tuple[Word, ...], tuple[Padlock, ...]]:
    """The words and padlocks on the table after a turn."""
    words, locks = {word.id: word for word in at.words}, list(at.padlocks)
    numbered = {}
    for place, choice in enumerate(turn.plays):
        number = LAID - place if choice.word is None else choice.word
        numbered[choice.word, choice.text] = number
        before = words.get(number)
        words[number] = Word(id=number, owner=at.seat, text=choice.text, kind=choice.kind)
        if before is not None:
            words[number] = replace(before, owner=at.seat, text=choice.text, kind=choice.kind)
        if choice.supply:
            locks.append(Padlock(id=LAID - place, owner=at.seat, origin=number))
        if choice.seizes is not None:
            locks = [_seized(lock, choice, at.seat) for lock in locks]
    for word, text in turn.locks:
        spare = next(n for n, k in enumerate(locks) if k.owner == at.seat and k.place is None)
        locks[spare] = replace(locks[spare], place=numbered.get((word, text), word))
    return tuple(words.values()), tuple(locks)


def _seized(lock: Padlock, choice: Choice, seat: int) -> Padlock:
    if lock.id != choice.seizes:
        return lock
    origin = lock.origin if choice.kind == "proper" else None  # R12
    return replace(lock, owner=seat, place=None, origin=origin)
