"""Reasons of La Guerre des Mots: each where it holds, and none that the rules deny."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from logomachie.core.game import Refused
from logomachie.games.guerre_des_mots.analysis.facts import all_facts
from logomachie.games.guerre_des_mots.analysis.sentences import SENTENCES
from logomachie.games.guerre_des_mots.analysis.spot import Turn
from logomachie.games.guerre_des_mots.rules.events import Fired, Laid, Recovered
from logomachie.games.guerre_des_mots.rules.types import Asked, Draw, Lift, Pass, Recover, State
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.options import choices
from tests.games.guerre_des_mots.analysis.moments import Moment, by_lot, moment
from tests.kit import reasons

TWO = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO={} turn:SO"
FULL, EMPTY = TWO.format("PURSOTE"), TWO.format("")
ALONE = "SO@E22>RUSA SO={} seats:SO,NE turn:SO"
NEAR = (
    "seats:NE,SO SO@E22A(â)>LLA(â)I(î)E(è)NT^U(û)O(ô) "
    "NE@M6A(â)>nS_A(â)PA(â)<d_E(é)BO(ô)U(û)T<SE(é) NE@O2E(ê)_X "
    "NE=+E(ê)QST SO=+I(î)I(î)RR turn:NE round:5 coup:5"
)
ARMED = (
    "seats:NE,SO SO@E22A(â)>LLA(â)I(î)E(è)NT^U(û)O(ô) "
    "NE@L4T_E(ê)S>A(â)nS_A(â)PA(â)<d_E(é)BO(ô)U(û)T NE@O1S_E(ê)XE(é) "
    "NE=+Q SO=+I(î)I(î)RR turn:NE round:5 credits:3 coup:3"
)
Told = tuple[str, dict[str, object]]
# kind: a position with a coup that has it; its twin, none of whose coups has
TWINS: dict[str, tuple[Told, Told]] = {
    "wins": ((NEAR, {}), (FULL, {})),
    "takes": ((FULL, {}), (ALONE.format("PURSOTE"), {})),
    "lays": ((FULL, {}), (EMPTY, {})),
    "joker": ((TWO.format("PU?"), {}), (FULL, {})),
    "guards": ((TWO.format("PURSOTE+"), {}), (FULL, {})),
    "shields": ((FULL, {"rule": "general"}), (FULL, {})),
    "boards": ((EMPTY, {}), (EMPTY, {"piracy": False})),
    "green": ((EMPTY, {}), (ALONE.format(""), {})),
    "opens": (("NE@O1_RUES<ELLES SO=PURSOTE seats:SO,NE turn:SO", {}), (EMPTY, {})),
    "shoots": ((ARMED, {}), (ARMED, {"shots": False})),
}
# of one position some coups have them, and others have not
APART = {"shifts": EMPTY, "closer": EMPTY, "easy": EMPTY, "replays": EMPTY, "free": FULL}
FIRST = 250  # coups of a position that are looked at
MORE = 4  # with what they have earned


def coups(position: str, options: dict[str, object]) -> list[set[str]]:
    """The kinds of everything there is to tell, of each coup of a position."""
    _, _, spot = moment(position, **options)
    dictionary, found = spot.mind.dictionary, []
    field = Field(spot.table, spot.mind.lexis, dictionary, turn=spot.view.turn, coup=spot.view.coup)
    for plain in islice(field.told(ranked=True), FIRST):
        for lay in islice(choices(plain, spot.table, dictionary), MORE):
            chosen = Turn((lay,), spot.judged(lay))
            found.append({fact.kind for fact in all_facts(spot, chosen)})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(TWINS))
def test_a_reason_is_given_where_it_holds_and_not_to_its_twin(kind: str) -> None:
    """The same but for the one thing that makes it true."""
    made, twin = TWINS[kind]

    assert any(kind in told for told in coups(*made))
    assert not any(kind in told for told in coups(*twin))


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(APART))
def test_a_reason_is_given_to_a_coup_and_not_to_its_neighbour(kind: str) -> None:
    """Of one position: the letters come from elsewhere, the word lies otherwise."""
    told = [kind in each for each in coups(APART[kind], {})]

    assert any(told)
    assert not all(told)


def test_what_lays_no_word_is_told_as_what_it_is() -> None:
    """Letters taken back, a draw, a rest, a cross lifted: each its own sentence and no other's."""
    _, _, spot = moment(FULL)
    number, coup = spot.view.turn, spot.view.coup
    turns: dict[str, Asked] = {
        "recovers": Recover(number, coup, 1, 1, 4),
        "draws": Draw(number, coup),
        "rests": Pass(number, coup),
        "otherwise": Lift(number, coup, 1, 1),
        "asks": Recover(number, coup, 2, 1, 1),
    }
    for kind, move in turns.items():
        assert [kind] == [fact.kind for fact in all_facts(spot, Turn((move,)))]
        faulty = all_facts(spot, Turn((move,), erred=True))
        assert ["erred"] == [fact.kind for fact in faulty]


def test_every_kind_has_its_twins() -> None:
    """No reason is told that no position was made for, and there are ten at least."""
    told = {*TWINS, *APART, "recovers", "asks", "erred", "draws", "rests", "otherwise"}

    assert set(SENTENCES) == told
    assert len(told) >= 10


Check = Callable[[Moment, Turn, State, tuple[Any, ...], dict[str, Any]], bool]


def laid(events: tuple[Any, ...]) -> Laid:
    return next(event for event in events if isinstance(event, Laid))


def away(state: State, seat: int, at: Moment) -> int:
    """Cells to the cross, by walking outwards from it ring by ring."""
    ring = {cell for line in at[2].table.options.grid.cross for cell in line}
    mine = {piece.cell for chain in state.chains if chain.seat == seat for piece in chain.path}
    steps, seen = 0, set(ring)
    while not ring & mine:
        ring = {
            (row + down, col + right)
            for row, col in ring
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        } - seen
        seen |= ring
        steps += 1
    return steps


def others(at: Moment, events: tuple[Any, ...]) -> str:
    return "".join(take.letters for take in laid(events).taken if take.of != at[2].seat)


def own(at: Moment, events: tuple[Any, ...]) -> str:
    return "".join(take.letters for take in laid(events).taken if take.of == at[2].seat)


def from_hand(events: tuple[Any, ...]) -> int:
    return sum(letter.origin is None for letter in laid(events).letters)


CHECKS: dict[str, Check] = {
    "wins": lambda at, _, after, __, x: after.winner == at[2].seat and after.why == x["why"],
    "takes": lambda at, _, __, events, x: sorted(others(at, events)) == sorted(x["letters"]) != [],
    "shifts": lambda at, _, __, events, x: sorted(own(at, events)) == sorted(x["letters"]) != [],
    "closer": lambda at, _, after, __, x: (
        away(at[1].game, at[2].seat, at) == x["before"] > x["after"] == away(after, at[2].seat, at)
    ),
    "opens": lambda _, __, ___, events, ____: laid(events).how == "OPEN",
    "boards": lambda at, _, __, events, ____: laid(events).of != at[2].seat,
    "green": lambda _, __, ___, events, x: laid(events).green == x["count"] > 0,
    "replays": lambda _, __, ___, events, ____: laid(events).tactical and laid(events).credits > 0,
    "guards": lambda _, __, ___, events, ____: laid(events).cross is not None,
    "shields": lambda _, __, ___, events, ____: laid(events).shield,
    "shoots": lambda _, __, ___, events, x: (
        sum(len(event.letters) for event in events if isinstance(event, Fired)) == x["count"]
    ),
    "joker": lambda _, __, ___, events, ____: any(
        letter.joker and letter.origin is None for letter in laid(events).letters
    ),
    "lays": lambda at, _, after, events, x: (
        from_hand(events) == x["count"] and len(after.arsenals[at[2].seat]) == x["left"]
    ),
    "free": lambda _, __, ___, events, ____: from_hand(events) == 0,
    "easy": lambda at, _, __, ___, x: any(
        reading.age == 1 for reading in at[2].lexicon.analyses(x["word"])
    ),
    "recovers": lambda _, __, ___, events, x: any(
        isinstance(event, Recovered) and len(event.cells) == x["count"] for event in events
    ),
    "draws": lambda _, chosen, __, ___, ____: isinstance(chosen.moves[0], Draw),
    "rests": lambda _, chosen, __, ___, ____: isinstance(chosen.moves[0], Pass),
    "otherwise": lambda _, chosen, __, ___, ____: (
        not isinstance(chosen.moves[0], Draw | Pass | Recover)
    ),
}


def ruled(at: Moment, chosen: Turn) -> reasons.Holds | None:
    """Each coup is played by the rules; a back that only they know says nothing of the others."""
    game, housed, spot = at
    try:
        after, events = game.step(housed, int(housed.game.until) - 1, spot.seat, chosen.moves[0])
    except Refused:
        return None
    if chosen.verdict is not None and not any(isinstance(event, Laid) for event in events):
        return None  # the accent was not there
    return lambda kind, about: CHECKS[kind](at, chosen, after.game, events, about)


@pytest.mark.parametrize(
    ("seeds", "most"),
    [
        pytest.param(range(2), 3, marks=pytest.mark.slow),
        pytest.param(range(60), 25, marks=pytest.mark.long),
    ],
)
def test_no_reason_is_false(seeds: range, most: int) -> None:
    """Each claim is checked again by the rules, on positions of games."""
    positions = (each for seed in seeds for each in by_lot(seed, most))

    assert [] == reasons.denied(
        positions, lambda at, chosen: all_facts(at[2], chosen), SENTENCES, ruled
    )
