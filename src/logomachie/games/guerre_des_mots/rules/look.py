"""What a seat sees: the board and its own arsenal; no other arsenal, no hidden back (Q-61)."""

from functools import lru_cache

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.grid import Grid
from logomachie.games.guerre_des_mots.rules.recovery import recovered
from logomachie.games.guerre_des_mots.rules.table import Options, Table, barred, table_of
from logomachie.games.guerre_des_mots.rules.tiles import front
from logomachie.games.guerre_des_mots.rules.types import (
    BAR,
    Cell,
    Chain,
    ChainView,
    Piece,
    Place,
    Setup,
    State,
    TableView,
    Word,
)


class Everything:
    """A dictionary that knows every word: what is offered tells nothing of the real one."""

    def __contains__(self, word: object) -> bool:
        return True


EVERYTHING = Dictionary(Everything(), accents=False)


def look(setup: Setup, options: Options, state: State, seat: Seat | None) -> TableView:
    """The table from this seat."""
    refuses = setup.repetition == "refuse"
    return TableView(
        seat=seat,
        can=() if seat is None else can(setup, options, state, seat),
        wake=wake(state),
        phase=state.phase,
        rule=setup.rule,
        accents=options.accents,
        round=state.round,
        turn=state.turn,
        coup=state.coup,
        active=state.active,
        credits=state.credits,
        board="/".join(options.grid.rows),
        places=state.places,
        first=state.first,
        lots=state.lots,
        chains=tuple(
            chain_view(chain, state.places[chain.seat], options.grid) for chain in state.chains
        ),
        arsenal=() if seat is None else state.arsenals[seat],
        arsenals=tuple(map(len, state.arsenals)),
        reserve=len(state.reserve),
        box=state.box,
        opened=state.opened,
        gone=state.gone,
        frozen=frozen(state, options),
        values=values(options) if setup.show_values else (),
        seen=state.seen,
        barred=tuple(sorted(barred(state.history, setup))) if refuses else (),
        denied=state.denied,
        turned_down=state.turned_down,
        request=state.request,
        idle=state.idle,
        kind=setup.referee == "kind",
        friendly=options.friendly,
        draw_at_will=setup.draw_at_will,
        piracy_replay=setup.piracy_replay,
        side_goals=setup.side_goals,
        long_words=options.long_words,
        coups_per_turn=setup.coups_per_turn,
        round_limit=setup.round_limit,
        piracy=setup.piracy,
        shots=setup.shots,
        chain_blockades=setup.chain_blockades,
        why=state.why,
        winner=state.winner,
    )


def wake(state: State) -> int | None:
    """The next deadline: the turn's, or the answer's."""
    if state.phase == "OVER":
        return None
    return state.until if state.request is None else state.request.until


def masked(piece: Piece) -> Piece:
    """A piece as everybody sees it: the front of its token, and what it reads."""
    return piece if len(piece.token) == 1 else replace(piece, token=front(piece.token))


@lru_cache(maxsize=8_192)  # a chain stands for many lines, and every seat sees the same of it
def chain_view(chain: Chain, place: Place, grid: Grid) -> ChainView:
    """A chain with its words and what protects them."""
    base = chains.base_word(chain, place, grid)
    return ChainView(
        id=chain.id,
        seat=chain.seat,
        base=chain.base,
        path=tuple(map(masked, chain.path)),
        words=tuple(
            Word(
                text=chains.text(chain.path, run),
                cells=chains.cells(chain.path, run),
                base=run == base,
                guarded=chains.guards(chain.path, run),
            )
            for run in chains.runs(chain.path)
        ),
        blockaded=chains.is_blockaded(chain.path, grid),
    )


def frozen(state: State, options: Options) -> tuple[Seat, ...]:
    """The players whose own chain blockade holds them back."""
    return tuple(
        sorted({c.seat for c in state.chains if chains.is_blockaded(c.path, options.grid)})
    )


def values(options: Options) -> tuple[tuple[str, int], ...]:
    """Shooting values by letter, those that have one."""
    tiles = options.tiles.tiles.values()
    return tuple((tile.front, tile.value) for tile in tiles if tile.value)


def can(setup: Setup, options: Options, state: State, seat: Seat) -> tuple[str, ...]:
    """The names of the moves this seat may try now."""
    if state.request is not None:
        return ("Answer",) if seat == state.request.of else ()
    if state.phase == "OVER" or seat != state.active:
        return ()
    names = ["Lay", "Pass"]
    if state.coup == 1 and state.reserve and not state.denied:
        names.append("Draw")
    if state.phase == "FIRST":
        return tuple(names)
    table = table_of(state, setup, options, seat)
    if any(
        _recoverable(table, chain)
        for chain in table.chains.values()
        if _may_ask(state, table, chain)
    ):
        names.append("Recover")
    if any(liftable(table, chain, end) for chain in table.own() for end in (0, 1)):
        names.append("Lift")
    if any(hideable(table, chain, piece.cell) for chain in table.own() for piece in chain.path):
        names.append("TurnBack")
    return tuple(names)


def _may_ask(state: State, table: Table, chain: Chain) -> bool:
    """Whether a recovery from this chain may be tried: one's own, or a friend's (Q-47)."""
    if chain.seat == table.seat:
        return True
    asks = table.options.friendly and not state.turned_down and not table.is_frozen
    return asks and chain.seat not in state.gone


def _recoverable(table: Table, chain: Chain) -> bool:
    """Whether some letters of an end could go back, were all that is left a word."""
    for end in (0, 1):
        for count in range(1, len(chain.path) - 1):
            try:
                recovered(table, chain.id, end, count, EVERYTHING)
            except Refused:
                continue
            return True
    return False


def liftable(table: Table, chain: Chain, end: int) -> bool:
    """Whether a cross that guards a word ends the chain here and may be taken back (Q-26)."""
    last = chain.path[0] if end == 0 else chain.path[-1]
    path = chain.path[1:] if end == 0 else chain.path[:-1]
    return last.reads == BAR and _is_new(table, replace(chain, path=path))


def hidden(chain: Chain, cell: Cell) -> Chain:
    """The chain with the chess piece on this cell turned back."""
    path = tuple(replace(p, shield=False) if p.cell == cell else p for p in chain.path)
    return replace(chain, path=path)


def hideable(table: Table, chain: Chain, cell: Cell) -> bool:
    """Whether a chess piece shows there and may be turned back (BLC-07)."""
    shows = any(piece.shield for piece in chain.path if piece.cell == cell)
    return shows and _is_new(table, hidden(chain, cell))


def _is_new(table: Table, chain: Chain) -> bool:
    """Whether the board with this chain has not stood yet in this turn (Q-20)."""
    return chains.fingerprint({**table.chains, chain.id: chain}.values()) not in table.seen
