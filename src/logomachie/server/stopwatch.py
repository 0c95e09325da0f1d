"""How long work took this thread, not how long a busy machine made it wait."""

from time import monotonic, thread_time

FRESH = 0.001  # seconds: the thread's own clock is a call to the kernel, so it is read seldom


class Stopwatch:
    """Measures one piece of work at a time, to about a millisecond."""

    def __init__(self) -> None:
        self._began = self._read = monotonic()
        self._used = thread_time()  # when it was last read

    def start(self) -> None:
        self._began = monotonic()
        if self._began - self._read > FRESH:
            self._read, self._used = self._began, thread_time()

    def is_past(self, limit: float) -> bool:
        """Whether more than this many seconds of the thread's own time have been used since."""
        if monotonic() - self._began <= limit:
            return False
        return thread_time() - self._used > limit + FRESH
