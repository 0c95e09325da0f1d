"""Bots think in processes of their own, behind the server, and not after its end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.server.crew import Question, Thought
from logomachie.server.pipes import NICE
from logomachie.server.pool import Pool
from logomachie.server.workers import Job
from tests.kit.played import record

ROOT = Path(__file__).parents[2]
SETUP = Setup(seats=2, lexicon="0f", position="RST A1E1I1O1U1/A1E1I1O1U1 phase:race")


def raced() -> Thought:
    game = WORD_WHIZ.open(SETUP, frozenset())
    view = game.view(game.start(Rng("graine"), 0), 1)
    return Thought(
        game="word-whiz",
        config=msgspec.Raw(encoded(SETUP)),
        level=3,
        view=msgspec.Raw(encoded(view)),
        now=300,
        rng=Rng("bot"),
    )


@pytest.mark.slow
def test_a_thought_for_whoever_had_his_share_is_due_later() -> None:
    """Behind what others wait for, by as much as is owed."""

    async def story() -> list[float]:
        pool, jobs = Pool(1, lambda: 100.0), list[Job]()

        def done(job: Job) -> None:
            jobs.append(job)
            job.answer.set_result(b"[1.0,null]")

        pool.thinking.put = done  # type: ignore[method-assign]  # no process
        empty = msgspec.Raw(b"{}")
        for owed in (0, 2_000):
            rng = Rng("graine")
            await pool.think(
                Thought(game="", config=empty, level=1, view=empty, now=1, rng=rng, owed=owed)
            )
        await pool.close()
        return [job.due for job in jobs]

    first, second = asyncio.run(story())

    assert 2.0 == round(second - first, 3)


def test_a_game_is_judged_in_a_process_that_goes_away() -> None:
    """The same bytes as here, below the bots' own priority; afterwards nothing is left of it."""
    game = record("wordsmith", (0, 1), "judged in a worker")

    async def story() -> tuple[bytes, object]:
        pool = Pool(1)
        found = await pool.analyse(game)
        left = pool.analysing
        await pool.close()
        return found, left

    found, left = asyncio.run(story())

    assert encoded(analysed(game, opened)) == found
    assert left is None


def test_what_a_thought_cost_is_told_by_its_worker() -> None:
    """Processor's time, also of one that led to nothing."""

    async def story() -> list[float]:
        pool, costs = Pool(1), list[float]()

        async def done(job: Job) -> bytes:
            assert job.price == 0
            return b"[612.5,null]"

        pool.thinking.do = done  # type: ignore[method-assign]  # no process
        await pool.think(raced(), costs.append)
        await pool.close()
        return costs

    assert [612.5] == asyncio.run(story())


@pytest.mark.slow
def test_a_bot_thinks_in_a_worker_and_answers_with_a_time_and_a_move() -> None:
    """The same thought gives the same wish, also after its worker was killed."""

    async def story() -> None:
        pool = Pool(1)
        first = await pool.think(raced())
        (worker,) = pool.thinking.pids
        nice = os.getpriority(os.PRIO_PROCESS, worker)
        os.kill(worker, signal.SIGKILL)
        second = await pool.think(raced())
        await pool.close()

        assert first is not None
        assert first == second
        assert first[0] > 300
        assert b'"type":"Grab"' in bytes(first[1])
        assert min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE) == nice

    asyncio.run(story())


def test_what_was_missed_is_told_of_a_race_and_of_no_other_view() -> None:
    """The question is answered from the view alone."""

    async def story() -> None:
        pool = Pool(1)
        race = raced()
        view = msgspec.json.decode(race.view)
        answers = []
        for phase in ("FLIP", "RACE"):
            seen = msgspec.Raw(msgspec.json.encode({**view, "phase": phase}))
            question = Question(
                game="word-whiz", question="missed", about="", config=race.config, view=seen
            )
            answers.append(msgspec.json.decode((await pool.answer(question, "a"))[0]))
        await pool.close()

        assert "NotNow" == answers[0]["type"]
        assert "RST" == answers[1]["letters"]
        assert answers[1]["count"] > len(answers[1]["words"]) > 0

    asyncio.run(story())


@pytest.mark.slow
def test_a_question_does_not_wait_for_a_bot_nor_for_its_worker_to_start() -> None:
    """It is answered in a process of its own, awake since the game began."""

    async def story() -> None:
        pool = Pool(1)
        pool.expect("word-whiz")
        awake = pool.answering.pids
        await pool.think(raced())
        race = raced()
        question = Question(
            game="word-whiz", question="missed", about="", config=race.config, view=race.view
        )
        await pool.answer(question, "a")
        found, others = pool.answering.pids, pool.thinking.pids
        await pool.close()

        assert (1, 1) == (len(awake), len(others))
        assert awake == found != others

    asyncio.run(story())


@pytest.mark.slow
def test_workers_end_with_their_server_however_it_ends() -> None:
    """After SIGKILL of the server nothing goes on thinking."""
    script = (
        "import asyncio, os, sys; from tests.server.test_pool import raced\n"
        "from logomachie.server.pool import Pool\n"
        "async def main():\n"
        "    pool = Pool(1); await pool.think(raced())\n"
        "    print(*pool.thinking.pids, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__': asyncio.run(main())\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server.stdout:
        worker = int(server.stdout.readline())
        server.kill()
        server.wait()
    deadline = time.monotonic() + 20
    while is_alive(worker) and time.monotonic() < deadline:
        time.sleep(0.05)

    assert not is_alive(worker)


def is_alive(pid: int) -> bool:
    """Whether the process still runs; one that waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
