### Warum etwas nicht geht, und was es möglich machen würde. Besondere Texte: `reason-<Name>-<Wert oder Schritt>`.

reason-needs_lira = Du brauchst { $need } Lira und hast { $have }.
reason-needs_lira-turn-toll = Du brauchst { $need } Lira für die anderen dort und hast { $have }.
reason-needs_good = { $kind ->
    [any] { $count ->
        [one] Du brauchst insgesamt { $count } Ware.
       *[other] Du brauchst insgesamt { $count } Waren.
    }
   *[other] Du brauchst { $good }.
}
reason-no_room = Dein Handkarren hat für { $goods } keinen Platz mehr. Verkaufe zuerst welche oder gib welche ab.
reason-no_room_at_all = Dein Handkarren ist voll. Verkaufe zuerst Waren oder gib welche ab.
reason-no_ruby = Hier gibt es keinen Rubin mehr.
reason-all_extensions = Dein Handkarren hat schon alle Erweiterungen.
reason-own_tile = Du hast { $the } schon; niemand bekommt es zweimal.
reason-stack_empty = { $tile }: Es ist keines mehr da.
reason-no_tile = Du kannst keines der beiden Plättchen nehmen: Du hast es schon, dir fehlen die Waren, oder es ist keines mehr da.
reason-nothing_to_sell = Du hast keine der Waren, die das Nachfrage-Plättchen zeigt.
reason-not_demanded = Mehr { $goods } verlangt das Nachfrage-Plättchen nicht.
reason-sale_full = Ein Verkauf hat höchstens { $most } Waren.
reason-sell_one = Verkaufe mindestens eine Ware.
reason-family_away = Dein Familienmitglied ist unterwegs. Es kommt zurück, wenn jemand es einfängt, oder mit einer Bonuskarte.
reason-family_home = Dein Familienmitglied ist schon in der Polizeiwache.
reason-no_assistant_away = Keiner deiner Gehilfen ist irgendwo abgelegt.
reason-no_assistant_away-yellow = Keiner deiner Gehilfen steht an einem anderen Ort.
reason-no_assistant_here = Keiner deiner Gehilfen ist hier.
reason-assistant_here = Dein eigener Gehilfe ist hier: Nimm ihn stattdessen mit.
reason-no_assistant_left = Du hast keinen Gehilfen dabei. Am Brunnen kannst du deine Gehilfen zurückholen.
reason-must_pick_up = Nach den Regeln von 2014 musst du einen Gehilfen mitnehmen, wo dein eigener steht.
reason-no_neutral_here = Hier ist kein neutraler Gehilfe.
reason-no_card_to_draw = Es gibt keine Karte zu ziehen: Beide Stapel sind leer.
reason-no_discard = Der Ablagestapel ist leer.
reason-must_catch = Fange zuerst alle Familienmitglieder hier ein.
reason-not_now = Das passt gerade nicht.
reason-not_now-one_good = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-five_lira = Nur, wenn du in deinem eigenen Zug etwas entscheidest.
reason-not_now-long_move = Nur anstelle der normalen Bewegung.
reason-not_now-stay = Nur anstelle der normalen Bewegung.
reason-not_now-return_assistant = Nur vor der Bewegung, oder nach der Ankunft, bevor du einen Gehilfen mitnimmst oder ablegst.
reason-not_now-family = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-any_goods = Nur, wenn am Kleinen Markt ein Verkauf beginnt.
reason-not_now-repeat_palace = Nur gleich nach der Aktion des Sultanspalasts.
reason-not_now-repeat_post_office = Nur gleich nach der Aktion des Postamts.
reason-not_now-repeat_dealer = Nur gleich nach der Aktion des Edelsteinhändlers.
reason-not_now-yellow = Nicht mitten in einer Aktion oder einer Karte: Nutze es davor oder danach.
reason-not_repeatable = Nur gleich nach der Aktion { $at }.
reason-yellow_used = Du hast das gelbe Moschee-Plättchen in diesem Zug schon genutzt.
reason-could_not_pay = Dann könntest du den Gouverneur nicht mehr bezahlen.
reason-only_small_market = Diese Karte gilt nur für den Kleinen Markt.
reason-not_your_turn = Du bist nicht am Zug.
reason-canonical_order = Waren werden in der Reihenfolge rot, grün, gelb, blau genannt.
reason-too_far = { $distance ->
    [one] Das ist { $distance } Schritt; dein Kaufmann zieht { $move_near }.
   *[other] Das sind { $distance } Schritte; dein Kaufmann zieht { $move_near }.
}
reason-too_far-turn-move_far = { $distance ->
    [one] Das ist { $distance } Schritt; mit dieser Karte müssen es { $move_far } sein.
   *[other] Das sind { $distance } Schritte; mit dieser Karte müssen es { $move_far } sein.
}
reason-same_place = Dein Kaufmann ist schon dort. Eine Bonuskarte würde ihn stehen bleiben lassen.
reason-four_already = Dieser Würfel zeigt schon { $tile_red_die }.
