"""The games of the house, one folder each, all of one shape; `GAMES` is the list, nothing hidden."""
