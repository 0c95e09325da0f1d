"""Places for words as columns: the same cells, barred by the same pieces, as a walk on the board
finds."""

import numpy as np
import pytest

from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Cell
from logomachie.games.guerre_des_mots.solver import placing
from logomachie.games.guerre_des_mots.solver.columns import Slots
from logomachie.games.guerre_des_mots.solver.compiled import SHAPE, SLOT
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.forms import bag
from logomachie.games.guerre_des_mots.solver.ground import stepped
from logomachie.games.guerre_des_mots.solver.lexis import lexis_of
from logomachie.games.guerre_des_mots.solver.places import Places
from logomachie.games.guerre_des_mots.solver.shapes import shaped
from logomachie.games.guerre_des_mots.solver.sites import Sites
from logomachie.games.guerre_des_mots.solver.sketches import Sketch
from logomachie.games.guerre_des_mots.solver.slots import NONE, Slot
from logomachie.lexicon.graph import PLAIN
from logomachie.native.library import library
from tests.games.guerre_des_mots.solver.test_coups import (
    ALONE,
    CAUGHT,
    CROSSED,
    FEW,
    TURNING,
    TWO,
    few,
    seen,
)


def walked(
    table: Table, sketch: Sketch, loose: int, *, first: int, bridging: bool
) -> tuple[int, ...]:
    """What bars each cell of a sketch; `first`: the bit of its chain's first piece."""
    board = [piece.cell for chain in table.chains.values() for piece in chain.path]
    found, need = [0], 0
    size = table.options.grid.size
    cell: Cell = stepped(sketch.origin, sketch.step)
    while 0 <= cell[0] < size and 0 <= cell[1] < size and cell not in table.closed:
        if table.options.grid.colour(cell) == "v" and not bridging:
            break
        near = sum(
            1 << bit
            for bit, (row, column) in enumerate(board)
            if abs(row - cell[0]) <= 1 and abs(column - cell[1]) <= 1
        )
        spare = sketch.spare << first if len(found) == 1 else 0
        need |= near & ~(sketch.gone << first) & ~spare
        if need & ~loose:
            break
        found.append(need)
        cell = stepped(cell, sketch.step)
    return tuple(found)


def compare(field: Field, places: Places) -> int:
    """The slots of some places, each beside what a walk tells; how many."""
    strands = {strand.chain.id: strand for strand in field.ground.strands}
    for number, slot in enumerate(places.slots):
        row, site = places.rows[number], places[number]
        sketch = places.sketches[row["sketch"]]
        first = strands[site.chain].first if site.chain else 0
        bridging = site.how == "COMPOUND"
        reach, beside = (
            walked(field.table, one, field.sites.removable, first=first, bridging=bridging)
            for one in (sketch, sketch.other or sketch)
        )
        behind: tuple[int, ...] = (0,)
        if sketch.how == "DOUBLE":
            reach = tuple(one | beside[len(sketch.ending)] for one in reach)
        elif sketch.how == "BOTH":
            behind = beside
        elif sketch.how == "BEND":
            reach = reach[1:]
        elif sketch.how == "OPEN":
            reach = reach[:5]

        assert (sketch.fixed, reach, behind) == (slot.fixed, slot.reach, slot.behind)
        assert (len(reach) - 1, len(behind) - 1) == site.room
        owed = NONE if sketch.stub.whole else strands[site.chain].number
        assert owed == slot.own
    return len(places)


@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, ALONE, CAUGHT, TURNING])
def test_places_are_barred_by_what_lies_around(position: str, rule: str) -> None:
    """Hooks, words lengthened, doubled, turned round, compounds over violet, bases: each cell is
    barred by the pieces that touch it, and a place ends where none may ever lie."""
    table, dictionary = seen(position.format("RTEA?+"), rule, few(FEW))
    field = Field(table, lexis_of(FEW, accents=dictionary.accents), dictionary)
    each = (field.sites.own(bridging=True), field.sites.others(), field.sites.bases())

    assert sum(compare(field, places) for places in each) > 4


@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, ALONE, CAUGHT, TURNING])
def test_the_core_finds_the_places_of_the_reference(
    position: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same rows, the same slots, in the same order, with the core and without."""
    table, dictionary = seen(position.format("RTEA?+"), rule, few(FEW))
    field = Field(table, lexis_of(FEW, accents=dictionary.accents), dictionary)
    assert library() is not None
    mine = everything(field.sites)
    monkeypatch.setattr(placing, "library", lambda: None)

    assert everything(field.sites) == mine


def test_a_full_board_is_placed_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """More pieces than one number of 64 bits has room for."""
    table, dictionary = seen(CAUGHT.format("RTEA?+"), "general", few(FEW))
    field = Field(table, lexis_of(FEW, accents=dictionary.accents), dictionary)
    ground, sites = field.ground, field.sites
    moved = [part._replace(first=part.first + 60) for part in map(sites._part, ground.strands)]
    ground.pieces = np.concatenate([np.tile(ground.pieces[:1], 60), ground.pieces])
    loose = sites.removable << 60 | 1
    mine = placing.put(ground, moved, loose)
    monkeypatch.setattr(placing, "library", lambda: None)

    assert told(placing.put(ground, moved, loose)) == told(mine)
    assert len(mine) > 4


def everything(sites: Sites) -> list[list[object]]:
    """All places of a position as plain values."""
    each = (sites.own(bridging=True), sites.others(), sites.bases())
    return [told(places) for places in each]


def told(places: Places) -> list[object]:
    """Places as plain values."""
    return [places.rows.tolist(), list(places.slots), places.words]


def test_slots_as_columns_are_the_same_slots() -> None:
    """There and back; some of them; without takes."""
    slots = [
        Slot("ES", True, (0, 1 << 70, 1 << 70 | 1), (0, 5), 2, "", 7, 1),
        Slot("S", False, (0, 0), (0,), 1, "ES", 0, NONE),
        Slot("ES", True, (0,), (0, 0, 9), 2, "", 1 << 90),
    ]
    columns = Slots.of(slots)

    assert slots == list(columns)
    assert slots[1:] == list(columns.cut(slice(1, None)))
    assert [slot._replace(takes=0) for slot in slots] == list(columns.without_takes())


def test_the_core_groups_slots_by_what_decides_on_their_words() -> None:
    """In the order of their first; without those whose signs no word has."""
    slots = [
        Slot("ES", True, (0, 1, 3), (0, 5), 2, "", 7, 1),
        Slot("É", True, (0, 0), takes=3),
        Slot("S", False, (0,) * 40, (0,), 1, "ES", 0, NONE),
        Slot("ES", True, (0,), (0, 0, 9), 2, "", 1 << 90),
    ]
    found = shaped(Slots.of(slots), PLAIN, 2, 24)
    shapes = np.frombuffer(found.shapes, SHAPE)[: found.many]
    numbers = np.frombuffer(found.slots, SLOT)["number"][:3]

    assert [0, 3, 2] == numbers.tolist()
    assert [(0, 2, 1, 1, 2), (2, 1, 0, 0, 1)] == shapes[
        ["first", "length", "before", "both", "least"]
    ].tolist()
    assert [(2, 2, 0, 2), (24, 0, 2, 3)] == shapes[["ahead", "back", "low", "high"]].tolist()
    assert bag("ES").signs == tuple(shapes["extra"]["sign"][1].tolist())
    assert [[7, 0], [0, 1 << 26], [0, 0]] == found.takes[:6].reshape(3, 2).tolist()
    assert bytes(PLAIN.index(sign) for sign in "ESS") == found.codes.tobytes()
