"""What a coup being composed would earn: told by the server, from one's own view, no dictionary."""

from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games.guerre_des_mots.rules import rules
from logomachie.games.guerre_des_mots.rules.coup import legal
from logomachie.games.guerre_des_mots.rules.look import EVERYTHING
from logomachie.games.guerre_des_mots.rules.notation import cell_name
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup, Shot, State
from logomachie.games.guerre_des_mots.solver.earned import Aim, Earned
from logomachie.games.guerre_des_mots.solver.ways import Way, read, ways
from tests.games.guerre_des_mots.kit import retold
from tests.kit.clauses import clause

SOUTH = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES"
PURS = "1 1 0 I18U J18R K18S"
DUEL = "SO@D17>AME SO=S NE@G13>EU^T turn:SO"
AMES = "1 1 0 G17S"


def table(position: str, **chosen: Any) -> tuple[Setup, rules.Rules, State]:
    setup = Setup(seats=2, lexicon="kit", position=position, **chosen)
    game = rules.Rules(setup, frozenset())
    return setup, game, game.start(Rng("earned"), 0)


def told(position: str, about: str, way: int = 0, **chosen: Any) -> Earned | None:
    """What the plainest way, or another, would earn."""
    setup, game, state = table(position, **chosen)
    return ways(game.view(state, state.active), setup, about).ways[way].earns


def some(position: str, about: str, way: int = 0, **chosen: Any) -> Earned:
    found = told(position, about, way, **chosen)
    assert found is not None
    return found


def shots(found: Earned) -> list[tuple[str, str, str | None, list[tuple[str, ...]]]]:
    """Each shot as its target, the way, how it would go, and what it could take."""
    return [
        (cell_name(aim.target), aim.ray, aim.miss, [spoil.texts for spoil in aim.spoils])
        for aim in found.aims
    ]


@clause("GDM-RPL-01", "GDM-RPL-08")
def test_letters_on_green_are_replays() -> None:
    """The R of ORALES; a pirate's too, unless the table agreed otherwise."""
    position = "SO@H18>PURS SO=ORALE NE@A1>BC NE=ORALE turn:{}"
    about = "1 1 0 K13O K14R K15A K16L K17E"
    green = [
        [cell_name(cell) for cell in some(position.format(seat), about, **chosen).green]
        for seat, chosen in (("SO", {}), ("NE", {}), ("NE", {"piracy_replay": False}))
    ]

    assert [["K14"], ["K14"], []] == green


@clause("GDM-RPL-07", "GDM-BLW-01", "GDM-Q-24", "GDM-Q-25")
def test_a_cross_or_a_replay_where_the_conditions_may_hold() -> None:
    """RUS transferred alone: behind the new end; with a letter of the arsenal, neither; without a
    cross in hand, the replay only."""
    own = some(f"{SOUTH} SO=T+ turn:SO", PURS)
    mixed = some(f"{SOUTH} SO=URS+ turn:SO", PURS)
    bare = some(f"{SOUTH} SO=T turn:SO", PURS)

    assert (True, ["L18"]) == (own.tactical, [cell_name(cell) for cell in own.crosses])
    assert (False, ()) == (mixed.tactical, mixed.crosses)
    assert (True, ()) == (bare.tactical, bare.crosses)


@clause("GDM-BLC-02", "GDM-MOD-02", "GDM-Q-30")
def test_chess_pieces_that_may_go_up() -> None:
    """The N of BON on its bishop, in the general rule, on one's own chain."""
    position, about = "SO@E3_BO SO=N NE@W20>AS NE=N turn:{}", "1 1 0 E5N"
    general = some(position.format("SO"), about, rule="general")

    assert ["E5"] == [cell_name(cell) for cell in general.symbols]
    assert () == some(position.format("SO"), about).symbols
    assert () == some(position.format("NE"), about, rule="general").symbols


@clause("GDM-Q-33")
def test_a_cedilla_on_a_king_shows_by_itself() -> None:
    """There is nothing to choose, and no shot to fire."""
    position = "SO@L5>AI SO=CS NE@N9>EU^T turn:SO"
    cedilla, plain = (some(position, f"1 0 0 K5{letter} N5S", rule="general") for letter in "ÇC")

    assert (["K5"], (), ()) == (
        [cell_name(cell) for cell in cedilla.shows],
        cedilla.symbols,
        cedilla.aims,
    )
    assert ((), ["K5"]) == (plain.shows, [cell_name(cell) for cell in plain.symbols])
    assert [("N9", "S", "", [("EU",)])] == shots(plain)


@clause("GDM-SHT-01", "GDM-SHT-05", "GDM-SHT-07", "GDM-Q-40")
def test_shots_with_what_they_could_take() -> None:
    """At the first token each way, whole words from an end up to the word hit."""
    long = "SO@D17>AME SO=S NE@G13>EU^TAS<OL_E turn:SO"

    assert [("G13", "N", "", [("EU",)])] == shots(some(DUEL, AMES))
    assert [("G13", "N", "", [("EU",), ("EU", "SATU"), ("EU", "SATU", "LOS")])] == shots(
        some(long, AMES)
    )
    assert [("EU",)] == [aim.hit for aim in some(DUEL, AMES).aims]


@clause("GDM-Q-40", "GDM-SHT-12", "GDM-Q-42")
@pytest.mark.parametrize(
    ("chain", "miss"), [("NE@G13>EU", ""), ("NE@G13>PU^T", "STRENGTH"), ("NE@G8>EU^T", "REACH")]
)
def test_shots_that_bring_nothing_are_told_too(chain: str, miss: str) -> None:
    """A chain of one word, a letter too strong, a letter too far: the rules let them be fired."""
    found = some(f"SO@D17>AME SO=S {chain} turn:SO", AMES, side_goals=False)

    assert [(miss, [])] == [(how, taken) for _, _, how, taken in shots(found)]


@clause("GDM-SHT-06", "GDM-SHT-13", "GDM-BLW-05", "GDM-SHT-04", "GDM-Q-46", "GDM-BLC-05")
@pytest.mark.parametrize(
    ("position", "about"),
    [
        ("SO@O8>ME SO=H NE@Q3>DUNE_SI turn:SO", "1 1 0 Q8H"),  # the base word
        ("SO@D17>AME SO=S NE@D11>NUE+ turn:SO", AMES),  # a protected word
        ("SO=RUES NE@T9>EU^T turn:SO", "0 0 0 E22R F22U G22E H22S"),  # from a base
        ("SO@D17>AME SO=C NE@G13>EU^T turn:SO", "1 1 0 G17C"),  # no value
        ("SO@D17>AME NE=S NE@L20>ON ONO@G13>EU^T turn:NE", AMES),  # a pirate
        ("SO@D17>AME SO=S NE@G10>EU^T SO@I12H'>A turn:SO", AMES),  # who is blockaded
    ],
)
def test_what_the_rules_forbid_is_not_offered(position: str, about: str) -> None:
    """No shot at the base word or a protected one, none from blue, none by a C or a pirate."""
    seats = len({part[: part.find("@")] for part in position.split() if "@" in part} | {"SO"})
    setup = Setup(seats=max(seats, 2), lexicon="kit", position=position, rule="general")
    game = rules.Rules(setup, frozenset())
    state = game.start(Rng("earned"), 0)
    found = ways(game.view(state, state.active), setup, about).ways[0].earns

    assert found is not None
    assert () == found.aims


@clause("GDM-Q-43", "GDM-SHT-09")
def test_hidden_values_stay_hidden() -> None:
    """A shot at a letter too strong is offered like one at a letter too weak, with its spoils."""
    weak, strong = (
        some(f"SO@D17>AME SO=S NE@G13>{letter}U^T turn:SO", AMES, show_values=False).aims[0]
        for letter in "EP"
    )

    assert [(None, None, None)] * 2 == [(a.value, a.strength, a.miss) for a in (weak, strong)]
    assert [("EU",), ("PU",)] == [aim.spoils[0].texts for aim in (weak, strong)]


@clause("GDM-OPP-01")
def test_what_cannot_be_laid_earns_nothing() -> None:
    """A word that would touch another chain: nothing to choose."""
    assert told("SO@D17>AME SO=S NE@H17>EU_T turn:SO", AMES) is None


@clause("GDM-LEX-02")
def test_a_wrong_word_earns_as_much_as_a_right_one() -> None:
    """RUS of RUSA for PURS, TRS of TRSA for PRTS: the same replay, the same cross."""
    right = some(f"{SOUTH} SO=+ turn:SO", PURS)
    nonsense = SOUTH.replace("RUSA^IRAP", "TRSA^ILTP")
    wrong = some(f"{nonsense} SO=+ turn:SO", "1 1 0 I18R J18T K18S")

    assert right.tactical
    assert encoded(right) == encoded(wrong)


@clause("GDM-Q-61", "GDM-LEX-02")
@pytest.mark.parametrize("number", range(4))
def test_what_is_hidden_makes_no_difference(number: int) -> None:
    """Another world behind the same view: the same ways, the same earnings, byte for byte."""
    position = f"{SOUTH} SO=URS?+ NE=EAT turn:SO"
    setup, game, state = table(position, rule="general")
    other = retold(state, 0, number)

    assert encoded(ways(game.view(state, 0), setup, PURS)) == encoded(
        ways(game.view(other, 0), setup, PURS)
    )


def adorned(way: Way, about: str) -> list[Lay]:
    """The coup of a way with each thing it is said to earn, one at a time."""
    wanted = read(about)
    assert wanted is not None
    bare = Lay(0, 0, wanted.chain, wanted.end, way.letters, wanted.bend)
    if way.earns is None:
        return [bare]
    nothing = [Shot(aim.gun, aim.ray, 0, 0) for aim in way.earns.aims]
    fired = [
        Shot(aim.gun, aim.ray, spoil.end, spoil.words)
        for aim in way.earns.aims
        for spoil in aim.spoils
    ]
    return [
        bare,
        *(replace(bare, cross=cross) for cross in way.earns.crosses),
        *(replace(bare, shots=(shot,)) for shot in (*nothing, *fired)),
    ]


@clause("GDM-DEF-11")
@pytest.mark.parametrize(
    ("position", "about"),
    [
        (f"{SOUTH} SO=URS?+ turn:SO", PURS),
        (DUEL, AMES),
        ("SO@D17>AME SO=S NE@G13>EU^TAS<OL_E turn:SO", AMES),
        ("SO@D17>AME SO=S NE@H17>EU_T turn:SO", AMES),
    ],
)
def test_the_rules_agree_with_everything_told(position: str, about: str) -> None:
    """Were every word one, each way would be laid and each option taken; a way that earns nothing
    would be refused."""
    setup, game, state = table(position, rule="general")
    view = game.view(state, 0)
    seen = table_seen(view, options(setup), 0)
    for way in ways(view, setup, about).ways:
        for lay in adorned(way, about):
            if way.earns is None:
                with pytest.raises(Refused):
                    legal(lay, seen, EVERYTHING)
            else:
                legal(lay, seen, EVERYTHING)


def test_an_aim_is_told_whole() -> None:
    """Everything the page says of a shot comes with it."""
    aim = some(DUEL, AMES).aims[0]

    assert (
        Aim(
            gun=(16, 6),
            letter="S",
            ray="N",
            target=(12, 6),
            against="E",
            of=1,
            chain=2,
            gap=3,
            value=8,
            strength=0,
            miss="",
            hit=("EU",),
            spoils=aim.spoils,
        )
        == aim
    )
