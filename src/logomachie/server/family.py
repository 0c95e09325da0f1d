"""The family's book of a club: records by the names of the table, read from the games themselves.

No account, and nothing written twice: whoever is forgotten with a game is forgotten here too.
"""

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from logomachie.core.game import Outcome
from logomachie.core.record import read_head
from logomachie.core.value import Millis, Seat
from logomachie.server.played import PlayedWords, letters
from logomachie.server.table import Agreed
from logomachie.server.wire import FamilyBook, FamilyLine, FamilyMeeting
from logomachie.store.store import Played

MOST_MET = 20  # pairs told of, those who meet oftenest
LEAST_MET = 2  # once is not yet a story
PEOPLE = 2  # a meeting is of two


class Result(msgspec.Struct, frozen=True):
    """One finished game: its kind, whom it was played with, and each person's figure by name."""

    game: str
    mode: str  # alone, bots, people
    scores: Mapping[str, int]
    winners: frozenset[str]
    at: Millis
    longest: Mapping[str, str] = {}  # each person's longest word


async def book(index: PlayedWords, *, owner: bool) -> FamilyBook:
    """The book as it stands; the games are read beside the loop."""
    played = await index.longest()
    found = await asyncio.to_thread(
        lambda: [one for game, words in played if (one := result(game, words))]
    )
    return FamilyBook(kept=True, owner=owner, lines=lines(found), met=meetings(found))


def result(played: Played, longest: Mapping[Seat, str] | None = None) -> Result | None:
    """What a game adds to the book; nothing for a lesson, a given position or nameless players."""
    agreed = msgspec.json.decode(played.room, type=Agreed)
    head = read_head(played.head)
    config: dict[str, object] = msgspec.json.decode(head.config)
    if agreed.lesson or config.get("position"):
        return None
    outcome = msgspec.json.decode(played.outcome, type=Outcome)
    people = [one for one in played.seats if one.bot is None]
    named = {one.seat: one.name.strip() for one in people if one.name.strip()}
    if not named or len(set(named.values())) < len(named):
        return None  # two of one name cannot be told apart
    several = "people" if len(people) > 1 else "bots"
    scores = outcome.scores
    return Result(
        game=head.game,
        mode="alone" if len(played.seats) == 1 else several,
        scores={name: scores[seat] for seat, name in named.items() if seat < len(scores)},
        winners=frozenset(named[seat] for seat in outcome.winners if seat in named),
        at=played.made,
        longest={named[seat]: word for seat, word in (longest or {}).items() if seat in named},
    )


def lines(results: Iterable[Result]) -> tuple[FamilyLine, ...]:
    """A line whenever a record fell, the one that stands first and those before it below."""
    fallen: dict[tuple[str, str, str], list[FamilyLine]] = {}
    for one in results:
        counted = {
            "score": [(name, score, "") for name, score in one.scores.items()],
            "word": [(name, letters(word), word) for name, word in one.longest.items()],
        }
        for what, figures in counted.items():
            for name, figure, word in sorted(figures, key=lambda each: -each[1]):
                before = fallen.setdefault((one.game, one.mode, what), [])
                if figure > (before[-1].figure if before else 0):
                    before.append(
                        FamilyLine(
                            game=one.game,
                            mode=one.mode,
                            counted=what,
                            name=name,
                            figure=figure,
                            at=one.at,
                            stands=True,
                            word=word,
                        )
                    )
    return tuple(
        msgspec.structs.replace(line, stands=place == 0)
        for _, found in sorted(fallen.items())
        for place, line in enumerate(reversed(found))
    )


def meetings(results: Iterable[Result]) -> tuple[FamilyMeeting, ...]:
    """Who has met whom at a table of two, how often, and who won; the oftenest first."""
    met: dict[tuple[str, str], list[int]] = {}
    for one in results:
        names = sorted(one.scores)
        if one.mode != "people" or len(names) != PEOPLE:
            continue
        told = met.setdefault((names[0], names[1]), [0, 0, 0])
        told[0] += 1
        for place, name in enumerate(names, 1):
            told[place] += one.winners == {name}
    found = sorted(met.items(), key=lambda each: (-each[1][0], each[0]))
    return tuple(
        FamilyMeeting(names=names, times=times, won=(first, second))
        for names, (times, first, second) in found[:MOST_MET]
        if times >= LEAST_MET
    )
