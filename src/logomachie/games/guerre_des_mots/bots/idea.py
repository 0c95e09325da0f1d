"""The coups that come to a bot's mind in a position, the most promising first, each made whole:
with the shots, the cross or the chess piece it would add."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace as changed
from numpy.typing import NDArray

from logomachie.bots.dice import Dice
from logomachie.bots.notice import Weights, readiness, uniform
from logomachie.games.guerre_des_mots.bots.mind import Eye, Mind
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Lay, Token
from logomachie.games.guerre_des_mots.solver.coups import Coups, Field
from logomachie.games.guerre_des_mots.solver.options import crossings, judged, salvos, shown
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.games.guerre_des_mots.solver.ranking import best

NEAR = 1.7  # words from a goal: a chain worth a cross
MOST = 24  # coups of a position that are looked at more closely
SEVERAL = 16  # coups of one word, as one may expect
LOOKS = (1.0, 4.0, 16.0)  # how much harder one looks as long as nothing is found
PATIENCE = (1.0, 2.0, 4.0, 16.0)  # … as long as nothing is worth its letters


class When(NamedTuple):
    """The coup a bot is asked for, how many tokens everybody holds, and whether the game may end
    without a winner if nobody lays a word (Q-54)."""

    turn: int
    coup: int
    held: tuple[int, ...]
    idle: bool = False


@dataclass(frozen=True)
class Idea:
    """A coup, what it does, what it promises."""

    lay: Lay
    verdict: Verdict
    promise: float


def after(table: Table, verdict: Verdict) -> Table:
    """The table once the coup is made, the turn going on."""
    return replace(
        table,
        chains=verdict.chains,
        arsenal=tuple(backed(token, table) for token in verdict.arsenal),
        credits=verdict.credits,
        seen=table.seen | {verdict.mark},
        coups_left=table.coups_left - 1,
        opened=(*table.opened, table.seat),
        phase="TURN",
        next_chain=max(verdict.chains) + 1,
    )


def backed(token: Token, table: Table) -> Token:
    """A vowel won by a shot, with a back one may imagine: the view tells none (Q-61)."""
    tiles = table.options.tiles.tiles
    return token if token in tiles else next(tile for tile in tiles if tile[0] == token)


def field(eye: Eye, table: Table, dice: Dice, when: When, look: float = 1.0) -> Field:
    """The position as this level sees it: only the words it thinks of, only the chains it minds."""
    mind = eye.mind
    sources = mind.temper.sources if dice.happens(mind.temper.theft) else 0
    words = eye.lexis(look) if mind.temper.ahead else mind.lexis
    return Field(
        *(table, words, mind.dictionary),
        turn=when.turn,
        coup=when.coup,
        sources=sources,
        join=eye.effort.matched,
    )


def noticed(eye: Eye, batches: list[Coups], look: float) -> list[Coups]:
    """Of all coups those with a word that comes to mind: a few words, wherever they go."""
    if not batches:
        return []
    rings = [_rings(eye, coups) for coups in batches]
    kept = _first(
        np.concatenate([words for words, _ in rings]),
        np.concatenate([times for _, times in rings]),
        round(look * eye.count),
    )
    cut = (
        coups.cut(np.isin(words, kept)) for coups, (words, _) in zip(batches, rings, strict=True)
    )
    return [coups for coups in cut if len(coups)]


def _first(words: NDArray[np.int64], times: Weights, count: int) -> NDArray[np.int64]:
    """So many words, those that come to mind first."""
    soon = SEVERAL * count
    while True:
        found = list(dict.fromkeys(words[best(-times, soon)].tolist()))
        if len(found) >= count or soon >= len(words):
            return np.array(found[:count], np.int64)
        soon = SEVERAL * soon


def _rings(eye: Eye, coups: Coups) -> tuple[NDArray[np.int64], Weights]:
    """The word of each coup, compounds after all forms, and when it comes to mind."""
    mind, row = eye.mind, coups.found.row.astype(np.int64)
    sizes = coups.words.forms.sizes[row]
    if coups.words.forms is mind.lexis.forms:
        zipf = mind.zipf100[row]
    else:
        row, zipf = row + len(mind.lexis.forms), np.zeros(len(row), np.uint16)
    ready = readiness(zipf, sizes, coups.laid)
    return row, np.asarray(-np.log(uniform(row, eye.seed)) / ready)


def searched(eye: Eye, table: Table, dice: Dice, when: When, look: float = 1.0) -> list[Coups]:
    """Every coup of the position as this level sees it."""
    temper, seen = eye.mind.temper, field(eye, table, dice, when, look)
    batches = seen.batches(piracy=dice.happens(temper.pirates), compounds=temper.shields)
    return [coups for coups in batches if len(coups)]


def promising(eye: Eye, table: Table, prospect: Prospect, batches: list[Coups]) -> Iterator[Idea]:
    """The best of some coups, the most promising first."""
    rows: list[tuple[float, Coups, int]] = []
    for coups in batches:
        scores = prospect.of(coups)
        rows.extend((float(scores[row]), coups, int(row)) for row in best(scores, MOST))
    rows.sort(key=lambda found: -found[0])
    for promise, coups, row in rows[:MOST]:
        idea = whole(eye.mind, table, coups.tell(row), promise)
        if idea is not None:
            yield idea


def ideas(eye: Eye, table: Table, dice: Dice, when: When, *, hard: bool = True) -> Iterator[Idea]:
    """What comes to the mind of one who looks ahead, the best first; `hard`: looking again until
    something is found."""
    prospect = Prospect(table)
    for look in LOOKS if hard else LOOKS[:1]:
        told = 0
        for idea in promising(eye, table, prospect, searched(eye, table, dice, when, look)):
            told += 1
            yield idea
        if told:
            return


def looks(eye: Eye, table: Table, dice: Dice, when: When) -> Iterator[Iterator[Idea]]:
    """What comes to mind at one look after the other, the best first: more words each time."""
    prospect, batches = Prospect(table), searched(eye, table, dice, when)
    for look in PATIENCE:
        yield promising(eye, table, prospect, noticed(eye, batches, look))


def whole(mind: Mind, table: Table, lay: Lay, promise: float) -> Idea | None:
    """The coup with what it would add; None if the rules refuse it after all (Q-20)."""
    verdict = judged(lay, table, mind.dictionary)
    if verdict is None:
        return None
    idea = Idea(lay, verdict, promise)
    if verdict.win is not None:
        return idea
    if mind.temper.shields:
        idea = _shielded(mind, table, idea)
    return _armed(mind, table, idea) if mind.temper.shoots else idea


def _shielded(mind: Mind, table: Table, idea: Idea) -> Idea:
    """A chess piece shown when the chain has come near (BLC-02)."""
    lay, verdict = idea.lay, idea.verdict
    if verdict.chain.seat != table.seat or not table.options.shields:
        return idea
    far = Prospect(after(table, verdict)).far(table.seat)
    if far <= mind.temper.guards:
        for letters in shown(lay, table):
            better = changed(lay, letters=letters)
            judgement = judged(better, table, mind.dictionary)
            if judgement is not None:
                return Idea(better, judgement, idea.promise + 0.2)
    return idea


def crossed(mind: Mind, table: Table, idea: Idea) -> Idea | None:
    """The same word guarded by a cross instead of a replay, where that is earned (RPL-07)."""
    for cell in crossings(idea.verdict, table, mind.dictionary):
        lay = changed(idea.lay, cross=cell)
        verdict = judged(lay, table, mind.dictionary)
        if verdict is not None:
            return Idea(lay, verdict, idea.promise)
    return None


def _armed(mind: Mind, table: Table, idea: Idea) -> Idea:
    """The shots that bring the most letters (SHT-05)."""
    best, most = idea, 0
    for shots in salvos(idea.verdict, table, mind.dictionary):
        lay = changed(idea.lay, shots=shots)
        verdict = judged(lay, table, mind.dictionary)
        if verdict is not None:
            letters = len(verdict.arsenal) - len(idea.verdict.arsenal)
            if letters > most:
                best, most = Idea(lay, verdict, idea.promise + 0.15 * letters), letters
    return best
