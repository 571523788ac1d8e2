"""What the golden playthroughs of Mocha & Baksheesh play by hand."""

GUILD_CARDS = """
play:guild_1 end_turn
play:guild_13 give:red end_turn
play:guild_2 end_turn
play:guild_11 sell:red sell:green done demand:S5 end_turn
play:guild_3 end_turn
play:guild_16 end_turn
play:guild_4 end_turn
play:guild_14 tile:green end_turn
play:guild_5 play:two_coffee act end_turn
play:guild_15 tile:yellow end_turn
play:guild_6 take:discard take:pile draw:die_to_six take:pile draw:one_good discard:two_coffee end_turn
play:guild_12 send:17 roast:lira done end_turn
play:guild_7 recall:3 done end_turn
play:guild_17 roast:card discard:guild_19 roast:good give:yellow done end_turn
play:one_good good:blue play:guild_8 roll:6+3 play:die_to_six turn_die:3 keep end_turn
play:guild_18 draw:guild_1 draw:guild_2 draw:guild_19 discard:guild_1 end_turn
play:guild_9 call:7 roll:4+1 keep end_turn
play:guild_19 tavern:movement barrier:2 beside:19 end_turn
play:guild_10 sell:red sell:red sell:green done demand:L5 end_turn
play:guild_20 end_turn
"""

BARRIER = """
move:19 leave act tavern:barrier barrier:6 beside:19 act take:pile draw:exchange take:pile draw:one_good
discard:one_good end_turn
play:long_move move:19 leave pay act tavern:encounter end_turn
play:corner move:16 leave skip end_turn
move:6 leave act take:discard take:pile draw:five_lira discard:five_lira meet:coffee_trader pay roll:6+5 end_turn
play:stay pick_up act tavern:barrier barrier:19 beside:2 act tavern:barrier barrier:12 beside:9 act send:4 act end_turn
move:8 leave act roll:3+2 good:red end_turn
move:12 leave act send:19 act tavern:barrier barrier:6 beside:12 skip end_turn
move:20 leave skip end_turn
move:19 leave act tavern:barrier barrier:16 beside:8 skip catch:0 reward:card draw:two_coffee end_turn
move:9 leave skip end_turn
"""

TAVERN = """
move:19 leave act tavern:ruby ruby:palace end_turn
move:19 leave pay act tavern:ruby ruby:dealer end_turn
move:12 leave act send:19 act tavern:ruby ruby:coffee_house end_turn
move:19 leave pay act tavern:movement catch:2 reward:lira end_turn
move:19 leave pay act tavern:encounter end_turn
move:20 leave act end_turn
move:8 decline
move:9 leave act call:5 roll:3+1 meet:governor draw:corner roll:5+4 meet:smuggler good:blue roll:6+6
meet:coffee_trader roll:3+1 end_turn
move:9 leave pay act call:3 roll:2+2 end_turn
move:6 decline
move:11 leave skip end_turn
move:20 leave skip end_turn
"""

TAVERN_TILES = """
move:19 leave act tavern:movement end_turn
move:19 leave pay act tavern:movement end_turn
move:19 leave pay act tavern:movement end_turn
move:19 leave pay act tavern:movement end_turn
move:1 leave skip end_turn
move:12 leave act send:19 act tavern:encounter end_turn
move:12 leave pay act send:19 act tavern:encounter end_turn
move:12 leave pay act send:19 act tavern:encounter end_turn
move:12 leave pay act send:19 act tavern:encounter end_turn
move:19 leave act tavern:barrier barrier:11 beside:5 skip catch:0 reward:lira catch:1 reward:card draw:two_coffee
catch:2 reward:lira catch:3 reward:lira end_turn
"""

COFFEE = """
move:17 leave act roast:card discard:guild_2 roast:lira roast:good give:red done end_turn
move:18 leave act draw:guild_1 draw:guild_16 discard:guild_1 end_turn
move:12 leave act send:20 act play:two_coffee play:repeat_coffee_house end_turn
move:12 leave pay act send:18 act draw:guild_7 draw:guild_8 discard:guild_8 end_turn
move:17 leave act roast:lira done end_turn
move:17 leave pay act roast:lira done end_turn
play:guild_7 recall:12 done end_turn
move:4 leave act meet:coffee_trader pay roll:6+5 end_turn
"""

CARDS = """
play:two_coffee play:coffee_to_guild draw:guild_9 play:dice_rewards roll:5+2 keep
play:exchange give:yellow give:yellow give:yellow done good:blue good:blue good:coffee
move:1 leave act play:coffee_to_lira play:repeat_wainwright end_turn
move:11 decline
move:11 decline
move:8 leave act roll:4+3 play:die_to_six turn_die:3 reroll roll:6+6 keep good:red end_turn
move:2 decline
move:2 decline
play:corner move:20 leave act play:repeat_coffee_house end_turn
"""

LAST_ROUND = """
move:20 leave act end_turn
move:2 leave decline
move:20 leave pay skip end_turn
"""
