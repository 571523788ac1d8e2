"""What the golden playthroughs of Letters & Seals play by hand."""

LETTERS = """
move:21 leave act mail:12 mail:5 end_turn extra_turn letter:9 sealed:21
move:12 leave act send:4 act end_turn
companion:enter walk:1 act end_turn done
move:24 leave act sealed:1 sealed:2 sealed:3 ruby:palace play:repeat_society sealed:6 sealed:8 sealed:9 ruby:dealer
end_turn
move:9 leave act call:6 roll:5+2 meet:courier letter:5 mail:7 roll:4+1 end_turn done
move:16 leave skip end_turn extra_turn sealed:1 sealed:16
walk:23 act good:blue bid:1 bid:2 bid:3 draw:family draw:one_good end_turn
move:11 leave skip end_turn
play:family reward:lira move:14 leave skip end_turn extra_turn letter:7 sealed:4
move:12 pick_up act send:21 act mail:13 mail:12 end_turn
walk:6 act take:pile draw:family take:pile draw:copy discard:copy end_turn
move:5 leave act meet:courier pay mail:8 roll:3+2 end_turn
move:21 pick_up act mail:3 mail:10 end_turn done
move:15 leave skip end_turn
move:12 leave act send:22 skip end_turn
"""

KIOSK = """
move:22 leave act mail:1 show:1 show:2 show:3 show:4 show:5 show:6
kiosk:1 offer:1 kiosk:2 offer:1 kiosk:3 offer:1 kiosk:4 offer:1 kiosk:5 offer:1 kiosk:6 offer:1 end_turn
move:22 leave pay act mail:2 show:7 show:8 show:9 show:10 show:11 show:12
kiosk:7 offer:1 kiosk:8 offer:1 kiosk:9 offer:1 kiosk:10 offer:1 kiosk:11 offer:1 draw:stay kiosk:12 offer:1 end_turn
move:22 leave pay act mail:3 show:13 show:14 show:15 show:16 show:17 show:18
kiosk:13 offer:1 kiosk:14 offer:1 kiosk:15 offer:1 kiosk:18 offer:1 kiosk:16 offer:1 die:5 kiosk:17 offer:1 end_turn
move:22 leave pay act mail:4 show:19 show:20 show:21 show:22 show:23 show:24
kiosk:20 offer:1 give:yellow mail:5 kiosk:24 offer:2 discard:long_move kiosk:22 offer:2 letter:1 kiosk:21 offer:2
letter:2 draw:five_lira kiosk:23 offer:1 good:blue kiosk:19 offer:1 end_turn extra_turn letter:4 letter:5 letter:14
move:22 pick_up pay act mail:6 show:1 show:12 show:13 show:15 show:17 show:18
kiosk:18 done kiosk:15 done kiosk:12 offer:1 kiosk:17 offer:1 kiosk:1 offer:1 kiosk:13 offer:1 end_turn
"""

AUCTION = """
move:23 leave act good:red bid:2 bid:3 pass bid:4 draw:copy draw:anywhere end_turn
move:23 leave pay act good:blue bid:1 pass pass bid:2 draw:one_letter draw:one_good end_turn
move:23 leave pay act good:green bid:1 bid:5 draw:five_lira draw:stay end_turn
move:23 leave decline
move:12 leave act send:23 act good:yellow bid:1 bid:3 bid:4 play:five_lira bid:5 draw:family draw:copy end_turn
move:11 leave act sell:blue done demand:S3 end_turn
move:11 leave pay act sell:green done demand:S4 end_turn
move:6 leave act take:pile draw:use_token take:pile draw:one_good discard:one_good end_turn
play:anywhere move:23 pick_up act good:red bid:1 bid:2 pass pass draw:long_move draw:long_move end_turn
move:5 leave act end_turn
move:24 leave skip end_turn
move:12 leave act send:23 act good:red end_turn
"""

COMPANION = """
move:7 act recall:9 companion:take end_turn done
move:22 leave skip end_turn
companion:enter walk:22 pay act mail:5 show:1 show:2 show:3 kiosk:1 offer:1 kiosk:2 offer:1 kiosk:3 done end_turn done
move:15 decline
walk:3 pay roll:6+5 act catch:1 reward:card draw:stay end_turn done
move:22 decline
walk:21 act mail:6 mail:7 end_turn done
move:15 decline
play:companion_far walk:6 act take:pile draw:one_good take:pile draw:family discard:stay end_turn done
move:22 decline
walk:23 act good:blue bid:1 pass pass draw:copy draw:stay end_turn done
move:15 decline
walk:2 act end_turn done
move:22 decline
walk:24 act sealed:10 sealed:13 sealed:14 ruby:palace end_turn done
move:15 decline
move:12 leave act send:7 act done companion:take end_turn done
"""

CARDS = """
play:one_letter mail:4 play:dice_reward roll:6+2 mail:10 play:good_to_lira give:red play:red_and_lira
play:green_and_lira play:yellow_and_lira play:blue_and_lira play:use_token meet:courier sealed:3 mail:21 roll:6+6
play:family_step send:24 act sealed:2 sealed:9 sealed:13 ruby:dealer play:repeat_society
sealed:5 sealed:7 sealed:14 ruby:palace end_turn extra_turn letter:4 letter:10 letter:21
move:15 leave act tile:blue play:repeat_mosque tile:yellow end_turn
move:9 decline
move:9 decline
play:companion_far walk:24 skip end_turn
move:4 decline
move:4 decline
play:to_merchant join:1 leave pay act end_turn
move:9 decline
move:9 decline
play:anywhere move:14 leave act tile:red end_turn
"""

COPIES = """
play:one_letter mail:4 play:copy mail:5 play:dice_reward roll:4+2 good:red play:copy roll:6+5
play:red_and_lira play:copy play:use_token meet:smuggler good:green give:red roll:6+4
play:copy meet:courier pay mail:6 roll:3+2 play:to_merchant join:1 leave act end_turn done
move:13 decline
move:10 decline
play:copy join:2 leave act sell:red done demand:L3 end_turn done
move:9 decline
move:3 decline
play:family_step send:24 act sealed:1 sealed:9 sealed:14 ruby:palace play:repeat_society
sealed:3 sealed:7 sealed:16 ruby:dealer play:copy letter:5 letter:6 sealed:10 sealed:12 ruby:dealer end_turn
move:13 decline
move:10 decline
play:family_step send:11 skip end_turn
move:9 decline
move:3 decline
play:copy send:23 act good:blue bid:1 pass draw:five_lira draw:stay end_turn
"""

FEW_LETTERS = """
move:21 leave act mail:5 mail:6 end_turn
move:9 leave act call:4 roll:2+2 end_turn
move:12 leave act send:23 act good:red bid:1 pass bid:2 pass end_turn extra_turn sealed:1 sealed:2
play:five_lira move:21 leave pay act mail:1 mail:2 end_turn
move:9 leave pay act call:12 roll:6+5 meet:governor draw:five_lira pay roll:4+3 end_turn
"""

RUBIES = """
move:16 leave act play:repeat_dealer end_turn
move:24 leave act sealed:1 sealed:2 sealed:3 ruby:palace end_turn
move:12 leave act send:24 skip end_turn done
move:12 leave pay act send:21 act mail:5 mail:6 end_turn
move:12 leave pay act send:22 act mail:7 show:1 show:2 show:3 show:4 show:5 show:6
kiosk:1 offer:1 kiosk:2 offer:1 kiosk:3 offer:1 kiosk:4 offer:1 kiosk:5 offer:1 kiosk:6 done end_turn
"""

LAST_ROUND = """
move:24 leave skip end_turn
move:22 leave act mail:5 show:18 show:12 show:9 show:8 kiosk:12 offer:1 kiosk:9 offer:1 kiosk:18 offer:1 kiosk:8 offer:1
end_turn
move:22 leave pay skip end_turn extra_turn sealed:1 sealed:3
move:3 leave act end_turn
"""
