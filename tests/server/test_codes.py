"""Table codes: short, said over a telephone, and not to be guessed."""

import math

from logomachie.lexicon.load import french
from logomachie.server.codes import WORDS, new_code, read_code


def test_codes_are_made_of_french_words() -> None:
    """Four letters each, every one in the dictionary, none twice."""
    known = french().words("plain")

    assert [] == [word for word in WORDS if len(word) != 4 or word not in known]
    assert len(set(WORDS)) == len(WORDS)


def test_there_are_many_codes() -> None:
    """With thirty misses a minute an address needs years for the table of somebody it knows."""
    codes = len(WORDS) ** 2 * 90
    years = codes / 2 / 30 / 60 / 24 / 365

    assert math.log2(codes) > 25
    assert years > 1


def test_a_code_is_read_as_it_was_written() -> None:
    """What is drawn is understood again, in any case and with spaces."""
    code = new_code()

    assert code == read_code(code)
    assert code == read_code(code.lower().replace("-", " "))
