"""La Guerre des Mots for the laws."""

from collections import Counter

from msgspec.structs import replace

from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules.diagrams import CROQUIS_1
from logomachie.games.guerre_des_mots.rules.events import (
    AccentTurned,
    Drew,
    Erred,
    NotBlocked,
    Received,
)
from logomachie.games.guerre_des_mots.rules.tiles import tile_set
from logomachie.games.guerre_des_mots.rules.types import Piece, Setup, State
from tests.games.guerre_des_mots.random_coups import Lenient, moves
from tests.kit.kit import Kit


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """Others' arsenals, the reserve and the backs of plain vowels on the board, dealt anew."""
    rng = Rng(f"another world {number}")
    hidden = [*state.reserve]
    for seat, held in enumerate(state.arsenals):
        hidden += () if seat == viewer else held
    plain = [piece for chain in state.chains for piece in chain.path if is_plain_vowel(piece)]
    hidden += [piece.token for piece in plain]
    pile = list(rng.shuffle(hidden)[0])
    backs = {piece.cell: _drawn(pile, piece.reads) for piece in plain}
    paths = [
        tuple(replace(p, token=backs.get(p.cell, p.token)) for p in chain.path)
        for chain in state.chains
    ]
    arsenals = [
        held if seat == viewer else tuple(sorted(pile.pop() for _ in held))
        for seat, held in enumerate(state.arsenals)
    ]
    return replace(
        state,
        rng=rng,
        chains=tuple(
            replace(chain, path=path) for chain, path in zip(state.chains, paths, strict=True)
        ),
        arsenals=tuple(arsenals),
        reserve=tuple(pile),
    )


def is_plain_vowel(piece: Piece) -> bool:
    """Whether its back is hidden."""
    return len(piece.token) == 2 and piece.reads == piece.token[0]


def _drawn(pile: list[str], vowel: str) -> str:
    token = next(token for token in pile if len(token) == 2 and token[0] == vowel)
    pile.remove(token)
    return token


def _variants() -> dict[str, Setup]:
    base = Setup(seats=2, lexicon="kit", round_limit=8)
    general = replace(base, rule="general")
    return {
        "simplified": base,
        "general": replace(general, round_limit=5),
        "kind": replace(general, seats=3, referee="kind", accents=False, show_values=False),
        "friendly": replace(
            general, seats=4, friendly_piracy=True, draw_at_will=True, repetition="refuse"
        ),
        "literal": replace(base, seats=5, deal="literal", turn_seconds=0, long_word_wins="both"),
        "diagram": replace(
            general, seats=6, position=f"{CROQUIS_1} SO=EMS?+ NE=EG+ NO=DCF", round_limit=6
        ),
        "seven": replace(base, seats=7, coups_per_turn=2, side_goals=False, piracy_replay=False),
        "gentle": replace(
            general, seats=3, piracy=False, shots=False, chain_blockades=False, friendly_piracy=True
        ),
        "solo": replace(base, seats=1),
        "eight": replace(general, seats=8, absent="pass", round_limit=5),
    }


def _has(state: State) -> Counter[str]:
    laid = (piece.token for chain in state.chains for piece in chain.path)
    held = (token for held in state.arsenals for token in held)
    return Counter((*laid, *held, *state.reserve, *state.box))


KIT = Kit(
    spec=GUERRE_DES_MOTS,
    state=State,
    words=Lenient(),
    variants=_variants(),
    legal=moves,
    retold=retold,
    stories=("simplified", "general", "friendly"),
    reveals=(AccentTurned, NotBlocked, Drew, Received),
    material=lambda config: Counter(tile_set(config.tiles).counts),
    has=_has,
    judged={"referee": "kind"},
    errors=(Erred,),
)
