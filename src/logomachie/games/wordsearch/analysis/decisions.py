"""The decisions of a game of Wordsearch: a turn each, with its word, its line and its slides."""

from collections.abc import Iterator
from itertools import groupby
from math import exp
from typing import TypeAlias

from logomachie.core.game import Entry, Event
from logomachie.core.tongue import Said
from logomachie.games.judgement import Match, Option, Weighed
from logomachie.games.wordsearch.analysis.facts import facts
from logomachie.games.wordsearch.analysis.spot import Spot, Turn
from logomachie.games.wordsearch.rules import board
from logomachie.games.wordsearch.rules.events import Judged, Rejected, Scored
from logomachie.games.wordsearch.rules.legal import Legal
from logomachie.games.wordsearch.rules.text import spoken
from logomachie.games.wordsearch.rules.types import Asked, Claim, Play, Slide, State, Stop

Line: TypeAlias = tuple[int, State, Entry[Asked, Event], State]
NOTHING = Said("Aucun mot", "No word")
PACE = 25.0  # points of a turn or so


def judged(match: Match) -> Iterator[Weighed]:
    """Every turn of every seat, at the line it began with."""
    for _, lines in groupby(match.lines(), key=lambda line: line[1].turn):
        told = [*lines]
        first, before, _, _ = told[0]
        after: State = told[-1][3]
        if before.phase == "OVER" or (after.turn == before.turn and after.phase != "OVER"):
            continue  # given up in the middle of a turn
        seat = before.active
        if seat in after.gone:
            continue
        yield _turn(match, first, before, told)


def _turn(match: Match, line: int, state: State, told: list[Line]) -> Weighed:
    spot = Spot(match.config, match.lexicon, state, state.active, match.ages[state.active])
    played = _played(told)
    turns = spot.candidates()
    same = next((turn for turn in turns if _same(turn, played)), None)
    if same is None:
        turns.append(played)
    if played.legal is not None:
        turns.append(Turn(None, 0, state.board))
    options = {id(turn): _option(spot, turn) for turn in turns}
    ranked = sorted(options.values(), key=lambda option: -option.value)
    return Weighed(
        line,
        spot.seat,
        "turn",
        ranked,
        options[id(same or played)],
        lambda option: facts(spot, option.about),
    )


def _same(one: Turn, other: Turn) -> bool:
    return (
        one.legal is not None
        and other.legal is not None
        and one.legal[:3] == other.legal[:3]
        and (one.board == other.board)
    )


def _played(told: list[Line]) -> Turn:
    """What the seat did with its turn, from the lines of it."""
    after = told[-1][3]
    events = [event for _, _, entry, _ in told for event in entry.events]
    slides = _slides(told)
    scored = next((event for event in events if isinstance(event, Scored)), None)
    if scored is not None:
        legal = Legal(scored.word, scored.start, scored.direction, slides)
        return Turn(legal, scored.points, after.board)
    down = [event for event in events if isinstance(event, Judged | Rejected)]
    if not down:
        return Turn(None, 0, after.board)
    last = down[-1]
    return Turn(None, 0, after.board, last.word, last.value if isinstance(last, Judged) else 0)


def _slides(
    told: list[Line],
) -> tuple[tuple[board.Cell, board.Cell], ...]:
    moves: list[Asked | None] = [entry.move for _, _, entry, _ in told]
    for move in moves:
        if isinstance(move, Play):
            return move.slides
    return tuple((move.source, move.target) for move in moves if isinstance(move, Slide))


def _option(spot: Spot, turn: Turn) -> Option:
    number, legal = spot.state.turn, turn.legal
    if legal is None:
        text = f"stop {turn.refused}".strip()
        moved = (Stop(number),)
        return Option(text=text, value=spot.value(turn), name=NOTHING, moves=moved, about=turn)
    play = Play(number, legal.slides, legal.word, legal.start, legal.direction)
    if spot.setup.touch_move == "plan":
        moves: tuple[Asked, ...] = (play,)
    else:
        moves = (
            *(Slide(number, source, target) for source, target in legal.slides),
            Claim(number, legal.word, legal.start, legal.direction),
        )
    row = spot.lexicon.row(legal.word)
    return Option(
        text=spoken(play),
        value=spot.value(turn),
        words=(legal.word,),
        word=legal.word if row is None else spot.lexicon.spelled(row),
        moves=moves,
        wins=spot.wins(turn),
        about=turn,
    )


def chances(match: Match, state: State) -> tuple[float, ...]:  # noqa: ARG001  # as elsewhere
    """Each seat's chance to have the most points at the end, by its lead and the letters left."""
    left = len(board.letters(state.board))
    scale = PACE * (0.2 + left / 96)
    best = max(state.scores)
    weights = [
        0.0 if seat in state.gone else exp((score - best) / scale)
        for seat, score in enumerate(state.scores)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)
