"""The facts of Cadenas as sentences, cause first, then effect."""

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
        f"Avec {cards}, {word} prend {old} à l’adversaire, qui perd "
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
        f"Un cadenas met {word} à l’abri : personne d’autre ne peut le prendre.",
        f"A padlock shelters {word}: nobody else can take it.",
    )


def leads(ahead: int) -> Said:
    return Said(
        f"Ce tour prend la tête, de {many(ahead, 'point', 'points')}.",
        f"This turn takes the lead, by {counted(ahead, 'point', 'points')}.",
    )


def closed(word: str) -> Said:
    return Said(
        f"Aucun mot ne rallonge {word} : il ne peut plus être pris.",
        f"No word lengthens {word}: it cannot be taken any more.",
    )


def narrow(word: str, letters: Sequence[str]) -> Said:
    if not letters:
        return Said(
            f"Une seule carte ne suffit pas pour prendre {word}.",
            f"One card alone is not enough to take {word}.",
        )
    named = listed([f"un {letter}" for letter in letters], "ou")
    return Said(
        f"D’une seule carte, l’adversaire ne peut prendre {word} que par {named}.",
        f"With one card an opponent can take {word} by {listed([*letters], 'or')} only.",
    )


def open(word: str, by: str, square: int) -> Said:  # noqa: A001  # what the fact is called
    return Said(
        f"{word} reste ouvert : la paire de la case {square} suffit pour {by}.",
        f"{word} stays open: the pair on square {square} is enough for {by}.",
    )


def several(count: int, won: int) -> Said:
    return Said(
        f"{count} mots en un tour : {many(won, 'point', 'points')} de plus.",
        f"{count} words in one turn: {counted(won, 'point', 'points')} more.",
    )


def spends(cards: int, hand: int) -> Said:
    return Said(
        f"Ce tour emploie {cards} cartes ; la main en avait {hand}.",
        f"This turn uses {cards} cards; the hand held {hand}.",
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
        spends, last, idle,
    )
}  # fmt: skip
