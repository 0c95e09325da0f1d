"""The two languages of the club: players read French, and English where they ask for it."""

from typing import Literal, NamedTuple, TypeAlias

Tongue: TypeAlias = Literal["fr", "en"]


class Said(NamedTuple):
    """One sentence in both."""

    fr: str
    en: str

    def told(self, tongue: Tongue) -> str:
        """As this reader reads it."""
        return self.fr if tongue == "fr" else self.en
