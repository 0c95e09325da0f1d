"""La Guerre des Mots' bots: what they know and notice, that they play for the cross, and fairly."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.arena import told
from logomachie.bots.dice import Dice
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.bots.idea import When, field, looks, noticed
from logomachie.games.guerre_des_mots.bots.mind import Eye, mind
from logomachie.games.guerre_des_mots.bots.outlook import worth
from logomachie.games.guerre_des_mots.bots.plan import WASTE, planned
from logomachie.games.guerre_des_mots.bots.world import imagined
from logomachie.games.guerre_des_mots.rules.events import Erred, Laid
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import (
    Answer,
    Asked,
    Lay,
    Lift,
    Request,
    Setup,
    TableView,
)
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

SLUG = "guerre-des-mots"
ORNA = "SO@E22>RUSA^IRAP>URS^ELARO NE@O1_RUES SO=RNAST NE=ELTA turn:SO"


@cache
def table(setup: Setup) -> Any:  # Any: a game of some house
    """A game with the whole lexicon."""
    return GAMES[SLUG].open(setup, GAMES[SLUG].words(french()))


def seen(position: str, seat: int = 0, **more: Any) -> tuple[Setup, TableView]:
    """What a seat sees of a position."""
    setup = Setup(seats=2, lexicon="x", position=position, **more)
    view = table(setup).view(table(setup).start(Rng("bots"), 0), seat)
    assert isinstance(view, TableView)
    return setup, view


def choice(level: int, setup: Setup, view: TableView, seed: str = "1") -> Asked:
    """What a bot of this level does about this view."""
    found = build(SLUG, level, setup).choose(view, 0, Rng(seed), 200)
    assert found is not None
    at, move = found
    asked: Asked = move
    assert view.wake is not None
    assert 0 <= at < view.wake
    return asked


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["simplified", "general"])
def test_all_levels_play_together(rule: str) -> None:
    """Four seats, four levels: every coup is legal, whatever the level knows and notices."""
    setup = Setup(seats=4, lexicon="x", rule=rule, round_limit=3)  # type: ignore[arg-type]
    bots = [build(SLUG, level, setup) for level in range(4)]
    events = [
        event for _, entry in told(table(setup), bots, Rng("together")) for event in entry.events
    ]

    assert [] == [event for event in events if isinstance(event, Erred)]
    assert 4 <= sum(isinstance(event, Laid) for event in events)


def test_eight_seats_open_and_go_on() -> None:
    """A full board of the quickest level."""
    setup = Setup(seats=8, lexicon="x", round_limit=2)
    lines = list(told(table(setup), [build(SLUG, 0, setup)] * 8, Rng("eight")))

    assert table(setup).outcome(lines[-1][0]) is not None
    assert not any(isinstance(event, Erred) for _, entry in lines for event in entry.events)


def test_a_level_knows_and_notices_more_than_the_one_below() -> None:
    """Words of its level only, and of these a few at a time; compounds too (A.8)."""
    heads = [mind(french(), level, accents=False) for level in range(4)]
    known = [(len(head.lexis.forms), len(head.lexis.compounds)) for head in heads]
    noticed = [tuple(int(some.sum()) for some in head.noticed(1)) for head in heads]

    assert known == sorted(known)
    assert noticed == sorted(noticed)
    for few, many in zip(noticed, known, strict=True):
        assert 0 < few[0] < many[0] / 4
        assert 0 <= few[1] < many[1] / 4


@pytest.mark.parametrize("level", [0, 1, 2])
def test_few_words_come_to_mind_in_a_turn(level: int) -> None:
    """Of all it could lay as many words as its level notices, wherever each of them goes."""
    setup, view = seen(ORNA)
    table_ = table_seen(view, options(setup), 0)
    eye = Eye(mind(french(), level, accents=False), Dice(Rng("1"), "x"))
    seen_ = field(eye, table_, Dice(Rng("2"), "x"), When(1, 1, (5, 4)))
    batches = [coups for coups in seen_.batches(piracy=False, compounds=False) if len(coups)]
    words = {coups.word(row) for coups in batches for row in range(len(coups))}
    few = {c.word(row) for c in noticed(eye, batches, 1.0) for row in range(len(c))}

    assert eye.count == len(few) < len(words)
    assert few < words
    assert few == {c.word(row) for c in noticed(eye, batches, 1.0) for row in range(len(c))}


def test_it_looks_again_before_it_gives_up() -> None:
    """A bot whose first words are not worth their letters thinks of more, and often lays one."""
    setup, view = seen(ORNA)
    table_, when = table_seen(view, options(setup), 0), When(1, 1, (5, 4))
    laid = Counter[bool]()
    for seed in range(40):
        eye = Eye(mind(french(), 0, accents=False), Dice(Rng(f"{seed}"), "x"))
        at_first = next(looks(eye, table_, Dice(Rng("2"), "x"), when))
        if max((idea.promise for idea in at_first), default=WASTE - 1) < WASTE:
            move = planned(eye, table_, Dice(Rng("2"), "x"), when, 200)
            laid[isinstance(move, Lay)] += 1

    assert laid[True] > laid[False]


@pytest.mark.parametrize("level", [0, 1, 2])
def test_its_vocabulary_is_in_the_dictionary(level: int) -> None:
    """What it takes for a word is one: it never errs by ignorance."""
    head = mind(french(), level, accents=False)

    assert head.dictionary.knows("MAISON")
    assert not head.dictionary.knows("XYLENES")
    assert not head.dictionary.knows("MAISO")


@pytest.mark.slow
@clause("GDM-WIN-01")
def test_it_takes_the_victory_it_sees() -> None:
    """One word from the cross: the higher the level, the oftener it wins at once."""
    setup, view = seen(ORNA)
    wins = Counter[int]()
    for level in (0, 3):
        for seed in range(12):
            move = choice(level, setup, view, str(seed))
            if isinstance(move, Lay):
                state, _ = table(setup).step(table(setup).start(Rng("bots"), 0), 1, 0, move)
                wins[level] += table(setup).outcome(state) is not None

    assert wins[0] < wins[3]
    assert 4 <= wins[3]


@clause("GDM-BLW-07")
def test_it_takes_its_cross_back_to_go_on() -> None:
    """A cross at the end of its chain costs nothing to lift."""
    setup, view = seen("SO@E22>RUSA^IRAP>URS+ NE@O1_RUES SO=RNAST NE=ELTA turn:SO")

    assert isinstance(choice(2, setup, view), Lift)


@clause("GDM-Q-47")
def test_it_gives_none_of_its_letters_away() -> None:
    """Asked by a friend to shorten its own chain it says no, in time."""
    setup, view = seen(ORNA, seat=1)
    ask = Request(by=0, of=1, chain=2, end=0, count=1, until=20_000, since=0)
    asked = replace(view, can=("Answer",), phase="CONSENT", request=ask, wake=20_000)

    assert Answer(view.turn, agrees=False) == choice(1, setup, asked)


def test_who_may_not_act_waits() -> None:
    """The other seat, a spectator, a game that is over."""
    setup, view = seen(ORNA, seat=1)
    bot = build(SLUG, 3, setup)

    assert bot.choose(view, 0, Rng("1"), 200) is None
    assert bot.choose(replace(view, seat=None), 0, Rng("1"), 200) is None


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 3])
def test_the_same_stream_gives_the_same_coup(level: int) -> None:
    """Asked again, on another node, it does not change its mind."""
    setup, view = seen(ORNA)

    assert choice(level, setup, view, "7") == choice(level, setup, view, "7")


def test_it_thinks_from_its_own_view_only() -> None:
    """Another arsenal at the other seat, the same view, the same coup."""
    _, one = seen(ORNA)
    setup, other = seen(ORNA.replace("NE=ELTA", "NE=SOIR"))
    same = replace(other, board=one.board)

    assert choice(2, setup, one) == choice(2, setup, same)


def test_an_imagined_arsenal_is_one_that_could_be() -> None:
    """As many tokens as that seat holds, none that lies on the board or in one's own hand."""
    setup, view = seen(ORNA)
    mine = table_seen(view, options(setup), 0)
    his = imagined(mine, 1, 9, Dice(Rng("1"), "x"))
    used = Counter(token[0] for token in (*his.arsenal, *mine.arsenal))
    used.update(piece.token[0] for chain in mine.chains.values() for piece in chain.path)
    box = Counter[str]()
    for token, count in mine.options.tiles.counts.items():
        box[token[0]] += count

    assert (1, 9) == (his.seat, len(his.arsenal))
    assert used <= box


def test_a_position_is_worth_more_the_nearer_the_cross() -> None:
    """And less the nearer the others are."""
    setup, near = seen(ORNA)
    _, far = seen("SO@E22>RUSA NE@O1_RUES SO=RNAST NE=ELTA turn:SO")
    opts = options(setup)

    assert worth(table_seen(near, opts, 0), 0) > worth(table_seen(far, opts, 0), 0)
    assert worth(table_seen(near, opts, 0), 1) < worth(table_seen(far, opts, 0), 1)
