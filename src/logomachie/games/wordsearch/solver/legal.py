"""Wordsearch: every legal move of a seat, from its own view, the most promising first.

Of slides that bring the same letters to the same cells one order is given. What is left out is
refused, or a word no dictionary has: it costs the turn, or what a challenge costs.
"""

from collections.abc import Iterator
from itertools import islice

from logomachie.core.value import Value
from logomachie.games.wordsearch.rules import alphabet
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import DIRECTIONS, EMPTY, Cell, segment
from logomachie.games.wordsearch.rules.legal import Legal, Search, Slides, ordered
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Asked,
    Challenge,
    Claim,
    Play,
    Setup,
    Slide,
    Stop,
    TableView,
)
from logomachie.games.wordsearch.solver.search import Found
from logomachie.games.wordsearch.solver.words import Solver, oracle
from logomachie.lexicon.lexicon import Lexicon

LOOKED_AT = 200  # words a first slide is judged by; all slides are given in the end


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move, the points it brings or leads to, the slides that takes, and the word."""

    move: Asked
    points: int = 0
    slides: int = 0
    word: str = ""


def ranked(view: TableView, config: Setup, lexicon: Lexicon) -> Iterator[Ranked]:
    """The same, each with what it brings."""
    if view.seat is None:
        return
    solver = oracle(lexicon)
    if "Challenge" in view.can:
        assert view.claim is not None
        answers: list[Asked] = [Accept(view.turn), Challenge(view.turn)]
        if view.claim.word not in solver:
            answers.reverse()
        yield from (Ranked(move=answer) for answer in answers)
    if "Play" in view.can:
        yield from _plays(view, config, solver)
    elif {"Slide", "Claim", "Stop"} & set(view.can):
        yield from _strictly(view, config, solver)


def _plays(view: TableView, config: Setup, solver: Solver) -> Iterator[Ranked]:
    """Words in their shortest way, a slide without a word, then every other way to the words."""
    found = solver.solved(view.board, config.min_length, view.values)
    for row in found.ranked().tolist():
        yield _play(view, found[row], int(found.points[row]))
    for slide in boards.slides(view.board):
        yield Ranked(move=Play(view.turn, (slide,)), slides=1)
    search = Search(view.board)
    for row in found.ranked().tolist():
        best = found[row]
        for slides in _ways(search, best):
            if set(slides) != set(best.slides):
                yield _play(view, best._replace(slides=slides), int(found.points[row]))


def _play(view: TableView, way: Legal, points: int) -> Ranked:
    move = Play(view.turn, way.slides, way.word, way.start, way.direction)
    return Ranked(move=move, points=points, slides=len(way.slides), word=way.word)


def _ways(search: Search, way: Legal) -> Iterator[Slides]:
    """All choices of letters that form the word there, each in one order of slides."""
    place = segment(way.start, way.direction, len(way.word))
    inside = {cell for cell in place if cell in search.filled}
    for sources in search.assignments(way.word, place, ()):
        moves = tuple((s, t) for s, t in zip(sources, place, strict=True) if s != t)
        if moves and inside <= set(sources):
            slides = ordered(search.filled, moves)
            if slides is not None:
                yield slides


def _strictly(view: TableView, config: Setup, solver: Solver) -> Iterator[Ranked]:
    """What is touched stays: claims and slides towards a word by points, an end, other slides."""
    arrived = {slid.target for slid in view.moved}
    choices = _claims(view, arrived, solver) if "Claim" in view.can else []
    free = []
    if "Slide" in view.can:
        free = [slide for slide in boards.slides(view.board) if slide[0] not in arrived]
        found = solver.solved(view.board, config.min_length, view.values)
        choices += _towards(view, arrived, found)
    given = set()
    for choice in sorted(choices, key=lambda choice: (-choice.points, choice.slides)):
        if choice.move not in given:
            given.add(choice.move)
            yield choice
    if "Stop" in view.can:
        yield Ranked(move=Stop(view.turn))
    for slide in free:
        if (move := Slide(view.turn, *slide)) not in given:
            yield Ranked(move=move, slides=1)


def _claims(view: TableView, arrived: set[Cell], solver: Solver) -> list[Ranked]:
    """Every word that stands there with every letter moved in it."""
    values = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", view.values, strict=True))
    found = []
    for start in boards.cells(view.board):
        for direction in DIRECTIONS:
            word, cell = "", start
            while (letter := boards.at(view.board, cell)) != EMPTY:
                word, cell = word + letter, boards.step(cell, direction)
                covers = arrived <= set(segment(start, direction, len(word)))
                if covers and len(word) >= view.least and word in solver:
                    move = Claim(view.turn, word, start, direction)
                    points = alphabet.points(word, values)
                    found.append(Ranked(move=move, points=points, word=word))
    return found


def _towards(view: TableView, arrived: set[Cell], found: Found) -> Iterator[Ranked]:
    """First slides towards the best words that hold all letters moved so far where they are."""
    ways = (
        (found[row], int(found.points[row]))
        for row in found.ranked().tolist()
        if not arrived or _may_hold(found, row, arrived)
    )
    for way, points in islice(ways, LOOKED_AT):
        if arrived.isdisjoint(source for source, _ in way.slides):
            move = Slide(view.turn, *way.slides[0])
            yield Ranked(move=move, points=points, slides=len(way.slides), word=way.word)


def _may_hold(found: Found, row: int, arrived: set[Cell]) -> bool:
    return arrived <= set(found.place(row))
