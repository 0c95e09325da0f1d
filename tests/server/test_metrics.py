"""The figures a node tells, the dashboard and the alerts that read them."""

import asyncio
import io
import json
import re

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from logomachie.server.app import open_club
from logomachie.server.crew import Question
from logomachie.server.due import LATE, SAMPLE
from logomachie.server.journal import Journal
from logomachie.server.metrics import Figures, MeteredPool, Reading
from logomachie.server.settings import Settings
from logomachie.server.transport import Unfit
from tests.docs.sources import ROOT
from tests.kit import yaml
from tests.server.faults import Faulty
from tests.server.labour import barren
from tests.server.test_crew import flips_soon
from tests.server.test_pool import raced
from tests.server.world import World, live, settle, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
RAW, DEATHS, PATIENCE = msgspec.Raw(b"{}"), "logomachie_worker_deaths_total", 30.0
ALERTS, DASHBOARD = ROOT / "deploy" / "alerts.yml", ROOT / "deploy" / "grafana.json"


class Gauge:
    """A club that is measured, and a reader of what it tells."""

    def __init__(self, club: World) -> None:
        figures = Figures()
        club.club.meter = figures
        self.reading = Reading(club.club, figures)

    async def text(self, asked: bytes = b"GET /metrics HTTP/1.1") -> str:
        await self.reading.open("0")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.reading.port)
        writer.write(asked + b"\r\n\r\n")
        told = await reader.read()
        writer.close()
        await self.reading.close()
        return told.decode()

    async def told(self) -> dict[str, float]:
        """Every sample, by its name and labels."""
        body = (await self.text()).partition("\r\n\r\n")[2]
        return {
            sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
            for family in text_string_to_metric_families(body)
            for sample in family.samples
        }


@live
async def test_what_is_played_is_counted_and_timed() -> None:
    """Moves, refusals, nonsense, sockets, games; without a name of anybody or anything."""
    async with world() as club:
        gauge, zoe = Gauge(club), club.device()
        table = await zoe.begins({"kind": "me", "name": "Zoé"}, "bot", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0}, "n2")
        await page.says("{")
        told, text = await gauge.told(), await gauge.text()

        assert (1, 1) == (told["logomachie_lines_total move"], told["logomachie_sockets"])
        assert (1, 1) == (told["logomachie_games"], told["logomachie_move_seconds_count"])
        assert 1 == told["logomachie_refusals_total NOT_NOW"]
        assert 1 == told["logomachie_troubles_total MALFORMED"]
        assert not [word for word in (table, "Zoé", "127.0.0.1", zoe.token) if word in text]


@live
async def test_a_store_that_fails_shows_as_deadlines_nobody_serves() -> None:
    """Fault 1: overdue, not writable, faults; and how late they were when it was over."""
    store = Faulty()
    async with world(store=store) as club:
        gauge, zoe = Gauge(club), club.device()
        club.thinker.choose = flips_soon
        await zoe.begins("me", "bot", position=FLIP)
        store.is_full = True
        await club.clock.forward(60_000)
        during = await gauge.told()
        store.is_full = False
        await club.clock.forward(10_000)
        after = await gauge.told()

        assert during["logomachie_overdue_seconds"] > 20
        assert (0, 1) == (during["logomachie_store_writable"], after["logomachie_store_writable"])
        assert during["logomachie_faults_total DiskFull"] > 0
        assert 0 == after["logomachie_overdue_seconds"]
        assert after["logomachie_deadline_late_seconds_sum"] > 40


@live
async def test_guesses_and_clocks_show() -> None:
    """Faults 4 and 6: who tries codes is counted, a clock that was set back is told."""
    async with world(settings=Settings(page="/nowhere", misses=3)) as club:
        gauge, eve = Gauge(club), club.device("eve")
        for n in range(6):
            await eve.http.get(f"/api/tables/FAUX-FAUX-{n}")
        club.clock.off = -3_600_000
        await settle()
        told = await gauge.told()

        assert told["logomachie_turned_away_total guessing"] >= 2
        assert "logomachie_clock_ahead_seconds" in told


@live
async def test_a_machine_that_is_too_small_for_its_bots_shows() -> None:
    """How late they come, told before anybody complains."""
    async with world() as club:
        gauge = Gauge(club)
        before = await gauge.told()
        for _ in range(SAMPLE):
            club.thinker.lateness.note(3 * LATE)
        after = await gauge.told()

        assert (0, 0) == (before["logomachie_bots_crowded"], before["logomachie_bots_late_seconds"])
        assert 1 == after["logomachie_bots_crowded"]
        assert 3 * LATE == round(1_000 * after["logomachie_bots_late_seconds"])


@live
async def test_deaths_of_workers_are_counted_and_told() -> None:
    """Also of one that never came to be ready and so had no thought to lose."""
    figures, told = Figures(), io.StringIO()
    pool = MeteredPool(1, figures, Journal(told))
    pool.thinking.prepare = barren
    thinking = asyncio.ensure_future(pool.think(raced()))
    async with asyncio.timeout(PATIENCE):
        while figures.registry.get_sample_value(DEATHS, {"ready": "no"}) is None:
            await asyncio.sleep(0.01)
    thinking.cancel()
    await pool.close()

    assert "worker died" == json.loads(told.getvalue().splitlines()[0])["fact"]


@live
async def test_a_question_that_was_given_up_is_timed() -> None:
    """Whoever waited until his time was over has waited: `QuestionsSlow` reads it."""
    figures = Figures()
    pool = MeteredPool(1, figures)

    async def never(*_: object, **__: object) -> bytes:
        await asyncio.Event().wait()
        return b""

    pool.answering.run = never  # type: ignore[method-assign]  # no process
    question = Question(game="", question="", about="", config=RAW, view=RAW)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await pool.answer(question, "")
    await pool.close()

    name, labels = "logomachie_question_seconds_count", {"done": "no"}
    assert 1 == figures.registry.get_sample_value(name, labels)


@live
async def test_nothing_but_metrics_is_answered_there() -> None:
    """No page, no other address, no other way of asking."""
    async with world() as club:
        gauge = Gauge(club)

        for asked in (b"GET / HTTP/1.1", b"POST /metrics HTTP/1.1", b"GET /admin HTTP/1.1", b"x"):
            assert (await gauge.text(asked)).startswith("HTTP/1.1 404")


@live
async def test_a_club_is_measured_when_its_settings_say_so() -> None:
    """Off by default; a setting that is no address is a sentence."""
    plain = await open_club(Settings(data="memory", page="/nowhere"))
    counted = await open_club(Settings(data="memory", page="/nowhere", metrics="127.0.0.1:0"))

    assert (None, True) == (plain.readings, isinstance(counted.readings, Reading))
    assert isinstance(counted.crew.thinker, MeteredPool)
    with pytest.raises(Unfit):
        await open_club(Settings(data="memory", page="/nowhere", metrics="here"))
    for club in (plain, counted):
        await club.store.close()


def named(expression: str) -> set[str]:
    """The metrics a rule reads."""
    return set(re.findall(r"\b(?:logomachie|process)_[a-z_]+", expression))


@live
async def test_every_rule_and_panel_reads_a_figure_that_is_told() -> None:
    """A name that is not told would never ring."""
    async with world() as club:
        gauge = Gauge(club)
        figures = club.club.meter
        figures.line(move=True)
        figures.refused("X")
        figures.troubled("X")
        figures.failed("X")
        figures.handed_over()
        figures.thought(0.1, done=True)
        figures.answered(0.1, done=True)
        figures.died(ready=True)
        club.club.gate.turned["guessing"] = 1
        told = {name.partition(" ")[0] for name in await gauge.told()}
    (group,) = yaml.read(ALERTS.read_text())["groups"]
    rules = [rule["expr"] for rule in group["rules"]]
    panels = json.loads(DASHBOARD.read_text())["panels"]
    shown = [target["expr"] for panel in panels for target in panel["targets"]]

    assert set() == {name for rule in rules + shown for name in named(rule)} - told
    assert (22, 12) == (len(rules), len(panels))


def test_every_alert_that_is_promised_exists() -> None:
    """The table of docs/operations.md names an alert for each of the fifteen faults."""
    there = set(re.findall(r"- alert: (\w+)", ALERTS.read_text()))
    section = (ROOT / "docs" / "operations.md").read_text().partition("## Figures and alerts")[2]
    rows = re.findall(r"^\| (\d+)[^|]*\| (`.*) \|$", section.partition("\n## ")[0], re.M)

    assert there >= {name for _, names in rows for name in re.findall(r"`(\w+)`", names)}
    assert 14 == len(rows)  # eight and fifteen share a row
