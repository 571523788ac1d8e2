"""What the golden playthroughs of the Dice Game play by hand."""

from tests.rules.dice.table import CARDS

__all__ = ["BAZAAR", "CARDS", "FEW_CARDS", "NOTHING_LEFT", "RUBIES", "SHARED_VICTORY", "SHORTAGE", "TIE_BREAK", "TILES"]

BAZAAR = """
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:sale_red give:brown decline reveal:1
draw:sale_yellow decline reveal:1 draw:sale_green give:green reveal:1 draw:sale_blue decline decline reveal:1
draw:sale_crystal give:crystal end_turn
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:share_red decline take:lira reveal:1
draw:share_yellow decline take:yellow reveal:1 draw:share_green take:green take:lira reveal:1 draw:share_blue
take:lira take:blue reveal:1 draw:share_crystal take:lira take:crystal
roll:card roll:card roll:card roll:card roll:card roll:card reveal:1 draw:gift_red decline take:red reveal:1
draw:gift_yellow decline take:yellow reveal:1 draw:gift_green take:green take:green reveal:1 draw:gift_blue take:blue
decline reveal:1 draw:offer_red decline pay
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:offer_yellow pay pay reveal:1 draw:offer_green
pay pay reveal:1 draw:offer_blue pay decline reveal:2 draw:dice_to_lira draw:lira_to_tile use:dice_to_lira fulfil
end_turn
roll:card roll:card roll:card roll:card roll:card done reveal:2 draw:dice_to_brown draw:crystals_to_tile
use:dice_to_brown fulfil reveal:2 draw:dice_to_crystals draw:brown_to_tile use:dice_to_crystals fulfil reveal:1
draw:tile_to_lira fulfil give_up:crystal end_turn
roll:card roll:card roll:card roll:card roll:card roll:card reveal:2 draw:dice_to_brown_and_lira draw:one_brown
use:dice_to_brown_and_lira fulfil reveal:1 draw:crystal_to_brown decline reveal:1 draw:two_brown fulfil reveal:1
draw:three_brown fulfil reveal:1 draw:lira_to_ruby decline
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:brown_to_ruby decline reveal:1
draw:crystals_to_ruby fulfil ruby:lira reveal:1 draw:lira_to_tile fulfil tile:lira_red show:lira_yellow reveal:1
draw:crystals_to_tile decline reveal:1 draw:brown_to_tile fulfil tile:lira_yellow show:lira_green end_turn
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:one_brown fulfil reveal:1 draw:crystal_to_brown
fulfil reveal:1 draw:lira_to_ruby fulfil ruby:lira reveal:1 draw:brown_to_ruby fulfil ruby:lira reveal:1 draw:sale_red
give:brown give:red
roll:card roll:card roll:card roll:card roll:card roll:card reveal:1 draw:sale_yellow give:yellow give:yellow reveal:1
draw:sale_green decline give:brown reveal:1 draw:sale_blue give:blue give:blue reveal:1 draw:sale_crystal give:crystal
reveal:1 draw:share_red take:red take:red
roll:card roll:card roll:card roll:card roll:card reveal:1 draw:share_yellow decline decline reveal:1 draw:share_green
take:lira decline reveal:1 draw:share_blue take:lira take:lira reveal:1 draw:share_crystal decline take:crystal
reveal:1 draw:gift_red take:red decline end_turn
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:gift_yellow take:yellow take:yellow reveal:1
draw:gift_green take:green take:green reveal:1 draw:gift_blue decline take:blue reveal:1 draw:offer_red pay pay
reveal:1 draw:offer_yellow decline pay
roll:card roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:offer_green pay decline reveal:1
draw:offer_blue pay pay reveal:1 draw:tile_to_lira fulfil give_up:die reveal:1 draw:two_brown fulfil reveal:1
draw:three_brown fulfil
roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:dice_to_lira decline reveal:2 draw:dice_to_brown
draw:dice_to_brown_and_lira use:dice_to_brown fulfil reveal:2 draw:dice_to_crystals draw:sale_red use:dice_to_crystals
fulfil end_turn
roll:card roll:card roll:card roll:card roll:card done reveal:2 draw:dice_to_lira draw:sale_yellow use:dice_to_lira
fulfil reveal:1 draw:crystals_to_tile fulfil tile:lira_green show:lira_blue
"""

FEW_CARDS = """
draw:gift_red take:red roll:card roll:card roll:card roll:red roll:lira reveal:3 draw:offer_blue draw:gift_red
draw:sale_red use:offer_blue pay take:lira
roll:red roll:red roll:yellow roll:yellow roll:blue take:red die:red die:red take:crystal die:yellow die:blue
"""

NOTHING_LEFT = """
roll:card roll:card roll:card roll:red roll:yellow reveal:2 draw:lira_to_tile draw:crystals_to_tile use:lira_to_tile
decline reveal:1 draw:lira_to_ruby decline
"""

RUBIES = """
roll:red roll:red roll:green roll:lira roll:card ruby:red die:red die:red give:red give:red give:red ruby:lira
roll:blue roll:blue roll:blue roll:green roll:red reroll:red done roll:green done ruby:blue die:blue die:blue die:blue
give:blue give:blue give:blue ruby:green die:green die:green give:green give:green
roll:red roll:lira roll:card roll:lira roll:blue end_turn
roll:yellow roll:green roll:blue roll:red roll:red ruby:yellow die:yellow give:yellow give:yellow give:yellow
ruby:carpet die:red die:red die:green die:blue give:brown
roll:card roll:card roll:card roll:card roll:lira done end_turn
"""

SHARED_VICTORY = """
roll:red roll:red roll:red roll:lira roll:card ruby:red die:red die:red die:red give:red give:red give:red take:lira
roll:blue roll:blue roll:blue roll:blue roll:card ruby:blue die:blue die:blue die:blue die:blue give:blue give:blue
end_turn
"""

SHORTAGE = """
roll:lira roll:red roll:red roll:yellow roll:card take:lira take:red die:red die:red
roll:lira roll:lira roll:red roll:yellow roll:green done take:lira take:crystal die:red die:yellow
roll:red roll:yellow roll:green roll:blue roll:card done take:brown die:red die:yellow die:green reveal:1
draw:share_red take:red decline
"""

TIE_BREAK = """
roll:red roll:red roll:lira roll:card roll:card done ruby:red die:red die:red give:red give:red give:red take:lira
roll:lira roll:yellow roll:yellow roll:yellow roll:card take:lira ruby:lira
roll:green roll:green roll:green roll:green roll:green ruby:lira take:green die:green die:green
"""

TILES = """
roll:green roll:green roll:green roll:lira roll:lira buy_tile:lira_green die:green die:green die:green show:lira_red
end_turn
roll:yellow roll:yellow roll:yellow roll:lira roll:lira buy_tile:crystal_yellow die:yellow die:yellow die:yellow
show:lira_yellow end_turn
roll:green roll:green roll:green roll:lira roll:lira buy_tile:card_green die:green die:green die:green show:lira_blue
end_turn
roll:blue roll:blue roll:blue roll:lira roll:lira done buy_tile:action_blue die:blue die:blue die:blue
show:crystal_red end_turn
roll:red roll:red roll:red roll:lira roll:lira buy_tile:goods_red die:red die:red die:red show:crystal_green end_turn
roll:red roll:yellow roll:green roll:blue roll:lira done buy_tile:die die:red die:yellow die:green die:blue
show:crystal_blue end_turn
draw:tile_to_lira decline roll:red roll:red roll:red roll:lira roll:lira buy_tile:lira_red die:red die:red die:red
show:card_red end_turn
roll:yellow roll:yellow roll:yellow roll:lira roll:lira done buy_tile:lira_yellow die:yellow die:yellow die:yellow
show:card_yellow end_turn
roll:blue roll:blue roll:blue roll:lira roll:lira buy_tile:lira_blue die:blue die:blue die:blue show:card_blue
take:lira
roll:red roll:red roll:red roll:lira roll:lira roll:lira done buy_tile:crystal_red die:red die:red die:red
show:action_red end_turn
income:lira draw:tile_to_lira decline roll:green roll:green roll:green roll:lira roll:lira buy_tile:crystal_green
die:green die:green die:green show:action_yellow end_turn
roll:blue roll:blue roll:blue roll:lira roll:lira done buy_tile:crystal_blue die:blue die:blue die:blue
show:action_green end_turn
roll:red roll:red roll:red roll:lira roll:lira buy_tile:card_red die:red die:red die:red show:goods_yellow take:lira
roll:yellow roll:yellow roll:yellow roll:lira roll:lira roll:lira done buy_tile:card_yellow die:yellow die:yellow
die:yellow show:goods_green end_turn
income:crystal income:card draw:tile_to_lira decline roll:blue roll:blue roll:blue roll:lira roll:lira done
buy_tile:card_blue die:blue die:blue die:blue show:goods_blue end_turn
income:lira roll:red roll:red roll:red roll:lira roll:lira done buy_tile:action_red die:red die:red die:red show:die
end_turn
income:lira income:lira draw:one_brown decline roll:yellow roll:yellow roll:yellow roll:lira roll:lira
buy_tile:action_yellow die:yellow die:yellow die:yellow show:die take:lira
income:crystal income:crystal draw:tile_to_lira decline roll:green roll:green roll:green roll:lira roll:lira roll:lira
done buy_tile:action_green die:green die:green die:green show:die end_turn
income:lira income:crystal draw:tile_to_lira decline draw:tile_to_lira decline roll:yellow roll:yellow roll:yellow
roll:lira roll:lira done buy_tile:goods_yellow die:yellow die:yellow die:yellow end_turn
income:lira roll:green roll:green roll:green roll:lira roll:lira done buy_tile:goods_green die:green die:green
die:green end_turn
income:lira income:lira draw:tile_to_lira decline roll:blue roll:blue roll:blue roll:lira roll:lira
buy_tile:goods_blue die:blue die:blue die:blue end_turn
income:crystal income:crystal draw:tile_to_lira fulfil give_up:crystal roll:lira roll:card roll:card roll:card
roll:card roll:card done reveal:1 draw:one_brown decline reveal:1 draw:tile_to_lira fulfil give_up:card reveal:1
draw:tile_to_lira fulfil give_up:action
income:lira income:crystal draw:tile_to_lira fulfil give_up:lira draw:tile_to_lira decline roll:lira roll:card
roll:card roll:card roll:card done take:lira reveal:1 draw:tile_to_lira fulfil give_up:goods_yellow
income:lira roll:lira roll:card roll:card roll:card roll:card done take:lira reveal:1 draw:one_brown decline reveal:1
draw:tile_to_lira fulfil give_up:goods_green reveal:1 draw:tile_to_lira decline
income:lira income:lira draw:tile_to_lira fulfil give_up:goods_red roll:lira roll:card roll:card roll:card roll:card
take:lira reveal:1 draw:tile_to_lira fulfil give_up:goods_blue reveal:1 draw:tile_to_lira decline
roll:lira roll:card roll:card roll:card roll:card roll:card done reveal:1 draw:one_brown decline reveal:1
draw:tile_to_lira fulfil give_up:die
"""
