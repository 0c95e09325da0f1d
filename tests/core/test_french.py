"""Numbers in sentences: singular and plural, thousands apart where there are many."""

from logomachie.core.french import many, several


def test_many_words_are_grouped_by_thousands() -> None:
    """From ten thousand on, each language with its own mark; a score of four digits is read at a
    glance."""
    french = [many(count, "mot", "mots") for count in (1, 2, 9_999, 146_944)]

    assert ["1\u00a0mot", "2\u00a0mots", "9999\u00a0mots", "146\u202f944\u00a0mots"] == french
    assert ["1 word", "146,944 words"] == [several(n, "word", "words") for n in (1, 146_944)]
