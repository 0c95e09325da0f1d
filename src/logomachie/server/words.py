"""The dictionary as the server needs it: opened once, off the event loop, when first asked for."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from logomachie.core.game import Words, WordsChosen
from logomachie.core.letters import plain
from logomachie.core.record import WordList
from logomachie.games import GAMES
from logomachie.lexicon.club import FILE, read, text_of, written
from logomachie.lexicon.edition import EDITIONS
from logomachie.lexicon.load import digest_of, is_released
from logomachie.server.wire_words import NameReading, Reading, WordPage

MOST_BEGUN = 8  # shown under the field while somebody types
LONGEST_WORD = 40
MOST_NEAR = 3  # shown of a word that is none
EVERYBODY = 1  # CM2 and Lecteur say it
ELIDED = {"L", "D", "J", "M", "T", "S", "N", "C", "QU"}
LONGEST_ASKED = 15  # letters of a word whose neighbours are worth a search


class Dictionary(Protocol):
    """The words of the tables, their identity, and what is said of one word."""

    async def identity(self, chosen: WordsChosen = "complet") -> WordList: ...
    async def words(self, game: str, digest: str = "", club: str = "") -> Words: ...
    async def changes(self, digest: str) -> str: ...
    async def has(self, digest: str, club: str = "") -> bool: ...
    async def page(self, word: str) -> WordPage: ...
    async def begun(self, start: str) -> tuple[str, ...]: ...


@runtime_checkable
class Prepared(Protocol):
    """Words that make something ready once, so that no coup waits for it."""

    def prepare(self) -> None: ...


class French:
    """The club's own lexicon."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = folder / FILE if folder is not None else None  # of the club's own words
        self._read: tuple[float, str] = (0.0, "")  # when it was written, and what it said
        self._reading = asyncio.Lock()
        self._changes: dict[str, str] = {}  # by digest of the lists they make
        self._opening: asyncio.Future[Any] | None = None  # Any: imported late, with NumPy
        self._others: dict[str, Any] = {}  # lists beside today's whole one, by digest
        self._unpacking = asyncio.Lock()

    async def identity(self, chosen: WordsChosen = "complet") -> WordList:
        """Which list a table set now plays with."""
        lexicon, club = await self._lexicon(), await self._club()
        digest = digest_of(chosen, club)
        self._changes[digest] = club
        return WordList(lexicon.name, lexicon.version, digest)

    async def changes(self, digest: str) -> str:
        """The club's own words in the list of this digest."""
        return self._changes.get(digest, "")

    async def has(self, digest: str, club: str = "") -> bool:
        """Whether this is the list of a release, or of this club now: no other is made."""
        if not club:
            return is_released(digest)
        for edition in EDITIONS:
            await self.identity(edition)
        return club == self._changes.get(digest)

    async def _club(self) -> str:
        """The club's own words as they are written now; a list that cannot be read, or used,
        changes nothing, and says so once."""
        async with self._reading:
            written_at, text = await asyncio.to_thread(self._written)
            if written_at != self._read[0]:
                good = text in {"", self._read[1]} or await self._is_good(text)
                self._read = (written_at, text if good else self._read[1])
        return self._read[1]

    def _written(self) -> tuple[float, str]:
        """When the list was written, and what it says; the last one where it cannot be read."""
        written_at, text = self._read
        try:
            written_at = self._file.stat().st_mtime if self._file is not None else 0.0
            if self._file is not None and written_at != self._read[0]:
                text = written(read(text_of(self._file)))
        except FileNotFoundError:
            return 0.0, ""
        except (OSError, ValueError) as error:
            logging.getLogger("logomachie").warning("%s", error)
        return written_at, text

    async def _is_good(self, club: str) -> bool:
        """Whether every word of a list can be inflected, tried by a process of its own."""
        command = (sys.executable, "-m", "logomachie.lexicon.prepare")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stderr=PIPE)
        _, why = await process.communicate(club.encode())
        if process.returncode:
            logging.getLogger("logomachie").warning("%s", why.decode().strip())
        return not process.returncode

    async def words(self, game: str, digest: str = "", club: str = "") -> Words:
        """What a game's rules ask of the list of this digest; of today's whole one without it."""
        lexicon = await self._lexicon()
        if digest and digest != lexicon.digest:
            lexicon = await self._other(digest, club or self._changes.get(digest, ""))
        words = GAMES[game].words(lexicon)
        if isinstance(words, Prepared):
            await asyncio.to_thread(words.prepare)
        return words

    async def _other(self, digest: str, club: str) -> Any:
        """Another list: unpacked by a process of its own the first time, so that nobody waits."""
        async with self._unpacking:
            if digest not in self._others:
                command = (sys.executable, "-m", "logomachie.lexicon.prepare", digest)
                process = await asyncio.create_subprocess_exec(*command, stdin=PIPE)
                await process.communicate(club.encode())
                self._others[digest] = await asyncio.to_thread(_open, digest, club)
        return self._others[digest]

    async def page(self, word: str) -> WordPage:
        lexicon, now = await self._lexicon(), await self.identity()
        if now.digest != lexicon.digest:
            lexicon = await self._other(now.digest, await self.changes(now.digest))
        return await asyncio.to_thread(_page, lexicon, word[:LONGEST_WORD])

    async def begun(self, start: str) -> tuple[str, ...]:
        """The commonest words that begin so."""
        lexicon = await self._lexicon()
        found = await asyncio.to_thread(lexicon.reader.begun, start[:LONGEST_WORD], MOST_BEGUN)
        return tuple(found)

    async def _lexicon(self) -> Any:
        if self._opening is None:
            self._opening = asyncio.ensure_future(asyncio.to_thread(_open))
        try:
            return await asyncio.shield(self._opening)
        except BaseException:
            if self._opening is not None and self._opening.done():
                self._opening = None  # the next one who asks tries again
            raise


def _open(digest: str = "", club: str = "") -> Any:
    from logomachie.lexicon.load import french, of_table  # noqa: PLC0415  # NumPy on demand

    return of_table(digest, club) if digest else french()


def _page(lexicon: Any, word: str) -> WordPage:
    readings, names = lexicon.analyses(word), lexicon.names(word)
    games = {slug: spec.verdict(lexicon, word) for slug, spec in GAMES.items()}
    valid, unfit = "" in games.values(), lexicon.is_unfit(word)
    around = {
        "family": _by_use(lexicon, lexicon.family(readings[0].lemma)) if readings else (),
        "near": () if valid else _near(lexicon, plain(word)),
        **_neighbours(lexicon, plain(word)),
    }
    if not unfit:  # whoever asks for a rude word by name is told all; nobody else is shown one
        around = {
            name: tuple(word for word in words if not lexicon.is_unfit(word))
            for name, words in around.items()
        }
    return WordPage(
        word=word,
        valid=valid,
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
        unfit=unfit,
        levels=lexicon.levels(word),
        version=lexicon.version,
        **around,
    )


def _near(lexicon: Any, key: str) -> tuple[str, ...]:
    """The commonest words that are one letter away: one more, one fewer, or another one; of what
    was asked with its article (l’été) the word alone."""
    start, elided, rest = key.partition("'")
    if elided and start in ELIDED and (row := lexicon.row(rest)) is not None:
        return (lexicon.spelled(row),) if lexicon.said[row] <= EVERYBODY else ()
    if not 1 < len(key) <= LONGEST_ASKED or not (key.isascii() and key.isalpha()):
        return ()
    places = range(len(key))
    rows = {lexicon.row(key[:at] + key[at + 1 :]) for at in places} - {None}
    for at in places:
        rows.update(lexicon.fitting(f"{key[:at]}.{key[at + 1 :]}").tolist())
    more = lexicon.supersequences(key, "?")
    rows.update(more[lexicon.length[more] == len(key) + 1].tolist())
    said = [row for row in rows if lexicon.said[row] <= EVERYBODY and not lexicon.coarse[row]]
    best = sorted(said, key=lambda row: (-int(lexicon.zipf100[row]), row))
    return tuple(map(lexicon.spelled, best[:MOST_NEAR]))


def _by_use(lexicon: Any, words: tuple[str, ...]) -> tuple[str, ...]:
    """The commonest first: a family may have eighty, and most readers know ten of them."""
    rows = {word: lexicon.row(plain(word)) for word in words}  # none with a hyphen
    known = {word: int(lexicon.zipf100[row]) for word, row in rows.items() if row is not None}
    return tuple(sorted(words, key=lambda word: -known.get(word, 0)))


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
