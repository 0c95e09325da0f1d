"""Every legal move of a seat’s view, exact."""
