"""The family's book: records by name, read from finished games, cleared by its owner alone."""

import msgspec

from logomachie.core.game import Outcome
from logomachie.core.record import Head, WordList, head_bytes
from logomachie.core.value import encoded
from logomachie.server.family import Result, lines, meetings, result
from logomachie.server.settings import Settings
from logomachie.server.table import Agreed
from logomachie.store.store import Played, Sitting
from tests.kit.clauses import clause
from tests.server.test_archive import played
from tests.server.world import live, world


def ended(*names: str | None, scores: tuple[int, ...], **room: object) -> Played:
    """A finished game; None is a bot."""
    config = {"seats": len(names), "position": room.pop("position", "")}
    head = Head(
        game="dames",
        config=msgspec.Raw(encoded(config)),
        seed="s",
        at=1,
        lexicon=WordList("few", "1", "0f"),
    )
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    outcome = Outcome(scores=scores, winners=winners, why="OVER", clause="")
    return Played(
        game="K3",
        room=encoded(
            Agreed(
                game="dames", options=msgspec.Raw(b"{}"), host="h", lesson=bool(room.get("lesson"))
            )
        ),
        head=head_bytes(head),
        outcome=encoded(outcome),
        seats=tuple(
            Sitting(seat=seat, name=name or "Colette", bot=None if name else 1)
            for seat, name in enumerate(names)
        ),
        made=5,
    )


def won(mode: str, at: int, **scores: int) -> Result:
    best = max(scores.values())
    winners = frozenset(name for name, score in scores.items() if score == best)
    return Result(game="dames", mode=mode, scores=scores, winners=winners, at=at)


def test_a_game_counts_for_its_people_and_not_for_bots() -> None:
    """Alone, against bots and among people are kept apart."""
    found = [
        result(ended("Zoé", scores=(4,))),
        result(ended("Zoé", None, scores=(4, 9))),
        result(ended("Zoé", "Ana", scores=(4, 9))),
    ]

    assert ["alone", "bots", "people"] == [one.mode for one in found if one]
    assert [{"Zoé": 4}, {"Zoé": 4}, {"Zoé": 4, "Ana": 9}] == [one.scores for one in found if one]
    assert [{"Zoé"}, set(), {"Ana"}] == [one.winners for one in found if one]


@clause("HOUSE-09")
def test_who_was_forgotten_is_in_no_line() -> None:
    """Nor is a lesson, a game from a given position, or two players of one name."""
    found = [
        result(ended("", scores=(4,))),
        result(ended("Zoé", scores=(4,), lesson=True)),
        result(ended("Zoé", scores=(4,), position="DTN")),
        result(ended("Zoé", "Zoé", scores=(4, 5))),
    ]

    assert [None] * 4 == found


def test_a_line_enters_when_a_record_falls_and_the_old_one_stays_below() -> None:
    """Only a better figure is a record; each company has its own."""
    told = lines(
        [
            won("people", 1, Zoé=10, Ana=7),
            won("people", 2, Zoé=9, Ana=10),
            won("people", 3, Zoé=3, Ana=12),
            won("bots", 4, Ana=2),
            won("bots", 5, Ana=0),
        ]
    )

    assert [
        ("bots", "Ana", 2, True),
        ("people", "Ana", 12, True),
        ("people", "Zoé", 10, False),
    ] == [(line.mode, line.name, line.figure, line.stands) for line in told]


def test_the_longest_word_is_a_record_too() -> None:
    """Beside the score, with the word itself; a bot's is nobody's; one as long falls nothing."""
    games = [
        (ended("Zoé", None, scores=(4, 9)), {0: "TRAITE", 1: "ANTICONSTITUTIONNEL"}),
        (ended("Zoé", None, scores=(3, 9)), {0: "PURS"}),
        (ended("Ana", None, scores=(2, 9)), {0: "ARC-EN-CIEL"}),
    ]
    told = lines([one for game, words in games if (one := result(game, words))])

    assert [("Ana", 9, "ARC-EN-CIEL"), ("Zoé", 6, "TRAITE")] == [
        (line.name, line.figure, line.word) for line in told if line.counted == "word"
    ]


def test_those_who_meet_again_are_told_with_what_each_has_won() -> None:
    """A draw is nobody's; once is not yet a story; three at a table are no meeting of two."""
    told = meetings(
        [
            won("people", 1, Zoé=10, Ana=7),
            won("people", 2, Zoé=1, Ana=7),
            won("people", 3, Zoé=7, Ana=7),
            won("people", 4, Zoé=10, Luc=7),
            won("people", 5, Zoé=1, Ana=7, Luc=3),
        ]
    )

    assert [(("Ana", "Zoé"), 3, (1, 1))] == [(one.names, one.times, one.won) for one in told]


@live
async def test_the_book_is_for_the_house_and_cleared_by_its_machine() -> None:
    """A club open to strangers keeps none; another device of the house reads and cannot clear."""
    async with world() as club:
        zoe = club.device("zoe")
        await played(club, zoe)
        book = (await zoe.http.get("/api/family")).json()
        cleared = await zoe.http.post("/api/family/clear", json={})
    async with world(settings=Settings(hosts="club.example")) as public:
        eve = public.device("eve")
        none = (await eve.http.get("/api/family")).json()
        refused = await eve.http.post("/api/family/clear", json={})

        assert (True, []) == (book["kept"], book["lines"])  # it began from a position
        assert (200, True) == (cleared.status_code, cleared.json()["kept"])
        assert (False, []) == (none["kept"], none["lines"])
        assert (403, "NOT_HERE") == (refused.status_code, refused.json()["code"])
