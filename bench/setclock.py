"""A club whose machine's clock can be set: SIGUSR1 an hour back, SIGUSR2 two hours on.

Everything but the time of day is the club's own; `bench/trust.py attacks clock` starts it.
"""

import signal
import time

HOUR = 3_600 * 10**9
_wall, _off = time.time_ns, [0]
time.time_ns = lambda: _wall() + _off[0]


def _set(by: int) -> None:
    _off[0] += by


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: _set(-HOUR))
    signal.signal(signal.SIGUSR2, lambda *_: _set(2 * HOUR))

    from logomachie.server.__main__ import main

    main()
