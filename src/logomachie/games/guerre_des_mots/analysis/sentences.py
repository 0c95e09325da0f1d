"""The facts of La Guerre des Mots as sentences, cause, then effect; each is true read alone."""

from collections.abc import Callable, Mapping

from logomachie.core.french import listed, many, several
from logomachie.core.tongue import Said


def wins(word: str, why: str, alone: bool) -> Said:
    on, at = ("la croix", "the cross") if why == "CROSS" else ("le but d’en face", "the far goal")
    if alone:
        return Said(
            f"{word} couvre {on} : le but est atteint.", f"{word} covers {at}: the aim is reached."
        )
    return Said(f"{word} couvre {on} et gagne la partie.", f"{word} covers {at} and wins the game.")


def takes(word: str, letters: str) -> Said:
    return Said(
        f"{word} prend {listed([*letters])} aux chaînes des autres.",
        f"{word} takes {listed([*letters], 'and')} from the chains of others.",
    )


def shifts(word: str, letters: str) -> Said:
    return Said(
        f"{word} déplace {listed([*letters])} de ses propres chaînes.",
        f"{word} moves {listed([*letters], 'and')} from its player’s own chains.",
    )


def closer(word: str, before: int, after: int) -> Said:
    if after == 0:
        return Said(
            f"{word} touche la croix, qui était à {many(before, 'case', 'cases')}.",
            f"{word} touches the cross, which was {several(before, 'cell', 'cells')} away.",
        )
    return Said(
        f"{word} mène à {many(after, 'case', 'cases')} de la croix, au lieu de {before}.",
        f"{word} leads {several(after, 'cell', 'cells')} from the cross instead of {before}.",
    )


def opens(word: str) -> Said:
    return Said(f"{word} ouvre une chaîne sur sa base.", f"{word} opens a chain on its base.")


def boards(word: str) -> Said:
    return Said(
        f"{word} se pose sur la chaîne d’un autre : c’est un piratage.",
        f"{word} is laid on somebody else’s chain: piracy.",
    )


def green(word: str, count: int) -> Said:
    return Said(
        f"{word} couvre {many(count, 'case verte', 'cases vertes')} : autant de coups en plus.",
        f"{word} covers {several(count, 'green cell', 'green cells')}: as many more moves.",
    )


def replays(word: str) -> Said:
    return Said(
        f"{word} ne doit rien à l’arsenal : on rejoue.",
        f"{word} owes nothing to the arsenal: you play again.",
    )


def guards(word: str) -> Said:
    return Said(f"Une croix met {word} à l’abri.", f"A cross guards {word}.")


def shields(word: str) -> Said:
    return Said(
        f"{word} : une pièce d’échecs met toute sa chaîne à l’abri.",
        f"A chess piece shelters the whole chain of {word}.",
    )


def shoots(word: str, count: int) -> Said:
    return Said(
        f"{word} permet de tirer : {many(count, 'lettre gagnée', 'lettres gagnées')}.",
        f"{word} allows a shot: {several(count, 'letter', 'letters')} won.",
    )


def joker(word: str) -> Said:
    return Said(f"{word} coûte un joker.", f"{word} costs a joker.")


def lays(word: str, count: int, left: int) -> Said:
    return Said(
        f"{word} emploie {many(count, 'lettre', 'lettres')} de l’arsenal, qui compte ensuite "
        f"{many(left, 'jeton', 'jetons')}.",
        f"{word} uses {several(count, 'letter', 'letters')} of the arsenal, which then holds "
        f"{several(left, 'token', 'tokens')}.",
    )


def free(word: str) -> Said:
    return Said(
        f"{word} ne coûte aucune lettre de l’arsenal.",
        f"{word} costs no letter of the arsenal.",
    )


def easy(word: str) -> Said:
    return Said(
        f"{word} est un mot que l’on connaît dès huit ans.",
        f"{word} is a word one knows at eight.",
    )


def recovers(count: int) -> Said:
    return Said(
        f"{many(count, 'lettre revient', 'lettres reviennent')} du plateau.",
        f"{several(count, 'letter comes', 'letters come')} back from the board.",
    )


def asks(count: int) -> Said:
    return Said(
        f"Il est demandé à un autre de reprendre {many(count, 'lettre', 'lettres')} de sa chaîne.",
        f"Another is asked to take {several(count, 'letter', 'letters')} back from his chain.",
    )


def erred() -> Said:
    return Said(
        "Le premier coup de ce tour était une faute : il a été défait, et le tour perdu.",
        "The first move of this turn was a fault: it was undone, and the turn lost.",
    )


def draws() -> Said:
    return Said(
        "Piocher, quand l’arbitre le permet, remplace le tour.",
        "Drawing, where the referee allows it, takes the place of the turn.",
    )


def rests() -> Said:
    return Said("Aucun mot posé : le tour passe.", "No word laid: the turn passes.")


def otherwise() -> Said:
    return Said("Aucun mot posé d’abord.", "No word laid at first.")


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        wins, takes, shifts, closer, opens, boards, green, replays, guards, shields, shoots, joker,
        lays, free, easy, recovers, asks, erred, draws, rests, otherwise,
    )
}  # fmt: skip
