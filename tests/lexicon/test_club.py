"""A club's own list: read, applied to the dictionary, part of its digest, carried by records."""

from pathlib import Path

import pytest

from logomachie.lexicon.build.definitions import marks
from logomachie.lexicon.cache import opened
from logomachie.lexicon.club import ClubWord, WrongLine, apply, club_digest, known, read, written
from logomachie.lexicon.content import Content
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import DATA, digest_of

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
    [
        "?\tmot",
        "+\tmot",
        "+\tm0t\tcomme chat",
        "+\tλόγος\tcomme chat",
        "=\tmot\t\t7",
        "=\tmot\t\t\tgrossier",
        "-\t",
        "+\tglup\tinvariable ZZ",
        "+\tglup\tinvariable ",
        "+\tglup\tinvariable m:s",
        "+\tglup\tfoo",
        "+\tglup\tcomme 17",
        "+\tglup\tN:f : glup2, !!",
        "+\tglup\tN:z : glups",
        "+\tglup\tN:m : a, b, c, d",
        "+\tglup\tcomme chat\t\t\tbête\tinventée",
        "=\tmot\t\t1\t\tun sens\tcoupé",
    ],
)
def test_a_wrong_line_is_told(line: str) -> None:
    """With its number."""
    with pytest.raises(WrongLine) as error:
        read(f"# une liste\n{line}\n")

    assert 2 == error.value.line


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    ["+\tzorbler\tcomme aller", "+\tzorglub\tcomme manger", "+\tzorglub\tcomme xyzzy"],
)
def test_a_word_that_does_not_go_like_its_example_is_told(line: str) -> None:
    """*vais* has nothing of *zorbler*: the list cannot be used, and the sentence names the word."""
    with pytest.raises(WrongLine) as error:
        apply(Content(DATA), read(line))

    assert 0 == error.value.line
    for sentence in (error.value.told.fr, error.value.told.en):
        assert ("zorbler" in sentence) or ("zorglub" in sentence) or ("xyzzy" in sentence)
        assert "0" not in sentence


@pytest.mark.slow
def test_a_mark_leaves_what_it_does_not_say() -> None:
    """Registers alone change no meaning and no age, of a lemma nor of a form filed under one."""
    content = Content(DATA)
    was = {entry.head: entry for entry in content.entries if entry.head in {"chat", "princesse"}}
    apply(content, read("=\tchat\t\t\tfam\n=\tprincesse\t\t3\n=\tmangeait\t\t\tfam\n"))
    found = {entry.head: entry for entry in content.entries}

    assert was["chat"]._replace(marks=marks("fam")) == found["chat"]
    assert was["princesse"]._replace(age=3) == found["princesse"]
    assert (marks("fam"), "mâcher") == (found["mangeait"].marks, found["mangeait"].text[:6])


@pytest.mark.slow
def test_a_mark_of_a_word_with_two_meanings_keeps_both() -> None:
    """The tree and the angler's verb."""
    content = Content(DATA)
    was = {entry.natures: entry.text for entry in content.entries if entry.head == "pêcher"}
    apply(content, read("=\tpêcher\t\t\tfam\n"))

    assert {"N", "V"} == was.keys()
    assert was == {e.natures: e.text for e in content.entries if e.head == "pêcher"}


@pytest.mark.slow
def test_a_removed_word_leaves_no_reading_behind() -> None:
    """GRENOUILLES stays, of *grenouiller*, and is no noun any more; a removed verb leaves one."""
    content = Content(DATA)
    apply(content, read("-\tgrenouille\n"))
    [(_, readings)] = known(content, ["grenouilles"])

    assert "grenouille" not in content.forms
    assert {"grenouiller"} == {reading.lemma for reading in readings}


def test_a_word_put_back_is_read_once(data: Path) -> None:
    """Though the dictionary has it still."""
    content = Content(data)
    apply(content, read("+\tchat\tcomme chat\n"))
    [(_, readings)] = known(content, ["chats"])

    assert [("chat", "N:m:p")] == [(reading.lemma, reading.tag) for reading in readings]


@pytest.mark.slow
def test_two_words_may_share_a_form() -> None:
    """Both are its readings."""
    content = Content(DATA)
    apply(content, read("+\tzorba\tN:m : zorbas\n+\tzorbas\tinvariable J\n"))
    [(_, readings)] = known(content, ["zorbas"])

    assert {"zorba", "zorbas"} == {reading.lemma for reading in readings}
