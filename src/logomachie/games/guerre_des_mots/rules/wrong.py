"""What is wrong with a position, as players read it: the rules say it to developers."""

# what the readers of positions say, and how players read it: each … stands for what they name
WRONG = {
    "a row starts with a cell: …": "une rangée commence par une case : …",
    "not part of a row: …": "« … » n’a pas de sens dans une rangée",
    "a row says which way it goes: …": "une rangée dit où elle va (> < ^ _) : …",
    "not a token: …": "« … » n’est pas un jeton",
    "a chain has two tokens or more, each on its own cell: …": (
        "une chaîne a deux jetons ou plus, chacun sur sa case : …"
    ),
    "a cross stands beside the word it guards: …": "une croix est près du mot qu’elle garde : …",
    "a chain does not turn on a cross: …": "une chaîne ne tourne pas sur une croix : …",
    "a hyphen stands between two words": "un trait d’union se tient entre deux mots",
    "a position has a player or more": "une position a au moins un joueur",
    "nobody sits at …": "personne n’est assis en …",
    "not a place: …": "« … » n’est pas une place",
    "not so many tokens in the set: …": "le jeu n’a pas tant de jetons : …",
    "no token may lie on …": "aucun jeton ne peut être en …",
    "two tokens on …": "deux jetons en …",
    "… and … touch": "… et … se touchent",
    "a player has two chains at most": "un joueur a deux chaînes au plus",
}
