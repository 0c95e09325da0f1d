"""A club's own list: read, applied to the dictionary, part of its digest, carried by records."""

from pathlib import Path

import pytest

from logomachie.lexicon.cache import opened
from logomachie.lexicon.club import ClubWord, WrongLine, apply, club_digest, read, written
from logomachie.lexicon.content import Content
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import digest_of

LIST = (
    "# action\tmot\tflexion\tâge\tregistres\tdéfinition\n"
    "+\tzorglub\tcomme chat\t2\tfam\tbête inventée\n"
    "+\tglop\tinvariable J\n"
    "+\tsmala\tN:f : smalas\n"
    "-\tchat\n"
    "=\tsûr\t\t\tvulg\tmot que ce club ne dit pas\n"
)


@pytest.fixture
def club(data: Path, tmp_path: Path) -> Lexicon:
    """The tiny dictionary with a club's words."""

    def how(content: Content) -> None:
        apply(content, read(LIST))

    return Lexicon(opened(data, "b" * 32, tmp_path, how, digest="c" * 32))


def test_words_come_with_their_inflections(club: Lexicon) -> None:
    """By example, never changing, or listed."""
    assert all(word in club for word in ("ZORGLUB", "ZORGLUBS", "GLOP", "SMALA", "SMALAS"))
    assert "zorglub" == club.analyses("zorglubs")[0].lemma
    assert ("bête inventée", 2) == (club.meaning("zorglubs"), club.analyses("zorglub")[0].age)


def test_a_model_lends_the_forms_it_shares_with_another_word(data: Path) -> None:
    """GRENOUILLES is of *grenouiller* too, and still the plural a new word is formed by."""
    content = Content(data)
    apply(content, read("+\tchats\tinvariable J\n"))
    apply(content, read("+\tzorglub\tcomme chat\n"))

    assert {"zorglub", "zorglubs"} <= {*content.forms}


def test_words_go_with_their_inflections(club: Lexicon) -> None:
    """All that is of no other lemma."""
    assert "CHAT" not in club
    assert "CHATS" not in club
    assert "SUR" in club


def test_words_are_marked_and_explained(club: Lexicon) -> None:
    """As the club wants them, whatever our lists say."""
    [sure] = (one for one in club.analyses("sûr") if one.form == "sûr")

    assert (("vulg",), "mot que ce club ne dit pas") == (sure.registers, sure.meaning)
    assert not {"CM2", "Lecteur"} & {*club.levels("sûr")}


def test_a_list_is_written_as_it_is_read() -> None:
    """In one order, so that the same words have the same digest."""
    words = read(LIST)

    assert words == read(written(words))
    assert written(words) == written(reversed(words))
    assert "" == written(())
    assert "d" == club_digest("d", "")
    assert digest_of("complet") != digest_of("complet", LIST) == digest_of("complet", LIST + "\n")
    assert digest_of("ecole", LIST) != digest_of("complet", LIST)


def test_the_last_line_about_a_word_counts() -> None:
    """Somebody changed his mind."""
    assert (ClubWord(action="=", word="mot", age=3),) == read("=\tmot\t\t1\n=\tmot\t\t3\n")


@pytest.mark.parametrize(
    "line",
    ["?\tmot", "+\tmot", "+\tm0t\tcomme chat", "=\tmot\t\t7", "=\tmot\t\t\tgrossier", "-\t"],
)
def test_a_wrong_line_is_told(line: str) -> None:
    """With its number."""
    with pytest.raises(WrongLine) as error:
        read(f"# une liste\n{line}\n")

    assert 2 == error.value.line
