"""Coups of La Guerre des Mots for random play: made from a view, bold, clumsy and mostly legal."""

from collections.abc import Callable, Iterator
from itertools import islice

from msgspec.structs import replace

from logomachie.core.game import Move, Refused
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.compass import STEP
from logomachie.games.guerre_des_mots.rules.coup import Verdict, legal
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.grid import VERSIONS, grid
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.opposition import owners
from logomachie.games.guerre_des_mots.rules.recovery import recovered
from logomachie.games.guerre_des_mots.rules.shooting import rays, target
from logomachie.games.guerre_des_mots.rules.table import Options, Table, table_seen
from logomachie.games.guerre_des_mots.rules.tactics import cross_cells
from logomachie.games.guerre_des_mots.rules.tiles import VERSIONS as SETS
from logomachie.games.guerre_des_mots.rules.tiles import tile_set
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Answer,
    Cell,
    Chain,
    Draw,
    Lay,
    Letter,
    Lift,
    Pass,
    Recover,
    Shot,
    TableView,
    TurnBack,
)

TRIED = 60  # coups looked at before a clumsy one is played


class Lenient:
    """A dictionary that holds whatever has no K in it."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word.upper()

    def candidates(self, letters: str, jokers: int, *, accents: bool) -> Iterator[str]:
        """Four letters in a row, and every pair with the last two."""
        bare = [letter for letter in letters if letter not in "K-"]
        yield from ("".join(bare[i : i + 4]) for i in range(len(bare) - 3))
        yield from (one + other for one in bare for other in bare[-2:])


def options_of(view: TableView) -> Options:
    """What of the setup a view tells of a coup."""
    return Options(
        grid=grid(VERSIONS[0]),
        tiles=tile_set(SETS[0]),
        general=view.rule == "general",
        accents=view.accents,
        piracy=view.piracy is not False,
        friendly=view.friendly,
        piracy_replay=view.piracy_replay,
        shots=view.shots is not False,
        shields=view.rule == "general" and view.chain_blockades is not False,
        side_goals=view.side_goals,
        long_words=view.long_words,
    )


def moves(view: TableView, number: int) -> tuple[Move, ...]:
    """For each name the view offers one move, which varies with the number."""
    if view.seat is None or not set(view.can) & set(MAKERS):
        return ()
    table = table_seen(view, options_of(view), view.seat)
    dictionary = Dictionary(Lenient(), accents=view.accents)
    made = [MAKERS[name](view, table, dictionary, number) for name in view.can if name in MAKERS]
    turned = number % 7 if number % 7 < len(made) else 0  # mostly a word is laid
    return (*made[turned:], *made[:turned])


def lay(view: TableView, table: Table, dictionary: Dictionary, number: int) -> Lay:
    """The first coup of a varying list that the rules accept; else the first, an error."""
    tried = list(islice(coups(view, table, number), TRIED))
    if number % 11 == 10 and not view.kind:
        return tried[number % len(tried)]
    for coup in tried:
        verdict = judged(coup, table, dictionary)
        if verdict is not None:
            return adorned(coup, verdict, table, dictionary, number)
    return tried[0]


def judged(coup: Lay, table: Table, dictionary: Dictionary) -> Verdict | None:
    """What the coup does, if it is legal."""
    try:
        return legal(coup, table, dictionary)
    except Refused:
        return None


def coups(view: TableView, table: Table, number: int) -> Iterator[Lay]:
    """Coups of all kinds, in an order that depends on the number."""
    if len(table.own()) < 2 and (number % 9 == 0 or not table.own()):
        yield from openings(view, table, number)
    found = sorted(table.chains.values(), key=lambda chain: chain.seat != table.seat)
    if number % 5 == 4:
        found.reverse()
    ways = list(STEP.values())
    for step in range(3 * 8 * len(found) if view.phase == "TURN" else 0):
        turn = number + step
        chain, end, way = found[step // 24], turn % 2, ways[turn // 2 % 4]
        for letters in provisions(table, chain, end, turn):
            yield placed(view, table, chain, end, way, letters)
        if table.options.general and turn % 3 == 0:
            yield bent(view, table, chain, end, way)
    yield from openings(view, table, number)


def openings(view: TableView, table: Table, number: int) -> Iterator[Lay]:
    """Four letters of the arsenal on a base."""
    held = [token for token in table.arsenal if token not in (CROSS, "K")]
    for base in table.options.grid.bases[table.places[table.seat]].values():
        tokens = [held[(number + i) % len(held)] for i in range(4)] if held else []
        letters = (
            Letter(cell, reads(table, token, number), None, token)
            for cell, token in zip(base, tokens, strict=False)
        )
        yield Lay(view.turn, view.coup, 0, 0, tuple(letters))


def reads(table: Table, token: str, number: int) -> str:
    """A letter a token may show."""
    if token == JOKER:
        return "AEIRST"[number % 6]
    tile = table.options.tiles.tiles[token]
    return tile.back if tile.back and table.options.accents and number % 4 == 0 else tile.front


def provisions(table: Table, chain: Chain, end: int, number: int) -> Iterator[list[Letter]]:
    """Letters without their cells: from the arsenal, from ends of chains, from both."""
    hand = [token for token in table.arsenal if token not in (CROSS, "K")]
    start = number % len(hand) if hand else 0
    mine = [Letter((0, 0), reads(table, t, number), None, t) for t in hand[start : start + 3]]
    others = list(table.chains.values())
    other = others[number % len(others)]
    order = chains.letters(other.path, number // 3 % 2)
    stolen = [
        Letter((0, 0), accent(table, other.path[i].reads, number), other.path[i].cell)
        for i in order[: 1 + number % 3]
    ]
    if number % 3:
        yield stolen
    if mine:
        yield mine[: 1 + number % 3]
        yield [*stolen, mine[0]]
        if CROSS in table.arsenal and chain.seat == table.seat:
            yield [Letter((0, 0), HYPHEN, None, CROSS), mine[0]]


def accent(table: Table, letter: str, number: int) -> str:
    """Now and then a vowel of the board is turned."""
    return "É" if letter == "E" and table.options.accents and number % 5 == 0 else letter


def placed(
    view: TableView, table: Table, chain: Chain, end: int, way: Cell, letters: list[Letter]
) -> Lay:
    """The letters in a row from an end."""
    gone = {letter.origin for letter in letters}
    left = [piece.cell for piece in chain.path if piece.cell not in gone] or [(0, 0)]
    cell, laid = left[-1] if end else left[0], []
    for letter in letters:
        cell = beyond(cell, way)
        symbol = (
            table.options.general
            and letter.origin is None
            and letter.token != CROSS
            and table.options.tiles.symbol(letter.token) == table.options.grid.colour(cell) != ""
        )
        laid.append(replace(letter, cell=cell, symbol=symbol))
    return Lay(view.turn, view.coup, chain.id, end, tuple(laid))


def bent(view: TableView, table: Table, chain: Chain, end: int, way: Cell) -> Lay:
    """The end's last letter at a right angle."""
    last, pivot = chains.letters(chain.path, end)[:2]
    piece = chain.path[last]
    letter = Letter(beyond(chain.path[pivot].cell, way), piece.reads, piece.cell)
    return Lay(view.turn, view.coup, chain.id, end, (letter,), bend=True)


def adorned(coup: Lay, verdict: Verdict, table: Table, dictionary: Dictionary, number: int) -> Lay:
    """The coup with a cross or shots, where that is legal too."""
    wishes = []
    if CROSS in verdict.arsenal and number % 3 == 0:
        wishes += [replace(coup, cross=cell) for cell, _ in cross_cells(verdict.laying)]
    board = owners(verdict.chains)
    for gun, ray in rays(verdict.laying):
        if target(table, gun, ray, board) is not None:
            wishes += [
                replace(coup, shots=(Shot(gun, ray, end, n),)) for n in (1, 2, 0) for end in (0, 1)
            ]
    return next((wish for wish in wishes if judged(wish, table, dictionary)), coup)


def recover(view: TableView, table: Table, dictionary: Dictionary, number: int) -> Recover:
    """Letters of an end, of one's own chain first."""
    found = sorted(table.chains.values(), key=lambda chain: chain.seat != table.seat)
    may_ask = view.friendly and not view.turned_down and view.seat not in view.frozen
    if number % 4 == 3 and may_ask:
        found.reverse()
    tried = [
        Recover(view.turn, view.coup, chain.id, end, count)
        for chain in found
        if chain.seat == table.seat or may_ask
        if chain.seat not in view.gone
        for count in range(1, len(chain.path))
        for end in (number % 2, 1 - number % 2)
    ]
    for move in tried:
        try:
            recovered(table, move.chain, move.end, move.count, dictionary)
        except Refused:
            continue
        return move
    return tried[0]


def lift(view: TableView, table: Table, dictionary: Dictionary, number: int) -> Lift:
    """The first end cross of one's own."""
    return next(
        Lift(view.turn, view.coup, chain.id, end)
        for chain in table.own()
        for end in (0, 1)
        if (chain.path[-1] if end else chain.path[0]).token == CROSS
    )


def turn_back(view: TableView, table: Table, dictionary: Dictionary, number: int) -> TurnBack:
    """The first chess piece of one's own that shows."""
    shown = (piece for chain in table.own() for piece in chain.path if piece.shield)
    return TurnBack(view.turn, view.coup, next(shown).cell)


MAKERS: dict[str, Callable[[TableView, Table, Dictionary, int], Move]] = {
    "Lay": lay,
    "Pass": lambda view, *_: Pass(view.turn, view.coup),
    "Draw": lambda view, *_: Draw(view.turn, view.coup),
    "Recover": recover,
    "Lift": lift,
    "TurnBack": turn_back,
    "Answer": lambda view, _table, _dictionary, number: Answer(view.turn, number % 3 > 0),
}
