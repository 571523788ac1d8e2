"""Wrong tries: ten a minute for each address; whoever goes on waits, and each time twice as long."""

from dataclasses import dataclass

A_MINUTE = 60.0
MOST = 10
LONGEST_WAIT = 3600.0
FORGOTTEN = 24 * 3600.0  # after so long without a wrong try, the past is not held against an address


@dataclass
class Tries:
    """What is known of one address."""

    since: float = 0.0  # the first wrong try of the running minute
    count: int = 0
    blocked_until: float = 0.0
    blocks: int = 0  # how often it was stopped


def wait(tries: Tries, now: float) -> float:
    """Seconds the address has to wait before its next try."""
    return max(0.0, tries.blocked_until - now)


def wrong(tries: Tries, now: float) -> None:
    """One more wrong try."""
    if now - max(tries.since, tries.blocked_until) > FORGOTTEN:
        tries.blocks = 0
    if now - tries.since >= A_MINUTE:
        tries.since, tries.count = now, 0
    tries.count += 1
    if tries.count >= MOST:
        tries.blocked_until = now + min(LONGEST_WAIT, A_MINUTE * 2**tries.blocks)
        tries.blocks += 1
        tries.since, tries.count = tries.blocked_until, 0
