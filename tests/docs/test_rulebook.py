"""The rulebooks: complete, the same in both languages, and read without loss."""

import msgspec
import pytest

from logomachie.games import GAMES
from logomachie.games.rulebook import (
    HOUSE,
    MARKS,
    Block,
    Columns,
    Emphasis,
    Language,
    Line,
    Listing,
    Misprint,
    Paragraph,
    Plain,
    Reference,
    Rulebook,
    Strong,
    clauses,
    parsed,
    references,
    rulebook,
    text_of,
)

WAR = {  # chapters of La Guerre des Mots and how many clauses each has
    "ACC": 2,
    "BLC": 7,
    "BLK": 1,
    "BLW": 14,
    "CAP": 11,
    "CHN": 8,
    "CMP": 3,
    "CON": 2,
    "DEAL": 3,
    "DEF": 11,
    "DIR": 4,
    "ERR": 1,
    "EXT": 2,
    "LEX": 2,
    "MAT": 8,
    "MOD": 5,
    "MOV": 1,
    "OBJ": 3,
    "OPP": 3,
    "ORD": 4,
    "PAR": 3,
    "PIR": 9,
    "PLC": 5,
    "Q": 81,
    "READ": 2,
    "REC": 5,
    "RPL": 8,
    "SEAT": 1,
    "SHT": 14,
    "SRC": 5,
    "STK": 5,
    "TAK": 6,
    "TRF": 8,
    "TWO": 2,
    "WIN": 7,
    "WSH": 5,
}
SMITH = {  # chapters of Wordsmith and how many clauses each has
    "A": 5,
    "B": 5,
    "C": 13,
    "D": 7,
    "E": 10,
    "F": 10,
    "G": 9,
    "H": 5,
    "I": 9,
    "S": 7,
    "X": 7,
    "V": 7,
    "M": 19,
}
GIVEN = {
    "word-whiz": (
        [f"MIC-A{n}" for n in range(1, 5)]
        + ["MIC-B1"]
        + [f"MIC-C{n}" for n in range(1, 6)]
        + [f"MIC-D{n}" for n in range(1, 7)]
        + [f"MIC-E{n}" for n in range(1, 11)]
        + ["MIC-F1", "MIC-G1"]
        + [f"MIC-R{n:02}" for n in range(1, 24)]
    ),
    "wordsearch": (
        ["SRCH-A1", "SRCH-A2"]
        + [f"SRCH-B{n}" for n in range(1, 7)]
        + [f"SRCH-C{n}" for n in range(1, 11)]
        + ["SRCH-D1", "SRCH-D2"]
        + [f"SRCH-E{n}" for n in range(1, 5)]
        + [f"SRCH-F{n}" for n in range(1, 6)]
        + ["SRCH-G1", "SRCH-H1", "SRCH-H2", "SRCH-I1", "SRCH-I2"]
        + [f"SRCH-R{n:02}" for n in range(1, 25)]
    ),
    "wordsmith": (
        [f"WS-{part}{n}" for part, most in SMITH.items() for n in range(1, most + 1)]
        + [f"WS-R{n:02}" for n in range(1, 35)]
    ),
    "cadenas": (
        [f"CAD-S{n}" for n in range(1, 5)]
        + [f"CAD-D{n}" for n in range(1, 5)]
        + [f"CAD-L{n}" for n in range(1, 8)]
        + [f"CAD-X{n}" for n in range(1, 12)]
        + [f"CAD-A{n}" for n in range(1, 7)]
        + [f"CAD-U{n}" for n in range(1, 7)]
        + [f"CAD-P{n}" for n in range(1, 7)]
        + [f"CAD-F{n}" for n in range(1, 8)]
        + [f"CAD-K{n}" for n in range(1, 12)]
        + [f"CAD-R{n:02}" for n in range(1, 27)]
    ),
    "guerre-des-mots": (
        [f"GDM-{part}-{n:02}" for part, most in WAR.items() for n in range(1, most + 1)]
        + [f"GDM-CELL-{n:02}" for n in range(6)]
    ),
    HOUSE: [f"HOUSE-{n:02}" for n in range(1, 14)],
}
BOOKS: list[tuple[str, Language]] = [
    ("word-whiz", "fr"),
    ("word-whiz", "en"),
    ("wordsearch", "fr"),
    ("wordsearch", "en"),
    ("wordsmith", "fr"),
    ("wordsmith", "en"),
    ("cadenas", "fr"),
    ("cadenas", "en"),
    ("guerre-des-mots", "fr"),
    ("guerre-des-mots", "en"),
    (HOUSE, "fr"),
    (HOUSE, "en"),
]
MARK_OF: dict[Language, dict[str, str]] = {
    "fr": {"material": "matériel", "aim": "but", "advice": "conseil"},
    "en": {"material": "material", "aim": "aim", "advice": "advice"},
}


def test_every_game_of_the_club_has_its_list() -> None:
    """A game that can be opened has a rulebook in both languages, listed and read here."""
    assert {*GAMES, HOUSE} == set(GIVEN)
    assert {(slug, language) for slug in GIVEN for language in ("fr", "en")} == set(BOOKS)


@pytest.mark.parametrize(("slug", "language"), BOOKS)
def test_every_clause_has_one_article(slug: str, language: Language) -> None:
    """Each clause and ruling of a game, each rule of the house: no more, no fewer."""
    assert sorted(GIVEN[slug]) == sorted(clause.id for clause in clauses(slug, language))


@pytest.mark.parametrize("slug", list(GIVEN))
def test_the_translation_follows_the_french(slug: str) -> None:
    """Both languages have the same articles of the same kind, in the same chapters and order."""
    french, english = (
        [[(article.id, article.kind) for article in chapter.articles] for chapter in book.chapters]
        for book in (rulebook(slug, "fr"), rulebook(slug, "en"))
    )

    assert french == english


@pytest.mark.parametrize("slug", list(GIVEN))
def test_the_translation_has_the_same_shape(slug: str) -> None:
    """Block for block, both languages have the same lists, tables and references."""

    def shape(book: Rulebook) -> list[tuple[object, ...]]:
        return [
            (where, type(block).__name__, *_size(block), sorted(_cited(block)))
            for where, block in _blocks(book)
        ]

    assert shape(rulebook(slug, "fr")) == shape(rulebook(slug, "en"))


def test_only_material_and_aim_state_no_behaviour() -> None:
    """The clauses without a check in the source are marked; nothing else escapes a test."""
    silent = {clause.id for clause in clauses("word-whiz", house=True) if not clause.behaviour}

    assert {"MIC-A4", "MIC-B1", "MIC-C1", "MIC-C3"} == silent


def test_the_house_is_added_on_request() -> None:
    """`house=True` appends the rules of the house to those of the game."""
    alone, both = clauses("word-whiz"), clauses("word-whiz", house=True)

    assert (*alone, *clauses(HOUSE)) == both


@pytest.mark.parametrize(("slug", "language"), BOOKS)
def test_a_rulebook_printed_again_is_the_same(slug: str, language: Language) -> None:
    """Parsing loses nothing: written as Markdown and read again it is equal."""
    book = rulebook(slug, language)

    assert book == parsed(_printed(book), slug, language)


@pytest.mark.parametrize(("slug", "language"), BOOKS)
def test_a_rulebook_travels_as_json(slug: str, language: Language) -> None:
    """The page gets the very values the parser made."""
    book = rulebook(slug, language)

    assert book == msgspec.json.decode(msgspec.json.encode(book), type=Rulebook)


def test_a_line_is_made_of_spans() -> None:
    """Emphasis, strong words and clause ids are told apart from plain words."""
    book = parsed(
        "# T\n\n## C\n\n### MIC-A1 · X {conseil}\n\nVoir *ici* et **là**,\nselon MIC-A1.\n",
        "t",
        "fr",
    )
    article = book.articles[0]

    assert "advice" == article.kind
    assert (
        Paragraph(
            (
                Plain("Voir "),
                Emphasis("ici"),
                Plain(" et "),
                Strong("là"),
                Plain(", selon "),
                Reference("MIC-A1"),
                Plain("."),
            )
        ),
    ) == article.blocks


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("Texte sans titre.\n", "empty line"),
        ("## C\n\nT\n", "begins with its title"),
        ("# T\n\n### MIC-A1 · X\n\nT\n", "'### article' in a chapter"),
        ("# T\n\n## C\n\n#### MIC-A1 · X\n\nT\n", "'### article' in a chapter"),
        ("# T\n\n## C\n\n### Sans numéro\n\nT\n", "is headed"),
        ("# T\n\n## C\n\n### mic-a1 · X\n\nT\n", "is headed"),
        ("# T\n\n## C\n\n### MIC-A1 · X {décor}\n\nT\n", "unknown mark"),
        ("# T\n\n## C\n\n### MIC-A1 · X\n", "at least one paragraph"),
        ("# T\n\n## C\n\n### MIC-A1 · X\nT\n", "empty line"),
        ("# T\n\n## C\n\n### MIC-A1 · X\n\nT\n\n### MIC-A1 · Y\n\nT\n", "an article already"),
        ("# T\n\n- a\nb\n", "one line an item"),
        ("# T\n\n- a\n1. b\n", "one line an item"),
        ("# T\n\n1. a\n3. b\n", "counts 1, 2, 3"),
        ("# T\n\n| a | b |\n| 1 | 2 |\n", "row of dashes"),
        ("# T\n\n| a | b |\n| --- | --- |\n| 1 |\n", "as many cells"),
        ("# T\n\n| a |\n| --- |\n|1|\n", "begins with"),
        ("# T\n\nUn [lien](x).\n", "has no meaning"),
        ("# T\n\nUne *étoile.\n", "has no meaning"),
        ("# T\n\n<b>Gras</b>\n", "has no meaning"),
    ],
)
def test_a_misprint_is_named(body: str, told: str) -> None:
    """What is not in the format is an error that says where and what, never a silent guess."""
    with pytest.raises(Misprint, match=told):
        parsed(body, "t", "fr")


@pytest.mark.parametrize("slug", ["tarot", "word_whiz", "../word-whiz", "", "HOUSE"])
def test_no_such_rulebook(slug: str) -> None:
    """A game without a rulebook is a LookupError, whatever its name."""
    with pytest.raises(LookupError):
        rulebook(slug)


def test_every_mark_is_translated() -> None:
    """Each kind has its mark in both languages."""
    assert set(MARKS) == {mark for marks in MARK_OF.values() for mark in marks.values()}


@pytest.mark.parametrize(("slug", "language"), BOOKS)
def test_references_lead_somewhere(slug: str, language: Language) -> None:
    """Every clause id in the text has an article in this rulebook or in the house's."""
    known = {clause.id for clause in clauses(slug, language, house=slug != HOUSE)}

    assert set() == set(references(rulebook(slug, language))) - known


def _blocks(book: Rulebook) -> list[tuple[str, Block]]:
    return (
        [("intro", block) for block in book.intro]
        + [(str(n), block) for n, chapter in enumerate(book.chapters) for block in chapter.intro]
        + [(article.id, block) for article in book.articles for block in article.blocks]
    )


def _size(block: Block) -> tuple[int, ...]:
    match block:
        case Paragraph():
            return ()
        case Listing(ordered, items):
            return (ordered, len(items))
        case Columns(head, rows):
            return (len(head), len(rows))


def _cited(block: Block) -> set[str]:
    book = Rulebook(slug="t", language="fr", title="", intro=(block,), chapters=())
    return set(references(book))


def _printed(book: Rulebook) -> str:
    """A rulebook as Markdown again."""
    out = [f"# {book.title}", *map(_block, book.intro)]
    for chapter in book.chapters:
        out += [f"## {chapter.title}", *map(_block, chapter.intro)]
        for article in chapter.articles:
            mark = MARK_OF[book.language].get(article.kind)
            out.append(f"### {article.id} · {article.title}" + (f" {{{mark}}}" if mark else ""))
            out += map(_block, article.blocks)
    return "\n\n".join(out) + "\n"


def _block(block: Block) -> str:
    match block:
        case Paragraph(spans):
            return _line(spans)
        case Listing(ordered, items):
            marks = (f"{n}." if ordered else "-" for n in range(1, len(items) + 1))
            return "\n".join(
                f"{mark} {_line(item)}" for mark, item in zip(marks, items, strict=True)
            )
        case Columns(head, rows):
            dashes = "| " + " | ".join("---" for _ in head) + " |"
            head_row, *others = ("| " + " | ".join(map(_line, row)) + " |" for row in (head, *rows))
            return "\n".join((head_row, dashes, *others))


def _line(line: Line) -> str:
    dress = {Plain: "{}", Emphasis: "*{}*", Strong: "**{}**", Reference: "{}"}
    return "".join(dress[type(span)].format(text_of((span,))) for span in line)
