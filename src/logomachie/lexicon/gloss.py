"""What a simplified tag says, in French and in English: `V1:Is:3s` → verbe du 1er groupe, …"""

from functools import cache
from typing import NamedTuple


class Gloss(NamedTuple):
    """One sentence in each language."""

    fr: str
    en: str


PARTS = {
    "N": ("nom", "noun"),
    "A": ("adjectif", "adjective"),
    "W": ("adverbe", "adverb"),
    "J": ("interjection", "interjection"),
    "B": ("adjectif numéral", "numeral"),
    "T": ("titre", "title"),
    "M1": ("prénom", "first name"),
    "M2": ("patronyme", "surname"),
    "MP": ("nom propre", "proper noun"),
    "G": ("mot grammatical", "function word"),
    "X": ("adverbe de négation", "negative adverb"),
    "U": ("adverbe interrogatif", "interrogative adverb"),
    "R": ("préposition", "preposition"),
    "Rv": ("préposition", "preposition"),
    "C": ("conjonction", "conjunction"),
    "Cc": ("conjonction de coordination", "coordinating conjunction"),
    "Cs": ("conjonction de subordination", "subordinating conjunction"),
    "D": ("déterminant", "determiner"),
    "Dp": ("déterminant possessif", "possessive determiner"),
    "Dd": ("déterminant démonstratif", "demonstrative determiner"),
    "Di": ("déterminant indéfini", "indefinite determiner"),
    "Dn": ("déterminant négatif", "negative determiner"),
    "De": ("déterminant interrogatif et exclamatif", "interrogative and exclamatory determiner"),
    "O": ("pronom", "pronoun"),
    "Od": ("pronom démonstratif", "demonstrative pronoun"),
    "Oi": ("pronom indéfini", "indefinite pronoun"),
    "Oj": ("pronom interrogatif", "interrogative pronoun"),
    "Or": ("pronom relatif", "relative pronoun"),
    "On": ("pronom négatif", "negative pronoun"),
    "Ow": ("pronom adverbial", "adverbial pronoun"),
    "Os": ("pronom personnel sujet", "subject pronoun"),
    "Oo": ("pronom personnel objet", "object pronoun"),
    "Ot": ("pronom interrogatif", "interrogative pronoun"),
    "V0": ("verbe auxiliaire", "auxiliary verb"),
    "V1": ("verbe du 1er groupe", "verb, 1st group"),
    "V2": ("verbe du 2e groupe", "verb, 2nd group"),
    "V3": ("verbe du 3e groupe", "verb, 3rd group"),
    "L": ("locution", "phrase"),
    "ÉN": ("nom (en locution)", "noun (in a phrase)"),
    "ÉA": ("adjectif (en locution)", "adjective (in a phrase)"),
    "ÉW": ("adverbe (en locution)", "adverb (in a phrase)"),
    "ÉV": ("verbe (en locution)", "verb (in a phrase)"),
    "ÉJ": ("interjection (en locution)", "interjection (in a phrase)"),
    "ÉR": ("préposition (en locution)", "preposition (in a phrase)"),
    "ÉRv": ("préposition (en locution)", "preposition (in a phrase)"),
    "ÉC": ("conjonction (en locution)", "conjunction (in a phrase)"),
    "ÉCs": ("conjonction (en locution)", "conjunction (in a phrase)"),
}
TENSES = {
    "Y": ("infinitif", "infinitive"),
    "P": ("participe présent", "present participle"),
    "Q": ("participe passé", "past participle"),
    "Ip": ("présent de l’indicatif", "present indicative"),
    "Iq": ("imparfait", "imperfect"),
    "Is": ("passé simple", "simple past"),
    "If": ("futur", "future"),
    "Sp": ("subjonctif présent", "present subjunctive"),
    "Sq": ("subjonctif imparfait", "imperfect subjunctive"),
    "K": ("conditionnel", "conditional"),
    "E": ("impératif", "imperative"),
}
PERSONS = {  # as a schoolbook conjugates: je ou il, not first or third person
    "1s": ("je", "I"),
    "2s": ("tu", "you (one)"),
    "3s": ("il", "he"),
    "1p": ("nous", "we"),
    "2p": ("vous", "you (many)"),
    "3p": ("ils", "they"),
    "O1": ("1re pers.", "1st pers."),
    "O2": ("2e pers.", "2nd pers."),
    "O3": ("3e pers.", "3rd pers."),
}
GENDERS = {
    "m": ("masc.", "masc."),
    "f": ("fém.", "fem."),
    "e": ("masc. ou fém.", "masc. or fem."),
    "s": ("sing.", "sing."),
    "p": ("plur.", "plur."),
    "i": ("invariable", "invariable"),
}
SILENT = frozenset({"Ov"})  # placed before the verb: said by the rest of the tag
JOINTS = ((PARTS, " et ", " and "), (TENSES, " ou ", " or "), (PERSONS, " ou ", " or "))


@cache
def gloss(tag: str) -> Gloss:
    """The tag in words; a code that is not in the tables is a KeyError, found by the build."""
    codes = [code for code in tag.split(":") if code not in SILENT]
    if "G" in codes and len({"G"} ^ (set(codes) & PARTS.keys())) > 0:
        codes.remove("G")  # «mot grammatical» only where nothing finer is known
    if "Q" in codes and "A" in codes:
        codes.remove("A")  # a participle may always be an adjective
    if "De" in codes and "Di" in codes:
        codes.remove("Di")  # no schoolbook calls quel indefinite
    unknown = [code for code in codes if not any(code in table for table in TABLES)]
    if unknown:
        raise KeyError(unknown)
    sides = []
    for side in (0, 1):
        parts = [
            (joint_fr if side == 0 else joint_en).join(
                dict.fromkeys(table[code][side] for code in codes if code in table)
            )
            for table, joint_fr, joint_en in JOINTS
        ]
        parts.append(" ".join(GENDERS[code][side] for code in codes if code in GENDERS))
        sides.append(", ".join(part for part in parts if part))
    return Gloss(sides[0], sides[1])


TABLES = (PARTS, TENSES, PERSONS, GENDERS)
