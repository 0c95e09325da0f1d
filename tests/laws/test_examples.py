"""A law is tried on the same examples wherever and after whatever it is tried."""

from hypothesis.internal.conjecture import providers

import tests.kit.properties  # noqa: F401  # which says how properties are tried


def test_what_is_imported_makes_no_difference() -> None:
    """Not one constant of our modules is among what is tried, however many are loaded."""
    assert 0 == len(providers._get_local_constants())
