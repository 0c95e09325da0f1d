"""How the letters of a word could be provided, for the page: from a seat's own view, and without
a dictionary. What would remain is told, whether it is a word is the player's to judge (LEX-02).

A question names the chain and its end, whether the end is turned, and every letter to be laid:
`3 1 0 K12P. K13O K14R:? K15A=H9` (a letter that lies there and is to stay has a point, one that is
turned names its old cell, one that was put there by hand its token).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.rules.chain import (
    cells,
    is_cross,
    is_guarded,
    letters,
    runs,
    text,
)
from logomachie.games.guerre_des_mots.rules.events import Taken
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.taking import rest
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Chain,
    ChainView,
    Lay,
    Letter,
    Piece,
    Setup,
    TableView,
    Token,
)
from logomachie.games.guerre_des_mots.solver.earned import Earned, earned

MOST = 24  # ways that are told
SEARCHED = 4_000  # combinations looked at before the search gives up
SPENT = 60  # choices of tokens of the arsenal looked at for the same letters of chains
_LETTER = re.compile(r"([A-Z])(\d{1,2})([^\W\d_]|-)(?:=([A-Z])(\d{1,2})|:([A-Z?+]\w?))?")
_STAYS = re.compile(r"([A-Z])(\d{1,2})[^\s.]\.")
_PLAIN = str.maketrans("ÀÂÄÉÈÊËÎÏÔÖÛÙÜÇ", "AAAEEEEIIOOUUUC")
_BACKS = "ëïüöäîôûâêùàèé"  # of vowels, the least useful first
_VOWELS = frozenset("AEIOU")
Takes = tuple[tuple[int, int, int], ...]  # so many letters of this chain's end


class Way(Value, kw_only=True):
    """One way to provide every letter; `letters` go into the coup as they are."""

    letters: tuple[Letter, ...]
    taken: tuple[Taken, ...]
    used: tuple[Token, ...]  # from the arsenal
    rest: tuple[Token, ...]  # what stays in it
    earns: Earned | None = None  # None: it cannot be laid there


class Ways(Value, kw_only=True):
    """The ways to provide a word, the safest first, and of these the plainest."""

    ways: tuple[Way, ...]
    more: bool  # there are others


class Wanted(Value, kw_only=True):
    """The question, read."""

    chain: int
    end: int
    bend: bool
    letters: tuple[Letter, ...]
    stays: frozenset[Cell] = frozenset()  # what the letters are laid on


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
    stays = [match for part in parts[3:] if (match := _STAYS.fullmatch(part))]
    found = [_LETTER.fullmatch(part) for part in parts[3:] if not _STAYS.fullmatch(part)]
    if not found or not all(found):
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
                token=match[6] or "",
            )
            for match in found
            if match
        ),
        stays=frozenset(_cell(match[1], match[2]) for match in stays),
    )


def ways(view: TableView, config: Setup, about: str) -> Ways:
    """All ways a seat could provide these letters, as far as its view goes, and what each earns."""
    wanted = read(about)
    if wanted is None or view.seat is None:
        return Ways(ways=(), more=False)
    found = (
        way
        for takes in islice(_takes(view, wanted), SEARCHED)
        for way in _provided(view, wanted, takes)
    )
    stood = {chain.id: _standing(chain) for chain in view.chains}
    order = sorted(islice(found, SEARCHED), key=lambda way: (_danger(way, stood), _plainness(way)))
    table = table_seen(view, options(config), view.seat)
    told = tuple(
        replace(way, earns=earned(_lay(wanted, way), table, shows_values=bool(view.values)))
        for way in order[:MOST]
    )
    return Ways(ways=told, more=len(order) > MOST)


def _lay(wanted: Wanted, way: Way) -> Lay:
    """The coup a way makes of the question, without anything it may add."""
    return Lay(0, 0, wanted.chain, wanted.end, way.letters, wanted.bend)


def _standing(chain: ChainView) -> frozenset[str]:
    return frozenset(word.text for word in chain.words)


def _danger(way: Way, stood: dict[int, frozenset[str]]) -> int:
    """What a referee could find wrong with what is left, as far as one knows without a dictionary:
    nothing where no chain gives, nor where it keeps no word but those that stand there."""
    if not way.taken:
        return 0
    return 1 if all(set(taken.left) <= stood[taken.chain] for taken in way.taken) else 2


def _plainness(way: Way) -> tuple[int, int, int]:
    """Without jokers first, then from few chains, then from the arsenal."""
    return way.used.count(JOKER), len(way.taken), -len(way.used)


def _cell(column: str, row: str) -> Cell:
    return int(row) - 1, ord(column) - ord("A")


def _takes(view: TableView, wanted: Wanted) -> Iterator[Takes]:
    """Nothing, then one chain at one end or at both, then two chains (Q-80); always what has to go
    so that the word is laid on an end."""
    free = sum(letter.origin is None and not letter.token for letter in wanted.letters)
    each = [
        [takes for takes in _of_chain(view, chain, wanted, free) if _holds(chain, wanted, takes)]
        for chain in view.chains
    ]
    is_whole = all(_holds(chain, wanted, ()) for chain in view.chains)
    for takes in _joined(each, free):
        touched = any(chain == wanted.chain for chain, _, _ in takes)
        if (is_whole or touched) and not _returns(wanted, takes):
            yield takes


def _joined(each: list[list[Takes]], free: int) -> Iterator[Takes]:
    """Nothing, of one chain, of two."""
    yield ()
    for takes in each:
        yield from takes
    for some, others in combinations(each, 2):
        for one, other in product(some, others):
            both = (*one, *other)
            if sum(count for _, _, count in both) <= free:
                yield both


def _holds(chain: ChainView, wanted: Wanted, takes: Takes) -> bool:
    """Whether what these takes leave of the target ends with what the word is laid on: the letter
    it hangs on, or all that it lengthens (Q-17)."""
    if chain.id != wanted.chain or not wanted.stays:
        return True
    gone = {letter.origin for letter in wanted.letters if letter.origin is not None}
    lifted = {p.cell for _, end, count in takes for p in _outermost(chain, end, count, gone)}
    indices = {i for i, piece in enumerate(chain.path) if piece.cell in gone | lifted}
    try:
        left = rest(Chain(chain.id, chain.seat, chain.base, chain.path), indices).path
    except Refused:
        return False
    last = -1 if wanted.end else 0
    if len(wanted.stays) == 1:
        return left[last].cell in wanted.stays
    return wanted.stays == frozenset(cells(left, runs(left)[last]))


def _of_chain(view: TableView, chain: ChainView, wanted: Wanted, free: int) -> Iterator[Takes]:
    """What one chain could lend: letters of an end, or of both; two of them stay."""
    most = [_most(view, chain, end, wanted) for end in (0, 1)]
    for end in (0, 1):
        yield from (((chain.id, end, count),) for count in range(1, min(most[end], free) + 1))
    spare = min(len(letters(chain.path, 0)) - 2, free)
    for one, other in product(range(1, most[0] + 1), range(1, most[1] + 1)):
        if one + other <= spare:
            yield (chain.id, 0, one), (chain.id, 1, other)


def _returns(wanted: Wanted, takes: Takes) -> bool:
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


def _provided(view: TableView, wanted: Wanted, takes: Takes) -> Iterator[Way]:
    """The letters provided with all that is taken, and the rest from the arsenal in every way that
    differs: other tokens, or another letter for the joker."""
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
            return
        placed[slot.cell] = Letter(cell=slot.cell, reads=slot.reads, origin=loan.piece.cell)
    taken = tuple(
        Taken(
            chain=chain,
            of=chains[chain].seat,
            end=end,
            letters="".join(loan.piece.reads for loan in lent if _is(loan, chain, end)),
            left=_left(chains[chain], gone),
        )
        for chain, end, _ in takes
    )
    missing = [slot for slot in wanted.letters if slot.cell not in placed]
    told = set()
    for used in islice(_spent(missing, Counter(view.arsenal), view), SPENT):
        jokers = tuple(x.cell for x, token in zip(missing, used, strict=True) if token == JOKER)
        if (key := (tuple(sorted(used)), jokers)) in told:
            continue
        told.add(key)
        spent = {
            slot.cell: Letter(cell=slot.cell, reads=slot.reads, token=token)
            for slot, token in zip(missing, used, strict=True)
        }
        yield Way(
            letters=tuple((placed | spent)[slot.cell] for slot in wanted.letters),
            taken=taken,
            used=used,
            rest=tuple(sorted((Counter(view.arsenal) - Counter(used)).elements())),
        )


def _spent(
    missing: Sequence[Letter], held: Counter[Token], view: TableView
) -> Iterator[tuple[Token, ...]]:
    """Tokens of the arsenal for these letters, one each: a joker last."""
    if not missing:
        yield ()
        return
    slot, rest = missing[0], missing[1:]
    for token in _tokens(slot, held, view):
        for others in _spent(rest, held - Counter([token]), view):
            yield token, *others


def _slot(
    wanted: Wanted, placed: dict[Cell, Letter], piece: Piece, view: TableView
) -> Letter | None:
    """The free letter this piece goes to: its own reading first, then one it can be turned to."""
    free = [slot for slot in wanted.letters if slot.cell not in placed and not slot.token]
    exact = next((slot for slot in free if slot.reads == piece.reads), None)
    return exact or next((slot for slot in free if _lends(piece, slot.reads, view)), None)


def _tokens(slot: Letter, held: Counter[Token], view: TableView) -> list[Token]:
    """The tokens of the arsenal that may read this: the one put there by hand, if one was."""
    order = sorted(held, key=lambda token: (_BACKS.find(token[1:]), token))
    fits = [token for token in order if _gives(token, slot.reads, view)]
    if held[JOKER] and slot.reads != HYPHEN:
        fits.append(JOKER)
    if slot.token:
        return [slot.token] if slot.token in fits else []
    # where accents are not set a vowel is like another, whatever its back
    return fits if view.accents else [*{token[0]: token for token in fits}.values()]


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
