"""The solver of Petit Bac."""
