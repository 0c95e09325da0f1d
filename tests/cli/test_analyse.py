"""`logomachie analyse`: what can be asked of a game that was played."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.cli import main
from logomachie.cli.analyse import shown
from logomachie.core.rng import commitment
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french
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


def tampered(made: bytes) -> bytes:
    """The record with another fingerprint on its third line."""
    head, first, second, *rest = made.splitlines()
    changed = json.loads(second)
    changed["digest"] = "0" * len(changed["digest"])
    return b"\n".join((head, first, json.dumps(changed).encode(), *rest))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (tampered, "ligne 2 : la marque de la position diffère"),
        (lambda made: made.replace(b'"seed":"analyse"', b'"seed":"another"'), "marque du tirage"),
        (lambda made: made.splitlines()[0] + b"\n{", "ligne 1 : elle est illisible"),
    ],
)
def test_a_record_that_does_not_prove_is_refused(
    change: Callable[[bytes], bytes], told: str, tmp_path: Path, capsys: Text
) -> None:
    """In one sentence that names the line, with the code `replay` gives it, and nothing judged."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(change(record(JUDGED[0], (0, 1), "analyse")))
    code = main(["analyse", str(path), "--json"])
    said = capsys.readouterr()

    assert (1, "") == (code, said.out)
    assert told in said.err
    assert 1 == said.err.count("\n")


def test_a_record_of_a_game_that_is_not_here_says_so(tmp_path: Path, capsys: Text) -> None:
    """A room that is not installed, a dictionary nobody has, options that fit no game."""
    lists, config = {"name": "x", "version": "1", "digest": "x"}, {"seats": 2, "lexicon": "x"}
    path = tmp_path / "game.jsonl"
    for changes, told in (
        ({"game": "marelle"}, "marelle"),
        ({"lexicon": lists}, "dictionnaire"),
        ({"config": {**config, "seats": 99}}, "options"),
        ({"config": {"seats": "two"}}, "options"),
    ):
        head = {"type": "Head", "game": "cadenas", "config": config, "seed": "s", "at": 0}
        head |= {"lexicon": {**lists, "digest": french().digest}, "commitment": commitment("s")}
        path.write_text(json.dumps(head | changes))

        assert 2 == main(["analyse", str(path)])
        assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--all", "{here}/nowhere.sqlite3"],
        ["--all", "{here}"],
        ["--all", "{here}/text"],
        ["--all", "{here}/other.sqlite3"],
        ["--all", "{here}/text", "--level", "3"],
        ["--all", "{here}/text", "{here}/text"],
        ["--dask", "tcp://here", "{here}/text"],
        ["{here}"],
    ],
)
def test_what_is_no_store_is_a_mistake_and_stays_as_it_is(
    arguments: list[str], tmp_path: Path, capsys: Text
) -> None:
    """One sentence; nothing is made where nothing was, and nobody's file becomes a club's."""
    (tmp_path / "text").write_text("nothing")
    sqlite3.connect(tmp_path / "other.sqlite3").execute("create table other (a)").connection.close()
    before = sorted(path.name for path in tmp_path.iterdir())
    code = main(["analyse", *(each.format(here=tmp_path) for each in arguments)])

    assert 2 == code
    assert 1 == capsys.readouterr().err.count("\n")
    assert before == sorted(path.name for path in tmp_path.iterdir())


def store_of(data: Path, **games: tuple[bytes, bool]) -> None:
    """A club's data with these records, each over or not."""

    async def filled() -> None:
        store = SqliteStore(data)
        seats = [Sitting(seat=n, token=None, name="", bot=n, since=0) for n in (0, 1)]
        for game, (made, is_over) in games.items():
            head, *lines = made.splitlines()
            await store.create(game, b"{}", seats, made=1, listed=False)
            await store.begin(game, 1, seats, head=head, wake=None)
            for seq, line in enumerate(lines, 1):
                over = b"{}" if is_over and seq == len(lines) else None
                await store.append(Line(game, seq, line, outcome=over))
        await store.close()

    asyncio.run(filled())


def test_a_store_without_a_finished_game_says_so(tmp_path: Path, capsys: Text) -> None:
    """That is nobody's mistake."""
    store_of(tmp_path / "club.sqlite3")

    assert 0 == main(["analyse", "--all", str(tmp_path / "club.sqlite3")])
    assert "aucune partie finie\n" == capsys.readouterr().out


@pytest.mark.slow
def test_a_broken_game_harms_no_other_of_its_store(tmp_path: Path, capsys: Text) -> None:
    """It is named with its reason, the others are judged, a running one is left alone."""
    made = record(JUDGED[0], (0, 1), "analyse")
    strange = made.replace(b'"game":"%s"' % JUDGED[0].encode(), b'"game":"marelle"')
    store_of(
        tmp_path / "club.sqlite3",
        whole=(made, True),
        broken=(tampered(made), True),
        strange=(strange, True),
        running=(made, False),
    )
    code = main(["analyse", "--all", str(tmp_path / "club.sqlite3"), "--json"])
    said = capsys.readouterr()
    found = json.loads(said.out)

    assert (1, ["whole"]) == (code, found["judged"])
    assert {"broken", "strange"} == set(found["refused"])
    assert "ligne 2" in found["refused"]["broken"]
    assert "marelle" in found["refused"]["strange"]
    assert 2 == said.err.count("\n")


@pytest.mark.slow
def test_a_whole_store_is_judged(tmp_path: Path, capsys: Text) -> None:
    """Every finished game on all cores, kept beside it; the same as one alone."""
    data, alone = tmp_path / "club.sqlite3", tmp_path / "alone.jsonl"
    alone.write_bytes(made := record(JUDGED[0], (0, 1), "analyse"))
    store_of(data, **{"ORNA-PURS-41": (made, True)})

    async def kept() -> bytes | None:
        store = SqliteStore(data)
        try:
            return await store.analysis("ORNA-PURS-41")
        finally:
            await store.close()

    code = main(["analyse", "--all", str(data)])
    capsys.readouterr()
    one = asked(capsys, str(alone))

    assert 0 == code
    assert one == json.loads(asyncio.run(kept()) or b"null")
