"""Legal moves are legal, and all of them: each room's solver held to its rules.

Every move that `legal` gives is accepted, and none is an error; whatever it leaves out is refused,
an error that costs, or comes to the same as one it gives. Small positions are searched whole, with
every word of a short list tried everywhere; on the real dictionary moves are sampled.
"""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from logomachie.core.game import Config, Move, Refused
from logomachie.core.house import House, Housed
from logomachie.core.log import digest
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games import GAMES
from logomachie.lexicon.lexicon import Lexicon
from logomachie.lexicon.load import french
from tests.kit.kits import CASES, KITS
from tests.kit.rooms import ROOM
from tests.kit.small_lexicon import small_lexicon
from tests.perft.perft import EVERY, Position, positions

SLOW = {"guerre-des-mots"}  # its enumerator has much to make ready, however few the words
SMALL = [
    pytest.param(
        slug, position, id=f"{slug}-{position.id}", marks=[pytest.mark.slow] * (slug in SLOW)
    )
    for slug in GAMES
    for position in positions(ROOM[slug] / "counts.perft")
]
WALKS, DEPTH = 4, 7  # from each small position
FEW = ("tri", "trait", "rat", "rats", "dent", "tonne", "os", "sa", "lac", "cal", "sol", "soleil",
       "rue", "rues", "ruse", "muse")  # fmt: skip
NOT_YET = {"TOO_SOON", "TOO_EARLY"}  # a matter of the clock, not of the move
SAMPLE = 40  # moves of a large position


class Table:
    """A game of one room on one lexicon, and the same game with its words judged at once."""

    def __init__(self, slug: str, config: Config, lexicon: Lexicon) -> None:
        self.kit, self.lexicon, self.config = KITS[slug], lexicon, config
        words = GAMES[slug].words(lexicon)
        self.game: House[Any, Any] = GAMES[slug].open(config, words)
        self.strict: House[Any, Any] = GAMES[slug].open(replace(config, **self.kit.judged), words)

    def legal(self, state: Housed[Any], seat: Seat) -> list[Move]:
        """All moves the solver gives."""
        view = self.game.view(state, seat)
        return [*self.kit.spec.legal(view, self.config, self.lexicon)]

    def after(self, state: Housed[Any], seat: Seat, move: Move) -> Housed[Any] | Refused:
        """Where a move leads, made in the last moment; or why it is refused."""
        wake = self.game.wake(state)
        assert wake is not None
        try:
            return self.game.step(state, wake - 1, seat, move)[0]
        except Refused as refusal:
            return refusal

    def errs(self, state: Housed[Any], seat: Seat, move: Move, *, later: bool = False) -> bool:
        """Whether the rules, asked to judge words, call it an error; `later`: when it is read."""
        wake = self.strict.wake(state)
        assert wake is not None
        if type(move).__name__ not in self.strict.view(state, seat).can:
            return False  # an answer to a word that is not judged
        try:
            after, events = self.strict.step(state, wake - 1, seat, move)
        except Refused as refusal:
            return refusal.code != "NOT_NOW"
        if later and (due := self.strict.wake(after)) is not None:
            events += self.strict.tick(after, due)[1]
        return any(
            isinstance(told, self.kit.errors) and getattr(told, "seat", None) == seat
            for told in events
        )

    def sound(self, state: Housed[Any], seat: Seat, moves: list[Move]) -> dict[str, Move]:
        """The moves by where they lead; each is accepted, and none is an error."""
        reached: dict[str, Move] = {}
        for move in moves:
            there = self.after(state, seat, move)
            if isinstance(there, Refused):
                assert there.code in NOT_YET, (str(move), there.args)
                continue
            # nobody can know of a word on a hidden sheet
            assert self.secret or not self.errs(state, seat, move), str(move)
            reached[self.mark(there)] = move
        return reached

    @property
    def secret(self) -> bool:
        """Whether words are written where nobody sees them."""
        return bool(getattr(self.config, "secret", False))

    def mark(self, state: Housed[Any]) -> str:
        """Where a move leads, told apart only as the rules do."""
        return digest(replace(state, game=self.kit.alike(state.game)))


def walk(table: Table, rng: Random, words: tuple[str, ...], depth: int) -> int:
    """A random way through a game, every seat compared at every step; how many moves there were."""
    state, slug, count = table.game.start(Rng("legal"), 0), table.kit.spec.slug, 0
    for _ in range(depth):
        ahead = []
        if (wake := table.game.wake(state)) is None:
            break
        for seat in range(table.config.seats):
            given = table.sound(state, seat, table.legal(state, seat))
            count += len(given)
            for move in EVERY[slug](table.game.view(state, seat), words):
                there = table.after(state, seat, move)
                if isinstance(there, Refused):
                    continue
                ahead.append(there)
                known = table.mark(there) in given
                assert known or table.errs(state, seat, move, later=True), str(move)
        ahead.append(table.game.tick(state, wake)[0])
        state = rng.choice(ahead)
    return count


@pytest.mark.parametrize(("slug", "position"), SMALL)
def test_a_small_position_is_solved_whole(slug: str, position: Position) -> None:
    """What the solver gives is accepted; what is tried besides is refused, or an error."""
    words = tuple(position.lex.split())
    options = dict(pair.split("=", 1) for pair in position.opt.split())
    seats = int(options.pop("seats", position.pos.count("/A") + 1))
    lexicon = small_lexicon(words)
    given = {"seats": seats, "lexicon": lexicon.digest, "position": position.pos, **options}
    config = msgspec.convert(given, GAMES[slug].config, strict=False)
    table = Table(slug, config, lexicon)

    assert 0 < sum(walk(table, Random(n), words, DEPTH) for n in range(WALKS))


@pytest.mark.parametrize(
    ("slug", "variant"),
    [
        pytest.param(slug, variant, marks=[pytest.mark.slow] * (slug in {*SLOW, "wordsearch"}))
        for slug, variant in CASES
    ],
)
def test_every_variant_is_solved_whole(slug: str, variant: str) -> None:
    """With a few words, from where its games begin: objections, votes, curtains, letters."""
    lexicon = small_lexicon(FEW, ("Paris", "Meuse"))
    config = replace(KITS[slug].variants[variant], lexicon=lexicon.digest)
    if getattr(config, "house_vote", False):
        config = replace(config, house_vote=False)  # every spelling could be put to the vote
    table = Table(slug, config, lexicon)
    depth = 3 if slug in SLOW else DEPTH

    assert 0 < sum(walk(table, Random(f"{variant} {n}"), FEW, depth) for n in range(2))


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "variant"), CASES)
def test_a_large_position_is_sampled(slug: str, variant: str) -> None:
    """In every variant, with the whole dictionary: the first moves and clumsy ones."""
    lexicon, rng = french(), Random(f"{slug} {variant}")
    config = replace(KITS[slug].variants[variant], lexicon=lexicon.digest)
    table = Table(slug, config, lexicon)
    state = table.game.start(Rng(variant), 0)
    for number in range(12):
        if (wake := table.game.wake(state)) is None:
            break
        ahead = []
        for seat in table.game.waiting(state):
            view = table.game.view(state, seat)
            moves = list(islice(table.kit.spec.legal(view, config, lexicon), SAMPLE))
            table.sound(state, seat, moves)
            offered = {type(move) for move in moves}
            for move in table.kit.legal(view, number):
                if type(move) in offered or len(moves) == SAMPLE:
                    continue  # of this kind some are given, the others are beyond the sample
                there = table.after(state, seat, move)
                assert isinstance(there, Refused) or table.errs(state, seat, move), str(move)
            ahead += [
                there
                for move in moves[:3]
                if not isinstance(there := table.after(state, seat, move), Refused)
            ]
        state = rng.choice(ahead or [table.game.tick(state, wake)[0]])


def test_a_legal_move_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk can fail: a solver that forgets its last move is found out."""
    slug, position = "cadenas", positions(ROOM["cadenas"] / "counts.perft")[0]
    assert position.id == "lay"
    whole = Table.legal
    monkeypatch.setattr(Table, "legal", lambda *asked: whole(*asked)[:-1])

    with pytest.raises(AssertionError):
        test_a_small_position_is_solved_whole(slug, position)


def test_an_illegal_move_given_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is one that gives a move to the wrong seat."""
    slug, position = "cadenas", positions(ROOM["cadenas"] / "counts.perft")[0]
    whole = Table.legal
    monkeypatch.setattr(Table, "legal", lambda table, state, _: whole(table, state, 0))

    with pytest.raises(AssertionError):
        test_a_small_position_is_solved_whole(slug, position)
