"""Lessons over HTTP: proved before they are told, nothing for a game there is not."""

import pytest

from logomachie.core.record import WordList
from logomachie.games import GAMES
from logomachie.games.lesson import lessons
from logomachie.lexicon.load import french
from logomachie.server.teacher import Teacher
from tests.server.world import live, world


class Whole:
    """The whole dictionary, opened at once; the first time it may fail."""

    def __init__(self, faults: int = 0) -> None:
        self.faults = faults

    async def identity(self) -> WordList:
        return WordList("fr", "1", french().digest)

    async def words(self, game: str) -> object:
        if self.faults:
            self.faults -= 1
            raise OSError("not now")
        return GAMES[game].words(french())


@live
async def test_lessons_come_with_their_demonstration() -> None:
    """As many demonstrations as gestures, each a list of moves as the page would send them."""
    spec = GAMES["wordsearch"]

    told = await Teacher(Whole()).lessons(spec)  # type: ignore[arg-type]

    assert [len(lesson.gestures) for lesson in lessons(spec)] == [len(one.shown) for one in told]
    assert {"type": "Slide", "turn": 1, "source": (2, 3), "target": (1, 3)} == told[0].shown[0][
        0
    ].move


@live
async def test_a_teacher_who_failed_tries_again() -> None:
    """One error of the dictionary does not close the school."""
    teacher = Teacher(Whole(faults=1))  # type: ignore[arg-type]

    with pytest.raises(OSError, match="not now"):
        await teacher.lessons(GAMES["wordsearch"])
    assert 3 == len(await teacher.lessons(GAMES["wordsearch"]))


@live
async def test_no_lessons_for_no_game() -> None:
    """An unknown game has none, and says so in the page's own way."""
    async with world() as club:
        answer = await club.device("zoe").http.get("/api/lessons/bridge")

        assert [] == answer.json()


@live
async def test_the_table_of_a_gesture_is_in_no_list() -> None:
    """It is played like any other, and nobody is told that a game waits."""
    async with world() as club:
        zoe = club.device("zoe")
        wanted = {"game": "wordsearch", "chairs": [{"kind": "me", "name": "Zoé"}]}
        for lesson in (True, False):
            await zoe.http.post("/api/tables", json={**wanted, "lesson": lesson})

        assert 1 == len((await zoe.http.get("/api/tables")).json())


@live
async def test_lessons_are_listed_without_being_played() -> None:
    """Their names, in the order in which they are followed; none for no game."""
    async with world() as club:
        http = club.device("zoe").http
        told = (await http.get("/api/lessons/wordsearch?names")).json()
        none = (await http.get("/api/lessons/bridge?names")).json()

        assert [lesson.name for lesson in lessons(GAMES["wordsearch"])] == [
            one["name"] for one in told
        ]
        assert "decouvrir" == told[0]["name"]
        assert [] == none
