"""The compiled core: libraries for many platforms, and how they are opened."""
