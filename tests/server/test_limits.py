"""What an address may send, frames and bytes at once, is counted as by two buckets."""

from random import Random

from logomachie.server.limits import Bucket, Traffic


def test_one_look_at_frames_and_bytes_is_as_two() -> None:
    """Whatever comes and whenever, both ways say the same and hold the same."""
    rng, now = Random("traffic"), 1_000
    frames, size, other = Bucket(40, 160), Bucket(2_000, 8_000), (Bucket(40, 160), Bucket(2e3, 8e3))
    traffic, said = Traffic(frames, size), list[tuple[bool, bool]]()
    for _ in range(3_000):
        now += rng.choice((0, 0, 1, 7, 40, 900))
        count, arrived = rng.choice((1, 1, 1, 8, 64)), rng.randrange(900)
        apart = other[0].takes(now, count) and other[1].takes(now, arrived)
        said.append((apart, traffic.takes(now, count, arrived)))

    assert {(True, True), (False, False)} == set(said)
    assert [bucket.wait(now) for bucket in other] == [bucket.wait(now) for bucket in (frames, size)]
    assert [bucket.is_full(now) for bucket in other] == [frames.is_full(now), size.is_full(now)]


def test_many_sockets_of_an_address_share_its_buckets() -> None:
    """Two sockets are over together what one would be over."""
    frames, size = Bucket(1, 4), Bucket(1_000, 4_000)
    one, other = Traffic(frames, size), Traffic(frames, size)

    assert [True] * 4 + [False] == [who.takes(5, 1, 9) for who in (one, other, one, other, one)]
