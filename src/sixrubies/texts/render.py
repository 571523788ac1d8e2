"""Decisions, options, reasons, events and results of the board game in words. No rule is decided here."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.things import GOOD_NAMES, TAVERN_TILE_NAMES
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.event import HIDDEN, Event
from sixrubies.core.family import Outcome
from sixrubies.texts.meanings import ARGUMENTS, EVENTS, NOTHING, REASONS
from sixrubies.texts.situations import help_situations, option_situations, paid_at, reason_situations
from sixrubies.texts.speech import Names, Told, frame_of, key
from sixrubies.texts.things import Things, place_name

DRAWN = ("card_drawn", "guild_card_drawn")  # events whose card only the drawer sees
TIE_BREAKS = ("rubies", "lira", "goods", "cards")  # the order of a score


class Texts(Things):
    """Everything the board game says, in one language.

    >>> t = Texts("en")
    >>> t.place(9), t.good("red", 2), t.step("turn.move")
    ('Tea House', '2 red goods', 'Where does your merchant go?')
    >>> Texts("de").place(9), Texts("de").good("red", 2)
    ('Teestube', '2 rote Waren')

    `components` are those of the game, where its players have replaced some: texts name their numbers.
    """

    def step(self, name: str, told: Told | None = None) -> str:
        return self.text(f"step-{key(name)}")

    def option(self, option: Option, told: Told | None = None, names: Names | None = None) -> str:
        general = f"action-{option.verb}"
        args = self._argument(option, names)
        specials = ["hidden" if option.argument == "?" else option.argument]
        if told is not None and frame_of(told):
            args |= self._situation(option, told)
            specials = option_situations(option, told) + specials
        return self.fitting([*(f"{general}-{special}" for special in specials), general], args)

    def option_help(self, option: Option, told: Told | None = None) -> str:
        verb, argument, frame = option.verb, option.argument, frame_of(told)
        if verb == "move" and frame.get("step") == "catacombs.move":
            return self.text("help-move-catacombs-move")
        if verb in ("move", "send", "walk"):
            return self.place_help(int(argument))
        if verb in ("play", "discard", "draw") and argument != "?":
            return self.card_help(argument)
        if verb in ("tile", "use"):
            return self.tile_help(argument)
        if verb == "tavern" and argument in TAVERN_TILE_NAMES:
            return self.tavern_tile_help(argument)
        if verb == "barrier":
            return f"{self.text('help-barrier')} {self.place_help(int(argument))}"
        if verb == "meet":
            return self.token_help(argument)
        if verb in ("kiosk", "show"):
            return self.kiosk_help(int(argument))
        if verb == "offer" and frame:
            return self.kiosk_help(frame["a"], int(argument))
        if verb == "act" and frame.get("place"):
            return self.place_help(frame["place"])
        keys = [f"help-{verb}-{special}" for special in help_situations(option, frame)]
        return self.first([*keys, f"help-{verb}"], {})

    def reason(self, blocked: Blocked, told: Told | None = None) -> str:
        args: dict[str, Any] = {}
        meanings = REASONS.get(blocked.reason, ())
        numbers = [blocked.a, blocked.b][: len(meanings)]
        count = numbers[meanings.index("count")] if "count" in meanings else 1
        for meaning, number in zip(meanings, numbers, strict=True):
            args |= self.arguments(meaning, number, count=count)
        general = f"reason-{blocked.reason}"
        keys = [f"{general}-{special}" for special in reason_situations(blocked, told)]
        return self.first([*keys, general], args)

    def event(self, event: Event | Mapping[str, Any], names: Names | None = None) -> str:
        if isinstance(event, Event):
            kind, seat, numbers, secret = EVENT_NAMES[event.kind], event.seat, [event.a, event.b, event.c], event.secret
        else:
            kind, seat, numbers = event["kind"], event["seat"], [event["a"], event["b"], event["c"]]
            secret = event.get("secret", HIDDEN)
        if kind in DRAWN:
            drawn = {"player": self.player(seat, names)}
            if secret == HIDDEN:
                return self.text(f"event-{kind}-hidden", **drawn)
            return self.text(f"event-{kind}", **drawn, **self.arguments("card", secret))
        args: dict[str, Any] = {"player": self.player(seat, names)} if seat >= 0 else {}
        meanings = EVENTS.get(kind, ())
        count = numbers[meanings.index("count")] if "count" in meanings else 1
        for meaning, number in zip(meanings, numbers, strict=False):
            if meaning != NOTHING:
                args |= self.arguments(meaning, number, names, count)
        return self.text(f"event-{kind}", **args)

    def result(self, outcome: Outcome, names: Names | None = None) -> str:
        winners = [self.player(seat, names) for seat in outcome.winners]
        score = outcome.scores[outcome.winners[0]]
        args = dict(zip(TIE_BREAKS, score, strict=True))
        if len(winners) > 1:
            return self.text("result-shared", players=self.join(winners), **args)
        others = [other for seat, other in enumerate(outcome.scores) if seat not in outcome.winners]
        second = max(others, default=[])
        decided = next((by for by, own, its in zip(TIE_BREAKS, score, second, strict=False) if own != its), "rubies")
        return self.text(f"result-won-{decided}", player=winners[0], **args)

    def score(self, score: Sequence[int], player: str) -> str:
        """A player's final score: rubies, Lira, goods, cards in hand."""
        return self.text("result-score", player=player, **dict(zip(TIE_BREAKS, score, strict=True)))

    def _argument(self, option: Option, names: Names | None) -> dict[str, Any]:
        meaning = ARGUMENTS.get(option.verb)
        if meaning is None or not option.argument or option.argument == "?":
            return {}
        return self.arguments(meaning, option.argument, names)

    def _situation(self, option: Option, told: Told) -> dict[str, Any]:
        """What the view adds to an option: the price that is asked, the card that lies on top."""
        frame, table = frame_of(told), told["table"]
        step, place = frame["step"], frame.get("place", 0)
        if option.verb == "pay" and step == "turn.toll":
            return {"lira": table["toll"] * paid_at(told, frame)}
        if option.verb == "take" and told["discard"]:
            return self.arguments("card", told["discard"][-1])
        if option.verb == "keep":
            die1, die2 = told["dice"]
            return {"sum": die1 + die2, "die1": die1, "die2": die2}
        if option.verb == "done" and frame.get("sold"):
            sold = sum(frame["sold"].values())
            return {"count": sold, "lira": table["market_prices"][place_name(place)][sold - 1]}
        if option.verb == "act":
            return self._action(place_name(place), table)
        if option.verb == "beside" and place:
            return self.arguments("beside", place)
        if option.verb == "tavern":
            return self._tavern(option.argument, step, table)
        if option.verb == "offer":
            return {"offer": self.kiosk_offer(frame["a"], int(option.argument))}
        return {}

    def _tavern(self, choice: str, step: str, table: Mapping[str, Any]) -> dict[str, Any]:
        """What the Tavern asks for; with guild card 19 tile and barrier come together, for less."""
        if choice == "barrier":
            return {"coffee": table["barrier_coffee"]}
        if choice == "ruby":
            return {"goods": self.goods(table["baksheesh"])}
        args, cost = self.arguments("tavern_tile", choice), table["tavern_costs"][choice]
        if cost is None:
            return args
        together = table["barrier_coffee"] - int(self.numbers["guild_tavern"]) if step == "guild.tavern" else 0
        return {**args, "coffee": cost + together}

    def _action(self, place: str, table: Mapping[str, Any]) -> dict[str, Any]:
        """The price or the reward of a place as it is now."""
        if place == "gemstone_dealer" and table["dealer_price"] is not None:
            return {"lira": table["dealer_price"]}
        if place == "coffee_house" and table["coffee_house_price"] is not None:
            return {"coffee": table["coffee_house_price"]}
        if place == "sultans_palace" and table["palace_price"] is not None:
            return {"goods": self.goods(table["palace_price"])}
        if place == "secret_society":
            return {"lira": table["society_lira"]}
        if place == "post_office":
            reward = table["post_office"]
            return {"goods": self.goods({name: reward[name] for name in GOOD_NAMES}), "lira": reward["lira"]}
        return {}
