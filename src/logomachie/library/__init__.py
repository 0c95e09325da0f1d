"""The door for programs: what `import logomachie` gives, on top of core, games and lexicon."""
