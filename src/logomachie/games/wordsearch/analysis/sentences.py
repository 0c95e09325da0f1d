"""The facts of Wordsearch as sentences, cause first, then effect; each is true read alone."""

from collections.abc import Callable, Mapping

from logomachie.core.french import many, several
from logomachie.core.tongue import Said


def points(word: str, points: int, letters: int, sum: int) -> Said:  # noqa: A002  # as the sheet says
    return Said(
        f"{word} rapporte {many(points, 'point', 'points')} : "
        f"{letters} lettres, fois {sum}, ce qu’elles valent ensemble.",
        f"{word} brings {several(points, 'point', 'points')}: "
        f"{letters} letters, times the {sum} they are worth together.",
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
        f"{word} : aucun mot du dictionnaire que permet ce plateau ne rapporte davantage.",
        f"{word}: no word of the dictionary that this board allows brings more.",
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
        f"{word} a {letters} lettres : aucun mot du dictionnaire que permet ce plateau n’est plus "
        "long.",
        f"{word} has {letters} letters: no word of the dictionary that this board allows is "
        "longer.",
    )


def dear(word: str, letter: str, value: int) -> Said:
    return Said(
        f"{word} prend un {letter}, qui vaut {value} : aucune lettre du plateau ne vaut plus.",
        f"{word} takes the letter {letter}, worth {value}: no letter of the board is worth more.",
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


def leaves(word: str, points: int) -> Said:
    return Said(
        f"Ensuite, {word} reste possible, {many(points, 'point', 'points')}.",
        f"Next, {word} is still possible, {several(points, 'point', 'points')}.",
    )


def empty() -> Said:
    return Said("Ensuite, aucun mot ne se forme plus.", "Next, no word can be formed.")


def refused(word: str, lost: int) -> Said:
    if lost:
        return Said(
            f"{word} n’est pas un mot admis : le tour est perdu, et qui en a douté gagne "
            f"{many(lost, 'point', 'points')}.",
            f"{word} is not an admitted word: the turn is lost, and who doubted it wins "
            f"{several(lost, 'point', 'points')}.",
        )
    return Said(
        f"{word} n’est pas un mot admis : il ne rapporte rien.",
        f"{word} is not an admitted word: it brings nothing.",
    )


def nothing(best: int) -> Said:
    return Said(
        f"Un tour sans mot ne rapporte rien ; le meilleur mot du plateau valait "
        f"{many(best, 'point', 'points')}.",
        f"A turn without a word brings nothing; the best word of the board was worth "
        f"{several(best, 'point', 'points')}.",
    )


def dry() -> Said:
    return Said(
        "Aucun mot du dictionnaire n’était possible.", "No word of the dictionary was possible."
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        points, wins, ends, most, leads, closes, longest, dear, one, easy, opens, shut, leaves,
        empty, refused, nothing, dry,
    )
}  # fmt: skip
