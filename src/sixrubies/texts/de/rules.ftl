### Längere Hilfe: was eine Möglichkeit bewirkt (`help-<Verb>`, besondere `help-<Verb>-<Schritt>`), und die Regeln nach Themen.

## Möglichkeiten

help-act = Führe die Aktion dieses Ortes aus. Du darfst das einmal tun (A1).
help-skip = Du verzichtest auf die Aktion. Dein Zug geht mit den Begegnungen weiter (A2).
help-pick_up = Dein Gehilfe hier kommt unter deinen Kaufmann, und dein Zug geht weiter (M5).
help-pick_up_neutral = Ein neutraler Gehilfe hier kommt unter deinen Kaufmann, und dein Zug geht weiter (V5).
help-leave = Der unterste Gehilfe deines Stapels bleibt hier zurück, und dein Zug geht weiter (M6).
help-decline = Dein Zug endet sofort: keine Aktion, keine Begegnung, keine weitere Karte (T5).
help-decline-turn-assistant = Du nimmst keinen Gehilfen mit und legst keinen ab. Dein Zug endet sofort: keine Aktion, keine Begegnung, keine weitere Karte (M8, T5).
help-decline-turn-toll = Du bezahlst niemanden. Dein Zug endet sofort: keine Aktion, keine Begegnung, keine weitere Karte (P3, T5).
help-pay = Du bezahlst die verlangten Lira.
help-pay-turn-toll = Jeder andere Kaufmann hier bekommt { $toll_lira } Lira: alle oder keiner (P1, P2). Dann geht dein Zug weiter.
help-pay-governor-pay = Du bezahlst { $governor_lira } Lira und behältst alle deine Karten (F10).
help-pay-smuggler-pay = Du bezahlst { $smuggler_lira } Lira und behältst alle deine Waren (F12).
help-end_turn = Dein Zug ist vorbei. Gouverneur und Schmuggler darfst du stehen lassen, Familienmitglieder musst du vorher einfangen (T7).
help-done = Du hast alles gewählt, was du möchtest.
help-done-fountain-recall = Deine übrigen Gehilfen bleiben, wo sie sind (B7.1).
help-done-warehouse-extra = Du behältst deine Lira und nimmst keine weitere Ware (Q3.1).
help-done-market-sell = Du bekommst das Geld für die verkauften Waren, und das Nachfrage-Plättchen kommt unter seinen Stapel (B10.4, B10.6).
help-done-market-sell_more = Du bekommst das Geld für die verkauften Waren, und das Nachfrage-Plättchen kommt unter seinen Stapel (B10.4, B10.6).
help-good = Du legst diese Ware in deinen Handkarren.
help-good-warehouse-extra = Dein grünes Moschee-Plättchen: { $tile_green_lira } Lira für eine Ware beliebiger Sorte, für die du Platz hast (Q3.1, Q3.2).
help-good-card-good = Du legst diese Ware in deinen Handkarren (C21.1).
help-good-black_market-gain = Du nimmst diese Ware zusätzlich zu den blauen. Hast du keinen Platz für sie, verfällt sie (B8.2, B8.3).
help-good-smuggler-take = Du nimmst diese Ware vom Schmuggler und bezahlst ihn danach (F12).
help-sell = Diese Ware verlässt deinen Handkarren; das Geld kommt, wenn der Verkauf abgeschlossen ist (B10.6).
help-give = Du gibst diese Ware ab.
help-give-palace-any = Für dieses Feld nimmt der Sultan eine Ware beliebiger Sorte (B13.4).
help-give-smuggler-pay = Du bezahlst den Schmuggler mit dieser Ware (F12).
help-call = Zeigen beide Würfel zusammen diese Zahl oder mehr, bekommst du so viele Lira, sonst { $tea_house_consolation } (B9.2).
help-recall = Dieser Gehilfe kehrt unter deinen Kaufmann zurück.
help-recall-fountain-recall = Dieser Gehilfe kehrt unter deinen Kaufmann zurück (B7.1).
help-recall-card-return = Dieser Gehilfe kehrt unter deinen Kaufmann zurück (C24.1).
help-recall-tile-yellow = Dieser Gehilfe kehrt unter deinen Kaufmann zurück (Q4.1).
help-keep = Der Wurf zählt, wie er ist (Q2.3).
help-reroll = Beide Würfel werden erneut geworfen, und der neue Wurf zählt (Q2.1, Q2.2).
help-turn_die = Dieser Würfel wird auf { $tile_red_die } gedreht (Q2.1).
help-take = Nimm eine Bonuskarte: vom verdeckten Nachziehstapel oder offen oben vom Ablagestapel (B6.2).
help-reward = Für ein Familienmitglied nimmst du eine Bonuskarte oder { $catch_lira } Lira, wie du möchtest (F5, C25.1).
help-catch = Du schickst dieses Familienmitglied in die Polizeiwache und nimmst eine Bonuskarte oder { $catch_lira } Lira. Einfangen ist Pflicht (F4, F5).
help-roll = Der Wurf beider Würfel.
help-draw = Die Bonuskarte, die gezogen wurde.
help-demand = Das Nachfrage-Plättchen, das zum Vorschein kommt.

## Die Regeln nach Themen

rules-goal = Sammle vor allen anderen { $setup_goal_rubies_4 } Rubine, zu zweit { $setup_goal_rubies_2 }. Rubine gibt es in der Wagnerei, in den beiden Moscheen, im Sultanspalast und beim Edelsteinhändler (G1, B1.3, B14.4, B15.3, B13.6, B16.3).
    .title = Das Ziel
rules-setup = Die Orte liegen im Quadrat, nach einem der Aufbauten (L1). Jeder Kaufmann steht auf dem Brunnen, auf { $setup_assistants } seiner Gehilfen; noch einer liegt neben dem Plan (S8, S9). Die Familienmitglieder sind auf der Polizeiwache, Gouverneur und Schmuggler dort, wohin Würfel sie geschickt haben (S10, S11). Wer beginnt, bekommt am wenigsten Lira, jeder weitere 1 mehr; alle bekommen { $setup_start_cards ->
        [one] { $setup_start_cards } Bonuskarte
       *[other] { $setup_start_cards } Bonuskarten
    } (S4, S5). Die Karren sind leer und haben Platz für { $wheelbarrow_capacity } von jeder Ware (S7).
    .title = Aufbau
rules-turn = Ein Zug hat vier Abschnitte in dieser Reihenfolge: Du bewegst deinen Kaufmann, bezahlst andere Kaufleute, führst die Aktion des Ortes aus und triffst, wer sonst noch dort ist (T2). Dabei darfst du Bonuskarten spielen und deine Moschee-Plättchen nutzen (T4).
    .title = Dein Zug
rules-movement = Dein Kaufmann zieht { $move_near } Schritte, nie diagonal, und er bleibt nie stehen (M1, M2). Niemand versperrt ihm den Weg (M4).
    .title = Bewegung
rules-assistants = Am Zielort nimmst du deinen eigenen Gehilfen mit, wenn er dort ist; sonst legst du den untersten deines Stapels ab (M5, M6). Kannst oder willst du das nicht, endet dein Zug sofort (M8, M9). Am Brunnen brauchst du keinen Gehilfen und kannst alle deine Gehilfen zurückholen (M11, B7.1).
    .title = Gehilfen
rules-toll = Jeder andere Kaufmann am Zielort bekommt { $toll_lira } Lira von dir (P1). Bezahlst du nicht alle, bezahlst du keinen, und dein Zug endet sofort (P2, P3). Am Brunnen wird niemand bezahlt (P5).
    .title = Andere Kaufleute
rules-action = Jeder Ort hat eine Aktion. Du darfst sie einmal ausführen oder darauf verzichten (A1, A2). Waren, für die du keinen Platz hast, verfallen (A4).
    .title = Aktion
rules-encounters = Fremde Familienmitglieder am Ort fängst du ein und schickst sie in die Polizeiwache; für jedes nimmst du eine Bonuskarte oder { $catch_lira } Lira (F4, F5). Auch Gouverneur und Schmuggler darfst du nutzen, in beliebiger Reihenfolge (F2, F10, F12). In der Polizeiwache wird niemand eingefangen (F6).
    .title = Begegnungen
rules-cards = In deinem Zug darfst du beliebig viele Bonuskarten spielen, jede zu ihrer Zeit (C1). Nur die Karte „{ $cards_lira } Lira“ darfst du auch mitten in einer Aktion spielen (C10, C11). Du darfst beliebig viele Karten auf der Hand halten (C3).
    .title = Bonuskarten
rules-tiles = Ein Moschee-Plättchen wirkt von dem Moment an, in dem du es nimmst, bis zum Spielende (Q1). Du bekommst von jeder Farbe höchstens eines (B14.3).
    .title = Moschee-Plättchen
rules-end = Hat jemand genug Rubine gesammelt, wird die Runde zu Ende gespielt, dann ist Schluss (G1, G2). Übrige Karten, die Lira oder Waren bringen, werden für alle gespielt (G5). Es gewinnen die meisten Rubine, dann die meisten Lira, Waren, Bonuskarten; ist alles gleich, wird der Sieg geteilt (G8, G9, G10).
    .title = Spielende
rules-two_players = Zu zweit stehen auch neutrale Kaufleute auf dem Spielplan. Triffst du einen, bezahlst du { $toll_lira } Lira in den Vorrat, und zwei Würfel bestimmen, wohin er geht (N1, N2, N4).
    .title = Zu zweit
