"""Moves as text one can say or type, both ways.

`lay H18 I18>U[F22]R[E22]S[G22] cross L18` is a coup: the cell that ends
the chain it is laid on, rows of letters with where they come from, a cross, shots. See
`notation.py` for rows. Where the board is not at hand an end is `#3.1`: chain 3, end 1.
"""

import re
from collections.abc import Iterable, Sequence

from logomachie.games.guerre_des_mots.rules.notation import (
    cell_name,
    cell_named,
    fits,
    row,
    way_sign,
)
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Answer,
    Asked,
    Cell,
    Chain,
    ChainView,
    Draw,
    Lay,
    Letter,
    Lift,
    Pass,
    Recover,
    Shot,
    Side,
    Token,
    TurnBack,
)

SHOT = re.compile(r"([A-Z]\d{1,2})([NESO])([01])x(\d{1,2})")
END = re.compile(r"#(\d{1,3})\.([01])")
RAYS: dict[str, Side] = {"N": "N", "E": "E", "S": "S", "O": "O"}
Chains = Sequence[Chain] | Sequence[ChainView]


def spoken(move: Asked, chains: Chains) -> str:
    """A move as one would type it, on this board."""
    match move:
        case Lay():
            return _spoken_lay(move, chains)
        case Recover(chain=chain, end=end, count=count):
            return f"recover {_end_name(chains, chain, end)} {count}"
        case Lift(chain=chain, end=end):
            return f"lift {_end_name(chains, chain, end)}"
        case TurnBack(cell=cell):
            return f"back {cell_name(cell)}"
        case Answer(agrees=agrees):
            return "agree" if agrees else "decline"
        case Draw() | Pass():
            return type(move).__name__.lower()


def _spoken_lay(move: Lay, chains: Chains) -> str:
    parts = ["open"] if not move.chain else ["lay", _end_name(chains, move.chain, move.end)]
    parts.extend(_rows(move.letters))
    if move.bend:
        parts.append("bend")
    if move.cross is not None:
        parts.append(f"cross {cell_name(move.cross)}")
    parts.extend(f"shot {cell_name(s.gun)}{s.ray}{s.end}x{s.words}" for s in move.shots)
    return " ".join(parts)


def _end_name(chains: Chains, chain_id: int, end: int) -> str:
    path = next((chain.path for chain in chains if chain.id == chain_id), None)
    if path is None:
        return f"#{chain_id}.{end}"
    return cell_name(path[0].cell if end == 0 else path[-1].cell)


def _rows(letters: Iterable[Letter]) -> list[str]:
    """Letters in rows: those of one line without a gap together."""
    rest = sorted(letters, key=lambda letter: letter.cell)
    found = []
    while rest:
        line = [rest.pop(0)]
        for step in ((0, 1), (1, 0)):
            if len(line) == 1 or (line[1].cell[0] > line[0].cell[0]) == (step == (1, 0)):
                line = _gathered(line, rest, step)
        sign = way_sign(line[0].cell, line[1].cell) if len(line) > 1 else ""
        found.append(cell_name(line[0].cell) + sign + "".join(map(_sign, line)))
    return found


def _gathered(line: list[Letter], rest: list[Letter], step: Cell) -> list[Letter]:
    while True:
        row_, col = line[-1].cell
        ahead = (row_ + step[0], col + step[1])
        after = next((letter for letter in rest if letter.cell == ahead), None)
        if after is None:
            return line
        rest.remove(after)
        line = [*line, after]


def _sign(letter: Letter) -> str:
    sign = letter.reads.lower() if letter.token == JOKER else letter.reads
    if letter.symbol:
        sign += "'"
    if letter.origin is not None:
        return f"{sign}[{cell_name(letter.origin)}]"
    return f"{sign}[{letter.token[1]}]" if len(letter.token) == 2 else sign


def asked(text: str, turn: int, coup: int, chains: Chains, arsenal: Sequence[Token]) -> Asked:
    """The move somebody typed, for this coup of this turn; ValueError if it is none."""
    try:
        match text.strip().split():
            case ["lay", end, *rest]:
                chain, side = _end_at(chains, end)
                return _lay(turn, coup, chain, side, rest, arsenal)
            case ["open", *rest]:
                return _lay(turn, coup, 0, 0, rest, arsenal)
            case ["recover", end, count]:
                return Recover(turn, coup, *_end_at(chains, end), int(count))
            case ["lift", end]:
                return Lift(turn, coup, *_end_at(chains, end))
            case ["back", cell]:
                return TurnBack(turn, coup, cell_named(cell))
            case ["draw"]:
                return Draw(turn, coup)
            case ["pass"]:
                return Pass(turn, coup)
            case ["agree" | "decline" as answer]:
                return Answer(turn, answer == "agree")
    except ValueError as wrong:
        raise ValueError(f"not a move: {text[:40]} ({wrong})") from wrong
    raise ValueError(f"not a move: {text[:40]}")


def _end_at(chains: Chains, name: str) -> tuple[int, int]:
    if numbered := END.fullmatch(name):
        return int(numbered[1]), int(numbered[2])
    cell = cell_named(name)
    for chain in chains:
        for end, piece in ((0, chain.path[0]), (1, chain.path[-1])):
            if piece.cell == cell:
                return chain.id, end
    raise ValueError(f"no chain ends at {cell_name(cell)}")


def _lay(
    turn: int, coup: int, chain: int, end: int, rest: list[str], arsenal: Sequence[Token]
) -> Lay:
    letters: list[Letter] = []
    bend, cross, shots = False, None, []
    left = list(arsenal)
    words = iter(rest)
    for word in words:
        match word:
            case "bend":
                bend = True
            case "cross":
                cross = cell_named(next(words, ""))
            case "shot":
                shots.append(_shot(next(words, "")))
            case _:
                letters.extend(_letters(word, left))
    ordered = tuple(sorted(letters, key=lambda letter: letter.cell))
    return Lay(turn, coup, chain, end, ordered, bend, cross, tuple(shots))


def _shot(text: str) -> Shot:
    found = SHOT.fullmatch(text)
    if found is None:
        raise ValueError(f"not a shot: {text[:40]}")
    return Shot(cell_named(found[1]), RAYS[found[2]], int(found[3]), int(found[4]))


def _letters(text: str, left: list[Token]) -> Iterable[Letter]:
    for sign in row(text):
        if re.fullmatch(r"[A-Z]\d{1,2}", sign.source):
            origin = cell_named(sign.source)
            yield Letter(sign.cell, sign.letter.upper(), origin, "", sign.symbol)
            continue
        token = _token(sign.letter, sign.source, left)
        if token in left:
            left.remove(token)
        reads = HYPHEN if token == CROSS else sign.letter.upper()
        yield Letter(sign.cell, reads, None, token, sign.symbol)


def _token(letter: str, back: str, left: Sequence[Token]) -> Token:
    """The token of the arsenal a sign of a row means."""
    if letter in "+-":
        return CROSS
    if letter.islower():
        return JOKER
    if back:
        return letter[0] + back if letter in "AEIOU" else _fronted(letter, left)
    return _fronted(letter, left)


def _fronted(letter: str, left: Sequence[Token]) -> Token:
    found = next((token for token in left if fits(token, letter)), None)
    if found is None:
        raise ValueError(f"no {letter} in the arsenal")
    return found
