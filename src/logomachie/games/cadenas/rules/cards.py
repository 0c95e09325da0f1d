"""Letter cards: the deck, the deal, what is paid from a hand, what an insertion is.

A hand is a string of letters in alphabetical order, so that equal hands are equal strings.
"""

from collections import Counter

from logomachie.core.rng import Rng

HAND = 6  # CAD-S1
PAIR = 2  # CAD-K3
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
FR_110 = "E14 A10 I8 N7 R7 T7 O6 S6 U6 L5 C4 D4 M4 B3 G3 P3 F2 H2 V2 J1 K1 Q1 W1 X1 Y1 Z1"
DECKS = {"fr-110": {told[0]: int(told[1:]) for told in FR_110.split()}}  # CAD-K2


def full(deck: str) -> str:
    """All the cards of a deck, in alphabetical order."""
    return "".join(sorted(Counter(DECKS[deck]).elements()))


def ordered(cards: str) -> str:
    """The cards as a hand."""
    return "".join(sorted(cards))


def lacking(hand: str, cards: str) -> str:
    """The cards that are not in the hand, as often as they are wanting."""
    return "".join(sorted((Counter(cards) - Counter(hand)).elements()))


def paid(hand: str, cards: str) -> str:
    """The hand without these cards; all of them are in it."""
    return "".join(sorted((Counter(hand) - Counter(cards)).elements()))


def is_insertion(old: str, new: str) -> bool:
    """Whether the new word is the old one with letters added anywhere, its order kept (CAD-X2)."""
    letters = iter(new)
    return len(new) > len(old) and all(letter in letters for letter in old)


def added(old: str, new: str) -> str:
    """The letters an insertion costs."""
    return paid(new, old)


def deal(cards: str, seats: int, squares: int, rng: Rng) -> tuple[list[str], list[str], str, Rng]:
    """Pairs on the squares first, then the hands, the rest is the stock (CAD-K3, S1, S2)."""
    order, rng = rng.shuffle(cards)
    pile = "".join(order)
    pairs = [pile[PAIR * i : PAIR * (i + 1)] for i in range(squares)]
    pile = pile[PAIR * squares :]
    hands = [ordered(pile[HAND * i : HAND * (i + 1)]) for i in range(seats)]
    return pairs, hands, pile[HAND * seats :], rng


def by_clock(hand: str, pair: str, count: int) -> str:
    """What the clock puts back: cards of the pair just taken, the last first, then others (R13)."""
    chosen, left = "", hand
    for card in (*reversed(pair), *reversed(hand)):
        if len(chosen) < count and card in left:
            chosen, left = chosen + card, left.replace(card, "", 1)
    return chosen
