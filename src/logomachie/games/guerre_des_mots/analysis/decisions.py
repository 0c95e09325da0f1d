"""The decisions of a game of La Guerre des Mots: whole turns, at the line they began with."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from logomachie.core.game import Entry, Event
from logomachie.core.letters import plain
from logomachie.core.tongue import Said
from logomachie.games.guerre_des_mots.analysis.facts import facts
from logomachie.games.guerre_des_mots.analysis.playout import Worlds, estimated
from logomachie.games.guerre_des_mots.analysis.spot import Spot, Turn
from logomachie.games.guerre_des_mots.rules.events import Erred
from logomachie.games.guerre_des_mots.rules.text import spoken
from logomachie.games.guerre_des_mots.rules.types import Asked, Draw, Lay, Pass, Recover, State
from logomachie.games.judgement import Match, Option, Weighed

Line: TypeAlias = tuple[int, State, Entry[Asked, Event], State]
ERRED = Said("Une faute", "A fault")
NAMES = {
    Recover: Said("Reprendre des lettres", "Take letters back"),
    Draw: Said("Piocher", "Draw"),
    Pass: Said("Passer", "Pass"),
}
OTHERWISE = Said("Sans mot d’abord", "No word at first")
PLAYING = ("FIRST", "TURN")


def judged(match: Match) -> Iterator[Weighed]:
    """Every turn of every seat."""
    for _, lines in groupby(match.lines(), key=lambda line: line[1].turn):
        told: list[Line] = [*lines]
        first, before = told[0][:2]
        moves = tuple(
            entry.move
            for _, _, entry, _ in told
            if entry.seat == before.active and isinstance(entry.move, Asked)
        )
        if before.phase in PLAYING and moves and before.active not in told[-1][3].gone:
            yield _turn(match, first, before, moves, erred=_erred(told, before.active))


def _erred(told: list[Line], seat: int) -> bool:
    """Whether the first move of a turn was a fault: one the seat could see, or a wrong accent."""
    events = next((entry.events for _, _, entry, _ in told if entry.seat == seat), ())
    return any(isinstance(event, Erred) for event in events)


def _turn(
    match: Match, line: int, state: State, moves: tuple[Asked, ...], *, erred: bool
) -> Weighed:
    seat = state.active
    housed = match.states[line - 1]
    view = match.game.view(housed, seat)
    spot = Spot(match.config, match.lexicon, view, seat, match.ages[seat])
    worlds = Worlds(match.game, match.lexicon, housed, spot.table, seat)
    first = moves[0]
    laid = isinstance(first, Lay) and not erred
    played = Turn(moves, spot.judged(first) if laid else None, erred)  # type: ignore[arg-type]  # a Lay
    options = [_option(spot, worlds, played)]
    options += [
        _option(spot, worlds, turn)
        for turn in spot.candidates()
        if turn.moves[:1] != moves[:1] and turn.moves != moves
    ]
    ranked = sorted(options, key=lambda option: -option.value)
    return Weighed(line, seat, "turn", ranked, options[0], lambda option: facts(spot, option.about))


def _option(spot: Spot, worlds: Worlds, turn: Turn) -> Option:
    wins = turn.verdict is not None and turn.verdict.win is not None and not spot.is_alone
    key = plain(turn.word)
    row = spot.lexicon.row(key) if key else None
    word = "" if row is None else spot.lexicon.spelled(row)
    if word and spot.table.options.accents:
        word = turn.word.lower()  # as its tokens read: CÔTE is not CÔTÉ
    return Option(
        text=", ".join(
            spoken(move, spot.view if n == 0 else None) for n, move in enumerate(turn.moves)
        ),
        value=1.0
        if turn.verdict is not None and turn.verdict.win is not None
        else worlds.chance(turn.moves),
        words=(key,) if key else (),
        word=word,
        name=None if word else _name(turn),
        moves=turn.moves,
        wins=wins,
        about=turn,
    )


def _name(turn: Turn) -> Said:
    if turn.word:  # one the dictionary has not as a whole: a compound
        return Said(turn.word, turn.word)
    return ERRED if turn.erred else NAMES.get(type(turn.moves[0]), OTHERWISE)


def chances(match: Match, state: State) -> tuple[float, ...]:
    """Each seat's chance to win, by the words it still needs to a goal."""
    return estimated(state, match.config)
