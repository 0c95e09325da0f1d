"""The facts of Word-Whiz as sentences, cause first, then effect."""

from collections.abc import Callable, Mapping, Sequence

from logomachie.core.french import decimal, listed, many, several
from logomachie.core.tongue import Said


def gain(word: str, gain: int, moved: Mapping[str, int]) -> Said:
    if len(moved) == 1:
        (vowel,) = moved
        return Said(
            f"{word} fait avancer le {vowel} de {many(gain, 'pas', 'pas')}.",
            f"{word} moves {vowel} {several(gain, 'step', 'steps')}.",
        )
    ways = listed([f"{vowel} de {n}" for vowel, n in moved.items()])
    moves = listed([f"{vowel} by {n}" for vowel, n in moved.items()], "and")
    return Said(
        f"{word} fait avancer les pions de {many(gain, 'pas', 'pas')} : {ways}.",
        f"{word} moves {several(gain, 'step', 'steps')}: {moves}.",
    )


def wins(word: str) -> Said:
    return Said(
        f"{word} amène le dernier pion au bout et gagne la partie.",
        f"{word} brings the last pawn home and wins the game.",
    )


def home(word: str, vowels: Sequence[str]) -> Said:
    one = len(vowels) == 1
    return Said(
        f"{word} amène {'le pion' if one else 'les pions'} {listed(vowels)} à l’arrivée.",
        f"{word} brings the pawn{'' if one else 's'} {listed(vowels, 'and')} home.",
    )


def most(word: str) -> Said:
    return Said(
        f"{word} : avec ces trois consonnes, aucun mot du dictionnaire n’avance davantage.",
        f"With these three consonants no word of the dictionary moves further than {word}.",
    )


def leads(word: str, ahead: int) -> Said:
    return Said(
        f"{word} prend la tête, de {many(ahead, 'case', 'cases')}.",
        f"{word} takes the lead, by {several(ahead, 'cell', 'cells')}.",
    )


def every(word: str, vowels: Sequence[str]) -> Said:
    return Said(
        f"{word} fait avancer tous les pions qui n’étaient pas arrivés : {listed(vowels)}.",
        f"{word} moves every pawn that was not home: {listed(vowels, 'and')}.",
    )


def hindmost(word: str, vowel: str, steps: int) -> Said:
    return Said(
        f"{word} fait avancer le {vowel}, le pion le plus en retard, "
        f"de {many(steps, 'case', 'cases')}.",
        f"{word} moves {vowel}, the hindmost pawn, {several(steps, 'cell', 'cells')}.",
    )


def lost(word: str, lost: Mapping[str, int]) -> Said:
    total = sum(lost.values())
    which = listed([f"{n} {vowel}" for vowel, n in lost.items()])
    whom = listed([f"{n} {vowel}" for vowel, n in lost.items()], "and")
    return Said(
        f"Dans {word}, {which} ne {'sert' if total == 1 else 'servent'} à rien : "
        "le pion ne peut aller si loin.",
        f"In {word}, {whom} count{'s' if total == 1 else ''} for nothing: "
        "the pawn cannot go that far.",
    )


def short(word: str, gain: int) -> Said:
    return Said(
        f"{word} : aucun mot plus court n’avance de {many(gain, 'pas', 'pas')}.",
        f"No word shorter than {word} moves {several(gain, 'step', 'steps')}.",
    )


def easy(word: str) -> Said:
    return Said(
        f"{word} est un mot que l’on connaît dès huit ans.",
        f"{word} is a word one knows at eight.",
    )


def left(word: str, left: int) -> Said:
    return Said(
        f"Après {word}, il reste {many(left, 'case', 'cases')} à faire.",
        f"After {word} there are {several(left, 'cell', 'cells')} to go.",
    )


def lacks(word: str, letters: str) -> Said:
    return Said(
        f"{word} n’a pas {listed([*letters])} : le mot ne compte pas et coûte la manche suivante.",
        f"{word} lacks {listed([*letters], 'and')}: it does not count and costs the next round.",
    )


def stuck(word: str) -> Said:
    return Said(
        f"{word} ne fait avancer aucun pion : le mot ne compte pas et coûte la manche suivante.",
        f"{word} moves no pawn: it does not count and costs the next round.",
    )


def used(word: str) -> Said:
    return Said(
        f"{word} a déjà été dit : il ne compte pas et coûte la manche suivante.",
        f"{word} has been said before: it does not count and costs the next round.",
    )


def unknown(word: str) -> Said:
    return Said(
        f"{word} n’est pas au dictionnaire : il ne compte pas et coûte la manche suivante.",
        f"{word} is not in the dictionary: it does not count and costs the next round.",
    )


def silent(count: int, best: int) -> Said:
    return Said(
        f"{many(count, 'mot allait', 'mots allaient')} ici ; "
        f"le meilleur avançait de {many(best, 'pas', 'pas')}.",
        f"{several(count, 'word fitted', 'words fitted')} here; "
        f"the best moved {several(best, 'step', 'steps')}.",
    )


def mute() -> Said:
    return Said(
        "Prendre le micro sans rien dire coûte la manche suivante.",
        "Taking the microphone and saying nothing costs the next round.",
    )


def average(card: str, average: float) -> Said:
    return Said(
        f"Le {card} recouvert, le meilleur mot avance de {decimal(average)} pas en moyenne.",
        f"With the {card} covered the best word moves {average:.1f} steps on average.",
    )


def rarest(card: str) -> Said:
    return Said(
        f"Le {card} est recouvert : des trois consonnes, c’est la plus rare dans les mots.",
        f"The {card} is covered: of the three consonants it is the rarest in words.",
    )


def keeps(cards: str, count: int) -> Said:
    pair = listed([*cards])
    return Said(
        f"Restent {pair}, que {many(count, 'mot contient', 'mots contiennent')}.",
        f"{listed([*cards], 'and')} stay, which {several(count, 'word has', 'words have')}.",
    )


def empties() -> Said:
    return Said(
        "C’est la dernière carte de ce paquet : après cette manche, on mélange tout.",
        "It is the last card of this pack: after this round all are shuffled.",
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        gain, wins, home, most, leads, every, hindmost, lost, short, easy, left, lacks, stuck,
        used, unknown, silent, mute, average, rarest, keeps, empties,
    )
}  # fmt: skip
