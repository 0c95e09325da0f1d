"""The consonant cards: which there are, and how three packs are made of them."""

from logomachie.core.rng import Rng
from logomachie.games.word_whiz.rules.types import Triple

# By edition of the rulebook: a game in progress keeps the cards it was dealt from (MIC-A3).
_FIRST = {
    "official": "BBBCCCDDDFFFGGGHHHJJLLLMMMNNNPPPQQQRRRSSSTTTVVVWWWYYYZZ",
    "noW": "BBBCCCDDDFFFGGGHHHJJLLLMMMNNNPPPQQQRRRSSSTTTVVVYYYZZ",  # R12
}
DECKS = {1: _FIRST, 2: _FIRST}


def cards(name: str, edition: int = 1) -> str:
    """Every card of a deck, in alphabetical order."""
    return DECKS[edition][name]


def split(count: int) -> tuple[int, int, int]:
    """Sizes of three packs as equal as possible, the larger first: 55 → 19, 18, 18 (R02)."""
    small, more = divmod(count, 3)
    return small + (more > 0), small + (more > 1), small


def deal(deck: str, rng: Rng) -> tuple[Triple, Triple, Rng]:
    """Shuffle, make three packs, turn the first card of each (MIC-C4, MIC-C5)."""
    order, rng = rng.shuffle(deck)
    pile, packs, turned = "".join(order), [], []
    for size in split(len(deck)):
        pack, pile = pile[:size], pile[size:]
        turned.append(pack[:1])
        packs.append(pack[1:])
    return (packs[0], packs[1], packs[2]), (turned[0], turned[1], turned[2]), rng


def largest(packs: Triple) -> int:
    """The pack with the most cards, the first of equals."""
    return max(range(3), key=lambda pack: len(packs[pack]))


def replaced(triple: Triple, pack: int, cards: str) -> Triple:
    """The three with one of them changed."""
    changed = list(triple)
    changed[pack] = cards
    return changed[0], changed[1], changed[2]
