### Die Lektionen der ersten Partie: was jetzt zu tun ist, und warum. `lesson-<Lektion>-<Verb>-<Argument oder Ort>`.

lesson-box = Lektion
lesson-partner = Mira
lesson-count = Lektion { $number } von { $count }
lesson-skip = Lektionen überspringen
    .short = Überspringen
lesson-play_on = Weiterspielen
lesson-rules = Regeln
lesson-aside = Sieh dir jeden Ort an, so lange du magst.
lesson-wait = { $player } ist am Zug. Das Protokoll erzählt, was geschieht.

## Titel

lesson-title-move = Gehen
lesson-title-assistant = Gehilfen
lesson-title-warehouse = Lager
lesson-title-market = Märkte
lesson-title-toll = Andere Kaufleute
lesson-title-mosque = Moscheen
lesson-title-encounters = Wem du begegnest
lesson-title-ruby = Der erste Rubin
lesson-title-family = Brunnen und Familie
lesson-title-end = Das Ende der Partie

## Was immer wiederkommt

lesson-leave = Lass einen Gehilfen hier: Er macht die Arbeit.
lesson-act = Führe jetzt die Aktion des Ortes aus.
lesson-end_turn = Dein Zug ist getan. Beende ihn; dann ist { $player } am Zug.

## Lektion für Lektion

lesson-move-move = Das ist der Basar. Dein Kaufmann geht { $move_near } Schritte, nie schräg. Geh zum hellen Gewürzlager (3): antippen, dann noch einmal antippen.
lesson-assistant-leave = An jedem Ort macht ein Gehilfe die Arbeit. Dein Kaufmann steht auf allen deinen: Lass einen hier.
lesson-warehouse-act = Ein Lager füllt deinen Karren mit seiner Ware. Führe die Aktion aus.
lesson-warehouse-end_turn = Gewürz bis zum Rand: Dein Karren hat am Anfang Platz für { $wheelbarrow_capacity } von jeder Ware. Beende deinen Zug; dann ist { $player } am Zug.
lesson-market-move = Der Kleine Markt (11) kauft die Waren auf seinem Plättchen, auch Gewürz. Geh hin: Es sind zwei Schritte.
lesson-market-act = Verkaufe hier. Je mehr Waren auf einmal, desto mehr bringt jede.
lesson-market-sell = Nimm mit Plus alle deine Gewürze dazu und bestätige.
lesson-market-done = Mehr wollen sie nicht von dir. Nimm das Geld.
lesson-market-end_turn = Mit Lira im Beutel kommst du fast überall weiter. Beende deinen Zug.
lesson-toll-move = Beim Gewürzlager (3) steht der Kaufmann von { $player }, und dein Gehilfe auch. Geh trotzdem hin.
lesson-toll-pick_up = Dein eigener Gehilfe ist hier. Nimm ihn mit, statt noch einen dazulassen: So behältst du genug.
lesson-toll-pay = Du triffst einen anderen Kaufmann. Zahle { $toll_lira } Lira, sonst endet dein Zug sofort.
lesson-toll-act = Bezahlt. Fülle jetzt wieder Gewürz auf.
lesson-toll-end_turn = Du hast eine Bonuskarte für einen deiner Züge: Tipp sie an, um sie zu lesen. Beende jetzt deinen Zug.
lesson-mosque-move = Die Kleine Moschee (14) hat Plättchen, die dir bis zum Ende helfen. Eines verlangt Gewürz. Geh hin.
lesson-mosque-pay = Dieser Kaufmann gehört niemandem: Zu zweit stehen einige davon im Basar. Zahle, und Würfel schicken ihn fort.
lesson-mosque-act = Du hast so viele Gewürze, wie das Plättchen zeigt. Nimm ein Plättchen für eines davon.
lesson-mosque-tile = Nimm das grüne Plättchen. Ab jetzt darfst du in jedem Lager eine Ware dazukaufen.
lesson-encounters-move = Beim Tuchlager (2) warten zwei: das Familienmitglied von { $player } und der Schmuggler. Geh hin.
lesson-encounters-act = Die Aktion kommt vor den Begegnungen. Fülle Tuch auf.
lesson-encounters-good-blue = Dein grünes Plättchen wirkt: Kaufe ein Schmuckstück für { $tile_green_lira } Lira.
lesson-encounters-catch = Jetzt die Begegnungen. Fange das Familienmitglied von { $player }: Es kommt zurück auf die Polizeiwache.
lesson-encounters-reward = Für einen Fang gibt es eine Bonuskarte oder { $catch_lira } Lira. Nimm diesmal die Lira.
lesson-encounters-meet = Der Schmuggler hat jede Ware unter dem Mantel. Triff ihn.
lesson-encounters-good-yellow = Nimm ein Obst.
lesson-encounters-pay = Er will dafür { $smuggler_lira } Lira oder irgendeine Ware. Zahle die Lira. Dann schicken ihn Würfel fort.
lesson-ruby-move = Zurück zur Kleinen Moschee (14): Für Tuch gibt es ihr anderes Plättchen, und wer beide hat, bekommt einen Rubin.
lesson-ruby-pick_up = Hier ist dein Gehilfe von vorhin. Nimm ihn mit.
lesson-ruby-act = Nimm das zweite Plättchen.
lesson-ruby-tile = Das rote Plättchen, und damit ein Rubin.
lesson-ruby-end_turn = Dein erster Rubin. Weitere gibt es bei 1, 13, 15 und 16: Ihre Nummern stehen auf Rubinrot. Beende deinen Zug.
lesson-family-move-7 = Deine Gehilfen sind im Basar verstreut. Am Brunnen (7) rufst du sie zurück. Geh hin.
lesson-family-act-7 = Der Brunnen ist frei: Du brauchst keinen Gehilfen und zahlst niemandem. Führe die Aktion aus.
lesson-family-recall = Rufe beide zurück: jeden mit Plus dazunehmen und bestätigen.
lesson-family-done = Das sind alle.
lesson-family-end_turn = Beende deinen Zug.
lesson-family-move-12 = Dein Familienmitglied sitzt auf der Polizeiwache (12). Geh hin.
lesson-family-act-12 = Lass dein Familienmitglied frei: Es geht an irgendeinen Ort und führt dort die Aktion für dich aus.
lesson-family-send = Schick es zum Postamt (5).
lesson-family-act-5 = Das Postamt gibt Waren und Lira. Es holt sie für dich.
lesson-end = Wer zuerst { $setup_goal_rubies_2 } Rubine hat, leitet die letzte Runde ein; dann gewinnen die meisten Rubine. Du hast einen. Von hier an gehört der Basar dir.

## Die Regelseite

learn-rules = Regeln
learn-search = Regeln durchsuchen
learn-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] { $count } Thema gefunden
   *[other] { $count } Themen gefunden
}
learn-part-game = Das Spiel
learn-part-places = Orte
learn-part-areas = Rubinbereiche
learn-part-tokens = Wem du begegnest
learn-part-tiles = Plättchen
learn-part-cards = Karten
learn-part-guild_cards = Gildenkarten
learn-part-kiosk = Kiosk-Plättchen
learn-part-choices = Vor der Partie
learn-part-values = Unsere Werte
learn-ours = unser Wert
learn-ours-help = Wo die Hefte eine Zahl einem Bild überlassen, das wir nicht sehen konnten, haben wir eine gewählt. Ein Tisch kann diese Werte durch eigene ersetzen.
learn-statements = Alle Regelsätze in voller Länge
learn-statements-help = Jede Regel mit Nummer und Herkunft.
learn-parts = Inhalt
learn-copy_link = Link zu dieser Regel
learn-loading = Die Regeln werden geholt …
learn-not_loaded = Die Regeln konnten nicht geholt werden. Ist das Netz da? Lade die Seite neu.
