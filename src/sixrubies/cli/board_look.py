"""The board game in the terminal: places keep their numbers, and hands stay hidden."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from sixrubies.board import events as kind
from sixrubies.board.things import BY_CHOICE, MERCHANT
from sixrubies.cli import board_help, board_menu, board_topics, table_view
from sixrubies.cli.look import Changes, Look, Topic, entry
from sixrubies.cli.players import own
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import styled
from sixrubies.core.decision import BatchChoice, Decision, Option
from sixrubies.core.event import Event
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told, frame_of

BARRIERS = {
    "deck.draw": "card", "guild.draw": "guild_card", "demand.show": "demand", "letter.draw": "letter",
    "kiosk.draw": "kiosk_tile",
}  # fmt: skip
MOVES = ("turn.move", "turn.move_far", "turn.move_corner", "turn.anywhere", "turn.walk_far")


class BoardLook(Look[Texts]):
    """The board game with its boxes."""

    barriers = BARRIERS
    began = kind.TURN_BEGAN
    scores = ("cli-rubies", "cli-lira", "cli-goods", "cli-cards")  # G8, G9
    tie_breaks = "cli-tie_breaks"
    secrets = True

    def draw(
        self, screen: Screen, told: Told, players: Sequence[Player], words: Texts, decision: Decision | None = None
    ) -> None:
        marked = board_menu.places(decision) if decision is not None else []
        moving = decision is not None and decision.step in MOVES
        table_view.draw(screen, told, players, words, marked, moving)

    def redrawn(self, decision: Decision) -> bool:
        return bool(board_menu.places(decision))

    def own(self, told: Told, words: Texts) -> Text:
        return own(told, words)

    def legend(self, words: Texts) -> Iterator[Text]:
        return board_help.legend(words)

    def hands(self, screen: Screen, told: Told, names: Sequence[str], words: Texts) -> None:
        board_help.hands(screen, told, names, words)

    def waits(self, told: Told, seat: int) -> bool:
        """Who holds cards."""
        guild = told["mocha"]["guild_cards"][seat] if "mocha" in told else 0
        return bool(told["players"][seat]["hand_size"] or guild)

    def number_of(self, option: Option) -> int | None:
        return board_menu.number_of(option)

    def numbers(self, decision: Decision, told: Told) -> dict[int, Option]:
        return board_menu.numbers(decision, told)

    def entries(self, numbers: Mapping[int, Option], told: Told, words: Texts, names: Sequence[str]) -> list[Text]:
        """All bids in one line, so many are possible; of a place the name is enough, the question says the rest."""
        bids = [number for number, option in numbers.items() if option.verb == "bid"]
        entries = []
        if bids:
            range_ = str(bids[0]) if len(bids) == 1 else f"{bids[0]}–{bids[-1]}"
            entries.append(styled(range_, "bold") + Text(" " + words.text("cli-bid", least=bids[0])))
        for number, option in numbers.items():
            if option.verb != "bid":
                place = number == board_menu.place_of(option)
                entries.append(entry(number, words.place(number) if place else words.option(option, told, names)))
        return entries

    def names_of(self, option: Option, words: Texts) -> set[str]:
        return board_menu.names_of(option, words)

    def letters(self, words: Texts) -> set[str]:
        return set(board_menu.letters(words))

    def example(self, batch: BatchChoice, words: Texts) -> str:
        """2 red 1 blue, or 5 9."""
        options = [batch.items[0].option, batch.items[-1].option]
        if options[0].target == "place":
            return " ".join(option.argument for option in options)
        kinds = [words.text(f"good-{option.argument}.name") for option in options]
        return f"2 {kinds[0]}" if kinds[0] == kinds[1] else f"1 {kinds[0]} 1 {kinds[1]}"

    def refusal(self, decision: Decision, text: str, words: Texts) -> str | None:
        bids = board_menu.bids(decision)
        if bids and text.isascii() and text.isdigit():
            return words.text("cli-bad_bid", least=bids[0], most=bids[-1])
        return None

    def foretold(self, option: Option, told: Told, words: Texts) -> list[str]:
        if option.verb not in ("move", "walk") or frame_of(told).get("step") == "catacombs.move":
            return []
        return board_help.arrival(int(option.argument), option.verb == "move", told, words)

    def changed(self, changes: Changes, seat: int, words: Texts) -> list[Text]:
        return board_help.own_changes(changes, seat, words)

    def sentences(self, events: Sequence[Event], names: Sequence[str], words: Texts) -> Iterator[tuple[int, str]]:
        for event in events:
            if not told_anyway(event):
                yield event.seat, words.event(event, names)

    def topics(self, words: Texts) -> Iterator[Topic]:
        return board_topics.topics(words)


def told_anyway(event: Event) -> bool:
    """Whether other words of the same turn say it already: who begins and ends, and where the merchant acts."""
    if event.kind == kind.TURN_ENDED:
        return event.a == BY_CHOICE
    if event.kind == kind.ACTION_BEGAN:
        return event.b == MERCHANT
    return event.kind in (kind.TURN_BEGAN, kind.MAIL_MOVED)
