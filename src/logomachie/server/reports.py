"""« Signaler ce mot »: what players say of a verdict, written down for whoever keeps the club."""

from pathlib import Path

from logomachie.core.game import Refused
from logomachie.core.value import Millis
from logomachie.lexicon.club import REPORTS
from logomachie.server.limits import Buckets
from logomachie.server.wire_words import Report

HOUR = 3_600
EACH = 6  # reports an hour of one device, as many at once
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

    def write(self, at: Millis, ticks: Millis, device: str, word: str, report: Report) -> None:
        """Write one down; raises Refused for a device that reports too much."""
        if not self._devices.of(device).takes(ticks):
            raise Refused("TOO_FAST", "")
        if self._file is None:
            return
        text = " ".join(report.text.split())[:LONGEST]
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{at}\t{' '.join(word.split())}\t{report.doubt}\t{text}\n")
