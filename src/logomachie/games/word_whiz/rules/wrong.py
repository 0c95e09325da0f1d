"""What is wrong with a position, as players read it: the rules say it to developers."""

# what the readers of positions say, and how players read it: each … stands for what they name
WRONG = {
    "a position names its three cards: DTN": "une position nomme ses trois cartes : DTN",
    "a position names only seats that have a board": "un joueur nommé n’a pas de plateau",
    "a pawn stands outside the columns 1 to …": "un pion est hors des colonnes 1 à …",
    "a position in which somebody has won": "quelqu’un a déjà gagné",
    "a position in which nobody may play": "personne ne peut jouer",
    "a position with a finished pack and a card to turn": (
        "une pioche est finie, et il faudrait retourner une carte"
    ),
    "visible cards that the deck does not hold": "le jeu n’a pas ces cartes visibles",
    "more cards in the packs than the deck holds": "plus de cartes en pioche que le jeu n’en a",
}
