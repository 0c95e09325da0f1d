"""Nothing that may take five milliseconds runs in the event loop: every kind of line of every game.

Measured as the CPU of this thread, the best of several tries: a crowded machine does not fail it,
a rule that searches does.
"""

import os
import subprocess
import sys
from itertools import chain, islice
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.game import Config
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from tests.kit.kits import KITS
from tests.server.exploring import Exploring, kind_of, possible, timely

ROOT = Path(__file__).resolve().parents[2]
MOST = 0.005  # seconds
TRIES = 12  # until one of them is quick enough
LINES = 70  # of one game
ROUNDS = 8  # of all variants, until every kind was played
FIRST_ROUND = 1  # whose lines are all measured; later on only those of kinds not measured yet
LEVELS = (1, 0, 1, 0)  # of the seats
HARD: dict[str, tuple[str, dict[str, Any]]] = {  # positions with large hands and full tables
    "guerre-des-mots": (
        "SO@A7>DECOTEE SO@A1>RAIRAIT OSO@Q3>DECOTES OSO@I7>BRUNES ONO@I1>ABUSAIT ONO@Q1>AMUSAIS "
        "NO@I3>FILETAS NO@A3>RUSERAI SO=RRNNNNLLLMMPPPGGVHJK???????? "
        "seats:SO,OSO,ONO,NO,NE,ENE,ESE,SE turn:SO",
        {"seats": 8, "rule": "general"},
    ),
    "cadenas": (
        "A:GEL B:MOX A:AIR B:RAT A:PUY B:MES A:DOC B:ROC A:ION B:HOP A:GON B:PFF A:HIE B:MIT "
        "A:IVE B:DIT A:SKI B:BUE A:BAS B:TEL A:CAB B:LES A:VAU B:RAZ A:REE B:LAC A:SEN B:TAU "
        "A:QAT B:MEL squares:OU/LD/PM hands:AEIRST/-",
        {"seats": 2, "pair_squares": 3},
    ),
}


SELDOM: dict[str, list[tuple[str, dict[str, object]]]] = {  # variants where rare kinds are offered
    "guerre-des-mots": [  # a cross at an end; a chess piece that is shown
        ("simplified", {"position": "SO@G12>TOT+ NE=A turn:SO"}),
        ("general", {"position": "NO@E5N'^OB>ANC SO=A turn:NO"}),
    ],
    "wordsmith": [("table", {})] * 6,  # the uninvolved vote on roots
}


def least(work: Any) -> float:  # Any: whatever it gives is thrown away
    """The CPU a piece of work takes, at best; no longer looked for than needed."""
    found = float("inf")
    for _ in range(TRIES):
        begun = thread_time()
        work()
        found = min(found, thread_time() - begun)
        if found < MOST / 2:
            break
    return found


def heard(game: Any, before: Any, line: Any) -> float:  # Any: each game has its own types
    """What a line costs with what its mover sees after it, and the bytes of both."""

    def hear() -> None:
        state, entry = advance(game, before, line.seq, line.at, line.seat, line.move)
        encoded(entry)
        encoded(game.view(state, line.seat or 0))

    return least(hear)


class Slow:
    """The lines that took too long, by their kind, and the kinds there were."""

    def __init__(self) -> None:
        self.lines, self.kinds = dict[str, float](), set[str]()

    def hear(self, game: Any, before: Any, line: Any) -> None:
        """Measure one line."""
        kind = kind_of(line)
        self.kinds.add(kind)
        took = heard(game, before, line)
        if took > MOST:
            self.lines[kind] = max(took, self.lines.get(kind, 0.0))


def hard(slug: str) -> list[Config]:
    """Tables with many seats, and those positions that are described here."""
    spec, lexicon = GAMES[slug], french()
    found = [spec.config(seats=spec.most, lexicon=lexicon.digest)]
    if slug in HARD:
        position, chosen = HARD[slug]
        found.append(spec.config(lexicon=lexicon.digest, position=position, **chosen))
    return found


def opened(slug: str, config: Config) -> Any:  # Any: as above
    """The game with the whole dictionary, made ready as a server does before its first table."""
    spec, words = GAMES[slug], GAMES[slug].words(french())
    prepare = getattr(words, "prepare", None)
    if prepare is not None:
        prepare()
    return spec.open(config, words)


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_kind_of_line_of_every_variant_is_heard_at_once(slug: str) -> None:
    """The game's own moves, all of them, the house's and the clock."""
    kit, slow, wanted = KITS[slug], Slow(), set[str]()
    exploring = Exploring(kit, f"at once {slug}")
    for number in range(ROUNDS):
        rare = [replace(kit.variants[name], **more) for name, more in SELDOM.get(slug, [])]
        for variant in (*kit.variants.values(), *rare):
            for config in timely(variant):
                game = kit.spec.open(config, kit.words)
                wanted |= possible(game, kit.spec.moves)
                for before, line in exploring.lines(game):
                    if number < FIRST_ROUND or kind_of(line) not in slow.kinds:
                        slow.hear(game, before, line)
        if wanted == slow.kinds:
            break

    assert wanted == slow.kinds
    assert {} == slow.lines


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_so_it_is_at_large_tables_and_in_full_positions(slug: str) -> None:
    """Many seats, large hands, and the whole dictionary."""
    exploring, slow = Exploring(KITS[slug], f"hard {slug}"), Slow()
    for position in hard(slug):
        for config in timely(position):
            game = opened(slug, config)
            for before, line in chain(exploring.openings(game), exploring.lines(game)):
                slow.hear(game, before, line)

    assert {} == slow.lines
    assert len(slow.kinds) > 1


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_line_of_bots_is_heard_at_once(slug: str) -> None:
    """The line itself, what the mover sees after it, and its bytes; with the whole dictionary."""
    spec, slow = GAMES[slug], Slow()
    for seats in sorted({2, min(4, spec.most)}):
        config = spec.config(seats=seats, lexicon=french().digest)
        game = opened(slug, config)
        bots = [build(slug, level, config) for level in LEVELS[:seats]]
        before = game.start(Rng("at once"), 0)
        for after, line in islice(told(game, bots, Rng("at once")), LINES):
            slow.hear(game, before, line)
            before = after

    assert {} == slow.lines
    assert slow.kinds


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_without_the_core_a_game_is_played_and_what_is_slow_says_so(slug: str) -> None:
    """`LOGOMACHIE_NATIVE=0`: a short game of bots, and what its room has not said to be slow is
    heard at once."""
    done = without_core("-m", "tests.server.without_core", slug)

    assert 0 == done.returncode, done.stderr[-2_000:]


def without_core(*asked: str, native: str = "0") -> subprocess.CompletedProcess[str]:
    """A Python of its own: a library that is open stays open."""
    within = os.environ | {"LOGOMACHIE_NATIVE": native}
    call = [sys.executable, *asked]
    return subprocess.run(call, cwd=ROOT, env=within, capture_output=True, text=True, check=False)


def test_la_guerre_is_slow_without_the_core() -> None:
    """A draw asks the solver: then no line of it runs in the event loop."""
    asked = "from logomachie.games import GAMES; print([s for s in GAMES if GAMES[s].is_slow])"
    told_so = [without_core("-c", asked, native=native).stdout.strip() for native in ("0", "1")]

    assert ["['guerre-des-mots']", "[]"] == told_so
