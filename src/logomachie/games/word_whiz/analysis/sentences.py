"""The facts of Word-Whiz as sentences, cause first, then effect; each is true read alone."""

from collections import Counter
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


def ends(word: str) -> Said:
    return Said(
        f"{word} amène le dernier pion au bout : le but est atteint.",
        f"{word} brings the last pawn home: the aim is reached.",
    )


def home(word: str, vowels: Sequence[str]) -> Said:
    one = len(vowels) == 1
    return Said(
        f"{word} amène {'le pion' if one else 'les pions'} {listed(vowels)} à l’arrivée.",
        f"{word} brings the pawn{'' if one else 's'} {listed(vowels, 'and')} home.",
    )


def most(word: str, gain: int) -> Said:
    return Said(
        f"{word} avance de {many(gain, 'pas', 'pas')} : avec ces consonnes et ces pions, "
        "aucun mot permis du dictionnaire n’avance davantage.",
        f"{word} moves {several(gain, 'step', 'steps')}: with these consonants and pawns no "
        "permitted word of the dictionary moves further.",
    )


def leads(word: str, ahead: int) -> Said:
    return Said(
        f"{word} prend la tête : tous pions comptés, {many(ahead, 'case', 'cases')} d’avance.",
        f"{word} takes the lead: all pawns counted, by {several(ahead, 'cell', 'cells')}.",
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
    one = len(lost) == 1
    return Said(
        f"Dans {word}, {which} ne {'sert' if total == 1 else 'servent'} à rien : "
        f"{'ce pion ne peut' if one else 'ces pions ne peuvent'} aller si loin.",
        f"In {word}, {whom} count{'s' if total == 1 else ''} for nothing: "
        f"{'that pawn' if one else 'those pawns'} cannot go that far.",
    )


def short(word: str, gain: int) -> Said:
    return Said(
        f"{word} avance de {many(gain, 'pas', 'pas')} : avec ces consonnes et ces pions, "
        "aucun mot permis plus court n’en fait autant.",
        f"{word} moves {several(gain, 'step', 'steps')}: with these consonants and pawns no "
        "shorter permitted word moves as far.",
    )


def easy(word: str) -> Said:
    return Said(
        f"{word} est un mot que l’on connaît dès huit ans.",
        f"{word} is a word one knows at eight.",
    )


def left(word: str, left: int) -> Said:
    return Said(
        f"Après {word}, il reste {many(left, 'case', 'cases')} à faire.",
        f"After {word} {several(left, 'cell is', 'cells are')} still to go.",
    )


def _costs(costs: bool) -> Said:
    """What a word that does not count costs, as the end of its sentence."""
    if costs:
        return Said(
            "le mot ne compte pas et coûte la manche suivante.",
            "it does not count and costs the next round.",
        )
    return Said("le mot ne compte pas.", "it does not count.")


def lacks(word: str, letters: str, costs: bool) -> Said:
    end, count = _costs(costs), Counter(letters)
    which = listed([f"{('un', 'deux', 'trois')[n - 1]} {letter}" for letter, n in count.items()])
    whom = listed(
        [f"{('one', 'two', 'three')[n - 1]} {letter}" for letter, n in count.items()], "and"
    )
    return Said(
        f"Il manque {which} à {word} : {end.fr}",
        f"{word} is {whom} short: {end.en}",
    )


def stuck(word: str, costs: bool) -> Said:
    end = _costs(costs)
    return Said(
        f"{word} ne fait avancer aucun pion : {end.fr}",
        f"{word} moves no pawn: {end.en}",
    )


def used(word: str, costs: bool) -> Said:
    end = _costs(costs)
    return Said(
        f"{word} a déjà été dit dans cette partie : {end.fr}",
        f"{word} has been said before in this game: {end.en}",
    )


def joined(word: str, costs: bool) -> Said:
    end = _costs(costs)
    return Said(
        f"{word} s’écrit avec un trait d’union ou une apostrophe : {end.fr}",
        f"{word} is written with a hyphen or an apostrophe: {end.en}",
    )


def refused(word: str, costs: bool) -> Said:
    end = _costs(costs)
    return Said(
        f"La table a refusé {word} : {end.fr}",
        f"The table refused {word}: {end.en}",
    )


def unknown(word: str, costs: bool) -> Said:
    end = _costs(costs)
    return Said(
        f"{word} n’est pas un mot admis par le dictionnaire : {end.fr}",
        f"{word} is not a word the dictionary admits: {end.en}",
    )


def silent(count: int, best: int) -> Said:
    return Said(
        f"{many(count, 'mot du dictionnaire allait', 'mots du dictionnaire allaient')} ici ; "
        f"le meilleur avançait de {many(best, 'pas', 'pas')}.",
        f"{several(count, 'word', 'words')} of the dictionary fitted here; "
        f"the best moved {several(best, 'step', 'steps')}.",
    )


def mute(costs: bool) -> Said:
    if costs:
        return Said(
            "Prendre le micro sans rien dire coûte la manche suivante.",
            "Taking the microphone and saying nothing costs the next round.",
        )
    return Said(
        "Le micro pris, rien n’a été dit : aucun pion n’avance.",
        "With the microphone taken nothing was said: no pawn moves.",
    )


def average(card: str, average: float) -> Said:
    return Said(
        f"Un {card} recouvert, le meilleur mot que l’on connaît sans doute avance de "
        f"{decimal(average)} pas en moyenne.",
        f"With one {card} covered, the best word one is likely to know moves {average:.1f} steps "
        "on average.",
    )


def rarest(card: str) -> Said:
    return Said(
        f"Le {card} est recouvert : des trois consonnes, c’est la plus rare dans les mots.",
        f"The {card} is covered: of the three consonants it is the rarest in words.",
    )


def keeps(cards: str, count: int) -> Said:
    pair = listed([*cards])
    return Said(
        f"Restent {pair} : {many(count, 'mot les contient', 'mots les contiennent')}.",
        f"{listed([*cards], 'and')} stay: {several(count, 'word has', 'words have')} them.",
    )


def empties() -> Said:
    return Said(
        "C’est la dernière carte de ce paquet : après cette manche, on mélange tout.",
        "It is the last card of this pack: after this round all are shuffled.",
    )


SENTENCES: Mapping[str, Callable[..., Said]] = {
    each.__name__: each
    for each in (
        gain, wins, ends, home, most, leads, every, hindmost, lost, short, easy, left, lacks, stuck,
        used, joined, refused, unknown, silent, mute, average, rarest, keeps, empties,
    )
}  # fmt: skip
