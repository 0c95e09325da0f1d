"""What is wrong with a position, as players read it: the rules say it to developers."""

# what the readers of positions say, and how players read it: each … stands for what they name
WRONG = {
    "a position names only seats that have a zone": "un joueur nommé n’a pas de zone",
    "not pieces: …": "« … » ne sont pas des morceaux",
    "a kind twice: …": "la même sorte deux fois : …",
    "a round from 1 to …": "une manche de 1 à …",
    "a line from 1 to 6 belongs to mot à mot, and only there": (
        "seul le mot à mot a des lignes, de 1 à 6"
    ),
    "six letters belong to the expert game, and only there": "seul le jeu d’expert a six lettres",
    "a last word needs a finisher; turns begin at the beginning": (
        "un dernier mot suit quelqu’un qui a terminé ; les tours commencent au début"
    ),
    "more than … boxes ticked": "plus de … cases cochées",
    "a full sheet before « Terminé ! »": "une feuille pleine avant « Terminé ! »",
    "…: more numbers than seats": "… : plus de nombres que de joueurs",
    "more pieces in the zones than the box holds": "la boîte n’a pas tant de morceaux",
    "not a kind: …": "« … » n’est pas une sorte de morceau",
    "a position names the zones: R4Y1B1G2/R5Y3B1": "une position nomme les zones : R4Y1B1G2/R5Y3B1",
    "more than … seats: …": "plus de … joueurs : …",
    "more than … rows: …": "plus de … lignes : …",
    "not a number: …": "« … » n’est pas un nombre",
}
