"""What comes to a bot’s mind: its vocabulary, its pace, its slips, on the real dictionary."""

from math import log
from statistics import median

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.bots.bot import VOCABULARY
from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.games.word_whiz.bots.maker import mind as word_whiz_mind
from logomachie.games.word_whiz.bots.mind import Ideas
from logomachie.games.word_whiz.bots.race import plan, rubber
from logomachie.games.word_whiz.bots.temper import TEMPERS
from logomachie.games.word_whiz.rules import judge
from logomachie.games.word_whiz.rules.types import Pawns, Setup, TableView, Triple
from logomachie.lexicon.load import french
from tests.games.word_whiz.bots.table import LEVELS, seen, setup

START: Pawns = (1, 1, 1, 1, 1)
EASY: Triple = ("R", "S", "T")
MANY = 600
NONE: frozenset[str] = frozenset()


def reactions(level: int, config: Setup, view: TableView) -> list[int]:
    """When this level grabs, over many games."""
    plans = (
        plan(word_whiz_mind(level), config, view, 0, Dice(Rng(f"race {n}"), "idea"))
        for n in range(MANY)
    )
    return [idea.reaction for idea in plans if idea is not None]


@pytest.mark.parametrize("level", LEVELS)
def test_an_easy_triple_takes_the_time_of_the_level(level: int) -> None:
    """R S T at the start: the first idea comes at a median of 13.6, 9.5, 6 or 3.8 seconds."""
    ideas = word_whiz_mind(level).ideas(setup(), EASY, START, NONE)

    assert pytest.approx((13.6, 9.5, 6, 3.8)[level], rel=0.01) == log(2) / ideas.pace


@pytest.mark.parametrize("level", LEVELS)
def test_the_hand_follows_the_idea(level: int) -> None:
    """The microphone is taken about a third of a second after the idea, a little later by those
    who wait for a better one."""
    config = setup()
    idea = TEMPERS[level].median
    grabs = median(reactions(level, config, seen(config))) / 1000

    assert 0.85 * idea + 0.35 < grabs < 1.15 * idea + 0.35 + TEMPERS[level].patience / 1000


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_faster_than_a_person(level: int) -> None:
    """Never below the shortest thought of a child, an adult, a club player; 1.2 s at the top."""
    config = setup()
    fastest = min(reactions(level, config, seen(config)))
    hurried = plan(word_whiz_mind(level), config, seen(config), 0, Dice(Rng("x"), "i"), day=1e6)

    assert hurried is not None
    assert (3_000, 2_000, 1_500, 1_200)[level] == TEMPERS[level].floor == hurried.reaction
    assert fastest >= TEMPERS[level].floor


def test_times_have_a_human_shape() -> None:
    """Log-normal: half of CM2's grabs lie within forty per cent of their median, and an exponential
    clock's early ones are not there."""
    config = setup()
    times = sorted(reactions(0, config, seen(config)))
    middle = times[MANY // 2]

    assert times[MANY // 4] > 0.6 * middle
    assert times[3 * MANY // 4] < 1.6 * middle
    assert times[MANY // 20] > 0.3 * middle


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_knows_its_words_and_no_more(level: int) -> None:
    """Those of a child, of an adult, of somebody well read, or all that may be said."""
    lexicon, limit = french(), VOCABULARY[level]
    rows = lexicon.containing("RST")
    known = rows[(lexicon.said[rows] <= limit) & lexicon.vowels[rows].any(axis=1)]
    ideas = word_whiz_mind(level).ideas(setup(), EASY, START, NONE)

    assert known.tolist() == sorted(ideas.rows)


def test_a_common_word_comes_before_a_rare_one() -> None:
    """Of words as long as each other the more frequent one rings faster."""
    mind, lexicon = word_whiz_mind(3), french()
    rows = np.array([lexicon.row(key) for key in ("PORTES", "TRIPES", "ROTENT")])
    common, rarer, rarest = mind.eagerness(rows)

    assert common > rarer > rarest


@given(st.lists(st.tuples(st.integers(1, 9), st.floats(0.1, 2)), min_size=1), st.integers(0, 10))
def test_sums_over_ideas_are_those_of_a_loop(drawn: list[tuple[int, float]], gain: int) -> None:
    """Pace and surplus, read from running sums, are what adding up would give."""
    words = sorted(drawn)
    gains, rates = (np.array(column) for column in zip(*words, strict=True))
    ideas = Ideas(np.arange(len(words)), gains, np.cumsum(rates), np.cumsum(gains * rates))
    better = [(g, rate) for g, rate in words if g > gain]

    assert pytest.approx(sum(rate for _, rate in words)) == ideas.pace
    assert pytest.approx(sum(rate for _, rate in better)) == ideas.pace_from(ideas.above(gain))
    assert pytest.approx(sum((g - gain) * r for g, r in better), abs=1e-9) == ideas.surplus(gain)


def test_a_clock_rings_first_as_often_as_it_is_fast() -> None:
    """The place drawn follows the rates, and never lies before the first that may ring."""
    rates = np.array([1.0, 2.0, 1.0, 4.0])
    ideas = Ideas(np.arange(4), np.arange(4), np.cumsum(rates), np.cumsum(rates))
    chances = (np.arange(800) + 0.5) / 800

    assert [100, 200, 100, 400] == [[ideas.rung(c) for c in chances].count(k) for k in range(4)]
    assert [0, 0, 160, 640] == [[ideas.rung(c, 2) for c in chances].count(k) for k in range(4)]


def test_a_hard_triple_takes_longer_or_never_comes() -> None:
    """Fewer words answer, the pace is lower; where none does, there is no idea at all."""
    mind, config = word_whiz_mind(3), setup()
    easy, hard = (mind.ideas(config, t, START, NONE).pace for t in (EASY, ("J", "W", "G")))
    config = setup("QWJ phase:race A1E1I1O1U1/A1E1I1O1U1")

    assert easy > 2 * hard
    assert plan(mind, config, seen(config), 0, Dice(Rng("never"), "idea")) is None


@pytest.mark.parametrize("level", LEVELS)
def test_slips_are_as_frequent_as_the_level_says(level: int) -> None:
    """8, 5, 2 or 0 of a hundred ideas are none; each of them is a flaw the judge names."""
    config, lexicon = setup(), french()
    view = seen(config)
    slips = 0
    for n in range(MANY):
        idea = plan(word_whiz_mind(level), config, view, 0, Dice(Rng(f"slip {n}"), "idea"))
        assert idea is not None
        lacking = idea.word is None or judge.missing(config, "RST", idea.word)
        slips += bool(lacking)
        assert idea.word is None or idea.word in lexicon.words("plain")

    assert pytest.approx((0.08, 0.05, 0.02, 0.0)[level], abs=0.03) == slips / MANY


def test_a_word_of_idle_vowels_is_a_slip_too() -> None:
    """With all vowels home but one, a slip may have the consonants and move nothing."""
    config = setup("RST phase:race A13E13I13O13U1/A1E1I1O1U1")
    rows = word_whiz_mind(0).slips(config, EASY, (13, 13, 13, 13, 1), 0)
    idle = [word for word in map(french().word, rows) if not judge.missing(config, "RST", word)]

    assert idle
    assert not any("U" in word for word in idle)


def test_a_strong_bot_waits_for_a_better_word_when_nobody_presses() -> None:
    """Alone in the round the top level finds more steps than it takes in a crowd."""
    alone = setup("RST phase:race out:B A1E1I1O1U1/A1E1I1O1U1")
    crowd = setup("RST phase:race A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1")

    assert sum(gains(3, alone)) > 1.05 * sum(gains(3, crowd))
    assert median(reactions(3, alone, seen(alone))) > median(reactions(3, crowd, seen(crowd)))


def test_the_lowest_level_takes_its_first_idea() -> None:
    """Whether rivals press or not, CM2 says what came first."""
    alone = setup("RST phase:race out:B A1E1I1O1U1/A1E1I1O1U1")
    crowd = setup("RST phase:race A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1")

    assert gains(0, crowd) == gains(0, alone)


def gains(level: int, config: Setup) -> list[int]:
    """Steps of the words this level says, over many races."""
    view, mind = seen(config), word_whiz_mind(level)
    ideas = (plan(mind, config, view, 0, Dice(Rng(f"gain {n}"), "idea")) for n in range(MANY // 3))
    said = (idea.word for idea in ideas if idea is not None and idea.word is not None)
    return [
        sum(step.end - step.start for step in judge.steps(config, START, word)) for word in said
    ]


def test_rubber_slows_the_leader_and_hurries_the_last() -> None:
    """By a fifth at most, in proportion to the lead."""
    level, ahead, far = (5, 5, 5, 5, 5), (6, 6, 6, 6, 5), (13, 13, 13, 13, 1)

    assert 1.0 == rubber((level, level), 0, 13)
    assert pytest.approx(1 - 0.2 * 4 / 12) == rubber((ahead, level), 0, 13)
    assert pytest.approx(1 + 0.2 * 4 / 12) == rubber((ahead, level), 1, 13)
    assert pytest.approx((0.8, 1.2)) == (rubber((far, START), 0, 13), rubber((far, START), 1, 13))
    assert 1.0 == rubber((far,), 0, 13)


def test_rubber_is_the_tables_choice() -> None:
    """Only where the table wants it does a bot that leads take longer."""
    position = "RST phase:race A9E9I9O9U9/A1E1I1O1U1"
    plain, kind = setup(position), setup(position, rubber=True)

    assert median(reactions(1, plain, seen(plain))) < median(reactions(1, kind, seen(kind)))
