"""The facts of Cadenas as sentences, cause first, then effect; each is true read alone."""

from collections.abc import Callable, Mapping, Sequence

from logomachie.core.french import listed, many
from logomachie.core.french import several as counted
from logomachie.core.tongue import Said


def wins(points: int) -> Said:
    return Said(
        f"C’est le dernier tour : avec {many(points, 'point', 'points')}, il gagne la partie.",
        f"It is the last turn: with {counted(points, 'point', 'points')} it wins the game.",
    )


def captures(word: str, old: str, letters: str, taken: int) -> Said:
    cards = listed([*letters])
    return Said(
        f"Avec {cards}, {word} prend {old} à un adversaire, qui perd "
        f"{many(taken, 'point', 'points')}.",
        f"With {listed([*letters], 'and')}, {word} captures {old}: "
        f"its owner loses {counted(taken, 'point', 'points')}.",
    )


def grows(word: str, old: str, won: int) -> Said:
    return Said(
        f"{old} devient {word} et gagne {many(won, 'point', 'points')}.",
        f"{old} becomes {word} and gains {counted(won, 'point', 'points')}.",
    )


def lays(word: str, won: int) -> Said:
    return Said(
        f"{word}, posé de la main, rapporte {many(won, 'point', 'points')}.",
        f"{word}, laid from the hand, brings {counted(won, 'point', 'points')}.",
    )


def padlock(word: str) -> Said:
    return Said(
        f"{word} est un nom propre : il apporte un cadenas.",
        f"{word} is a proper noun: it brings a padlock.",
    )


def seizes(word: str) -> Said:
    return Said(
        f"Avec {word}, le cadenas du nom propre change de mains.",
        f"With {word} the padlock of the proper noun changes hands.",
    )


def locks(word: str) -> Said:
    return Said(
        f"Un cadenas met {word} à l’abri : tant qu’il y est, personne d’autre ne peut le prendre.",
        f"A padlock shelters {word}: while it is there nobody else can take it.",
    )


def leads(ahead: int) -> Said:
    return Said(
        f"Ce tour prend la tête, de {many(ahead, 'point', 'points')}.",
        f"This turn takes the lead, by {counted(ahead, 'point', 'points')}.",
    )


def closed(word: str) -> Said:
    return Said(
        f"Aucun mot des listes ne permet à un autre de prendre {word}.",
        f"No word of the lists lets another take {word}.",
    )


def narrow(word: str, letters: Sequence[str]) -> Said:
    if not letters:
        return Said(
            f"D’une seule carte, aucun mot des listes ne prend {word}.",
            f"With one card no word of the lists takes {word}.",
        )
    named = listed([f"un {letter}" for letter in letters], "ou")
    return Said(
        f"D’une seule carte, un mot des listes ne prend {word} que par {named}.",
        f"With one card a word of the lists takes {word} by {listed([*letters], 'or')} only.",
    )


def open(word: str, by: str, square: int) -> Said:  # noqa: A001  # what the fact is called
    return Said(
        f"{word} peut être pris : la paire de la case {square} suffit pour en faire {by}.",
        f"{word} can be taken: the pair on square {square} is enough to make {by} of it.",
    )


def several(count: int, won: int) -> Said:
    return Said(
        f"Ce tour joue {count} mots et ajoute {many(won, 'point', 'points')}.",
        f"This turn plays {count} words and adds {counted(won, 'point', 'points')}.",
    )


def spends(cards: int, hand: int) -> Said:
    return Said(
        f"Ce tour emploie {many(cards, 'carte', 'cartes')} ; avant la paire, la main en avait "
        f"{hand}.",
        f"This turn uses {counted(cards, 'card', 'cards')}; before the pair the hand held {hand}.",
    )


def fell(word: str) -> Said:
    return Said(
        f"{word} n’était pas admis : mis en doute, il a été repris.",
        f"{word} was not admitted: doubted, it was taken back.",
    )


def denied(word: str) -> Said:
    return Said(
        f"La table n’a pas admis {word} : ses cartes sont restées en main.",
        f"The table did not admit {word}: its cards stayed in the hand.",
    )


def last() -> Said:
    return Said(
        "C’est le dernier tour : personne ne répondra.",
        "It is the last turn: nobody will answer.",
    )


def idle(back: str) -> Said:
    cards = many(len(back), "carte retourne", "cartes retournent")
    return Said(
        f"Aucun mot joué : {cards} sur la table.",
        f"No word played: {counted(len(back), 'card goes', 'cards go')} back.",
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        wins, captures, grows, lays, padlock, seizes, locks, leads, closed, narrow, open, several,
        spends, fell, denied, last, idle,
    )
}  # fmt: skip
