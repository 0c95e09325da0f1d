"""A coup judged whole: `legal` says what it does, or raises what is wrong with it (DEF-06, DEF-11).

Pure, and the same for the rules, which know every back, and for a seat's own view, which does not:
what only a hidden back can decide is left open in `Verdict.turned`.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import faces, opposition, shooting, tactics, victory
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.events import Placed, Returned, Taken
from logomachie.games.guerre_des_mots.rules.faces import Turned
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.laying import Laying, check_word
from logomachie.games.guerre_des_mots.rules.provision import Provision, provided
from logomachie.games.guerre_des_mots.rules.shooting import Struck
from logomachie.games.guerre_des_mots.rules.sites import founded, put
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Chain, Lay, Shot, Token
from logomachie.games.guerre_des_mots.rules.victory import Win


@dataclass(frozen=True)
class Verdict:
    """What a legal coup does."""

    lay: Lay
    chain: Chain  # the target, afterwards
    chains: dict[int, Chain]  # the board, afterwards
    arsenal: tuple[Token, ...]  # the player's, afterwards
    crosses: tuple[Returned, ...]  # gone back to others
    laying: Laying
    word: str
    grown: str
    placed: tuple[Placed, ...]
    taken: tuple[Taken, ...]
    returned: tuple[Returned, ...]  # crosses gone back when letters were taken
    turned: tuple[Turned, ...]  # accents that a back must bear
    green: int
    tactical: bool
    credits: int  # left after the coup
    shield: bool
    struck: tuple[tuple[Shot, Struck], ...]
    win: Win | None
    mark: str  # fingerprint of the board afterwards


def legal(lay: Lay, table: Table, dictionary: Dictionary) -> Verdict:
    """What the coup does; Refused if it is none at all, Fault at the first rule it breaks."""
    check_form(lay, table)
    provision = provided(lay, table, dictionary)
    board = dict(provision.chains)
    if lay.chain:
        chain, laying = put(lay, table, provision, dictionary)
    else:
        chain, laying = founded(table, provision)
    before = provision.chains.get(lay.chain, chain).path
    word = check_word(before, laying, dictionary)
    board.pop(lay.chain, None)
    others = opposition.owners(board)
    opposition.check_cells(table, laying.path, laying.new, others)
    opposition.check_contact(laying.path, laying.new, others)
    for index in laying.new:
        if laying.path[index].shield:
            faces.check_symbol(laying.path[index], table.options)
    tactics.check_hyphens(table, laying)
    return _earned(lay, table, provision, chain, laying, word, dictionary)


def check_form(lay: Lay, table: Table) -> None:
    """Refuse what no hand could do: tokens that are not there, two on one cell."""
    cells = [letter.cell for letter in lay.letters]
    origins = [letter.origin for letter in lay.letters if letter.origin is not None]
    if not cells or len(set(cells)) < len(cells) or len(set(origins)) < len(origins):
        raise Refused("BAD_COUP", "GDM-CELL-00")
    if lay.end not in (0, 1) or (lay.chain and lay.chain not in table.chains):
        raise Refused("NO_SUCH_END", "GDM-CHN-05", chain=lay.chain)
    if any(origin not in table.pieces for origin in origins):
        raise Refused("NO_TOKEN_THERE", "GDM-SRC-02")
    used = Counter(letter.token for letter in lay.letters if letter.origin is None)
    if any(letter.token for letter in lay.letters if letter.origin is not None):
        raise Refused("BAD_COUP", "GDM-SRC-01")
    if lay.cross is not None:
        used[CROSS] += 1
    if used[CROSS] > table.arsenal.count(CROSS):
        raise Refused("NO_CROSS", "GDM-Q-24")
    if used - Counter(table.arsenal):
        raise Refused("NOT_IN_ARSENAL", "GDM-SRC-01")


def _earned(
    lay: Lay,
    table: Table,
    provision: Provision,
    chain: Chain,
    laying: Laying,
    word: str,
    dictionary: Dictionary,
) -> Verdict:
    """Replays, the cross, shots and victory of a word that may lie where it lies."""
    is_own = chain.seat == table.seat
    counts = is_own or table.options.piracy_replay  # PIR-07
    green = tactics.greens(laying.path, laying.new, table.options.grid) if counts else 0
    tactical = (
        counts
        and not provision.arsenal_letters  # RPL-04
        and tactics.is_tactical(provision.takes, table.chains, lay.chain, lay.end, dictionary)
    )
    board = {**provision.chains, chain.id: chain}
    if lay.cross is not None:
        chain = _crossed(lay.cross, table, board, chain, laying, tactical=tactical)
        board[chain.id] = chain
    shield = any(laying.path[i].shield for i in laying.new)
    struck = _shots(lay, table, board, chain, laying, dictionary)
    crosses = [*provision.returned]
    for _, hit in struck:
        if hit.rest is not None:
            victim = board[hit.target.chain]
            crosses.extend(Returned(cell, victim.seat) for cell in hit.rest.returned)
            board[victim.id] = Chain(victim.id, victim.seat, victim.base, hit.rest.path)
    left = table.credits - 1 + green + (tactical and lay.cross is None)
    return Verdict(
        lay=lay,
        chain=chain,
        chains=board,
        arsenal=_arsenal(lay, table, crosses, struck),
        crosses=tuple(cross for cross in crosses if cross.to != table.seat),
        laying=laying,
        word=word,
        grown=_grown(lay, provision, laying),
        placed=provision.placed,
        taken=provision.taken,
        returned=provision.returned,
        turned=provision.turned,
        green=green,
        tactical=tactical,
        credits=left,
        shield=shield,
        struck=struck,
        win=victory.won(table, laying, dictionary) if is_own and lay.chain else None,
        mark=stood(table, board, left),
    )


def _crossed(
    cross: Cell,
    table: Table,
    board: dict[int, Chain],
    chain: Chain,
    laying: Laying,
    *,
    tactical: bool,
) -> Chain:
    if chain.seat != table.seat:
        raise Fault("PIRATE_MAY_NOT", "GDM-Q-46", cells=(cross,))
    if not tactical:
        raise Fault("CROSS_NOT_EARNED", "GDM-BLW-01", cells=(cross,))
    others = opposition.owners({i: other for i, other in board.items() if i != chain.id})
    path = tactics.guarded(table, laying, cross, others)
    return Chain(chain.id, chain.seat, chain.base, path)


def is_held(table: Table, board: Mapping[int, Chain]) -> bool:
    """Whether a blockade of the player's own, be it of this coup, forbids him to shoot (BLC-05)."""
    return any(
        own.seat == table.seat and chains.is_blockaded(own.path, table.options.grid)
        for own in board.values()
    )


def _shots(
    lay: Lay,
    table: Table,
    board: dict[int, Chain],
    chain: Chain,
    laying: Laying,
    dictionary: Dictionary,
) -> tuple[tuple[Shot, Struck], ...]:
    """All shots of the coup: aimed at once, their words taken one after the other (SHT-07)."""
    if not lay.shots:
        return ()
    if not table.options.shots:
        raise Fault("NO_SHOTS", "GDM-MOD-05", cells=(lay.shots[0].gun,))
    if chain.seat != table.seat:
        raise Fault("PIRATE_MAY_NOT", "GDM-Q-46", cells=(lay.shots[0].gun,))
    if is_held(table, board):
        raise Fault("FROZEN", "GDM-BLC-05", of=table.seat)
    if len({(shot.gun, shot.ray) for shot in lay.shots}) < len(lay.shots):
        raise Fault("SHOT_TWICE", "GDM-Q-37", cells=(lay.shots[0].gun,))
    owners, now = opposition.owners(board), dict(board)
    struck = []
    for shot in lay.shots:
        hit = shooting.fired(table, laying, shot, now, owners, dictionary)
        if hit.rest is not None:
            victim = now[hit.target.chain]
            now[victim.id] = Chain(victim.id, victim.seat, victim.base, hit.rest.path)
        struck.append((shot, hit))
    return tuple(struck)


def _arsenal(
    lay: Lay, table: Table, crosses: list[Returned], struck: tuple[tuple[Shot, Struck], ...]
) -> tuple[Token, ...]:
    """The player's arsenal afterwards; what comes into it is washed by itself (WSH-02)."""
    held = Counter(table.arsenal)
    held.subtract(letter.token for letter in lay.letters if letter.origin is None)
    if lay.cross is not None:
        held[CROSS] -= 1
    held[CROSS] += sum(cross.to == table.seat for cross in crosses)
    for _, hit in struck:
        held.update(hit.tokens)
    return tuple(sorted(held.elements()))


def _grown(lay: Lay, provision: Provision, laying: Laying) -> str:
    """The word beside the one laid that changed with it: lengthened, or left by a turn."""
    if laying.grown is not None:
        return chains.text(laying.path, laying.grown)
    if lay.bend:
        path = provision.chains[lay.chain].path
        words = chains.runs(path)
        return chains.text(path, words[-1] if lay.end == 1 else words[0])
    return ""


def stood(table: Table, board: dict[int, Chain], left: int) -> str:
    """The fingerprint of the board; Fault if it stood before in this turn, or too often (Q-20)."""
    mark = chains.fingerprint(board.values())
    if mark in table.seen:
        raise Fault("REPEATED", "GDM-Q-20")
    is_last = left == 0 or table.coups_left <= 1
    if is_last and turn_mark(mark, table.following) in table.barred:
        raise Fault("THIRD_TIME", "GDM-Q-54")
    return mark


def turn_mark(mark: str, seat: Seat) -> str:
    """A board with the player to move."""
    return f"{mark}.{seat}"
