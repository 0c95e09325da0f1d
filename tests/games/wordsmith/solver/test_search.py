"""Wordsmith's solver: exact beside a brute force that asks the rules' own judge, and ranked."""

from functools import cache
from itertools import combinations_with_replacement, pairwise
from typing import Literal

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from logomachie.core.game import Refused
from logomachie.core.letters import plain
from logomachie.games import GAMES
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.claim import Judge
from logomachie.games.wordsmith.rules.pieces import KINDS, Pieces
from logomachie.games.wordsmith.rules.roots import barring
from logomachie.games.wordsmith.rules.types import (
    EMPTY_ROWS,
    Reason,
    Setup,
    Sheet,
    SheetView,
    TableView,
)
from logomachie.games.wordsmith.solver.search import Found, Task, book, found, lacking, task
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

VERSION = "fr-reconstructed-1"
SETUP = Setup(seats=2, lexicon="french")
GUIDE = alphabet(VERSION)
OBJECTIONS: tuple[Reason, ...] = (
    "NOT_ALLOWED", "ALREADY_CLAIMED", "ANAGRAM", "NO_NEW_LETTER", "SAME_ROOT"
)  # fmt: skip
quick = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def words() -> Book:
    return book(french(), VERSION)


@cache
def keys() -> tuple[str, ...]:
    return (*french().listed(np.arange(len(french()))), *words().marked)


@cache
def short_keys() -> tuple[str, ...]:
    """Words a zone of a first lines may build, those with a mark among them."""
    return tuple(key for key in keys() if 2 <= len(key) <= 8)


def listed(some: Found) -> list[str]:
    """The words found, by their keys."""
    return [words().key(row) for row in some.rows.tolist()]


def cost(key: str) -> Pieces:
    """What the guide says a word needs."""
    needed = GUIDE.cost(key)
    assert needed is not None
    return needed


def sheet(*own: str, **fields: object) -> Sheet:
    """A sheet with these words on its first rows."""
    return Sheet(
        rows=(*own, *EMPTY_ROWS[len(own) :]),
        order=tuple(range(1, len(own) + 1)),
        **fields,  # type: ignore[arg-type]  # fields by name
    )


def seen(setup: Setup, sheets: tuple[Sheet, ...], letters: str = "") -> TableView:
    """What seat 0 sees of these sheets while words are built."""
    shown = [
        SheetView(
            zone=s.zone,
            rows=s.rows,
            ticked=s.ticked,
            wild=False,
            circles=s.circles,
            taken=s.taken,
            stuck=False,
            done=False,
            order=s.order,
        )
        for s in sheets
    ]
    return TableView(
        seat=0,
        can=("Claim",),
        wake=None,
        phase="BUILD",
        round=1,
        rounds=3,
        line=len(sheets[0].order) + 1 if setup.mode == "motamot" else 0,
        roller=0,
        sheets=tuple(shown),
        box=None,
        opens=0,
        faces="",
        stars=(),
        letters=letters,
        active=None,
        hearing=None,
        finisher=None,
        end=None,
        ready=(),
        history=(),
        totals=(0, 0),
    )


def is_claimable(setup: Setup, sheets: tuple[Sheet, ...], key: str, letters: str) -> bool:
    """The brute force: whether the judge lets seat 0 write this word on some free row, after any
    way to turn its circles into pieces."""
    own = sheets[0]
    free = [letter for letter, word in zip(letters, own.rows, strict=False) if not word]
    if setup.expert and not any(letter in key for letter in free):
        return False
    if not any(_is_built(own, key, taken) for taken in ways(own.circles)):
        return False
    judge = Judge(setup, GAMES["wordsmith"].words(french()), GUIDE)
    try:
        for reason in OBJECTIONS:
            judge.must(reason, sheets, 0, key)
    except Refused:
        return False
    return True


@cache
def ways(circles: int) -> tuple[Pieces, ...]:
    """All the pieces one may take for so many circles, or fewer."""
    taken = []
    for count in range(circles + 1):
        for kinds in combinations_with_replacement(KINDS, count):
            zone = pieces.NONE
            for kind in kinds:
                zone = pieces.plus(zone, pieces.one(kind))
            taken.append(zone)
    return tuple(taken)


def _is_built(own: Sheet, key: str, taken: Pieces) -> bool:
    """Whether the zone with these pieces builds the word and there are boxes for the rest."""
    zone = pieces.plus(own.zone, taken)
    unused = sum(zone) - sum(cost(key)) + own.circles - sum(taken)
    return not any(pieces.lacking(cost(key), zone)) and unused <= 12 - own.ticked


some_word = st.integers(0, 10**6).map(lambda n: short_keys()[n % len(short_keys())])
setups = st.builds(
    Setup,
    seats=st.just(2),
    lexicon=st.just("french"),
    racines=st.booleans(),
    roots=st.sampled_from([UNSET, "strict", "wide"]),
    expert=st.booleans(),
    new_letter=st.sampled_from(["anagram", "newLetter"]),
    allow_hyphen=st.booleans(),
    min_word_length=st.integers(1, 3),
)
extra = st.tuples(*[st.integers(-1, 2)] * 4)


@pytest.mark.slow
@quick
@given(
    setups,
    some_word,
    extra,
    st.lists(some_word, max_size=2),
    st.lists(some_word, max_size=2),
    st.integers(0, 12),
    st.integers(0, 2),
    st.text("ABCDEILNORSTU", min_size=6, max_size=6),
)
def test_the_words_found_are_those_the_judge_admits(
    setup: Setup,
    near: str,
    more: tuple[int, ...],
    own: list[str],
    others: list[str],
    ticked: int,
    circles: int,
    letters: str,
) -> None:
    """Whatever the zone, the boxes, the circles, the words said and the options: no word too many,
    none missing; a sample of the dictionary and every word near by is asked for."""
    red, yellow, blue, green = (max(0, a + b) for a, b in zip(cost(near), more, strict=True))
    zone = (red, yellow, blue, green)
    mine = sheet(*own, zone=zone, ticked=ticked, circles=circles)
    sheets = (mine, sheet(*others))
    some = found(words(), setup, task(seen(setup, sheets, letters), setup, 0))
    solved = set(listed(some))
    affordable = words().affordable(zone, circles).tolist()
    sample = {near, *own, *others, *keys()[sum(zone) :: 2_000]}
    sample |= {keys()[row] for row in affordable[:: 1 + len(affordable) // 60]}
    sample |= set(sorted(solved)[:: 1 + len(solved) // 60])

    assert {key for key in sample if is_claimable(setup, sheets, key, letters)} == solved & sample


@quick
@given(some_word, extra, st.integers(0, 12), st.booleans())
def test_a_word_is_worth_its_points_less_the_blue_boxes(
    near: str, more: tuple[int, ...], ticked: int, gloire: bool
) -> None:
    """As the sheet will count it, and the best comes first."""
    setup = Setup(seats=2, lexicon="french", gloire=gloire)
    red, yellow, blue, green = (max(0, a + b) for a, b in zip(cost(near), more, strict=True))
    zone = (red, yellow, blue, green)
    some = found(words(), setup, Task(zone=zone, ticked=ticked))
    for place in range(0, len(some), 1 + len(some) // 50):
        key = keys()[int(some.rows[place])]
        size = len(key)
        points = 2 * size - 3 if gloire and size > 3 else size
        unused = sum(zone) - sum(cost(key))
        lost = max(0, ticked + unused - 6) - max(0, ticked - 6)

        assert (unused, points, points - lost) == (
            int(some.unused[place]),
            int(some.points[place]),
            int(some.worth[place]),
        )
    worth = some.worth[some.best()].tolist()
    assert all(before >= after for before, after in pairwise(worth))


@clause("WS-B2", "WS-B3")
def test_one_reserve_builds_sac_and_clip() -> None:
    """The eight pieces of the leaflet; CHAT needs more."""
    listing = listed(found(words(), SETUP, Task(zone=(4, 1, 1, 2))))

    assert {"SAC", "CLIP"} <= set(listing)
    assert "CHAT" not in listing


def test_accents_come_back_for_display() -> None:
    """A key is told as it is written, one by one or all at once."""
    rows = [row for word in ("DEJA", "AUJOURD'HUI", "ARC-EN-CIEL", "PARITE", "COEUR")
            if (row := words().row(word)) is not None]  # fmt: skip
    spelled = ["déjà", "aujourd’hui", "arc-en-ciel", "parité", "cœur"]

    assert [plain(word) for word in spelled] == [words().key(row) for row in rows]
    assert [plain(word) for word in spelled] == [plain(words().spelled(row)) for row in rows]
    assert ["déjà", "parité", "cœur"] == [words().spelled(rows[n]) for n in (0, 3, 4)]


def test_a_whole_list_is_told_like_single_words() -> None:
    """Rows of both parts of the book."""
    rows = words().affordable((5, 4, 2, 2))
    rows = rows[:: max(1, len(rows) // 200)]

    assert [words().spelled(int(row)) for row in rows] == words().told(rows)
    last = words().affordable((99, 99, 99, 99))[-1:]
    assert [words().spelled(int(row)) for row in last] == words().told(last)


@clause("WS-V4", "WS-R24")
def test_a_root_is_used_once() -> None:
    """PAIR bars PARITÉ for everybody; in Secret only on one's own sheet."""
    setup = Setup(seats=2, lexicon="french", racines=True)
    secret = Setup(seats=2, lexicon="french", racines=True, secret=True)
    mine, other = sheet(zone=cost("PARITE")), sheet("PAIR")

    open_ = listed(found(words(), setup, task(seen(setup, (mine, other)), setup, 0)))
    hidden = listed(found(words(), secret, task(seen(secret, (mine, other)), secret, 0)))

    assert "PARITE" not in open_
    assert "PARITE" in hidden


@clause("WS-R18")
@pytest.mark.parametrize(("roots", "barred"), [(UNSET, False), ("strict", False), ("wide", True)])
def test_learned_roots_bar_where_the_table_says_so(
    roots: Literal["strict", "wide"] | UnsetType, barred: bool
) -> None:
    """EAU bars AQUATIQUE by a learned root alone: the judge and the search say the same."""
    setup = Setup(seats=2, lexicon="french", racines=True, roots=roots)
    mine, other = sheet(zone=cost("AQUATIQUE")), sheet("EAU")

    known = listed(found(words(), setup, task(seen(setup, (mine, other)), setup, 0)))
    refused = barring(GAMES["wordsmith"].words(french()), "AQUATIQUE", ["EAU"], wide=setup.wide)

    assert (barred, "EAU" if barred else None) == ("AQUATIQUE" not in known, refused)


@clause("WS-R23")
def test_in_mot_a_mot_the_line_imposes_its_letter() -> None:
    """The second line wants an O, whatever the other rows say."""
    setup = Setup(seats=2, lexicon="french", mode="motamot", expert=True)
    mine = sheet("SAC", zone=(4, 4, 2, 2))
    to_do = task(seen(setup, (mine, sheet()), "SORTIE"), setup, 0)

    assert "O" == to_do.letters
    assert "R" == to_do.next_letter
    assert 5 == to_do.rows_left
    assert all("O" in key for key in listed(found(words(), setup, to_do)))


@clause("WS-M10", "WS-R22")
def test_pieces_taken_for_circles_are_circles_still() -> None:
    """A piece taken may be put back, so the same words can be reached with it and without."""
    setup = Setup(seats=2, lexicon="french", mode="motamot")
    bare = sheet(zone=(1, 1, 1, 2), circles=1)
    taken = sheet(zone=(2, 1, 1, 2), circles=1, taken=(1, 0, 0, 0))
    before = task(seen(setup, (bare, sheet())), setup, 0)

    assert before == task(seen(setup, (taken, sheet())), setup, 0)
    row = words().row("SAC")
    assert row is not None
    assert (1, 0, 0, 0) == lacking(words(), before, row)
    assert "SAC" in listed(found(words(), setup, before))


@clause("WS-V6")
def test_the_longest_word_carries_its_premium() -> None:
    """Three points more for a word longer than all on the table."""
    setup = Setup(seats=2, lexicon="french", plus_long=True)
    mine, other = sheet(zone=cost("FOULER")), sheet("ROULE")
    some = found(words(), setup, task(seen(setup, (mine, other)), setup, 0))
    worth = dict(zip(listed(some), some.worth.tolist(), strict=True))

    assert 6 + 3 == worth["FOULER"]
    assert 5 == worth["FOULE"]


@clause("WS-B5")
def test_in_practice_every_word_counts_one() -> None:
    """And nothing is discarded, however much is left over."""
    setup = Setup(seats=1, lexicon="french", mode="practice")
    some = found(words(), setup, Task(zone=(9, 9, 4, 4)))

    assert {1} == set(some.worth.tolist())
    assert "SI" in listed(some)


@pytest.mark.parametrize("word", ["PORT", "ARC-EN-CIEL", "BIN'S"])
def test_anagrams_of_any_word(word: str) -> None:
    """Its own row is one of them, and all have its letters."""
    rows = words().anagrams(word)

    assert words().row(word) in rows
    assert {tuple(sorted(word))} == {tuple(sorted(words().key(row))) for row in rows}


def test_the_game_is_played_with_these_words() -> None:
    """The book holds what the rules admit: a sample of its rows, marks included."""
    judge = GAMES["wordsmith"].words(french())

    assert WORDSMITH.slug == "wordsmith"
    assert all(key in judge for key in keys()[::97])
    assert all(key in judge for key in keys()[-500:])
