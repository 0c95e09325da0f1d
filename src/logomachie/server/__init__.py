"""The club as a server: the only place that knows the time."""
