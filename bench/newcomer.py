"""A newcomer at La Guerre des Mots against CM2, before and after three lessons.

    python bench/newcomer.py --games 12

The newcomer is a model: a player of the words a child plays, who notices one in four of those that
can be laid (longer ones less), looks no move ahead, and lays the one that promises most. Without
the lessons only letters of the arsenal go into a word; with them letters of one's own chains
(transfert), of the others' (capture), and a word that earns a replay counts for it (rejouer).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from logomachie.bots.arena import told, wilson
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.hints import Idea, Search
from logomachie.games.guerre_des_mots.rules.types import Asked, Draw, Pass, Setup, TableView
from logomachie.games.guerre_des_mots.solver.promise import REPLAY
from logomachie.lexicon.likely import CHILD, NO_ROW
from logomachie.lexicon.load import french

NOTICED, EASY, FADING = 0.25, 4, 0.6  # of words of four letters, and of each letter more
THINKS: Millis = 20_000
TRIED = 30  # coups judged until one is legal


class Newcomer:
    """Sees what a player sees, knows what the lessons have shown."""

    def __init__(self, config: Setup, *, taught: bool) -> None:
        self.config, self.taught = config, taught

    def choose(
        self,
        view: TableView,
        now: Millis,
        rng: Rng,
        budget: Millis,  # noqa: ARG002  # as bots are
    ) -> tuple[Millis, Asked] | None:
        """The noticed coup that promises most; without one two letters, or a pass."""
        if "Lay" not in view.can:
            return None
        search = Search(view, self.config)
        chance = rng.fork(f"{view.turn} {view.coup}")
        ideas = sorted(self._noticed(search, chance), key=lambda idea: -self._worth(idea))
        for idea in ideas[:TRIED]:
            if (verdict := search.verdict(idea)) is not None:
                return now + THINKS, verdict.lay
        blocked = Draw if "Draw" in view.can else Pass
        return now + THINKS, blocked(view.turn, view.coup)

    def _noticed(self, search: Search, chance: Rng) -> Iterator[Idea]:
        seen: dict[int, bool] = {}
        for idea in search.ideas:
            if idea.word == NO_ROW or search.lexicon.said[idea.word] > CHILD:
                continue
            if not self.taught and idea.coups.lifted(idea.row):
                continue
            if idea.word not in seen:
                length = int(search.lexicon.length[idea.word])
                likely = NOTICED * FADING ** max(0, length - EASY)
                drawn, chance = chance.below(1_000)
                seen[idea.word] = drawn < 1_000 * likely
            if seen[idea.word]:
                yield idea

    def _worth(self, idea: Idea) -> float:
        """What a coup promises; who was not taught does not count a replay by tactics."""
        tactical = bool(idea.coups.tactical[idea.row])
        return idea.promise - (0.0 if self.taught or not tactical else REPLAY)


def won(games: int, *, taught: bool) -> float:
    """Games won against CM2, from both seats in turn; a game nobody won counts half."""
    spec, lexicon = GAMES["guerre-des-mots"], french()
    config = Setup(seats=2, lexicon=lexicon.digest, referee="kind")
    game, total = spec.open(config, spec.words(lexicon)), 0.0
    for number in range(games):
        seat = number % 2
        bots = [build("guerre-des-mots", 0, config), build("guerre-des-mots", 0, config)]
        bots[seat] = Newcomer(config, taught=taught)
        *_, (state, _) = told(game, bots, Rng(f"newcomer {number // 2}"))
        outcome = game.outcome(state)
        assert outcome is not None
        total += 0.5 if not outcome.winners else float(seat in outcome.winners)
    return total


def main() -> None:
    """Both newcomers, and how sure the figures are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--after", action="store_true", help="only the one who had the lessons")
    asked = parser.parse_args()
    games = asked.games
    for taught in (True,) if asked.after else (False, True):
        total = won(games, taught=taught)
        low, high = wilson(total, games)
        name = "after the lessons" if taught else "before them"
        print(f"{name}: {total:g} of {games} won, {100 * low:.0f} to {100 * high:.0f} %")


if __name__ == "__main__":
    main()
