### Das Würfelspiel: was eine Möglichkeit bewirkt, und die Regeln nach Themen.

## Möglichkeiten: `dice-help-<Verb>`, besondere mit Schritt oder Wert dahinter. Karten, Plättchen und Bereiche haben eigene.

dice-help-done = Du hast alles genannt, was du willst.
dice-help-done-turn-reroll = Ist kein Würfel genannt, behältst du den Wurf; sonst bezahlst du { $reroll_crystals ->
        [one] { $reroll_crystals } Kristall
       *[other] { $reroll_crystals } Kristalle
    } und wirfst die genannten Würfel erneut (DG4.3, DG4.5). Das darfst du, sooft du Kristalle hast, vor deiner ersten Aktion (DG4.4, DG4.7).
dice-help-end_turn = Dein Zug ist vorbei; nicht genutzte Symbole und Aktionen verfallen (DG2.4).
dice-help-fulfil = Du tust, was die Karte verlangt, und nimmst, was sie gibt (DG40.3).
dice-help-decline = Du verzichtest; niemand muss nutzen, was eine Karte ihm bietet (DG41.3).
dice-help-decline-card-condition = Du lässt die Bedingung sein und nimmst { $bazaar_otherwise } Lira (DG40.3, DG40.4).
dice-help-pay = Du bezahlst { $bazaar_offer_price } Lira für das gezeigte Warenplättchen (DG45.2).
dice-help-take = Du nimmst es aus dem Vorrat. Reicht der Vorrat nicht, gibt jeder, der davon besitzt, 1 zurück (DG7.1).
dice-help-take-colour = { $actions_alike } Waren einer Sorte, Würfel oder Plättchen, für 1 Warenplättchen dieser Sorte (DG11.1).
dice-help-take-brown = { $actions_brown } verschiedene Waren für 1 Kiste, mit der du jede Sorte bezahlst (DG13.1, DG6.2).
dice-help-take-crystal = { $actions_crystal } verschiedene Waren für 1 Kristall, mit dem du erneut würfeln darfst (DG12.1, DG4.3).
dice-help-take-lira = Alle Würfel mit Lira werden eingesetzt, jeder bringt { $actions_coin_lira } Lira (DG15.1). Moscheeplättchen, die dabei eine Ware geben, geben sie jetzt (DG15.3).
dice-help-take-two_markers = { $actions_markers_price } verschiedene Waren für { $actions_markers } Warenplättchen deiner Wahl, keine Kisten (DG14.1, DG14.2).
dice-help-take-gain-two_markers = Warenplättchen einer Sorte oder mehrerer, keine Kisten (DG14.1, DG14.2).
dice-help-take-card-share = Das gezeigte Warenplättchen oder der Kristall, oder die Lira (DG43.2).
dice-help-take-card-gift = Das gezeigte Warenplättchen, ohne etwas zu bezahlen (DG44.2).
dice-help-die = Dieses Symbol dient dieser Aktion und keiner anderen (DG6.1, DG5.4).
dice-help-give = Das kommt in den Vorrat zurück. Eine Kiste steht für jede Sorte (DG6.1, DG6.2).
dice-help-give-card-sale = Du gibst es einmal für die Lira der Karte ab; eine Kiste darf für die Sorte stehen (DG42.2, DG41.5).
dice-help-reroll = Ein Würfel, der das zeigt, wird mit den anderen genannten erneut geworfen (DG4.3, DG4.8).
dice-help-reveal = So viele Kartensymbole werden eingesetzt und so viele Basarkarten aufgedeckt. Du nutzt eine davon; welche, entscheidest du, wenn du alle siehst (DG16.1, DG16.2, DG16.3).
dice-help-roll = Was der Würfel zeigt.

## Die Regeln nach Themen

dice-rules-goal = Die letzte Runde beginnt, wenn jemand zu zweit { $dice_game_goal_2 } Rubine hat, zu dritt { $dice_game_goal_3 }, zu viert { $dice_game_goal_4 } (DG60.1). Wer die meisten Rubine hat, gewinnt (DG60.3).
    .title = Das Ziel
dice-rules-setup = Jedes Feld der Rubinbereiche bekommt einen Rubin; zu viert wird die andere Seite des Plans benutzt (DG1.2). { $dice_game_display } Moscheeplättchen liegen offen, die übrigen sind ein Stapel (DG1.4). Die Basarkarten sind ein verdeckter Stapel (DG1.5). Alle beginnen mit { $dice_game_start_crystals ->
        [one] { $dice_game_start_crystals } Kristall
       *[other] { $dice_game_start_crystals } Kristallen
    } und ohne Rubin; wer beginnt, hat keine Lira, jeder weitere 1 mehr (DG1.7, DG1.8).
    .title = Aufbau
dice-rules-turn = Ein Zug besteht aus Einkommen, Würfeln und erneutem Würfeln sowie bis zu { $actions_count } Aktionen; dann gehen die Würfel weiter (DG2.2, DG2.3, DG5.1).
    .title = Dein Zug
dice-rules-income = Jedes Einkommensplättchen, das du zu Beginn deines Zuges besitzt, gibt, was es zeigt, in der Reihenfolge deiner Wahl (DG3.1, DG3.3, DG3.4).
    .title = Einkommen
dice-rules-roll = Du würfelst mit { $dice_game_rolled } Würfeln und mit einem mehr für jedes Plättchen mit Zusatzwürfel (DG4.2). Jeder Würfel zeigt Tuch, Obst, Gewürz, Schmuck, Lira und Karte je einmal (DG4.1). Für { $reroll_crystals ->
        [one] { $reroll_crystals } Kristall
       *[other] { $reroll_crystals } Kristalle
    } wirfst du beliebige davon erneut, sooft du bezahlen kannst, vor deiner ersten Aktion (DG4.3, DG4.4, DG4.7).
    .title = Würfeln
dice-rules-actions = Es gibt acht Aktionen, jede, sooft du sie bezahlen kannst (DG5.2): { $actions_alike } gleiche Waren für ein Warenplättchen (DG11.1), { $actions_crystal } verschiedene für einen Kristall (DG12.1), { $actions_brown } verschiedene für eine Kiste (DG13.1), { $actions_markers_price } verschiedene für { $actions_markers } Warenplättchen nach Wahl (DG14.1), alle Lirasymbole für je { $actions_coin_lira } Lira (DG15.1), Kartensymbole für Basarkarten (DG16.1), ein Moscheeplättchen (DG17.1), einen Rubin (DG18.1).
    .title = Aktionen
dice-rules-paying = Eine Ware bezahlst du mit einem Würfel, der sie zeigt, mit einem Warenplättchen der Sorte oder mit einer Kiste, beliebig gemischt (DG6.1, DG6.2). Jeder Würfel dient nur einer Aktion (DG5.4). Kisten, Lira- und Kartensymbole ersetzen einander nicht (DG6.3, DG6.7).
    .title = Waren bezahlen
dice-rules-shortage = Reicht der Vorrat für das nicht, was jemand nehmen soll, gibt jeder, der davon besitzt, 1 zurück, immer wieder, bis es reicht (DG7.1, DG7.2, DG7.3).
    .title = Mangel
dice-rules-tiles = { $dice_game_display } Moscheeplättchen liegen offen (DG1.4). Ein Plättchen wirkt ab deinem nächsten Zug bis zum Ende des Spiels, und von mehreren zählt jedes (DG20.4, DG20.5).
    .title = Moscheeplättchen
dice-rules-mosque = Wer nach dem Nehmen zu zweit genau { $mosque_ruby_tiles_2 } Moscheeplättchen hat, zu dritt { $mosque_ruby_tiles_3 }, zu viert { $mosque_ruby_tiles_4 }, nimmt einen Rubin aus dem Moscheebereich, einmal im Spiel (DG27.1, DG27.2).
    .title = Der Rubin der Moschee
dice-rules-areas = Rubine kaufst du von den vier Leisten, vom linken und vom rechten Teppich; mit jedem Rubin wird der nächste dort teurer (DG18.1, DG18.2, DG31.1, DG32.1, DG33.1).
    .title = Rubinbereiche
dice-rules-cards = Es werden so viele Basarkarten aufgedeckt, wie Kartensymbole eingesetzt wurden; du nutzt eine davon (DG16.1, DG16.2). Eine Bedingung darfst du sein lassen und { $bazaar_otherwise } Lira nehmen (DG40.3). Was für die anderen ist, darf jeder von ihnen einmal nutzen, im Uhrzeigersinn nach dir (DG41.1, DG41.2, DG41.4).
    .title = Basarkarten
dice-rules-end = Die Runde, in der jemand einen Zug mit genug Rubinen beendet, ist die letzte (DG60.2). Die meisten Rubine gewinnen; bei Gleichstand entscheiden die Lira, wobei jedes Warenplättchen { $end_marker_lira } und jeder Kristall { $end_crystal_lira } bringt; wer dann noch gleichauf ist, teilt sich den Sieg (DG60.3, DG60.4, DG60.7).
    .title = Das Ende des Spiels
