"""Looking ahead: series of coups of one's own turn, and what the others may answer with arsenals
one may imagine."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from logomachie.bots.dice import Dice
from logomachie.core.value import Millis
from logomachie.games.guerre_des_mots.bots.idea import Idea, When, after, crossed, ideas
from logomachie.games.guerre_des_mots.bots.mind import Eye
from logomachie.games.guerre_des_mots.bots.outlook import DEFEAT, hoped
from logomachie.games.guerre_des_mots.bots.retreat import retreats
from logomachie.games.guerre_des_mots.bots.world import World
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import Lay, Recover
from logomachie.games.guerre_des_mots.solver.promise import WIN

WIDE = (8, 5, 4)  # coups tried of each position, by how deep in the turn it is
FEWEST = 3  # positions of its own turn that it looks at in any case
LIGHT = 30  # tokens on the board: with more of them every position takes longer
MORE = 0.1  # words a coup is worth that one may still play, not thought through
WANTING = 10  # tokens: an arsenal that may want letters
IDLE = 0.3  # words it costs to do nothing
DOUBT = 1.0  # words: a line that looks so much better is not weighed against others
AGAIN = 0.15  # words a further coup of the turn must gain


@dataclass(frozen=True)
class Line:
    """The first coup of a series, none if one does nothing, and where the series leads."""

    move: Lay | Recover | None
    table: Table
    value: float


class Search:
    """One turn thought over."""

    def __init__(self, eye: Eye, table: Table, dice: Dice, when: When, budget: Millis) -> None:
        self.eye, self.table, self.dice, self.when = eye, table, dice, when
        self.mind = eye.mind
        crowd = max(LIGHT, len(table.pieces))
        temper = self.mind.temper
        self.nodes = max(FEWEST, min(temper.nodes, budget // temper.node) * LIGHT // crowd)
        self.worlds = [
            World(self.mind, table, when.held, dice, eye.effort) for _ in range(temper.worlds)
        ]

    def best(self) -> Lay | Recover | None:
        """What to do now; None if nothing is worth it."""
        lines = self._lines(self.table, 0, self.nodes)
        settled = self.when.idle or any(line.value >= WIN for line in lines)
        if self.table.phase != "FIRST" and not (lines and settled):
            lines.extend(self._others())
        lines.sort(key=lambda line: -line.value)
        if not lines or lines[0].value >= WIN or self.table.phase == "FIRST":
            return lines[0].move if lines else None
        few = lines[: self.mind.temper.replies]
        chosen = [line for line in few if line.value > few[0].value - DOUBT]
        if len(chosen) == 1 or self.eye.effort.is_spent:
            return chosen[0].move
        values = [self._weighed(line) for line in chosen]
        return chosen[values.index(max(values))].move

    def _others(self) -> Iterator[Line]:
        """To take letters back, where they may be wanted; to do nothing."""
        if len(self.table.arsenal) < WANTING:
            for back in retreats(self.mind, self.table, self.when):
                yield self._stop(back.move, back.table)
        yield self._stop(None, self.table)

    def _weighed(self, line: Line) -> float:
        """What a line is worth in the worlds one imagines."""
        values = [world.answered(line.table) for world in self.worlds]
        return sum(values) / len(values) - self._cost(line.move)

    def _cost(self, move: Lay | Recover | None) -> float:
        """What it costs to do this, in words: at first to do nothing, later in the turn to go on
        shifting letters to and fro."""
        if self.when.coup == 1:
            return IDLE if move is None else 0.0
        times = self.when.coup - 1 if self.mind.temper.further else 1  # who sees more tires, too
        return 0.0 if move is None else AGAIN * times

    def _lines(self, table: Table, depth: int, nodes: int) -> list[Line]:
        """Every coup that comes to mind with the best that may follow it in the same turn."""
        found: list[Line] = []
        more: list[tuple[Line, Table]] = []
        for idea in self._tried(table, depth):
            then = after(table, idea.verdict)
            if idea.verdict.win is not None:
                return [Line(idea.lay, then, 2 * WIN)]
            line = self._stop(idea.lay, then)
            if idea.verdict.credits < 1 or then.coups_left < 1:
                found.append(line)
            else:
                more.append((line, then))
            guarded = crossed(self.mind, table, idea) if idea.verdict.tactical else None
            if guarded is not None:
                found.append(self._stop(guarded.lay, after(table, guarded.verdict)))
        more.sort(key=lambda pair: -pair[0].value)
        left = nodes - 1
        for n, (line, then) in enumerate(more):
            share = -(-left // (len(more) - n))
            left -= share
            found.append(self._followed(line, then, depth, share))
            if found[-1].value >= WIN:
                break
        return found

    def _tried(self, table: Table, depth: int) -> Iterator[Idea]:
        """The coups worth a closer look: of those that do the same, the first."""
        seen = set[tuple[object, ...]]()
        wide = WIDE[min(depth, len(WIDE) - 1)]
        for idea in ideas(self.eye, table, self.dice, self.when, hard=depth == 0):
            path = idea.verdict.chain.path
            end = path[-1].cell if idea.lay.end else path[0].cell
            taken = frozenset(take.chain for take in idea.verdict.taken)
            key = (idea.lay.chain, end, taken, idea.verdict.credits, len(idea.verdict.struck))
            if key not in seen:
                seen.add(key)
                yield idea
            if len(seen) >= wide:
                return

    def _stop(self, move: Lay | Recover | None, then: Table) -> Line:
        """A line that ends here, as it looks before the others answer."""
        left = self.worlds[0].spared(then)
        value = left * hoped(self.mind, then) + (1.0 - left) * DEFEAT
        return Line(move, then, value - self._cost(move))

    def _followed(self, line: Line, then: Table, depth: int, nodes: int) -> Line:
        """A coup with the best that may follow it, as far as there is time to think."""
        if depth + 1 >= self.mind.temper.ahead or nodes < 1 or self.eye.effort.is_spent:
            return replace(line, value=line.value + MORE)
        more = self._lines(then, depth + 1, nodes)
        best = max(more, key=lambda line: line.value, default=line)
        if best.value - AGAIN <= line.value:
            return line
        return Line(line.move, best.table, best.value - AGAIN)
