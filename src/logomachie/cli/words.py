"""`logomachie words`: the club's own list, and what players said of verdicts."""

from argparse import Namespace
from pathlib import Path

from logomachie.cli.answer import say, say_json, table
from logomachie.cli.data import folder_of, list_of
from logomachie.cli.mistake import Mistake
from logomachie.cli.parser import Parser
from logomachie.cli.tongue import told, tongue
from logomachie.core.tongue import Said as Both
from logomachie.core.value import Value
from logomachie.lexicon.club import (
    FILE,
    REPORTS,
    ClubWord,
    WrongLine,
    read,
    text_of,
    tried,
    written,
)
from logomachie.lexicon.inflection import spelling
from logomachie.lexicon.load import digest_of, french

ACTIONS = ("add", "remove", "mark", "list", "reports", "export")
SIGNS = {"add": "+", "remove": "-", "mark": "="}


class Said(Value, kw_only=True):
    """One report: when (milliseconds), the word, what is doubted, a sentence."""

    at: int
    word: str
    doubt: str
    text: str


class Listed(Value, kw_only=True):
    """The club's list and the digest of the dictionary it makes."""

    digest: str
    words: tuple[ClubWord, ...]


def parser() -> Parser:
    """The arguments of the command."""
    arguments = Parser(
        "words",
        told(
            "Les mots de ce club : en ajouter, en retirer, en marquer ; lire ce qui est signalé.",
            "This club’s words: add, remove, mark some; read what was reported.",
        ),
        after=told(
            f"La liste est un fichier, {FILE}, à côté des parties ; une table déjà ouverte garde "
            "celle avec laquelle elle a commencé. « export » donne ce qu’un club nous enverrait.",
            f"The list is a file, {FILE}, beside the games; a table that has begun keeps the one "
            "it began with. “export” gives what a club would send us.",
        ),
    )
    arguments.add_argument("action", choices=ACTIONS, metavar="|".join(ACTIONS))
    arguments.add_argument("word", nargs="?", default="", metavar=told("MOT", "WORD"))
    for name, fr, en in (
        ("--like", "il se fléchit comme ce mot", "it is inflected like this word"),
        (
            "--forms",
            "sa nature et ses autres formes : « N:f : smalas »",
            "its nature and its other forms",
        ),
        (
            "--alone",
            "il ne change pas ; son étiquette : J, W, N:m:i",
            "it never changes; its tag: J, W, N:m:i",
        ),
        ("--age", "1 (huit ans) à 5 (rare)", "1 (at eight) to 5 (rare)"),
        (
            "--registers",
            "fam, vulg, inj, sexe …, séparés par des virgules",
            "fam, vulg, inj, sexe …, separated by commas",
        ),
        ("--meaning", "ce qu’il veut dire", "what it means"),
        ("--data", "le dossier du club, ou son fichier de parties", "the club’s folder or file"),
    ):
        arguments.add_argument(name, default="", help=told(fr, en))
    arguments.json()
    return arguments


def run(arguments: Namespace) -> int:
    """Do what is asked."""
    folder = folder_of(arguments.data)
    if arguments.action == "reports":
        return reports(folder, as_json=arguments.json)
    text, words = list_of(folder)
    if arguments.action in SIGNS:
        words = changed(arguments, words)
    try:
        tried(words)
    except WrongLine as error:
        raise Mistake(told_of(error, text, arguments)) from error
    if arguments.action in SIGNS:
        fresh = folder / f"{FILE}.new"
        fresh.write_text(written(words), encoding="utf-8")
        fresh.replace(folder / FILE)
    if arguments.action == "export":
        say(written(words).rstrip("\n"))
    else:
        show(read(written(words)), as_json=arguments.json)
    return 0


def told_of(error: WrongLine, text: str, arguments: Namespace) -> str:
    """What is wrong: with the word just given, or with a line that was written before."""
    if arguments.action == "add" and error.word == spelling(arguments.word):
        return error.why.told(tongue())
    return error.found_in(text).told.told(tongue())


def changed(arguments: Namespace, words: tuple[ClubWord, ...]) -> tuple[ClubWord, ...]:
    """The list with one line more. A new line about a word undoes its opposite; a word of the
    dictionary that was taken out comes back as it was, where nothing says how it is inflected."""
    sign, word = SIGNS[arguments.action], spelling(arguments.word)
    how = (
        (arguments.like and f"comme {arguments.like}")
        or (arguments.alone and f"invariable {arguments.alone}")
        or arguments.forms
    )
    said = (arguments.age, arguments.registers, arguments.meaning)
    lemmas = {one.lemma for one in french().analyses(word) if one.form == word}
    check(arguments, lemmas, words)
    if sign == "-" and not lemmas:  # what the club alone added leaves no line behind
        return tuple(one for one in words if one.word != word)
    undone = {SIGNS["add"]: "-", SIGNS["remove"]: "+"}.get(sign, sign)
    if sign == "+" and lemmas and not how and ("-", word) in {(o.action, o.word) for o in words}:
        sign = "=" if any(said) else ""
    kept = [one for one in words if one.word != word or one.action not in {sign, undone}]
    if not sign:
        return tuple(kept)
    cells = (sign, word, how, *said)
    if any(len(cell.splitlines()) > 1 or "\t" in cell for cell in cells):
        raise Mistake(told("une seule ligne, sans tabulation", "one line, without a tab"))
    try:
        return (*kept, *read("\t".join(cells)))
    except WrongLine as error:
        raise Mistake(error.why.told(tongue())) from error


def check(arguments: Namespace, lemmas: set[str], words: tuple[ClubWord, ...]) -> None:
    """Refuse what would change nothing; `lemmas` are those of the word in our dictionary."""
    word = spelling(arguments.word)
    own = {one.action for one in words if one.word == word}
    gone = {one.word for one in words if one.action == "-"}
    is_known = "-" not in own and bool(lemmas - gone)
    if not word:
        raise Mistake(told("quel mot ?", "which word?"))
    if arguments.action != "add" and not is_known and "+" not in own:
        raise Mistake(told(f"« {word} » n’est pas un mot", f"“{word}” is no word"))
    if arguments.action == "add" and is_known and "+" not in own:
        raise Mistake(
            told(
                f"« {word} » est déjà un mot ; « mark » dit son âge ou son sens",
                f"“{word}” is a word already; “mark” tells its age or meaning",
            )
        )
    if arguments.action == "mark" and not (
        arguments.age or arguments.registers or arguments.meaning
    ):
        raise Mistake(
            told("que dire de ce mot : --age, --registers, --meaning ?", "what to say of it?")
        )


def show(words: tuple[ClubWord, ...], *, as_json: bool) -> None:
    """The list, and the identity of the dictionary it makes."""
    digest = digest_of("complet", written(words))
    if as_json:
        say_json(Listed(digest=digest, words=words))
        return
    rows: list[tuple[str, ...]] = [
        (
            one.action,
            one.word,
            one.inflection,
            str(one.age or ""),
            ",".join(one.registers),
            one.meaning,
        )
        for one in words
    ]
    say(table(rows) if rows else told("aucun mot de ce club", "no words of this club"))
    say(told(f"dictionnaire : {digest[:12]}", f"dictionary: {digest[:12]}"))


def reports(folder: Path, *, as_json: bool) -> int:
    """What players have reported, the oldest first."""
    try:
        lines = text_of(folder / REPORTS).split("\n")
    except WrongLine as error:
        raise Mistake(f"{REPORTS} : {error.why.told(tongue())}") from error
    found = []
    for number, line in enumerate(lines, 1):
        at, word, doubt, text = [*line.split("\t", 3), "", "", ""][:4]
        if not line.strip():
            continue
        if not (at.isdecimal() and doubt in DOUBTS):
            raise Mistake(
                told(
                    f"{REPORTS}, ligne {number} : ce n’est pas un signalement",
                    f"{REPORTS}, line {number}: this is no report",
                )
            )
        found.append(Said(at=int(at), word=word, doubt=doubt, text=text))
    if as_json:
        say_json(found)
    elif found:
        say(table([(one.word, DOUBTS[one.doubt].told(tongue()), one.text) for one in found]))
    else:
        say(told("rien n’est signalé", "nothing is reported"))
    return 0


DOUBTS = {
    "accepted": Both("accepté à tort", "wrongly accepted"),
    "refused": Both("refusé à tort", "wrongly refused"),
    "meaning": Both("sens faux", "wrong meaning"),
    "children": Both("pas pour les enfants", "not for children"),
}
