"""What the words before a player are worth, and who wins."""

from logomachie.core.value import Seat
from logomachie.games.cadenas.rules.types import Setup, State, Word


def points(setup: Setup, word: Word) -> int:
    """One a letter (CAD-K8); or the square of the length, or one a word (R15)."""
    match setup.score:
        case "letters":
            return len(word.text)
        case "squares":
            return len(word.text) ** 2
        case "words":
            return 1


def scores(setup: Setup, state: State) -> tuple[int, ...]:
    """The points of every seat; cards in hand and padlocks count nothing."""
    total = [0] * setup.seats
    for word in state.words:
        total[word.owner] += points(setup, word)
    return tuple(total)


def winners(setup: Setup, state: State, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Most points; then more padlocks, then the longest word, else shared (CAD-K9)."""
    total = scores(setup, state)

    def rank(seat: Seat) -> tuple[int, int, int]:
        locks = sum(lock.owner == seat for lock in state.padlocks)
        longest = max((len(word.text) for word in state.words if word.owner == seat), default=0)
        return total[seat], locks, longest

    best = max(map(rank, players), default=None)
    return tuple(seat for seat in players if rank(seat) == best)
