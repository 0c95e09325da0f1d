"""A learner at the page of a lesson: does each gesture with the hands of its game."""

from importlib import import_module
from typing import Any

from logomachie.games import GAMES
from logomachie.games.lesson import Gesture
from logomachie.games.prepared import WAIT
from logomachie.games.teaching import Demonstration
from tests.e2e.stage import Visitor, lexicon

Made = list[dict[str, Any]]  # Any: events as they go over the wire


def gesture_done(visitor: Visitor, slug: str, gesture: Gesture, hand: str) -> None:
    """Do what « Montrez-moi » would, on the page; what a deadline does comes by itself."""
    spec = GAMES[slug]
    play = import_module(f"tests.games.{spec.room.rpartition('.')[2]}.browser.hand").play
    shown = Demonstration(spec, gesture, spec.words(lexicon()), lexicon().digest)
    shown.before()
    for move in gesture.show:
        shown.seen.clear()
        shown.play(gesture.seat, move)
        if move != WAIT:
            play(visitor, move, shown.seen, hand)
