"""Whole positions as text: diagrams, exercises, what a command is given (HOUSE-07)."""

import re
from collections import Counter

from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat, Value
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import compass
from logomachie.games.guerre_des_mots.rules.dictionary import bare
from logomachie.games.guerre_des_mots.rules.grid import Grid, grid
from logomachie.games.guerre_des_mots.rules.notation import (
    Sign,
    cell_name,
    is_open,
    row,
    token_text,
    tokens,
    way_sign,
)
from logomachie.games.guerre_des_mots.rules.table import Options, options
from logomachie.games.guerre_des_mots.rules.tiles import TileSet, tile_set
from logomachie.games.guerre_des_mots.rules.types import (
    BAR,
    CROSS,
    HYPHEN,
    JOKER,
    Chain,
    Piece,
    Place,
    Setup,
    State,
    Token,
)

CHAIN = re.compile(r"([A-Z]{2,3})@(.+)")
ARSENAL = re.compile(r"([A-Z]{2,3})=(.*)")
CROSSES = {"+": (BAR, -1), "#": (BAR, 1), "-": (HYPHEN, 0)}
NUMBERS = ("round", "credits", "coup", "idle")


class Position(Value, kw_only=True):
    """What lies on a table: tokens whose back is not told are named by their front."""

    places: tuple[Place, ...]  # of the seats, in the order of their turns
    chains: tuple[tuple[Place, tuple[Piece, ...]], ...] = ()
    arsenals: tuple[tuple[Place, tuple[Token, ...]], ...] = ()
    turn: Place = "SO"
    round: int = 2
    credits: int = 1
    coup: int = 1
    idle: int = 0


def read(text: str) -> Position:
    """The position a line of text describes; ValueError says what is wrong with it."""
    laid: list[tuple[Place, tuple[Piece, ...]]] = []
    arsenals: dict[Place, tuple[Token, ...]] = {}
    places: list[Place] = []
    turn: Place | None = None
    first: Place | None = None
    numbers: dict[str, int] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if found := CHAIN.fullmatch(word):
            laid.append((_place(found[1]), _path(found[2])))
            places.append(_place(found[1]))
        elif found := ARSENAL.fullmatch(word):
            arsenals[_place(found[1])] = tuple(sorted(tokens(found[2])))
            places.append(_place(found[1]))
        elif colon and name == "seats":
            places.extend(map(_place, value.split(",")))
        elif colon and name == "turn":
            turn = _place(value)
        elif colon and name == "first":
            first = _place(value)
        elif colon and name in NUMBERS and value.isdecimal() and len(value) < 4:
            numbers[name] = int(value)
        else:
            raise ValueError(f"not part of a position: {word[:40]}")
    seated = compass.in_turn(tuple(dict.fromkeys(places)))
    if not seated:
        raise ValueError("a position has a player or more")
    for named in (turn, first):
        if named is not None and named not in seated:
            raise ValueError(f"nobody sits at {named}")
    start = seated.index(first) if first else 0
    seated = seated[start:] + seated[:start]
    return Position(
        places=seated,
        chains=tuple(laid),
        arsenals=tuple((place, arsenals[place]) for place in seated if place in arsenals),
        turn=turn or seated[0],
        **numbers,
    )


def _place(name: str) -> Place:
    for place in compass.CLOCKWISE:
        if place == name:
            return place
    raise ValueError(f"not a place: {name[:40]}")


def _path(text: str) -> tuple[Piece, ...]:
    path = tuple(map(_piece, row(text)))
    if len(path) < 2 or len({piece.cell for piece in path}) < len(path):
        raise ValueError(f"a chain has two tokens or more, each on its own cell: {text[:40]}")
    _check_crosses(path)
    return tuple(
        Piece(piece.token, piece.cell, piece.reads, guards=_first(path, i))
        if piece.reads == HYPHEN
        else piece
        for i, piece in enumerate(path)
    )


def _check_crosses(path: tuple[Piece, ...]) -> None:
    """ValueError unless every cross has its word beside it and stands in its axis (DEF-03)."""
    for i, piece in enumerate(path):
        if piece.token != CROSS:
            continue
        near = [path[j] for j in (i - 1, i + 1) if 0 <= j < len(path)]
        if not 0 <= i + piece.guards < len(path) or any(other.token == CROSS for other in near):
            raise ValueError(f"a cross stands beside the word it guards: {cell_name(piece.cell)}")
        if len(near) == 2 and len({p.cell[0] for p in near}) == len({p.cell[1] for p in near}):
            raise ValueError(f"a chain does not turn on a cross: {cell_name(piece.cell)}")


def _first(path: tuple[Piece, ...], index: int) -> int:
    """Which side of a hyphen the first member is on."""
    if not 0 < index < len(path) - 1:
        raise ValueError("a hyphen stands between two words")
    return -1 if path[index - 1].cell < path[index + 1].cell else 1


def _piece(sign: Sign) -> Piece:
    if sign.letter in CROSSES:
        reads, guards = CROSSES[sign.letter]
        return Piece(CROSS, sign.cell, reads, guards=guards)
    if sign.letter.islower():
        return Piece(JOKER, sign.cell, sign.letter.upper(), sign.symbol)
    token, front = sign.letter + sign.back, bare(sign.letter)
    if token != front and not sign.back:  # É is on Eé, Ç on C
        token = front + sign.letter.lower() if is_open(front) else front
    return Piece(token, sign.cell, sign.letter, sign.symbol)


def write(position: Position) -> str:
    """The position as one line; `read` gives it back."""
    parts = [f"seats:{','.join(position.places)}"]
    if position.places != compass.in_turn(position.places):
        parts.append(f"first:{position.places[0]}")  # the board was turned to him
    parts.extend(f"{place}@{_written(path)}" for place, path in position.chains)
    parts.extend(f"{place}={''.join(map(token_text, held))}" for place, held in position.arsenals)
    parts.append(f"turn:{position.turn}")
    defaults = {"round": 2, "credits": 1, "coup": 1, "idle": 0}
    parts.extend(
        f"{name}:{getattr(position, name)}"
        for name, default in defaults.items()
        if getattr(position, name) != default
    )
    return " ".join(parts)


def _written(path: tuple[Piece, ...]) -> str:
    text, way = cell_name(path[0].cell), ""
    for index, piece in enumerate(path):
        ahead = way
        if index:
            ahead = way_sign(path[index - 1].cell, piece.cell)
        text += (ahead if ahead != way else "") + _sign(piece)
        way = ahead
    return text


def _sign(piece: Piece) -> str:
    if piece.token == CROSS:
        return next(
            s
            for s, (reads, g) in CROSSES.items()
            if reads == piece.reads and (reads == HYPHEN or g == piece.guards)
        )
    sign = piece.reads.lower() if piece.token == JOKER else piece.reads
    back = f"({piece.token[1]})" if len(piece.token) == 2 and piece.reads == piece.token[0] else ""
    return sign + ("'" if piece.shield else "") + back


def position(state: State) -> Position:
    """What of a state goes into a position."""
    return Position(
        places=state.places,
        chains=tuple((state.places[chain.seat], chain.path) for chain in state.chains),
        arsenals=tuple(zip(state.places, state.arsenals, strict=True)),
        turn=state.places[state.active],
        round=state.round,
        credits=state.credits,
        coup=state.coup,
        idle=state.idle,
    )


def placed(position: Position, setup: Setup, rng: Rng, until: Millis) -> State:
    """A state that looks so, backs not told being drawn; ValueError if it cannot be."""
    if len(position.places) != setup.seats:
        raise ValueError(f"a position for {len(position.places)} seats, not {setup.seats}")
    board, tiles = grid(setup.board), tile_set(setup.tiles)
    left = Counter(tiles.counts)
    opts = options(setup)
    paths = [_fixed(path, tiles, left) for _, path in position.chains]
    paths = [tuple(_shown(piece, opts) for piece in path) for path in paths]
    held = {place: tuple(_taken(t, tiles, left) for t in row_) for place, row_ in position.arsenals}
    pile, rng = rng.shuffle(tuple(sorted(left.elements())))
    vowels = [token for token in pile if len(token) == 2]
    paths = [tuple(_backed(piece, vowels, left) for piece in path) for path in paths]
    arsenals = tuple(
        tuple(sorted(_drawn(t, vowels, left) for t in held.get(place, ())))
        for place in position.places
    )
    laid = tuple(
        Chain(i, _seat(position, place), _base(board, place, path), path)
        for i, ((place, _), path) in enumerate(zip(position.chains, paths, strict=True), 1)
    )
    _check_board(laid, board)
    reserve, rng = rng.shuffle(tuple(sorted(t for t in left.elements() if t not in (JOKER, CROSS))))
    return State(
        rng=rng,
        places=position.places,
        first=0,
        lots=(),
        chains=laid,
        arsenals=arsenals,
        reserve=reserve,
        box=tuple(t for t in (CROSS, JOKER) for _ in range(left[t])),
        opened=tuple(sorted({chain.seat for chain in laid})),
        phase="FIRST" if position.round == 1 else "TURN",
        round=position.round,
        turn=1,
        active=_seat(position, position.turn),
        coup=position.coup,
        credits=position.credits,
        until=until,
        next_chain=len(laid) + 1,
        idle=position.idle,
    )


def _seat(position: Position, place: Place) -> Seat:
    return position.places.index(place)


def _taken(token: Token, tiles: TileSet, left: Counter[Token]) -> Token:
    """Take a token out of the set, unless its back is still open."""
    if is_open(token):
        return token
    if token not in tiles.tiles or left[token] < 1:
        raise ValueError(f"not so many tokens in the set: {token_text(token)}")
    left[token] -= 1
    return token


def _fixed(path: tuple[Piece, ...], tiles: TileSet, left: Counter[Token]) -> tuple[Piece, ...]:
    """The pieces whose token is certain, taken out of the set."""
    return tuple(Piece(_taken(piece.token, tiles, left), *_rest(piece)) for piece in path)


def _shown(piece: Piece, opts: Options) -> Piece:
    """The piece as the table's rule shows it: without accents, or without chess pieces."""
    reads = piece.reads if opts.accents else bare(piece.reads)
    return Piece(piece.token, piece.cell, reads, piece.shield and opts.shields, piece.guards)


def _rest(piece: Piece) -> tuple[tuple[int, int], str, bool, int]:
    return piece.cell, piece.reads, piece.shield, piece.guards


def _backed(piece: Piece, vowels: list[Token], left: Counter[Token]) -> Piece:
    return Piece(_drawn(piece.token, vowels, left), *_rest(piece))


def _drawn(token: Token, vowels: list[Token], left: Counter[Token]) -> Token:
    """A vowel with a back by chance, where the text tells none."""
    if not is_open(token):
        return token
    found = next((vowel for vowel in vowels if vowel[0] == token), None)
    if found is None:
        raise ValueError(f"not so many tokens in the set: {token}")
    vowels.remove(found)
    left[found] -= 1
    return found


def _base(board: Grid, place: Place, path: tuple[Piece, ...]) -> str:
    """The base a chain lies on with a word, if it does."""
    words = [set(chains.cells(path, run)) for run in chains.runs(path)]
    bases = board.bases[place].items()
    return next((name for name, base in bases if any(set(base) <= word for word in words)), "")


def _check_board(laid: tuple[Chain, ...], board: Grid) -> None:
    """ValueError unless every chain is a path on the board and none touches another."""
    cells: dict[tuple[int, int], tuple[int, int]] = {}
    for chain in laid:
        for index, piece in enumerate(chain.path):
            colour = board.colour(piece.cell)
            if not colour or (colour == "v" and piece.token != CROSS):
                raise ValueError(f"no token may lie on {cell_name(piece.cell)}")
            if piece.cell in cells:
                raise ValueError(f"two tokens on {cell_name(piece.cell)}")
            cells[piece.cell] = (chain.id, index)
    for (r, c), (chain_id, index) in cells.items():
        for near in ((r + 1, c), (r, c + 1), (r + 1, c + 1), (r + 1, c - 1)):
            other = cells.get(near)
            if other and (other[0] != chain_id or abs(other[1] - index) > 2):
                raise ValueError(f"{cell_name((r, c))} and {cell_name(near)} touch")
    if any(sum(chain.seat == other.seat for other in laid) > 2 for chain in laid):
        raise ValueError("a player has two chains at most")
