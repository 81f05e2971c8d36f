# What stands beside a question to the arbiter: what is certain, what an
# answer brings about, and why one is recommended. $player is the player
# concerned, $opponent the other one.

## What is certain

certain-clock-shows = { NAME($player, form: "owner") } clock shows { TIME($ms) }.
certain-clock-showed = { NAME($player, form: "owner") } clock showed { TIME($ms) } when it happened.
certain-flag-down = { NAME($player, form: "owner") } flag is down.
certain-mate-undecided = A search has not settled whether { NAME($player) } can still checkmate.
certain-castling-was-legal = Castling ({ $move }) was legal.
certain-offences =
    { $count ->
        [0] Nothing else is on record against { NAME($player) }.
        [one] It is the first offence of { NAME($player) } on record.
       *[other] { NAME($player) } has { $count } offences on record, this one included.
    }
certain-warnings =
    { $count ->
        [0] { NAME($player) } has not been warned.
        [one] { NAME($player) } has been warned once.
       *[other] { NAME($player) } has been warned { $count } times.
    }
certain-time-used = { NAME($player) } has lost { TIME($ms) } because of it.
certain-was-running = It was { NAME($player, form: "owner") } time that was running.

## Why an answer is recommended

because-first-offence = { NAME($player) } has not offended before.
because-offended-before = { NAME($player) } has offended before.
because-persistent = { NAME($player) } goes on with it in spite of what the arbiter has done.
because-serious = This can have decided the game in { NAME($player, form: "owner") } favour.
because-time-was-used = { NAME($player) } has lost time because of it.
because-mate-not-excluded = Nothing shows that { NAME($player) } could not checkmate.
because-clock-marks = The clock shows that { NAME($player, form: "owner") } flag fell first.
because-order-unknown = Nobody can tell which flag fell first.
because-press-completes = The press has completed what was done on the board.
because-as-when-it-happened = The clocks showed these times when it happened; what has been ruled since is added.
because-as-the-time-control-says = The time control gives these times for the moves on record.
because-times-not-recorded = Nobody has recorded the times: set them by your best judgement, from what the clocks show and what the players say.
because-reason-may-be-valid = A reason counts as valid unless it plainly is not.
because-clocks-make-up = The times have to make up for the help.
because-play-to-be-seen = More of the play should be seen first.
because-nothing-shown = Nothing that has been shown speaks for another answer.
because-mate-is-forced = A search finds that { NAME($player) } can force mate.
because-stays-unless-it-suffers = The clocks stay as they are unless the schedule would suffer.
because-nothing-is-taken = Nothing is taken from a player with a disability.
because-cannot-go-on = { NAME($player) } cannot go on with the game.
because-may-be-an-accident = { NAME($player) } may have pressed by accident instead of claiming.
because-play-decides = With added time the play decides, and not the clock.
because-charged-to-the-end = A player who adjourns early is charged with the time to the end of the session.
because-asked-for-first = The Laws ask for that first.
because-cannot-checkmate = { NAME($player) } can no longer checkmate by any possible series of legal moves.
because-position-to-be-judged = Nothing is recommended, because a person has to judge the position and the scoresheets.
because-was-thinking = It was { NAME($player) } who was thinking.

## What an answer brings about
## $said: the answer or what is ruled upon it; $white, $black: times or scores.

consequence-clocks = { $said } Then White’s clock shows { TIME($white) } and Black’s { TIME($black) }.
consequence-scores = { $said } White scores { $white } and Black { $black }.
