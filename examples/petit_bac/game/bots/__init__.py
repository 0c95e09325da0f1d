"""The bots of Petit Bac."""
