"""Nothing is seen: two games that differ only in cards a viewer can't see send that viewer the same bytes."""

import asyncio

from tests.web.server import serving, sqlite
from tests.web.twins import HANDS, make_pairs, play_pair


def test_twins_send_a_seat_and_a_spectator_the_same_bytes_in_every_ruleset_with_hands(tmp_path):
    pairs = asyncio.run(make_pairs(tmp_path, [(ruleset, number) for ruleset in HANDS for number in (1, 2)]))
    with serving(sqlite(tmp_path), tmp_path) as server:
        told = [asyncio.run(play_pair(server.base, pair, steps=10)) for pair in pairs]
    for one, two in zip(told[::2], told[1::2], strict=True):
        assert one["steps"] + two["steps"] >= 10 and one["as_seat"] + two["as_seat"] >= 5, told
        assert one["bytes"] + two["bytes"] > 20_000
