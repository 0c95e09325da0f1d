"""What a connection says, and that it can always be made to stop."""

import asyncio
from typing import Any

import pytest

from logomachie.server.voice import LARGEST_UNSAID, MOST_UNSAID, Unread, Voice
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


async def deaf(_: Any) -> None:
    """A page that never reads."""
    await asyncio.Event().wait()


@live
async def test_what_a_page_does_not_read_is_kept_within_bounds() -> None:
    """So many answers, and so many bytes of them; one that is long may wait alone."""
    few, large = Voice(PlainWire(), deaf), Voice(PlainWire(), deaf)
    for _ in range(MOST_UNSAID):
        few.say(b"Pong")
    with pytest.raises(Unread):
        few.say(b"Pong")
    large.say(b"x" * (LARGEST_UNSAID + 1))

    with pytest.raises(Unread):
        large.say(b"x")


@live
async def test_what_was_read_makes_room_for_more() -> None:
    """A page that reads may be told any amount."""
    sent = list[str]()

    async def send(message: Any) -> None:
        sent.append(message["text"])

    voice = Voice(PlainWire(), send)

    async def nothing() -> None:
        """No news."""

    writer = asyncio.create_task(voice.run(nothing))
    for _ in range(8):
        voice.say(b"x" * (LARGEST_UNSAID // 2))
        await settle()
    writer.cancel()
    await settle()

    assert 8 == len(sent)
