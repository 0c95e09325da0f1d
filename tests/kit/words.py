"""Word lists small enough to be read: three words prove a rule as well as half a million."""

from logomachie.core.letters import plain

# enough for random play with any cards: every word has its own consonants, all vowels occur
MINI = (
    "dent tonne tenir assise pays coeurs lecon paris sport wagon gym divertir divertissement "
    "denote detoner moudre oubliant souriante boulangerie chocolatine equivoquas guitariste "
    "vilebrequin zygomatique jujube hydravion wallonnes psychologie perspicace"
)


def words(text: str = MINI) -> frozenset[str]:
    """A dictionary of these words, as plain keys."""
    return frozenset(plain(word) for word in text.split())
