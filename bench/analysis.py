"""What judging a game costs, and whether its numbers mean anything: bench/analysis.md, anew.

`python bench/analysis.py GAME [--games N] [--what justesse|ranks]` prints rows of Markdown:
the time a game takes to judge beside the time it took to play; the mean justesse of bots of each
level, all judged at age 4; how often who always plays the top-ranked known move beats who plays
the third. Times are processor time, so a busy machine changes little.
"""

import argparse
import json
import time
from math import sqrt
from statistics import mean, stdev
from types import SimpleNamespace

import msgspec

from logomachie.analysis.judge import analysed
from logomachie.analysis.opening import opened
from logomachie.bots.arena import told, wilson
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.games.cadenas.analysis.spot import Spot as CadenasSpot
from logomachie.games.word_whiz.rules.types import Say
from logomachie.games.word_whiz.solver.search import words
from logomachie.games.wordsearch.analysis.spot import Spot as WordsearchSpot
from logomachie.games.wordsearch.rules.types import Play
from logomachie.games.wordsmith.analysis.spot import Spot as WordsmithSpot
from logomachie.games.wordsmith.rules.types import Claim
from logomachie.lexicon.ages import age_of, ages
from logomachie.lexicon.load import french

AGE = 4  # at which all bots are judged
OPTIONS = {"wordsearch": {"touch_move": "plan", "validation": "auto"}}  # one move a turn


def record(slug, levels, seed):
    """A whole game between bots, as a record, and how long it took on its own clock."""
    lexicon, spec = french(), GAMES[slug]
    config = spec.config(seats=len(levels), lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    bots = [build(slug, level, config) for level in levels]
    head = Head(
        game=slug,
        config=msgspec.Raw(encoded(config)),
        seed=seed,
        at=0,
        lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        bots=tuple(levels),
    )
    log = [encoded(entry) for _, entry in told(game, bots, Rng(seed))]
    return written(head_bytes(sealed(head)), log), json.loads(log[-1])["at"] / 1000


def justesse(slug, games):
    """A row a level: games, mean justesse with its 95 % interval, seconds to judge and to play."""
    for level, name in enumerate(LEVELS):
        found, spent, clock = [], [], []
        for n in range(games):
            made, seconds = record(slug, (level, level), f"analysis {level} {n}")
            began = time.process_time()
            told_ = analysed(made, opened, age=AGE)
            spent.append(time.process_time() - began)
            clock.append(seconds)
            found += [value for value in told_.justesse.values() if value is not None]
        half = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else float("nan")
        print(
            f"| {GAMES[slug].title} | {name} | {games} | {mean(found):.1f} ± {half:.1f} "
            f"| {mean(spent):.1f} s, at most {max(spent):.1f} s | {mean(clock):.0f} s |",
            flush=True,
        )


class Ranked:
    """A Lettré who says, instead of his own word, the ranked one of those age 4 knows."""

    def __init__(self, slug, config, rank):
        self.slug, self.config, self.rank = slug, config, rank
        self.base, self.lexicon = build(slug, 2, config), french()
        self.queue = []

    def choose(self, view, now, rng, budget):
        if self.slug == "cadenas":
            return self.cadenas(view, now, rng, budget)
        wish = self.base.choose(view, now, rng, budget)
        if wish is None:
            return None
        return wish[0], getattr(self, self.slug.replace("-", "_"))(view, now, wish[1])

    def pick(self, options):
        """The option of this rank, or the last there is."""
        return options[min(self.rank, len(options)) - 1] if options else None

    def word_whiz(self, view, _, move):
        if not isinstance(move, Say):
            return move
        found = words(view, self.config, self.lexicon)
        rows = found.rows[ages(self.lexicon)[found.rows] <= AGE].tolist()
        row = self.pick(rows)
        return move if row is None else Say(move.round, self.lexicon.spelled(row))

    def wordsmith(self, view, now, move):
        if not isinstance(move, Claim):
            return move
        spot = WordsmithSpot(
            self.config, self.lexicon, SimpleNamespace(gone=()), view, view.seat, now
        )
        place = self.pick(spot.known(AGE).tolist())
        if place is None:
            return move
        word = spot.words.spelled(int(spot.found.rows[place]))
        return Claim(move.round, word, move.row, move.line)

    def wordsearch(self, view, _, move):
        if not isinstance(move, Play):
            return move
        state = SimpleNamespace(board=view.board, scores=view.scores, gone=())
        spot = WordsearchSpot(self.config, self.lexicon, state, view.seat, AGE)
        turns = [t for t in spot.candidates() if age_of(self.lexicon, t.legal.word) <= AGE]
        turn = self.pick(sorted(turns, key=lambda turn: -spot.value(turn)))
        if turn is None:
            return move
        legal = turn.legal
        return Play(view.turn, legal.slides, legal.word, legal.start, legal.direction)

    def cadenas(self, view, now, rng, budget):
        if view.phase == "TAKE" and "Take" in view.can:
            state = SimpleNamespace(
                words=view.words,
                padlocks=view.padlocks,
                numbered=max((word.id for word in view.words), default=0),
                locks=max((lock.id for lock in view.padlocks), default=0),
                hands=view.held,
            )
            spot = CadenasSpot(self.config, self.lexicon, state, view, view.seat, AGE)
            known = [
                turn
                for turn in dict.fromkeys(spot.candidates())
                if all(spot.known.has(play.kind, play.text) for play in turn.plays)
            ]
            turn = self.pick(sorted(known, key=lambda turn: -spot.value(turn)))
            self.queue = [*spot.moves(turn)]
        names = {"Take", "Lay", "Transform", "Lock", "PutBack"}
        if self.queue and names & set(view.can) and self.queue[0].turn == view.turn:
            return now + 1_000, self.queue.pop(0)
        return self.base.choose(view, now, rng, budget)


def ranks(slug, games):
    """How often the first rank beats the third, each deal from both seats."""
    lexicon, spec = french(), GAMES[slug]
    won = 0.0
    for n in range(games):
        config = spec.config(seats=2, lexicon=lexicon.digest, **OPTIONS.get(slug, {}))
        game = spec.open(config, spec.words(lexicon))
        seats = (1, 3) if n % 2 == 0 else (3, 1)
        bots = [Ranked(slug, config, rank) for rank in seats]
        last = [*told(game, bots, Rng(f"ranks {n // 2}"))][-1][0]
        winners = game.outcome(last).winners or (0, 1)
        won += sum(seats[seat] == 1 for seat in winners) / len(winners)
    low, high = wilson(won, games)
    print(f"| {spec.title} | {games} | {won / games:.2f} | {low:.2f} – {high:.2f} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[slug for slug, spec in GAMES.items() if spec.judges])
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--what", choices=["justesse", "ranks"], default="justesse")
    arguments = parser.parse_args()
    {"justesse": justesse, "ranks": ranks}[arguments.what](arguments.game, arguments.games)
