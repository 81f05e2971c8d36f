# Kinds of findings, and what the newer ones say. $said names how the record says
# that the game ended; times are as a clock shows them.

## What a finding says

audit-other-letters = “{ $text }” is not written in English letters. All moves are legal in these: { $notations }. “touchmove convert” writes them in English; the game was not examined.
audit-not-pgn = This is no PGN: neither tags nor moves were found{ $texts ->
        [one] .
       *[other] , but { $texts } other pieces of text.
    }
audit-open-after-end =
    { $end ->
        [checkmate] The game ended with checkmate
        [stalemate] The game ended with stalemate
        [dead_position] The game ended with a position in which neither player could checkmate
        [fivefold_repetition] The game ended with the fifth appearance of a position
       *[seventy_five_moves] The game ended with 75 moves by each player without a capture or a pawn move
    }: the result is { $expected }, but the record leaves it open.
audit-bare-king-won = { NAME($player) } won ({ $result }) with nothing left but the king. Before 2023 a player who resigned lost even so; but perhaps the result is wrong.
audit-mate-was-possible = The record says “{ $text }” and a draw, but { NAME($player) } could still have checkmated by a series of legal moves.
audit-termination-contradicts =
    { $said ->
        [checkmate] The record says “{ $text }”, but the last position is not checkmate.
        [stalemate] The record says “{ $text }”, but the last position is not stalemate.
        [repetition] The record says “{ $text }”, but the last position has not appeared three times.
        [fifty_moves] The record says “{ $text }”, but there were fewer than 50 moves without a capture or a pawn move.
        [insufficient_material] The record says “{ $text }”, but the last position is not dead.
       *[wins] The record says “{ $text }”, but the result is another one.
    }
audit-undecided =
    { $questions ->
        [one] One question about mate in this game could not be decided.
       *[other] { $questions } questions about mate in this game could not be decided.
    }
audit-flag-with-time-left = The record says “{ $text }”, but { NAME($player) } had just moved and had { $left } left.
audit-overstep-unclaimed = { NAME($player) } overstepped the time by { $over }, and play went on.
audit-clock-negative = { NAME($player, form: "owner") } clock shows less than nothing: -{ $shown }.
audit-clock-gain = { NAME($player, form: "owner") } clock gained { $gained } with this move, where the time control gives { $given }.
audit-period-missed = { NAME($player) } lost on time after { $moves } moves, and the clock never had the { $missing } of the next period.
audit-ply-count = PlyCount is { $said }, but there are { NUMBER($counted, useGrouping: 0) } half moves.
audit-check-mark = { $number }{ $text } should be written { $right }: the mark is wrong.
audit-elo = { $tag } is “{ $value }”, which is no rating.
audit-date = { $tag } is “{ $value }”, which is no date.

## Kinds in a few words

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = kings in the centre, which tell the result
audit-kind-other-letters = moves in the letters of another language
audit-kind-not-pgn = a file that is no PGN
audit-kind-open-after-end = an open result although the game had ended
audit-kind-bare-king-won = a win with a bare king (before 2023)
audit-kind-mate-was-possible = a draw for want of material although a mate was possible
audit-kind-termination-contradicts = an end that is told in words and is not so
audit-kind-undecided = a question about mate that could not be decided
audit-kind-flag-with-time-left = a loss on time with time left
audit-kind-overstep-unclaimed = time overstepped, and play went on
audit-kind-clock-negative = a clock that shows less than nothing
audit-kind-clock-gain = a clock that gained more than the time control gives
audit-kind-period-missed = a period’s time that was never added
audit-kind-ply-count = a wrong PlyCount
audit-kind-check-mark = a wrong mark for check or mate
audit-kind-elo = a rating that nobody has
audit-kind-date = a date that there is not
audit-kind-pass = a pass instead of a move
audit-kind-no-start-position = a start position that is missing or cannot be read
audit-kind-results-differ = two results that differ
audit-kind-perhaps-cannot-checkmate = perhaps a draw: a loss, told by nothing, although the opponent could not checkmate
audit-kind-claim-threefold = a draw by threefold repetition that could have been claimed
audit-kind-claim-fifty-moves = a draw by the 50-move rule that could have been claimed
audit-finding-kind = { $finding } [{ $kind }]
audit-finding-level =
    { $level ->
        [note] Note. { $sentence }
       *[other] { $sentence }
    }
audit-by-event = { $event }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $found ->
        [0] nothing found
        [one] findings in one of them
       *[other] findings in { $found } of them
    }
audit-html-title = What the Laws say about { $file }
audit-no-parquet = This touchmove was built without Parquet: `{ $command }`, or use --csv.
audit-copied =
    { $count ->
        [one] One game was written to { $file }.
       *[other] { $count } games were written to { $file }.
    }
