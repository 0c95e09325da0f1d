"""What a coup is told as: the events of a verdict."""

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.events import (
    AccentTurned,
    Fired,
    Happened,
    Laid,
    Received,
    Recovered,
    Returned,
)
from logomachie.games.guerre_des_mots.rules.recovery import Recovery
from logomachie.games.guerre_des_mots.rules.tiles import front
from logomachie.games.guerre_des_mots.rules.types import State


def coup_told(state: State, verdict: Verdict) -> tuple[tuple[AccentTurned, ...], bool]:
    """The vowels of the board turned one after the other, up to the first that lacks its accent;
    and whether none does (WSH-04)."""
    told = []
    for turned in verdict.turned:
        found = bool(turned.found)
        told.append(
            AccentTurned(
                seat=state.active,
                turn=state.turn,
                cell=turned.cell,
                reads=turned.reads,
                found=found,
            )
        )
        if not found:
            return tuple(told), False
    return tuple(told), True


def given(state: State, verdict: Verdict) -> tuple[Happened, ...]:
    """The word laid and the shots it fired; what they bring unseen is told to the shooter."""
    laying, lay = verdict.laying, verdict.lay
    laid = Laid(
        seat=state.active,
        turn=state.turn,
        coup=state.coup,
        how=laying.how,
        chain=verdict.chain.id,
        of=verdict.chain.seat,
        end=lay.end,
        word=verdict.word,
        cells=chains.cells(laying.path, laying.word),
        letters=verdict.placed,
        credits=verdict.credits,
        grown=verdict.grown,
        taken=verdict.taken,
        returned=verdict.returned,
        cross=lay.cross,
        shield=verdict.shield,
        green=verdict.green,
        tactical=verdict.tactical,
    )
    return (laid, *_fired(state, verdict))


def _fired(state: State, verdict: Verdict) -> tuple[Happened, ...]:
    told: list[Happened] = []
    for shot, hit in verdict.struck:
        victim = next(c for c in state.chains if c.id == hit.target.chain).seat
        told.append(
            Fired(
                seat=state.active,
                turn=state.turn,
                coup=state.coup,
                gun=shot.gun,
                ray=shot.ray,
                letter=hit.letter,
                value=hit.value,
                target=hit.target.cell,
                against=hit.against,
                strength=hit.strength,
                gap=hit.target.gap,
                of=victim,
                chain=hit.target.chain,
                miss=hit.miss,
                words=hit.words,
                letters="".join(map(front, hit.tokens)),
                cells=hit.cells,
                returned=tuple(Returned(cell, victim) for cell in hit.rest.returned)
                if hit.rest is not None
                else (),
            )
        )
        if hit.tokens:
            told.append(Received(only=(state.active,), seat=state.active, tokens=hit.tokens))
    return tuple(told)


def recovery_told(state: State, found: Recovery, end: int) -> tuple[Happened, ...]:
    """Letters gone back; their backs are told to their owner alone."""
    owner = found.chain.seat
    return (
        Recovered(
            seat=state.active,
            turn=state.turn,
            coup=state.coup,
            chain=found.chain.id,
            of=owner,
            end=end,
            letters=found.letters,
            cells=found.cells,
            left=found.left,
            credits=state.credits - 1,
            returned=found.returned,
        ),
        Received(only=(owner,), seat=owner, tokens=found.tokens),
    )
