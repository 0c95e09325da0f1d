"""Positions and moves as text: `M 7/0 2` is the letter, everybody's points, the round."""

from logomachie.games.petit_bac.rules.types import Asked, State, TableView

from logomachie.core.plainly import Plainly

PLAIN = Plainly(State, TableView, Asked)
read, write, position, placed = PLAIN.read, PLAIN.write, PLAIN.position, PLAIN.placed
spoken, heard = PLAIN.spoken, PLAIN.heard
