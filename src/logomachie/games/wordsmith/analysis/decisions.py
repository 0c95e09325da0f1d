"""The decisions of a game of Wordsmith: the words claimed, beside other words and one more roll.

A roll that was made is no decision: most zones want one, and four of five judged moves would be
rolls that every level makes alike. The one that was not made is a choice of each claim.
"""

from collections.abc import Iterator
from math import exp
from typing import Literal

from logomachie.core.letters import plain
from logomachie.core.tongue import Said
from logomachie.games.judgement import Match, Option, Weighed
from logomachie.games.wordsmith.analysis import spot as moments
from logomachie.games.wordsmith.analysis.facts import facts
from logomachie.games.wordsmith.analysis.spot import Spot, Stood, TurnedDown, Word
from logomachie.games.wordsmith.rules.events import Claimed, Rejected, RoundScored
from logomachie.games.wordsmith.rules.score import scores, totals
from logomachie.games.wordsmith.rules.text import spoken
from logomachie.games.wordsmith.rules.types import Claim, Roll, State, Verdict
from logomachie.games.wordsmith.solver.moves import row_for

SHOWN = 3
PACE = 6.0  # points of a word or so
ROLL = Said("Lancer le dé", "Roll the die")
BUILDING = ("BUILD", "LAST")


def judged(match: Match) -> Iterator[Weighed]:
    """Every claim of a word that could stand, or that the table heard.

    One the engine refused costs nothing and is tried again: nothing was decided."""
    for line, before, entry, _ in match.lines():
        if entry.seat is None or before.phase not in BUILDING:
            continue
        if not isinstance(entry.move, Claim):
            continue
        view = match.game.view(match.states[line - 1], entry.seat)
        spot = Spot(match.config, match.lexicon, before, view, entry.seat, entry.at)
        key = plain(entry.move.word)
        fate, word = _fate(match, line, entry.seat, key), spot.named(key)
        if fate == "REFUSED" or (fate == "FELL" and word is None):
            yield _heard(match, line, spot, entry.move, TurnedDown(key))
        elif word is not None:
            yield _claimed(match, line, spot, word)
        elif fate == "STOOD":
            yield _heard(match, line, spot, entry.move, spot.stood(key))


def _fate(match: Match, line: int, seat: int, key: str) -> Literal["STOOD", "FELL", "REFUSED", ""]:
    """What became of a claim: the table refused it, a Secret sheet lost it, or it stood."""
    found: Literal["STOOD", ""] = ""
    for entry in match.entries[line - 1 :]:
        for event in entry.events:
            match event:
                case Rejected() if (event.seat, event.word) == (seat, key) and not found:
                    by_table = match.config.by_table and event.only is None
                    return "REFUSED" if by_table else ""
                case Claimed() if (event.seat, event.word) == (seat, key):
                    found = "STOOD"
                    if not match.config.secret:
                        return found
                case RoundScored():
                    fell = any(v.code for v in _verdicts(event, seat) if v.word == key)
                    return "FELL" if found and fell else found
    return found


def _verdicts(event: RoundScored, seat: int) -> tuple[Verdict, ...]:
    return event.verdicts[seat] if seat < len(event.verdicts) else ()


def _heard(match: Match, line: int, spot: Spot, move: Claim, about: Stood | TurnedDown) -> Weighed:
    """What the table made of a word that is none of those found, or that it refused; a refused
    one brought nothing, so it is worth no more than the least."""
    options = _options(match, spot)
    least = min((option.value for option in options), default=0.0)
    stood = isinstance(about, Stood)
    played = Option(
        text=spoken(move),
        value=about.value if isinstance(about, Stood) else least,
        words=(about.key,),
        word=about.key if stood else "",
        name=None if stood else Said(about.key, about.key),
        moves=(move,),
        about=about,
    )
    if stood:
        options = sorted([*options, played], key=lambda option: -option.value)
    return Weighed(line, spot.seat, "word", options, played, lambda o: facts(spot, o.about))


def _claimed(match: Match, line: int, spot: Spot, word: Word) -> Weighed:
    options = _options(match, spot, word)
    played = next(option for option in options if option.about == word)
    return Weighed(line, spot.seat, "word", options, played, lambda o: facts(spot, o.about))


def _options(match: Match, spot: Spot, played: Word | None = None) -> list[Option]:
    """The best words, the best likely to be known and the least of those; the one; the roll."""
    known = spot.known(match.ages[spot.seat])
    places = [*spot.order[:SHOWN].tolist(), *known[:SHOWN].tolist(), *known[-1:].tolist()]
    if played is not None:
        places.append(played.place)
    options = [_option(spot, spot.word(place)) for place in dict.fromkeys(places)]
    if spot.can_roll:
        roll = Roll(spot.view.round)
        options.append(
            Option(
                text=spoken(roll),
                value=spot.rolling,
                name=ROLL,
                moves=(roll,),
                about=moments.Roll(),
            )
        )
    return sorted(options, key=lambda option: -option.value)


def _option(spot: Spot, word: Word) -> Option:
    key = spot.words.key(word.row)
    written = spot.words.spelled(word.row)
    row = row_for(spot.words, spot.setup, spot.view, spot.seat, key)
    move = Claim(spot.view.round, written, row, spot.view.line)
    return Option(
        text=spoken(move),
        value=float(spot.values[word.place]),
        words=(key,),
        word=written,
        moves=(move,),
        about=word,
    )


def chances(match: Match, state: State) -> tuple[float, ...]:
    """Each seat's chance to have the most points, by its lead and the rounds to come."""
    now = scores(match.config, state.sheets) if state.phase in (*BUILDING, "CLAIM", "VOTE") else ()
    lead = totals(state, now)
    scale = PACE * (0.5 + max(0, match.config.rounds - state.round))
    best = max(lead)
    weights = [
        0.0 if seat in state.gone else exp((points - best) / scale)
        for seat, points in enumerate(lead)
    ]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)
