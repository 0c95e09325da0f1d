"""Word lists of older releases: made again from what differs, and good enough to prove records."""

from pathlib import Path

import pytest

from logomachie.cli.replay import opened
from logomachie.core.record import prove, read
from logomachie.lexicon.build.past import difference, snapshot
from logomachie.lexicon.content import Content, Numbers
from logomachie.lexicon.edition import Edition, edition_digest
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import DATA, UnknownList, french, manifest, of_digest
from logomachie.lexicon.past import change, families, fingerprint

FIRST = next(digest for digest, about in manifest()["past"].items() if about["version"] == "2026.1")
RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.fixture(scope="module", autouse=True)
def _expanded() -> None:
    """The first release's list lies open: on a new machine it is made first, once."""
    of_digest(FIRST)


@pytest.mark.slow
@pytest.mark.parametrize("digest", [*manifest()["past"]])
def test_an_older_list_is_made_again_word_for_word(digest: str) -> None:
    """Its words and names have the fingerprint they had."""
    about = manifest()["past"][digest]
    content = Content(DATA)
    change(DATA / f"{about['version']}.xz")(content)
    names = ((row.form, row.kind) for row in content.names)

    assert about["words"] == fingerprint(content.forms, names)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("digest", "edition"),
    [
        (digest, edition)
        for digest, about in manifest()["past"].items()
        for edition in about.get("editions", ())
    ],
)
def test_an_older_edition_leaves_out_what_it_left_out(digest: str, edition: Edition) -> None:
    """What « Usuel » and « École » of an older release lacked has the digest it had."""
    about = manifest()["past"][digest]
    content = Content(DATA)
    change(DATA / f"{about['version']}.xz", edition)(content)

    assert about["editions"][edition] == edition_digest(digest, content.refused)
    assert not content.refused & {*content.forms}


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_release_still_proves(record: Path) -> None:
    """Played by the code and with the list of release 2026.1."""
    played = record.read_bytes()

    proof = prove(played, opened)

    assert "2026.1" == proof.head.lexicon.version
    assert len(read(played).lines) == proof.lines
    assert proof.outcome is not None


def test_lists_are_found_by_their_digest(lexicon: Lexicon) -> None:
    """Today's, one of the past with its own words, and none for a digest nobody knows."""
    old = of_digest(FIRST)

    assert lexicon is of_digest(lexicon.digest)
    assert ("ZEN" in old, "MOA" in old, "WAI" in old) == (True, False, True)
    assert ("ZEN" in lexicon, "MOA" in lexicon, "WAI" in lexicon) == (True, True, False)
    with pytest.raises(UnknownList):
        of_digest("0" * 32)


def test_what_today_knows_helps_the_older_list() -> None:
    """An older list tells meanings too, of the words it has."""
    old = of_digest(FIRST)

    assert french().meaning("chat") == old.meaning("chat") != ""


@pytest.mark.parametrize(("joined", "told"), [(1, "families"), (3, "back")])
def test_families_that_changed_are_told_and_no_others(data: Path, joined: int, told: str) -> None:
    """Where many changed all are; either way they are numbered as they were."""

    def today() -> Content:
        content = Content(data)
        value = content.strict.value.copy()
        value[1 : 1 + joined] = value[0]
        content.strict = Numbers(content.strict.size, value)
        return content

    was, now = Content(data), today()
    columns = difference(snapshot(was, frozenset(["chats"])), now)
    again = families(now.strict, columns)

    assert told in columns
    assert was.strict.size.tolist() == again.size.tolist()
    assert was.strict.value.tolist() == again.value.tolist()
