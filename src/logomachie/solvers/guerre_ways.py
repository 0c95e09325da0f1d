"""How the letters of a word could be provided, for the page: from a seat's own view, and without
a dictionary. What would remain is told, whether it is a word is the player's to judge (LEX-02).

A question names the chain and its end, whether the end is turned, and every letter to be laid:
`3 1 0 K13O K14R K15A=H9` (a letter that is turned names its old cell).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.chain import is_cross, is_guarded, letters, runs, text
from logomachie.games.guerre_des_mots.events import Taken
from logomachie.games.guerre_des_mots.table import options, table_seen
from logomachie.games.guerre_des_mots.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    ChainView,
    Lay,
    Letter,
    Piece,
    Setup,
    TableView,
    Token,
)
from logomachie.solvers.guerre_earned import Earned, earned

MOST = 24  # ways that are told
SEARCHED = 4_000  # combinations looked at before the search gives up
_LETTER = re.compile(r"([A-Z])(\d{1,2})([^\W\d_]|-)(?:=([A-Z])(\d{1,2}))?")
_PLAIN = str.maketrans("ÀÂÄÉÈÊËÎÏÔÖÛÙÜÇ", "AAAEEEEIIOOUUUC")
_VOWELS = frozenset("AEIOU")


class Way(Value, kw_only=True):
    """One way to provide every letter; `letters` go into the coup as they are."""

    letters: tuple[Letter, ...]
    taken: tuple[Taken, ...]
    used: tuple[Token, ...]  # from the arsenal
    rest: tuple[Token, ...]  # what stays in it
    earns: Earned | None = None  # None: it cannot be laid there


class Ways(Value, kw_only=True):
    """The ways to provide a word, the plainest first."""

    ways: tuple[Way, ...]
    more: bool  # there are others


class Wanted(Value, kw_only=True):
    """The question, read."""

    chain: int
    end: int
    bend: bool
    letters: tuple[Letter, ...]


class Lent(Value):
    """A piece of the board that would go into the word."""

    piece: Piece
    chain: int
    end: int


def read(about: str) -> Wanted | None:
    """The question as it was typed by the page; nothing if it makes no sense."""
    parts = about.split()
    if len(parts) < 4 or not all(part.isdecimal() for part in parts[:3]):
        return None
    found = [_LETTER.fullmatch(part) for part in parts[3:]]
    if not all(found):
        return None
    return Wanted(
        chain=int(parts[0]),
        end=int(parts[1]),
        bend=parts[2] == "1",
        letters=tuple(
            Letter(
                cell=_cell(match[1], match[2]),
                reads=match[3],
                origin=_cell(match[4], match[5]) if match[4] else None,
            )
            for match in found
            if match
        ),
    )


def ways(view: TableView, config: Setup, about: str) -> Ways:
    """All ways a seat could provide these letters, as far as its view goes, and what each earns."""
    wanted = read(about)
    if wanted is None or view.seat is None:
        return Ways(ways=(), more=False)
    found: dict[tuple[object, ...], Way] = {}
    for takes in islice(_takes(view, wanted), SEARCHED):
        way = _way(view, wanted, takes)
        if way is not None:
            found.setdefault((*takes, *way.used), way)
    order = sorted(found.values(), key=_plainness)
    table = table_seen(view, options(config), view.seat)
    told = tuple(
        replace(way, earns=earned(_lay(wanted, way), table, shows_values=bool(view.values)))
        for way in order[:MOST]
    )
    return Ways(ways=told, more=len(order) > MOST)


def _lay(wanted: Wanted, way: Way) -> Lay:
    """The coup a way makes of the question, without anything it may add."""
    return Lay(0, 0, wanted.chain, wanted.end, way.letters, wanted.bend)


def _plainness(way: Way) -> tuple[int, int, int]:
    """Without jokers first, then from few chains, then from the arsenal."""
    return way.used.count(JOKER), len(way.taken), -len(way.used)


def _cell(column: str, row: str) -> Cell:
    return int(row) - 1, ord(column) - ord("A")


def _takes(view: TableView, wanted: Wanted) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Sets of (chain, end, letters): nothing, then one end, then two (Q-80)."""
    ends = [
        (chain.id, end, most)
        for chain in view.chains
        for end in (0, 1)
        if (most := _most(view, chain, end, wanted))
    ]
    yield ()
    single = [(chain, end, count) for chain, end, most in ends for count in range(1, most + 1)]
    yield from ((one,) for one in single if not _returns(wanted, (one,)))
    for n, one in enumerate(single):
        for other in single[n + 1 :]:
            if one[:2] != other[:2] and not _returns(wanted, (one, other)):
                yield one, other


def _returns(wanted: Wanted, takes: tuple[tuple[int, int, int], ...]) -> bool:
    """Letters that would only go back to the end they came from (Q-17)."""
    ends = {take[:2] for take in takes}
    target = (wanted.chain, wanted.end)
    other = (wanted.chain, 1 - wanted.end)
    return target in ends and other not in ends and not wanted.bend


def _most(view: TableView, chain: ChainView, end: int, wanted: Wanted) -> int:
    """How many letters could leave this end and fit into the word at all."""
    foreign = chain.seat != view.seat
    if foreign and (chain.blockaded or view.seat in view.frozen):
        return 0
    path = chain.path
    if is_cross(path[0 if end == 0 else -1]):
        return 0
    need = Counter(letter.reads for letter in wanted.letters if letter.origin is None)
    count, order = 0, letters(path, end)
    bent = {letter.origin for letter in wanted.letters if letter.origin is not None}
    for index in order[: len(order) - 2]:
        piece = path[index]
        if piece.cell in bent:
            continue
        if foreign and is_guarded(path, index):
            break
        fits = next((reads for reads in need if need[reads] and _lends(piece, reads, view)), None)
        if fits is None:
            break
        need[fits] -= 1
        count += 1
    return count


def _lends(piece: Piece, reads: str, view: TableView) -> bool:
    """Whether a piece that is moved may read this (WSH-01, WSH-03, Q-33)."""
    if piece.reads == reads:
        return True
    if not view.accents or piece.token == JOKER:
        return False
    turned = piece.reads in _VOWELS or piece.reads == "C"
    return turned and reads != reads.translate(_PLAIN) == piece.reads


def _gives(token: Token, reads: str, view: TableView) -> bool:
    """Whether a token of the arsenal may read this without being a joker."""
    if token == CROSS:
        return reads == HYPHEN
    if token == JOKER:
        return False
    if token[0] == reads:
        return True
    return view.accents and (token[1:].upper() == reads or (token == "C" and reads == "Ç"))  # noqa: S105  # a piece of wood


def _way(view: TableView, wanted: Wanted, takes: Sequence[tuple[int, int, int]]) -> Way | None:
    """Every letter provided, all that was taken used; nothing if that cannot be."""
    chains = {chain.id: chain for chain in view.chains}
    bent = {letter.origin for letter in wanted.letters if letter.origin is not None}
    lent = [
        Lent(piece, chain, end)
        for chain, end, count in takes
        for piece in _outermost(chains[chain], end, count, bent)
    ]
    gone = bent | {loan.piece.cell for loan in lent}
    placed: dict[Cell, Letter] = {x.cell: x for x in wanted.letters if x.origin is not None}
    for loan in sorted(lent, key=lambda loan: loan.piece.reads in _VOWELS):
        slot = _slot(wanted, placed, loan.piece, view)
        if slot is None:
            return None
        placed[slot.cell] = Letter(cell=slot.cell, reads=slot.reads, origin=loan.piece.cell)
    rest = list(view.arsenal)
    for slot in wanted.letters:
        if slot.cell not in placed:
            token = _token(rest, slot.reads, view)
            if token is None:
                return None
            rest.remove(token)
            placed[slot.cell] = Letter(cell=slot.cell, reads=slot.reads, token=token)
    return Way(
        letters=tuple(placed[slot.cell] for slot in wanted.letters),
        taken=tuple(
            Taken(
                chain=chain,
                of=chains[chain].seat,
                end=end,
                letters="".join(loan.piece.reads for loan in lent if _is(loan, chain, end)),
                left=_left(chains[chain], gone),
            )
            for chain, end, _ in takes
        ),
        used=tuple(x.token for slot in wanted.letters if (x := placed[slot.cell]).token),
        rest=tuple(rest),
    )


def _slot(
    wanted: Wanted, placed: dict[Cell, Letter], piece: Piece, view: TableView
) -> Letter | None:
    """The free letter this piece goes to: its own reading first, then one it can be turned to."""
    free = [slot for slot in wanted.letters if slot.cell not in placed]
    exact = next((slot for slot in free if slot.reads == piece.reads), None)
    return exact or next((slot for slot in free if _lends(piece, slot.reads, view)), None)


def _token(rest: list[Token], reads: str, view: TableView) -> Token | None:
    """A token of the arsenal for this letter: the one that has no other use first, a joker last."""
    fits = [token for token in rest if _gives(token, reads, view)]
    if fits:
        return min(fits, key=lambda token: (len(token), token))
    return JOKER if JOKER in rest and reads != HYPHEN else None


def _outermost(chain: ChainView, end: int, count: int, bent: set[Cell]) -> list[Piece]:
    order = [chain.path[i] for i in letters(chain.path, end)]
    return [piece for piece in order if piece.cell not in bent][:count]


def _is(loan: Lent, chain: int, end: int) -> bool:
    return loan.chain == chain and loan.end == end


def _left(chain: ChainView, gone: set[Cell]) -> tuple[str, ...]:
    """The words a chain would keep, crosses that end it aside."""
    left = [piece for piece in chain.path if piece.cell not in gone]
    while left and is_cross(left[0]):
        left = left[1:]
    while left and is_cross(left[-1]):
        left = left[:-1]
    return tuple(text(left, run) for run in runs(left) if len(run) > 1)
