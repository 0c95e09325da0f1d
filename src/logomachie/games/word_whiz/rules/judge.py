"""What a word is worth to its speaker: its flaws in the order of the articles, and its steps."""

import unicodedata
from collections import Counter

from logomachie.core.game import Names, Refused, Words
from logomachie.core.letters import VOWELS, letter_counts, plain
from logomachie.core.value import Seat
from logomachie.games.word_whiz.rules.events import Failed
from logomachie.games.word_whiz.rules.types import Pawns, Reason, Setup, State, Step

LONGEST = 40  # no French word comes near; what is longer is no slip but noise
SIGNS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ'-")


def spelled(word: str) -> str:
    """The word as it was entered, or Refused where nobody could take it for one."""
    if len(word) > LONGEST:
        raise Refused("WORD_TOO_LONG", "MIC-D4", most=LONGEST)
    said = unicodedata.normalize("NFC", word).strip()
    if not (key := plain(said)):
        raise Refused("WORD_EMPTY", "MIC-D4")
    if not SIGNS.issuperset(key):
        raise Refused("WORD_NOT_LETTERS", "MIC-D4")
    return said


def vowels(word: str) -> dict[str, int]:
    """How often each vowel stands in the word; Y is none (R06, R07)."""
    counts = letter_counts(word)
    return {vowel: counts[vowel] for vowel in VOWELS if counts[vowel]}


def steps(setup: Setup, pawns: Pawns, word: str) -> tuple[Step, ...]:
    """The ways of the speaker's pawns, those that move only, A to U (MIC-D5)."""
    counts, ways = letter_counts(word), []
    for vowel, start in zip(VOWELS, pawns, strict=True):
        end = _landing(setup, start, counts[vowel])
        if end > start:
            ways.append(Step(vowel, start, end))
    return tuple(ways)


def _landing(setup: Setup, start: int, count: int) -> int:
    """Where a pawn comes to stand: surplus steps are lost, or stop it altogether (R05)."""
    end = start + count
    if end <= setup.track:
        return end
    return max(start, setup.track) if setup.cap == "lose" else start


def moved(pawns: Pawns, ways: tuple[Step, ...]) -> Pawns:
    """The five pawns after these steps."""
    ends = {step.vowel: step.end for step in ways}
    a, e, i, o, u = (ends.get(vowel, at) for vowel, at in zip(VOWELS, pawns, strict=True))
    return a, e, i, o, u


def missing(setup: Setup, needed: str, word: str) -> str:
    """The consonants the word lacks, as often as it lacks them (MIC-E1, R04)."""
    need = Counter(needed if setup.dup == "multiset" else set(needed))
    return "".join(sorted((need - letter_counts(word)).elements()))


def flaw(setup: Setup, words: Words, state: State, seat: Seat, word: str) -> Failed | None:
    """The first reason why the word does not count, or None; a table that votes looks up none."""

    def failed(reason: Reason, clause: str, letters: str = "") -> Failed:
        return Failed(seat=seat, word=word, reason=reason, clause=clause, letters=letters)

    key = plain(word)
    if "'" in key or "-" in key:
        return failed("APOSTROPHE_OR_HYPHEN", "MIC-E7")
    if lacking := missing(setup, "".join(state.visible), word):
        return failed("CONSONANT_MISSING", "MIC-E1", lacking)
    if not steps(setup, state.pawns[seat], word):  # relative to the speaker (R20)
        at = dict(zip(VOWELS, state.pawns[seat], strict=True))
        stuck = "".join(vowels(word))
        some_away = any(at[vowel] < setup.track for vowel in stuck)  # too far, not home (R05)
        return failed("NO_VOWEL_MOVES", "MIC-R05" if some_away else "MIC-E3", stuck)
    if setup.no_repeat and key in state.used:
        return failed("ALREADY_USED", "MIC-R15")
    by_lexicon = setup.judge == "auto" or setup.seats == 1  # R14: alone, nobody could refuse
    if by_lexicon and key not in words:
        is_name = isinstance(words, Names) and words.names(word)
        return failed("NOT_IN_DICTIONARY", "MIC-E5" if is_name else "MIC-E4")
    return None
