"""What the laws must know of each game: one module a game, one `Kit` in it."""

from tests.kit.games import cadenas, guerre_des_mots, word_whiz, wordsearch, wordsmith
from tests.kit.games.kit import Kit

KITS: dict[str, Kit] = {
    kit.spec.slug: kit
    for kit in (word_whiz.KIT, wordsearch.KIT, cadenas.KIT, wordsmith.KIT, guerre_des_mots.KIT)
}
CASES = [(slug, name) for slug, kit in KITS.items() for name in kit.variants]
