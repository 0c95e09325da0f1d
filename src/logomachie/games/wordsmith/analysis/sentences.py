"""The facts of Wordsmith as sentences, cause first, then effect."""

from collections.abc import Callable, Mapping

from logomachie.core.french import many, several
from logomachie.core.tongue import Said


def points(word: str, points: int) -> Said:
    return Said(
        f"{word} rapporte {many(points, 'point', 'points')}.",
        f"{word} brings {several(points, 'point', 'points')}.",
    )


def clean(word: str) -> Said:
    return Said(
        f"{word} emploie tous les morceaux : aucune case à cocher.",
        f"{word} uses every piece: no box is ticked.",
    )


def boxes(word: str, boxes: int) -> Said:
    return Said(
        f"{word} laisse {many(boxes, 'morceau', 'morceaux')} : autant de cases à cocher, "
        "qui ne coûtent rien encore.",
        f"{word} leaves {several(boxes, 'piece', 'pieces')} over: as many boxes to tick, "
        "which cost nothing yet.",
    )


def blue(word: str, boxes: int, lost: int) -> Said:
    return Said(
        f"{word} laisse {many(boxes, 'morceau', 'morceaux')} ; les cases bleues coûtent "
        f"{many(lost, 'point', 'points')}.",
        f"{word} leaves {several(boxes, 'piece', 'pieces')} over; blue boxes cost "
        f"{several(lost, 'point', 'points')}.",
    )


def full(word: str) -> Said:
    return Said(
        f"Après {word}, les douze cases sont cochées : il faudra employer chaque morceau.",
        f"After {word} all twelve boxes are ticked: every piece must be used from now on.",
    )


def fills(word: str) -> Said:
    return Said(
        f"{word} remplit la dernière ligne de la feuille.",
        f"{word} fills the last row of the sheet.",
    )


def most(word: str) -> Said:
    return Said(
        f"{word} : avec ces morceaux, aucun mot ne vaut davantage, cases comptées.",
        f"With these pieces no word is worth more than {word}, boxes counted.",
    )


def longest(word: str, letters: int) -> Said:
    return Said(
        f"Avec {letters} lettres, {word} est aussi long qu’il se peut avec ces morceaux.",
        f"With {letters} letters, {word} is as long as these pieces allow.",
    )


def premium(word: str, more: int) -> Said:
    return Said(
        f"Gloire : dans {word}, {many(more, 'lettre compte', 'lettres comptent')} double.",
        f"Glory: in {word}, {several(more, 'letter counts', 'letters count')} twice.",
    )


def bonus(word: str) -> Said:
    return Said(
        f"{word} est plus long que tous les mots de la manche : c’est lui qui a la prime.",
        f"{word} is longer than any word of the round: it has the bonus.",
    )


def keeps(word: str, pieces: int) -> Said:
    return Said(
        f"{word} garde {many(pieces, 'morceau', 'morceaux')} dans la zone pour le mot suivant.",
        f"{word} keeps {several(pieces, 'piece', 'pieces')} in the zone for the next word.",
    )


def only(word: str) -> Said:
    return Said(
        f"{word} est le seul mot que permettent ces morceaux.",
        f"{word} is the only word these pieces allow.",
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


def behind(words: int) -> Said:
    return Said(
        f"Un autre a {many(words, 'mot', 'mots')} de plus sur sa feuille.",
        f"Somebody has {several(words, 'word', 'words')} more on their sheet.",
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        points, clean, boxes, blue, full, fills, most, longest, premium, bonus, keeps, only, easy,
        roll, waits, behind,
    )
}  # fmt: skip
