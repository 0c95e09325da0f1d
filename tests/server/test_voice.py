"""What a connection says, and that it can always be made to stop."""

import asyncio
from typing import Any

from logomachie.server.voice import Voice
from logomachie.server.watch import PlainWire
from tests.server.world import live, settle


@live
async def test_a_writer_that_is_told_to_stop_just_as_the_page_reads_stops() -> None:
    """Found by the simulation: it went on, and its connection was never let go."""
    reads, sent = asyncio.Event(), list[str]()

    async def send(message: Any) -> None:
        await reads.wait()
        sent.append(message["text"])

    voice = Voice(PlainWire(), send)

    async def nothing() -> None:
        """No news."""

    voice.say(b"Pong")
    writer = asyncio.create_task(voice.run(nothing))
    await settle()
    reads.set()
    await asyncio.sleep(0)  # it is sent, and the writer does not know it yet
    writer.cancel()
    await settle()
    is_done = writer.done()
    writer.cancel()

    assert (["Pong"], True) == (sent, is_done)
