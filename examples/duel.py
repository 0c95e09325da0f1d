"""Two bots play a whole game on a clock of their own; every word is told."""

from logomachie.bots.arena import told
from logomachie.bots.bot import LEVELS
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.events import Failed, Moved
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french

levels = (3, 1)
lexicon = french()
setup = Setup(seats=len(levels), lexicon=lexicon.digest)
game = WORD_WHIZ.open(setup, lexicon.words("plain"))
bots = [build("word-whiz", level, setup) for level in levels]

outcome = None
for state, line in told(game, bots, Rng("duel")):
    outcome = game.outcome(state)
    for event in line.events:
        if isinstance(event, Moved):
            steps = " ".join(f"{step.vowel}{step.start}→{step.end}" for step in event.steps)
            print(f"{line.at / 1000:6.1f} s  {LEVELS[levels[event.seat]]:8} {event.word}: {steps}")
        elif isinstance(event, Failed):
            name = LEVELS[levels[event.seat]]
            print(f"{line.at / 1000:6.1f} s  {name:8} {event.word or '…'}: {event.reason}")
assert outcome is not None
print(
    f"{LEVELS[levels[outcome.winners[0]]]} wins, {outcome.scores[0]} steps to {outcome.scores[1]}"
)
