"""« Signaler ce mot »: what players say of a verdict, written down for whoever keeps the club."""

from pathlib import Path

from logomachie.core.game import Refused
from logomachie.core.value import Millis
from logomachie.lexicon.club import REPORTS
from logomachie.server.limits import Buckets
from logomachie.server.wire_words import Report

HOUR = 3_600
EACH = 6  # reports an hour of one device, as many at once
HOUSE = 60  # … and of one address: whoever sends no cookie is a new device each time
LONGEST = 200  # letters of the sentence


def data_folder(data: str) -> Path | None:
    """Where a club keeps its plain files: beside its games, here for a database elsewhere, nowhere
    for a club that forgets."""
    if data == "memory":
        return None
    return Path() if "://" in data else Path(data).parent


class Reports:
    """The file of reports, one line each: when, word, doubt, sentence."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / REPORTS if folder is not None else None
        self._devices = Buckets(EACH / HOUR, EACH)
        self._addresses = Buckets(HOUSE / HOUR, HOUSE)

    def take(self, ticks: Millis, device: str, address: str) -> None:
        """One more; raises Refused for a device, or an address, that reports too much."""
        for bucket in (self._addresses.of(address), self._devices.of(device)):
            if not bucket.takes(ticks):
                raise Refused("TOO_FAST", "")

    def write(self, at: Millis, word: str, report: Report) -> None:
        """Write one down, beside the loop."""
        if self._file is None:
            return
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{at}\t{_line(word)}\t{report.doubt}\t{_line(report.text)[:LONGEST]}\n")


def _line(text: str) -> str:
    """On one line, and nothing that would bid a terminal do something."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
