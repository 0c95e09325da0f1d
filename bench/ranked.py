"""Players who take a move by its rank in the analysis: whether a better rank wins more games.

Each is a Lettré who, instead of his own move, plays the one of this rank among those that age 4
is likely to know.
"""

from types import SimpleNamespace

from logomachie.bots.roster import build
from logomachie.games.cadenas.analysis.spot import Spot as CadenasSpot
from logomachie.games.guerre_des_mots.analysis.playout import Worlds
from logomachie.games.guerre_des_mots.analysis.spot import Spot as GuerreSpot
from logomachie.games.word_whiz.rules.types import Say
from logomachie.games.word_whiz.solver.search import words
from logomachie.games.wordsearch.analysis.spot import Spot as WordsearchSpot
from logomachie.games.wordsearch.rules.types import Play
from logomachie.games.wordsmith.analysis.spot import Spot as WordsmithSpot
from logomachie.games.wordsmith.rules.types import Claim
from logomachie.lexicon.ages import age_of, ages
from logomachie.lexicon.load import french

AGE = 4  # at which all are judged
LETTRE = 2


class Watched:
    """A game that remembers the state it showed last: imagined worlds are made from it, without
    what the seat cannot know."""

    def __init__(self, game):
        self.game, self.state = game, None

    def __getattr__(self, name):
        return getattr(self.game, name)

    def view(self, state, seat):
        self.state = state
        return self.game.view(state, seat)


class Ranked:
    """A Lettré who plays, instead of his own move, the ranked one of those age 4 knows."""

    def __init__(self, slug, config, rank, game):
        self.slug, self.config, self.rank, self.game = slug, config, rank, game
        self.base, self.lexicon = build(slug, LETTRE, config), french()
        self.queue = []  # at Cadenas, the rest of a turn
        self.turns = {}  # at La Guerre des Mots, what was chosen for a turn

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

    def guerre_des_mots(self, view, _, move):
        if view.coup != 1 or len(view.seen) > 1 or view.denied or "Lay" not in view.can:
            return move  # the rest of a turn is the Lettré's own
        if view.turn not in self.turns:
            spot = GuerreSpot(self.config, self.lexicon, view, view.seat, AGE)
            worlds = Worlds(self.game.game, self.lexicon, self.game.state, spot.table, view.seat)
            known = [turn for turn in spot.candidates() if not turn.word or spot.knows(turn.word)]
            values = {turn.moves: self.chance(worlds, turn) for turn in known}
            turn = self.pick(sorted(known, key=lambda turn: -values[turn.moves]))
            self.turns = {view.turn: move if turn is None else turn.moves[0]}
        return self.turns[view.turn]

    @staticmethod
    def chance(worlds, turn):
        wins = turn.verdict is not None and turn.verdict.win is not None
        return 1.0 if wins else worlds.chance(turn.moves)
