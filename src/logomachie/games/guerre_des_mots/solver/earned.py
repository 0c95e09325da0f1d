"""What a coup being composed would earn, for the page: from a seat's own view and without a
dictionary, as if every word were one (LEX-02). A wrong word earns the same here as a right one.
"""

from collections.abc import Iterator
from itertools import product

from logomachie.core.game import Refused
from logomachie.core.value import Seat, Value
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import opposition, shooting
from logomachie.games.guerre_des_mots.rules.coup import Verdict, is_held
from logomachie.games.guerre_des_mots.rules.events import Miss
from logomachie.games.guerre_des_mots.rules.look import EVERYTHING
from logomachie.games.guerre_des_mots.rules.shooting import Struck
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, Cell, Lay, Shot, Side
from logomachie.games.guerre_des_mots.solver.options import crossings, judged, symbols


class Spoil(Value, kw_only=True):
    """Whole words from one end of the chain hit, up to the word hit (Q-40)."""

    end: int
    words: int
    texts: tuple[str, ...]


class Aim(Value, kw_only=True):
    """A shot the rules let the coup fire, be it at nothing it can take."""

    gun: Cell
    letter: str
    ray: Side
    target: Cell
    against: str  # the letter aimed at, or BAR for a cross
    of: Seat
    chain: int
    gap: int
    value: int | None  # None: the table hides the values
    strength: int | None
    miss: Miss | None  # None: nobody can know before it is fired
    hit: tuple[str, ...]  # the words the letter belongs to
    spoils: tuple[Spoil, ...]


class Earned(Value, kw_only=True):
    """What the player may choose once the word lies there."""

    green: tuple[Cell, ...]  # new letters that give a replay each (RPL-01)
    tactical: bool  # one chain, no arsenal: a replay or a cross, if a word was taken (RPL-07)
    crosses: tuple[Cell, ...]  # where that cross could go
    symbols: tuple[Cell, ...]  # letters that may lie with their chess piece up (BLC-02)
    shows: tuple[Cell, ...]  # letters whose chess piece shows by itself
    aims: tuple[Aim, ...]


def earned(lay: Lay, table: Table, *, shows_values: bool) -> Earned | None:
    """What the coup would earn; None if it cannot be laid there, whatever the dictionary says."""
    verdict = judged(lay, table, EVERYTHING)
    if verdict is None:
        return None
    path, grid = verdict.laying.path, table.options.grid
    fresh = [path[i] for i in sorted(verdict.laying.new)]
    is_own = verdict.chain.seat == table.seat
    return Earned(
        green=tuple(
            piece.cell
            for piece in fresh
            if verdict.green and piece.token != CROSS and grid.colour(piece.cell) == "g"
        ),
        tactical=verdict.tactical,
        crosses=tuple(crossings(verdict, table, EVERYTHING)),
        symbols=tuple(lay.letters[at].cell for at in (symbols(lay, table) if is_own else ())),
        shows=tuple(piece.cell for piece in fresh if piece.shield),
        aims=tuple(_aims(verdict, table, shows_values=shows_values)),
    )


def _aims(verdict: Verdict, table: Table, *, shows_values: bool) -> Iterator[Aim]:
    """Every shot of the coup that no rule forbids; a pirate fires none, nor who is blockaded."""
    if not table.options.shots:
        return
    if verdict.chain.seat != table.seat or is_held(table, verdict.chains):
        return
    owners = opposition.owners(verdict.chains)
    for gun, ray in shooting.rays(verdict.laying):
        try:
            struck = shooting.aimed(table, verdict.laying, gun, ray, verdict.chains, owners)
        except Refused:
            continue
        yield _aim(verdict, table, struck, ray, shows_values=shows_values)


def _aim(verdict: Verdict, table: Table, struck: Struck, ray: Side, *, shows_values: bool) -> Aim:
    victim = verdict.chains[struck.target.chain]
    is_sure_miss = shows_values and bool(struck.miss)
    return Aim(
        gun=struck.gun,
        letter=struck.letter,
        ray=ray,
        target=struck.target.cell,
        against=struck.against,
        of=victim.seat,
        chain=victim.id,
        gap=struck.target.gap,
        value=struck.value if shows_values else None,
        strength=struck.strength if shows_values else None,
        miss=struck.miss if shows_values else None,
        hit=tuple(
            chains.text(victim.path, run)
            for run in shooting.hit_words(victim.path, struck.target.cell)
        ),
        spoils=() if is_sure_miss else tuple(_spoils(verdict, table, struck, ray)),
    )


def _spoils(verdict: Verdict, table: Table, struck: Struck, ray: Side) -> Iterator[Spoil]:
    """What a hit could bring, were all that stays a word; that it may bring nothing is known."""
    path = verdict.chains[struck.target.chain].path
    for end, count in product((0, 1), range(1, len(chains.runs(path)))):
        shot = Shot(struck.gun, ray, end, count)
        try:
            loot = shooting.looted(table, struck, shot, verdict.chains, EVERYTHING)
        except Refused:
            continue
        yield Spoil(end=end, words=count, texts=loot.words)
