"""Every query equals the slow way to ask it."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from logomachie.lexicon.lexicon import Lexicon, Rows
from logomachie.lexicon.load import french

LEXICON = french()
WORDS = LEXICON.listed(np.arange(len(LEXICON)))
BAG = "E" * 12 + "A" * 8 + "INORSTUL" * 5 + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
letter = st.sampled_from(BAG)
word = st.sampled_from(WORDS)
quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def agrees(rows: Rows, holds: Callable[[str], bool], near: list[str], seed: int) -> None:
    """The rows are in order, all right, and no word of a sample or of those near is missing."""
    assert (np.diff(rows) > 0).all()
    found = set(rows.tolist())
    chance = np.random.default_rng(seed)
    for row in chance.choice(rows, min(len(rows), 200), replace=False) if len(rows) else []:
        assert holds(WORDS[row]), WORDS[row]
    for row in chance.choice(len(WORDS), 1500, replace=False).tolist():
        assert (row in found) == holds(WORDS[row]), WORDS[row]
    for key in near:
        row = LEXICON.row(key)
        assert row is not None
        assert (row in found) == holds(key), key


def lacks(key: str, letters: str) -> int:
    return (Counter(key) - Counter(letters)).total()


@pytest.mark.slow
@quick
@given(st.lists(letter, max_size=20).map("".join), st.integers(0, 3), st.lists(word, max_size=3))
def test_within_a_rack(rack: str, jokers: int, near: list[str]) -> None:
    rack += "".join(near)[:8]
    agrees(LEXICON.within(rack, jokers), lambda key: lacks(key, rack) <= jokers, near, len(rack))
    joined = LEXICON.within(rack + "?" * jokers)
    assert joined.tolist() == LEXICON.within(rack, jokers).tolist()


@pytest.mark.slow
@quick
@given(st.lists(letter, max_size=5).map("".join))
def test_containing_letters_as_often_as_given(letters: str) -> None:
    agrees(LEXICON.containing(letters), lambda key: lacks(letters, key) == 0, [], len(letters))


@quick
@given(word, st.data())
def test_fitting_a_pattern(key: str, data: st.DataObject) -> None:
    hidden = data.draw(st.sets(st.integers(0, len(key) - 1)))
    pattern = "".join("." if i in hidden else letter for i, letter in enumerate(key))

    def fits(other: str) -> bool:
        pairs = zip(pattern, other, strict=False)
        return len(other) == len(pattern) and all(a in {".", b} for a, b in pairs)

    agrees(LEXICON.fitting(pattern), fits, [key], len(pattern))
    assert LEXICON.fitting(pattern.lower()).tolist() == LEXICON.fitting(pattern).tolist()


def grows(inner: str, key: str, hand: str, jokers: int = 0) -> bool:
    letters = iter(key)
    ordered = all(letter in letters for letter in inner)
    return ordered and len(key) > len(inner) and lacks(key, inner + hand) <= jokers


@pytest.mark.slow
@quick
@given(word, st.data())
def test_supersequences_of_a_word(key: str, data: st.DataObject) -> None:
    kept = sorted(data.draw(st.sets(st.integers(0, len(key) - 1))))
    inner = "".join(key[i] for i in kept)
    hand = lacking(key, inner) + "".join(data.draw(st.lists(letter, max_size=4)))
    agrees(LEXICON.supersequences(inner, hand), lambda k: grows(inner, k, hand), [key], len(hand))
    some = hand[1:] + "?"
    agrees(
        LEXICON.supersequences(inner, some), lambda k: grows(inner, k, some, 1), [key], len(hand)
    )


def lacking(key: str, inner: str) -> str:
    return "".join((Counter(key) - Counter(inner)).elements())


@quick
@given(word)
def test_anagrams(key: str) -> None:
    agrees(LEXICON.anagrams(key[::-1]), lambda k: sorted(k) == sorted(key), [key], len(key))
    agrees(
        LEXICON.anagrams(key[1:] + "?"),
        lambda k: len(k) == len(key) and lacks(k, key[1:]) <= 1,
        [key],
        len(key),
    )


TABLE = {chr(65 + i): (i % 3, (i * 7) % 4, i % 2, (i * 5) % 3) for i in range(26)} | {
    "-": (1, 0, 0, 0)
}
COSTS = LEXICON.costs(TABLE)


def cost(key: str) -> list[int]:
    return [sum(TABLE[letter][kind] for letter in key) for kind in range(4)]


@pytest.mark.slow
@quick
@given(word, st.lists(st.integers(-2, 3), min_size=4, max_size=4))
def test_affordable_words(key: str, more: list[int]) -> None:
    budget = tuple(a + b for a, b in zip(cost(key), more, strict=True))

    def paid(other: str) -> bool:
        return all(a <= b for a, b in zip(cost(other), budget, strict=True))

    agrees(LEXICON.affordable(COSTS, budget), paid, [key], sum(budget))


@pytest.mark.slow
@quick
@given(word, st.lists(st.integers(-2, 1), min_size=4, max_size=4), st.integers(1, 4))
def test_affordable_with_jokers(key: str, more: list[int], jokers: int) -> None:
    budget = tuple(max(0, a + b) for a, b in zip(cost(key), more, strict=True))

    def paid(other: str) -> bool:
        return sum(max(0, a - b) for a, b in zip(cost(other), budget, strict=True)) <= jokers

    agrees(np.sort(COSTS.rows(budget, jokers)).astype(np.intp), paid, [key], sum(budget))


def test_costs_of_rows_and_odd_budgets(lexicon: Lexicon) -> None:
    row = lexicon.row("CHAT")
    assert row is not None
    assert COSTS.each[row].tolist() == cost("CHAT")
    assert len(lexicon.affordable(COSTS, (-1, 9, 9, 9))) == 0
    assert len(lexicon.affordable(COSTS, (999, 999, 999, 999))) == len(lexicon)


def test_odd_questions_have_answers(lexicon: Lexicon) -> None:
    assert len(lexicon.within("")) == 0
    assert lexicon.listed(lexicon.within("", 1)) == ["A", "O", "Y"]
    assert len(lexicon.containing("")) == len(lexicon)
    assert len(lexicon.containing("Z" * 9)) == 0
    assert len(lexicon.fitting("")) == 0
    assert len(lexicon.fitting("." * 60)) == 0
    assert len(lexicon.fitting("C-AT")) == 0
    assert len(lexicon.anagrams("XQZ")) == 0
    assert len(lexicon.supersequences("XQZ", "ABC")) == 0
    assert lexicon.listed(lexicon.fitting("C.AT")) == ["CHAT"]
    assert lexicon.within("été").tolist() == lexicon.within("ETE").tolist()


def test_columns_are_about_their_rows(lexicon: Lexicon) -> None:
    assert sorted(WORDS) == WORDS
    assert len(set(WORDS)) == len(lexicon)
    for row in np.random.default_rng(1).choice(len(lexicon), 500).tolist():
        key = lexicon.word(row)
        assert key in lexicon
        assert lexicon.row(key) == row
        assert lexicon.length[row] == len(key)
        assert lexicon.vowels[row].tolist() == [key.count(vowel) for vowel in "AEIOU"]
        assert lexicon.counts[row].tolist() == [key.count(chr(65 + i)) for i in range(26)]
    for column in (
        lexicon.length,
        lexicon.lemma_rank,
        lexicon.band,
        lexicon.zipf100,
        lexicon.flags,
    ):
        assert len(column) == len(lexicon)
        assert isinstance(column, np.memmap)
    assert lexicon.row("CHAX") is None
    assert lexicon.row("été") is None
