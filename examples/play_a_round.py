"""A round of Word-Whiz through the one door: the microphone is taken, a word is said."""

from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Grab, Say, Setup
from logomachie.lexicon.load import french

lexicon = french()
cards = "DTN phase:race A1E1I1O1U1/A1E1I1O1U1"
setup = Setup(seats=2, lexicon=lexicon.digest, position=cards)
game = WORD_WHIZ.open(setup, lexicon.words("plain"))
state = game.start(Rng("any secret"), at=0)
state, _ = advance(game, state, 1, 2_000, 0, Grab(1))  # the first hand on the microphone
state, _ = advance(game, state, 2, 2_150)  # no other hand in time: it is seat 0's
state, line = advance(game, state, 3, 4_000, 0, Say(1, "divertissement"))
print(*line.events, sep="\n")
print(game.view(state, 0).pawns)
