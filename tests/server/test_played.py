"""Where a word was played: an index of finished games, read when asked."""

from types import SimpleNamespace

import msgspec
import pytest

from logomachie.core.game import Event
from logomachie.core.value import GameId, Seat
from logomachie.server import played
from logomachie.server.played import MOST, PlayedWords
from logomachie.server.wire_words import WordsFound
from logomachie.store.memory import MemoryStore
from logomachie.store.store import Played
from tests.server.test_family import ended
from tests.server.world import live, world


class Games(MemoryStore):
    """A store that has these finished games, and counts how often one is read."""

    def __init__(self, games: list[tuple[GameId, int, list[bytes]]]) -> None:
        super().__init__()
        self.games, self.reads, self.name = games, 0, "Ana"

    async def played(self, since: int) -> list[Played]:
        one = ended("Zoé", self.name, scores=(1, 2))
        return [
            msgspec.structs.replace(one, game=game, made=at)
            for game, at, _ in self.games
            if at >= since
        ]

    async def read(self, game: GameId, after: int = 0) -> list[bytes]:
        self.reads += 1
        return next(lines for known, _, lines in self.games if known == game)[after:]


class Laid(Event):
    """A word that stands."""

    seat: Seat
    text: str

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.text),)


class Fell(Event):
    """One that stands no more."""

    seat: Seat
    text: str

    def fallen(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.text),)


class Wrong(Event):
    """One that never stood."""

    seat: Seat
    word: str


LINES = [
    b'{"seq":1,"events":[{"type":"Laid","seat":1,"text":"CEDE"}]}',
    b'{"seq":2,"events":[{"type":"Wrong","seat":0,"word":"chat"}]}',
    b'{"seq":3,"events":[{"type":"Laid","seat":0,"text":"RAT"},{"type":"Resigned","seat":1}]}',
    b'{"seq":4,"events":[{"type":"Fell","seat":0,"text":"RAT"}]}',
]


@pytest.fixture
def dames(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game's events can be read."""
    events = SimpleNamespace(events=Laid | Fell | Wrong)
    monkeypatch.setattr(played, "GAMES", {"dames": events})
    played.decoder.cache_clear()


@live
async def test_a_word_is_found_in_finished_games_the_latest_first(dames: None) -> None:
    """Whatever its accents, with who played it; each game is read once, a forgotten one told no
    more; a word that was refused or taken back was not played."""
    store = Games([(f"K{n}", n, LINES) for n in range(MOST + 2)])
    index = PlayedWords(store)
    found = await index.of("cédé")
    again = await index.of("CEDE")

    assert [MOST + 1, "Ana", "dames"] == [found[0].at, found[0].name, found[0].game]
    assert (MOST, MOST, MOST + 2) == (len(found), len(again), store.reads)
    assert ((), ()) == (await index.of("chat"), await index.of("rat"))
    store.games = store.games[:1]
    assert ["K0"] == [one.table for one in await index.of("cédé")]


@live
async def test_a_name_that_was_taken_back_is_told_no_more(dames: None) -> None:
    """Nor one the club has forgotten: what was read once stays in memory, names do not."""
    store = Games([("K1", 1, LINES)])
    index = PlayedWords(store)
    before = [one.name for one in await index.of("cédé")]
    store.name = " "

    assert ["Ana"] == before
    assert [" "] == [one.name for one in await index.of("cédé")]


@live
async def test_games_that_are_gone_are_let_go(dames: None) -> None:
    """The index is as large as the book, however long the club runs."""
    store = Games([(f"K{n}", n, LINES) for n in range(3)])
    index = PlayedWords(store)
    await index.of("cédé")
    store.games = store.games[2:]
    left = await index.longest()

    assert ["K2"] == [one.game for one, _ in left]
    assert ({"K2"}, {"K2"}) == (set(index._told), set(index._longest))


@live
async def test_each_player_has_a_longest_word(dames: None) -> None:
    """Of those that stood: RAT fell, so seat 0 has none."""
    store = Games([("K1", 1, [*LINES, LINES[0].replace(b"CEDE", b"ARC-EN-CIEL")])])

    assert [{1: "ARC-EN-CIEL"}] == [words for _, words in await PlayedWords(store).longest()]


@live
async def test_the_page_asks_for_words_that_begin_so_and_where_one_was_played() -> None:
    """Both answer, with nothing where there is nothing."""
    async with world() as club:
        zoe = club.device("zoe")
        begun = await zoe.http.get("/api/words", params={"begins": "den"})
        played = await zoe.http.get("/api/words/dent/played")

        assert {"words": ["den"], "played": []} == begun.json()
        assert (200, WordsFound().played) == (played.status_code, tuple(played.json()["played"]))
