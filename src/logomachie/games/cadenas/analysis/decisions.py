"""The decisions of a game of Cadenas: whole turns, at the line they began with."""

from collections.abc import Iterator
from itertools import groupby
from math import exp
from typing import TypeAlias

from logomachie.core.game import Entry, Event
from logomachie.core.tongue import Said
from logomachie.games.cadenas.analysis.facts import by_weight, facts
from logomachie.games.cadenas.analysis.spot import Spot, Turn
from logomachie.games.cadenas.rules.events import Counted, Fell
from logomachie.games.cadenas.rules.text import spoken
from logomachie.games.cadenas.rules.types import Asked, Lock, PutBack, State, Take
from logomachie.games.cadenas.solver.search import Choice, paid
from logomachie.games.cadenas.solver.search import points as points_of
from logomachie.games.judgement import Match, Option, Weighed

Line: TypeAlias = tuple[int, State, Entry[Asked, Event], State]
NOTHING = Said("Aucun mot", "No word")
PACE = 6.0  # points of a turn or so


def judged(match: Match) -> Iterator[Weighed]:
    """Every turn of every seat that was played to its end."""
    for _, lines in groupby(match.lines(), key=lambda line: line[1].turn):
        told: list[Line] = [*lines]
        first, before = told[0][:2]
        done = [entry.move for _, _, entry, _ in told if isinstance(entry.move, PutBack)]
        if before.phase == "TAKE" and done:
            yield _turn(match, first, before, told)


def _turn(match: Match, line: int, state: State, told: list[Line]) -> Weighed:
    seat = state.active
    view = match.game.view(match.states[line - 1], seat)
    spot = Spot(match.config, match.lexicon, state, view, seat, match.ages[seat])
    played = _played(told)
    turns = [*dict.fromkeys((*spot.candidates(), played))]
    options = {turn: _option(spot, turn) for turn in turns}
    ranked = sorted(options.values(), key=lambda option: -option.value)
    return Weighed(
        line, seat, "turn", ranked, options[played], lambda option: facts(spot, option.about)
    )


def _played(told: list[Line]) -> Turn:
    """What the seat did, from the last state before its cards went back."""
    moves = [entry.move for _, _, entry, _ in told]
    events = [event for _, _, entry, _ in told for event in entry.events]
    fallen = [event for event in events if isinstance(event, Fell)]
    fell = {(event.word, event.text) for event in fallen}
    denied = [e.text for e in events if isinstance(e, Counted) and e.accepted is False]
    last = next(before for _, before, entry, _ in told if isinstance(entry.move, PutBack))
    plays = tuple(
        Choice(
            play.before.id if play.before is not None else None,
            play.before.text if play.before is not None else "",
            play.text,
            play.kind,
            paid(play.before.text if play.before is not None else "", play.text),
            captures=play.before is not None and play.before.owner != last.active,
            supply=play.padlock is not None and play.held is None,
            seizes=play.padlock if play.held is not None else None,
        )
        for play in last.plays
        if (play.word, play.text) not in fell
    )
    laid = {play.word for play in last.plays if play.before is None}
    texts = {word.id: word.text for word in last.words}
    locks = tuple(
        (None if move.word in laid else move.word, texts.get(move.word, ""))
        for move in moves
        if isinstance(move, Lock) and (move.word, texts.get(move.word, "")) not in fell
    )
    square = next((move.square for move in moves if isinstance(move, Take)), None)
    back = "".join(move.cards for move in moves if isinstance(move, PutBack))
    return Turn(square, plays, locks, back, tuple(e.text for e in fallen), tuple(denied))


def _option(spot: Spot, turn: Turn) -> Option:
    moves = spot.moves(turn)
    famous = spot.known
    words = tuple(
        play.text if play.kind == "common" else f"?{play.text}"
        for play in turn.plays
        if play.kind == "common" or not famous.has("proper", play.text)
    )
    best = next(iter(by_weight(turn.plays)), None)  # the one its first reason is about
    row = None if best is None or best.kind == "proper" else spot.lexicon.row(best.text)
    name = NOTHING if best is None else Said(best.text, best.text)
    return Option(
        text=", ".join(spoken(move) for move in moves),
        value=spot.value(turn),
        words=words,
        word="" if row is None else spot.lexicon.spelled(row),
        name=name if row is None else None,
        moves=moves,
        wins=spot.wins(turn),
        about=turn,
    )


def chances(match: Match, state: State) -> tuple[float, ...]:
    """Each seat's chance to have the most points, by its lead and the cards still to come."""
    scoring = match.config.score
    scores = [
        sum(points_of(scoring, word.text) for word in state.words if word.owner == seat)
        for seat in range(len(state.hands))
    ]
    scale = PACE * (0.3 + len(state.stock) / 60)
    best = max(scores)
    weights = [
        0.0 if seat in state.gone else exp((score - best) / scale)
        for seat, score in enumerate(scores)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)
