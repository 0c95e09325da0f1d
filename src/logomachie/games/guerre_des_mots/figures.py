"""The examples of the rulebook on the two diagrams, played by the rules themselves.

Each is a moment of a diagram and the coups the leaflet quotes from it; the page of the rulebook
shows the boards one after the other. Nothing here is drawn by hand: a coup the rules refuse would
raise, and a test plays them all.
"""

from functools import cache

from msgspec import convert

from logomachie.core.game import Words
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Value
from logomachie.games.guerre_des_mots.rules import rules, speech
from logomachie.games.guerre_des_mots.rules.diagrams import CROQUIS_1, CROQUIS_2
from logomachie.games.guerre_des_mots.rules.events import Happened
from logomachie.games.guerre_des_mots.rules.types import ChainView, Place, Setup
from logomachie.games.spec import Spec

# every word of the two diagrams, and what their quoted moves form and leave
WORDS = (
    "rusa paria purs pria orales orna rues selles lest but pré pair café narré pied des mes main "
    "rite envoi bo banc mena axe essentielle dont tour partie pari ils sage narval "
    "ré rus ru es elles sa usa se ruse buse sellées dessellées me est le rotule don bon ave "
    "parties sus elle"
)


OPTIONS = {"rule": "general", "referee": "kind"}


class Example(Value, kw_only=True):
    """Coups quoted from a diagram, and the article they belong to."""

    clause: str
    diagram: int  # 1 on the lid, 2 under the box
    by: Place
    without: tuple[str, ...]  # chains of the diagram that stand otherwise at this moment …
    instead: tuple[str, ...]  # … and how they do
    arsenal: str = ""
    coups: tuple[str, ...]
    living: bool = False  # plays by itself at the entrance of the game


class Moment(Value, kw_only=True):
    """The board after a coup, and what happened in it."""

    chains: tuple[ChainView, ...]
    events: tuple[Happened, ...]


class Figure(Value, kw_only=True):
    """An example, played: the board before, and after each coup."""

    clause: str
    position: str
    seats: int
    options: dict[str, str]
    living: bool
    diagram: int
    board: str  # the cells, as in a view
    places: tuple[Place, ...]
    moments: tuple[Moment, ...]


_SO2 = "SO@E22>RUSA^IrAP>UrS^ELArO>rNA"
_RUSA, _PARIA = "SO@E22>RUSA", "SO@E22>RUSA^IrAP"
_GOAL = "SE@K6>RITE_NVOI"
_SO1 = "SO@E22>RUSA^IRAP>URS+PriA"

EXAMPLES = (
    Example(
        clause="GDM-OBJ-01",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_RUSA,),
        arsenal="O?ALENA?",
        coups=(
            "lay H22 H18_P[C17]A[C18]R[C20]I[C19]",
            "lay H18 I18>U[F22]R[E22]S[G22]",
            "lay K18 K13_OrALE",
            "lay K13 L13>rNA",
        ),
        living=True,
    ),
    Example(
        clause="GDM-OBJ-02",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_PARIA,),
        arsenal="O?ALENA?",
        coups=("lay H18 I18>U[F22]R[E22]S[G22]", "lay K18 K13_OrALE", "lay K13 L13>rNA"),
    ),
    Example(
        clause="GDM-CAP-06",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_RUSA,),
        coups=("lay H22 H18_P[C17]A[C18]R[C20]I[C19]",),
    ),
    Example(
        clause="GDM-TAK-02",
        diagram=2,
        by="ONO",
        without=(_SO2, "NE@O1_RUES<ELLES"),
        instead=(_RUSA, "NE@O1_RUE(é)S<ELLES"),
        coups=("lay E8 F8>S[J4]E[K4]L[L4]L[M4]É[O3]E[N4]S[O4]",),
    ),
    Example(
        clause="GDM-TAK-03",
        diagram=2,
        by="SE",
        without=(_SO2, _GOAL),
        instead=(_RUSA,),
        arsenal="VA",
        coups=("lay Q22 Q17_N[R8]A[S8]R[T8]VA",),
    ),
    Example(
        clause="GDM-CAP-08",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_PARIA,),
        coups=("lay H18 I18>U[O2]R[O1]S[E5]",),
    ),
    Example(
        clause="GDM-CAP-09",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_PARIA,),
        coups=("lay H18 I18>U[O2]R[O1]S[J4]",),
    ),
    Example(
        clause="GDM-TRF-02",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_PARIA,),
        coups=("lay H18 I18>U[F22]R[E22]S[G22]",),
    ),
    Example(
        clause="GDM-DIR-01",
        diagram=2,
        by="NE",
        without=(_SO2,),
        instead=(_RUSA,),
        coups=("lay J4 K3S[J4] bend",),
    ),
    Example(
        clause="GDM-DIR-03",
        diagram=2,
        by="NE",
        without=(_SO2,),
        instead=(_RUSA,),
        coups=("lay J4 K1_R[O1]U[O2]S[J4] bend",),
    ),
    Example(
        clause="GDM-DIR-04",
        diagram=2,
        by="NE",
        without=(_SO2,),
        instead=(_RUSA,),
        coups=("lay J4 K1_B[T20]U[T21]S[J4] bend",),
    ),
    Example(
        clause="GDM-PIR-08",
        diagram=2,
        by="SO",
        without=(_SO2,),
        instead=(_RUSA,),
        coups=("lay J4 J2_R[O1]U[O2]",),
    ),
    Example(
        clause="GDM-BLW-06",
        diagram=1,
        by="SO",
        without=(_SO1,),
        instead=("SO@E22>RUSA^IRAP>URS+",),
        arsenal="P??A",
        coups=("lay L18 M18>PriA",),
    ),
    Example(
        clause="GDM-SHT-02",
        diagram=1,
        by="SE",
        without=(_GOAL,),
        instead=("SE@N6_ENVOI",),
        arsenal="RIT",
        coups=("lay N6 K6>RIT shot K6S1x1",),
    ),
    Example(
        clause="GDM-SHT-03",
        diagram=1,
        by="NE",
        without=("NE@O1_DONT>OUR",),
        instead=("NE@O1_DONT",),
        arsenal="OUR",
        coups=("lay O4 P4>OUR shot R4S1x3",),
    ),
    Example(
        clause="GDM-BLC-04",
        diagram=1,
        by="NO",
        without=(_GOAL,),
        instead=(),
        arsenal="N",
        coups=("lay E4 E5N'",),
    ),
    Example(
        clause="GDM-BLW-12",
        diagram=1,
        by="SE",
        without=(_GOAL,),
        instead=(),
        arsenal="+",
        coups=("lay Q22 R17_R[R4]O[P4]T[O4]U[Q4]L[Q22] bend cross R16",),
    ),
    Example(
        clause="GDM-PAR-03",
        diagram=1,
        by="ENE",
        without=(_SO1,),
        instead=(),
        arsenal="SUS",
        coups=("lay R13 R14>SUS",),
    ),
    Example(
        clause="GDM-WIN-05",
        diagram=1,
        by="ONO",
        without=("ONO@A10>MENA_XE>SSENTIELLE", _GOAL),
        instead=("ONO@A10>MENA_XE",),
        arsenal="SSENTIELLE",
        coups=("lay D12 E12>SSENTIELLE",),
    ),
)


def position(example: Example) -> str:
    """The moment of a diagram an example starts from, as text."""
    chains = (CROQUIS_1 if example.diagram == 1 else CROQUIS_2).split()
    kept = [chain for chain in chains if chain not in example.without]
    held = [f"{example.by}={example.arsenal}"] if example.arsenal else []
    return " ".join((*kept, *example.instead, *held, f"turn:{example.by}"))


def played(example: Example) -> Figure:
    """An example on the board; raises Refused if the rules do not allow its coups."""
    at = position(example)
    seats = len({chain.partition("@")[0] for chain in at.split() if "@" in chain})
    setup = convert({**OPTIONS, "seats": seats, "lexicon": "figures", "position": at}, Setup)
    known = frozenset(form for word in WORDS.split() for form in (word, plain(word)))
    game = rules.Rules(setup, known)
    state = game.start(Rng("figures"), 0)
    moments = [Moment(chains=game.view(state, None).chains, events=())]
    for coup in example.coups:
        move = speech.asked(
            coup, state.turn, state.coup, state.chains, state.arsenals[state.active]
        )
        state, events = game.step(state, 0, state.active, move)
        told = tuple(event for event in events if not event.only)
        moments.append(Moment(chains=game.view(state, None).chains, events=told))
    view = game.view(state, None)
    return Figure(
        clause=example.clause,
        position=at,
        seats=seats,
        options=OPTIONS,
        living=example.living,
        diagram=example.diagram,
        board=view.board,
        places=view.places,
        moments=tuple(moments),
    )


def figures(spec: Spec, words: Words) -> tuple[Figure, ...]:  # noqa: ARG001  # one door for all
    """All examples, played with the words they quote alone."""
    return drawn()


@cache
def drawn() -> tuple[Figure, ...]:
    """All examples, played once."""
    return tuple(map(played, EXAMPLES))
