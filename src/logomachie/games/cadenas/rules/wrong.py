"""What is wrong with a position, as players read it: the rules say it to developers."""

# what the readers of positions say, and how players read it: each … stands for what they name
WRONG = {
    "the hand of the active seat is missing": "il manque la main de qui joue",
    "a padlock names word …, which is not there": "un cadenas nomme le mot …, qui n’y est pas",
    "a padlock of … cannot name …": "un cadenas de … ne peut nommer …",
    "two padlocks on one word, or from one noun": "deux cadenas sur un mot, ou d’un même nom",
    "a position that names more than … seats": "la position nomme plus de … joueurs",
    "a position with … hands for … seats": "… mains pour … joueurs",
    "a position with … counts for … seats": "… comptes pour … joueurs",
    "a position with more padlocks than …": "plus de … cadenas",
    "a position for … squares has as many": "une position pour … cases en a autant",
    "a square holds a pair at most": "une case tient une paire au plus",
    "a position has at most … words": "une position a au plus … mots",
}
