"""Table codes: short, said over a telephone, and not to be guessed."""

import math

from logomachie.lexicon.load import french
from logomachie.server.codes import LONG, SHORT, WORDS, new_code, read_code


def test_codes_are_made_of_french_words() -> None:
    """Four letters each, every one in the dictionary, none twice."""
    known = french().words("plain")

    assert [] == [word for word in WORDS if len(word) != 4 or word not in known]
    assert len(set(WORDS)) == len(WORDS)


def test_there_are_many_codes() -> None:
    """A private table's cannot be guessed; a short one only where anybody may come anyway."""
    short, long = len(WORDS) ** SHORT * 90, len(WORDS) ** LONG * 90

    assert math.log2(short) > 25
    assert math.log2(long) > 40
    assert [2, 4] == [new_code(words).count("-") for words in (SHORT, LONG)]


def test_a_code_is_read_as_it_was_written() -> None:
    """What is drawn is understood again, in any case and with spaces."""
    for words in (SHORT, LONG):
        code = new_code(words)

        assert code == read_code(code)
        assert code == read_code(code.lower().replace("-", " "))
