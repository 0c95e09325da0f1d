"""The rulebooks: complete, the same in both languages, and read without loss."""

import msgspec
import pytest

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
from tests.kit.rooms import ROOM, listed

GIVEN = {slug: listed(room / "clauses.txt") for slug, room in ROOM.items()}
GIVEN[HOUSE] = [f"HOUSE-{n:02}" for n in range(1, 16)]
LANGUAGES: tuple[Language, ...] = ("fr", "en")
BOOKS = [(slug, language) for slug in GIVEN for language in LANGUAGES]
MARK_OF: dict[Language, dict[str, str]] = {
    "fr": {"material": "matériel", "aim": "but", "advice": "conseil"},
    "en": {"material": "material", "aim": "aim", "advice": "advice"},
}


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
    book = msgspec.structs.replace(rulebook(slug, language), brief=(), now=())  # other files

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
