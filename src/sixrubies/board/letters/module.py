"""Letters & Seals as a module: what it adds to the base game and what it replaces. Read while assembling only."""

from sixrubies.board import steps as at
from sixrubies.board import things
from sixrubies.board.fields import LETTERS_FIELDS
from sixrubies.board.letters import (
    auction_house,
    cards,
    companion,
    courier,
    embassy,
    extra_turn,
    kiosk,
    mail,
    secret_society,
)
from sixrubies.board.letters.box import LettersBox
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.rules import EndCard, Interrupt, Meeting, Rules, StepTable, put_steps
from sixrubies.board.state import State
from sixrubies.board.steps import BEFORE_MOVE, INSIDE
from sixrubies.core.step import NEVER, Step


def letters_steps(steps: list[Step[State]], numbers: LettersNumbers) -> None:
    """Its own steps behind all others, and those it replaces in their places."""
    table: StepTable = [
        (at.TURN_MOVE, BEFORE_MOVE, companion.MoveOrCompanion(steps[at.TURN_MOVE])),
        (at.TURN_FINISH, NEVER, extra_turn.LettersFinish(numbers)),
        (at.TURN_ARRIVE, NEVER, cards.LettersArrive()),
        (at.TOKEN_MOVE, NEVER, courier.MoveToken()),
        (at.FOUNTAIN_RECALL, INSIDE, companion.RecallAndCompanion()),
        (at.LETTER_DRAW, NEVER, mail.DrawLetter()),
        (at.TURN_EXTRA, NEVER, extra_turn.AskExtraTurn()),
        (at.EXTRA_PAY, NEVER, extra_turn.PayExtraTurn(numbers)),
        (at.FOUNTAIN_COMPANION, INSIDE, companion.TakeCompanion()),
        (at.COURIER_PAY, INSIDE, courier.PayCourier(numbers)),
        (at.KIOSK_REVEAL, NEVER, kiosk.Reveal(numbers)),
        (at.KIOSK_DRAW, NEVER, kiosk.DrawTile()),
        (at.KIOSK_CHOOSE, INSIDE, kiosk.ChooseTile()),
        (at.KIOSK_USE, INSIDE, kiosk.UseTile(numbers)),
        (at.KIOSK_PAY_GOOD, INSIDE, kiosk.PayWare(numbers)),
        (at.KIOSK_PAY_CARD, INSIDE, kiosk.PayCard()),
        (at.KIOSK_PAY_LETTER, INSIDE, kiosk.PayLetter()),
        (at.KIOSK_TAKE_GOOD, INSIDE, kiosk.TakeWare(numbers)),
        (at.KIOSK_DIE, NEVER, kiosk.RollDie()),
        (at.KIOSK_END, NEVER, kiosk.TakeOffer(numbers)),
        (at.EMBASSY_TAKE, NEVER, embassy.TakeLetters(numbers)),
        (at.AUCTION_GOOD, INSIDE, auction_house.ChooseGood()),
        (at.AUCTION_BID, INSIDE, auction_house.Bid()),
        (at.AUCTION_END, NEVER, auction_house.EndAuction(numbers)),
        (at.SOCIETY_PAY, INSIDE, secret_society.PaySeals(numbers)),
        (at.SOCIETY_RUBY, INSIDE, secret_society.ChooseTrack(numbers)),
        (at.REWARD_TAKE, NEVER, cards.TakeReward(numbers)),
        (at.REWARD_GOOD, INSIDE, cards.RewardGood()),
        (at.SELL_ONE, INSIDE, cards.SellOne(numbers)),
        (at.FAMILY_WALK, INSIDE, cards.WalkFamily()),
        (at.TURN_JOIN, INSIDE, cards.JoinMerchant()),
        (at.TURN_WALK_FAR, INSIDE, companion.WalkFar()),
        (at.TOKEN_USE, INSIDE, cards.ChooseToken()),
        (at.TURN_ANYWHERE, INSIDE, cards.MoveAnywhere()),
        (at.DRAW_MANY, NEVER, auction_house.DrawMany()),
        (at.LETTERS_MANY, NEVER, mail.ManyLetters()),
    ]
    put_steps(steps, table)


def install_letters(rules: Rules, numbers: LettersNumbers, box_rubies: int) -> None:
    """After the base game (and the other box) are installed. `box_rubies`: all rubies of the boxes in play."""
    rules.fields = LETTERS_FIELDS
    rules.goal = numbers.goal
    rules.letter_copies = numbers.copies[:]
    rules.payees = companion.LettersPayees()
    rules.ruby_supply = box_rubies - sum(rules.ruby_stock)
    rules.add_box(LettersBox(numbers))
    for place, step in (
        (things.EMBASSY, at.EMBASSY_TAKE),
        (things.KIOSK, at.KIOSK_REVEAL),
        (things.AUCTION_HOUSE, at.AUCTION_GOOD),
        (things.SECRET_SOCIETY, at.SOCIETY_PAY),
    ):
        rules.entry[place] = step
    known = {card.kind: card for card in rules.cards}
    new = cards.letters_cards(numbers)
    filler: list[Interrupt] = [known.get(kind, Interrupt(kind, [])) for kind in range(things.ONE_LETTER)]
    rules.fits = [0] * len(rules.fits)
    rules.install([*filler, *new], rules.yellow)
    while len(rules.meetings) < things.COURIER:
        rules.meetings.append(Meeting())  # a token that is not in play is nowhere
    rules.meetings.append(courier.Courier(numbers))
    rules.tokens = [*rules.tokens, things.COURIER]
    good_and_lira: list[EndCard] = [
        cards.EndGoodAndLira(things.GOOD_AND_LIRA + good, numbers) for good in range(things.GOODS)
    ]
    rules.end_cards = [*rules.end_cards[:-1], *good_and_lira, rules.end_cards[-1], cards.EndGoodToLira(numbers)]
