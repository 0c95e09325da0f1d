"""What axe-core holds against a page, in each of the three themes."""

from pathlib import Path

from tests.e2e.stage import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("papier", "nuit", "contraste")
RUN = """(rules) => axe.run({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  }).then(({ violations }) => violations
  .filter(({ id, impact }) => ['serious', 'critical'].includes(impact) || id === 'heading-order')
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`))"""


def faults(visitor: Visitor) -> list[str]:
    """What axe-core holds against this page; a theme changes colours, and nothing else."""
    if visitor.page.evaluate("typeof window.axe") == "undefined":
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in THEMES:
        visitor.theme(theme)
        rules = None if theme == THEMES[0] else ["color-contrast"]
        found.extend(f"{theme} {fault}" for fault in visitor.page.evaluate(RUN, rules))
    return found
