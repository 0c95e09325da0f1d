"""`logomachie replay`: a true record is proved, a changed one is caught at its line."""

import json
from pathlib import Path

import msgspec
import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.cli import main
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french

Text = pytest.CaptureFixture[str]
SEED = "a record"


@pytest.fixture(scope="module")
def lines() -> list[bytes]:
    """A whole game between two bots, as its record’s lines."""
    lexicon = french()
    config = Setup(seats=2, lexicon=lexicon.digest)
    game = WORD_WHIZ.open(config, lexicon.words("plain"))
    bots = [build("word-whiz", level, config) for level in (3, 2)]
    head = Head(
        game="word-whiz",
        config=msgspec.Raw(encoded(config)),
        seed=SEED,
        at=0,
        lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        bots=(3, 2),
    )
    log = [encoded(entry) for _, entry in told(game, bots, Rng(SEED))]
    return written(head_bytes(sealed(head)), log).splitlines()


def saved(folder: Path, lines: list[bytes]) -> str:
    """The lines as a file."""
    file = folder / "record.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    return str(file)


def changed(line: bytes, **fields: object) -> bytes:
    """A line with some fields otherwise."""
    return msgspec.json.encode({**msgspec.json.decode(line), **fields})


def test_a_true_record_is_proved(lines: list[bytes], tmp_path: Path, capsys: Text) -> None:
    """Every line leads where it says; the seed and the end are shown."""
    assert 0 == main(["replay", saved(tmp_path, lines)])
    said = capsys.readouterr().out

    assert f"prouvé : {len(lines) - 1} lignes de word-whiz" in said
    assert SEED in said
    assert "HOME, MIC-G1" in said


def test_a_record_that_an_editor_has_saved_is_proved(
    lines: list[bytes], tmp_path: Path, capsys: Text
) -> None:
    """With its mark at the beginning and its own ends of lines: the same lines."""
    file = tmp_path / "record.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + b"\r\n".join(lines) + b"\r\n")

    assert 0 == main(["replay", str(file)])
    assert f"prouvé : {len(lines) - 1} lignes" in capsys.readouterr().out


def test_a_game_not_over_is_proved_as_far_as_it_goes(
    lines: list[bytes], tmp_path: Path, capsys: Text
) -> None:
    """Its lines are true; there is no outcome yet."""
    assert 0 == main(["replay", saved(tmp_path, lines[:9]), "--json"])
    told_of = json.loads(capsys.readouterr().out)

    assert (True, 8) == (told_of["proved"], told_of["lines"])
    assert "outcome" not in told_of


@pytest.mark.parametrize(
    ("at", "fields", "what"),
    [
        (5, {"digest": "0" * 24}, "la marque de la position diffère"),
        (5, {"events": []}, "ce qui est arrivé diffère"),
        (5, {"seq": 6}, "le numéro de la ligne diffère"),
        (5, {"at": -1}, "l’heure recule"),
    ],
)
def test_the_first_difference_is_told(
    lines: list[bytes], tmp_path: Path, capsys: Text, at: int, fields: dict[str, object], what: str
) -> None:
    """Its line and what differs, code 1."""
    forged = [*lines[:at], changed(lines[at], **fields), *lines[at + 1 :]]

    assert 1 == main(["replay", saved(tmp_path, forged)])
    assert f"ligne {at} : {what}\n" == capsys.readouterr().out


def test_another_seed_is_caught(lines: list[bytes], tmp_path: Path, capsys: Text) -> None:
    """The hash announced at the start is not the hash of the seed shown at the end."""
    forged = [changed(lines[0], seed="another"), *lines[1:]]

    assert 1 == main(["replay", saved(tmp_path, forged), "--json"])
    told_of = json.loads(capsys.readouterr().out)
    assert {"proved": False, "line": 0} == {key: told_of[key] for key in ("proved", "line")}


def test_other_cards_are_caught(lines: list[bytes], tmp_path: Path, capsys: Text) -> None:
    """A seed with its own true hash still deals other cards than the log tells."""
    head = sealed(msgspec.json.decode(changed(lines[0], seed="another"), type=Head))

    assert 1 == main(["replay", saved(tmp_path, [head_bytes(head), *lines[1:]])])
    assert capsys.readouterr().out.startswith("ligne ")


def test_a_garbled_line_is_named(lines: list[bytes], tmp_path: Path, capsys: Text) -> None:
    """A line that cannot be read ends the proof there."""
    assert 1 == main(["replay", saved(tmp_path, [*lines[:4], b'{"seq":4,', *lines[5:]])])
    assert "ligne 4 : cette ligne est illisible\n" == capsys.readouterr().out


@pytest.mark.parametrize("config", [{"position": "?"}, {"seats": "two"}], ids=str)
def test_options_that_do_not_fit_are_a_mistake(
    lines: list[bytes], tmp_path: Path, capsys: Text, config: dict[str, object]
) -> None:
    """Written by hand, or by another release: one sentence."""
    head = msgspec.json.decode(lines[0])
    head["config"] |= config

    assert 2 == main(["replay", saved(tmp_path, [msgspec.json.encode(head), *lines[1:]])])
    assert 1 == capsys.readouterr().err.count("\n")


@pytest.mark.parametrize(
    ("version", "digest"),
    [
        ("9", "f" * 24),
        ("2026.2", "349a4dc6e280b68a5215dd18646c6d16"),  # « Usuel » of 2026.2
        ("2026.2", "75584bb4009f55257f51596db970d057"),  # « École » of 2026.2
    ],
)
def test_another_word_list_cannot_be_judged_here(
    lines: list[bytes], tmp_path: Path, capsys: Text, version: str, digest: str
) -> None:
    """A record of a lexicon this club does not have is neither proved nor refuted, and says so."""
    words = {"name": "other", "version": version, "digest": digest}
    foreign = [changed(lines[0], lexicon=words), *lines[1:]]

    assert 2 == main(["replay", saved(tmp_path, foreign)])
    said = capsys.readouterr().err
    assert "rien ne peut être prouvé ici" in said
    assert f"dictionnaire other {version} ({digest[:12]})" in said
