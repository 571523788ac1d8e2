### Tipps: was jemand täte, der stark spielt, und der Plan dahinter.

hint-ask = Tipp
hint-thinking = Jemand, der stark spielt, denkt nach …
hint-choice = Stark gespielt wäre: { $option }.
hint-ruby = { $turns ->
    [1] Der Plan: ein Rubin noch in diesem Zug ({ $source }).
   *[other] Der Plan: ein Rubin in { $turns } Zügen ({ $source }), wenn niemand dazwischenkommt.
}
hint-route = Der Weg: { $places }.
hint-no_ruby = Kein Rubin ist nah; so bleibt am meisten für später.
