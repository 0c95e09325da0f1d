"""How properties are tried: the same way everywhere, at any speed."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "club",
    deadline=None,  # a busy machine is no fault of the rules
    derandomize=True,  # the same examples on every machine; `--hypothesis-profile hunt` for others
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("hunt", deadline=None, max_examples=2_000)
settings.load_profile("club")
