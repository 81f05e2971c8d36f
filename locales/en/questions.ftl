# Texts shown with a question to the arbiter: certain facts, effects of each answer, and the
# reason for the recommendation. $player is the player concerned, $opponent the other player.

## Certain facts

certain-clock-shows = { NAME($player, form: "owner") } clock shows { TIME($ms) }.
certain-clock-showed = { NAME($player, form: "owner") } clock showed { TIME($ms) } when it happened.
certain-flag-down = { NAME($player, form: "owner") } flag is down.
certain-mate-undecided = A search did not decide whether { NAME($player) } can still checkmate.
certain-castling-was-legal = Castling ({ $move }) was legal.
certain-offences =
    { $count ->
        [0] { NAME($player) } has no other offence on record.
        [one] It is { NAME($player, form: "owner") } first offence on record.
       *[other] { NAME($player) } has { $count } offences on record, including this one.
    }
certain-warnings =
    { $count ->
        [0] { NAME($player) } has not been warned yet.
        [one] { NAME($player) } has been warned once.
       *[other] { NAME($player) } has been warned { $count } times.
    }
certain-time-used = { NAME($player) } has lost { TIME($ms) } because of the incident.
certain-was-running = { NAME($player, form: "owner") } clock was running.

## Reasons for a recommendation

because-first-offence = It is { NAME($player, form: "owner") } first offence.
because-offended-before = It is not { NAME($player, form: "owner") } first offence.
because-persistent = { NAME($player) } continues despite the arbiter’s measures.
because-serious = The offence may have decided the game in { NAME($player, form: "owner") } favour.
because-time-was-used = { NAME($player) } has lost time because of the incident.
because-mate-not-excluded = It is not shown that { NAME($player) } could not checkmate.
because-clock-marks = The clock shows that { NAME($player, form: "owner") } flag fell first.
because-order-unknown = It is not known which flag fell first.
because-press-completes = Pressing the clock completes what was done on the board.
because-as-when-it-happened = The clocks showed these times at that moment. Time from later rulings is included.
because-as-the-time-control-says = The time control gives these times for the moves on record.
because-times-not-recorded = The times were not recorded. Estimate them from the clocks and what the players say.
because-reason-may-be-valid = A reason counts as valid unless it clearly is not.
because-clocks-make-up = The times on the clocks should compensate for the help.
because-play-to-be-seen = More of the play should be seen first.
because-nothing-shown = There is no evidence for a different answer.
because-mate-is-forced = A search finds that { NAME($player) } can force mate.
because-stays-unless-it-suffers = The clocks stay as they are unless the schedule would suffer.
because-nothing-is-taken = No time is taken from a player with a disability.
because-cannot-go-on = { NAME($player) } cannot continue the game.
because-may-be-an-accident = { NAME($player) } may have pressed the clock by accident.
because-play-decides = With an increment the play decides, not the clock.
because-charged-to-the-end = A player who adjourns early loses the time to the end of the session.
because-asked-for-first = The Laws require this first.
because-cannot-checkmate = { NAME($player) } can no longer checkmate by any series of legal moves.
because-position-to-be-judged = There is no recommendation: a person must judge the position and the scoresheets.
because-was-thinking = { NAME($player) } was the one thinking.

## Effects of an answer
## $said: the answer or the ruling on it; $white, $black: times or scores.

consequence-clocks = { $said } White’s clock then shows { TIME($white) } and Black’s { TIME($black) }.
consequence-scores = { $said } White scores { $white } and Black { $black }.
