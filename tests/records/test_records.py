"""Games that were played to their end under past releases: they prove for ever (HOUSE-10)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, prove
from logomachie.games import GAMES
from tests.kit.clauses import clause
from tests.kit.kits import CASES
from tests.records.words import played_with

HERE = Path(__file__).parent
KEPT = sorted(HERE.glob("*/*.jsonl"))
EVERY_RECORD = pytest.mark.parametrize("path", KEPT, ids=lambda p: f"{p.parent.name}/{p.stem}")


def opened(head: Head) -> House[Any, Any]:  # Any: each game has its own types
    """The game of a record at the config written in it, with the words it was played with."""
    spec = GAMES[head.game]
    config = msgspec.json.decode(head.config, type=spec.config)
    return spec.open(config, played_with(head.game))


@clause("HOUSE-10")
@EVERY_RECORD
def test_a_finished_game_proves_for_ever(path: Path) -> None:
    """Every line leads where it says, to the fingerprint, and the game is over."""
    record = path.read_bytes()
    proof = prove(record, opened)

    assert record.count(b"\n") - 1 == proof.lines
    assert proof.outcome is not None


def test_every_variant_has_a_record() -> None:
    """A new variant of a game gets one by `python -m tests.records.keep`; none is thrown away."""
    kept = {(path.parent.name, path.stem) for path in KEPT}

    assert set() == set(CASES) - kept


def test_a_changed_record_is_caught() -> None:
    """The proof can fail: one letter of one fingerprint otherwise."""
    head, first, *rest = KEPT[0].read_bytes().splitlines()
    changed = first[:-3] + (b"0" if first[-3:-2] != b"0" else b"1") + first[-2:]

    with pytest.raises(Diverged, match="line 1: fingerprint"):
        prove(b"\n".join((head, changed, *rest)), opened)
