"""What the tests of every game are written with: stories, vectors, scripts, tiny word lists."""
