"""What is wrong with a position, as players read it: the rules say it to developers."""

import re

# what the rules say, and what is told: each … stands for what they name
SAYINGS = {
    "not part of a position: …": "« … » n’a pas de sens dans une position",
    "twice in a position: …": "« … » figure deux fois",
    "a position for … seats, not …": "une position pour … joueurs, et non …",
    "a position names its three cards: DTN": "une position nomme ses trois cartes : DTN",
    "a position names only seats that have a board": "un joueur nommé n’a pas de plateau",
    "a position names only seats that have a score": "un joueur nommé n’a pas de score",
    "a position names only seats that have a zone": "un joueur nommé n’a pas de zone",
    "a pawn stands outside the columns 1 to …": "un pion est hors des colonnes 1 à …",
    "a position in which somebody has won": "quelqu’un a déjà gagné",
    "a position in which nobody may play": "personne ne peut jouer",
    "a position with a finished pack and a card to turn": "une pioche est finie, et il faudrait "
    "retourner une carte",
    "visible cards that the deck does not hold": "le jeu n’a pas ces cartes visibles",
    "more cards in the packs than the deck holds": "plus de cartes en pioche que le jeu n’en a",
    "not a cell: …": "« … » n’est pas une case",
    "a position has a board: rows joined by /, a dot for an empty circle": "il manque le plateau : "
    "des rangées séparées par /, un point pour un rond vide",
    "the rows of a board are of one length": "les rangées du plateau ont la même longueur",
    "a board has at most … rows and columns": "un plateau a au plus … rangées et colonnes",
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
    "not pieces: …": "« … » ne sont pas des pièces",
    "a kind twice: …": "la même sorte deux fois : …",
    "a round from 1 to …": "une manche de 1 à …",
    "a line from 1 to 6 belongs to mot à mot, and only there": "seul le mot à mot a des "
    "lignes, de 1 à 6",
    "six letters belong to the expert game, and only there": "seul le jeu d’expert a six lettres",
    "a last word needs a finisher; turns begin at the beginning": "un dernier mot suit "
    "quelqu’un qui a terminé ; les tours commencent au début",
    "more than … boxes ticked": "plus de … cases cochées",
    "a full sheet before « Terminé ! »": "une feuille pleine avant « Terminé ! »",
    "…: more numbers than seats": "… : plus de nombres que de joueurs",
    "more pieces in the zones than the box holds": "la boîte n’a pas tant de pièces",
    "not a kind: …": "« … » n’est pas une sorte de pièce",
    "a position names the zones: R4Y1B1G2/R5Y3B1": "une position nomme les zones : R4Y1B1G2/R5Y3B1",
    "more than … seats: …": "plus de … joueurs : …",
    "more than … rows: …": "plus de … lignes : …",
    "not a number: …": "« … » n’est pas un nombre",
    "a row starts with a cell: …": "une rangée commence par une case : …",
    "not part of a row: …": "« … » n’a pas de sens dans une rangée",
    "a row says which way it goes: …": "une rangée dit où elle va (> < ^ _) : …",
    "not a token: …": "« … » n’est pas un jeton",
    "a chain has two tokens or more, each on its own cell: …": "une chaîne a deux jetons ou plus, "
    "chacun sur sa case : …",
    "a cross stands beside the word it guards: …": "une croix est près du mot qu’elle garde : …",
    "a chain does not turn on a cross: …": "une chaîne ne tourne pas sur une croix : …",
    "a hyphen stands between two words": "un trait d’union se tient entre deux mots",
    "a position has two players or more": "une position a deux joueurs ou plus",
    "nobody sits at …": "personne n’est assis en …",
    "not a place: …": "« … » n’est pas une place",
    "not so many tokens in the set: …": "le jeu n’a pas tant de jetons : …",
    "no token may lie on …": "aucun jeton ne peut être en …",
    "two tokens on …": "deux jetons en …",
    "… and … touch": "… et … se touchent",
    "a player has two chains at most": "un joueur a deux chaînes au plus",
}
_PATTERNS = [
    (re.compile("(.+)".join(map(re.escape, said.split("…")))), told)
    for said, told in SAYINGS.items()
]


def wrong(error: ValueError | str) -> str:
    """What the rules found, in French; as they said it if nobody has thought of it."""
    said = str(error)
    for pattern, told in _PATTERNS:
        if found := pattern.fullmatch(said):
            parts = told.split("…")
            return "".join(
                part + value for part, value in zip(parts, (*found.groups(), ""), strict=True)
            )
    return said
