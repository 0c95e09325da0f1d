"""Petit Bac: a letter, and everybody writes a word that begins with it."""

from logomachie.games.spec import Spec

GAME = Spec(
    room=__name__, slug="petit-bac", title="Petit Bac", prefix="BAC", least=1, most=6, minutes=5
)
