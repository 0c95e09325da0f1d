"""What is wrong with a position, as players read it: the rules say it to developers."""

# what the readers of positions say, and how players read it: each … stands for what they name
WRONG = {
    "a position names only seats that have a score": "un joueur nommé n’a pas de score",
    "a position has a board: rows joined by /, a dot for an empty circle": (
        "il manque le plateau : des rangées séparées par /, un point pour un rond vide"
    ),
    "the rows of a board are of one length": "les rangées du plateau ont la même longueur",
    "a board has at most … rows and columns": "un plateau a au plus … rangées et colonnes",
}
