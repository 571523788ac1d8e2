"""Codes, secrets, wrong tries."""

import pytest

from sixrubies.table import keys
from sixrubies.table.tries import A_MINUTE, FORGOTTEN, LONGEST_WAIT, MOST, Tries, wait, wrong


def test_a_code_has_five_letters_and_none_that_looks_like_another():
    assert keys.CODE_LENGTH == 5
    assert not set(keys.LETTERS) & set("ILOU01")
    codes = {keys.new_code() for _ in range(300)}
    assert len(codes) > 290
    assert all(len(code) == 5 and set(code) <= set(keys.LETTERS) for code in codes)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("abcde", "ABCDE"), (" ab-c DE ", "ABCDE"), ("abcd", None), ("abcdef", None), ("abcd1", None), ("abcdo", None),
     ("", None), ("ABCD\u0130", None)],
)  # fmt: skip
def test_a_code_is_read_as_people_type_it(typed: str, code: str | None):
    assert keys.read_code(typed) == code


def test_secrets_have_128_bits_or_more_and_are_stored_as_hashes():
    assert len({keys.new_secret() for _ in range(50)}) == 50
    assert len(keys.new_secret()) * 6 >= 192 and len(keys.new_link()) * 6 >= 128
    secret = keys.new_secret()
    assert secret not in keys.hashed(secret) and len(keys.hashed(secret)) == 64


def test_wrong_tries_are_counted_by_household():
    key = keys.address_key
    assert key("192.0.2.1") != key("192.0.2.2")
    assert key("2001:db8::1") == key("2001:db8:0:0:ffff::9")
    assert key("2001:db8::1") != key("2001:db8:0:1::1")
    assert key("not an address") != key("")


def test_ten_wrong_tries_a_minute_then_a_wait_that_grows():
    tries, now, waits = Tries(), 1000.0, []
    for _ in range(9):
        for _ in range(MOST):
            assert wait(tries, now) == 0
            wrong(tries, now)
        waits.append(wait(tries, now))
        now = tries.blocked_until
    assert waits == [min(LONGEST_WAIT, A_MINUTE * 2**n) for n in range(9)]


def test_slow_tries_are_never_stopped_and_old_ones_forgotten():
    tries, now = Tries(), 1000.0
    for _ in range(100):
        now += A_MINUTE / (MOST - 1) + 0.1
        wrong(tries, now)
        assert wait(tries, now) == 0
    for _ in range(MOST):
        wrong(tries, now)
    first_wait = wait(tries, now)
    now += FORGOTTEN + LONGEST_WAIT
    for _ in range(MOST):
        wrong(tries, now)
    assert wait(tries, now) == first_wait == A_MINUTE
