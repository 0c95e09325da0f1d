"""Pure values and pure rules; imports the standard library and msgspec only."""
