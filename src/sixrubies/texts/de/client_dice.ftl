### Das Würfelspiel im Browser.

client-dice-board = Der Spielplan
client-dice-tray = Die Würfel
client-dice-actions = Die acht Aktionen
client-dice-supply = Vorrat
client-dice-stack = { $count ->
    [one] { $count } verdecktes Moscheeplättchen
   *[other] { $count } verdeckte Moscheeplättchen
}
client-dice-deck = { $count ->
    [one] { $count } Basarkarte im Stapel, { $discard } abgelegt
   *[other] { $count } Basarkarten im Stapel, { $discard } abgelegt
}
client-dice-shown = Basarkarten auf dem Tisch
client-dice-at_tiles = { $count ->
    [one] für { $count } Moscheeplättchen
   *[other] für { $count } Moscheeplättchen
}
client-dice-new = zählt ab deinem nächsten Zug
client-dice-choose = Wähle eine leuchtende Aktion, ein Moscheeplättchen oder einen Rubin. Der erste Tipp zeigt, was geschieht, der zweite tut es.
client-dice-choose_dice = Tippe die Würfel an, die du erneut werfen willst.
client-dice-named = Tippe an, was du wählst: { $count } von { $most }.
client-dice-pay_one = Tippe einen leuchtenden Würfel oder ein Plättchen an.
client-dice-pay = Bezahle
client-dice-go = Ausführen

## Die acht Aktionen: ganz, und in zwei Wörtern

client-dice-do-alike = { $actions_alike } gleiche Waren für ein Plättchen davon
client-dice-do-crystal = { $actions_crystal } verschiedene Waren für einen Kristall
client-dice-do-brown = { $actions_brown } verschiedene Waren für eine Kiste
client-dice-do-two_markers = { $actions_markers_price } verschiedene Waren für { $actions_markers } Plättchen nach Wahl
client-dice-do-lira = { $actions_coin_lira } Lira für jeden Würfel mit Lira
client-dice-do-cards = Basarkarten für Würfel mit Karten
client-dice-do-tile = Ein Moscheeplättchen für seine Waren
client-dice-do-ruby = Ein Rubin für den Preis seines Bereichs
client-dice-short-alike = { $actions_alike } gleiche
client-dice-short-crystal = { $actions_crystal } ungleiche
client-dice-short-brown = { $actions_brown } ungleiche
client-dice-short-two_markers = { $actions_markers_price } ungleiche
client-dice-short-lira = Lira
client-dice-short-cards = Karten
client-dice-short-tile = Moschee
client-dice-short-ruby = Rubin
