"""A bot that goes wrong on purpose: `broken.py FAULT...` commits one after the other, at every fifth question."""

import json
import random
import sys
import time

faults = sys.argv[1:]
out = sys.stdout.buffer


def wrong(fault: str, number: int) -> None:
    """What no bot should do."""
    if fault == "crash":
        sys.stderr.write("some words\n")
        raise RuntimeError(f"question {number} is too hard")
    if fault == "quiet_end":
        sys.exit()
    if fault == "hang":
        time.sleep(1000)
    if fault == "nonsense":
        out.write(b"I like the Tea House\n")
    if fault == "no_option":
        out.write(json.dumps({"number": number, "token": "move:99"}).encode() + b"\n")
    if fault == "huge":
        out.write(b"x" * 3_000_000 + b"\n")
    if fault == "endless_line":
        while True:
            out.write(b'"' * 100_000)
    if fault == "encoding":
        out.write('{"number": 1, "token": "hän"}\n'.encode("latin-1"))
    if fault == "twice":
        out.write(json.dumps({"number": number, "id": 0}).encode() * 2 + b"\n")
    if fault == "two_lines":
        out.write((json.dumps({"number": number, "id": 0}).encode() + b"\n") * 2)


for line in sys.stdin:
    asked = json.loads(line)
    number = asked["number"]
    turn, late = divmod(number, 5)
    if late == 4 and faults:
        wrong(faults[turn % len(faults)], number)
    else:
        luck = random.Random(f"{asked['seed']} {number}")
        chosen = luck.choice(asked["decision"]["options"])
        out.write(json.dumps({"number": number, "id": chosen["id"]}).encode() + b"\n")
    out.flush()
