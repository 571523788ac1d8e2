### Der Bericht der Arena: im Terminal und als eigene Seite.

arena-figure = { $figure }
arena-interval = { $low } bis { $high }
arena-listed = { $thing } { $count }
arena-none = keine

## Worte für beides

arena-head = { $ruleset }, { $seats } Plätze, Startzahl { $seed }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-head-layout = { $ruleset }, { $seats } Plätze, Auslage { $layout }, Startzahl { $seed }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-bot = Bot
arena-seat = Platz
arena-won = gewonnen
arena-in_interval = 95-%-Bereich
arena-fair = gerecht
arena-ratio = Verhältnis
arena-median = ms Median
arena-at_99 = 99 % in
arena-rounds = Runden: Median { $median }, Mittel { $mean }, 5 bis 95 % { $low } bis { $high }.
arena-rubies = Rubine von { $bot }, je Sieger: { $list }.
arena-actions = Aktionen von { $bot }, je Partie: { $list }.
arena-faults = { $bot } versagte { $times ->
    [one] einmal
   *[other] { $times }-mal
}, und random wählte an seiner Stelle: { $list }.
arena-last_words = Beim letzten Mal hieß es: { $words }
arena-odds-more = über { $odds }
arena-odds-clear = Chancen, dass { $bot } vom gerechten Anteil abweicht: { $odds } (klar).
arena-odds-unclear = Chancen, dass { $bot } vom gerechten Anteil abweicht: { $odds } (noch nicht klar).

# Was man im Würfelspiel tut.
arena-use-take = Waren, Lira nehmen
arena-use-ruby = Rubin kaufen
arena-use-reveal = Karten aufdecken
arena-use-buy_tile = Plättchen kaufen

## Die Seite

arena-page-title = { $bots }: { $ruleset }
arena-page-again = Noch einmal mit:
arena-page-bots = Wer gewinnt
arena-page-bots-note = Anteil der gewonnenen Partien, geteilte Siege anteilig, mit dem 95-%-Bereich. Die gestrichelte Linie ist der Anteil, den ein Bot allein durch seine Plätze hat.
arena-page-seats = Wo der Sieger sitzt
arena-page-seats-note = Anteil der Partien, die von diesem Platz aus gewonnen wurden. Jede Besetzung spielt jede Vorgabe von allen Plätzen.
arena-page-seat = Platz { $seat }
arena-page-rounds = Runden bis zum Ende
arena-page-rounds-note = Welcher Teil der Partien so viele Runden dauerte; der Median ist { $median }.
arena-page-rubies = Woher die Rubine der Sieger kommen
arena-page-rubies-note = Rubine eines Siegers, im Mittel.
arena-page-uses = Was genutzt wird
arena-page-uses-note = Aktionen in einer Partie, im Mittel.
arena-page-winners = Sieger
arena-page-others = die anderen
arena-page-times = Zeit je Entscheidung
arena-page-times-note = Welcher Teil der Entscheidungen so viele Millisekunden dauerte, jede Stufe das Doppelte der vorigen. Zeiten unterscheiden sich von Lauf zu Lauf, alles andere hier nicht.
arena-page-times-bot = { $bot }: die Hälfte in { $median } ms, 99 von 100 in { $at_99 } ms.
arena-page-no_times = Zeit je Entscheidung
arena-page-no_times-note = Von diesen Partien sind keine Zeiten aufgehoben.
arena-page-table = Alle Zahlen

## Wertungen

arena-ratings-pool = { $ruleset }, { $seats } Plätze
arena-ratings-rating = Wertung
arena-ratings-give = mehr oder weniger
arena-ratings-games = Partien
arena-ratings-note = OpenSkill (Plackett-Luce): 25 hat ein neuer Bot, und der Bereich ist zwei Standardabweichungen. Nur Bots, die gegeneinander oder über andere gespielt haben, lassen sich vergleichen.
arena-ratings-nothing = Unter diesen Ergebnissen sind keine Partien verschiedener Bots.
