"""Lessons and figures are played once, however many ask at the same time."""

import asyncio
from typing import Any

from logomachie.server.teacher import Teacher
from tests.server.world import FewWords, live


class Room:
    """A game whose figures fail the first time."""

    slug = "dames"

    def __init__(self) -> None:
        self.played = 0

    def figures(self, _: object) -> tuple[int, ...]:
        self.played += 1
        if self.played == 1:
            raise OSError
        return (self.played,)


@live
async def test_figures_are_played_once_for_all_who_ask_at_the_same_time() -> None:
    """As lessons are; what has failed is played again when somebody asks."""
    room: Any = Room()
    teacher = Teacher(FewWords("dent"))
    failed = await asyncio.gather(
        *(teacher.figures(room) for _ in range(20)), return_exceptions=True
    )
    found = await asyncio.gather(*(teacher.figures(room) for _ in range(20)))
    found.append(await teacher.figures(room))

    assert {OSError} == {type(one) for one in failed}
    assert {(2,)} == set(found)
    assert 2 == room.played
