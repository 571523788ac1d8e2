"""The board game, all its boxes, for the fuzzer's loop."""

from typing import Final

from sixrubies.board import fields as at
from sixrubies.board.actions import (
    DECLINE,
    DIE,
    END_TURN,
    FIRST_INTERRUPT,
    MEET,
    MOVE,
    OFFER,
    PLAY,
    SEND,
    TAKE_DISCARD,
    USE_YELLOW,
)
from sixrubies.board.events import ACTION_BEGAN, AUCTION_WON, EVENT_NAMES, RUBY
from sixrubies.board.family import BoardFamily
from sixrubies.board.invariants import violations
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import CARD_DONE, KIOSK_USE, STEP_NAMES, TOKEN_USE, TURN_ENCOUNTERS, TURN_MOVE, TURN_TOLL
from sixrubies.board.things import (
    CARD_NAMES,
    COPY,
    ENCOUNTER_TILE,
    PLACES,
    PLAY_STREAM,
    TOKENS,
    YELLOW_TILE,
    is_guild,
)
from sixrubies.core.event import Event
from sixrubies.core.frame import Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.core.step import Reason
from sixrubies.fuzz.loop.board_sense import sense
from sixrubies.fuzz.loop.referee import Failure, Referee, check_same_frames
from sixrubies.fuzz.loop.tally import Tally

ACTIONS: Final = DIE + 7  # the last one and one more

# What is counted besides, by place in `Tally.own`, and how long each list is.
TAKEN: Final = 0  # cards from the discard pile
RUBIES: Final = 1  # by place; traced games only
BEGUN: Final = 2  # actions by place * 3 + piece; traced games only
ENDS: Final = 3  # of turns
KIOSK: Final = 4  # by tile * 3: declined, first half, second half
COPIED: Final = 5  # cards used with the copy card
OUT_OF_TURN: Final = 6  # decisions by step that a seat took in another seat's turn
TAVERN: Final = 7  # the Movement tile used, then the Encounter tile by token
AUCTIONS: Final = 8  # won by the active player, by another; traced games only
PIECES: Final = 3

# Every way a turn can end (docs/rules/base.md, T6, T7).
ENDED: Final = 0
ASSISTANT_DECLINED: Final = 1
NO_ASSISTANT: Final = 2
PAYMENT_DECLINED: Final = 3
CANNOT_PAY: Final = 4
END_NAMES: Final = ["ended", "assistant_declined", "no_assistant", "payment_declined", "cannot_pay"]

OWN: Final = [
    len(CARD_NAMES), PLACES, PIECES * PLACES, len(END_NAMES), 3 * 25, len(CARD_NAMES), len(STEP_NAMES), 1 + TOKENS, 2,
]  # fmt: skip


def board_tally() -> Tally:
    return Tally(len(STEP_NAMES), ACTIONS, len(REASON_NAMES), len(EVENT_NAMES), OWN)


class BoardReferee(Referee[State]):
    """One table of the board game."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, stream(PLAY_STREAM))
        self.rules = rules
        self.family = BoardFamily(rules)
        self.guild_cards = sum([rules.copies[card] for card in range(rules.kinds) if is_guild(card)])
        self.letters = sum(rules.letter_copies)

    def tally(self) -> Tally:
        return board_tally()

    def clone(self, s: State) -> State:
        return s.clone()

    def turn(self, s: State) -> int:
        return s.n[at.TURN]

    def sense(self, s: State, f: Frame, action: int, source: FastSource) -> int:
        return sense(s, f, action, source, self.lane)

    # -- what must hold -------------------------------------------------------------------------------------------

    def interrupts(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for card in range(self.rules.kinds):
            if s.in_hand(f.seat, card) > 0:
                found.append(PLAY + card)
        if s.has_tile(f.seat, YELLOW_TILE):
            found.append(USE_YELLOW)
        return found

    def interrupt_why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return self.rules.interrupt_why_not(s, f, action)

    def forced(self, s: State) -> bool:
        return self.family.forced(s)

    def check_sums(self, s: State) -> None:
        """Cards, letters and rubies are conserved, nothing is negative."""
        n = s.n
        rules = self.rules
        cards = n[at.PILE_SIZE] + len(s.discard)
        guild = len(s.guild_discard)
        rubies = n[at.RUBY_SUPPLY] - rules.ruby_supply
        for seat in range(s.seats):
            if n[at.LIRA + seat] < 0:
                raise Failure(f"seat {seat} has {n[at.LIRA + seat]} Lira")
            cards += n[at.HAND_SIZE + seat]
            rubies += n[at.RUBIES + seat]
            if self.guild_cards:
                guild += n[at.GUILD_HAND + seat]
        for f in s.frames:
            if f.step == CARD_DONE:
                if is_guild(f.a):
                    guild += 1
                else:
                    cards += 1
        for slot in range(len(rules.ruby_stock)):
            rubies += n[at.RUBIES_AT + slot] - rules.ruby_stock[slot]
        if cards != rules.deck_size:
            raise Failure(f"{cards} bonus cards instead of {rules.deck_size}")
        if rubies != 0:
            raise Failure(f"{rubies} rubies too many")
        if self.guild_cards and guild + n[at.GUILD_PILE] != self.guild_cards:
            raise Failure(f"{guild + n[at.GUILD_PILE]} guild cards instead of {self.guild_cards}")
        if self.letters and n[at.LETTER_COUNT] + len(s.letters) + len(s.letter_discard) != self.letters:
            raise Failure(f"the letters are not {self.letters} any more")

    def violations(self, s: State) -> list[str]:
        return violations(s)

    def check_same(self, s: State, t: State, what: str) -> None:
        if s.n != t.n or s.hand != t.hand or s.held != t.held or s.pile != t.pile:
            raise Failure(f"{what}: numbers differ")
        if s.neutrals != t.neutrals or s.discard != t.discard or s.known != t.known:
            raise Failure(f"{what}: lists differ")
        if s.guild_discard != t.guild_discard or s.letter_discard != t.letter_discard:
            raise Failure(f"{what}: discard piles of a box differ")
        if s.letters != t.letters or s.letter_pile != t.letter_pile:
            raise Failure(f"{what}: letters differ")
        check_same_frames(s, t, what)

    # -- what is counted besides ----------------------------------------------------------------------------------

    def count_choice(self, s: State, f: Frame, options: list[int], action: int, tally: Tally) -> None:
        own = tally.own
        if f.seat != s.n[at.TURN]:
            own[OUT_OF_TURN][f.step] += 1
        if action == DECLINE:
            own[ENDS][how_ended(options, f.step == TURN_TOLL)] += 1
        elif action == END_TURN:
            own[ENDS][ENDED] += 1
        elif action == TAKE_DISCARD:
            own[TAKEN][s.discard[-1]] += 1
        elif action == PLAY + COPY:
            own[COPIED][s.discard[-1]] += 1
        elif f.step == KIOSK_USE and not FIRST_INTERRUPT <= action < OFFER:
            own[KIOSK][3 * f.a + (0 if action < OFFER else action - OFFER + 1)] += 1
        elif f.step == TURN_MOVE and MOVE < action < SEND:
            if action - MOVE not in self.rules.bazaar.near[s.merchant(f.seat)]:
                own[TAVERN][0] += 1
        elif (f.step == TURN_ENCOUNTERS or f.step == TOKEN_USE) and MEET <= action < MEET + TOKENS:
            if self.guild_cards and s.n[at.TAVERN_TILES + f.seat] >> ENCOUNTER_TILE & 1:
                own[TAVERN][1 + action - MEET] += 1

    def count_event(self, s: State, event: Event, tally: Tally) -> None:
        own = tally.own
        if event.kind == RUBY:
            own[RUBIES][event.a] += 1
        elif event.kind == ACTION_BEGAN:
            own[BEGUN][PIECES * event.a + event.b] += 1
        elif event.kind == AUCTION_WON:
            own[AUCTIONS][0 if event.seat == s.n[at.TURN] else 1] += 1


def how_ended(options: list[int], paying: bool) -> int:
    """A turn ends at once: by the player's will, or because nothing else was possible."""
    choice = len(options) > 1 and options[1] < FIRST_INTERRUPT
    if paying:
        return PAYMENT_DECLINED if choice else CANNOT_PAY
    return ASSISTANT_DECLINED if choice else NO_ASSISTANT
