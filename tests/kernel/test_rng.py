"""Randomness: test vectors, no modulo bias, independent streams, counters that restore."""

import hashlib
import hmac
from collections import Counter

import pytest

from sixrubies.board.things import DECK_STREAM, PURPOSE_NAMES, TEA_HOUSE_STREAM, TOKEN_STREAMS
from sixrubies.core.rng import SEATS, FastSource, SealedSource, Source, mix, stream

KEY = bytes(range(32))
NAMES = ["layout", "dice", "deck.bonus"]
BITS_62 = (1 << 62) - 1

# (seed, stream, first four numbers of 62 bits). A change here makes every stored seed play another game.
FAST_VECTORS = [
    (0, 0, [946047516604617988, 4358906788070866646, 75499596408569092, 2797860837664743568]),
    (1, 0, [4357068992553279979, 3357806505444338886, 3597570498688599766, 4066297379612387249]),
    (7, 19, [612193003916564054, 2247568195932584660, 1401435596020398105, 1105829516001010539]),
    (2**62 - 1, 3, [2089051136942135859, 4219834453659139885, 3916600714096325470, 1245874080876567095]),
    (2**63 + 12345, 3, [482645469987997418, 3485028582649701737, 943686104809640674, 735475025765153422]),
]
SEALED_VECTORS = [
    (0, 6, [4, 1, 5, 3, 4, 4, 3, 4]),
    (8, 36, [26, 31, 0, 5, 19, 21, 13, 1]),
    (19, 1000, [568, 33, 138, 711, 661, 927, 476, 132]),
]


def splitmix(x: int) -> int:
    """The scrambler once more, from its description: two rounds of shift, multiply, keep 62 bits."""
    for shift, factor in ((30, 0x3F58476D1CE4E5B9), (27, 0x14D049BB133111EB)):
        x = (x ^ x >> shift) * factor % (1 << 62)
    return x ^ x >> 31


def fast_number(seed: int, lane: int, count: int) -> int:
    """The `count`-th number of a stream, worked out without any state."""
    key = splitmix((seed ^ seed >> 62) & BITS_62)
    start = splitmix((key + (lane + 1) * 0x14D049BB133111EB) & BITS_62)
    return splitmix((start + (count + 1) * 0x1E3779B97F4A7C15) & BITS_62)


def sources() -> list[Source]:
    return [FastSource(11), SealedSource(KEY, NAMES)]


def chi_square(counts: Counter[int], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((counts[i] - expected) ** 2 / expected for i in range(outcomes))


@pytest.mark.parametrize(("seed", "lane", "numbers"), FAST_VECTORS)
def test_the_fast_source_gives_its_test_vectors(seed: int, lane: int, numbers: list[int]):
    source = FastSource(seed)
    assert [source.next(lane) for _ in numbers] == numbers


@pytest.mark.parametrize(("lane", "size", "numbers"), SEALED_VECTORS)
def test_the_sealed_source_gives_its_test_vectors(lane: int, size: int, numbers: list[int]):
    source = SealedSource(KEY, NAMES)
    assert [source.below(lane, size) for _ in numbers] == numbers


def test_the_fast_source_is_what_its_description_says():
    for seed in (0, 1, 99, 2**61, 2**62 + 5, 2**80 + 3):
        source = FastSource(seed)
        for count in range(50):
            assert source.next(5) == fast_number(seed, 5, count)


def test_the_sealed_source_signs_the_name_of_the_stream_and_the_counter():
    source = SealedSource(KEY, NAMES)
    lane = stream(2, 3)
    for count in range(50):
        signed = hmac.new(KEY, f"deck.bonus.3:{count}".encode(), hashlib.sha256).digest()
        assert source.below(lane, 26) == int.from_bytes(signed, "big") % 26


def test_another_key_gives_another_sequence():
    one, other = SealedSource(KEY, NAMES), SealedSource(KEY[::-1], NAMES)
    assert [one.below(0, 1000) for _ in range(20)] != [other.below(0, 1000) for _ in range(20)]


def test_scrambling_never_leaves_62_bits_and_never_collides():
    numbers = {mix(x) for x in range(20_000)} | {mix(BITS_62 - x) for x in range(20_000)}
    assert len(numbers) == 40_000
    assert all(0 <= number <= BITS_62 for number in numbers)


@pytest.mark.parametrize("size", [2, 3, 6, 26, 36, 37])
def test_every_outcome_is_equally_likely(size: int):
    for source in sources():
        draws = 600 * size if isinstance(source, FastSource) else 100 * size
        counts = Counter(source.below(0, size) for _ in range(draws))
        assert set(counts) == set(range(size))
        # Five standard deviations above the mean of the chi-square distribution.
        assert chi_square(counts, size) < (size - 1) + 5 * (2 * (size - 1)) ** 0.5


def test_large_ranges_show_no_modulo_bias():
    """Of 62 bits folded into three quarters of their range, half would lie in its first third instead of a third."""
    source = FastSource(3)
    size = 3 << 60
    low = sum(source.below(0, size) < 1 << 60 for _ in range(6000))
    assert abs(low - 2000) < 5 * (6000 * 2 / 9) ** 0.5


def test_numbers_that_would_favour_low_outcomes_are_skipped_not_folded():
    source = FastSource(3)
    size = (1 << 61) + 1  # nearly half of all numbers must be skipped
    accepted = [source.below(0, size) for _ in range(200)]
    used = source.counters()[0]
    raw = [fast_number(3, 0, count) for count in range(used)]
    assert accepted == [number for number in raw if number < size]
    assert used > 300


def test_a_stream_does_not_feel_the_others():
    for source in sources():
        alone = source.clone()
        mixed = []
        for i in range(60):
            source.below(1 + i % 3, 5)
            mixed.append(source.below(0, 36))
        assert mixed == [alone.below(0, 36) for _ in range(60)]


def test_neighbouring_streams_and_seeds_are_not_correlated():
    """Pairs of numbers from two streams, and from two seeds, fill the square evenly."""
    one = FastSource(5)
    streams = Counter(one.below(8, 6) * 6 + one.below(9, 6) for _ in range(18_000))
    assert chi_square(streams, 36) < 35 + 5 * 70**0.5
    seeds = Counter(FastSource(seed).below(0, 6) * 6 + FastSource(seed + 1).below(0, 6) for seed in range(18_000))
    assert chi_square(seeds, 36) < 35 + 5 * 70**0.5
    following = Counter(one.below(10, 6) * 6 + one.below(10, 6) for _ in range(18_000))
    assert chi_square(following, 36) < 35 + 5 * 70**0.5


def test_counters_restore_a_source_where_it_stood():
    for source in sources():
        for i in range(100):
            source.below(i % 7, 1 + i)
        counters = source.counters()
        restored: Source
        if isinstance(source, FastSource):
            restored = FastSource(source.seed, counters)
        else:
            restored = SealedSource(KEY, NAMES, counters)
        assert [source.below(i % 7, 36) for i in range(50)] == [restored.below(i % 7, 36) for i in range(50)]
        assert counters != source.counters()  # what was handed out is a copy


def test_a_clone_and_its_original_do_not_share_counters():
    for source in sources():
        source.below(0, 6)
        copy = source.clone()
        first = [source.below(0, 36) for _ in range(20)]
        assert [copy.below(0, 36) for _ in range(20)] == first


def test_streams_have_one_name_each():
    source = SealedSource(KEY, list(PURPOSE_NAMES))
    assert source.name(stream(DECK_STREAM, 0)) == "deck.bonus.0"
    assert source.name(stream(TEA_HOUSE_STREAM, 2)) == "dice.tea_house.2"
    assert source.name(stream(TOKEN_STREAMS[0])) == "token.governor"
    assert source.name(stream(TOKEN_STREAMS[0] + 1, 4)) == "token.smuggler.4"
    names = [source.name(lane) for lane in range(len(PURPOSE_NAMES) * SEATS)]
    assert len(set(names)) == len(names)
