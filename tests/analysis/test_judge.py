"""What is shown of a decision: a few moves, each word once, told as it is written."""

from logomachie.analysis.judge import few, reasoned
from logomachie.core.tongue import Said
from logomachie.games.judgement import SHOWN, Fact, Option


def option(word: str, value: float, text: str = "") -> Option:
    return Option(text=text or word, value=value, word=word)


def test_a_word_is_shown_once_where_it_is_worth_most() -> None:
    """By other means it is the same word; moves without one are told apart by their text."""
    found = [
        option("courtes", 13),
        option("courtes", 12, "2 courtes"),
        option("", 11, "roll"),
        option("", 10, "stop"),
        option("pied", 9),
    ]

    assert [found[0], found[2], found[3]] == [*few(found)]
    assert SHOWN == len(few(found))


def test_a_proper_noun_is_shown_once_too() -> None:
    """It is no word of the dictionary, so its name tells it apart."""
    found = [
        Option(text=f"take {square}, lay MIAMI", value=9 - square, name=Said("MIAMI", "MIAMI"))
        for square in (1, 2)
    ]

    assert found[:1] == [*few(found)]


def test_reasons_write_the_word_with_its_accents() -> None:
    """Its own as the move writes it, the others as the dictionary does; letters are no words."""
    sentences = {"takes": lambda word, old, letters: Said(f"{letters} : {word}, {old}.", f"{old}")}
    fact = Fact("takes", {"word": "SUCAIT", "old": "ETE", "letters": "SUCAIT"})
    (told,) = reasoned(option("suçait", 6), [fact], sentences, {"ETE": "ÉTÉ"}.__getitem__)

    assert ("SUCAIT : SUÇAIT, ÉTÉ.", "ÉTÉ") == (told.fr, told.en)
