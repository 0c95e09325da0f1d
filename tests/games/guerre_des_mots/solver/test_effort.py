"""However full a position is, a thought takes no more steps than it may; of ordinary positions
nothing is left out."""

from typing import Any

import numpy as np
import pytest

from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.bots.mind import Eye
from logomachie.games.guerre_des_mots.bots.player import Player
from logomachie.games.guerre_des_mots.hints import hint
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Setup, TableView
from logomachie.games.guerre_des_mots.solver import effort as efforts
from logomachie.games.guerre_des_mots.solver.compiled import Compiled, Joined
from logomachie.games.guerre_des_mots.solver.effort import LEAST, WHOLE, Effort
from logomachie.games.guerre_des_mots.solver.match import Found, Match
from logomachie.games.guerre_des_mots.solver.slots import NONE, Slot
from logomachie.games.guerre_des_mots.solver.words import oracle
from logomachie.lexicon.load import french
from logomachie.native.library import library
from tests.games.guerre_des_mots.solver.test_compiled import columns, position

SLUG = "guerre-des-mots"
FULL = (  # eight chains of seven letters, and eight jokers to bend them with
    "SO@A7>DECOTEE SO@A1>RAIRAIT OSO@Q3>DECOTES OSO@I7>BRUNES ONO@I1>ABUSAIT ONO@Q1>AMUSAIS "
    "NO@I3>FILETAS NO@A3>RUSERAI SO=RRNNNNLLLMMPPPGGVHJK???????? "
    "seats:SO,OSO,ONO,NO,NE,ENE,ESE,SE turn:SO"
)
MUCH = WHOLE + WHOLE // 4  # searches that have begun may take a little more than is left
FEW = 400_000  # rows that are told in one search, at most
BOUND = 300_000  # steps of the core for one Draw

needs_a_core = pytest.mark.skipif(library() is None, reason="the core counts its steps")


def full() -> tuple[Setup, TableView]:
    """The position, as its active seat sees it."""
    setup = Setup(seats=8, lexicon=french().digest, position=FULL, rule="general")
    game = GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))
    state = game.start(Rng("full"), 0)
    view = game.view_for_bot(state, game.waiting(state)[0])
    assert isinstance(view, TableView)
    return setup, view


class Worked:
    """What the core did: the steps of each search, the rows of the largest."""

    def __init__(self) -> None:
        self.steps, self.rows = 0, 0


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> Worked:
    """Everything that is searched from here on, whoever asks for it."""
    count, opened, told = Worked(), Joined.__init__, Joined.rows

    def open_one(self: Joined, *asked: Any) -> None:
        opened(self, *asked)
        count.steps += self.work

    def tell(self: Joined, *asked: Any) -> Found:
        before = self.work
        found = told(self, *asked)
        count.steps += self.work - before
        count.rows = max(count.rows, len(found))
        return found

    monkeypatch.setattr(Joined, "__init__", open_one)
    monkeypatch.setattr(Joined, "rows", tell)
    return count


@needs_a_core
@pytest.mark.slow
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_bot_takes_no_more_steps_than_it_may(level: int, worked: Worked) -> None:
    """A Lettré took 5,600 million for one word, nine seconds and 475 MB."""
    setup, view = full()
    wish = build(SLUG, level, setup).choose(view, 0, Rng("b").fork("bot-0"), 400)

    assert wish is not None
    assert 0 < worked.steps <= MUCH
    assert worked.rows <= FEW


@needs_a_core
@pytest.mark.slow
def test_so_does_a_hint(worked: Worked) -> None:
    """A question is answered in a process of its own, and others wait for it."""
    setup, view = full()

    assert hint(view, setup)
    assert 0 < worked.steps <= MUCH


@needs_a_core
def test_a_draw_is_told_by_the_first_words_found(worked: Worked) -> None:
    """In the event loop one word is enough: not all that eight jokers make is found."""
    setup, view = full()
    table, words = seen(setup, view), oracle(french())

    assert words.can_lay(table, Dictionary(words, accents=table.options.accents))
    assert 0 < worked.steps <= 2 * BOUND


def seen(setup: Setup, view: TableView) -> Table:
    """The table as the one who looks has it."""
    assert view.seat is not None
    return table_seen(view, options(setup), view.seat)


@pytest.mark.slow
def test_it_thinks_the_same_again() -> None:
    """Steps are counted, not timed: the same thought comes to the same."""
    setup, view = full()
    bot = build(SLUG, 2, setup)
    assert isinstance(bot, Player)
    once, twice = (bot.choose(view, 0, Rng("b").fork("bot-0"), 400) for _ in range(2))

    assert once == twice


@pytest.mark.slow
@pytest.mark.parametrize("core", [True, False])
def test_of_ordinary_positions_nothing_is_left_out(
    core: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows of the exact join, level by level, with the core and without."""
    if not core:
        monkeypatch.setattr(efforts, "library", lambda: None)
    for seed in range(12):
        forms, held, lent, slots = position(seed, accents=seed % 2 == 1, joined=False)
        exact = Match(forms, held, lent, 2)
        mine = Effort().matched(forms, held, lent, 2)

        assert [*map(columns, exact.levels(slots))] == [*map(columns, mine.levels(slots))]
        assert columns(exact.found(slots)) == columns(mine.found(slots))


def rows(found: Found) -> set[tuple[int, ...]]:
    """The rows as what they say, the takes in any order."""
    parts = (found.slot, found.row, found.ahead, found.back, found.jokers)
    takes = [tuple(sorted(some[some != NONE].tolist())) for some in found.takes.T]
    return {(*row, -2, *take) for row, take in zip(np.stack(parts).T.tolist(), takes, strict=True)}


@pytest.mark.slow
@pytest.mark.parametrize("core", [True, False])
def test_with_little_left_it_finds_some_of_them(
    core: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that is not there, letters of fewer chains, and never nothing at all."""
    monkeypatch.setattr(efforts, "LEAST", 20_000)
    if not core:
        monkeypatch.setattr(efforts, "library", lambda: None)
    all_of_them, some_of_them = 0, 0
    for seed in range(12):
        forms, held, lent, slots = position(seed, accents=False, joined=False)
        everything = rows(Match(forms, held, lent, 2).found(slots))
        some = rows(Effort(left=0).matched(forms, held, lent, 2).found(slots))
        all_of_them += len(everything)
        some_of_them += len(some)

        assert some <= everything

    assert 0 < some_of_them < all_of_them


@needs_a_core
def test_what_was_cut_is_told() -> None:
    """A join says whether it has left something out."""
    forms, held, lent, slots = position(3, accents=False, joined=False)
    free = [Slot(slot.fixed, slot.before, (0,) * 9) for slot in slots]
    whole, little = Compiled(forms, held, lent, 2), Compiled(forms, held, lent, 2)
    one, other = Joined(whole, free), Joined(little, free, 10)

    assert not one.is_cut
    assert other.is_cut
    assert one.work > 10


def test_an_effort_is_shared_by_a_thought() -> None:
    """A search may take half of what is left, and a little when nothing is."""
    effort = Effort()
    assert effort.share == WHOLE // 2
    effort.left = -5

    assert effort.is_spent
    assert effort.share == LEAST


def test_the_worlds_one_imagines_take_of_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """All eyes of one thought have one effort."""
    made = list[Effort]()
    begun = Eye.__init__

    def init(self: Eye, *asked: Any, **more: Any) -> None:
        begun(self, *asked, **more)
        made.append(self.effort)

    monkeypatch.setattr(Eye, "__init__", init)
    setup = Setup(seats=2, lexicon=french().digest)
    game = GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))
    state = game.start(Rng("shared"), 0)
    view = game.view_for_bot(state, game.waiting(state)[0])
    build(SLUG, 3, setup).choose(view, 0, Rng("b").fork("bot-0"), 40)

    assert len(made) > 1
    assert 1 == len({id(effort) for effort in made})
