"""How properties are tried: the same way everywhere, at any speed."""

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

# Hypothesis also tries constants of whatever modules are imported when a test runs, so that its
# examples depend on the tests that ran before, and on the processes they were dealt to.
vars(providers)["_get_local_constants"] = lambda: providers._local_constants

settings.register_profile(
    "club",
    deadline=None,  # a busy machine is no fault of the rules
    derandomize=True,  # the same examples on every machine; `--hypothesis-profile hunt` for others
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("hunt", deadline=None, max_examples=2_000)
settings.load_profile("club")
