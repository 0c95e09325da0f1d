"""Random play under the real rules: what is true of every board it comes to."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.grid import grid
from logomachie.games.guerre_des_mots.rules.types import CROSS, Chain, State
from tests.games.guerre_des_mots.kit import KIT
from tests.games.guerre_des_mots.story import told
from tests.kit.clauses import clause
from tests.kit.script import LAW

BOARD = grid("reconstructed-24-1")
LINES = 60


def played(variant: str, seed: int) -> list[tuple[int, State]]:
    """The states of a game of bold and clumsy players, each with its turn."""
    game, rng = KIT.open(variant), Rng(str(seed))
    house, at = game.start(rng, 0), 0
    states = [(house.game.turn, house.game)]
    for _ in range(LINES):
        if game.outcome(house) is not None:
            break
        number, rng = rng.below(1_000)
        seat: Seat = game.waiting(house)[0]
        moves = KIT.legal(game.view(house, seat), number)
        at += 1
        try:
            house, _ = game.step(house, at, seat, moves[0])
        except Refused:
            continue
        states.append((house.game.turn, house.game))
    return states


GAMES = given(st.sampled_from(sorted(KIT.variants)), st.integers(0, 10**6))


def touches(chain: Chain, other: Chain) -> list[tuple[int, int]]:
    """Pairs of pieces in contact that the path does not join (Q-67)."""
    pairs = (
        ((i, one), (j, two))
        for i, one in enumerate(chain.path)
        for j, two in enumerate(other.path)
        if chain.id != other.id or j - i > 2
    )
    return [
        (i, j)
        for (i, one), (j, two) in pairs
        if max(abs(one.cell[0] - two.cell[0]), abs(one.cell[1] - two.cell[1])) <= 1
    ]


@clause("GDM-OPP-01", "GDM-OPP-02", "GDM-CELL-00", "GDM-CELL-05", "GDM-Q-67")
@LAW
@GAMES
def test_no_two_tokens_touch(variant: str, seed: int) -> None:
    """But neighbours on a path; each on its own cell, no letter on violet, none off the board."""
    for _, state in played(variant, seed):
        pieces = [piece for chain in state.chains for piece in chain.path]

        assert len(pieces) == len({piece.cell for piece in pieces})
        assert all(BOARD.colour(piece.cell) for piece in pieces)
        assert all(BOARD.colour(p.cell) != "v" for p in pieces if p.token != CROSS)
        for chain in state.chains:
            assert [] == touches(chain, chain)
        for one, other in combinations(state.chains, 2):
            assert [] == touches(one, other)


@pytest.mark.slow
@clause("GDM-DEF-03", "GDM-CHN-01", "GDM-CHN-05", "GDM-TAK-04", "GDM-TWO-01", "GDM-CHN-08")
@LAW
@GAMES
def test_every_chain_is_a_path_of_words(variant: str, seed: int) -> None:
    """Step by step, turning on letters only; a word of two letters; two chains a player."""
    for _, state in played(variant, seed):
        for chain in state.chains:
            cells = [piece.cell for piece in chain.path]
            steps = [chains.way(one, other) for one, other in pairwise(cells)]

            assert {abs(r) + abs(c) for r, c in steps} == {1}
            for i, piece in enumerate(chain.path[1:-1], 1):
                assert piece.token != CROSS or steps[i - 1] == steps[i]
            assert any(len(run) >= 2 for run in chains.runs(chain.path))
        assert max(Counter(chain.seat for chain in state.chains).values(), default=0) <= 2


@clause("GDM-Q-20")
@LAW
@GAMES
def test_no_board_is_repeated_within_a_turn(variant: str, seed: int) -> None:
    """However many coups it holds."""
    stood: dict[int, list[str]] = {}
    last = ""
    for turn, state in played(variant, seed):
        mark = chains.fingerprint(state.chains)
        boards = stood.setdefault(turn, [])
        if mark != last or not boards:
            assert mark not in boards
            boards.append(mark)
        last = mark


@clause("GDM-Q-20", "GDM-BLC-07", "GDM-BLW-07")
def test_nor_by_a_free_move() -> None:
    """A cross or a chess piece is not hidden if the board so stood before in this turn."""
    lifted = told("SO@G12>TOT+ NE=A turn:SO", words="tot")
    turned = told("NO@E5N'^OB>ANC SO=A turn:NO")
    for story, end, move in ((lifted, "lift J12", "Lift"), (turned, "back E5", "TurnBack")):
        again = told(story.setup.position, words="tot bon banc").plays(story.whose, end)
        story.lay(seen=again.state.seen)

        assert move not in story.view(story.state.active).can
        code = {"Lift": "NO_CROSS_TO_LIFT", "TurnBack": "NO_SYMBOL_TO_HIDE"}[move]
        clause_id = {"Lift": "GDM-BLW-07", "TurnBack": "GDM-BLC-07"}[move]
        story.rejects(story.whose, end, code, clause_id)


@clause("GDM-CMP-03", "GDM-CMP-01")
def test_a_word_of_the_board_may_be_the_second_member() -> None:
    """PORTE and a cross before PLUME: the first member in reading is protected."""
    story = told("SO@J12>PLUME SO=PORTE+ NE=A turn:SO", words="plume porte porte-plume")
    story.plays("SO", "lay J12 D12>PORTE+")

    assert ["PORTE", "PLUME"] == story.words("SO")
    assert [True, False] == [word.guarded for word in story.view(None).chains[0].words]


@clause("GDM-BLW-09", "GDM-REC-02")
def test_a_recovery_at_the_cross_takes_it_along() -> None:
    """The end word is the one it guards."""
    story = told("SO@E12>MENTS+ NE=A turn:SO", words="ments ment").plays("SO", "recover J12 1")

    assert ("MENT", "+S") == (story.signs("SO"), story.arsenal("SO"))


@clause("GDM-Q-48", "GDM-CMP-01")
def test_a_compound_does_not_protect_a_word_on_brown() -> None:
    """Its second member may lie there, not the first, which its cross would guard for good."""
    words = "port plume port-plume"
    first = told("SO@K12>PORT SO=+PLUME NE=A turn:SO", words=words)
    second = told("SO@F12>PORT SO=+PLUME NE=A turn:SO", words=words)

    first.errs("SO", "lay N12 O12>+PLUME", "CROSS_ON_CENTRE", "GDM-Q-48")
    assert ["PORT", "PLUME"] == second.plays("SO", "lay I12 J12>+PLUME").words("SO")


@clause("GDM-BLC-05")
def test_the_coup_that_shows_a_chess_piece_does_not_shoot() -> None:
    """The blockade holds from the moment the token lies; on its front it would have hit."""
    position, words = "NO@J13>AS NO=H NE@F13<EU_T turn:NO", "as has ue ut"
    front = told(position, words=words).plays("NO", "lay J13 I13H shot I13O0x1")
    shown = told(position, words=words)

    assert ["UT"] == front.words("NE")
    shown.errs("NO", "lay J13 I13H' shot I13O0x1", "FROZEN", "GDM-BLC-05")


@clause("GDM-Q-20", "GDM-Q-54", "GDM-Q-61")
def test_a_board_is_known_by_what_everybody_sees() -> None:
    """Other backs, another order of the chains or of a path make no other board; a joker does."""
    board = "SO@G12>ONDE(é) NE@Q17>NET"
    marks = [
        chains.fingerprint(told(f"{position} turn:SO", words="onde net").state.chains)
        for position in (
            board,
            "SO@G12>ONDE(è) NE@Q17>NET",
            "NE@Q17>NET SO@J12<E(ê)DNO",
            "SO@G12>ONDe NE@Q17>NET",
            "SO@Q17>NET NE@G12>ONDE(é)",
        )
    ]

    assert [marks[0]] * 3 == marks[:3]
    assert 3 == len(set(marks))
