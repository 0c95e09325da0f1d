"""How the Arbitre of La Guerre des Mots looks ahead: what it still sees in a turn, what it hopes
and fears of a position, what it expects of others."""

from collections import Counter
from copy import copy
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots.bots.idea import When
from logomachie.games.guerre_des_mots.bots.mind import Mind, mind
from logomachie.games.guerre_des_mots.bots.outlook import (
    bared,
    chance,
    hoped,
    threats,
    winning,
    worth,
)
from logomachie.games.guerre_des_mots.bots.player import Player
from logomachie.games.guerre_des_mots.bots.retreat import retreats
from logomachie.games.guerre_des_mots.bots.world import World
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import CROSS, Lay, Recover
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.effort import Effort
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.load import french
from tests.games.guerre_des_mots.bots.test_player import ORNA, choice, seen, table
from tests.kit.clauses import clause

LATE = ORNA.replace("SO=RNAST NE=ELTA turn:SO", "SO=RNASTEILU NE=ELTASIRNE turn:NE")
STARVED = "SO@E22>RUSA^IRAP>URS NE@O1_RUES SO=K NE=ELTA turn:SO"
GUARDED = "SO@E22>RUSA^IRAP>URS+ NE@O1_RUES SO=RNAST NE=ELTA turn:NE"


def head() -> Mind:
    """The Arbitre's."""
    return mind(french(), 3, accents=False)


def position(text: str, seat: int = 0) -> Table:
    """A position as one seat sees it."""
    setup, view = seen(text, seat)
    return table_seen(view, options(setup), seat)


def world(sight: Table, seed: str = "w") -> World:
    """A world in which the others hold nine tokens."""
    return World(head(), sight, (9,) * len(sight.places), Dice(Rng(seed), "world"), Effort())


@pytest.mark.slow
def test_it_sees_in_a_replay_what_it_saw_before() -> None:
    """The words it notices are those of the turn: a plan for two coups does not fall to chance."""
    setup, view = seen(ORNA)
    bot = Player(french(), 3, setup)
    now, later, next_turn = (
        bot.eye(one, Rng("1")).lexis().forms.letters[5].tobytes()
        for one in (view, changed(view, coup=2), changed(view, turn=view.turn + 2))
    )

    assert now == later
    assert now != next_turn


@pytest.mark.parametrize("hand", ["RNAST", "KWZXT", "ELTASIRNE"])
def test_its_threats_are_the_words_that_win(hand: str) -> None:
    """Counted with words of four letters alone, they are those of the whole enumeration."""
    sight = position(ORNA.replace("SO=RNAST", f"SO={hand}"))
    wins = set[str]()
    for coups in Field(sight, head().lexis, head().dictionary).batches():
        rows = Prospect(sight).wins(coups).nonzero()[0].tolist()
        wins.update(coups.word(row) for row in rows)

    assert len(wins) == threats(head(), sight)
    assert wins


def test_who_stands_far_off_threatens_nothing() -> None:
    """No end of a chain before a goal, no word that wins."""
    assert threats(head(), position("SO@E22>RUSA NE@O1_RUES SO=RNAST NE=ELTA turn:SO")) == 0


def test_letters_that_win_are_worth_more_than_others() -> None:
    """As near as it can be, but with the wrong letters: it hopes for less."""
    rich, poor = position(ORNA), position(ORNA.replace("SO=RNAST", "SO=KWZXT"))

    assert threats(head(), rich) > threats(head(), poor)
    assert hoped(head(), rich) > hoped(head(), poor)


def test_a_chance_grows_with_the_words() -> None:
    """Nothing to see, nothing to hope; many words, nearly certain."""
    assert chance(0) == 0
    assert chance(1) < chance(11) < chance(30) < 1


def test_replays_may_carry_one_to_the_goal() -> None:
    """With no word that wins at once one may still get there, the less likely the further off."""
    far = position("SO@E22>RUSA NE@O1_RUES SO=RNAST NE=ELTA turn:SO")
    nearer = position("SO@E22>RUSA^IRAP>URS NE@O1_RUES SO=RNAST NE=ELTA turn:SO")

    assert threats(head(), far) == threats(head(), nearer) == 0
    assert 0 < winning(head(), far) < winning(head(), nearer) < winning(head(), position(ORNA))


@clause("GDM-BLW-07")
def test_a_cross_at_an_end_is_no_step_back() -> None:
    """It may be taken back before one plays: its owner is as near as without it, and gets it."""
    guarded, open_ = position(GUARDED), position(GUARDED.replace("URS+", "URS"))

    assert worth(guarded, 0) == pytest.approx(worth(replace(open_, arsenal=guarded.arsenal), 0))
    assert bared(guarded).arsenal.count(CROSS) == guarded.arsenal.count(CROSS) + 1
    assert bared(replace(guarded, seat=1)).arsenal == guarded.arsenal


def test_it_fears_who_stands_before_the_goal() -> None:
    """One word from the cross an opponent is likely to win; a word further off he is not."""
    near = position(LATE, 1)
    far = position(LATE.replace("^ELARO", ""), 1)

    assert world(near).spared(near) < 0.5
    assert 0.6 < world(far).spared(far) < 1
    assert world(near).answered(near) < world(far).answered(far) - 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_leave_the_victory_to_another(seed: int) -> None:
    """Whatever it plays, the one who stood before the cross is driven off or cut short."""
    setup, view = seen(LATE, seat=1)
    move = choice(3, setup, view, str(seed))
    assert isinstance(move, Lay)
    state, _ = table(setup).step(table(setup).start(Rng("bots"), 0), 1, 1, move)
    then = table_seen(table(setup).view(state, 1), options(setup), 1)

    assert world(then).spared(then) > 0.9


@pytest.mark.slow
def test_it_answers_the_others_in_turn() -> None:
    """A position is worth what one's own best coup makes of it after theirs, in the same worlds."""
    sight, hasty = position(ORNA, 0), copy(head())
    hasty.temper = replace(hasty.temper, further=False)
    dice = [Dice(Rng(seed), "world") for seed in "abcdef"]
    held = (9,) * len(sight.places)
    found = [
        [World(mind, sight, held, copy(each), Effort()).answered(sight) for each in dice]
        for mind in (head(), hasty)
    ]

    assert sum(found[0]) > sum(found[1])


def test_the_others_answer_with_letters_they_may_have() -> None:
    """Two worlds hold different arsenals, all of them out of what nobody shows."""
    sight = position(LATE, 1)
    hands = [world(sight, seed).hands for seed in "abc"]

    assert len({hand[0] for hand in hands}) == 3
    assert all(len(hand[0]) == 9 and set(hand) == {0} for hand in hands)


@pytest.mark.slow
@clause("GDM-REC-02")
@pytest.mark.parametrize("level", [0, 4])
def test_who_has_no_letters_takes_some_back(level: int) -> None:
    """With a K alone in hand it recovers a word, unless it has noticed something better: today's
    Arbitre always does here."""
    setup, view = seen(STARVED)
    moves = [choice(level, setup, view, str(seed)) for seed in range(4)]

    assert any(isinstance(move, Recover) for move in moves)


@clause("GDM-REC-01")
def test_what_is_taken_back_is_in_hand_again() -> None:
    """Every retreat is one the rules accept, and leads where they lead."""
    setup, view = seen(STARVED)
    sight = table_seen(view, options(setup), 0)
    found = list(retreats(head(), sight, When(view.turn, view.coup, view.arsenals)))
    for one in found:
        state, _ = table(setup).step(table(setup).start(Rng("bots"), 0), 1, 0, one.move)
        then = table_seen(table(setup).view(state, 0), options(setup), 0)
        assert (then.chains, Counter(token[0] for token in then.arsenal)) == (
            one.table.chains,
            Counter(token[0] for token in one.table.arsenal),
        )

    assert [0, 1] == sorted(one.move.end for one in found)


@pytest.mark.slow
@clause("GDM-Q-54")
def test_it_lays_a_word_before_the_game_ends_of_itself() -> None:
    """A round without a word behind it: it does not pass, nor take letters back, if it has one."""
    setup, view = seen(STARVED.replace("SO=K", "SO=KAT"))
    moves = [choice(3, setup, changed(view, idle=1), str(seed)) for seed in range(6)]

    assert all(isinstance(move, Lay) for move in moves)


@pytest.mark.slow
@pytest.mark.parametrize("level", [2, 3])
def test_it_does_not_shift_letters_without_end(level: int) -> None:
    """A coup with which one would begin a turn is not worth being the eighth of it."""
    setup, view = seen("SO@E22>RUSA NE@O1_RUES SO=XWAB NE=ELTA turn:SO")
    laid = [
        sum(isinstance(choice(level, setup, one, str(seed)), Lay) for seed in range(4))
        for one in (changed(view, idle=1), changed(view, coup=8))
    ]

    assert laid[1] < laid[0] == 4
