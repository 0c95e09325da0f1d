"""A learner at the page of a lesson: does each gesture with the hands of its game.

What no hand of ours can do yet (letters of chains, shots, crosses) comes over a second line.
"""

from importlib import import_module
from typing import Any

import msgspec

from logomachie.games import GAMES
from logomachie.games.lesson import Gesture
from logomachie.games.prepared import WAIT
from logomachie.games.teaching import Demonstration
from tests.e2e.stage import Visitor, lexicon

Made = list[dict[str, Any]]  # Any: events as they go over the wire
# the same device plays from a second line, as a learner's hand would; the page only hears of it
PLAY = """([table, moves]) => new Promise((done, fail) => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  let at = 0
  const next = () => {
    while (at < moves.length && moves[at].move === null) { at += 1; return }
    if (at >= moves.length) { line.close(); done(null); return }
    const { seat, move } = moves[at]
    at += 1
    const nonce = `story${at}-${Date.now()}`
    line.send(JSON.stringify({ type: 'Play', table, seat, move, nonce }))
  }
  line.onerror = () => fail(new Error('no line'))
  line.onopen = () => {
    for (const seat of new Set(moves.map(({ seat }) => seat).filter((seat) => seat !== null)))
      line.send(JSON.stringify({ type: 'Join', table, seat, after: 0 }))
  }
  let joined = false
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data)
    if (told.type === 'Refusal' && told.code.startsWith('TOO_')) { at -= 1; setTimeout(next, 400) }
    else if (told.type === 'Refusal') { line.close(); fail(new Error(data)) }
    if (told.type === 'News') { if (!joined) joined = true; next() }
  }
})"""


def gesture_done(visitor: Visitor, slug: str, gesture: Gesture, table: str, hand: str) -> int:
    """Do what « Montrez-moi » would; how many moves had to come over the wire."""
    spec = GAMES[slug]
    play = import_module(f"tests.games.{spec.room.rpartition('.')[2]}.browser.hand").play
    shown = Demonstration(spec, gesture, spec.words(lexicon()), lexicon().digest)
    shown.before()
    left: list[dict[str, Any]] = []
    for move in gesture.show:
        shown.seen.clear()
        shown.play(gesture.seat, move)
        if left or (move != WAIT and not play(visitor, move, shown.seen, hand)):
            left.append(msgspec.to_builtins(shown.shown[-1]))
    if left:
        visitor.page.evaluate(PLAY, [table, left])
    return len(left)
