"""Hints at Wordsearch: the line a word lies on, how it begins, its slides (HOUSE-15)."""

import numpy as np

from logomachie.core.question import HintStep
from logomachie.games.hint import count, listed, step
from logomachie.games.wordsearch.rules.board import STEPS, Cell, Direction, at, segment
from logomachie.games.wordsearch.rules.legal import Legal
from logomachie.games.wordsearch.rules.text import cell_name
from logomachie.games.wordsearch.rules.types import Claim, Setup, Slide, TableView
from logomachie.games.wordsearch.solver.legal import Ranked, ranked
from logomachie.games.wordsearch.solver.search import Found
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.likely import NO_ROW, likely
from logomachie.lexicon.load import of_table

SLIDES = 3  # more letters than these nobody keeps in mind
SLACK = 12  # points that a more common word may be short of the best


def hint(view: TableView, config: Setup) -> tuple[HintStep, ...]:
    """A word that is likely known, with few slides; in a turn begun, what it still leads to."""
    lexicon = of_table(config.lexicon)
    if view.moved:
        return _onwards(view, config, lexicon)
    found = oracle(lexicon).solved(view.board, config.min_length, view.values)
    row = _chosen(found, lexicon)
    if row is None:
        return (
            step(
                "Aucun mot ne se forme : déplacez une seule lettre.",
                "No word can be formed: move one letter.",
                "stop",
            ),
        )
    return _told(view, found[row], int(found.points[row]))


def _chosen(found: Found, lexicon: Lexicon) -> int | None:
    """A word of few slides, if there is one."""
    few = np.flatnonzero(found.moved <= SLIDES)
    places = (few if len(few) else np.arange(len(found))).tolist()
    rows = [_row(lexicon, found.word(place)) for place in places]
    chosen = likely(lexicon, rows, found.points[places].tolist(), SLACK)
    return None if chosen is None else int(places[chosen])


def _row(lexicon: Lexicon, word: str) -> int:
    row = lexicon.row(word)
    return NO_ROW if row is None else row


def _told(view: TableView, word: Legal, points: int) -> tuple[HintStep, ...]:
    cells = segment(word.start, word.direction, len(word.word))
    line, line_en = _line(word.start, word.direction)
    names = [cell_name(cell) for cell in cells]
    letters, letters_en = count(len(word.word), "lettre", "letter")
    ways, board = [], view.board
    for source, target in word.slides:
        ways.append((at(board, source), cell_name(source), cell_name(target)))
    slides, _ = listed(f"{letter} de {source} en {target}" for letter, source, target in ways)
    _, slides_en = listed(f"{letter} from {source} to {target}" for letter, source, target in ways)
    told, told_en = (f"glissez {slides}. ", f"slide {slides_en}. ") if ways else ("", "")
    brings, brings_en = count(points, "point", "point")
    return (
        step(
            f"Regardez {line} : un mot de {letters} s’y forme.",
            f"Look at {line_en}: a word of {letters_en} can be formed there.",
            *names,
        ),
        step(
            f"Il commence par {word.word[0]}, en {names[0]}.",
            f"It begins with {word.word[0]}, at {names[0]}.",
            names[0],
        ),
        step(
            f"{word.word} : {told}Il rapporte {brings}.",
            f"{word.word}: {told_en}It brings {brings_en}.",
            *(source for _, source, _ in ways),
            *names,
        ),
    )


def _line(start: Cell, direction: Direction) -> tuple[str, str]:
    down, right = STEPS[direction]
    if not down:
        return f"la rangée {start[0]}", f"row {start[0]}"
    if not right:
        column = cell_name(start)[0]
        return f"la colonne {column}", f"column {column}"
    name = cell_name(start)
    return f"la diagonale qui part de {name}", f"the diagonal from {name}"


def _onwards(view: TableView, config: Setup, lexicon: Lexicon) -> tuple[HintStep, ...]:
    """After a slide: the word that stands there, or the next slide towards one."""
    words = [choice for choice in ranked(view, config, lexicon) if choice.word]
    rows = [_row(lexicon, choice.word) for choice in words]
    place = likely(lexicon, rows, [choice.points for choice in words], SLACK)
    if place is None:
        return (
            step(
                "Plus aucun mot dans ce tour : terminez-le.",
                "No word is left in this turn: end it.",
                "stop",
            ),
        )
    chosen = words[place]
    letters, letters_en = count(len(chosen.word), "lettre", "letter")
    return (
        step(f"Un mot de {letters} reste possible.", f"A word of {letters_en} is still possible."),
        step(f"Il commence par {chosen.word[0]}.", f"It begins with {chosen.word[0]}."),
        _next(view, chosen),
    )


def _next(view: TableView, chosen: Ranked) -> HintStep:
    move = chosen.move
    if isinstance(move, Slide):
        letter, source, target = (
            at(view.board, move.source),
            cell_name(move.source),
            cell_name(move.target),
        )
        return step(
            f"{chosen.word} : glissez {letter} de {source} en {target}.",
            f"{chosen.word}: slide {letter} from {source} to {target}.",
            source,
            target,
        )
    assert isinstance(move, Claim)
    names = [cell_name(cell) for cell in segment(move.start, move.direction, len(move.word))]
    return step(
        f"{chosen.word} se lit déjà : annoncez-le.",
        f"{chosen.word} can be read already: announce it.",
        *names,
    )
