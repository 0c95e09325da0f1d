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

    def takes(self, now: Millis, drops: float = 1) -> bool:
        """Whether so many more fit at this tick; if so they are in."""
        level = self.level - (now - self.at) * self.rate / 1000
        self.at = now
        if level < 0:
            level = 0.0
        if level + drops > self.size:
            self.level = level
            return False
        self.level = level + drops
        return True

    def fill(self, now: Millis, drops: float) -> None:
        """What was used already: it may run over, and is waited for."""
        self.level = max(0.0, self.level - (now - self.at) * self.rate / 1000) + drops
        self.at = now

    def wait(self, now: Millis) -> Millis:
        """How long until what runs over has leaked."""
        over = self.level - (now - self.at) * self.rate / 1000 - self.size
        return max(0, round(over / self.rate * 1000))

    def is_full(self, now: Millis) -> bool:
        """Whether not even one more fits."""
        return self.level - (now - self.at) * self.rate / 1000 + 1 > self.size


class Traffic:
    """The frames and the bytes of one address: two buckets, filled in one look."""

    __slots__ = ("_bytes", "_frames")

    def __init__(self, frames: Bucket, size: Bucket) -> None:
        self._frames, self._bytes = frames, size

    def takes(self, now: Millis, frames: int, size: int) -> bool:
        """As `Bucket.takes` of each, without a call for each: this is done for every message."""
        bucket, other = self._frames, self._bytes
        level = bucket.level - (now - bucket.at) * bucket.rate / 1000
        level = frames if level < 0 else level + frames
        if level > bucket.size:
            return False
        bucket.level, bucket.at = level, now
        level = other.level - (now - other.at) * other.rate / 1000
        level = size if level < 0 else level + size
        if level > other.size:
            return False
        other.level, other.at = level, now
        return True


class Buckets:
    """One bucket for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate, self._size = rate, size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket

    def is_full(self, address: str, now: Millis) -> bool:
        """The same, of an address that may be unknown."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.is_full(now)


def a_minute(count: int) -> Buckets:
    """So many a minute, and so many at once."""
    return Buckets(count / 60, count)
