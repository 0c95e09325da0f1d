"""Games judged a slice at a time in one worker: a short one does not wait behind a long one.

The worker remembers how far each game is. What it has forgotten, or what died with it, is begun
again from the record.
"""

from collections import OrderedDict
from collections.abc import Iterator
from hashlib import blake2b
from time import thread_time

from logomachie.core.value import encoded
from logomachie.games.judgement import Analysis
from logomachie.server.workers import TRIES, WorkerDied, Workers

SLICE = 0.3  # seconds of work, and the decision that is under way then
LONGEST_SLICE = 300.0  # far more than any decision takes: a worker that hangs is given up
ABREAST = 16  # games in turn; more wait for one of them
REMEMBERED = 2 * ABREAST  # some may be left by those who no longer wait

KEY = 16  # bytes
GO_ON, FORGOTTEN = b"", b"?"

_under_way: OrderedDict[bytes, Iterator[Analysis | None]] = OrderedDict()  # in the worker


async def sliced(workers: Workers, record: bytes) -> bytes:
    """The encoded analysis of a record. Raises Undone."""
    key = blake2b(record, digest_size=KEY).digest()
    load, begun = key + record, 1
    while True:
        told = await workers.run(load, asker=key.hex(), within=LONGEST_SLICE)
        if told == GO_ON:
            load = key
        elif told == FORGOTTEN:
            if begun == TRIES:
                raise WorkerDied
            load, begun = key + record, begun + 1
        else:
            return told


def slice_of(load: bytes) -> bytes:
    """In the worker: judge a game a little further."""
    key, record = load[:KEY], load[KEY:]
    judging = _under_way.pop(key, None)
    if record:
        judging = _begun(record)
    elif judging is None:
        return FORGOTTEN
    until = thread_time() + SLICE
    for found in judging:
        if found is not None:
            return encoded(found)
        if thread_time() > until:
            break
    _under_way[key] = judging
    if len(_under_way) > REMEMBERED:
        _under_way.popitem(last=False)
    return GO_ON


def _begun(record: bytes) -> Iterator[Analysis | None]:
    from logomachie.analysis.judge import judging  # noqa: PLC0415  # in a worker only
    from logomachie.analysis.opening import opened  # noqa: PLC0415

    return judging(record, opened)
