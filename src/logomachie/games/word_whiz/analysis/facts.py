"""What is true of a word or a turned card in Word-Whiz, each fact to be checked by the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from logomachie.core.letters import VOWELS, letter_counts
from logomachie.games.judgement import Fact
from logomachie.games.word_whiz.analysis.spot import Spot, Turn, Word
from logomachie.lexicon.ages import age_of

TOLD = 3  # reasons of one move
CHILD = 1  # the age of a word known at eight


@dataclass(frozen=True)
class Hush:
    """Nothing said; with the microphone in hand it costs a round (MIC-D6)."""

    held: bool = False


def facts(spot: Spot, about: Word | Turn | Hush) -> list[Fact]:
    """The few to tell, the weightiest first."""
    return all_facts(spot, about)[:TOLD]


def all_facts(spot: Spot, about: Word | Turn | Hush) -> list[Fact]:
    """Everything there is to tell."""
    match about:
        case Hush():
            return [*_silent(spot, about)]
        case Turn():
            return [*_turned(spot, about)]
        case Word(flaw=None):
            return [*_word(spot, about)]
        case Word():
            return [*_failed(spot, about)]


def _word(spot: Spot, word: Word) -> Iterator[Fact]:
    moved = {vowel: n for vowel, n in zip(VOWELS, word.steps, strict=True) if n}
    yield Fact("gain", {"word": word.key, "gain": word.gain, "moved": moved})
    if spot.finishes(word):
        yield Fact("wins" if spot.wins(word) else "ends", {"word": word.key})
        return
    after, track = spot.after(word), spot.setup.track
    home = [v for v, n in moved.items() if after[VOWELS.index(v)] == track]
    if home:
        yield Fact("home", {"word": word.key, "vowels": home})
    if len(spot.words) and word.gain == int(spot.words.gains.max()):
        yield Fact("most", {"word": word.key, "gain": word.gain})
    yield from _rivals(spot, word)
    away = [v for v, at in zip(VOWELS, spot.pawns, strict=True) if at < track]
    if len(away) > 1 and set(away) == set(moved):
        yield Fact("every", {"word": word.key, "vowels": away})
    last = min(spot.pawns)
    behind = [v for v, at in zip(VOWELS, spot.pawns, strict=True) if at == last]
    if len(behind) == 1 and behind[0] in moved:
        yield Fact("hindmost", {"word": word.key, "vowel": behind[0], "steps": moved[behind[0]]})
    counts = letter_counts(word.key)
    lost = {v: counts[v] - moved.get(v, 0) for v in VOWELS if counts[v] > moved.get(v, 0)}
    if lost:
        yield Fact("lost", {"word": word.key, "lost": lost})
    as_far = spot.words.rows[spot.words.gains >= word.gain]
    if len(as_far) and len(word.key) == int(np.min(spot.lexicon.length[as_far])):
        yield Fact("short", {"word": word.key, "gain": word.gain})
    if age_of(spot.lexicon, word.key) <= CHILD:
        yield Fact("easy", {"word": word.key})
    yield Fact("left", {"word": word.key, "left": sum(track - at for at in after)})


def _rivals(spot: Spot, word: Word) -> Iterator[Fact]:
    """Who is overtaken, by the columns of all pawns together."""
    mine, then = sum(spot.pawns), sum(spot.after(word))
    others = [
        sum(pawns)
        for seat, pawns in enumerate(spot.state.pawns)
        if seat != spot.seat and seat not in spot.state.gone
    ]
    if others and mine <= max(others) < then:
        yield Fact("leads", {"word": word.key, "ahead": then - max(others)})


def _failed(spot: Spot, word: Word) -> Iterator[Fact]:
    assert word.flaw is not None
    about = {"word": word.key, "costs": spot.costs}
    match word.flaw.reason:
        case "CONSONANT_MISSING":
            yield Fact("lacks", {**about, "letters": word.flaw.letters})
        case "NO_VOWEL_MOVES":
            yield Fact("stuck", about)
        case "ALREADY_USED":
            yield Fact("used", about)
        case "APOSTROPHE_OR_HYPHEN":
            yield Fact("joined", about)
        case "VOTED_DOWN":
            yield Fact("refused", about)
        case "NOT_IN_DICTIONARY":
            yield Fact("unknown", about)


def _silent(spot: Spot, hush: Hush) -> Iterator[Fact]:
    if hush.held:
        yield Fact("mute", {"costs": spot.costs})
    if len(spot.words):
        best = int(spot.words.gains.max())
        yield Fact("silent", {"count": len(spot.words), "best": best})


def _turned(spot: Spot, turn: Turn) -> Iterator[Fact]:
    cards = spot.visible
    yield Fact("average", {"card": cards[turn.pack], "average": turn.average})
    counts = [len(spot.lexicon.containing(card)) for card in cards]
    if counts[turn.pack] < min(c for pack, c in enumerate(counts) if pack != turn.pack):
        yield Fact("rarest", {"card": cards[turn.pack]})
    kept = "".join(card for pack, card in enumerate(cards) if pack != turn.pack)
    with_kept = len(spot.lexicon.containing("".join(sorted(kept))))
    yield Fact("keeps", {"cards": kept, "count": with_kept})
    if spot.state.left[turn.pack] == 1:
        yield Fact("empties")
