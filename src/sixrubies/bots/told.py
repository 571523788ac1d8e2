"""A decision as plain data: what programs are told, over standard input as over the network."""

from typing import Any

from sixrubies.core.decision import Blocked, Decision, Option


def listed(decision: Decision) -> list[Option]:
    """Everything of a decision that has an id, in the order of the ids: options, then what only a batch names."""
    found, batch = decision.options[:], decision.batch
    if batch is not None:
        known = {option.token for option in found}
        for option in [*[item.option for item in batch.items], *([batch.done] if batch.done else [])]:
            if option.token not in known:
                known.add(option.token)
                found.append(option)
    return found


def decision_told(decision: Decision) -> dict[str, Any]:
    ids = {option.token: number for number, option in enumerate(listed(decision))}

    def option_told(option: Option) -> dict[str, Any]:
        return {"id": ids[option.token], **_shown(option)}

    batch: dict[str, Any] | None = None
    if decision.batch is not None:
        batch = {
            "items": [{"option": option_told(item.option), "most": item.most} for item in decision.batch.items],
            "least": decision.batch.least,
            "most": decision.batch.most,
            "done": None if decision.batch.done is None else option_told(decision.batch.done),
        }
    return {
        "step": decision.step,
        "phase": decision.phase,
        "owner": decision.owner,
        "place": decision.place,
        "options": [option_told(option) for option in decision.options],
        "blocked": [blocked_told(blocked) for blocked in decision.blocked],
        "batch": batch,
    }


def blocked_told(blocked: Blocked) -> dict[str, Any]:
    return {"option": _shown(blocked.option), "reason": blocked.reason, "a": blocked.a, "b": blocked.b}


def _shown(option: Option) -> dict[str, Any]:
    return {"token": option.token, "verb": option.verb, "argument": option.argument, "target": option.target}
