"""What the players of Petit Bac may choose."""

from logomachie.games.spec import HOUSE_OPTIONS, Option

OPTIONS = (
    Option(name="rounds", clause="BAC-6", values=(5,), least=1, most=20, main=True),
    Option(name="seconds", clause="BAC-3", values=(60,), least=10, most=300, main=True),
    *HOUSE_OPTIONS,
)
