"""What the club says to whoever runs it: in French, or in English by LOGOMACHIE_LANG=en."""

import os


def said(french: str, english: str) -> str:
    """The sentence in the language of the environment."""
    return english if os.environ.get("LOGOMACHIE_LANG", "").lower().startswith("en") else french
