"""Decisions, options, reasons, events and results of the Dice Game in words. No rule is decided here."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixrubies.core.decision import Blocked, Option
from sixrubies.core.event import Event
from sixrubies.core.family import Outcome
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.things import CARD_NAMES, COLOUR_NAMES, RESOURCE_NAMES, resource_of
from sixrubies.texts.dice.meanings import ARGUMENTS, EVENTS, REASONS
from sixrubies.texts.dice.things import ANY, NAMES, DiceThings
from sixrubies.texts.speech import Names, Told, frame_of, key

TIE_BREAKS = ("rubies", "lira")  # the order of a score
TWO_MARKERS = "two_markers"  # an action that is no resource
HELPS_OF_THINGS = ("ruby", "use", "draw", "buy_tile", "tile", "show", "income", "give_up")


class DiceTexts(DiceThings):
    """Everything the Dice Game says, in one language.

    >>> t = DiceTexts("en")
    >>> t.resource("red", 2), t.area("carpet"), t.step("turn.income")
    ('2 red markers', 'left carpet', 'Which of your income tiles gives first?')
    >>> DiceTexts("de").resource("brown", 2), DiceTexts("de").face("yellow")
    ('2 Kisten', 'Obst')
    """

    def step(self, name: str, told: Told | None = None) -> str:
        general, frame = f"dice-step-{key(name)}", frame_of(told)
        args = self._asked(frame, told) if told and frame else {}
        return self.fitting([f"{general}-told", f"{general}-different", general], args)

    def option(self, option: Option, told: Told | None = None, names: Names | None = None) -> str:
        args, frame = self._argument(option), frame_of(told)
        specials = [option.argument] if option.argument else []
        if told is not None and frame:
            step = key(frame["step"])
            args |= self._situation(option, told, frame)
            specials = [f"{special}-{step}" for special in [*self._sorts(option, frame), *specials]] + [step, *specials]
        keys = [f"dice-action-{option.verb}-{special}" for special in specials]
        return self.fitting([*keys, f"dice-action-{option.verb}"], args)

    def option_help(self, option: Option, told: Told | None = None) -> str:
        if option.verb in HELPS_OF_THINGS:
            return self.thing_help(ARGUMENTS[option.verb], option.argument)
        frame = frame_of(told)
        specials = [key(frame["step"])] if frame else []
        if not frame or frame["step"] == "turn.action":  # elsewhere a marker is taken for another reason
            specials += [*self._sorts(option, frame), option.argument]
        keys = [f"dice-help-{option.verb}-{special}" for special in specials]
        return self.first([*keys, f"dice-help-{option.verb}"], {})

    def reason(self, blocked: Blocked, told: Told | None = None) -> str:
        args: dict[str, Any] = {}
        for meaning, number in zip(REASONS.get(blocked.reason, ()), (blocked.a, blocked.b), strict=False):
            args |= self.arguments(meaning, number)
        general = f"dice-reason-{blocked.reason}"
        return self.text(f"{general}-anywhere" if blocked.a < 0 else general, **args)

    def event(self, event: Event | Mapping[str, Any], names: Names | None = None) -> str:
        if isinstance(event, Event):
            kind, seat, numbers = EVENT_NAMES[event.kind], event.seat, [event.a, event.b]
        else:
            kind, seat, numbers = event["kind"], event["seat"], [event["a"], event["b"]]
        args: dict[str, Any] = {"player": self.player(seat, names)} if seat >= 0 else {}
        meanings = EVENTS.get(kind, ())
        count = numbers[meanings.index("count")] if "count" in meanings else 1
        for meaning, number in zip(meanings, numbers, strict=False):
            args |= self.arguments(meaning, number, count)
        return self.text(f"dice-event-{kind}", **args)

    def together(self, kind: str, player: str, counts: Mapping[str, int]) -> str:
        """Several events of one kind in one sentence: what a player rolls, pays or takes at a time."""
        things = self.faces(counts) if kind in ("die_rolled", "die_used") else self.resources(counts)
        return self.text(f"dice-together-{kind}", player=player, things=things)

    def result(self, outcome: Outcome, names: Names | None = None) -> str:
        winners = [self.player(seat, names) for seat in outcome.winners]
        args = dict(zip(TIE_BREAKS, outcome.scores[outcome.winners[0]], strict=True))
        if len(winners) > 1:
            return self.text("dice-result-shared", players=self.join(winners), **args)
        level = sum(score[0] == args["rubies"] for score in outcome.scores) > 1
        return self.text(f"dice-result-won-{'lira' if level else 'rubies'}", player=winners[0], **args)

    def score(self, score: Sequence[int], player: str) -> str:
        return self.text("dice-result-score", player=player, **dict(zip(TIE_BREAKS, score, strict=True)))

    def thing_help(self, kind: str, name: str) -> str:
        helps = {"area": self.area_help, "card": self.card_help, "tile": self.tile_help, "ability": self.ability_help}
        return helps[kind](name)

    def arguments(self, meaning: str, value: int | str, count: int = 1) -> dict[str, Any]:
        """The placeholders that one number or name gives to a text, by what it means (see `meanings`)."""
        if meaning in NAMES and isinstance(value, int):
            value = NAMES[meaning][value]
        if meaning == "face":
            return {"face": self.face(str(value)), "faces": self.faces({str(value): count}), "kind": value}
        if meaning == "resource":
            return {"resource": self.resource(str(value), count), "none": self.text(f"dice-resource-{value}.none")}
        if meaning == "ability":
            return {"ability": self.ability(str(value))}
        if meaning == "tile":
            ability = self.ability(self.ability_of(str(value)))
            return {"tile": self.tile(str(value)), "ability": ability, "price": self.tile_price(str(value))}
        if meaning == "area":
            return {"area": self.area(str(value)), "from": self.text(f"dice-area-{value}.from")}
        if meaning == "card":
            return {"card": self.card(str(value))}
        if meaning == "action":
            token = NUMBERING.token(int(value))
            verb, _, argument = token.partition(":")
            return {"action": self.option(Option(int(value), token, verb, argument, ""))}
        return {meaning: int(value)}

    # -- situations ---------------------------------------------------------------------------------------------

    def _argument(self, option: Option) -> dict[str, Any]:
        if option.argument in ("", TWO_MARKERS):
            return {}
        return self.arguments(ARGUMENTS[option.verb], option.argument)

    def _sorts(self, option: Option, frame: Mapping[str, Any]) -> list[str]:
        """Sorts of situations beside step and argument: a colour, a card's condition, dice that have been named."""
        if option.verb == "done":
            return ["named"] if frame.get("named") else []
        return ["colour"] if option.argument in COLOUR_NAMES else []

    def _situation(self, option: Option, told: Told, frame: Mapping[str, Any]) -> dict[str, Any]:
        """What the view adds to an option: the price that is asked, what a card gives."""
        table, step = told["table"], frame["step"]
        if option.verb == "ruby" and table["price"].get(option.argument) is not None:
            return {"price": self.area_price(option.argument, table["price"][option.argument])}
        if option.verb == "take" and step == "turn.action":
            return self._exchange(option, told)
        if option.verb == "take" and step == "card.share" and option.argument == "lira":
            return self.arguments("resource", "lira", table["share_lira"])
        if option.verb == "done":
            return {"faces": self.faces(frame.get("named", {}))}
        if option.verb in ("give", "pay", "fulfil", "decline") and frame.get("card"):
            return self._card(frame["card"], table)
        return {}

    def _exchange(self, option: Option, told: Told) -> dict[str, Any]:
        """What an action asks for that stands on no tile and beside no ruby."""
        coins = told["dice"]["lira"]
        if option.argument == "lira":
            return {"lira": coins * told["table"]["coin_lira"], "count": coins} if coins else {}
        if option.argument in COLOUR_NAMES:
            return {"goods": self.goods({option.argument: int(self.numbers["actions_alike"])})}
        return {}

    def _card(self, name: str, table: Mapping[str, Any]) -> dict[str, Any]:
        """What a card on the table asks for and gives."""
        told: dict[str, Any] = {"card": self.card(name)}
        about = name.rpartition("_")[2]
        if name in table["conditions"]:
            return told
        thing = RESOURCE_NAMES[resource_of(CARD_NAMES.index(name))]
        return {**told, "lira": table["sale_price"].get(about, 0), "thing": self.resource(thing)}

    def _asked(self, frame: Mapping[str, Any], told: Told) -> dict[str, Any]:
        """What a question names: the price that is still owed, the card it is about, how many actions are left."""
        args: dict[str, Any] = {}
        if frame.get("card"):
            args |= self._card(frame["card"], told["table"])
        if frame["step"] == "pay.goods":
            owed = {**frame["colours"], ANY: frame["any"]}
            exact = sum(owed.values()) == frame["owed"]
            args |= {"goods": self.goods(owed)} if exact else {"count": frame["owed"]}
        if frame["step"] == "turn.action":
            args |= {"left": told["table"]["actions"] - frame["used"]}
        if frame["step"] == "turn.reroll" and frame["named"]:
            args |= {"faces": self.faces(frame["named"])}
        return args
