"""The routes beside the lobby's: records, words, rules, codes, the page itself."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from logomachie.core.game import View
from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, Unreadable, prove
from logomachie.games import GAMES
from logomachie.server.settings import Settings
from tests.kit.clauses import clause
from tests.kit.words import words
from tests.server.world import live, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
WORDS = "dent tonne tenir divertissement"


def opened(head: Head) -> House[Any, View]:
    spec = GAMES[head.game]
    return spec.open(msgspec.json.decode(head.config, type=spec.config), words(WORDS))


async def recorded() -> bytes:
    """The record of a short game with hidden lines, taken over HTTP."""
    async with world(text=WORDS) as club:
        zoe = club.device("zoe")
        table = await zoe.begins(
            {"kind": "me", "name": "Zoé"},
            "here",
            {"kind": "bot", "level": 2},
            handicaps=["cinq voyelles d’avance"],
        )
        page = await (await zoe.opens()).joins(table, 0)
        await club.clock.forward(11_000)
        await page.plays(table, 0, {"type": "Grab", "round": 1}, "g")
        await club.clock.forward(200)
        await page.plays(table, 0, {"type": "Say", "round": 1, "word": "dent"}, "s")
        for seat in (0, 1):
            await page.plays(table, seat, {"type": "Resign"}, "r")
        answer = await zoe.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.content


@clause("HOUSE-10")
@live
async def test_a_record_proves_the_whole_game_again() -> None:
    """Seed, cards, events, every fingerprint: anybody can deal it again from the file alone."""
    proof = prove(await recorded(), opened)

    assert proof.outcome is not None
    assert ((2,), "RESIGNED") == (proof.outcome.winners, proof.outcome.why)
    assert proof.lines >= 6


@clause("HOUSE-11")
@live
async def test_a_record_names_handicaps_and_bots_and_no_people() -> None:
    """What was agreed is written in it; names live elsewhere (HOUSE-09)."""
    record = await recorded()
    head = msgspec.json.decode(record.splitlines()[0])

    assert [None, None, 2] == head["bots"]
    assert ["cinq voyelles d’avance"] == head["config"]["handicaps"]
    assert ("few", "1", "0f") == tuple(head["lexicon"].values())
    assert "Zoé".encode() not in record


@live
async def test_a_record_that_was_touched_is_found_out() -> None:
    """Another seed, a line changed, a line missing, nonsense: each at its place."""
    record = await recorded()
    lines = record.splitlines(keepends=True)
    seed = record.replace(b'"seed":"graine"', b'"seed":"autre"')
    turned = lines[1].replace(b'"pack":0', b'"pack":2')
    card = b"".join([lines[0], turned, *lines[2:]])
    assert card != record
    for touched in (seed, card, b"".join(lines[:2] + lines[3:])):
        with pytest.raises(Diverged):
            prove(touched, opened)
    for nonsense in (b"", b"[]\n", lines[0] + b"{}\n"):
        with pytest.raises(Unreadable):
            prove(nonsense, opened)

    assert prove(record, opened).lines == len(lines) - 1


@live
async def test_words_are_looked_up() -> None:
    """Valid or not, with its readings."""
    async with world() as club:
        zoe = club.device("zoe")
        known = (await zoe.http.get("/api/words/dent")).json()
        unknown = (await zoe.http.get("/api/words/xyz")).json()

        assert (True, "mot", False) == (
            known["valid"],
            known["readings"][0]["gloss"],
            unknown["valid"],
        )


@live
async def test_the_games_of_the_club_are_announced() -> None:
    """Those that can be played with their options, the others as coming."""
    async with world() as club:
        games = (await club.device("zoe").http.get("/api/games")).json()
        ready = {game["slug"]: game["ready"] for game in games}

        assert {"word-whiz", "wordsmith", "cadenas", "wordsearch", "guerre-des-mots"} == set(ready)
        assert ready["word-whiz"]
        assert "raceSeconds" in {option["name"] for option in games[0]["options"]}


@live
async def test_rulebooks_come_in_two_languages() -> None:
    """French unless English is asked for; an unknown game has none."""
    async with world() as club:
        zoe = club.device("zoe")
        french = (await zoe.http.get("/api/rules/word-whiz")).json()
        english = (await zoe.http.get("/api/rules/word-whiz?lang=en")).json()
        house = (await zoe.http.get("/api/rules/house")).json()
        none = [
            (await zoe.http.get(f"/api/rules/{slug}")).status_code for slug in ("x", "..", "%2e")
        ]

        assert ("fr", "en", "fr") == (french["language"], english["language"], house["language"])
        assert {404} == set(none)


@live
async def test_a_code_is_drawn_as_a_picture() -> None:
    """The QR code leads to the table at the address this device uses."""
    async with world() as club:
        answer = await club.device("zoe").http.get("/qr/ORNA-PURS-41.svg")

        assert "image/svg+xml" == answer.headers["content-type"]
        assert answer.text.startswith("<svg")
        assert "viewBox" in answer.text


@live
async def test_health_and_readiness() -> None:
    """Alive as long as it runs, ready while the store answers."""
    async with world() as club:
        zoe = club.device("zoe")
        health = [(await zoe.http.get(path)).status_code for path in ("/healthz", "/readyz")]
        club.club.ready.clear()
        stopping = (await zoe.http.get("/readyz")).status_code

        assert ([200, 200], 503) == (health, stopping)


@live
async def test_the_page_answers_for_its_own_addresses(tmp_path: Path) -> None:
    """Files as they are, hashed ones for ever, any other address with the page itself."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    async with world(settings=Settings(page=str(tmp_path))) as club:
        zoe = club.device("zoe")
        root, table, rules = [
            await zoe.http.get(path) for path in ("/", "/table/ORNA-PURS-41", "/regles/word-whiz")
        ]
        asset = await zoe.http.get("/assets/app-1a2b.js")
        missing = [
            (await zoe.http.get(path)).status_code
            for path in ("/assets/gone.js", "/favicon.ico", "/../secret.txt", "/%2e%2e/secret.txt")
        ]

        assert {"<!doctype html>"} == {page.text for page in (root, table, rules)}
        assert {"no-cache"} == {page.headers["cache-control"] for page in (root, table, rules)}
        assert "immutable" in asset.headers["cache-control"]
        assert [404] * 4 == missing


@live
async def test_an_unbuilt_page_says_so_in_one_line() -> None:
    """Whoever runs the server alone is told what is missing."""
    async with world() as club:
        answer = await club.device("zoe").http.get("/")

        assert 503 == answer.status_code
        assert 1 == answer.text.count("\n")


@live
async def test_a_question_about_ones_own_view_is_answered_to_the_asker() -> None:
    """Not logged; an unknown question is nonsense; another's seat is not one's own."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "here", position=FLIP)
        ask = {"type": "Ask", "table": table, "seat": 0, "id": "q1", "question": "missed"}
        mine = await (await zoe.opens()).says(ask, {**ask, "question": "seed"})
        theirs = await (await eve.opens()).says(ask)

        assert ("q1", {"type": "NotNow", "question": "missed"}) == (
            mine.last("Answer")["id"],
            mine.last("Answer")["answer"],
        )
        assert "MALFORMED" == mine.last("Trouble")["code"]
        assert "NOT_YOUR_SEAT" == theirs.last("Trouble")["code"]
        assert [] == await club.store.read(table)
