"""What the golden playthroughs play by hand: a token per action, a line or two per turn."""

CARDS = """
play:stay leave act play:repeat_post_office play:one_good good:blue end_turn
move:4 decline
move:6 decline
play:return_assistant recall:5 play:long_move play:five_lira move:13
leave act give:red play:repeat_palace give:green end_turn
move:12 decline
move:12 decline
move:10 leave act sell:red sell:red done demand:L4 end_turn
move:4 decline
move:6 decline
move:11 leave act play:any_goods sell:green sell:yellow sell:yellow done demand:S5 end_turn
move:12 decline
move:12 decline
move:16 leave act play:repeat_dealer play:family play:five_lira reward:card draw:repeat_palace end_turn
"""

TILES = """
move:14 leave act tile:red end_turn
move:15 leave act tile:yellow end_turn
move:9 leave act call:6 roll:2+1 end_turn
move:2 leave act end_turn
move:4 leave act use:yellow recall:15 end_turn
move:3 decline
move:14 pick_up act tile:green end_turn
move:15 leave act tile:blue end_turn
move:7 skip end_turn
move:3 leave act good:blue end_turn
move:5 leave use:yellow recall:4 act end_turn
move:12 leave act send:15 skip end_turn
move:9 leave act call:9 roll:5+2 turn_die:2 end_turn
use:yellow recall:15 move:6 leave act take:pile draw:stay take:pile draw:any_goods discard:any_goods end_turn
move:4 leave act end_turn
play:stay pick_up act call:11 roll:1+1 reroll roll:6+5 end_turn
move:8 leave act roll:6+6 good:red end_turn
"""

ENCOUNTERS = """
move:9 leave skip
meet:governor draw:five_lira play:five_lira pay roll:4+3 catch:1 reward:card draw:stay
meet:smuggler good:blue give:blue roll:6+2 catch:2 reward:lira end_turn
move:7 skip meet:governor draw:family discard:family roll:5+3 end_turn
move:8 leave act roll:6+4 good:red meet:governor draw:long_move discard:long_move roll:2+2 end_turn
move:4 leave act meet:governor draw:return_assistant play:one_good good:green discard:return_assistant roll:6+5 end_turn
"""

FEW_CARDS = """
move:6 leave act take:discard take:pile draw:stay discard:one_good end_turn
move:9 leave act call:4 roll:3+2 meet:governor draw:five_lira pay roll:6+3 end_turn
move:9 leave pay skip catch:1 reward:card draw:one_good end_turn
play:stay pick_up act take:discard discard:stay end_turn
"""

CROWD = """
move:6 leave pay act take:pile draw:stay take:pile draw:family discard:family end_turn
move:11 leave decline
move:12 decline
move:12 pick_up decline
move:11 leave play:five_lira pay skip end_turn
move:7 skip end_turn
move:7 act recall:2 recall:9 done end_turn
move:3 decline
"""

FAMILY_MEMBERS = """
move:12 leave act send:9 act call:8 roll:4+1 turn_die:1 meet:governor draw:stay pay roll:6+6 end_turn
move:12 leave pay act send:16 act play:repeat_dealer play:family reward:lira
meet:smuggler good:blue pay roll:5+5 end_turn
move:12 leave pay act send:13 act give:yellow meet:governor draw:five_lira discard:five_lira roll:4+4 end_turn
move:6 leave skip end_turn
play:stay pick_up pay act send:7 act recall:2 recall:3 end_turn
move:6 leave pay act take:pile draw:long_move take:discard discard:long_move end_turn
move:13 leave skip catch:2 reward:lira end_turn
move:7 skip end_turn
move:4 decline
move:8 leave act roll:3+2 turn_die:3 good:red meet:governor draw:one_good play:one_good good:blue pay roll:6+1 end_turn
"""

BLOCKED = """
move:14 leave act tile:green end_turn
move:16 leave skip end_turn
move:1 leave skip end_turn
move:12 leave skip end_turn
move:4 leave act meet:governor draw:one_good discard:one_good roll:2+1 end_turn
move:7 skip end_turn
move:9 leave act call:10 roll:6+2 turn_die:6 end_turn
move:7 act recall:1 end_turn
move:6 leave act take:pile draw:stay take:pile draw:long_move discard:stay end_turn
move:12 leave act send:6 act take:pile draw:five_lira take:discard discard:stay end_turn
move:12 leave pay act send:11 skip end_turn
move:11 leave skip catch:0 reward:lira end_turn
move:12 leave pay act send:1 skip end_turn
move:8 leave act roll:5+5 turn_die:5 good:yellow end_turn
"""

NEUTRAL_MERCHANTS = """
move:9 leave pay roll:5+4 roll:4+3 act call:12 roll:6+6 end_turn
move:7 skip meet:governor draw:one_good pay roll:3+3 end_turn
move:14 leave pay roll:5+2 act tile:red end_turn
move:14 leave decline
"""

SETUP_4 = "demand:L2 demand:S2 roll:1+1 roll:6+4 draw:five_lira draw:one_good draw:stay draw:family"
NEUTRAL_ASSISTANTS = f"""
{SETUP_4}
move:9 leave act call:5 roll:3+1 end_turn
move:9 pick_up_neutral pay act call:3 roll:2+2 end_turn
move:3 leave act end_turn
move:3 leave pay act end_turn
"""

EDITION_2014 = """
demand:L1 demand:S1 roll:3+1 roll:6+3 draw:stay draw:long_move draw:five_lira
move:2 leave act end_turn
move:3 leave act end_turn
move:12 leave act send:2 act end_turn
play:stay pick_up act catch:2 reward:lira end_turn
"""

BOTH = """
demand:L5 demand:S5 roll:3+1 roll:6+4 draw:stay draw:long_move
move:2 leave act end_turn
move:12 leave act send:3 act end_turn
play:stay leave act end_turn
"""

SHARED_VICTORY = """
move:1 leave act end_turn
move:1 leave pay act end_turn
"""

TIE_BREAK = """
move:16 leave act end_turn
move:1 leave act end_turn
move:16 leave pay act end_turn
"""
