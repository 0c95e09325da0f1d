"""Everything that judging a coup needs, be it of a state or of what one seat sees of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.grid import AROUND, Grid, grid
from logomachie.games.guerre_des_mots.rules.tiles import TileSet, tile_set
from logomachie.games.guerre_des_mots.rules.types import (
    Cell,
    Chain,
    Phase,
    Place,
    Setup,
    State,
    TableView,
    Token,
)


@dataclass(frozen=True)
class Options:
    """What of a setup a coup depends on."""

    grid: Grid
    tiles: TileSet
    general: bool
    accents: bool  # accents and cedilla are set
    piracy: bool
    friendly: bool  # letters of a friend may be asked back
    piracy_replay: bool
    shots: bool
    shields: bool  # a chess piece may protect a chain
    side_goals: bool
    long_words: bool  # a longer word may win on the cross


@dataclass(frozen=True)
class Table:
    """A position as the player whose coup it is may judge it."""

    options: Options
    seat: Seat
    places: tuple[Place, ...]
    chains: dict[int, Chain]
    arsenal: tuple[Token, ...]
    opened: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    phase: Phase
    seen: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()  # may not stand when the turn ends
    next_chain: int = 1
    credits: int = 1
    coups_left: int = 20  # this one included
    following: Seat = 0  # whose turn comes next

    @cached_property
    def pieces(self) -> dict[Cell, tuple[int, int]]:
        """Where every token on the board belongs: its chain, its index on the path."""
        return {
            piece.cell: (chain.id, index)
            for chain in self.chains.values()
            for index, piece in enumerate(chain.path)
        }

    @cached_property
    def closed(self) -> frozenset[Cell]:
        """Bases of players who have not opened yet, and the cells around them (Q-09)."""
        return closed(
            self.options.grid,
            tuple(
                place
                for seat, place in enumerate(self.places)
                if seat not in self.opened and seat not in self.gone and seat != self.seat
            ),
        )

    @cached_property
    def is_frozen(self) -> bool:
        """Whether the player's own chain blockade forbids capture, shot and piracy (BLC-05)."""
        return any(
            chain.seat == self.seat and chains.is_blockaded(chain.path, self.options.grid)
            for chain in self.chains.values()
        )

    def own(self) -> tuple[Chain, ...]:
        """The player's chains."""
        return tuple(chain for chain in self.chains.values() if chain.seat == self.seat)


def closed(board: Grid, places: Iterable[Place]) -> frozenset[Cell]:
    """The cells of all bases of these places, and those around them."""
    return frozenset(
        (row + r, col + c)
        for place in places
        for base in board.bases[place].values()
        for row, col in base
        for r, c in (*AROUND, (0, 0))
    )


def options(setup: Setup) -> Options:
    """What the setup means for a coup (MOD-05, Q-71, Q-76)."""
    general = setup.rule == "general"
    return Options(
        grid=grid(setup.board),
        tiles=tile_set(setup.tiles),
        general=general,
        accents=general and setup.accents,
        piracy=setup.piracy is not False,
        friendly=setup.friendly_piracy and setup.piracy is not False,
        piracy_replay=setup.piracy_replay,
        shots=setup.shots is not False,
        shields=general and setup.chain_blockades is not False,
        side_goals=setup.side_goals,
        long_words=setup.long_word_wins == "both"
        or (general and setup.long_word_wins == "general"),
    )


def barred(history: tuple[str, ...], setup: Setup) -> frozenset[str]:
    """Boards with the player to move that stood twice: a third time is refused (Q-54)."""
    if setup.repetition == "draw":
        return frozenset()
    return frozenset(mark for mark in history if history.count(mark) >= 2)


def following(seat: Seat, seats: int, gone: tuple[Seat, ...]) -> Seat:
    """Whose turn comes after this seat's."""
    order = [(seat + step) % seats for step in range(1, seats + 1)]
    return next((other for other in order if other not in gone), seat)


def table_of(state: State, setup: Setup, opts: Options, seat: Seat) -> Table:
    """The table of a state, with the backs of vowels."""
    return Table(
        options=opts,
        seat=seat,
        places=state.places,
        chains={chain.id: chain for chain in state.chains},
        arsenal=state.arsenals[seat],
        opened=state.opened,
        gone=state.gone,
        phase=state.phase,
        seen=frozenset(state.seen),
        barred=barred(state.history, setup),
        next_chain=state.next_chain,
        credits=state.credits,
        coups_left=setup.coups_per_turn - state.coup + 1,
        following=following(seat, setup.seats, state.gone),
    )


def table_seen(view: TableView, opts: Options, seat: Seat) -> Table:
    """The same from a view: backs that its seat cannot know are named by their front alone."""
    return Table(
        options=opts,
        seat=seat,
        places=view.places,
        chains={c.id: Chain(c.id, c.seat, c.base, c.path) for c in view.chains},
        arsenal=view.arsenal,
        opened=view.opened,
        gone=view.gone,
        phase=view.phase,
        seen=frozenset(view.seen),
        barred=frozenset(view.barred),
        next_chain=max((c.id for c in view.chains), default=0) + 1,
        credits=view.credits,
        coups_left=view.coups_per_turn - view.coup + 1,
        following=following(seat, len(view.places), view.gone),
    )
