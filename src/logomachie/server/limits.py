"""Rate limits as leaking buckets: bounded in time, and bounded in memory."""

from collections import OrderedDict

from logomachie.core.value import Millis

MOST_REMEMBERED = 10_000  # addresses


class Bucket:
    """Holds `size` drops and leaks `rate` of them a second."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.level = 0.0
        self.at: Millis = 0

    def takes(self, now: Millis) -> bool:
        """Whether one more drop fits at this tick; if so it is in."""
        level = self.level - (now - self.at) * self.rate / 1000
        self.at = now
        if level < 0:
            level = 0.0
        if level + 1 > self.size:
            self.level = level
            return False
        self.level = level + 1
        return True


class Buckets:
    """One bucket for each address, the longest unused forgotten first."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str, now: Millis) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._a_minute / 60, self._a_minute)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.takes(now)
