# sixrubies serve: Tische über das Netz.

cli-command-serve = Tische für Menschen und Bots über das Netz anbieten.
cli-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 ist jede dieses Rechners.
cli-serve-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
cli-serve-workers = Prozesse, die bedienen; mehr als einer braucht --redis und eine gemeinsame Datenbank.
cli-serve-database = Wo die Tische liegen, etwa postgresql://nutzer@rechner/name; ohne Angabe eine Datei im Ordner von Six Rubies.
cli-serve-redis = Wie mehrere Prozesse einander sagen, was geschieht, etwa redis://rechner:6379/0.
cli-serve-origin = Die Adresse, die man eintippt, etwa https://spiel.example.org; Seiten von anderswo können nichts tun. Mehrfach möglich.
cli-serve-trusted_proxy = Adresse oder Netz von Vermittlern, deren Angabe der Herkunft geglaubt wird. Mehrfach möglich.
cli-serve-limit = Eine Grenze mit ihrem Wert, etwa messages_per_second=50; docs/operations.md nennt sie alle. Mehrfach möglich.
cli-serve-taken = ein anderer Start von Six Rubies bedient diese Tische schon und hält { $file }: beende ihn oder nenne eine andere --database
cli-serve-begun = Tische unter { $address }
cli-serve-open = Die Startseite im Browser öffnen.
