"""A seat of a browser played by a bot: the page draws what its player would see, whole games long.

The moves go to the club by a second line of the same browser, so the page hears of them as it
hears of everything; it is any game's, for it knows the wire and the bots alone.
"""

from typing import Any

import msgspec

from logomachie.bots.bot import Bot
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games import GAMES
from tests.e2e.stage import Visitor

BUDGET = 150  # milliseconds to think: what is played matters less than that it is played
PATIENCE = 45_000  # milliseconds without a word from the club before the bot is asked again
QUICKEST = 200  # milliseconds: no hand is quicker than the rules of a race believe
LATER = 500  # milliseconds more for each time a hand was refused for being early
TRIES = 12  # refusals in a row that are still a race lost, and not a bot astray

HAND = """([table, seat]) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/ws`)
  const hand = { heard: 0, news: null, refusal: null, waiting: [] }
  const say = (up) => socket.send(JSON.stringify({ table, seat, ...up }))
  socket.onopen = () => say({ type: 'Join', after: 0 })
  socket.onmessage = ({ data }) => {
    const down = JSON.parse(data)
    if (down.type !== 'News' && down.type !== 'Refusal') return
    hand.refusal = down.type === 'Refusal' ? down : null
    if (down.type === 'News') hand.news = down
    hand.heard += 1
    for (const told of hand.waiting.splice(0)) told()
  }
  hand.play = (move, wait) =>
    setTimeout(() => say({ type: 'Play', nonce: `hand${performance.now()}`, move }), wait)
  hand.after = (heard, patience) => new Promise((done) => {
    const told = () => done({ heard: hand.heard, news: hand.news, refusal: hand.refusal })
    if (hand.heard > heard) return told()
    hand.waiting.push(told)
    setTimeout(told, patience)
  })
  window.hand = hand
}"""


class Driver:
    """Plays one seat of a visitor's table to the end of the game."""

    def __init__(self, visitor: Visitor, code: str, seat: Seat, seed: str) -> None:
        self.page, self.rng = visitor.page, Rng(seed)
        room = visitor.context.request.get(f"/api/tables/{code}").json()
        self.spec = GAMES[room["game"]]
        self.config = msgspec.convert(room["options"], self.spec.config)
        self.seat = seat
        self.page.evaluate(HAND, [code, seat])

    def play_out(self) -> Any:  # Any: an outcome as the wire has it
        """Play until the game is over; how it ended."""
        level, _ = self.rng.below(2)  # of common words, the child's or the reader's
        bot: Bot[Any, Any] = build(self.spec.slug, level, self.config)
        heard = refused = 0
        while True:
            told = self.page.evaluate(
                "([heard, patience]) => window.hand.after(heard, patience)", [heard, PATIENCE]
            )
            assert told["heard"] > 0, "the club says nothing"
            if told["news"]["outcome"] is not None:
                return told["news"]["outcome"]
            refused = refused + 1 if told["refusal"] else 0
            assert refused < TRIES, told["refusal"]
            heard = told["heard"]
            self._act(bot, told["news"], QUICKEST + LATER * refused)

    def _act(self, bot: Bot[Any, Any], news: Any, most: int) -> None:
        view = msgspec.convert(news["view"], self.spec.view)
        wish = bot.choose(view, news["now"], self.rng, BUDGET)
        if wish is not None:
            wait = max(QUICKEST, min(wish[0] - news["now"], most))
            asked = [msgspec.to_builtins(wish[1]), wait]
            self.page.evaluate("([move, wait]) => void window.hand.play(move, wait)", asked)
