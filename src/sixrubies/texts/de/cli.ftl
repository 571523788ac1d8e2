### Die Kommandozeile.

cli-about = Die Istanbul-Spielefamilie: im Terminal spielen, Partien nachspielen, Regeln nachschlagen.

## Die Befehle

cli-command-play = Im Browser spielen; im Terminal mit --terminal oder mit jeder Option, die eine Partie beschreibt.
cli-command-replay = Eine aufgezeichnete oder gespeicherte Partie noch einmal zeigen, Zug für Zug.
cli-command-verify = Jeden Würfel und jede Karte einer beendeten Partie noch einmal ableiten und prüfen, was darüber versprochen war.
cli-command-rules = Regeln, Orte, Karten und Plättchen nachschlagen; unsichere Werte auflisten.
cli-command-arena = Bots viele Partien spielen lassen und sehen, wie stark sie sind.
cli-command-ratings = Sehen, wie stark Bots auf einer gemeinsamen Skala sind, aus den Partien der Arena.
cli-command-bench = Messen, wie schnell das Spielwerk hier ist, neben einem anderen Programm.
cli-command-fuzz = Zufällige Partien nach Fehlern des Spielwerks suchen lassen.
cli-command-doctor = Prüfen, ob hier alles ist, wie es sein soll.

## Ihre Optionen

cli-option-language = en oder de; sonst die Sprache des Systems.
cli-option-components = Eine Datei mit Werten aus der eigenen Schachtel, siehe `sixrubies rules --template`.
cli-option-ruleset = Das Spiel: base, mocha (Mokka & Bakschisch), letters (Brief & Siegel), great_bazaar (beides) oder dice (Das Würfelspiel).
cli-option-json = JSON ausgeben, für Programme.
cli-play-file = Mit --resume: die gespeicherte Partie, die weitergeht.
cli-play-seats = Spieler am Tisch, 2 bis 5, im Würfelspiel 2 bis 4.
cli-play-people = Wie viele davon Menschen an diesem Bildschirm sind; die anderen sind Bots.
cli-play-names = Namen der Menschen, etwa Ada,Ben.
cli-play-seat = Wo die Menschen sitzen, etwa 1 oder 2,4; Platz 1 beginnt. Sonst entscheidet das Los.
cli-play-bots = Wer für die anderen spielt: beginner, casual, club, strong, oder mit einer Vorliebe palace, mosques, jeweller, trader; random, greedy, learned, planner, search; oder ein eigenes Programm wie 'exec:node bot.js'; einer für alle oder je einer, etwa greedy,random. Sonst greedy.
cli-play-layout = Grundspiel: short, long, order oder random; mocha und letters: recommended oder random; great_bazaar: random. Oder Reihen von Ortsnummern wie 1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16. Sonst die erste davon.
cli-play-deck = Bonuskarten in letters und great_bazaar: mixed, oder new für die neuen allein.
cli-play-edition = Die Regeln: revised oder 2014.
cli-play-neutral_assistants = Die Variante mit neutralen Gehilfen spielen, für 2 bis 4 Spieler.
cli-play-seed = Eine Zahl, aus der alle Würfe und Karten folgen, um dasselbe Glück noch einmal zu haben.
cli-play-save = Wo die Partie nach jeder Aktion gespeichert wird; sonst im Datenordner.
cli-play-resume = Mit einer gespeicherten Partie weitermachen: FILE oder die zuletzt gespielte.
cli-play-confirm = Am Ende jedes eigenen Zuges fragen, ob etwas zurückgenommen werden soll.
cli-play-terminal = Im Terminal spielen, gegen Bots oder mit anderen an einem Bildschirm, statt im Browser.
cli-play-begun = Six Rubies ist unter { $address } und läuft bis Strg-C.
cli-play-already = Six Rubies läuft schon, unter { $address }
cli-play-silent = ein anderer Start von Six Rubies hält { $file } und antwortet nicht: beende ihn oder spiele mit --terminal
cli-play-no_pages = Die Seiten für den Browser sind nicht gebaut (make client baut sie, mit Node 20.19 oder neuer): hier ist das Spiel im Terminal.
cli-play-piped = Die Antworten aus einer Pipe lesen, eine je Zeile.
cli-replay-file = Eine Partiedatei oder eine gespeicherte Partie.
cli-replay-turn = Den Tisch nach diesem Zug zeigen: Runde und Platz, etwa 12.1.
cli-replay-all = Jeden Zug in Worten ausgeben.
cli-replay-seat = Mit den Augen dieses Platzes schauen, von 1 an; erst wenn die Partie zu Ende ist.
cli-replay-pause = Sekunden zwischen zwei Zügen, wenn es von selbst läuft.
cli-verify-file = Die Datei einer beendeten Partie.
cli-verify-commitment = Das Versprechen, das du vor der Partie notiert hast; die Datei muss dasselbe enthalten.
cli-rules-topic = Was nachgeschlagen wird: tea_house, five_lira, goal, B9.2, MB19.1. Mit --template: die Datei, die entsteht.
cli-rules-house = Jeden benutzten Wert auflisten, der nicht sicher ist.
cli-rules-template = Eine Datei nur mit diesen Werten schreiben, um sie in der Schachtel nachzusehen.
cli-bench-seats = Spieler in den gemessenen Partien.
cli-bench-seconds = CPU-Sekunden eines Laufs.
cli-bench-turns = Wie oft jede Seite gemessen wird.
cli-bench-peer = Auch das andere Programm messen.
cli-arena-bots = Wer spielt: ein Bot für jeden Platz, oder ein eigenes Programm wie 'exec:node bot.js'; ein Name allein gilt für alle.
cli-arena-ruleset = Was gespielt wird: base, mocha, letters, great_bazaar oder dice.
cli-arena-games = Wie viele Partien insgesamt. Jede Vorgabe wird in jeder Sitzordnung einmal gespielt.
cli-arena-seats = Plätze, wenn ein Bot für alle genannt ist; sonst 4.
cli-arena-layout = Wie die Orte liegen, zum Beispiel random; sonst wie empfohlen.
cli-arena-edition = Die Ausgabe der Regeln: revised oder 2014.
cli-arena-deck = Die Bonuskarten von Brief & Siegel: mixed oder new.
cli-arena-neutral = Mit neutralen Gehilfen spielen.
cli-arena-seed = Die Zahl der ersten Vorgabe; jede weitere nimmt die nächste.
cli-arena-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf. Sonst beliebig lange; ein eigenes Programm 5 Sekunden.
cli-arena-workers = Prozesse, die gleichzeitig spielen. Das Ergebnis ist mit jeder Zahl dasselbe.
cli-arena-until_clear = Aufhören, sobald der erste Bot sicher besser oder schlechter ist als sein gerechter Anteil.
cli-arena-file = Wo die Ergebnisse stehen. Derselbe Befehl macht dort weiter.
cli-arena-html = Auch eine Seite mit Schaubildern in diese Datei schreiben.
cli-ratings-results = Ergebnisdateien der Arena oder Ordner davon; sonst arena-results.
cli-fuzz-ruleset = Welche Spiele gespielt werden: base, mocha, letters, great_bazaar, oder alle (all).
cli-fuzz-games = Wie viele Partien gespielt werden.
cli-fuzz-seed = Die Zahl, aus der sie alle folgen.
cli-fuzz-workers = Prozesse, die gleichzeitig spielen.
cli-fuzz-folder = Wohin Partien geschrieben werden, die einen Fehler zeigen.
cli-fuzz-again = Eine solche Datei noch einmal ansehen: Ist der Fehler noch da?

## Was abgelehnt wird

cli-own_mistake = Das ist ein Fehler von uns ({ $what }). Bitte melde ihn mit der Datei { $file }.
cli-own_mistake-unwritten = Das ist ein Fehler von uns ({ $what }, { $where }). Bitte melde ihn mit dieser Zeile.
cli-own_mistake-saved = Deine Partie ist gespeichert in { $file }.
cli-bad_home = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }. Ein anderer lässt sich mit SIXRUBIES_HOME nennen.
cli-bad_file = { $file } braucht es nur, um weiterzuspielen: sixrubies play --resume { $file }
cli-bad_people = { $people } Menschen passen nicht auf { $seats } Plätze
cli-bad_names-many = es gibt { $names } Namen für { $people } Menschen
cli-bad_names-equal = zwei Menschen heißen gleich
cli-bad_name = ein Name hat 1 bis { $longest } Buchstaben, nicht { $name }
cli-bad_seat = --seat { $given } passt nicht: nenne für jeden der Menschen ({ $people }) einen der Plätze 1 bis { $seats }
cli-bad_bots = { $given } Bots sind genannt für { $bots } Plätze: nenne einen für alle oder je einen
cli-bad_layout = eine Auslage ist ein Name oder Reihen von Ortsnummern wie 1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16, nicht { $given }
cli-bad_place = { $file } lässt sich nicht schreiben: { $reason }
cli-bad_place-taken = { $file } gibt es schon; nenne eine andere Datei
cli-bad_save = { $file } lässt sich nicht lesen und bleibt, wie sie ist: { $reason }
cli-bad_program = darin spielt { $program }, und ein Befehl aus einer Datei wird nicht ausgeführt; wenn du ihm traust, nenne ihn auch mit --bots
cli-bad_save-missing = { $file }: diese Datei gibt es nicht
cli-bad_save-other = keine gespeicherte Partie
cli-bad_save-format = eine gespeicherte Partie im Format { $found }; diese Version liest { $format }
cli-bad_save-players = { $players } Spieler sind genannt für { $seats } Plätze
cli-manual = { $file }: Würfel und Karten werden dort von Hand eingegeben, was hier nicht geht
cli-no_save = in { $folder } liegt keine gespeicherte Partie
cli-no_topic = nichts heißt { $topic }; `sixrubies rules` zählt auf, was es gibt
cli-no_terminal = Zum Spielen braucht es ein Terminal: starte sixrubies play --terminal in einem oder schicke Antworten mit --piped durch eine Pipe.

## Der Tisch

cli-round = Runde { $round }
cli-last_round = Runde { $round }, die letzte
cli-goal = Ziel: { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
cli-pile = Stapel { $count }
cli-discard = Ablage: { $card }
cli-discard_empty = Ablage: leer
cli-player = Spieler
cli-bot = Bot
cli-rubies = Rubine
cli-lira = Lira
cli-goods = Waren
cli-room = Platz
cli-of_room = von { $capacity }
cli-cards = Karten
cli-cards-short = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-tiles = Plättchen
cli-assistants = Gehilfen
# Wo die Zeilen der Spieler wenig Platz haben.
cli-heading-tiles = Plätt.
cli-heading-assistants = Geh.
cli-heading-room = von
cli-letters = Briefe:
cli-letters-had = Briefe
cli-companion_ready = Kompagnon bereit
cli-extra_turn_used = Bonuszug verbraucht
cli-barrier = Barriere zwischen { $one } und { $other }, { $player } darf hinüber
cli-barrier-none = Barriere noch nicht gelegt
cli-supply = Rubine im Vorrat: { $rubies }
cli-kiosk_shown = Aufgedeckte Kiosk-Plättchen: { $tiles }
cli-guild_cards-short = +{ $count } Gilde
cli-hand-guild = Deine Gildenkarten:
cli-assistants-short = Gehilfen { $count }
cli-hand = Deine Karten:
cli-hand-empty = Du hast keine Bonuskarten.
cli-hand-none = keine
cli-hand-known = { $player } hält, wie alle wissen: { $cards }.
# Tuch, Gewürz, Obst, Schmuck
cli-letter-red = T
cli-letter-green = G
cli-letter-yellow = O
cli-letter-blue = S
cli-letter-coffee = K
cli-token-governor = Gou
cli-token-smuggler = Sch
cli-token-coffee_trader = Hän
cli-token-courier = Kur
# Je ein Buchstabe: Bewegungs-Plättchen (Ziehen), Begegnungs-Plättchen (Treffen), Barriere.
cli-tavern-movement = Z
cli-tavern-encounter = T
cli-tavern-barrier = B
cli-hint-toll = zahle { $lira }

## Was ein Ort zeigt

cli-at-sold_out = leer
cli-at-lira = { $lira } Lira
cli-at-warehouse = fülle
cli-at-wainwright = { $wainwright_price } Lira: +1
cli-at-caravansary = Karten +{ $caravansary_cards } −{ $caravansary_discards }
cli-at-fountain = zurückholen
cli-at-tea_house = { $tea_house_lowest }–{ $tea_house_highest } ansagen
cli-at-police_station = Familie senden
cli-at-roasting_plant = 1–3 Mal
cli-at-guild_hall = +{ $guild_hall_cards } −1
cli-at-embassy = { $embassy_letters ->
    [one] { $embassy_letters } Brief
   *[other] { $embassy_letters } Briefe
}
cli-at-kiosk = @ Plätt.
cli-at-auction_house = ? +{ $auction_cards } Karten
cli-at-secret_society = { $society_seals } Siegel: ▼
cli-at-society_lira = +{ $lira } Lira
cli-at-catacombs = ?/◉, überallhin
cli-at-pile = von { $count }

## Namen der Orte in einem schmalen Brett: höchstens 12 Buchstaben

cli-place-wainwright = Wagnerei
cli-place-fabric_warehouse = Tuchlager
cli-place-spice_warehouse = Gewürzlager
cli-place-fruit_warehouse = Obstlager
cli-place-post_office = Postamt
cli-place-caravansary = Karawanserei
cli-place-fountain = Brunnen
cli-place-black_market = Schwarzmarkt
cli-place-tea_house = Teestube
cli-place-large_market = Großer Markt
cli-place-small_market = Kleiner M.
cli-place-police_station = Polizeiwache
cli-place-sultans_palace = Palast
cli-place-small_mosque = Kl. Moschee
cli-place-great_mosque = Gr. Moschee
cli-place-gemstone_dealer = Edelsteine
cli-place-roasting_plant = Rösterei
cli-place-guild_hall = Gildenhalle
cli-place-tavern = Taverne
cli-place-coffee_house = Kaffeehaus
cli-place-embassy = Botschaft
cli-place-kiosk = Kiosk
cli-place-auction_house = Auktionshaus
cli-place-secret_society = Geheimbund
cli-place-catacombs = Katakomben

## Spieler

cli-player_alone = Spieler
cli-player_unnamed = Spieler { $letter }
# Je ein Wort, mit verschiedenen Anfangsbuchstaben.
cli-bot_names = Banu Cem Deniz Emre Feride Gökhan

## Der Lauf einer Partie

cli-started = Die Partie wird nach jeder Aktion gespeichert in { $file }. Hilfe mit ?.
cli-resumed = Die Partie in { $file } geht weiter, wo sie verlassen wurde. Hilfe mit ?.
cli-left = Die Partie ist gespeichert. Weiter geht es mit: sixrubies play --resume { $file }
cli-saved = Die Partie ist gespeichert in { $file }.
cli-not_saved = Die Partie konnte nicht gespeichert werden in { $file }: { $reason }.
cli-game_file = Die ganze Partie, Zug für Zug, steht in { $file }.
cli-thinking = { $player } überlegt …
cli-prompt = Deine Wahl (? für Hilfe):
cli-confirm = Dein Zug ist zu Ende. Enter geht weiter, u nimmt zurück:
cli-confirm-others = Jetzt entscheiden andere. Enter geht weiter, u nimmt zurück:
cli-hand_over = Bitte gib weiter an { $player }.
cli-hand_over-ready = { $player }, drücke Enter, wenn niemand sonst hinsieht.
cli-hand_over-open = { $player } entscheidet jetzt.
cli-all = alle
cli-run = Die ganze Wahl in einer Zeile, etwa „{ $example }“.
cli-run-all = Die ganze Wahl in einer Zeile, etwa „{ $example }“, oder „alle“.
cli-bad_choice = Das ist hier keine Wahl. Gib eine Nummer aus der Liste ein, ein Kürzel wie { $token } oder ? für Hilfe.
cli-bid = So viele Lira bieten: { $least } oder mehr eingeben
cli-bad_bid = Bieten kannst du { $least } bis { $most } Lira.
cli-bad_run = „{ $given }“ steht nicht zur Wahl.
cli-bad_run-item = { $option }: höchstens { $most } Mal.
cli-bad_run-total = Genannt sind { $total }; es müssen { $least } bis { $most } sein.
cli-bad_run-exact = Du hast { $total } genannt; es müssen { $most } sein.

## Zurücknehmen

cli-fault = { $player } { $fault }: dafür wird gelost.
cli-fault-crashed = ist beendet
cli-fault-too_slow = hat nicht rechtzeitig geantwortet
cli-fault-too_long = hat zu viel geantwortet
cli-fault-not_utf8 = hat in Zeichen geantwortet, die kein UTF-8 sind
cli-fault-not_json = hat etwas geantwortet, das kein JSON ist
cli-fault-no_option = hat keine der Möglichkeiten genannt
cli-fault-given_up = ist zu oft nacheinander gescheitert
cli-fault-endless = hat zu lange ohne Ende gespielt
cli-undone = Zurückgenommen.
cli-barrier-dice = Weiter zurück geht es nicht: Es wurde gewürfelt.
cli-barrier-card = Weiter zurück geht es nicht: Eine Bonuskarte wurde gezogen.
cli-barrier-guild_card = Weiter zurück geht es nicht: Eine Gildenkarte wurde gezogen.
cli-barrier-letter = Weiter zurück geht es nicht: Ein Brief wurde gezogen.
cli-barrier-kiosk_tile = Weiter zurück geht es nicht: Ein Kiosk-Plättchen wurde aufgedeckt.
cli-barrier-demand = Weiter zurück geht es nicht: Ein Nachfrage-Plättchen wurde aufgedeckt.
cli-barrier-bazaar_card = Weiter zurück geht es nicht: Eine Basarkarte wurde aufgedeckt.
cli-barrier-mosque_tile = Weiter zurück geht es nicht: Ein Moscheeplättchen wurde aufgedeckt.
cli-barrier-player = Weiter zurück geht es nicht: { $player } hat inzwischen gespielt.
cli-barrier-start = Noch gibt es nichts zurückzunehmen.

## Hilfe

cli-help = Was du eingeben kannst
cli-help-answer = wählen: eine Nummer aus der Liste oder ein Kürzel wie move:9
    .key = 9
cli-help-help = Hilfe zu einer Wahl, einem Ort, einer Karte: ? 9, ? move:9, ? five_lira, ? turn
    .key = ? 9
cli-help-hint = was jemand, der stark spielt, hier täte, und warum
    .key = !
cli-help-blocked = was gerade nicht geht, und warum
    .key = b
cli-help-undo = die letzte Wahl zurücknehmen, bis zu Würfeln, einer gezogenen Karte oder einem anderen Spieler
    .key = u
cli-help-table = den Tisch noch einmal zeigen
    .key = t
cli-help-hand = deine Bonuskarten, und was sie tun
    .key = h
cli-help-log = was bisher geschehen ist
    .key = l
cli-help-save = jetzt speichern (gespeichert wird ohnehin nach jeder Aktion)
    .key = s
cli-help-leave = aufhören; die Partie ist gespeichert
    .key = q
cli-legend = Was die Zeichen bedeuten
cli-legend-ruby = Rubin
cli-legend-pieces = A3 ist der Kaufmann von Spieler A mit 3 Gehilfen, a ein zurückgelassener Gehilfe, (a) ein Familienmitglied; N und n sind neutral.
cli-legend-tokens = Gou ist der Gouverneur, Sch der Schmuggler. 3(2) an einer Moschee: 3 Waren sind nötig, 2 Plättchen sind übrig.
cli-legend-marks = { $reachable } vor einem Namen: Diesen Ort kannst du wählen. { $here }: Hier bist du.
cli-legend-hints = +1 darunter: Dort wartet dein Gehilfe. zahle 2 oder −2: so viele Lira für die Kaufleute dort.
cli-legend-mocha = ◉ ist Kaffee. Hän ist der Kaffeehändler. Z◉1 an der Taverne: Das nächste Bewegungs-Plättchen kostet 1 Kaffee; T ist das Begegnungs-Plättchen, B die Barriere; ▼◉4●●●: ein Rubin für 4 Kaffee und drei gelbe Waren. ║ und ═ sind die Barriere. 2+1 Karten: 2 Bonuskarten und 1 Gildenkarte.
cli-legend-letters = [A] ist der Kompagnon von Spieler A, Kur der Kurier. @9 ist ein Brief für Ort 9 mit einem Siegel, @9✓ ein überbrachter mit zweien; @ an einem Ort: Dorthin geht ein Brief von dir.
cli-blocked = Geht gerade nicht
cli-blocked-none = Alles, woran man denken könnte, geht.
cli-blocked-because = Geht gerade nicht: { $reason }
cli-preview = Was geschieht:
cli-preview-after = Danach:
cli-preview-assistant = Dort wartet dein Gehilfe.
cli-preview-toll = Die Kaufleute dort wollen { $lira } Lira.
cli-preview-chance = Dann entscheiden die Würfel oder eine gezogene Karte.

## Das Ende

cli-tie_breaks = Erst entscheiden die Rubine, dann die Lira, dann die Waren, dann die Bonuskarten.

## Nachspielen

cli-replay-at = Zug { $turn }, { $token }
cli-replay-running = Die Partie ist noch nicht zu Ende.
cli-replay-prompt = Nachspielen (? für Hilfe):
cli-replay-help = Enter: nächster Zug, p: voriger Zug, s: einzelne Aktion, a: von selbst (Strg-C hält an), 12.1: dieser Zug, e: das Ende, q: aufhören
cli-replay-no_turn = es gibt keinen Zug { $turn }; der letzte ist { $last }
cli-replay-bad_seat = Plätze zählen von 1 an, es gibt also keinen Platz { $seat }
cli-replay-hidden = { $file } ist noch nicht zu Ende: so lange schaut niemand in eine Hand

## Nachprüfen

cli-verify-other = { $file } hält ein anderes Versprechen als das, das du notiert hast: { $commitment }
cli-verify-fair = Ehrlich: { $outcomes ->
    [one] ein Würfel oder eine Karte kommt
   *[other] alle { $outcomes } Würfel und Karten kommen
} aus dem, was vor der Partie versprochen und beigetragen wurde.
cli-verify-promise = Versprochen vom Server: { $commitment }
cli-verify-contribution = Beigetragen von Platz { $seat }: { $given }
cli-verify-layout = { $drawn ->
    [yes] Auch der Aufbau wurde daraus gezogen.
   *[no] Der Aufbau wurde gewählt, nicht gezogen.
}

## Regeln

cli-rules-written = Geschrieben in { $file }. Berichtige sie, dann: sixrubies play --ruleset { $ruleset } --components { $file }
cli-rules-more = Mehr mit `sixrubies rules NAME`
cli-house = { $count ->
    [one] { $count } benutzter Wert ist nicht sicher. Mit der eigenen Schachtel hilft `sixrubies rules --ruleset { $ruleset } --template FILE`, ihn zu prüfen.
   *[other] { $count } benutzte Werte sind nicht sicher. Mit der eigenen Schachtel hilft `sixrubies rules --ruleset { $ruleset } --template FILE`, sie zu prüfen.
}
cli-house-grade = Einstufung { $grade }, Quelle: { $source }

## Messen und suchen

cli-bench-start = Vorbereitung
cli-arena-running = Partien
cli-arena-kept = Die Partien stehen in { $file }; derselbe Befehl macht dort weiter.
cli-fuzz-running = Partien, { $failures ->
    [0] bisher kein Fehler
    [one] { $failures } Fehler
   *[other] { $failures } Fehler
}
cli-fuzz-gone = An dieser Partie ist nichts mehr falsch.

## Untersuchung

cli-doctor-python = Python
cli-doctor-versions = Versionen
cli-doctor-engine = Spielwerk
cli-doctor-trial = Partien zur Probe
cli-doctor-folder = Gespeicherte Partien
cli-doctor-terminal = Terminal
cli-doctor-colours = Farben
cli-doctor-signs = Zeichen
cli-doctor-compiled = kompiliert
cli-doctor-plain = reines Python: alles geht, nur langsamer
cli-doctor-plain_asked = SIXRUBIES_PURE verlangt es; ohne läuft das kompilierte Spielwerk.
cli-doctor-plain_compiler = Es gab keinen C-Compiler. Installiere einen, dann hilft `make engine` oder eine neue Installation.
cli-doctor-plain_unbuilt = Hier ist nichts kompiliert. `make engine` hilft.
cli-doctor-trial_good = { $games } Partien, { $actions } Aktionen gespielt, gespeichert, geladen und nachgespielt, immer gleich
cli-doctor-trial_bad = gespeichert ist etwas anderes als gespielt
cli-doctor-trial_advice = Das ist ein Fehler von uns. Bitte melde ihn mit dieser Seite.
cli-doctor-folder_advice = Mach den Ordner beschreibbar oder nenne mit SIXRUBIES_HOME einen anderen.
cli-doctor-no_terminal = keines; die Ausgabe geht woandershin
cli-doctor-terminal_advice = Zum Spielen starte Six Rubies in einem Terminal.
cli-doctor-size = { $width } Spalten, { $height } Zeilen
cli-doctor-size_advice = Ab 80 Spalten und 24 Zeilen wird der Basar als Brett gezeichnet; darunter ist er eine Liste.
cli-doctor-no_colours = keine
cli-doctor-colours_asked = NO_COLOR verlangt es. Formen und Buchstaben sagen ebenso alles.
cli-doctor-colours_advice = Formen und Buchstaben sagen ebenso alles.
cli-doctor-signs_advice = Das Terminal schreibt kein UTF-8: Einfache Zeichen stehen für die Formen. LC_ALL=C.UTF-8 kann helfen.
cli-doctor-well = Alles ist gut.
cli-doctor-ill = Etwas braucht Aufmerksamkeit, siehe oben.
