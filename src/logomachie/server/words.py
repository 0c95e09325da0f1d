"""The dictionary as the server needs it: opened once, off the event loop, when first asked for."""

import asyncio
from typing import Any, Protocol

from logomachie.core.game import Words
from logomachie.core.letters import plain
from logomachie.core.record import WordList
from logomachie.games import GAMES
from logomachie.server.wire import NameReading, Reading, WordPage

LONGEST_WORD = 40
LONGEST_ASKED = 15  # letters of a word whose neighbours are worth a search


class Dictionary(Protocol):
    """The words of the tables, their identity, and what is said of one word."""

    async def identity(self) -> WordList: ...
    async def words(self, game: str) -> Words: ...
    async def page(self, word: str) -> WordPage: ...


class French:
    """The club's own lexicon."""

    def __init__(self) -> None:
        self._opening: asyncio.Future[Any] | None = None  # Any: imported late, with NumPy

    async def identity(self) -> WordList:
        lexicon = await self._lexicon()
        return WordList(lexicon.name, lexicon.version, lexicon.digest)

    async def words(self, game: str) -> Words:
        return GAMES[game].words(await self._lexicon())

    async def page(self, word: str) -> WordPage:
        lexicon = await self._lexicon()
        return await asyncio.to_thread(_page, lexicon, word[:LONGEST_WORD])

    async def _lexicon(self) -> Any:
        if self._opening is None:
            self._opening = asyncio.ensure_future(asyncio.to_thread(_open))
        try:
            return await asyncio.shield(self._opening)
        except BaseException:
            if self._opening is not None and self._opening.done():
                self._opening = None  # the next one who asks tries again
            raise


def _open() -> Any:
    from logomachie.lexicon.load import french  # noqa: PLC0415  # NumPy: only who needs words pays

    return french()


def _page(lexicon: Any, word: str) -> WordPage:
    readings, names = lexicon.analyses(word), lexicon.names(word)
    games = {slug: spec.verdict(lexicon, word) for slug, spec in GAMES.items()}
    return WordPage(
        word=word,
        valid="" in games.values(),
        readings=tuple(
            Reading(
                form=reading.form,
                lemma=reading.lemma,
                gloss=reading.gloss,
                gloss_en=reading.gloss_en,
                flags=tuple(reading.flags),
                meaning=reading.meaning,
                age=reading.age,
                registers=reading.registers,
            )
            for reading in readings
        ),
        names=tuple(dict.fromkeys(name.kind for name in names)),
        games=games,
        proper=tuple(NameReading(form=n.form, kind=n.kind, gloss=n.gloss) for n in names),
        attested=readings[0].attested if readings else (),
        levels=lexicon.levels(word),
        family=lexicon.family(readings[0].lemma) if readings else (),
        **_neighbours(lexicon, plain(word)),
    )


def _neighbours(lexicon: Any, key: str) -> dict[str, tuple[str, ...]]:
    """Words of the same letters, and of one letter more, as they are written."""
    if not 1 < len(key) <= LONGEST_ASKED or not (key.isascii() and key.isalpha()):
        return {}
    same = [row for row in lexicon.anagrams(key).tolist() if lexicon.word(row) != key]
    more = lexicon.supersequences(key, "?")
    longer = more[lexicon.length[more] == len(key) + 1].tolist()
    return {
        "anagrams": tuple(map(lexicon.spelled, same)),
        "longer": tuple(map(lexicon.spelled, longer)),
    }
