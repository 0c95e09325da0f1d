"""The decisions of a game of Word-Whiz: a word said, silence where one existed, a pack turned."""

from collections.abc import Iterator
from dataclasses import replace
from math import exp

from logomachie.core.tongue import Said
from logomachie.games.judgement import Match, Option, Weighed
from logomachie.games.word_whiz.analysis.facts import Hush, facts
from logomachie.games.word_whiz.analysis.spot import FAILED, Spot, Word, turn
from logomachie.games.word_whiz.rules import race
from logomachie.games.word_whiz.rules.events import Failed, RoundEnded
from logomachie.games.word_whiz.rules.text import spoken
from logomachie.games.word_whiz.rules.types import Flip, Grab, Pass, Say, State, Submit

SHOWN = 3
PACE = 3.0  # steps of a round or so: how far a lead must be to mean something
QUIET = "pass"
SILENCE = Said("Ne rien dire", "Say nothing")


def judged(match: Match) -> Iterator[Weighed]:
    """Every decision of every seat, in the order of the log."""
    for line, before, entry, after in match.lines():
        match entry.move:
            case Flip() if entry.seat is not None:
                yield _flip(match, line, before, entry.seat, entry.move)
            case Say() | Submit() if entry.seat is not None:
                yield _word(match, line, before, entry.seat, entry.move)
            case Pass() if entry.seat is not None and before.phase == "RACE":
                yield from _silence(match, line, before, entry.seat)
            case None if before.phase == "RACE" and before.window is None:
                if after.phase != "RACE" or after.round != before.round:
                    for seat in race.thinking(before):
                        yield from _silence(match, line, before, seat)
            case None if any(isinstance(e, Failed) and e.reason == "SILENT" for e in entry.events):
                yield from _silence(match, line, before, before.holder, held=True)


def _word(match: Match, line: int, state: State, seat: int, move: Say | Submit) -> Weighed:
    spot = Spot(match.config, match.lexicon, state, seat)
    said = spot.said(move.word, _refused(match, line, seat, move.word))
    played = _option(spot, said, move.word, type(move))
    options = [*_options(match, spot, type(move)), _quiet(spot, held=spot.setup.race == "live")]
    if said.flaw is None and all(option.words != played.words for option in options):
        options.append(played)
    options.sort(key=lambda option: -option.value)
    same = next((option for option in options if option.words == played.words), played)
    return Weighed(line, seat, "word", options, same, lambda option: facts(spot, option.about))


def _refused(match: Match, line: int, seat: int, word: str) -> Failed | None:
    """The table's refusal of this word, which comes some lines later in the same round."""
    if match.config.judge != "vote":
        return None
    for entry in match.entries[line - 1 :]:
        for event in entry.events:
            match event:
                case Failed(reason="VOTED_DOWN") if (event.seat, event.word) == (seat, word):
                    return event
                case RoundEnded():
                    return None
    return None


def _silence(
    match: Match, line: int, state: State, seat: int | None, *, held: bool = False
) -> Iterator[Weighed]:
    """Nothing said: a decision only where a word existed."""
    if seat is None:
        return
    spot = Spot(match.config, match.lexicon, state, seat)
    if not len(spot.words):
        return
    ask = Submit if spot.setup.race == "sealed" else Say
    quiet = _quiet(spot, held=held)
    options = [_reached(spot, each) for each in _options(match, spot, ask)]
    options.append(quiet)
    yield Weighed(line, seat, "silence", options, quiet, lambda option: facts(spot, option.about))


def _options(match: Match, spot: Spot, ask: type[Say | Submit]) -> list[Option]:
    """The best words, the best this seat is likely to know, and the least useful of those."""
    known = spot.known(match.ages[spot.seat]).nonzero()[0]
    places = {*range(min(SHOWN, len(spot.words))), *known[:SHOWN].tolist(), *known[-1:].tolist()}
    words = (spot.at(place) for place in sorted(places))
    return [_option(spot, word, _written(spot, word), ask) for word in words]


def _reached(spot: Spot, option: Option) -> Option:
    """The word with all that was still to do for it: in a live race the hand comes first."""
    if spot.state.phase != "RACE" or spot.setup.race == "sealed":
        return option
    return replace(option, moves=(Grab(spot.state.round), *option.moves))


def _option(spot: Spot, word: Word, written: str, ask: type[Say | Submit]) -> Option:
    move = ask(spot.state.round, written)
    return Option(
        text=spoken(move),
        value=float(word.gain),
        words=(word.key,),
        word=written if word.flaw is None else "",
        moves=(move,),
        wins=spot.wins(word),
        about=word,
    )


def _written(spot: Spot, word: Word) -> str:
    row = spot.lexicon.row(word.key)
    return word.key if row is None else spot.lexicon.spelled(row)


def _quiet(spot: Spot, *, held: bool = False) -> Option:
    value = float(FAILED if held else 0)
    return Option(
        text=QUIET, value=value, name=SILENCE, moves=(Pass(spot.state.round),), about=Hush(held)
    )


def _flip(match: Match, line: int, state: State, seat: int, move: Flip) -> Weighed:
    spot = Spot(match.config, match.lexicon, state, seat)
    turns = [turn(spot, pack, match.ages[seat]) for pack in range(3) if state.left[pack]]
    options = [
        Option(
            text=spoken(flip := Flip(state.round, each.pack)),
            value=each.average,
            name=_covering(spot.visible[each.pack]),
            moves=(flip,),
            about=each,
        )
        for each in sorted(turns, key=lambda each: -each.average)
    ]
    played = next(option for option in options if option.about.pack == move.pack)
    return Weighed(line, seat, "flip", options, played, lambda option: facts(spot, option.about))


def _covering(card: str) -> Said:
    return Said(f"Couvrir le {card}", f"Cover the {card}")


def chances(match: Match, state: State) -> tuple[float, ...]:
    """Each seat's chance to be home first, by the steps that are left to it."""
    track = match.config.track
    left = [sum(track - at for at in pawns) for pawns in state.pawns]
    scale = PACE + 0.25 * min(left)
    weights = [
        0.0 if seat in state.gone else exp((min(left) - own) / scale)
        for seat, own in enumerate(left)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)
