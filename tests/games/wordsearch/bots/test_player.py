"""Wordsearch's bots: what they know, what they dare, how long they think."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.arena import told
from logomachie.bots.dice import Dice
from logomachie.bots.pace import FLOORS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games import GAMES
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.bots import mind as minds
from logomachie.games.wordsearch.bots.maker import mind as wordsearch_mind
from logomachie.games.wordsearch.bots.maker import rows as wordsearch_rows
from logomachie.games.wordsearch.bots.plan import plan
from logomachie.games.wordsearch.bots.player import begun
from logomachie.games.wordsearch.bots.temper import BEAM, LOOKED_AT
from logomachie.games.wordsearch.rules.events import Scored, Stopped
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Announcement,
    Asked,
    Challenge,
    Claim,
    Play,
    Setup,
    Slid,
    Slide,
    State,
    Stop,
    TableView,
)
from logomachie.games.wordsearch.solver.search import VALUE
from logomachie.lexicon.load import french
from tests.games.wordsearch.story import AILE
from tests.kit.clauses import clause

SETUP = Setup(seats=2, lexicon="x", position=f"{AILE} 0/0")
MIDDLE = "NTAIX.EL.S/.E.OURT.AI/L.ESN.IT.E/.RAI.E.OSU/M..EDC.A.T/O.E.NI.E.R"


@cache
def table(setup: Setup = SETUP) -> Any:  # Any: a game of some house
    """A game with the whole lexicon."""
    return WORDSEARCH.open(setup, GAMES["wordsearch"].words(french()))


def seen(setup: Setup = SETUP, **changed: Any) -> TableView:
    """What seat 0 sees at the start, or in a state that differs so."""
    state = table(setup).start(Rng("bots"), 0)
    view = table(setup).view(replace(state, game=replace(state.game, **changed)), 0)
    assert isinstance(view, TableView)
    return view


def choice(
    level: int, view: TableView, seed: str = "1", setup: Setup = SETUP
) -> tuple[Millis, Asked]:
    """What a bot of this level does about this view."""
    found = build("wordsearch", level, setup).choose(view, 0, Rng(seed), 200)
    assert found is not None
    return found


def open_word(word: str) -> TableView:
    """Seat 1 has announced a word, seat 0 may question it."""
    claim = Announcement(word=word, start=(1, 1), direction="E", value=5, points=20)
    return seen(phase="WINDOW", active=1, claim=claim, until=15_000)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"validation": "auto"}, {"touch_move": "plan"}])
def test_bots_play_a_whole_game(options: dict[str, Any]) -> None:
    """Every move of every level is legal, whatever the table agreed on."""
    setup = replace(SETUP, seats=4, position=f"{MIDDLE} 0/0/0/0", **options)
    bots = [build("wordsearch", level, setup) for level in range(4)]
    lines = list(told(table(setup), bots, Rng("whole")))

    assert table(setup).outcome(lines[-1][0]) is not None
    assert any(isinstance(event, Scored) for _, entry in lines for event in entry.events)


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_level_sees_only_what_it_knows(level: int) -> None:
    """Words of its level, with as few slides as it can imagine."""
    mind = wordsearch_mind(level)
    found, places, *_ = mind.sees(MIDDLE, 2, VALUE)
    words = [found.word(place) for place in places.tolist()]

    assert 0 < len(places) < len(found)
    assert all(mind.knows(word) for word in words)
    assert len(words) == len(set(words))
    assert mind.temper.slides >= int(found.moved[places].max())


@pytest.mark.parametrize("level", [0, 1, 2])
def test_few_words_come_to_mind_and_common_ones_rather(level: int) -> None:
    """As many as the level notices; over many turns a common word oftener than a rare one."""
    mind = wordsearch_mind(level)
    sight = mind.sees(MIDDLE, 2, VALUE)
    count = round(mind.temper.notices)
    turns = [sight.noticed(seed, count).tolist() for seed in range(60)]
    ready = dict(zip(sight.places.tolist(), sight.ready.tolist(), strict=True))
    came = [ready[place] for turn in turns for place in turn]

    assert {count} == {len(turn) for turn in turns}
    assert turns[0] == sight.noticed(0, count).tolist()
    assert sum(came) / len(came) > 2 * sum(ready.values()) / len(ready)


def test_the_top_level_sees_everything() -> None:
    """The whole lexicon but what nobody should say, any number of slides."""
    mind = wordsearch_mind(3)
    found, places, *_ = mind.sees(MIDDLE, 2, VALUE)
    insults = [row for row in range(len(found)) if not french().levels(found.word(row))]

    assert len(found) == len(places) + len(insults)
    assert len(places) == len(mind.sees(MIDDLE, 2, VALUE).noticed(1, round(mind.temper.notices)))
    assert len(wordsearch_mind(0).sees(MIDDLE, 2, VALUE)[1]) < len(
        wordsearch_mind(2).sees(MIDDLE, 2, VALUE)[1]
    )


@clause("SRCH-R22")
@pytest.mark.parametrize("level", range(4))
def test_a_bot_never_questions_a_word_it_knows(level: int) -> None:
    """Whatever the dice say."""
    answers = {type(choice(level, open_word("MAISON"), str(n))[1]) for n in range(40)}

    assert {Accept} == answers


@clause("SRCH-R22")
def test_a_bot_questions_from_its_own_vocabulary() -> None:
    """XYLENE is a word: the first level may doubt it, the last knows it and never does."""
    low = [choice(0, open_word("XYLENES"), str(n))[1] for n in range(150)]
    top = [choice(3, open_word("XYLENES"), str(n))[1] for n in range(20)]

    assert {Accept, Challenge} == {type(move) for move in low}
    assert low.count(Challenge(1)) < 20
    assert {Accept} == {type(move) for move in top}


@clause("SRCH-R22")
@pytest.mark.parametrize("level", range(4))
def test_what_does_not_look_french_is_questioned_by_everybody(level: int) -> None:
    """Three letters in a row that no word has: nobody lets INLOXEYFPK stand."""
    answers = [choice(level, open_word("INLOXEYFPK"), str(n))[1] for n in range(40)]

    assert 34 < answers.count(Challenge(1))


@clause("SRCH-R22")
def test_the_top_level_is_hard_to_bluff() -> None:
    """What is in no dictionary is questioned nearly always."""
    answers = [choice(3, open_word("BLUE"), str(n))[1] for n in range(40)]

    assert 30 < answers.count(Challenge(1)) <= 40


def test_slides_are_played_one_by_one_to_the_word() -> None:
    """Each call continues the same plan; the last announces."""
    bot, game = build("wordsearch", 3, SETUP), table()
    state, at = game.start(Rng("bots"), 0), 0
    made: list[Asked] = []
    while not made or not isinstance(made[-1], Claim):
        found = bot.choose(game.view(state, 0), at, Rng("1"), 200)
        assert found is not None
        at, move = found
        made.append(move)
        state, _ = game.step(state, at, 0, move)

    assert {Slide} == {type(move) for move in made[:-1]}
    assert 1 <= len(made) - 1 <= 8


def test_a_plan_is_one_move_where_the_table_plans() -> None:
    """Slides and word together, and never several slides without a word."""
    setup = replace(SETUP, touch_move="plan")
    for seed in range(30):
        move = choice(0, seen(setup), str(seed), setup)[1]

        assert isinstance(move, Play)
        assert move.word or len(move.slides) == 1


def test_somebody_elses_slides_are_brought_to_an_end() -> None:
    """A bot that takes over in the middle of a turn stops it."""
    moved = (Slid("S", (5, 5), (5, 5)),)
    view = replace(seen(), moved=moved)

    assert AILE == begun(view)
    assert Stop(1) == choice(3, view)[1]


def test_after_a_refused_word_the_turn_is_ended() -> None:
    """No further slide is possible, so a bot that takes over does not try one."""
    game = table()
    state = game.start(Rng("bots"), 0)
    at, first = choice(3, game.view(state, 0))
    after = game.view(game.step(state, at, 0, first)[0], 0)

    assert isinstance(choice(3, after)[1], Slide)
    assert Stop(1) == choice(3, replace(after, refused=True))[1]


def test_low_levels_misjudge_now_and_then() -> None:
    """And the top one never."""
    slips = {
        level: sum(
            made is not None and made.word is None
            for made in (
                plan(wordsearch_mind(level), MIDDLE, 2, VALUE, Dice(Rng(str(n)), "x"), 200)
                for n in range(400 if level < 3 else 5)
            )
        )
        for level in (0, 3)
    }

    assert 1 <= slips[0] <= 40
    assert 0 == slips[3]


def test_without_a_word_one_letter_is_moved() -> None:
    """Or nothing, where nothing can slide."""
    stuck = plan(wordsearch_mind(0), "QXZ/WKJ", 2, VALUE, Dice(Rng("1"), "x"), 200)
    waits = plan(wordsearch_mind(0), "QX./WKJ", 2, VALUE, Dice(Rng("1"), "x"), 200)

    assert stuck is None
    assert waits is not None
    assert (1, None) == (len(waits.slides), waits.word)


@pytest.mark.slow
def test_the_top_level_answers_the_replies_in_turn() -> None:
    """Of the words that leave least to the next player, the one that still does so when he looks as
    far: what he would play is not always his best word."""
    mind, fear = wordsearch_mind(3), wordsearch_mind(3).temper.fear
    made = plan(mind, MIDDLE, 2, VALUE, Dice(Rng("1"), "x"), 200)
    assert made is not None
    found, places, *_ = mind.sees(MIDDLE, 2, VALUE)

    def best(board: str) -> int:
        return int(mind.sees(board, 2, VALUE).found.points.max(initial=0))

    def hasty(row: int) -> float:
        return int(found.points[row]) - fear * best(found.after(row))

    def answered(row: int) -> float:
        his = mind.sees(found.after(row), 2, VALUE).found
        rows = his.ranked()[:BEAM].tolist()
        return int(found.points[row]) - max(
            int(his.points[reply]) - fear * best(his.after(reply)) for reply in rows
        )

    few = sorted(places[:LOOKED_AT].tolist(), key=hasty, reverse=True)[: mind.temper.deep]
    assert found[max(few, key=answered)] == made.word
    assert len({answered(row) for row in few}) > 1


def test_the_first_arbitre_looks_at_the_reply() -> None:
    """It weighs what each of its best words leaves to the next player."""
    mind = wordsearch_mind(4)
    made = plan(mind, MIDDLE, 2, VALUE, Dice(Rng("1"), "x"), 400)
    assert made is not None
    assert made.word is not None
    found, places, *_ = mind.sees(MIDDLE, 2, VALUE)

    def balance(row: int) -> float:
        reply = int(mind.sees(found.after(row), 2, VALUE)[0].points.max(initial=0))
        return int(found.points[row]) - mind.temper.fear * reply

    best = max(places[:10].tolist(), key=balance)
    assert found[best] == made.word


@pytest.mark.parametrize("level", range(4))
def test_thinking_takes_a_person_s_time(level: int) -> None:
    """Never less than its floor, more for longer moves, and as the table wants its pauses."""
    bots: list[Any] = [
        build("wordsearch", level, replace(SETUP, pace=pace))
        for pace in ("quick", "natural", "slow")
    ]
    times = [
        [bot.pause(n, Dice(Rng(str(i)), "x")) for i in range(50)] for bot in bots for n in (1, 6)
    ]
    quick, _, natural, longer, slow, _ = (sum(row) for row in times)

    assert FLOORS[level] <= min(min(row) for row in times)
    assert quick < natural < slow
    assert natural < longer


def test_a_bot_answers_before_the_window_closes() -> None:
    """And a move is made before the turn ends."""
    at, _ = choice(1, open_word("MAISON"))
    late, _ = choice(1, seen(until=1_000))

    assert 1_000 <= at <= 3_000
    assert late < 1_000


def test_the_same_stream_gives_the_same_choice() -> None:
    """Asked again, on another node, it does not change its mind."""
    view = seen()

    assert choice(0, view, "7") == choice(0, view, "7")
    assert 1 < len({choice(0, view, str(n)) for n in range(12)})


def test_a_spectator_or_an_idle_seat_does_nothing() -> None:
    """Only who may act does."""
    game, bot = table(), build("wordsearch", 0, SETUP)
    state = game.start(Rng("bots"), 0)

    assert bot.choose(game.view(state, None), 0, Rng("1"), 200) is None
    assert bot.choose(game.view(state, 1), 0, Rng("1"), 200) is None


def test_a_slip_loses_the_turn() -> None:
    """Played at a table it is a misjudged move, or a single letter moved."""
    setup = replace(SETUP, position=f"{MIDDLE} 0/0")
    ways = set()
    for seed in range(2):
        bots = [build("wordsearch", 0, setup)] * 2
        for _, entry in told(table(setup), bots, Rng(f"slip {seed}")):
            ways |= {event.how for event in entry.events if isinstance(event, Stopped)}

    assert ways & {"REPOSITION", "FAILED"}
    assert "NOTHING" not in ways


def test_states_are_of_this_game() -> None:
    """The arena's states are the game's own."""
    assert isinstance(table().start(Rng("x"), 0).game, State)


def test_no_turn_is_thought_of_twice_however_many_tables_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A turn is asked for at every slide; between them other tables have had their turns."""
    planned: list[object] = []

    def counting(*about: Any) -> Any:
        planned.append(about)
        return plan(*about)

    monkeypatch.setattr("logomachie.games.wordsearch.bots.player.plan", counting)
    view, seeds = seen(), [f"table {n}" for n in range(3)]
    first = [choice(0, view, seed) for seed in seeds]
    again = [choice(0, view, seed) for seed in seeds]

    assert (3, first) == (len(planned), again)


@pytest.mark.parametrize("level", [0, 0.5, 1])
def test_who_knows_few_words_looks_through_those_alone(
    level: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And sees what he would see in the whole dictionary: the same words, places and slides, in the
    same order, with the same readiness."""
    few, whole = (minds.Mind(french(), wordsearch_rows(""), level) for _ in range(2))
    sizes = [len(few._graph.letter)]
    monkeypatch.setattr(minds, "FEW", 0.0)
    sizes.append(len(whole._graph.letter))
    boards = (MIDDLE, begun(seen()), begun(seen(replace(SETUP, position=""))))
    one, two = ([mind.sees(board, 2, VALUE) for board in boards] for mind in (few, whole))

    assert sizes[0] < sizes[1] / 2
    for mine, all_of_it in zip(one, two, strict=True):
        told = [
            [sight.found[int(place)] for place in sight.places[:50]] for sight in (mine, all_of_it)
        ]

        assert len(mine.places) > 0
        assert told[0] == told[1]
        assert mine.rows.tolist() == all_of_it.rows.tolist()
        assert mine.ready.tolist() == all_of_it.ready.tolist()
