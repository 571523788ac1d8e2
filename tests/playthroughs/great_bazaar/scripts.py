"""What the golden playthroughs of the Great Bazaar play by hand."""

CATACOMBS = """
move:25 leave act good:coffee move:9 end_turn extra_turn sealed:9 sealed:12
play:anywhere move:25 pick_up act good:red move:12 end_turn
move:12 leave pay act send:25 act good:red move:20 end_turn
walk:25 act good:blue move:3 catch:1 reward:lira end_turn
move:4 leave skip meet:courier pay mail:10 roll:6+6 meet:coffee_trader give:red roll:4+3 end_turn
"""

COMPANION = """
move:7 act companion:take end_turn
move:7 skip end_turn
companion:enter walk:17 act roast:lira done end_turn
move:5 decline
play:companion_far walk:12 act send:20 act end_turn
move:7 skip end_turn
walk:18 act draw:guild_7 draw:guild_19 discard:guild_19 end_turn
move:5 decline
walk:13 skip end_turn
move:7 skip end_turn
walk:20 act end_turn
move:5 decline
walk:9 act call:4 roll:2+1 meet:coffee_trader pay roll:1+1 meet:courier pay mail:5 roll:4+1 end_turn
move:7 skip end_turn
walk:19 act tavern:encounter end_turn
move:5 decline
walk:25 act good:coffee move:24 end_turn
"""

TOKENS = """
move:9 leave act call:3 roll:2+1 keep meet:governor draw:copy roll:6+3 meet:smuggler good:red roll:6+6
meet:coffee_trader roll:3+1 meet:courier mail:5 roll:6+4 play:use_token meet:coffee_trader roll:6+6 end_turn
move:12 leave act send:22 skip meet:smuggler good:blue play:use_token meet:courier letter:5 mail:7 roll:5+4
give:red roll:1+1 meet:coffee_trader pay roll:3+2 end_turn
move:9 leave decline
"""

KIOSK = """
move:22 leave act mail:1 show:13 show:20 show:23 show:16 kiosk:16 offer:1 die:2 play:die_to_six turn_die:2
kiosk:20 offer:1 give:coffee mail:9 kiosk:23 offer:1 good:coffee kiosk:13 offer:1 end_turn
move:22 leave pay act mail:3 show:14 show:15 show:21 show:22 kiosk:14 offer:1 kiosk:21 offer:1
discard:stay mail:7 kiosk:22 offer:2 letter:1 kiosk:15 offer:1 end_turn extra_turn letter:3 letter:5 letter:9
move:1 leave act end_turn
move:22 leave pay act mail:2 show:13 show:20 show:23 show:24 kiosk:20 offer:2 letter:2 good:coffee
kiosk:24 offer:1 draw:coffee_to_lira kiosk:23 offer:2 give:coffee kiosk:13 offer:2 end_turn
"""

GUILD = """
play:guild_7 recall:9 companion:take end_turn
play:guild_19 tavern:movement barrier:24 beside:2 sealed:1 sealed:2 sealed:3 ruby:coffee_house end_turn
companion:enter play:guild_12 send:21 mail:9 mail:21 end_turn extra_turn letter:9 sealed:21
walk:25 act good:coffee move:8 end_turn
move:22 leave act mail:1 show:1 show:2 show:3 kiosk:1 offer:1 kiosk:2 offer:1 kiosk:3 offer:1 end_turn
"""

COPIES = """
play:two_coffee play:copy play:coffee_to_lira play:copy play:coffee_to_guild draw:guild_3 play:copy draw:guild_5
play:exchange give:red done good:coffee play:copy give:coffee done good:blue
play:dice_rewards roll:6+3 keep good:red play:copy roll:5+1 keep play:corner move:20 leave act
play:repeat_coffee_house play:copy end_turn
move:10 decline
play:corner move:6 leave act take:pile draw:stay take:pile draw:repeat_wainwright discard:stay end_turn
move:4 decline
play:copy pick_up skip end_turn
"""

BARRIER = """
move:5 leave act end_turn
play:companion_far walk:12 skip end_turn
move:12 leave pay skip end_turn
move:19 leave act tavern:barrier barrier:25 beside:19 act good:coffee move:21 end_turn
play:family_step send:8 act roll:3+2 keep good:red end_turn
move:16 leave skip end_turn
move:18 leave skip end_turn
play:to_merchant join:2 leave skip end_turn
move:2 leave act end_turn
"""

LAST_ROUND = """
move:20 leave act end_turn
move:20 leave pay act end_turn
"""
