### Brief & Siegel: Schritte, Möglichkeiten, Gründe, Ereignisse, Hilfen, Regeln. `<Schlüssel>-in-letters` geht vor.

## Was Schritte fragen

step-turn-move-in-letters = Wohin zieht dein Kaufmann oder dein Kompagnon?
step-turn-toll-in-letters = Hier sind andere Kaufleute oder Kompagnons. Möchtest du sie bezahlen?
step-letter-draw = Ein Brief wird gezogen.
step-letter-many = Briefe werden gezogen.
step-deck-draw_many = Bonuskarten werden gezogen.
step-turn-extra = Möchtest du für { $letters_extra_seals } Siegel einen Bonuszug kaufen?
step-extra-pay = Welchen Brief gibst du für den Bonuszug ab?
step-fountain-companion = Möchtest du deinen Kompagnon in deinen Vorrat nehmen?
step-courier-pay = Womit bezahlst du den Kurier?
step-embassy-take = In der Botschaft gibt es Briefe.
step-kiosk-reveal = Kiosk-Plättchen werden aufgedeckt.
step-kiosk-draw = Ein Kiosk-Plättchen wird aufgedeckt.
step-kiosk-choose = Welches Kiosk-Plättchen nimmst du?
step-kiosk-use = Möchtest du dein Kiosk-Plättchen nutzen?
step-kiosk-pay_good = Welche Ware gibst du ab?
step-kiosk-pay_card = Welche Bonuskarte legst du ab?
step-kiosk-pay_letter = Welchen Brief gibst du ab?
step-kiosk-take_good = Welche Ware nimmst du?
step-kiosk-die = Ein Würfel wird geworfen.
step-kiosk-end = Das Kiosk-Plättchen wirkt.
step-auction-good = Welche Ware nimmst du?
step-auction-bid = { $auction_cards ->
    [one] Wie viel bietest du für { $auction_cards } Bonuskarte?
   *[other] Wie viel bietest du für { $auction_cards } Bonuskarten?
}
step-auction-end = Die Versteigerung ist vorbei.
step-society-pay = Welchen Brief gibst du für den Rubin ab?
step-society-ruby = Woher nimmst du den Rubin?
step-catacombs-good = Was nimmst du: eine Ware oder Kaffee?
step-catacombs-move = Wohin zieht dein Kaufmann? Eine Aktion folgt dort nicht.
step-reward-take = Die Würfel bringen eine Belohnung.
step-reward-good = Welche Ware nimmst du als Belohnung?
step-card-sell_one = Was gibst du für { $letters_cards_sell } Lira ab?
step-family-walk = An welchen benachbarten Ort geht dein Familienmitglied?
step-turn-join = Zu wessen Kaufmann zieht deiner?
step-turn-walk_far = Wohin zieht dein Kompagnon? Die Karte bringt ihn 2 Schritte weit.
step-token-use = Wen nutzt du aus der Ferne?
step-turn-anywhere = Wohin zieht dein Kaufmann? Die Karte bringt ihn überallhin.

## Möglichkeiten

action-act-embassy = { $embassy_letters ->
    [one] Nimm { $embassy_letters } Brief
   *[other] Nimm { $embassy_letters } Briefe
}
action-act-kiosk = Nimm einen Brief und decke Kiosk-Plättchen auf
action-act-auction_house = Nimm eine Ware und halte eine Versteigerung ab
action-act-secret_society = { $lira ->
    [0] Gib { $society_seals } Siegel für einen Rubin ab
   *[other] Gib { $society_seals } Siegel für einen Rubin und { $lira } Lira ab
}
action-act-catacombs = Nimm eine Ware oder Kaffee und ziehe überallhin
action-act-fountain-in-letters = Hole Gehilfen zurück, nimm deinen Kompagnon
action-pay-turn-toll-in-letters = Bezahle den Kaufleuten und Kompagnons hier { $lira } Lira
action-pay-courier-pay = Bezahle { $courier_lira } Lira
action-meet-courier = Triff den Kurier
action-meet-token-use = Nutze { $the } aus der Ferne
action-walk = Schicke deinen Kompagnon { $to } ({ $number })
action-companion-take = Nimm deinen Kompagnon in deinen Vorrat
action-companion-enter = Stelle deinen Kompagnon zu deinem Kaufmann
action-letter = Gib den Brief für { $object } ({ $number }) ab: 1 Siegel
action-sealed = Gib den überbrachten Brief für { $object } ({ $number }) ab: 2 Siegel
action-kiosk = Nimm Plättchen { $number }: { $offer }
action-offer = Nutze das Plättchen
action-offer-kiosk-use = Nutze das Plättchen: { $offer }
action-join = Ziehe zum Kaufmann von { $other }
action-bid = Biete { $lira } Lira
action-pass = Passe
action-extra_turn = Kaufe den Bonuszug für { $letters_extra_seals } Siegel
action-done-turn-extra = Kein Bonuszug
action-done-fountain-companion = Lass deinen Kompagnon, wo er ist
action-done-kiosk-use = Nutze das Plättchen nicht
action-mail = Ziehe den Brief für { $object } ({ $number })
action-show = Decke Plättchen { $number } auf: { $offer }
action-die = Wirf { $die }

## Gründe

reason-needs_seals = Du brauchst Briefe mit { $need } Siegeln; deine zeigen { $have }.
reason-seal_superfluous = Dann gäbst du einen Brief zu viel ab: Die übrigen allein zeigten schon genug Siegel.
reason-no_letter_to_draw = Es gibt keinen Brief zu ziehen: Beide Stapel sind leer.
reason-no_letter = Du hast keinen Brief.
reason-companion_ready = Dein Kompagnon ist schon in deinem Vorrat.
reason-no_companion = Dein Kompagnon ist nicht auf dem Spielplan.
reason-nothing_to_copy = Der Ablagestapel ist leer: Es gibt keine Karte auszuführen.
reason-no_copy = Die oberste Karte des Ablagestapels ist von derselben Art und kann nicht ausgeführt werden.
reason-could_not_pay-in-letters = Dann könntest du die Figur, die noch auf ihren Preis wartet, nicht mehr bezahlen.
reason-token_busy = Er kann gerade nicht genutzt werden: Die Würfel haben ihn eben stehen lassen, oder er wird gerade bezahlt.
reason-token_busy-use_token = Niemand kann gerade aus der Ferne genutzt werden: Du kannst sie nicht bezahlen, sie haben nichts für dich, oder sie wurden eben genutzt.
reason-no_merchant_away = Kein Kaufmann eines anderen Spielers steht an einem anderen Ort.
reason-no_way = Barriere und Polizeiwache lassen deinem Familienmitglied keinen Weg.
reason-needs_lira-courier = Du brauchst { $need } Lira oder einen Brief.
reason-needs_good-coffee = Du hast keinen Kaffee.
reason-needs_good-good_to_lira = Du hast keine Ware zum Abgeben.
reason-needs_good-kiosk-use = { $kind ->
    [any] { $count ->
        [one] Du hast keine Ware zum Abgeben.
       *[other] Du brauchst insgesamt { $count } Waren.
    }
   *[other] Du brauchst { $good }.
}
reason-no_card_in_hand-kiosk-use = Du hast keine Bonuskarte zum Ablegen.
reason-no_ruby-society-ruby = Dort gibt es keinen Rubin mehr.
reason-no_ruby-secret_society = Im Sultanspalast und beim Edelsteinhändler gibt es keinen Rubin mehr.
reason-not_repeatable-repeat_mosque = Nur gleich nach der Aktion der Kleinen oder der Großen Moschee.
reason-family_home-family_step = Dein Familienmitglied ist in der Polizeiwache. Diese Karte bewegt es nur, wenn es unterwegs ist.
reason-not_now-one_letter = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-dice_reward = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-good_to_lira = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-red_and_lira = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-green_and_lira = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-yellow_and_lira = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-blue_and_lira = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-copy = Nur, wenn die oberste Karte des Ablagestapels gespielt werden könnte, und nie mitten in einer Aktion.
reason-not_now-family_step = Nur anstelle der normalen Bewegung.
reason-not_now-to_merchant = Nur anstelle der normalen Bewegung.
reason-not_now-companion_far = Nur anstelle der normalen Bewegung.
reason-not_now-use_token = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-repeat_mosque = Nur gleich nach der Aktion der Kleinen oder der Großen Moschee.
reason-not_now-repeat_society = Nur gleich nach der Aktion des Geheimbunds.
reason-not_now-anywhere = Nur anstelle der normalen Bewegung.

## Ereignisse

event-letter_received = { $player } nimmt einen Brief für { $object }.
event-letter_delivered = { $player } überbringt den Brief für { $object }: Er zeigt jetzt 2 Siegel.
event-letter_given = { $delivered ->
    [0] { $player } gibt den Brief für { $object } ab: 1 Siegel.
   *[other] { $player } gibt den überbrachten Brief für { $object } ab: 2 Siegel.
}
event-letters_reshuffled = { $count ->
    [one] Die abgelegten Briefe werden gemischt: { $count } Brief zum Nachziehen.
   *[other] Die abgelegten Briefe werden gemischt: { $count } Briefe zum Nachziehen.
}
event-ruby_refilled = Ein weiterer Rubin kommt aus dem Vorrat { $to }.
event-companion_ready = { $player } nimmt den Kompagnon in den eigenen Vorrat.
event-companion_entered = Der Kompagnon von { $player } kommt { $at } zum Kaufmann.
event-companion_moved = Der Kompagnon von { $player } zieht { $to }.
event-kiosk_shown = Kiosk-Plättchen { $number } wird aufgedeckt: { $offer }.
event-kiosk_taken = { $player } nimmt Kiosk-Plättchen { $number }: { $offer }.
event-kiosk_declined = { $player } nutzt Kiosk-Plättchen { $number } nicht: { $offer }.
event-kiosk_reshuffled = { $count ->
    [one] Die Kiosk-Plättchen werden gemischt: { $count } Plättchen zum Aufdecken.
   *[other] Die Kiosk-Plättchen werden gemischt: { $count } Plättchen zum Aufdecken.
}
event-bid = { $player } bietet { $lira } Lira.
event-bid_passed = { $player } passt.
event-auction_won = { $player } gewinnt die Versteigerung für { $lira } Lira.
event-extra_turn = { $player } kauft einen Bonuszug.
event-die_rolled = { $player } würfelt { $die }.

## Hilfen zu Möglichkeiten

help-companion-take = Dein Kompagnon kommt in deinen Vorrat, aus dem allgemeinen Vorrat oder vom Spielplan zurück (LS35.1). Vor einer deiner Bewegungen darfst du ihn zu deinem Kaufmann stellen (LS35.2).
help-companion-enter = Dein Kompagnon kommt kostenlos an den Ort deines Kaufmanns. Er darf schon in diesem Zug anstelle deines Kaufmanns ziehen (LS35.2, LS35.3).
help-companion = Dein Kompagnon kann anstelle deines Kaufmanns ziehen und handeln (LS35.3, LS35.9).
help-walk = Dein Kompagnon zieht anstelle deines Kaufmanns einen Ort weit (LS35.3, LS35.4).
help-letter = Du gibst diesen Brief ab, und er kommt auf den Ablagestapel (LS32.3). Er zeigt ein Siegel (LS32.1).
help-letter-courier-pay = Du bezahlst den Kurier mit diesem Brief und nimmst einen anderen (LS36.2).
help-letter-extra-pay = Dieser Brief zeigt ein Siegel. Du gibst Briefe ab, bis es { $letters_extra_seals } Siegel sind; keiner davon darf überflüssig sein (LS34.1, LS34.2).
help-letter-society-pay = Dieser Brief zeigt ein Siegel. Du gibst Briefe ab, bis es { $society_seals } Siegel sind; keiner davon darf überflüssig sein (LS24.1).
help-letter-kiosk-pay_letter = Du gibst diesen Brief für das ab, was das Kiosk-Plättchen bietet (LS22.7).
help-sealed = Du gibst diesen Brief ab, und er kommt auf den Ablagestapel (LS32.3). Er ist überbracht und zeigt zwei Siegel (LS32.2).
help-sealed-courier-pay = Du bezahlst den Kurier mit diesem Brief und nimmst einen anderen (LS36.2). Dieser ist überbracht und zeigt zwei Siegel (LS32.2).
help-sealed-extra-pay = Dieser Brief zeigt zwei Siegel. Du gibst Briefe ab, bis es { $letters_extra_seals } Siegel sind; keiner davon darf überflüssig sein (LS34.1, LS34.2).
help-sealed-society-pay = Dieser Brief zeigt zwei Siegel. Du gibst Briefe ab, bis es { $society_seals } Siegel sind; keiner davon darf überflüssig sein (LS24.1).
help-sealed-kiosk-pay_letter = Du gibst diesen Brief für das ab, was das Kiosk-Plättchen bietet (LS22.7). Er ist überbracht und zeigt zwei Siegel (LS32.2).
help-kiosk = Du nimmst dieses Plättchen und nutzt es oder nicht (LS22.2).
help-offer = Du nutzt dieses Plättchen (LS22.2).
help-join = Dein Kaufmann zieht zum Kaufmann dieses Spielers, der nicht bezahlt wird (LS57.1).
help-pass = Du bietest nicht mehr (LS23.3, LS23.4).
help-bid = Bietet niemand mehr, bezahlst du so viel und ziehst { $auction_cards ->
        [one] { $auction_cards } Bonuskarte
       *[other] { $auction_cards } Bonuskarten
    } (LS23.6). Du kannst nicht mehr bieten, als du hast (LS23.5).
help-extra_turn = Du gibst Briefe mit { $letters_extra_seals } Siegeln ab und bist sofort noch einmal am Zug, einmal in jeder Runde (LS34.1). Im Bonuszug kannst du keinen weiteren kaufen (LS34.4).
help-mail = Der Brief, der gezogen wurde.
help-show = Das Kiosk-Plättchen, das aufgedeckt wird.
help-die = Der Wurf eines Würfels.
help-done-turn-extra = Du behältst deine Briefe, und dein Zug ist vorbei (LS34.1).
help-done-fountain-companion = Dein Kompagnon bleibt, wo er ist (LS35.1).
help-done-kiosk-use = Du verzichtest auf die Wirkung des Plättchens (LS22.4).
help-move-catacombs-move = Dein Kaufmann zieht mit den Gehilfen unter ihm dorthin (GB25.1). Dort führst du keine Aktion aus, brauchst keinen Gehilfen, bezahlst niemanden und begegnest niemandem; Briefe für diesen Ort werden überbracht (GB25.2).
help-end_turn-in-letters = Dein Zug ist vorbei. Gouverneur, Schmuggler und Kurier darfst du stehen lassen, Familienmitglieder musst du vorher einfangen (T7, LS36.1).
help-pay-turn-toll-in-letters = Jeder andere Kaufmann und jeder fremde Kompagnon hier bekommt { $toll_lira } Lira: alle oder keiner (P1, P2, LS35.7). Dann geht dein Zug weiter.
help-pay-courier-pay = Du bezahlst { $courier_lira } Lira und nimmst einen Brief (LS36.2).
help-ruby-society-ruby = Du nimmst den nächsten Rubin dieses Ortes (LS24.1). War es der letzte, kommt ein neuer aus dem allgemeinen Vorrat, solange der reicht (LS37.1).
help-good-auction-good = Du nimmst diese Ware. Hast du keinen Platz für sie, verfällt sie (LS23.1).
help-good-kiosk-take_good = Du nimmst das für das, was du abgegeben hast. Eine Ware, für die du keinen Platz hast, verfällt (LS90.1, LS93.1).
help-good-reward-good = Du nimmst diese Ware als Belohnung. Hast du keinen Platz für sie, verfällt sie (LS52.1).
help-good-catacombs-good = Du nimmst das; eine Ware, für die du keinen Platz hast, verfällt. Dann zieht dein Kaufmann (GB25.1).
help-give-kiosk-pay_good = Du gibst das für das ab, was das Kiosk-Plättchen bietet (LS90.1, LS93.1).
help-give-card-sell_one = Du gibst das für { $letters_cards_sell } Lira ab (LS53.1).

## Die Regeln nach Themen

rules-goal-in-letters = Sammle vor allen anderen { $letters_goal } Rubine (LS30.9). Rubine gibt es in der Wagnerei, in den beiden Moscheen, im Sultanspalast und beim Edelsteinhändler (B1.3, B14.4, B15.3, B13.6, B16.3). Beim Geheimbund bekommst du einen für Briefe (LS24.1).
rules-setup-in-letters = Alles wird wie im Grundspiel aufgebaut, auf zwanzig Orten (LS30.1, LS30.2). Die neuen Bonuskarten spielen allein oder mit den alten zusammen mit (LS30.3). Die Briefe sind ein verdeckter Stapel, die Kiosk-Plättchen liegen verdeckt (LS30.6, LS30.5). Der Kurier geht dorthin, wohin Würfel ihn schicken (LS30.4). Kompagnons und die Rubine ohne Ort liegen im Vorrat (LS30.7, LS30.8).
rules-turn-in-letters = Ein Zug hat vier Abschnitte in dieser Reihenfolge: Du bewegst deinen Kaufmann oder deinen Kompagnon, bezahlst fremde Kaufleute und Kompagnons, führst die Aktion des Ortes aus und triffst, wer sonst noch dort ist (T2, LS35.3). Dabei darfst du Bonuskarten spielen und deine Moschee-Plättchen nutzen (T4). Nach seinem Ende darfst du einmal in jeder Runde einen Bonuszug kaufen (LS34.1).
rules-movement-in-letters = Dein Kaufmann zieht { $move_near } Schritte, nie diagonal, und er bleibt nie stehen (M1, M2). An seiner Stelle darf dein Kompagnon einen Schritt weit ziehen (LS35.3, LS35.4). Niemand versperrt ihnen den Weg (M4).
rules-toll-in-letters = Jeder andere Kaufmann und jeder fremde Kompagnon am Zielort bekommt { $toll_lira } Lira von dir (P1, LS35.7). Bezahlst du nicht alle, bezahlst du keinen, und dein Zug endet sofort (P2, P3). Deine eigenen Figuren kosten nichts, und am Brunnen wird niemand bezahlt (LS35.8, P5).
rules-encounters-in-letters = Fremde Familienmitglieder am Ort fängst du ein und schickst sie in die Polizeiwache; für jedes nimmst du eine Bonuskarte oder { $catch_lira } Lira (F4, F5). Auch Gouverneur, Schmuggler und Kurier darfst du nutzen, in beliebiger Reihenfolge (F2, F10, F12, LS36.1). In der Polizeiwache wird niemand eingefangen (F6).
rules-end-in-letters = Hat jemand genug Rubine gesammelt, wird die Runde zu Ende gespielt, dann ist Schluss (LS30.9, G2). Manche übrigen Karten werden für alle gespielt: die für Lira, die für eine Ware und Lira, die für eine Ware und die für Lira gegen eine Ware (LS62.2). Es gewinnen die meisten Rubine, dann die meisten Lira, Waren, Bonuskarten; ist alles gleich, wird der Sieg geteilt (G8, G9, G10).
rules-letters = Ein Brief liegt offen vor dir; er nennt einen Ort und zeigt ein Siegel (LS32.1). Sobald dein Kaufmann, dein Familienmitglied oder dein Kompagnon an diesem Ort ist, wird er überbracht und zeigt zwei Siegel (LS33.1, LS32.2). Briefe bekommst du in der Botschaft, am Kiosk und vom Kurier (LS21.1, LS22.1, LS36.2). Für ihre Siegel gibt es Rubine beim Geheimbund und Bonuszüge (LS24.1, LS34.1).
    .title = Briefe und Siegel
rules-extra_turn = Nach dem Ende deines Zugs darfst du Briefe mit { $letters_extra_seals } Siegeln abgeben, keinen davon überflüssig, und bist sofort noch einmal am Zug (LS34.1, LS34.2). Das geht einmal in jeder Runde, auch in der letzten, und egal wie dein Zug geendet hat (LS34.4, LS34.5, LS34.6).
    .title = Der Bonuszug
rules-companion = Am Brunnen darfst du deinen Kompagnon in deinen Vorrat nehmen (LS35.1). Vor einer Bewegung darf er kostenlos an den Ort deines Kaufmanns kommen (LS35.2). Von da an zieht in einem Zug entweder er oder dein Kaufmann (LS35.3). Er zieht einen Schritt weit, braucht keinen Gehilfen und bezahlt, handelt und begegnet anderen sonst wie ein Kaufmann (LS35.4, LS35.5, LS35.6, LS35.9). Karten, die deinen Kaufmann bewegen, bewegen ihn nicht (LS35.10).
    .title = Der Kompagnon
