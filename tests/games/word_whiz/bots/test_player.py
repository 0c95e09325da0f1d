"""What a Word-Whiz bot does: in every phase a legal move at a fair time, from its view alone."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.log import replay
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.bots.mind import Mind
from logomachie.games.word_whiz.bots.player import Player
from logomachie.games.word_whiz.bots.temper import TEMPERS
from logomachie.games.word_whiz.rules.events import Failed
from logomachie.games.word_whiz.rules.judge import steps
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Setup,
    Submit,
    TableView,
    Vote,
)
from logomachie.lexicon.load import french
from tests.games.word_whiz.bots.table import FEW, LEVELS, choice, mind, seen, setup
from tests.kit.clauses import clause

SEEDS = [f"seed {n}" for n in range(40)]
HARD = "JZQ phase:race A1E1I1O1U1/A1E1I1O1U1"
TABLES: dict[str, dict[str, Any]] = {  # Any: options of every type
    "the leaflet's game": {},
    "alone": {"seats": 1},
    "four": {"seats": 4},
    "voted": {"judge": "vote", "seats": 3},
    "sealed": {"race": "sealed"},
    "sealed and voted": {"race": "sealed", "judge": "vote", "seats": 3},
    "goes on": {"after_invalid": "continue", "seats": 3},
    "exact": {"cap": "exact", "dup": "set"},
    "never twice": {"no_repeat": True, "idle_rounds": 1},
    "at once": {"race_on_deal": True, "excluded_flips": True},
    "short": {"track": 10, "deck": "noW", "card_count": True, "rubber": True},
    "hurried": {"speak_seconds": 3, "flip_seconds": 5, "race_seconds": 15},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("level", [0, 2])
def test_whole_games_are_played_with_legal_moves(level: int, name: str) -> None:
    """Whatever the table agreed on, no move is refused, no deadline cut, and the game ends."""
    config = Setup(**{"seats": 2, "lexicon": "french", **TABLES[name]})
    game = WORD_WHIZ.open(config, french().words("plain"))
    bots = [build("word-whiz", (level + seat) % 4, config) for seat in range(config.seats)]
    lines = list(told(game, bots, Rng(f"{name} {level}")))
    state = lines[-1][0]

    assert game.outcome(state) is not None
    assert state == replay(game, Rng(f"{name} {level}"), 0, [entry for _, entry in lines])


@pytest.mark.parametrize("name", ["voted", "sealed and voted", "the leaflet's game"])
def test_two_games_from_one_seed_are_one_game(name: str) -> None:
    """Bots keep nothing: fresh ones and used ones play the same lines."""
    config = Setup(**{"seats": 2, "lexicon": "few", **TABLES[name]})
    game = WORD_WHIZ.open(config, FEW)
    used = [Player(mind(level), level, config) for level in (0, 1, 2)][: config.seats]
    fresh = [Player(Mind(FEW, level), level, config) for level in (0, 1, 2)][: config.seats]
    first, second = (
        [entry for _, entry in told(game, bots, Rng("twice"))] for bots in (used, fresh)
    )

    assert first == second


@settings(max_examples=40)
@given(st.sampled_from(LEVELS), st.sampled_from(SEEDS), st.sampled_from(SEEDS), st.booleans())
def test_equal_views_give_equal_choices(level: int, here: str, there: str, racing: bool) -> None:
    """Two worlds that differ in the packs alone look the same, and a bot does the same in them."""
    position = f"RSJ {'phase:race ' if racing else ''}A1E4I3O1U1/A2E1I1O1U1"
    config = setup(position)
    one, other = seen(config, seed=here), seen(config, seed=there)
    asked = Player(Mind(FEW, level), level, config).choose(other, 0, Rng("bot"), 200)

    assert one == other
    assert choice(level, config, one, "bot") == asked


@pytest.mark.parametrize("level", LEVELS)
def test_asked_again_it_has_not_changed_its_mind(level: int) -> None:
    """Later, or after another passed, the same race gives the same time and the same word."""
    config = setup()
    view = seen(config)
    for seed in SEEDS:
        first = choice(level, config, view, seed)
        again = choice(level, config, replace(view, passed=(1,)), seed, now=700)

        assert first == again


def test_rounds_and_seats_have_their_own_times() -> None:
    """Two bots of one level, or one bot in two rounds, do not move as one."""
    config = setup()
    times = {
        (seat, turn): choice(2, config, seen(config, seat=seat, round=turn), "one")
        for seat in (0, 1)
        for turn in (1, 2)
    }

    assert 4 == len({str(when) for when in times.values()})


@pytest.mark.parametrize("level", LEVELS)
def test_a_grab_claims_its_own_reaction(level: int) -> None:
    """The time it acts is the reveal and its reaction, and lies before the deadline."""
    config = setup()
    view = seen(config)
    for seed in SEEDS:
        wish = choice(level, config, view, seed)
        assert wish is not None
        at, move = wish
        if isinstance(move, Grab):
            assert move.reaction is not None
            assert at == view.reveal + move.reaction
            assert view.wake is not None
            assert at < view.wake


@clause("MIC-R12")
def test_it_passes_when_nothing_will_come_in_time() -> None:
    """Where no word is known, or the clock would ring too late, it says so before the end."""
    config = setup(HARD)
    view = seen(config)
    for level in LEVELS:
        at, move = happened(choice(level, config, view, "pass"))

        assert Pass(1) == move
        assert view.reveal + 15_000 <= at <= view.reveal + 24_000


def happened(wish: tuple[Millis, Any] | None) -> tuple[Millis, Any]:  # Any: moves of every kind
    """The wish, which there must be."""
    assert wish is not None
    return wish


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_takes_its_time_to_be_said(level: int) -> None:
    """Half a second and 0.15 s a letter after the microphone is taken, and before the deadline; the
    highest level has looked for a better one first."""
    config = setup()
    view = seen(config, phase="SAY", can=("Say",), holder=0, wake=20_000)
    said = 0
    for seed in SEEDS:
        wish = choice(level, config, view, seed)
        if wish is None:
            continue  # the hand was quicker than the head
        at, move = wish
        assert isinstance(move, Say)
        assert 12_000 + 500 + 150 * len(move.word) == at - TEMPERS[level].afterthought
        said += 1

    assert said > 0.8 * len(SEEDS)


def test_a_long_word_is_said_before_a_short_deadline() -> None:
    """With three seconds to speak even the longest word comes in time."""
    config = setup("DTN phase:race A13E1I1O13U13/A1E1I1O1U1", speak_seconds=3)
    view = seen(config, phase="SAY", can=("Say",), holder=0, wake=13_000)
    times = [at for seed in SEEDS for at, _ in [happened(choice(3, config, view, seed))]]

    assert max(times) <= 13_000 - 500


def gain(config: Setup, view: TableView, word: str) -> int:
    """How many steps a word brings the first seat."""
    return sum(way.end - way.start for way in steps(config, view.pawns[0], word.upper()))


def test_what_it_says_is_what_it_grabbed_for() -> None:
    """A strong bot’s word in the microphone is that of the race it won, or one that brings more."""
    config = setup()
    race = seen(config)
    held = replace(race, phase="SAY", can=("Say",), holder=0, wake=20_000)
    sealed = setup(race="sealed")
    paper = seen(sealed)
    better = 0
    for seed in SEEDS:
        _, said = happened(choice(3, config, held, seed))
        _, written = happened(choice(3, sealed, paper, seed))
        if isinstance(written, Submit):
            gains = [gain(config, race, word) for word in (written.word, said.word)]
            assert said.word == written.word or gains[0] < gains[1]
            better += gains[0] < gains[1]

    assert 0 < better < len(SEEDS)


def test_low_levels_may_grab_without_a_word() -> None:
    """Some hands are too quick: the speaking time passes, which is an invalid word (R11)."""
    config = Setup(seats=2, lexicon="french")
    game = WORD_WHIZ.open(config, french().words("plain"))
    bots = [build("word-whiz", 0, config)] * 2
    reasons = {
        event.reason
        for n in range(4)
        for _, entry in told(game, bots, Rng(f"silent {n}"))
        for event in entry.events
        if isinstance(event, Failed)
    }

    assert {"SILENT", "CONSONANT_MISSING"} <= reasons


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_turned_after_a_moment(level: int) -> None:
    """Between 1.2 and 2.4 seconds, from a pack that has cards."""
    config = setup("RSJ 18/0/5 phase:race A1E1I1O1U1/A1E1I1O1U1")
    view = seen(config, phase="FLIP", can=("Flip",), wake=10_000)
    for seed in SEEDS:
        at, move = happened(choice(level, config, view, seed))

        assert 1_200 <= at <= 2_400
        assert isinstance(move, Flip)
        assert move.pack in (0, 2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("cards", "pack"), [("RSJ", 2), ("WST", 0), ("TZR", 1)])
def test_the_rarest_consonant_is_covered(level: int, cards: str, pack: int) -> None:
    """With equal boards every level would rather not see the J, the W or the Z again."""
    config = setup(f"{cards} A1E1I1O1U1/A1E1I1O1U1")
    bot = build("word-whiz", level, config)

    assert Flip(1, pack) == happened(bot.choose(seen(config), 0, Rng("flip"), 200))[1]


def test_shrewd_levels_think_of_the_leader() -> None:
    """Where the leader waits for a U alone, they cover the consonant that would bring it."""
    config = setup("QRT A1E1I1O1U1/A1E1I1O1U1")
    even = seen(config)
    behind = replace(even, pawns=((1, 1, 1, 1, 13), (13, 13, 13, 13, 1)))
    ahead = replace(even, pawns=((13, 13, 13, 13, 1), (1, 1, 1, 1, 13)))
    covered = {
        (level, name): happened(choice(level, config, view, "flip"))[1].pack
        for level in LEVELS
        for name, view in (("behind", behind), ("ahead", ahead))
    }

    assert all(0 == covered[level, name] for level in (0, 1) for name in ("behind", "ahead"))
    assert all(0 == covered[level, "behind"] for level in (2, 3))
    assert all(0 != covered[level, "ahead"] for level in (2, 3))


@clause("MIC-E8")
@pytest.mark.parametrize("level", LEVELS)
def test_it_votes_by_its_vocabulary(level: int) -> None:
    """Yes to a word it knows, no to one it does not."""
    config = setup(judge="vote")
    view = seen(config, phase="VOTE", can=("Vote",), holder=1, wake=10_000)

    assert Vote(1, 1, True) == happened(choice(level, config, said(view, "tête"), "v"))[1]
    assert Vote(1, 1, False) == happened(choice(level, config, said(view, "dénotus"), "v"))[1]


def said(view: TableView, word: str) -> TableView:
    """The view with this word said."""
    return replace(view, word=word)


def test_a_word_beyond_its_vocabulary_is_no_word_to_it() -> None:
    """CHAMP is the last of the few words: CM2 votes it down, the Arbitre knows better."""
    config = setup(judge="vote")
    view = said(seen(config, phase="VOTE", can=("Vote",), holder=1, wake=10_000), "champ")

    assert Vote(1, 1, False) == happened(choice(0, config, view, "v"))[1]
    assert Vote(1, 1, True) == happened(choice(3, config, view, "v"))[1]


@pytest.mark.parametrize("level", LEVELS)
def test_it_contests_what_it_does_not_know_the_more_the_more_it_knows(level: int) -> None:
    """A known word is accepted always; an unknown one contested with the level’s probability."""
    config = setup(judge="vote")
    view = seen(config, phase="CONTEST", can=("Contest", "Accept"), holder=1, wake=5_000)
    many = [f"doubt {n}" for n in range(400)]
    known = {happened(choice(level, config, said(view, "tête"), seed))[1] for seed in SEEDS}
    doubts = [happened(choice(level, config, said(view, "dénotus"), seed)) for seed in many]
    contested = sum(isinstance(move, Contest) for _, move in doubts)

    assert {Accept(1, 1)} == known
    assert pytest.approx((0.25, 0.5, 0.75, 0.95)[level], abs=0.07) == contested / len(many)
    assert max(at for at, _ in doubts) <= 4_500


def test_it_waits_when_it_can_do_nothing() -> None:
    """Excluded, with its hand out, while another speaks, as a spectator, or after the end."""
    config = setup()
    view = seen(config)
    idle = [
        replace(view, can=(), excluded=(0,)),
        replace(view, can=(), reached=True),
        replace(view, phase="SAY", can=(), holder=1),
        replace(view, seat=None),
        replace(view, phase="OVER", can=(), wake=None),
    ]

    assert [None] * 5 == [choice(3, config, view, "idle") for view in idle]


def test_a_race_that_goes_on_is_a_new_one() -> None:
    """R09: after another’s mistake the clocks are wound again, not rung at once."""
    config = setup(after_invalid="continue")
    first = seen(config)
    second = replace(first, noted=(1,), reveal=9_000, wake=39_000)
    pairs = [(choice(2, config, first, seed), choice(2, config, second, seed)) for seed in SEEDS]
    delays = [(a[0] - first.reveal, b[0] - 9_000) for a, b in pairs if a and b]

    assert all(later >= 1_200 for _, later in delays)
    assert any(before != later for before, later in delays)
