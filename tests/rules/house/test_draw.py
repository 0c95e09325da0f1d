"""HOUSE-10: a seed that several make, and that none of them could choose."""

import pytest
from msgspec.structs import replace

from logomachie.core.draw import Draw, Share, combined, fits, makes, promise
from logomachie.core.log import Diverged
from logomachie.core.record import Head, WordList, head_bytes, prove, read_head, sealed, written
from logomachie.core.value import encoded
from tests.kit.clauses import clause
from tests.kit.kits import KITS

VALUES = ("a" * 32, "b" * 32)
SHARES = tuple(
    Share(seats=(n,), commitment=promise(value), value=value) for n, value in enumerate(VALUES)
)
DRAW = Draw(house="c" * 32, commitment=promise("c" * 32), shares=SHARES)
SEED = combined("c" * 32, VALUES)


@clause("HOUSE-10")
def test_the_seed_is_made_of_every_value_in_its_order() -> None:
    """Another value of anybody, or another order, makes another seed; a vector holds the form."""
    others = [
        combined("d" * 32, VALUES),
        combined("c" * 32, VALUES[::-1]),
        combined("c" * 32, VALUES[:1]),
        combined("c" * 32, ("a" * 32, "d" * 32)),
    ]

    assert 5 == len({SEED, *others})
    assert "44daf25947c39d63f39db0985fc44a46" == SEED  # as web/src/lib/draw.test.ts
    assert 64 == len(promise(VALUES[0]))


@clause("HOUSE-10")
@pytest.mark.parametrize(
    "bent",
    [
        replace(DRAW, house="d" * 32),
        replace(DRAW, shares=SHARES[:1]),
        replace(DRAW, shares=SHARES[::-1]),
        replace(DRAW, shares=(SHARES[0], replace(SHARES[1], value="d" * 32))),
        replace(DRAW, shares=(SHARES[0], replace(SHARES[1], commitment=promise("d" * 32)))),
    ],
)
def test_what_was_not_promised_makes_no_seed(bent: Draw) -> None:
    """Each value must be the one whose hash was shown, and all must make the seed."""
    assert makes(DRAW, SEED)
    assert not makes(bent, SEED)


@clause("HOUSE-10")
@pytest.mark.parametrize(
    "silent",
    [((),), ((2,), ()), ((2,), (2,)), ((2,),), ((2,), (3,), (4,))],
)
def test_no_round_was_held_unseen(silent: tuple[tuple[int, ...], ...]) -> None:
    """Every round before the last left out somebody who is named, each once; a record that says
    otherwise proves nothing, one from before rounds were counted is as it was."""
    kit = KITS["word-whiz"]
    honest = replace(DRAW, left_out=(2, 3), silent=((2,), (3,)))

    def opened(head: Head):  # type: ignore[no-untyped-def]
        return kit.spec.open(kit.variants["duel"], kit.words)

    assert fits(DRAW)
    assert fits(honest)
    assert honest == prove(record(honest), opened).head.draw
    with pytest.raises(Diverged, match="rounds"):
        prove(record(replace(honest, silent=silent)), opened)


def record(draw: Draw | None) -> bytes:
    """A game that has just begun."""
    kit = KITS["word-whiz"]
    config = kit.variants["duel"]
    head = Head(
        game="word-whiz",
        config=encoded(config),  # type: ignore[arg-type]  # raw bytes
        seed=SEED,
        at=1_000,
        lexicon=WordList("kit", "1", config.lexicon),
    )
    return written(head_bytes(sealed(replace(head, draw=draw) if draw else head)), [])


@clause("HOUSE-10")
def test_a_record_proves_how_its_seed_was_made() -> None:
    """One with another's values diverges; one of the house alone is as it always was."""
    kit = KITS["word-whiz"]

    def opened(head: Head):  # type: ignore[no-untyped-def]
        return kit.spec.open(kit.variants["duel"], kit.words)

    assert DRAW == prove(record(DRAW), opened).head.draw
    with pytest.raises(Diverged, match="draw"):
        prove(record(replace(DRAW, house="d" * 32, commitment=promise("d" * 32))), opened)
    assert b"draw" not in record(None)
    assert not read_head(record(None).splitlines()[0]).draw
