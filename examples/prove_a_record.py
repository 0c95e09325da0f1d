"""A game is one file that anybody can prove: change a word in it and the proof fails there."""

import msgspec

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, WordList, head_bytes, prove, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Setup, State, TableView
from logomachie.lexicon.load import french

lexicon = french()
setup = Setup(seats=2, lexicon=lexicon.digest)


def opened(head: Head) -> House[State, TableView]:
    """The game as the head of a record describes it."""
    return WORD_WHIZ.open(msgspec.json.decode(head.config, type=Setup), lexicon.words("plain"))


seed = "shown at the end, its hash at the start"
words = WordList(lexicon.name, lexicon.version, lexicon.digest)
config = msgspec.Raw(encoded(setup))
head = sealed(Head(game="word-whiz", config=config, seed=seed, at=0, lexicon=words, bots=(3, 3)))
bots = [build("word-whiz", 3, setup)] * 2
log = [encoded(line) for _, line in told(opened(head), bots, Rng(seed))]
record = written(head_bytes(head), log)

proof = prove(record, opened)
assert proof.outcome is not None
print(f"proved: {proof.lines} lines, seat {proof.outcome.winners[0]} wins")

forged = record.replace(b'"type":"Moved","seat":0', b'"type":"Moved","seat":1', 1)
try:
    prove(forged, opened)
except Diverged as difference:
    print(f"forged: {difference}")
