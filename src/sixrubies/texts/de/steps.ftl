### Was ein Schritt seinen Spieler fragt; bei Zufall und selbsttätigen Schritten, was geschieht.

## Der Zug

step-turn-begin = Ein neuer Zug beginnt.
step-turn-move = Wohin zieht dein Kaufmann?
step-turn-move_far = Wohin zieht dein Kaufmann? Die Karte bringt ihn { $move_far } Schritte weit.
step-turn-arrive = Der Kaufmann kommt an.
step-turn-assistant = Möchtest du hier einen Gehilfen mitnehmen oder ablegen?
step-turn-toll = Hier sind andere Kaufleute. Möchtest du sie bezahlen?
step-turn-action = Möchtest du die Aktion dieses Ortes ausführen?
step-turn-completed = Die Aktion ist ausgeführt.
step-turn-encounters = Was möchtest du noch tun, bevor dein Zug endet?
step-turn-finish = Der Zug ist vorbei.

## Orte

step-wainwright-buy = Der Handkarren wird erweitert.
step-warehouse-fill = Der Handkarren wird aufgefüllt.
step-warehouse-extra = Grünes Moschee-Plättchen: Möchtest du für { $tile_green_lira } Lira eine weitere Ware kaufen?
step-post_office-collect = Die Post wird abgeholt.
step-caravansary-take = Woher nimmst du eine Bonuskarte?
step-caravansary-discard = Welche Bonuskarte legst du ab?
step-fountain-recall = Welche deiner Gehilfen holst du zurück?
step-black_market-roll = Auf dem Schwarzmarkt liegen die Würfel bereit.
step-black_market-gain = Welche Ware nimmst du außerdem: rot, grün oder gelb?
step-tea_house-call = Welche Zahl sagst du an?
step-tea_house-pay_out = Die Teestube zahlt aus.
step-market-sell = Was verkaufst du?
step-market-sell_more = Was verkaufst du als Nächstes?
step-police-send = Wohin schickst du dein Familienmitglied?
step-police-action = Soll dein Familienmitglied die Aktion dort ausführen?
step-palace-deliver = Der Sultan wird beliefert.
step-palace-any = Welche Ware gibst du dazu? Der Sultan nimmt jede Sorte.
step-mosque-take = Welches Moschee-Plättchen nimmst du?
step-dealer-buy = Der Rubin wird bezahlt.

## Karten, Plättchen, Würfel

step-card-good = Welche Ware nimmst du?
step-card-return = Welchen Gehilfen holst du zurück?
step-card-done = Die Karte kommt auf den Ablagestapel.
step-tile-yellow = Welchen Gehilfen holst du zurück?
step-dice-roll = Zwei Würfel werden geworfen.
step-dice-red_tile = Möchtest du das rote Moschee-Plättchen für diesen Wurf nutzen?
step-deck-draw = Eine Bonuskarte wird gezogen.
step-demand-show = Das nächste Nachfrage-Plättchen kommt zum Vorschein.

## Begegnungen

step-family-reward = Du hast ein Familienmitglied eingefangen. Welche Belohnung nimmst du?
step-family-card_reward = Dein Familienmitglied ist zurück. Welche Belohnung nimmst du?
step-governor-pay = Womit bezahlst du den Gouverneur?
step-smuggler-take = Welche Ware nimmst du vom Schmuggler?
step-smuggler-pay = Womit bezahlst du den Schmuggler?
step-token-move = Zwei Würfel werden geworfen: Wohin geht er als Nächstes?
step-neutral-move = Zwei Würfel werden geworfen: Wohin geht der neutrale Kaufmann?

## Spielaufbau

step-setup-token = Zwei Würfel werden geworfen: Wo beginnt die Figur?
step-setup-deal = Eine Bonuskarte wird ausgeteilt.
