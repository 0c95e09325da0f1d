"""Legal moves of La Guerre beside the law's: other tokens for a word, risks, old boards."""

from itertools import product

import pytest
from msgspec.structs import replace

from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots import GAME
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules import text
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Letter, Setup, State, TableView
from logomachie.games.guerre_des_mots.solver.legal import ranked
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.words import oracle
from tests.kit.clauses import clause
from tests.kit.small_lexicon import small_lexicon

WORDS = ("rusa", "ruse", "rusé", "rues", "rus", "ru", "us", "sa", "as", "es", "se", "ré", "usa")
LEXICON = small_lexicon(WORDS)


def seen(position: str, **chosen: object) -> tuple[TableView, Setup, State]:
    """What the active seat sees of a position."""
    given = {"seats": 2, "lexicon": LEXICON.digest, "position": position, "rule": "general"}
    setup = Setup(**{**given, **chosen})  # type: ignore[arg-type]  # options by name
    game = GAME.open(setup, GAME.words(LEXICON))
    state = game.start(Rng("legal"), 0)
    return game.view(state, state.game.active), setup, state.game


def lays(view: TableView, setup: Setup) -> list[Lay]:
    """The coups the solver gives."""
    return [move for move in GUERRE_DES_MOTS.legal(view, setup, LEXICON) if isinstance(move, Lay)]


def placed(lay: Lay) -> frozenset[tuple[object, ...]]:
    """What lies where, and which token it is."""
    return frozenset((x.cell, x.reads, x.token, x.origin, x.symbol) for x in lay.letters)


@clause("GDM-ACC-02", "GDM-Q-63")
@pytest.mark.parametrize("arsenal", ["SE(é)E(è)?", "SS?", "E(é)??"])
def test_a_word_may_be_laid_with_any_token_that_reads_it(arsenal: str) -> None:
    """Each vowel of the arsenal, and a joker where a letter would do: all of them, none twice."""
    view, setup, _ = seen(f"SO@E22>RU NE@O1_RUES SO={arsenal} turn:SO")
    given = lays(view, setup)
    table = table_seen(view, options(setup), view.seat or 0)
    dictionary = Dictionary(oracle(LEXICON), accents=True)
    tried = set()
    for lay in given:
        if lay.shots or lay.cross is not None:
            continue
        free = [x for x in lay.letters if x.origin is None]
        kept = [x for x in lay.letters if x.origin is not None]
        for tokens in product(sorted(set(view.arsenal)), repeat=len(free)):
            letters = (
                *kept,
                *(
                    Letter(x.cell, x.reads, None, t, x.symbol)
                    for x, t in zip(free, tokens, strict=True)
                ),
            )
            other = replace(lay, letters=letters)
            if judged(other, table, dictionary) is not None:
                tried.add((other.chain, other.end, placed(other)))
    found = [(lay.chain, lay.end, placed(lay)) for lay in given if not lay.shots]

    assert set() == tried - set(found)
    assert len(found) == len(set(found)) > 3


@clause("GDM-WSH-03")
def test_a_risk_is_given_last() -> None:
    """A plain vowel of the board turned to an accent nobody can be sure of: legal, if it has it."""
    view, setup, _ = seen("SO@E22>RU NE@O1_RUSE SO=S turn:SO")
    moves = [*GUERRE_DES_MOTS.legal(view, setup, LEXICON)]
    risks = [
        number
        for number, move in enumerate(moves)
        if isinstance(move, Lay)
        and any(x.reads == "É" and x.origin is not None for x in move.letters)
    ]
    sure = [type(move).__name__ for move in moves].index("Pass")

    assert risks
    assert all(number > sure for number in risks)


@clause("GDM-Q-20")
def test_an_old_board_with_a_cross_is_a_new_one() -> None:
    """RU goes to the end of a rival's chain and back: refused, unless a cross comes with it."""
    words = small_lexicon((*WORDS, "paria", "purs", "selles", "elles"))
    setup = Setup(
        seats=2,
        lexicon=words.digest,
        rule="general",
        accents=False,
        position="SO@E22>RUSA^IRAP SO=+ NE@O1_RUES<ELLES turn:SO",
    )
    game = GAME.open(setup, GAME.words(words))
    house = game.start(Rng("legal"), 0)
    away = text.heard("lay J4 J2_R[E22]U[F22]", game.view(house, 0))
    house, _ = game.step(house, 1, 0, away)
    view = game.view(house, 0)
    back = [text.spoken(choice.move, view) for choice in ranked(view, setup, words)]

    assert "lay G22 E22>R[J2]U[J3] cross D22" in back
    assert "lay G22 E22>R[J2]U[J3]" not in back
