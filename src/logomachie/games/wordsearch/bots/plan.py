"""What a bot means to do in a turn: a word with its slides, or one letter moved."""

from typing import NamedTuple

import numpy as np

from logomachie.bots.dice import FINE, Dice
from logomachie.bots.notice import some
from logomachie.core.value import Millis
from logomachie.games.wordsearch.bots.mind import Mind
from logomachie.games.wordsearch.bots.temper import BEAM, LOOKED_AT, LOOKS
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.rules.legal import Legal, Slides
from logomachie.games.wordsearch.solver.lines import Ints
from logomachie.games.wordsearch.solver.search import Found, Values


class Plan(NamedTuple):
    """The slides of a turn, in order, and the word they lead to; None: stop after them."""

    slides: Slides
    word: Legal | None


def plan(
    mind: Mind,
    board: Board,
    least: int,
    values: Values,
    dice: Dice,
    budget: Millis,
    day: float = 1.0,
) -> Plan | None:
    """What this level does on this board; None if no letter can slide."""
    sight = mind.sees(board, least, values)
    if not len(sight.places):
        return waiting_move(board, dice)
    count = some(day * mind.temper.notices, dice.uniform())
    places = sight.noticed(int(dice.uniform() * FINE), count)
    if mind.temper.fear >= LOOKS:
        chosen = wary(mind, sight.found, places, least, values, budget)
    else:
        chosen = eager(mind, sight.found, places, dice)
    legal = sight.found[chosen]
    if len(legal.slides) > 1 and dice.happens(mind.temper.slip):
        return Plan(legal.slides[:-1], None)  # the last way is not as free as it thought
    return Plan(legal.slides, legal)


def eager(mind: Mind, found: Found, places: Ints, dice: Dice) -> int:
    """One of the words that came to mind, the better the likelier."""
    points = found.points[places].astype(np.float64)
    weights = np.exp((points - points[0]) / max(mind.temper.warmth, 1e-9))
    return int(places[dice.pick(weights)])


def wary(mind: Mind, found: Found, places: Ints, least: int, values: Values, budget: Millis) -> int:
    """The word that leaves the most when the best reply is taken off; of the best of these the one
    that does so when that reply is answered, too."""
    temper = mind.temper
    looked_at = min(LOOKED_AT, max(1, budget // temper.reply))

    def then(found: Found, row: int) -> Found:
        return mind.sees(found.after(row), least, values).found

    def won(points: int, replies: Found) -> float:
        """What a word brings, less what it is worth to move next: of the best word the share that
        is left when both go on like that."""
        return points - temper.fear * int(replies.points.max(initial=0))

    def answered(points: int, replies: Found) -> float:
        """The same, the next player looking as far."""
        best = [int(row) for row in replies.ranked()[:BEAM]]
        his = (won(int(replies.points[row]), then(replies, row)) for row in best)
        return points - max(his, default=0.0)

    looked = [
        (int(row), int(found.points[row]), then(found, int(row))) for row in places[:looked_at]
    ]
    looked.sort(key=lambda each: -won(*each[1:]))  # the first of equals stays the first
    few = looked[: temper.deep]
    return max(few, key=lambda each: answered(*each[1:]))[0] if len(few) > 1 else looked[0][0]


def waiting_move(board: Board, dice: Dice) -> Plan | None:
    """Any single letter (SRCH-E4)."""
    slides = list(boards.slides(board))
    if not slides:
        return None
    return Plan((slides[dice.between(0, len(slides) - 1)],), None)
