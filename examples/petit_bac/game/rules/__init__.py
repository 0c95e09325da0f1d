"""The rules of Petit Bac."""
