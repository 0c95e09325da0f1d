"""What is wrong with a position, as players read it."""

WRONG = {"a round outside 1 to …": "une manche hors de 1 à …"}
