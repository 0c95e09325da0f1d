"""Pictures as SVG: the few shapes that boards, hands and scores are drawn with."""

from collections.abc import Sequence
from html import escape

INK, FAINT, PAPER, LINE = "#1f2933", "#7b8794", "#fffdf7", "#d9d2c3"
SEATS = (
    "#b4462f", "#2f6db4", "#3f8f55", "#a8731c", "#7d4fa3", "#2a8c8c", "#9c3d6b", "#5b6770",
)  # fmt: skip
FONT = "system-ui, sans-serif"


class Picture:
    """Shapes drawn one over the other."""

    def __init__(self) -> None:
        self._shapes: list[str] = []
        self.width = self.height = 0.0

    def rect(
        self,
        at: tuple[float, float],
        size: tuple[float, float],
        fill: str = "none",
        stroke: str = LINE,
        *,
        round_: float = 0,
    ) -> None:
        """A rectangle from its upper left corner."""
        self._reach(at[0] + size[0], at[1] + size[1])
        self._shapes.append(
            f'<rect x="{at[0]:g}" y="{at[1]:g}" width="{size[0]:g}" height="{size[1]:g}" '
            f'rx="{round_:g}" fill="{fill}" stroke="{stroke}"/>'
        )

    def circle(
        self, at: tuple[float, float], radius: float, fill: str = "none", stroke: str = LINE
    ) -> None:
        """A circle round its centre."""
        self._reach(at[0] + radius, at[1] + radius)
        self._shapes.append(
            f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{fill}" '
            f'stroke="{stroke}"/>'
        )

    def line(
        self, points: Sequence[tuple[float, float]], stroke: str = INK, width: float = 1
    ) -> None:
        """Straight strokes from point to point."""
        for x, y in points:
            self._reach(x, y)
        way = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._shapes.append(
            f'<polyline points="{way}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
            'stroke-linecap="round"/>'
        )

    def text(
        self,
        at: tuple[float, float],
        said: str,
        size: float = 14,
        fill: str = INK,
        *,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """A line of text on its base line."""
        self._reach(at[0] + (0.7 * size * len(said) if anchor == "start" else 0), at[1] + 4)
        weight = ' font-weight="700"' if bold else ""
        self._shapes.append(
            f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}"{weight}>{escape(said)}</text>'
        )

    def letter(self, at: tuple[float, float], said: str, side: float, fill: str = INK) -> None:
        """A letter in the middle of a square."""
        middle = (at[0] + side / 2, at[1] + side * 0.68)
        self.text(middle, said, side * 0.52, fill, anchor="middle", bold=True)

    def cards(
        self, at: tuple[float, float], letters: Sequence[str], side: float = 26, gap: float = 4
    ) -> None:
        """Letters side by side, each on its card."""
        for n, letter in enumerate(letters):
            corner = (at[0] + n * (side + gap), at[1])
            self.rect(corner, (side, side), PAPER, FAINT, round_=4)
            self.letter(corner, letter, side)

    def svg(self, title: str) -> str:
        """The whole picture with a margin round it."""
        wide, high = self.width + 16, self.height + 16
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {wide:g} {high:g}" '
            f'width="{wide:g}" height="{high:g}" font-family="{FONT}">'
            f"<title>{escape(title)}</title>"
            f'<rect x="-8" y="-8" width="{wide:g}" height="{high:g}" fill="{PAPER}"/>'
            + "".join(self._shapes)
            + "</svg>"
        )

    def _reach(self, x: float, y: float) -> None:
        self.width, self.height = max(self.width, x), max(self.height, y)


def name(seat: int) -> str:
    """A seat as texts of a match name it."""
    return "ABCDEFGH"[seat]
