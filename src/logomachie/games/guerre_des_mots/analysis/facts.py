"""What is true of a turn in La Guerre des Mots, each fact to be checked by the rules."""

from collections.abc import Iterator
from dataclasses import replace

from logomachie.core.letters import plain
from logomachie.games.guerre_des_mots.analysis.spot import Spot, Turn
from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.types import JOKER, Draw, Pass, Recover
from logomachie.games.judgement import Fact
from logomachie.lexicon.ages import age_of

TOLD = 3  # reasons of one turn
CHILD = 1  # the age of a word known at eight


def facts(spot: Spot, turn: Turn) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, turn)[:TOLD]


def all_facts(spot: Spot, turn: Turn) -> list[Fact]:
    """Everything there is to tell."""
    if turn.verdict is not None:
        return [*_word(spot, turn.verdict)]
    if turn.erred:
        return [Fact("erred")]
    match turn.moves[0]:
        case Recover(chain=chain, count=count):
            held = spot.table.chains.get(chain)
            mine = held is not None and held.seat == spot.seat
            return [Fact("recovers" if mine else "asks", {"count": count})]
        case Draw():
            return [Fact("draws")]
        case Pass():
            return [Fact("rests")]
    return [Fact("otherwise")]


def _word(spot: Spot, verdict: Verdict) -> Iterator[Fact]:
    word, table = verdict.word, spot.table
    if verdict.win is not None:
        yield Fact("wins", {"word": word, "why": verdict.win.why, "alone": spot.is_alone})
    yield from _taken(spot, verdict)
    before = spot.away(table)
    after = spot.away(replace(table, chains=verdict.chains))
    if before is not None and after is not None and after < before:
        yield Fact("closer", {"word": word, "before": before, "after": after})
    if verdict.lay.chain == 0:
        yield Fact("opens", {"word": word})
    elif verdict.chain.seat != spot.seat:
        yield Fact("boards", {"word": word})
    goes_on = table.coups_left - 1 if verdict.win is None else 0
    if 0 < verdict.green <= goes_on:
        yield Fact("green", {"word": word, "count": verdict.green})
    if verdict.tactical and verdict.lay.cross is None and goes_on:
        yield Fact("replays", {"word": word})
    if verdict.lay.cross is not None:
        yield Fact("guards", {"word": word})
    if verdict.shield:
        yield Fact("shields", {"word": word})
    yield from _cost(spot, verdict)


def _cost(spot: Spot, verdict: Verdict) -> Iterator[Fact]:
    """What it brings into the arsenal and takes from it."""
    word = verdict.word
    hits = sum(len(hit.tokens) for _, hit in verdict.struck)
    if hits:
        yield Fact("shoots", {"word": word, "count": hits})
    spent = [letter for letter in verdict.lay.letters if letter.origin is None]
    if any(letter.token == JOKER for letter in spent):
        yield Fact("joker", {"word": word})
    if spent:
        left = len(verdict.arsenal)  # crosses and what was shot among it
        yield Fact("lays", {"word": word, "count": len(spent), "left": left})
    else:
        yield Fact("free", {"word": word})
    if age_of(spot.lexicon, plain(word)) <= CHILD:
        yield Fact("easy", {"word": word})


def _taken(spot: Spot, verdict: Verdict) -> Iterator[Fact]:
    """Letters that come from chains, of others and of one's own."""
    theirs = "".join(take.letters for take in verdict.taken if take.of != spot.seat)
    if theirs:
        yield Fact("takes", {"word": verdict.word, "letters": theirs})
    mine = "".join(take.letters for take in verdict.taken if take.of == spot.seat)
    if mine:
        yield Fact("shifts", {"word": verdict.word, "letters": mine})
