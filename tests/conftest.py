"""Settings of the whole suite: a browser for stories everywhere, properties tried alike."""

pytest_plugins = (
    "tests.kit.pace",  # what each test costs
    "tests.kit.properties",  # how properties are tried
    "tests.e2e.club",  # a real club and a real Chromium, for stories everywhere
)
