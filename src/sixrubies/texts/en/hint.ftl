### Hints: what a strong player would do, and the plan behind it.

hint-ask = Hint
hint-thinking = A strong player thinks about it …
hint-choice = A strong player would: { $option }.
hint-ruby = { $turns ->
    [1] The plan: a ruby this turn ({ $source }).
   *[other] The plan: a ruby within { $turns } turns ({ $source }), if nobody comes in between.
}
hint-route = The way: { $places }.
hint-no_ruby = No ruby is near; this leaves most for later.
