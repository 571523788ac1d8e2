"""What two dice bring on average, exactly, rounded to whole things."""

from sixrubies.board.actions import PAIRS
from sixrubies.board.rules import Rules


def mean_of(worth: list[float], red: bool, four: int) -> float:
    """Of what each sum is worth; with the red tile the best use of it is made of each roll."""
    again = 0.0
    for high, low in PAIRS:
        again += worth[high + low] * (1 if high == low else 2)
    again /= 36
    if not red:
        return again
    total = 0.0
    for high, low in PAIRS:
        best = max(worth[high + low], again, worth[high + four], worth[four + low])
        total += best * (1 if high == low else 2)
    return total / 36


def lira_by_dice(rules: Rules, red: bool) -> int:
    """At the Tea House, with the best number called."""
    best = 0.0
    for number in range(rules.tea_lowest, rules.tea_highest + 1):
        worth = [float(number if total >= number else rules.tea_consolation) for total in range(13)]
        best = max(best, mean_of(worth, red, rules.red_die))
    return int(best + 0.5)


def blue_by_dice(rules: Rules, red: bool) -> int:
    """Blue goods at the Black Market."""
    return int(mean_of([float(blue) for blue in rules.black_market_blue], red, rules.red_die) + 0.5)
