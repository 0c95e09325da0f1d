"""The board, the tokens and the places (MAT, SEAT, CELL; checks T-01, T-03, T-04)."""

from collections import Counter, deque

import pytest

from logomachie.games.guerre_des_mots.rules import compass, grid, tiles
from logomachie.games.guerre_des_mots.rules.types import Cell
from tests.kit.clauses import clause

BOARD = grid.grid("reconstructed-24-1")
SET = tiles.tile_set("fr-104-1")
CELLS = [(r, c) for r in range(BOARD.size) for c in range(BOARD.size)]


def counted(symbol: str) -> int:
    """Consonants that bear this chess piece."""
    return sum(
        SET.counts[tile.token]
        for tile in SET.tiles.values()
        if tile.symbol == symbol and tile.token not in ("?", "Y")
    )


@clause("GDM-MAT-02", "GDM-MAT-03", "GDM-BLC-01", "GDM-DEF-02")
def test_there_are_104_tokens_52_of_them_consonants() -> None:
    """T-01: each with a chess piece on its back: 31 bishops, 11 rooks, 7 queens, 3 kings."""
    consonants = [token for token in SET.letters if token in "BCDFGHJKLMNPQRSTVWXZ"]

    assert 104 == sum(SET.counts.values())
    assert 52 == len(consonants)
    assert (31, 11, 7, 3) == tuple(map(counted, "FTDR"))
    assert ("R", "", "F") == (SET.tiles["R"].front, SET.tiles["R"].back, SET.tiles["R"].symbol)


@clause("GDM-MAT-04", "GDM-Q-60")
def test_there_are_34_vowels_each_with_one_accent() -> None:
    """T-01: tokens of one vowel differ by the accent on their back."""
    vowels = Counter({token: n for token, n in SET.counts.items() if len(token) == 2})

    assert 34 == sum(vowels.values())
    assert {"E": 12, "A": 8, "I": 6, "O": 4, "U": 4} == {
        front: sum(n for token, n in vowels.items() if token[0] == front) for front in "EAIOU"
    }
    assert (8, 2, 2) == (vowels["Eé"], vowels["Eè"], vowels["Eê"])
    assert "É" == SET.tiles["Eé"].back


@clause("GDM-MAT-05", "GDM-MAT-06", "GDM-MAT-07")
def test_semi_consonants_crosses_and_jokers() -> None:
    """T-01: two Y with a rook, eight crosses alike on both faces, eight jokers with a king."""
    faces = {token: (SET.tiles[token].back, SET.tiles[token].symbol) for token in "Y+?"}

    assert (2, 8, 8) == tuple(SET.counts[token] for token in "Y+?")
    assert {"Y": ("", "T"), "+": ("", ""), "?": ("", "R")} == faces


@clause("GDM-MAT-08", "GDM-Q-34")
def test_shooting_values_are_those_of_the_chess_pieces() -> None:
    """T-01: queen 12, rook 10, bishop 8, king 0; no token and no cell bears a knight."""
    values = {tile.symbol: tile.value for tile in SET.tiles.values() if tile.symbol}

    assert {"D": 12, "T": 10, "F": 8, "R": 0} == values
    assert (8, 8, 8, 10, 10) == tuple(SET.value(token) for token in "RNMPY")
    assert set(grid.COLOURS) == {BOARD.colour(cell) for cell in CELLS}


@clause("GDM-Q-33")
def test_the_back_of_a_c_bears_a_cedilla_and_a_king() -> None:
    """So it has no shooting value, and everybody knows its back."""
    assert ("Ç", "R", 0) == (SET.tiles["C"].back, SET.tiles["C"].symbol, SET.tiles["C"].value)


def test_a_set_that_does_not_add_up_is_not_read() -> None:
    """A token too few, a joker too few, a symbol with another value."""
    lines = [
        f"{t.front}\t{SET.counts[t.token]}\t{t.back.lower() or 'x'}\t{t.symbol or '-'}\t{t.value}"
        for t in SET.tiles.values()
    ]
    text = "\n".join(lines)

    for wrong in (
        text.replace("S\t7", "S\t6"),
        text.replace("?\t8", "?\t7").replace("S\t7", "S\t8"),
    ):
        with pytest.raises(ValueError, match="104 tokens"):
            tiles.read(wrong, "wrong")
    with pytest.raises(ValueError, match="worth"):
        tiles.read(text.replace("S\t7\tx\tF\t8", "S\t7\tx\tF\t9"), "wrong")
    with pytest.raises(ValueError, match="no such set"):
        tiles.tile_set("fr-1")


@clause("GDM-MOD-03", "GDM-DEF-01")
def test_the_board_is_a_square_of_24_seen_alike_from_everywhere() -> None:
    """T-03: all eight symmetries of the square leave every cell its colour."""
    assert 24 == BOARD.size
    for r, c in CELLS:
        turned = compass.quarter((r, c), 24)

        assert BOARD.colour((r, c)) == BOARD.colour(turned) == BOARD.colour((c, r))


@clause("GDM-CELL-01")
def test_every_place_has_two_bases_of_four_blue_cells() -> None:
    """T-03: sixteen bases, one along the edge and one across it."""
    blue = {cell for cell in CELLS if BOARD.colour(cell) == "b"}
    bases = [base for two in BOARD.bases.values() for base in two.values()]

    assert 64 == len(blue)
    assert 16 == len(bases)
    assert blue == {cell for base in bases for cell in base}
    assert ((21, 4), (21, 7)) == (BOARD.bases["SO"]["A"][0], BOARD.bases["SO"]["A"][3])
    assert ((20, 9), (23, 9)) == (BOARD.bases["SO"]["B"][0], BOARD.bases["SO"]["B"][3])
    assert ((0, 14), (3, 14)) == (BOARD.bases["NE"]["B"][0], BOARD.bases["NE"]["B"][3])
    assert ((9, 0), (9, 3)) == (BOARD.bases["ONO"]["B"][0], BOARD.bases["ONO"]["B"][3])


@clause("GDM-CELL-03", "GDM-Q-49")
def test_the_cross_has_four_lines_of_two_red_and_two_brown() -> None:
    """T-03: a heart of four brown cells with two red ones on each of its faces."""
    assert [["r", "m", "m", "r"]] * 4 == [[BOARD.colour(c) for c in line] for line in BOARD.cross]
    assert ((12, 10), (12, 11), (12, 12), (12, 13)) in BOARD.cross


@clause("GDM-CELL-04", "GDM-Q-50")
def test_every_side_has_a_goal_for_those_opposite() -> None:
    """T-03: two red and two green cells, centred, five cells from the edge."""
    assert ((5, 10), (5, 11), (5, 12), (5, 13)) == BOARD.goal("SO") == BOARD.goal("SE")
    assert ((10, 18), (11, 18), (12, 18), (13, 18)) == BOARD.goal("ONO")
    assert ["r", "g", "g", "r"] == [BOARD.colour(cell) for cell in BOARD.goal("NE")]


@clause("GDM-CELL-02", "GDM-CELL-05", "GDM-BLC-01")
def test_the_other_cells_are_as_counted() -> None:
    """T-03: greens, violets, chess pieces, plain cells."""
    counts = Counter(map(BOARD.colour, CELLS))

    assert {"g": 20, "r": 16, "m": 4, "v": 40, "F": 8, "T": 8, "D": 8, "R": 8, ".": 400} == {
        colour: counts[colour] for colour in "grmvFTDR."
    }


@clause("GDM-CELL-05")
def test_violet_cells_enclose_nothing_and_can_be_bridged() -> None:
    """T-04: all other cells hang together, and each violet cell has free cells on two opposite
    sides, so that a cross on it lets a chain pass."""
    free = {cell for cell in CELLS if BOARD.colour(cell) != "v"}
    reached, queue = {(0, 0)}, deque([(0, 0)])
    while queue:
        r, c = queue.popleft()
        near: list[Cell] = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        fresh = [cell for cell in near if cell in free and cell not in reached]
        reached.update(fresh)
        queue.extend(fresh)
    violet = [cell for cell in CELLS if cell not in free]

    assert free == reached
    assert all(
        {(r, c - 1), (r, c + 1)} <= free or {(r - 1, c), (r + 1, c)} <= free for r, c in violet
    )


@clause("GDM-SEAT-01")
def test_eight_places_two_a_side() -> None:
    """T-03: named by the points of the compass."""
    sides = {place: compass.side(place) for place in compass.CLOCKWISE}

    assert {
        "SO": "S", "SE": "S", "NO": "N", "NE": "N", "ONO": "O", "OSO": "O", "ENE": "E", "ESE": "E",
    } == sides  # fmt: skip


def broken(**changed: str) -> str:
    """The board with some rows written anew."""
    rows = list(BOARD.rows)
    for name, row in changed.items():
        rows[int(name[1:])] = row
    return "\n".join(rows)


@clause("GDM-MOD-03")
def test_another_board_of_the_same_form_can_be_read() -> None:
    """One cell more of plain on every side: a board of 26 with bases, cross and goals."""
    wider = ["." * 26, *(f".{row}." for row in BOARD.rows), "." * 26]
    other = grid.read("\n".join(wider), "wider-26")

    assert 26 == other.size
    assert ((22, 5), (22, 8)) == (other.bases["SO"]["A"][0], other.bases["SO"]["A"][3])
    assert ((6, 11), (6, 12), (6, 13), (6, 14)) == other.goal("SO")


@clause("GDM-MOD-03")
def test_a_board_of_another_form_is_not_read() -> None:
    """No square, a strange sign, no symmetry, no cross, a base too few."""
    no_cross = "\n".join(row.replace("m", ".") for row in BOARD.rows)
    no_bases = "\n".join(row.replace("b", ".") for row in BOARD.rows)
    for wrong, why in (
        ("\n".join(BOARD.rows[:-1]), "square"),
        (broken(r0="z" + BOARD.rows[0][1:]), "square"),
        (broken(r0="v" + BOARD.rows[0][1:]), "every seat"),
        (no_cross, "cross"),
        (no_bases, "two bases"),
    ):
        with pytest.raises(ValueError, match=why):
            grid.read(wrong, "wrong")
    with pytest.raises(ValueError, match="no such board"):
        grid.grid("wrong")
