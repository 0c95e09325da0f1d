"""`logomachie analyse`: what can be asked of a game that was played."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import logomachie as lo
from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.cli import main
from logomachie.cli.analyse import shown
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Line, Sitting
from tests.kit.played import record

Text = pytest.CaptureFixture[str]
JUDGED = [slug for slug, spec in GAMES.items() if spec.judges]
# a whole game is judged in minutes, or in half of one
LONG = {"guerre-des-mots", "wordsearch"}
LATE = {"wordsearch": "BL..SEDA/..U.ETIR/M.O.TLUN/.A..CEPO/P.N.RAIS/EV...LOT/........ 0/0"}
GAMES_JUDGED = [
    *(
        pytest.param((slug, ""), id=slug, marks=[pytest.mark.long] * (slug in LONG))
        for slug in JUDGED
    ),
    *(pytest.param(late, id=f"{late[0]}-late") for late in LATE.items()),
]


@pytest.fixture(scope="module", params=GAMES_JUDGED)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between two bots, to its end."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    slug, position = request.param
    path.write_bytes(record(slug, (0, 1), "analyse", position=position))
    return path


def asked(capsys: Text, *arguments: str) -> Any:
    """The answer as JSON."""
    assert 0 == main(["analyse", *arguments, "--json"])
    return json.loads(capsys.readouterr().out)


def told(found: Any, seat: str) -> float | None:
    """Justesse by hand: 100 · Σ(played − worst) / Σ(best − worst), forced moves left out."""
    own = [each for each in found["decisions"] if each["seat"] == int(seat) and not each["forced"]]
    took = sum(each["value"] - each["worst"] for each in own)
    best = [max(choice["value"] for choice in (each["choice"], *each["likely"])) for each in own]
    promised = sum(value - each["worst"] for value, each in zip(best, own, strict=True))
    return None if len(own) < 3 else min(100, max(0, 100 * took / promised))


@pytest.mark.slow
def test_every_decision_is_told_with_what_could_have_been(file: Path, capsys: Text) -> None:
    """Line, seat, move and value; both lists with move, value and reasons; justesse by seat; and
    the same each time: budgets are counted, not timed."""
    found = asked(capsys, str(file), "--level", "3")
    again = analysed(file.read_bytes(), opened, age=3)

    assert found == json.loads(encoded(again))
    assert found["decisions"]
    assert {"turning", "missedWins", "unit"} <= set(found)
    assert [3, 3] == found["ages"]
    for decision in found["decisions"]:
        assert {"line", "seat", "kind", "played", "value", "best", "likely"} <= set(decision)
        values = [choice["value"] for choice in decision["best"]]
        assert values == sorted(values, reverse=True)
        assert decision["choice"]["value"] == decision["value"] <= values[0]
        for choice in (*decision["best"], *decision["likely"], decision["choice"]):
            assert choice["move"]
            assert choice["word"] or (choice["name"]["fr"] and choice["name"]["en"])
            assert choice["reasons"]
            assert all(reason["fr"] and reason["en"] for reason in choice["reasons"])
    for seat in "01":
        assert found["justesse"][seat] == pytest.approx(told(found, seat), abs=0.1)
    lines = [*shown(again)]
    assert any(line.startswith("ligne ") for line in lines)
    assert any("justesse" in line for line in lines)


@pytest.mark.slow
def test_people_read_it_in_english_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they ask for it; a level is the age of the words everybody knows."""
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    again = [analysed(record(JUDGED[0], (0, 1), "analyse"), opened, age=age) for age in (1, 5)]
    lines = [*shown(again[0])]

    assert any(line.startswith("line ") for line in lines)
    assert again[0].decisions != again[1].decisions


def test_what_is_no_record_is_a_mistake(tmp_path: Path, capsys: Text) -> None:
    """One line, no traceback; a level that does not exist likewise."""
    path = tmp_path / "no"
    path.write_text("nothing")

    assert 2 == main(["analyse", str(path)])
    assert 2 == main(["analyse", str(path), "--level", "9"])
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("tongue", "head", "line"),
    [
        ("fr", "ce n’est pas un enregistrement", "ligne 2 : cette ligne est illisible"),
        ("en", "not a record", "line 2: this line cannot be read"),
    ],
)
def test_where_a_record_goes_astray_is_told_as_replay_tells_it(
    tongue: str,
    head: str,
    line: str,
    tmp_path: Path,
    capsys: Text,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the reader's language alone, with the line."""
    monkeypatch.setenv("LOGOMACHIE_LANG", tongue)
    path, whole = tmp_path / "damaged.jsonl", lo.match("cadenas", seats=2, seed="damaged")
    whole.push(whole.waiting[0], "take 1")
    for written in (b"nothing", whole.record + b"nothing\n"):
        path.write_bytes(written)
        assert 2 == main(["analyse", str(path)])
    first, second = capsys.readouterr().err.splitlines()

    assert first.endswith(head)
    assert second.endswith(line)


@pytest.mark.slow
def test_a_whole_store_is_judged(tmp_path: Path, capsys: Text) -> None:
    """Every finished game on all cores, kept beside it; the same as one alone."""
    data, alone = tmp_path / "club.sqlite3", tmp_path / "alone.jsonl"
    alone.write_bytes(made := record(JUDGED[0], (0, 1), "analyse"))
    head, *lines = made.splitlines()

    async def filled() -> None:
        store = SqliteStore(data)
        seats = [Sitting(seat=n, token=None, name="", bot=n, since=0) for n in (0, 1)]
        await store.create("ORNA-PURS-41", b"{}", seats, made=1, listed=False)
        await store.begin("ORNA-PURS-41", 1, seats, head=head, wake=None)
        for seq, line in enumerate(lines, 1):
            over = b"{}" if seq == len(lines) else None
            await store.append(Line("ORNA-PURS-41", seq, line, outcome=over))
        await store.close()

    async def kept() -> bytes | None:
        store = SqliteStore(data)
        try:
            return await store.analysis("ORNA-PURS-41")
        finally:
            await store.close()

    asyncio.run(filled())
    code = main(["analyse", "--all", str(data)])
    capsys.readouterr()
    one = asked(capsys, str(alone))

    assert 0 == code
    assert one == json.loads(asyncio.run(kept()) or b"null")
