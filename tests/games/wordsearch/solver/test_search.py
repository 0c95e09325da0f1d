"""The solver of Wordsearch: it misses nothing, invents nothing, and its slides are the fewest."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.wordsearch.rules.board import letters
from logomachie.games.wordsearch.rules.legal import legal, spelled
from logomachie.games.wordsearch.rules.rules import dealt
from logomachie.games.wordsearch.rules.types import Oracle
from logomachie.games.wordsearch.solver.graph import Ahead
from logomachie.games.wordsearch.solver.search import VALUE, after, ahead_of, every_legal, solved
from logomachie.games.wordsearch.solver.words import oracle as wordsearch
from logomachie.lexicon.load import french
from tests.games.wordsearch.solver.boards import boards, exhaustive, is_played, word_lists
from tests.games.wordsearch.story import AILE, BLEU
from tests.kit.clauses import clause

TINY = boards(4, [(3, 3), (2, 4), (4, 2), (1, 5), (3, 2)], "ABC")
SMALL = boards(5, [(3, 3), (3, 4), (2, 5), (4, 4), (1, 6)], "AB")
LARGE = boards(20, [(5, 5), (4, 6), (6, 6), (3, 8), (7, 4), (10, 10)], "ABCDE")
WORDS = "BLEU BLE BEL LUE ELU LEU BU AILE PAIN PAIRE PLAIE LOIN SEMER TOLE ISOLE LION MIEL CLOU ROC"


def found(board: str, look: Ahead | None, least: int = 2) -> dict[object, int]:
    """What the solver says, once each of its words has been played."""
    told = () if look is None else tuple(solved(board, look, least))
    assert all(is_played(board, word) for word in told)
    assert all(len(word.word) >= least for word in told)
    return {(word.word, word.start, word.direction): len(word.slides) for word in told}


@pytest.mark.slow
@clause("SRCH-C1", "SRCH-C4", "SRCH-C5", "SRCH-I1")
@settings(max_examples=200)
@given(st.lists(TINY, min_size=10, max_size=10), word_lists("ABC", 4))
def test_the_solver_equals_the_exhaustive_search(tiny: list[str], words: frozenset[str]) -> None:
    """On two thousand small boards: the same words, the same segments, as few slides."""
    look = ahead_of(words)

    assert [exhaustive(board, words) for board in tiny] == [found(board, look) for board in tiny]


@settings(max_examples=40)
@given(SMALL, word_lists("AB", 5))
def test_so_it_does_with_more_letters(board: str, words: frozenset[str]) -> None:
    """Letters in the way of letters in the way."""
    assert exhaustive(board, words) == found(board, ahead_of(words))


@settings(max_examples=60)
@given(LARGE, word_lists("ABCDE", 4), st.integers(2, 3))
def test_the_solver_equals_section_9(board: str, words: frozenset[str], least: int) -> None:
    """On larger boards, beside the rules said word by word and line by line."""
    plain = {(w.word, w.start, w.direction): len(w.slides) for w in legal(board, words, least)}

    assert plain == found(board, ahead_of(words), least)


@clause("SRCH-R04", "SRCH-C4")
@given(TINY, word_lists("ABC", 4))
def test_the_reference_equals_the_exhaustive_search(board: str, words: frozenset[str]) -> None:
    """The slow one is right too."""
    plain = {(w.word, w.start, w.direction): len(w.slides) for w in legal(board, words)}

    assert exhaustive(board, words) == plain


@clause("SRCH-I2", "SRCH-C10")
@pytest.mark.parametrize(("board", "word", "slides"), [(BLEU, "BLEU", 3), (AILE, "ISOLE", 5)])
def test_the_examples_are_found(board: str, word: str, slides: int) -> None:
    """With the very number of slides the rules tell."""
    look = ahead_of(WORDS.split())
    assert look is not None

    assert slides == solved(board, look).fewest(word)


@clause("SRCH-R06")
def test_a_palindrome_is_listed_from_both_ends() -> None:
    """It is one physical word."""
    told = every_legal("N.N/XOX", ["NON"])

    assert {((1, 1), "E"), ((1, 3), "W")} == {(word.start, word.direction) for word in told}


def test_the_best_word_comes_first() -> None:
    """Most points, then fewest slides; a word that cannot be formed has no number of slides."""
    look = ahead_of(WORDS.split())
    assert look is not None
    words = solved(BLEU, look)
    best = words.best()

    assert best is not None
    assert ("BLEU", 20) == (best.word, int(words.points.max()))
    assert words.fewest("ISOLE") is None
    assert list(words.points[words.ranked()]) == sorted(words.points, reverse=True)


def test_the_board_after_a_word() -> None:
    """What the next player finds."""
    look = ahead_of(["BLEU"])
    assert look is not None
    words = solved(BLEU, look)

    assert "XXXXX/XXXX./XXX.X/XX..X/....X" == words.after(0) == after(BLEU, words[0])


@pytest.mark.parametrize("board", [".", "A", "AB", "A/B", "...", "ABC/ABC", "A.", "AB/XX"])
def test_boards_without_a_word_have_none(board: str) -> None:
    """No letters, no room, nothing to do."""
    assert () == every_legal(board, ["AB", "ABC", "BA"])


def test_no_words_at_all() -> None:
    """An empty list, or words that no letters spell."""
    assert () == every_legal(AILE, [])
    assert () == every_legal(AILE, ["ARC-EN-CIEL", "ZZZ"])


def test_a_board_too_large_is_searched_slowly() -> None:
    """Twelve columns: the plain way, the same answer."""
    board = "AB........../............"
    with pytest.raises(ValueError, match="at most 11"):
        solved(board, ahead_of(["AB"]))  # type: ignore[arg-type]  # not None

    assert {len(word.slides) for word in every_legal(board, ["BA"])} == {1, 2}


@pytest.mark.slow
def test_a_whole_game_is_played_by_its_own_words() -> None:
    """With the full lexicon: at every stage every word told can be played."""
    solver = wordsearch(french())
    board, rng = dealt("fr-96-1", Rng("whole game"))
    stages = 0
    while len(words := solver.solved(board, 2, VALUE)):
        for row in range(0, len(words), 1 + len(words) // 50):
            assert is_played(board, words[row])
            assert words[row].word in solver
        pick, rng = rng.below(min(5, len(words)))
        board, stages = words.after(int(words.ranked()[pick])), stages + 1

    assert stages > 8
    assert len(letters(board)) < 20


@clause("SRCH-R11", "SRCH-R12")
def test_the_oracle_of_the_end() -> None:
    """What the letters left can spell, and what the position allows, with the whole lexicon."""
    oracle = GAMES["wordsearch"].words(french())
    assert isinstance(oracle, Oracle)

    assert oracle.can_spell("XSA", 2)
    assert not oracle.can_spell("XQZ", 2)
    assert not oracle.can_spell("AS", 3)
    assert oracle.can_spell("SREVNI", 6)  # VERNIS
    assert oracle.can_form("A.S/...", 2)
    assert not oracle.can_form("QX/ZW", 2)
    assert not oracle.can_form("AX/XX/X./ZX", 4)


@given(st.text("AEIOURSTNLXQZ", max_size=7), st.integers(2, 4))
def test_can_spell_is_exact(left: str, least: int) -> None:
    """As the plain count of letters says."""
    lexicon = french()
    listed = lexicon.listed(lexicon.within(left)) if left else []

    assert bool(spelled(left, listed, least)) == wordsearch(lexicon).can_spell(left, least)
