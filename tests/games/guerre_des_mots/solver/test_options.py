"""What a coup may add: the options told reach everything that any options could reach."""

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

import pytest
from msgspec.structs import replace

from logomachie.games.guerre_des_mots.rules.coup import Verdict
from logomachie.games.guerre_des_mots.rules.grid import AROUND
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.look import EVERYTHING
from logomachie.games.guerre_des_mots.rules.speech import asked
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Cell, Lay, Shot, Side
from logomachie.games.guerre_des_mots.solver.options import choices, judged
from tests.games.guerre_des_mots.solver.test_coups import few, seen
from tests.kit.clauses import clause

SIDES: tuple[Side, ...] = ("N", "E", "S", "O")
LETTERS = 4  # of a coup here
Reached = tuple[str, tuple[str, ...], int]


def position(text: str, coup: str) -> tuple[Table, Lay]:
    """A table of the general rule and a coup typed at it."""
    table, _ = seen(text, "general", few(()))
    lay = asked(coup, 0, 0, tuple(table.chains.values()), table.arsenal)
    assert isinstance(lay, Lay)
    assert len(lay.letters) <= LETTERS
    return table, lay


def reached(verdict: Verdict | None) -> Reached | None:
    """What a coup comes to: the board, the arsenal, the coups left."""
    return None if verdict is None else (verdict.mark, verdict.arsenal, verdict.credits)


def any_options(lay: Lay, table: Table) -> Iterator[Lay]:
    """The coup with anything added: a cross beside any letter, any letters on their back, up to two
    shots of any letters, any way, at anything."""
    cells = [letter.cell for letter in lay.letters]
    crosses: list[Cell | None] = [None, *{beyond(cell, step) for cell in cells for step in AROUND}]
    ups = chain.from_iterable(combinations(range(len(cells)), n) for n in range(len(cells) + 1))
    faces = [
        tuple(replace(x, symbol=n in up) for n, x in enumerate(lay.letters)) for up in set(ups)
    ]
    single = [
        Shot(cell, side, end, words)
        for cell, side, end, words in product(cells, SIDES, (0, 1), range(5))
        if judged(replace(lay, shots=(Shot(cell, side, 0, 0),)), table, EVERYTHING) is not None
    ]
    volleys = [(), *((one,) for one in single), *permutations(single, 2)]
    for cross, letters, shots in product(crosses, faces, volleys):
        yield replace(lay, cross=cross, letters=letters, shots=shots)


@pytest.mark.slow
@clause("GDM-Q-40", "GDM-SHT-05", "GDM-RPL-07", "GDM-BLC-02", "GDM-Q-33")
@pytest.mark.parametrize(
    ("text", "coup"),
    [
        # a long chain, hit at an end; the same hit twice, by two guns
        ("SO@D17>AME SO=S NE@G13>EU^TAS<OL_E turn:SO", "lay F17 G17S"),
        ("SO@G12>ON SO=TS NE@F14_ET>UIS^E turn:SO", "lay H12 F12T I12S"),
        # a chain of one word, and one too strong
        ("SO@D17>AME SO=S NE@G13>EU turn:SO", "lay F17 G17S"),
        ("SO@D17>AME SO=S NE@G13>PU^T turn:SO", "lay F17 G17S"),
        # replay or cross, beside a shot
        ("SO@E22>RUSA^IRAP SO=+ NE@K12>EU^T turn:SO", "lay H18 I18>U[F22]R[E22]S[G22]"),
        # a bishop up, or a shot, not both; two kings
        ("SO@E3_BO SO=N NE@E12>EU_T turn:SO", "lay E4 E5N"),
        ("SO@L5>AI SO=C? NE@N9>EU^T turn:SO", "lay L5 K5C N5s"),
        ("SO@L5>AI SO=CS NE@N9>EU^T turn:SO", "lay L5 K5Ç N5S"),
    ],
)
def test_the_options_told_are_all_there_are(text: str, coup: str) -> None:
    """Compared by what they come to with every cross, face and pair of shots one could think of."""
    table, lay = position(text, coup)
    told = [judged(one, table, EVERYTHING) for one in choices(lay, table, EVERYTHING)]
    tried = {reached(judged(one, table, EVERYTHING)) for one in any_options(lay, table)}

    assert None not in told
    assert tried - {None} == set(map(reached, told))
    assert len(told) == len(set(map(reached, told))), "no option is told twice"
