"""The facts of Wordsearch as sentences, cause first, then effect."""

from collections.abc import Callable, Mapping

from logomachie.core.french import many, several
from logomachie.core.tongue import Said


def points(word: str, points: int, letters: int, sum: int) -> Said:  # noqa: A002  # as the sheet says
    return Said(
        f"{word} rapporte {many(points, 'point', 'points')} : "
        f"{letters} lettres qui en valent {sum}.",
        f"{word} brings {several(points, 'point', 'points')}: {letters} letters worth {sum}.",
    )


def wins(word: str) -> Said:
    return Said(
        f"Après {word}, plus aucun mot n’est possible : la partie est finie et gagnée.",
        f"After {word} no word is possible: the game is over and won.",
    )


def ends(word: str) -> Said:
    return Said(
        f"Après {word}, les lettres qui restent ne font plus aucun mot : la partie finit.",
        f"After {word} the letters left spell no word: the game ends.",
    )


def most(word: str) -> Said:
    return Said(
        f"{word} : aucun mot de ce plateau ne rapporte davantage.",
        f"No word of this board brings more than {word}.",
    )


def leads(word: str, ahead: int) -> Said:
    return Said(
        f"{word} prend la tête, de {many(ahead, 'point', 'points')}.",
        f"{word} takes the lead, by {several(ahead, 'point', 'points')}.",
    )


def closes(word: str, other: str, points: int) -> Said:
    return Said(
        f"{word} empêche {other} ({many(points, 'point', 'points')}), qui n’est plus possible.",
        f"{word} prevents {other} ({several(points, 'point', 'points')}), no longer possible.",
    )


def longest(word: str, letters: int) -> Said:
    return Said(
        f"{word} a {letters} lettres : aucun mot du plateau n’est plus long.",
        f"{word} has {letters} letters: no word of the board is longer.",
    )


def dear(word: str, letter: str, value: int) -> Said:
    return Said(
        f"{word} prend un {letter}, qui vaut {value} : aucune lettre ne vaut plus ici.",
        f"{word} takes the letter {letter}, worth {value}: no letter here is worth more.",
    )


def one(word: str) -> Said:
    return Said(
        f"Il suffit de glisser une lettre pour faire {word}.",
        f"One slide is enough for {word}.",
    )


def easy(word: str) -> Said:
    return Said(
        f"{word} est un mot que l’on connaît dès huit ans.",
        f"{word} is a word one knows at eight.",
    )


def opens(word: str, points: int) -> Said:
    return Said(
        f"Le suivant peut répondre {word}, {many(points, 'point', 'points')}.",
        f"The next player may answer {word}, {several(points, 'point', 'points')}.",
    )


def shut() -> Said:
    return Said("Le suivant ne peut former aucun mot.", "The next player cannot form any word.")


def refused(word: str) -> Said:
    return Said(
        f"{word} n’est pas au dictionnaire : le tour est perdu, les lettres restent où elles sont.",
        f"{word} is not in the dictionary: the turn is lost, the letters stay.",
    )


def nothing(best: int) -> Said:
    return Said(
        f"Un tour sans mot ne rapporte rien ; le plateau en avait un de "
        f"{many(best, 'point', 'points')}.",
        f"A turn without a word brings nothing; the board had one of "
        f"{several(best, 'point', 'points')}.",
    )


def dry() -> Said:
    return Said("Aucun mot n’était possible.", "No word was possible.")


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        points, wins, ends, most, leads, closes, longest, dear, one, easy, opens, shut, refused,
        nothing, dry,
    )
}  # fmt: skip
