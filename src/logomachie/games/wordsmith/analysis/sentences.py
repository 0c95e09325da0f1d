"""The facts of Wordsmith as sentences, cause first, then effect; each is true read alone."""

from collections.abc import Callable, Mapping

from logomachie.core.french import many, several
from logomachie.core.tongue import Said


def points(word: str, points: int) -> Said:
    return Said(
        f"{word} écrit {many(points, 'point', 'points')} sur sa ligne.",
        f"{word} writes {several(points, 'point', 'points')} on its row.",
    )


def clean(word: str) -> Said:
    return Said(
        f"{word} emploie tous les morceaux : aucune case à cocher.",
        f"{word} uses every piece: no box is ticked.",
    )


def boxes(word: str, boxes: int) -> Said:
    return Said(
        f"{word} fait cocher {many(boxes, 'case', 'cases')}, sans rien coûter encore.",
        f"{word} ticks {several(boxes, 'box', 'boxes')} and costs nothing yet.",
    )


def blue(word: str, boxes: int, lost: int) -> Said:
    return Said(
        f"{word} fait cocher {many(boxes, 'case', 'cases')} : les bleues coûtent "
        f"{many(lost, 'point', 'points')}.",
        f"{word} ticks {several(boxes, 'box', 'boxes')}: the blue ones cost "
        f"{several(lost, 'point', 'points')}.",
    )


def full(word: str) -> Said:
    return Said(
        f"Après {word}, les douze cases sont cochées : le mot suivant devra tout employer.",
        f"After {word} all twelve boxes are ticked: the next word must use everything.",
    )


def fills(word: str) -> Said:
    return Said(
        f"{word} remplit la dernière ligne de la feuille.",
        f"{word} fills the last row of the sheet.",
    )


def most(word: str) -> Said:
    return Said(
        f"{word} : avec ces morceaux, aucun mot permis du dictionnaire n’apporte davantage, "
        "cases comptées.",
        f"{word}: with these pieces no permitted word of the dictionary brings more, "
        "boxes counted.",
    )


def _signs(word: str, count: int) -> Said:
    """Letters, and what else is built of pieces: the hyphen of CI-GÎT, the apostrophe of P'TIT."""
    if word.isalpha():
        return Said(many(count, "lettre", "lettres"), several(count, "letter", "letters"))
    return Said(many(count, "signe", "signes"), several(count, "sign", "signs"))


def longest(word: str, letters: int) -> Said:
    return Said(
        f"{word} a {_signs(word, letters).fr} : avec ces morceaux, aucun mot permis du "
        "dictionnaire n’est plus long.",
        f"{word} has {_signs(word, letters).en}: with these pieces no permitted word of the "
        "dictionary is longer.",
    )


def premium(word: str, more: int) -> Said:
    return Said(
        f"Gloire : {word} gagne {many(more, 'point', 'points')} de plus, un par signe après le "
        "troisième.",
        f"Glory: {word} gains {several(more, 'point', 'points')} more, one a sign after the third.",
    )


def bonus(word: str) -> Said:
    return Said(
        f"{word} est plus long que tous les mots déjà écrits dans la manche : la prime est pour "
        "lui tant qu’aucun n’est plus long.",
        f"{word} is longer than any word written in the round so far: the bonus is its own "
        "until one is longer.",
    )


def keeps(word: str, pieces: int) -> Said:
    return Said(
        f"{word} garde {many(pieces, 'morceau', 'morceaux')} dans la zone pour le mot suivant.",
        f"{word} keeps {several(pieces, 'piece', 'pieces')} in the zone for the next word.",
    )


def only(word: str) -> Said:
    return Said(
        f"{word} est le seul mot permis du dictionnaire avec ces morceaux.",
        f"{word} is the only permitted word of the dictionary with these pieces.",
    )


def easy(word: str) -> Said:
    return Said(
        f"{word} est un mot que l’on connaît dès huit ans.",
        f"{word} is a word one knows at eight.",
    )


def roll(pieces: int) -> Said:
    return Said(
        f"Lancer le dé porte la zone à {many(pieces, 'morceau', 'morceaux')}.",
        f"A roll brings the zone to {several(pieces, 'piece', 'pieces')}.",
    )


def waits(word: str, points: int) -> Said:
    return Said(
        f"{word}, {many(points, 'point', 'points')}, était déjà possible.",
        f"{word}, {several(points, 'point', 'points')}, was possible already.",
    )


def agreed(word: str) -> Said:
    return Said(
        f"{word} n’était pas un mot permis du dictionnaire : la table l’a laissé passer.",
        f"{word} was no permitted word of the dictionary: the table let it stand.",
    )


def refused(word: str) -> Said:
    return Said(
        f"{word} a été refusé : il ne rapporte rien.",
        f"{word} was refused: it brings nothing.",
    )


def behind(words: int) -> Said:
    return Said(
        f"À ce moment, un autre joueur a {many(words, 'mot', 'mots')} de plus sur sa feuille.",
        f"At this moment another player has {several(words, 'more word', 'more words')} written.",
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        points, clean, boxes, blue, full, fills, most, longest, premium, bonus, keeps, only, easy,
        roll, waits, behind, agreed, refused,
    )
}  # fmt: skip
