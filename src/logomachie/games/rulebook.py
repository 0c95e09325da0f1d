"""The players' rulebooks as values: RULES.md of a game, HOUSE.md of the house, in two languages.

A rulebook is a small Markdown file; French is the authority, `.en.md` beside it the translation.

    # Title                       once, then the introduction
    ## Chapter                    then the introduction of the chapter
    ### XYZ-D4 · Le microphone    an article: one clause, its title, then its text
    ### XYZ-B1 · Le but {but}     an article that states no behaviour: {matériel}, {but}, {conseil}

Text is made of paragraphs (the lines between two empty ones), lists (`- ` or `1. `, one line an
item) and tables (`| a | b |`, the second row made of dashes). In a line, `*so*` is emphasis and
`**so**` is strong; a clause id standing anywhere is a reference to its article, which must exist.
Nothing else is understood, so that a page can draw a rulebook without a Markdown library.

BRIEF.md beside it is the game on one screen, in the same Markdown: three chapters (the aim, a turn,
the end) without articles.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Literal, TypeAlias

from msgspec import structs

from logomachie.core.value import Value
from logomachie.games.now import Short, shorts

Language: TypeAlias = Literal["fr", "en"]
Kind: TypeAlias = Literal["rule", "material", "aim", "advice"]

HOUSE = "house"  # the slug of the rules of the house
CLAUSE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z]+)?-[A-Z]?\d{1,2}\b")
MARKS: dict[str, Kind] = {
    "matériel": "material",
    "but": "aim",
    "conseil": "advice",
    "material": "material",
    "aim": "aim",
    "advice": "advice",
}
SUFFIX: dict[Language, str] = {"fr": ".md", "en": ".en.md"}

_HEADING = re.compile(r"(?P<id>\S+) · (?P<title>[^{}]+?)(?: \{(?P<mark>[^{}]+)\})?")
_ITEM = re.compile(r"(?:- |(?P<number>\d+)\. )(?P<text>.+)")
_DASHES = re.compile(r"\|(?: -{3,} \|)+")
_SPAN = re.compile(rf"\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|(?P<clause>{CLAUSE.pattern})")


class Misprint(Exception):
    """A rulebook that cannot be read: where, and what is wrong."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where, self.what = where, what


class Plain(Value, tag=True):
    """Words as they are."""

    text: str


class Emphasis(Value, tag=True):
    """Words in italics."""

    text: str


class Strong(Value, tag=True):
    """Words in bold."""

    text: str


class Reference(Value, tag=True):
    """A clause id: a link to its article."""

    clause: str


Span: TypeAlias = Plain | Emphasis | Strong | Reference
Line: TypeAlias = tuple[Span, ...]


class Paragraph(Value, tag=True):
    """Sentences that belong together."""

    spans: Line


class Listing(Value, tag=True):
    """A list, numbered or not."""

    ordered: bool
    items: tuple[Line, ...]


class Columns(Value, tag=True):
    """A small table: a head and its rows, all of one width."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


Block: TypeAlias = Paragraph | Listing | Columns


class Article(Value, kw_only=True):
    """One clause, told to a player."""

    id: str  # XYZ-D4
    title: str
    kind: Kind
    blocks: tuple[Block, ...]


class Chapter(Value, kw_only=True):
    """A part of the rulebook, with what stands before its first article."""

    title: str
    intro: tuple[Block, ...]
    articles: tuple[Article, ...]


class Rulebook(Value, kw_only=True):
    """The rules of a game, or of the house, to be read from top to bottom."""

    slug: str
    language: Language
    title: str
    intro: tuple[Block, ...]
    chapters: tuple[Chapter, ...]
    brief: tuple[Chapter, ...] = ()  # the game on one screen; the house has none
    now: tuple[Short, ...] = ()  # articles in a sentence, and when they matter

    @property
    def articles(self) -> tuple[Article, ...]:
        """All articles in the order of reading."""
        return tuple(chain.from_iterable(chapter.articles for chapter in self.chapters))


class Clause(Value, kw_only=True):
    """What the command line and the tests ask of an article."""

    id: str
    title: str
    chapter: str
    kind: Kind
    behaviour: bool  # material, aim and advice state none


@cache
def rulebook(slug: str, language: Language = "fr") -> Rulebook:
    """The rulebook of this game, or of the house; raises LookupError where there is none."""
    book = parsed(_text(slug, language), slug, language)
    if slug != HOUSE:
        brief = parsed(_text(slug, language, "BRIEF"), slug, language)
        now = shorts(f"logomachie.games.{slug.replace('-', '_')}", language)
        book = structs.replace(book, brief=brief.chapters, now=now)
    known = {article.id for article in book.articles}
    if slug != HOUSE:
        known |= {article.id for article in rulebook(HOUSE, language).articles}
    if unknown := sorted({*references(book), *(one.clause for one in book.now)} - known):
        raise Misprint(f"{slug} ({language})", f"no article {', '.join(unknown)}")
    return book


def clauses(slug: str, language: Language = "fr", *, house: bool = False) -> tuple[Clause, ...]:
    """Every clause of the game in the order of its rulebook, then those of the house if wanted."""
    own = tuple(
        Clause(
            id=article.id,
            title=article.title,
            chapter=chapter.title,
            kind=article.kind,
            behaviour=article.kind == "rule",
        )
        for chapter in rulebook(slug, language).chapters
        for article in chapter.articles
    )
    return (*own, *clauses(HOUSE, language)) if house else own


def references(book: Rulebook) -> Iterator[str]:
    """Every clause id the text of a rulebook points to."""
    blocks = chain(
        book.intro,
        chain.from_iterable(chapter.intro for chapter in book.chapters),
        chain.from_iterable(article.blocks for article in book.articles),
    )
    for block in blocks:
        for line in lines(block):
            yield from (span.clause for span in line if isinstance(span, Reference))


def lines(block: Block) -> tuple[Line, ...]:
    """The text of a block, line by line: a table's cell is a line."""
    match block:
        case Paragraph(spans):
            return (spans,)
        case Listing(items=items):
            return items
        case Columns(head, rows):
            return (*head, *chain.from_iterable(rows))


def text_of(line: Line) -> str:
    """A line without its dress, for a terminal or a reader."""
    return "".join(span.clause if isinstance(span, Reference) else span.text for span in line)


def parsed(source: str, slug: str, language: Language) -> Rulebook:
    """A rulebook from its Markdown; raises Misprint with the heading it stumbled under."""
    (title, intro), *parts = _parts(source, f"{slug} ({language})")
    if not title.startswith("# "):
        raise Misprint(title, "a rulebook begins with its title, '# …'")
    chapters: list[Chapter] = []
    seen: set[str] = set()
    for heading, blocks in parts:
        if heading.startswith("## "):
            chapters.append(Chapter(title=heading[3:], intro=blocks, articles=()))
            continue
        if not heading.startswith("### ") or not chapters:
            raise Misprint(heading, "only '## chapter', and '### article' in a chapter, may follow")
        article = _article(heading, blocks)
        if article.id in seen:
            raise Misprint(heading, "this clause has an article already")
        seen.add(article.id)
        last = chapters[-1]
        chapters[-1] = Chapter(
            title=last.title, intro=last.intro, articles=(*last.articles, article)
        )
    return Rulebook(
        slug=slug, language=language, title=title[2:], intro=intro, chapters=tuple(chapters)
    )


def _text(slug: str, language: Language, name: str = "RULES") -> str:
    package = f"logomachie.games.{slug.replace('-', '_')}"
    if slug == HOUSE:
        package, name = "logomachie.games", "HOUSE"
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug):
        raise LookupError(f"no rulebook of {slug!r}")
    try:
        return (files(package) / f"{name}{SUFFIX[language]}").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError) as missing:
        raise LookupError(f"no rulebook of {slug!r} in {language!r}") from missing


def _parts(source: str, where: str) -> Iterator[tuple[str, tuple[Block, ...]]]:
    """Each heading with the blocks below it."""
    heading, gathered = "", list[list[str]]()
    for line in source.splitlines():
        if line.startswith("#"):
            if heading or gathered:
                yield heading, tuple(_block(lines, heading or where) for lines in gathered if lines)
            heading, gathered = line, []
        elif not line:
            gathered.append([])
        else:
            if not gathered:
                raise Misprint(heading or where, "an empty line must follow a heading")
            gathered[-1].append(line)
    yield heading, tuple(_block(lines, heading or where) for lines in gathered if lines)


def _article(heading: str, blocks: tuple[Block, ...]) -> Article:
    found = _HEADING.fullmatch(heading[4:])
    if found is None or not CLAUSE.fullmatch(found["id"]):
        raise Misprint(heading, "an article is headed '### XYZ-D4 · Title {mark}'")
    if found["mark"] is not None and found["mark"] not in MARKS:
        raise Misprint(heading, f"unknown mark {found['mark']!r}; known: {', '.join(MARKS)}")
    if not blocks:
        raise Misprint(heading, "an article has at least one paragraph")
    kind: Kind = MARKS[found["mark"]] if found["mark"] else "rule"
    return Article(id=found["id"], title=found["title"], kind=kind, blocks=blocks)


def _block(lines: list[str], where: str) -> Block:
    if lines[0].startswith("|"):
        return _columns(lines, where)
    items = [_ITEM.fullmatch(line) for line in lines]
    if not any(items):
        return Paragraph(_spans(" ".join(lines), where))
    found = [item for item in items if item is not None]
    numbers = [item["number"] for item in found]
    if len(found) < len(lines) or len({number is None for number in numbers}) > 1:
        raise Misprint(where, "a list has one line an item, all with '- ' or all with numbers")
    if numbers[0] is not None and numbers != [str(n) for n in range(1, len(numbers) + 1)]:
        raise Misprint(where, "a numbered list counts 1, 2, 3 …")
    return Listing(numbers[0] is not None, tuple(_spans(item["text"], where) for item in found))


def _columns(lines: list[str], where: str) -> Columns:
    if len(lines) < 3 or not _DASHES.fullmatch(lines[1]):
        raise Misprint(where, "a table has a head, a row of dashes and at least one row")
    if not all(line.startswith("| ") and line.endswith(" |") for line in lines):
        raise Misprint(where, "every row of a table begins with '| ' and ends with ' |'")
    cells = [line[2:-2].split(" | ") for line in lines]
    if len({len(row) for row in cells}) > 1:
        raise Misprint(where, "all rows of a table have as many cells as its head")
    head, _, *rows = (tuple(_spans(cell, where) for cell in row) for row in cells)
    return Columns(head, tuple(rows))


def _spans(text: str, where: str) -> Line:
    spans: list[Span] = []
    end = 0
    for found in _SPAN.finditer(text):
        spans.append(Plain(text[end : found.start()]))
        if found["strong"]:
            spans.append(Strong(found["strong"]))
        elif found["em"]:
            spans.append(Emphasis(found["em"]))
        else:
            spans.append(Reference(found["clause"]))
        end = found.end()
    spans.append(Plain(text[end:]))
    for span in spans:
        if isinstance(span, Plain) and (stray := set(span.text) & set("*_`[]<>{}|\\")):
            raise Misprint(where, f"{min(stray)!r} has no meaning here")
    return tuple(span for span in spans if span != Plain(""))
