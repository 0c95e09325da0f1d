"""`check`, `backup` and `restore`: the club's data in the hands of whoever runs it."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from logomachie.cli import main
from logomachie.core.log import advance
from logomachie.core.record import Head, WordList, head_bytes, sealed
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line, Sitting

SEED, AT = "graine", 1_000


async def stored(path: Path) -> None:
    """A club with one game in it: every deadline let pass until it ends."""
    lexicon, spec = french(), GAMES["word-whiz"]
    config = spec.config(seats=2, lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    head = sealed(
        Head(
            game=spec.slug,
            config=msgspec.Raw(encoded(config)),
            seed=SEED,
            at=AT,
            lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        )
    )
    store = SqliteStore(path)
    seats = [Sitting(seat=0, token="a"), Sitting(seat=1, bot=1)]
    await store.create("ORNA-PURS-41", b"{}", seats, made=AT, listed=False)
    await store.begin("ORNA-PURS-41", 1, seats, head=head_bytes(head), wake=None)
    state, seq = game.start(Rng(SEED), AT), 0
    while (wake := game.wake(state)) is not None and seq < 6:
        seq += 1
        state, entry = advance(game, state, seq, wake)
        await store.append(Line("ORNA-PURS-41", seq, encoded(entry), wake=wake))
    await store.close()


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.sqlite3"
    asyncio.run(stored(path))
    return path


def test_check_proves_every_log(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All is well: 0, and how much was proved."""
    code = main(["check", "--data", str(club)])

    assert 0 == code
    assert "parties prouvées : 1 (6 lignes)" in capsys.readouterr().out


def test_check_finds_a_line_that_was_changed(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table and the line are named, and the exit code is 1."""
    with sqlite3.connect(club) as db:
        db.execute("update entry set body = replace(body, '\"at\":', '\"at\":9') where seq = 4")
    code = main(["check", "--data", str(club)])

    assert 1 == code
    assert "ORNA-PURS-41 : ligne" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("torn", "new.sqlite3", "coupée ou abîmée"),
        ("other", "new.sqlite3", "une autre sorte de fichier"),
        ("copy", "other", "ne se remplit pas comme un club"),
        ("copy", "nowhere/new.sqlite3", "n’existe pas"),
        ("copy", ".", "est un dossier"),
    ],
)
def test_what_cannot_be_restored_is_said_in_a_sentence(
    name: str,
    data: str,
    why: str,
    club: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line; nothing is made where nothing was, and nobody's file is changed."""
    main(["backup", str(tmp_path / "copy"), "--data", str(club)])
    (tmp_path / "torn").write_bytes((tmp_path / "copy").read_bytes()[:-40])
    (tmp_path / "other").write_bytes(b"a letter to somebody\n" * 100)
    before = {path.name for path in tmp_path.iterdir()}
    code = main(["restore", str(tmp_path / name), "--data", str(tmp_path / data)])
    told = capsys.readouterr().err

    assert (2, 1) == (code, told.count("\n"))
    assert why in told
    assert b"a letter" == (tmp_path / "other").read_bytes()[:8]
    assert {path.name for path in tmp_path.iterdir()} <= before | {"other.lock"}


def test_a_copy_is_the_same_club(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Copied, filled in elsewhere, proved there; a place that has tables is refused."""
    copy, new = tmp_path / "club.copy", tmp_path / "new.sqlite3"
    codes = [
        main(["backup", str(copy), "--data", str(club)]),
        main(["restore", str(copy), "--data", str(new)]),
        main(["check", "--data", str(new)]),
        main(["restore", str(copy), "--data", str(club)]),
        main(["restore", str(club), "--data", str(tmp_path / "other.sqlite3")]),
        main(["backup", str(copy), "--data", str(tmp_path / "nothing")]),
    ]
    told = capsys.readouterr()

    assert [0, 0, 0, 2, 2, 2] == codes
    assert "parties prouvées : 1 (6 lignes)" in told.out
    assert ["a déjà des tables", "n’est pas une copie", "ce fichier n’existe pas"] == [
        part
        for part in ("a déjà des tables", "n’est pas une copie", "ce fichier n’existe pas")
        if part in told.err
    ]
