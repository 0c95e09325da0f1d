"""Wordsmith's bots: what they know, when they act, what they claim, in every mode."""

from collections import Counter
from itertools import pairwise
from statistics import median
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from logomachie.bots.arena import told
from logomachie.bots.dice import Dice
from logomachie.bots.roster import build
from logomachie.core.game import Entry
from logomachie.core.rng import Rng
from logomachie.games.wordsmith.bots.temper import SETTLING, TEMPERS, WITHOUT_IDEA
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.dice import throw
from logomachie.games.wordsmith.rules.types import (
    Asked,
    Choose,
    Claim,
    Confirm,
    Pass,
    PutBack,
    Roll,
    Setup,
    Stuck,
)
from logomachie.games.wordsmith.solver.search import Task
from tests.games.wordsmith.bots.smithy import LEAFLET, choice, mind, seen, table
from tests.kit.clauses import clause


def played(levels: tuple[int, ...], seed: str = "whole", **options: Any) -> list[tuple[Any, Entry]]:  # type: ignore[type-arg]  # of this game
    """A whole game of bots, line by line."""
    setup, game = table(seats=len(levels), **options)
    return list(told(game, [build("wordsmith", level, setup) for level in levels], Rng(seed)))


def names(lines: list[tuple[Any, Any]]) -> Counter[str]:
    """How often each kind of thing happened."""
    return Counter(type(event).__name__ for _, entry in lines for event in entry.events)


MODES: list[dict[str, Any]] = [
    {},
    {"secret": True, "secret_precheck": False},
    {"expert": True, "expert_source": "word", "new_letter": "newLetter"},
    {"gloire": True, "racines": True, "plus_long": True},
    {"adjudication": "table", "racines": True, "expert": True},
    {"mode": "motamot"},
    {"mode": "motamot", "secret": True, "expert": True},
    {"mode": "motamot", "adjudication": "table", "assembly": "manual"},
    {"secret": True, "in_turn": True},
    {"mode": "motamot", "secret": True, "in_turn": True},
    {"assembly": "manual", "setup_wild": "common", "supply": "unlimited"},
    {"handicap": (6, 0, 3), "round_ms": 60_000, "min_word_length": 3, "allow_hyphen": False},
    {"last_call_ms": 0},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=str)
def test_bots_play_a_whole_game(options: dict[str, Any]) -> None:
    """In every mode and combination, without one claim refused or one deadline let pass."""
    lines = played((0, 2, 3), **options)
    happened = names(lines)

    assert 3 == happened["RoundScored"]
    assert 15 < happened["Claimed"]
    assert 0 == happened["Rejected"] == happened["Lapsed"] == happened["WentAbsent"]


@pytest.mark.parametrize("mode", ["motamot", "practice"])
def test_a_bot_plays_alone(mode: str) -> None:
    """For an absent player of a solo."""
    happened = names(played((3,), mode=mode))

    assert 6 <= happened["Claimed"]
    assert 0 == happened["Rejected"]


def test_human_time_is_kept() -> None:
    """Never less than 2.5 s after the last change of its zone, dice 2.5 s apart, 0.35 s a piece."""
    state, changed = None, [0, 0]
    for after, entry in played((3, 2)):
        seat = entry.seat
        if state is not None and seat is not None and state.phase == "BUILD":
            waited = entry.at - state.changed[seat]
            if isinstance(entry.move, Roll | Claim):
                assert 2_500 <= waited
            if isinstance(entry.move, Claim):
                word = mind(3).words.row(entry.move.word)
                assert word is not None
                assert 2_500 + 350 * int(mind(3).words.size[word]) + 300 <= waited
            if isinstance(entry.move, Choose):
                assert 800 <= waited <= 2_000
            changed[seat] += 1
        state = after.game
    assert min(changed) > 20


@pytest.mark.parametrize("level", range(4))
def test_the_first_idea_comes_at_the_level_s_time(level: int) -> None:
    """40, 25, 15 and 9 s, half of the time, from the roll to the claim, over openings the pace was
    not set by."""
    times = []
    for n in range(150):
        zone = pieces.NONE
        for face in throw(Rng(f"another {n}"), 8)[0]:
            zone = pieces.plus(zone, pieces.one(face))
        ideas = mind(level).ideas(Setup(seats=2, lexicon="x"), Task(zone=zone), Rng(f"clock {n}"))
        idea = float(ideas.rings.min()) if len(ideas) else 1e9
        times.append(idea + (350 * 8 + 500) / 1000)

    assert TEMPERS[level].median * 0.75 < median(times) < TEMPERS[level].median * 1.3


def test_each_level_knows_more() -> None:
    """And all of what the one below knows."""
    known = [mind(level).known for level in range(4)]

    assert all(bool((more | ~fewer).all()) for fewer, more in pairwise(known))
    assert all(2 * fewer.sum() < more.sum() for fewer, more in pairwise(known[:3]))
    assert known[3].mean() > 0.99  # all but what no bot ever says


def test_rich_zones_are_solved_faster() -> None:
    """Twice the pieces, and the first word comes sooner, unless both come as soon as one can say
    them."""
    setup = Setup(seats=2, lexicon="x")
    rich, poor = (
        [mind(1).ideas(setup, Task(zone=zone), Rng(str(seed))).rings.min() for seed in range(6)]
        for zone in ((6, 6, 2, 2), (3, 3, 1, 1))
    )

    assert all(soon <= late for soon, late in zip(rich, poor, strict=True))
    assert sum(rich) < sum(poor)


def test_a_word_somebody_else_claims_is_cancelled_and_the_next_clock_goes_on() -> None:
    """All other words come when they would have come."""
    setup = Setup(seats=2, lexicon="x")
    free = mind(2).ideas(setup, Task(zone=(4, 1, 1, 2)), Rng("1"))
    first = mind(2).words.key(int(free.found.rows[free.first()]))
    robbed = mind(2).ideas(setup, Task(zone=(4, 1, 1, 2), others=(first,)), Rng("1"))
    before = dict(zip(free.found.rows.tolist(), free.rings.tolist(), strict=True))
    after = dict(zip(robbed.found.rows.tolist(), robbed.rings.tolist(), strict=True))

    assert len(before) - 1 == len(after)
    assert after.items() <= before.items()
    assert robbed.rings.min() > free.rings.min()


def test_asked_again_it_does_not_change_its_mind() -> None:
    """Nor at another time; with another stream it does."""
    setup, view = seen()
    bot = build("wordsmith", 1, setup)

    assert bot.choose(view, 0, Rng("7"), 200) == bot.choose(view, 900, Rng("7"), 200)
    assert 1 < len({choice(1, setup, view, str(n)) for n in range(12)})


def test_what_others_do_does_not_change_its_clocks() -> None:
    """A rival's roll or boxes leave the choice as it was: only words on the table count."""
    setup, view = seen("R4Y1B1G2/R4Y1B1G2")
    _, other = seen("R4Y1B1G2/R9Y4 ticked:0/5")

    assert choice(2, setup, view) == choice(2, setup, other)


@clause("WS-E5")
def test_a_calm_top_level_rolls_before_it_claims() -> None:
    """Eight pieces, six rows to fill: the outlook is better than any word."""
    setup, view = seen()
    moves = [choice(3, setup, view, str(n))[1] for n in range(10)]

    assert {Roll(1)} == set(moves)


def test_au_calme_it_is_never_more_than_three_words_ahead() -> None:
    """It waits for who looks, begins again like one who has looked on, and plays on beside one who
    is stuck; by the clock it hurries as ever."""

    def wish(told: str, **options: Any) -> Any:  # Any: a time and a move, or nothing
        setup, view = seen(f"R5Y4B1G2/R5Y4B1G2 words:{told}", **options)
        return build("wordsmith", 0, setup).choose(view, 500_000, Rng("7"), 200)

    assert wish("CHAT,PAL,SAC/.", time="calm") is None
    assert wish("CHAT,PAL/.", time="calm")[0] >= 500_000 + SETTLING
    assert wish("./.", time="calm") == wish("./.")
    assert wish("CHAT,PAL,SAC/.") is not None
    assert wish("CHAT,PAL,SAC/. stuck:B", time="calm") is not None


@clause("WS-H2")
def test_with_a_rival_at_his_fifth_word_it_claims() -> None:
    """No time for more pieces, once an idea is there."""
    words = "CHAT,TACLE,CALER,PAL,PILE"
    setup, view = seen(f"R5Y4B1G2/R5Y4B1G2 words:./{words}")
    moves = {type(choice(3, setup, view, str(n))[1]) for n in range(30)}

    assert Claim in moves


@clause("WS-H3", "WS-H4")
def test_the_last_word_needs_no_dice_and_is_in_time() -> None:
    """The best that comes, or a pass: before the clock ends."""
    words = "CHAT,TACLE,CALER,PAL,PILE,SAC"
    setup, view = seen(f"R4Y1B1G2/R2Y1B1G2 words:./{words} phase:last finisher:B")
    answers = [choice(level, setup, view, str(n)) for level in range(4) for n in range(10)]

    assert {Claim, Pass} >= {type(move) for _, move in answers}
    assert view.wake is not None
    assert all(at < view.wake for at, _ in answers)
    assert any(isinstance(move, Claim) for _, move in answers)


@clause("WS-H5")
def test_it_says_when_it_is_stuck() -> None:
    """All boxes ticked and far too many pieces of a kind: no word lies within three pieces."""
    setup, view = seen("R1Y20/R4 ticked:12/0")
    at, move = choice(1, setup, view)

    assert Stuck(1) == move
    assert at <= WITHOUT_IDEA
    stuck = replace(view, sheets=(replace(view.sheets[0], stuck=True), view.sheets[1]))
    assert build("wordsmith", 1, setup).choose(stuck, 0, Rng("1"), 200) is None


@clause("WS-M10", "WS-M12")
def test_circles_are_turned_into_pieces_before_the_claim() -> None:
    """One by one, a piece wrongly taken is put back, then the word is claimed without a box more
    than it needs."""
    setup, game = table(position="R3Y3B1G1/R3Y3B1G1 circles:2/2 line:1", mode="motamot")
    state, bot = game.start(Rng("circles"), 0), build("wordsmith", 3, setup)
    made: list[Asked] = []
    state, _ = game.step(state, 1, 0, Choose(1, "B", 1))
    at = 1
    while not made or not isinstance(made[-1], Claim):
        found = bot.choose(game.view(state, 0), at, Rng("2"), 200)
        assert found is not None
        at, move = found
        made.append(move)
        state, _ = game.step(state, at, 0, move)

    assert {Choose, PutBack, Claim} >= {type(move) for move in made}
    assert len(made) <= 5


@clause("WS-X6")
def test_in_the_expert_game_it_names_a_row_of_the_word() -> None:
    """And fills rare letters first."""
    for _, entry in played((2, 3), expert=True, rounds=3):
        for event in entry.events:
            if type(event).__name__ == "Claimed":
                assert event.letter in event.word


@clause("WS-S5")
def test_the_sheet_under_review_is_handed_back() -> None:
    """That of the neighbour, whose words it sees."""
    made: list[Confirm] = [
        entry.move for _, entry in played((1, 2, 3), secret=True) if isinstance(entry.move, Confirm)
    ]

    assert {(0, 1, 2)} == {tuple(sorted(c.of for c in made if c.round == n)) for n in (1, 2, 3)}


def test_a_spectator_or_an_idle_seat_does_nothing() -> None:
    """Only who may act does; and nobody while his claim is on its way."""
    setup, game = table()
    bot, state = build("wordsmith", 2, setup), game.start(Rng("idle"), 0)

    assert bot.choose(game.view(state, None), 0, Rng("1"), 200) is None
    view = replace(game.view(state, 0), can=())
    assert bot.choose(view, 0, Rng("1"), 200) is None


def test_secret_words_of_others_are_none_of_its_business() -> None:
    """A view without them gives the same choice, whatever they are."""
    options: dict[str, Any] = {"secret": True}
    setup, view = seen(f"{LEAFLET} words:./CHAT", **options)
    _, other = seen(f"{LEAFLET} words:./LOUP", **options)

    assert view == other
    assert choice(2, setup, view) == choice(2, setup, other)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"mode": "motamot"}], ids=["race", "mot à mot"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_beats_the_one_below(
    level: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On an ordinary day, most of three games each way; `bench/people.py` has the true rates."""
    monkeypatch.setattr("logomachie.games.wordsmith.bots.player.form", lambda *_: 1.0)
    won, (_, game) = 0, table(**options)
    for n in range(6):
        levels = (level, level - 1) if n % 2 else (level - 1, level)
        outcome = game.outcome(played(levels, seed=f"duel {n}", **options)[-1][0])
        assert outcome is not None
        won += outcome.winners == (levels.index(level),)

    assert 3 < won


@clause("WS-X1")
def test_six_letters_are_a_common_word_of_different_letters() -> None:
    """And not always the same."""
    six = [mind(0).six_letters(Dice(Rng(str(n)), "six")) for n in range(30)]
    keys = [mind(0).words.key(row) for word in six if (row := mind(0).words.row(word))]

    assert 30 == len(keys)
    assert {6} == {len(set(key)) for key in keys} == {len(key) for key in keys}
    assert 10 < len(set(keys))


def test_every_clock_rings() -> None:
    """No word comes before the search begins, or never."""
    rings = mind(0).rings(np.arange(0, len(mind(0).words), 999, dtype=np.uint32), Rng("x"))

    assert all(0 < second < 1e12 for second in rings.tolist())
