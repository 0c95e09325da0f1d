"""What somebody may ask of a Wordsmith round that is over: what its zones would have allowed."""

import re

import numpy as np
from msgspec import UnsetType

from logomachie.core.value import Value
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.games.wordsmith.rules.types import Setup, TableView
from logomachie.games.wordsmith.solver.search import Task, allowed, points
from logomachie.games.wordsmith.solver.words import Book, Rows

MOST_ZONES = 32  # four players, six words each, and what lies there at the end
MOST_MISSED = 10
MOST_LIKELY = 3
ZONE = re.compile(
    r"(?P<zone>∅|(?:[RYBG]\d{1,3})+)(?:\+(?P<circles>[0-3]))?(?:=(?P<letters>[A-Z]+))?"
)


class BestWord(Value, kw_only=True):
    """The word of one zone that brings the most; without a word, there was none."""

    zone: str  # as it was asked for
    word: str = ""  # as it is written
    letters: int = 0
    points: int = 0
    boxes: int = 0  # pieces and circles it would have left over
    count: int = 0  # all words the zone allowed


class Overlooked(Value, kw_only=True):
    """The longest words of these zones that are on no sheet of the round."""

    word: str
    letters: int
    zone: str  # one that allowed it


class Missed(Value, kw_only=True):
    """What a round would have allowed."""

    round: int
    longest: tuple[Overlooked, ...]  # the longest first, then the commonest
    zones: tuple[BestWord, ...]  # in the order they were asked for
    likely: tuple[Overlooked, ...] = ()  # the longest of those a child says, or who plays as well


class Unreadable(Value, tag=True, kw_only=True):
    """The zones asked about are none."""

    why: str


def read(about: str) -> tuple[int, list[tuple[str, Pieces, int, str]]]:
    """`2 R4Y1B1G2/R5Y3+1=S`: a round and its zones, with circles and imposed letters."""
    number, _, listed = about.strip().partition(" ")
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        raise ValueError("a question begins with its round")
    zones = []
    for text in dict.fromkeys(listed.strip().split("/")):
        if (named := ZONE.fullmatch(text)) is None:
            raise ValueError(f"not a zone: {text[:20]}")
        zone = pieces.read(named["zone"])
        zones.append((text, zone, int(named["circles"] or 0), named["letters"] or ""))
    if len(zones) > MOST_ZONES:
        raise ValueError(f"more than {MOST_ZONES} zones")
    return int(number), zones


def missed(about: str, view: TableView, config: Setup, words: Book) -> Missed | Unreadable:
    """The best word of each zone, and the longest words nobody found."""
    try:
        number, zones = read(about)
    except ValueError as wrong:
        return Unreadable(why=str(wrong))
    built = [(text, *_built(words, config, zone, n, must)) for text, zone, n, must in zones]
    level = 0 if isinstance(config.strength, UnsetType) else config.strength // 10
    likely = [(zone, size, rows[words.said[rows] <= level]) for zone, size, rows in built]
    return Missed(
        round=number,
        longest=_longest(words, built, _said(view, number)),
        likely=_longest(words, likely, _said(view, number))[:MOST_LIKELY],
        zones=tuple(_best(words, config, *zone) for zone in built),
    )


def _built(
    words: Book, config: Setup, zone: Pieces, circles: int, letters: str
) -> tuple[int, Rows]:
    """The pieces and circles of a zone, and the words it allows, whatever was claimed before."""
    rows = words.affordable(zone, circles)
    to_do = Task(zone=zone, letters=letters)
    return sum(zone) + circles, rows[allowed(words, config, to_do, rows)]


def _best(words: Book, config: Setup, zone: str, size: int, rows: Rows) -> BestWord:
    if not (count := len(rows)):
        return BestWord(zone=zone)
    rows = rows[words.length[rows] == words.length[rows].max()]  # longer always brings more
    best = np.lexsort((-words.zipf100[rows].astype(np.int32), -words.size[rows].astype(np.int16)))
    row = int(rows[best[0]])
    return BestWord(
        zone=zone,
        word=words.spelled(row),
        letters=int(words.length[row]),
        points=int(points(words.length[row : row + 1], config.gloire)[0]),
        boxes=size - int(words.size[row]),
        count=count,
    )


def _said(view: TableView, number: int) -> set[str]:
    """The words of a round on all its sheets."""
    if 1 <= number <= len(view.history):
        return {word for score in view.history[number - 1] for word in score.rows if word}
    return {word for sheet in view.sheets for word in sheet.rows if word}


def _longest(
    words: Book, built: list[tuple[str, int, Rows]], said: set[str]
) -> tuple[Overlooked, ...]:
    """The longest of all zones together, without what was said."""
    known = [row for word in said if (row := words.row(word)) is not None]
    found: dict[int, str] = {}
    for zone, _, rows in built:
        left = rows[~np.isin(rows, known)]
        if len(left) > MOST_MISSED:
            lengths = words.length[left]
            left = left[lengths >= np.partition(lengths, -MOST_MISSED)[-MOST_MISSED]]
        common = words.zipf100[left].astype(np.int32)
        order = np.lexsort((-common, -words.length[left].astype(np.int32)))
        for row in left[order[:MOST_MISSED]].tolist():
            found.setdefault(row, zone)
    best = sorted(found, key=lambda row: (-int(words.length[row]), -int(words.zipf100[row]), row))
    return tuple(
        Overlooked(word=words.spelled(row), letters=int(words.length[row]), zone=found[row])
        for row in best[:MOST_MISSED]
    )
