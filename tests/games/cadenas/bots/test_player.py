"""Cadenas's bots: what they know and notice, what they fear, how long they take."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.arena import arena, told
from logomachie.bots.dice import Dice
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games import GAMES
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.bots.danger import Danger, next_seat, unseen_cards
from logomachie.games.cadenas.bots.maker import mind as cadenas_mind
from logomachie.games.cadenas.bots.plan import from_square, plan
from logomachie.games.cadenas.bots.player import musing_over
from logomachie.games.cadenas.bots.temper import SHOWING, TAKING, TEMPERS, THINKING
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Hearing,
    Kind,
    Lay,
    Lock,
    Play,
    PutBack,
    Setup,
    TableView,
    Take,
    Transform,
    Vote,
)
from logomachie.games.cadenas.solver.search import position
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

SHORT = "squares:ER/AN/TI hands:MOTLAC/PORTES stock:EAILRSNTOUEDM"
TABLE = "A:TRI A:SOURIRE B:MUSE B:CHANTER B:PARTIE " + SHORT
LEVELS = range(4)


def setup(at: str = TABLE, **options: Any) -> Setup:
    """A table that starts from this position, the squares it leaves out empty."""
    squares = next(part for part in at.split() if part.startswith("squares:"))
    six = squares + "/-" * (5 - squares.count("/"))
    return Setup(seats=2, lexicon="x", position=at.replace(squares, six), **options)


@cache
def table(config: Setup) -> Any:  # Any: a game of some house
    """A game with the whole lexicon."""
    return CADENAS.open(config, GAMES["cadenas"].words(french()))


def seen(config: Setup, seat: int = 0, **changed: Any) -> TableView:
    """What a seat sees at the start, but for what is changed."""
    view = table(config).view(table(config).start(Rng("bots"), 0), seat)
    assert isinstance(view, TableView)
    return replace(view, **changed)


def after_take(config: Setup, square: int) -> TableView:
    """What seat 0 sees once it has taken this square."""
    game = table(config)
    state, _ = game.step(game.start(Rng("bots"), 0), 0, 0, Take(1, square))
    view = game.view(state, 0)
    assert isinstance(view, TableView)
    return view


def choice(
    level: int, view: TableView, config: Setup, seed: str = "1", now: Millis = 0
) -> tuple[Millis, Asked]:
    """What a bot of this level does about this view."""
    found = build("cadenas", level, config).choose(view, now, Rng(seed), 200)
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"validation": "challenge"},
        {"refill_hidden": True, "house_vote": True},
        {"end": "untilDry", "score": "squares"},
        {"end": "immediate", "score": "words", "min_common": 2},
        {"turn_seconds": 0, "pair_squares": 8, "timeout_loses_turn": True},
    ],
)
def test_bots_play_whole_games(options: dict[str, Any]) -> None:
    """Every move of every level is legal, whatever the table agreed on."""
    config = Setup(seats=4, lexicon="x", position="stock:EAILRSNTOUEDMPCEA", **options)
    bots = [build("cadenas", level, config) for level in LEVELS]
    lines = list(told(table(config), bots, Rng("whole")))
    names = {type(event).__name__ for _, entry in lines for event in entry.events}

    assert table(config).outcome(lines[-1][0]) is not None
    assert {"Laid", "Transformed", "PutDown"} <= names
    assert not names & {"TimedOut", "Fell", "Lapsed"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_only_what_it_knows(level: int) -> None:
    """Words of its own vocabulary, and well-known proper nouns."""
    mind = cadenas_mind(level)
    lists = mind.lists
    noticed = mind.notices(position(seen(setup()), 0), 1, 12)

    assert noticed
    assert all(mind.knows(play.text, play.kind) for play in noticed)
    assert not mind.knows("OLMET", "proper")
    assert lists.has("proper", "OLMET")
    assert mind.knows("meuse", "proper")


def test_higher_levels_notice_more() -> None:
    """Of a turn's plays so many come to mind, at the top all of them."""
    at = position(seen(setup()), 0)
    counts = [
        len(cadenas_mind(level).notices(at, 1, round(TEMPERS[level].notices))) for level in LEVELS
    ]

    assert counts == sorted(set(counts))
    assert [round(TEMPERS[level].notices) for level in (0, 1, 2)] == counts[:3]


def test_a_turn_brings_no_second_look() -> None:
    """What has been played counts among what came to mind: a child does not go on for ever."""
    mind, at = cadenas_mind(0), position(seen(setup()), 0)
    three = mind.notices(at, 5, 3)

    assert set(mind.notices(at, 5, 2)) < set(three)
    assert () == mind.notices(at, 5, 0)


def test_the_lowest_level_looks_at_a_few_words_of_others() -> None:
    """The longest ones; all of its own."""
    many = "B:CHANTER B:PARTIE B:MUSE B:LOUP B:SOU B:RAT "
    at = position(seen(setup("A:TRI " + many + SHORT)), 0)
    looked_at, all_ = (
        {
            play.old
            for seed in range(60)
            for play in cadenas_mind(level).notices(at, seed, 9)
            if play.captures
        }
        for level in (0, 3)
    )

    assert looked_at <= {"CHANTER", "PARTIE", "MUSE", "LOUP"}
    assert {"SOU", "RAT"} <= all_


@pytest.mark.parametrize(
    ("closed", "opened"), [("ALCOVES", "VOCALES"), ("BRAVADE", "BAVARDE"), ("SOLDEUR", "LOURDES")]
)
def test_the_top_level_leaves_nothing_open_it_can_close(closed: str, opened: str) -> None:
    """Of two words of the same letters it lays the one nobody can lengthen."""
    hand = "".join(sorted(closed[:6]))
    config = setup(
        f"supply:0 squares:{closed[6]}W/AE/NT/SR hands:{hand}/- stock:EAILRSNTOUEDMAEIRS"
    )
    view = after_take(config, 0)
    move = choice(3, view, config)[1]

    assert Lay(1, closed) == move
    assert {closed, opened} <= {p.text for p in cadenas_mind(3).notices(position(view), 1, 0)}


def test_the_top_level_sees_what_a_card_on_the_square_opens() -> None:
    """A letter that lengthens its word costs more to give than one that does not."""
    config = setup("A:CHANTER squares:KW/XY/JV hands:BCDGHE/- stock:" + "QZ" * 12)
    view = replace(after_take(config, 0), held=(8, 2))
    danger = Danger(cadenas_mind(3).book, view, config, 0, Dice(Rng("x"), "danger"))
    losses = [("CHANTER", 14.0)]

    assert danger.opened_by("A", losses) > danger.opened_by("K", losses)


def test_the_top_level_sees_the_open_pairs() -> None:
    """A word that the next player can lengthen with a pair on the board is in danger."""
    config = setup("A:TRANSITERA squares:KW/XY/IT hands:BCDGHJ/- stock:QZQZQZ")
    view = seen(config, held=(6, 6))
    book = cadenas_mind(3).book
    left, taken = (
        Danger(book, view, config, square, Dice(Rng("x"), "danger")) for square in (0, 2)
    )
    for danger in (left, taken):
        danger.look("TRANSITERA")

    assert 1.0 == left.guess("TRANSITERA")
    assert 1.0 > taken.guess("TRANSITERA")


@pytest.mark.parametrize("level", [2, 3])
def test_a_pair_is_taken_for_what_it_allows(level: int) -> None:
    """Ten letters of another for two cards."""
    config = setup("B:TRANSITERA squares:KW/XY/IT hands:BCDGHJ/- stock:QZQZQZ")
    seeds = [str(n) for n in range(8)]
    moves = [choice(level, seen(config), config, seed)[1] for seed in seeds]

    assert Take(1, 2) in moves
    assert level < 3 or {Take(1, 2)} == set(moves)


def test_a_capture_is_made_and_locked() -> None:
    """The padlock of the proper noun taken protects one of its words at once."""
    config = setup("A:TRANSITERA B:MEUSE! lock:B/-/2 squares:DK hands:WXQJHB/AEIRST stock:QZQZQZ")
    game = table(config)
    state = game.start(Rng("bots"), 0)
    bot, made, at = build("cadenas", 3, config), list[Asked](), 0
    while state.game.active == 0:
        wish = bot.choose(game.view(state, 0), at, Rng("1"), 200)
        assert wish is not None
        at = wish[0]
        made.append(wish[1])
        state, _ = game.step(state, at, 0, wish[1])

    assert Take(1, 0) == made[0]
    assert Transform(1, 2, "MEDUSE") == made[1]
    assert made[2] in (Lock(1, 1, 1), Lock(1, 1, 2))
    assert isinstance(made[3], PutBack)


def challenged(word: str, kind: Kind = "common") -> TableView:
    """Seat 1 has played a word, seat 0 may question it."""
    config = setup(validation="challenge")
    play = Play(word=9, text=word, kind=kind, cards="AB")
    return seen(
        config, phase="WINDOW", active=1, plays=(play,), can=("Challenge", "Accept"), wake=10_000
    )


@clause("CAD-R16")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_never_questions_a_word_it_knows(level: int) -> None:
    """Whatever the dice say; and it answers before the window closes."""
    config = setup(validation="challenge")
    answers = [choice(level, challenged("MAISON"), config, str(n)) for n in range(30)]

    assert {Accept(1)} == {move for _, move in answers}
    assert all(1_200 <= at <= 3_500 for at, _ in answers)


@clause("CAD-R16")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_believes_in_letters_that_no_word_has(level: int) -> None:
    """Every level contests what does not look French."""
    config = setup(validation="challenge")
    asked = [choice(level, challenged("XKWQIT"), config, str(n))[1] for n in range(40)]

    assert 34 < asked.count(Challenge(1, 9))


@clause("CAD-R16")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_questions_what_it_does_not_know(level: int) -> None:
    """More often the more it knows, and never a word that was looked up already."""
    config, seeds = setup(validation="challenge"), [str(n) for n in range(120)]
    view = challenged("MURATON")
    asked = [choice(level, view, config, seed)[1] for seed in seeds]
    upheld = replace(view, plays=(replace(view.plays[0], upheld=True),))
    rate = asked.count(Challenge(1, 9)) / len(seeds)

    assert pytest.approx(TEMPERS[level].doubt, abs=0.12) == rate
    assert 0 < rate
    assert {Accept(1)} == {choice(level, upheld, config, seed)[1] for seed in seeds[:20]}


@clause("CAD-K10")
def test_a_bot_votes_by_the_lists() -> None:
    """What no list has gets no vote of it, what one has gets it, whatever it knows itself."""
    config = setup(house_vote=True)
    hearing = Hearing(number=3, word=None, text="OLMET", kind="proper", voters=(0,), voted=())
    voting: dict[str, Any] = {"phase": "VOTE", "active": 1, "can": ("Vote",), "wake": 20_000}

    assert Vote(1, 3, True) == choice(0, seen(config, question=hearing, **voting), config)[1]
    strange = replace(hearing, text="LILLIPUTX")
    assert Vote(1, 3, False) == choice(3, seen(config, question=strange, **voting), config)[1]


def test_a_card_owed_is_put_back() -> None:
    """After all its words have fallen: the card it can best do without (R25)."""
    config = setup(validation="challenge")
    view = seen(config, phase="PUT_BACK", hand="AEJT", owed=1, can=("PutBack",), wake=10_000)

    assert PutBack(1, "J") == choice(2, view, config)[1]


def test_a_bot_takes_thinks_and_shows() -> None:
    """A pair after a moment, a first word after a thought, the others one by one."""
    config = setup()
    take, _ = choice(2, seen(config), config)
    view = after_take(config, 0)
    first, _ = choice(2, view, config)
    played = replace(view, plays=(Play(word=9, text="MOT", kind="common", cards="MOT"),))
    later, _ = choice(2, played, config, now=20_000)

    hurried, _ = choice(2, view, config, now=40_000)

    assert TAKING[0] <= take <= TAKING[1]
    assert 40_000 + SHOWING[1] == hurried
    assert first > take + 1_500
    assert SHOWING[0] <= later - 20_000 <= SHOWING[1]
    assert THINKING[0] <= musing_over(0) < musing_over(10) < musing_over(20) == THINKING[1]


def test_a_bot_keeps_within_its_time() -> None:
    """At most six tenths of the turn, and never beyond its end."""
    config = setup(turn_seconds=30)
    times = [choice(1, after_take(config, 1), config, str(n))[0] for n in range(40)]
    late, _ = choice(1, after_take(config, 1), config, now=29_990)

    assert max(times) <= 18_000
    assert late == 29_990


def test_the_same_stream_gives_the_same_choice() -> None:
    """Asked again, on another node, it does not change its mind."""
    config = setup()
    view = after_take(config, 1)

    for level in LEVELS:
        assert choice(level, view, config, "7") == choice(level, view, config, "7")
    assert 1 < len({choice(0, view, config, str(n))[1] for n in range(12)})


def test_a_spectator_or_an_idle_seat_does_nothing() -> None:
    """Only who may act does."""
    config, bot = setup(), build("cadenas", 1, setup())
    game = table(config)
    state = game.start(Rng("bots"), 0)

    assert bot.choose(game.view(state, None), 0, Rng("1"), 200) is None
    assert bot.choose(game.view(state, 1), 0, Rng("1"), 200) is None


def test_a_last_turn_fears_nobody() -> None:
    """Nobody plays after it: all that counts is what it brings."""
    config = setup("A:TRI squares:EK/AW hands:RSTMOU/- stock:- finals:-")
    view = seen(config)
    meant = plan(cadenas_mind(3), config, view, Rng("1"), 200)
    value = sum(len(play.text) - len(play.old) for play in meant.turn.plays)

    assert value == 7
    assert () == meant.turn.locks
    assert from_square(cadenas_mind(3), config, view, 0, Rng("1"), 0).square == 0


def test_a_bot_plays_alone_too() -> None:
    """For somebody who has left a game of one: nobody to fear, nobody to take from."""
    config = Setup(seats=1, lexicon="x", position="stock:EAILRSNT")
    bots = [build("cadenas", 3, config)]
    lines = list(told(table(config), bots, Rng("alone")))

    assert table(config).outcome(lines[-1][0]) is not None


def test_the_unseen_are_those_neither_held_nor_laid() -> None:
    """All the deck less what this seat sees; who holds no card is not waited for."""
    config = setup()
    view = seen(config)

    assert 110 == len(unseen_cards(view, config)) + 6 + 6 + sum(len(w.text) for w in view.words)
    assert 1 == next_seat(view)
    assert 2 == next_seat(replace(view, held=(6, 0, 6)))


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_beats_the_one_below(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On an ordinary day, most of six fixed games; `bench/people.py` has the true rates."""
    monkeypatch.setattr("logomachie.games.cadenas.bots.plan.form", lambda *_: 1.0)
    config = Setup(seats=2, lexicon="x")
    result = arena("cadenas", config, (level, level - 1), games=6, seed="levels")

    assert 3 < result.rates[0].won
