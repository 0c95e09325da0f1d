"""« Signaler ce mot »: written down by the club, limited for each device."""

from pathlib import Path

import pytest

from logomachie.core.game import Refused
from logomachie.lexicon.club import REPORTS
from logomachie.server.reports import EACH, HOUSE, Reports, data_folder
from logomachie.server.settings import Settings
from logomachie.server.wire_words import Report
from tests.server.world import live, world

REPORT = Report(doubt="refused", text="c'est\tun\n\x1b[2J\x9bmot\u202e")


def test_a_report_is_one_line(tmp_path: Path) -> None:
    """Whatever stands in the sentence: nothing that bids the keeper's terminal do something."""
    Reports(tmp_path).write(17, "pi\x9bf", REPORT)

    assert "17\tpi f\trefused\tc'est un [2J mot\n" == (tmp_path / REPORTS).read_text(
        encoding="utf-8"
    )


def test_a_device_reports_so_much_and_no_more() -> None:
    """Others may still; after an hour it may again."""
    reports = Reports(None)
    for _ in range(EACH):
        reports.take(0, "zoe", "192.0.2.1")
    with pytest.raises(Refused):
        reports.take(0, "zoe", "192.0.2.1")
    reports.take(0, "max", "192.0.2.1")
    reports.take(3_600_000, "zoe", "192.0.2.1")


@live
async def test_whoever_sends_no_cookie_reports_so_much_and_no_more(tmp_path: Path) -> None:
    """He is a new device each time, and would fill the disk the games are on."""
    data = str(tmp_path / "club.sqlite3")
    async with world(settings=Settings(page="/nowhere", data=data)) as club:
        address = "/api/words/pif/report"
        answers = []
        for _ in range(HOUSE + 10):
            stranger = club.device("", "192.0.2.1")
            answers.append(await stranger.http.post(address, json={"doubt": "refused"}))
        other = await club.device("", "192.0.2.2").http.post(address, json={"doubt": "refused"})
        codes = [answer.status_code for answer in answers]

        assert [201] * HOUSE + [429] * 10 == codes
        assert 201 == other.status_code
        assert HOUSE + 1 == len((tmp_path / REPORTS).read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("data", "folder"),
    [("memory", None), ("clubs/a.sqlite3", Path("clubs")), ("postgresql://x/y", Path())],
)
def test_the_file_stands_beside_the_games(data: str, folder: Path | None) -> None:
    """And nowhere for a club that forgets."""
    assert folder == data_folder(data)


@live
async def test_the_page_may_report() -> None:
    """A club in memory takes it and forgets it; nonsense is refused."""
    async with world(settings=Settings(page="/nowhere", data="memory")) as club:
        zoe = club.device("zoe")
        good = await zoe.http.post("/api/words/pif/report", json={"doubt": "refused"})
        bad = await zoe.http.post("/api/words/pif/report", json={"doubt": "bof"})

        assert (201, 400) == (good.status_code, bad.status_code)


@live
async def test_a_report_that_cannot_be_written_is_to_be_said_again() -> None:
    """A full disk is no bug: 503 with a word for it and when to ask again."""
    nowhere = "/nowhere/at/all/club.sqlite3"
    async with world(settings=Settings(page="/nowhere", data=nowhere)) as club:
        zoe = club.device("zoe")
        answer = await zoe.http.post("/api/words/pif/report", json={"doubt": "refused"})

        told = answer.status_code, answer.json()["code"], answer.headers["retry-after"]
        assert (503, "STORE_AWAY", "5") == told
        assert "FileNotFoundError" in club.journal.getvalue()
