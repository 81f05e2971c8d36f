# Kinds of findings, and sentences of newer kinds. $said names the end of the game that the
# record states. Times have the format of a clock.

## Sentences of findings

audit-other-letters = “{ $text }” does not use English letters. All moves are legal in: { $notations }. Translate them with “touchmove convert”. The game was not examined.
audit-not-pgn = This is not a PGN file: it has neither tags nor moves{ $texts ->
        [one] .
       *[other] , but { $texts } other pieces of text.
    }
audit-open-after-end =
    { $end ->
        [checkmate] The game ended with checkmate
        [stalemate] The game ended with stalemate
        [dead_position] The game ended with a position in which neither player could checkmate
        [fivefold_repetition] The game ended with the fifth occurrence of a position
       *[seventy_five_moves] The game ended with 75 moves by each player without a capture or a pawn move
    }: the result is { $expected }, but the record gives none.
audit-bare-king-won = { NAME($player) } won ({ $result }) with only the king. Before 2023 an opponent who resigned lost even then, but the result may be wrong.
audit-mate-was-possible = The record says “{ $text }” and a draw, but { NAME($player) } could still have checkmated by a series of legal moves.
audit-termination-contradicts =
    { $said ->
        [checkmate] The record says “{ $text }”, but the last position is not checkmate.
        [stalemate] The record says “{ $text }”, but the last position is not stalemate.
        [repetition] The record says “{ $text }”, but the last position has not occurred three times.
        [fifty_moves] The record says “{ $text }”, but there were fewer than 50 moves without a capture or a pawn move.
        [insufficient_material] The record says “{ $text }”, but the last position is not dead.
       *[wins] The record says “{ $text }”, but the result is different.
    }
audit-undecided =
    { $questions ->
        [one] One mate question in this game is undecided.
       *[other] { $questions } mate questions in this game are undecided.
    }
audit-flag-with-time-left = The record says “{ $text }”, but { NAME($player) } had just moved and had { $left } left.
audit-overstep-unclaimed = { NAME($player) } exceeded the time by { $over }, and play continued.
audit-clock-negative = { NAME($player, form: "owner") } clock shows a negative time: -{ $shown }.
audit-clock-gain = { NAME($player, form: "owner") } clock gained { $gained } with this move, but the time control adds { $given }.
audit-period-missed = { NAME($player) } lost on time after { $moves } moves, but the { $missing } of the next period were never added.
audit-ply-count = PlyCount is { $said }, but there are { NUMBER($counted, useGrouping: 0) } half-moves.
audit-check-mark = { $number }{ $text } has the wrong mark. It should be { $right }.
audit-elo = { $tag } is “{ $value }”, which is not a rating.
audit-date = { $tag } is “{ $value }”, which is not a date.

# Faults of the record. $repair is the sentence audit-repair or empty.
audit-move-missing = Before { $number }{ $text } at least one half-move is missing. { $repair }
audit-move-doubled = { $number }{ $text } is one half-move too many; the rest of the record is legal without it. { $repair }
audit-moves-swapped = { $number }{ $text }: these half-moves are in the wrong order. { $repair }
audit-moves-glued = “{ $text }” lacks a blank. { $repair }
audit-moves-in-comment = A comment before { $number } lacks its closing brace and hides half-moves. { $repair }
audit-comment-among-moves = “{ $text }” belongs to a comment that lacks its opening brace. { $repair }
audit-other-letter = { $number }{ $text } has the piece letter of another language. { $repair }
audit-move-misspelt = { $number }{ $text } cannot be played; a letter or a digit is wrong. { $repair }
audit-ambiguous-meant = { $number }{ $text } can mean several moves. { $repair }
audit-stray-word = “{ $text }” is not a move. The rest of the record is legal without it.
audit-numbers-skip = The move number is { NUMBER($found, useGrouping: 0) }, but should be { NUMBER($expected, useGrouping: 0) }, and later numbers continue from it. A move may be missing, although the record is legal without it.
audit-repair =
    { $confidence ->
        [certain] Only with “{ $repair }” is the rest of the record legal.
        [likely] Most likely “{ $repair }” is meant: with it the following half-moves are legal.
       *[one_of] The rest of the game was not examined: “{ $repair }” is one of { $repairs } half-moves with which the following ones are legal.
    }

## Short names of kinds

audit-count = { $count } × { $kind }
audit-kind-kings-in-centre = kings in the centre to show the result
audit-kind-other-letters = moves in another language’s letters
audit-kind-not-pgn = a file that is not PGN
audit-kind-open-after-end = no result although the game had ended
audit-kind-bare-king-won = a win with a bare king (before 2023)
audit-kind-mate-was-possible = a draw for lack of material although mate was possible
audit-kind-termination-contradicts = the stated end of the game is wrong
audit-kind-undecided = an undecided mate question
audit-kind-flag-with-time-left = a loss on time with time left
audit-kind-overstep-unclaimed = time exceeded without a claim
audit-kind-clock-negative = a negative clock time
audit-kind-clock-gain = a clock that gained too much time
audit-kind-period-missed = a period whose time was never added
audit-kind-ply-count = a wrong PlyCount
audit-kind-check-mark = a wrong check or mate mark
audit-kind-elo = an impossible rating
audit-kind-date = an impossible date
audit-kind-pass = a pass instead of a move
audit-kind-no-start-position = a missing or unreadable starting position
audit-kind-results-differ = two different results
audit-kind-perhaps-cannot-checkmate = a loss for an unstated reason, although the opponent could not checkmate
audit-kind-claim-threefold = a draw by threefold repetition that could have been claimed
audit-kind-claim-fifty-moves = a draw by the 50-move rule that could have been claimed
audit-kind-damaged = a damaged record
audit-kind-move-missing = a missing half-move
audit-kind-move-doubled = a half-move too many
audit-kind-moves-swapped = half-moves in the wrong order
audit-kind-moves-glued = half-moves without a blank between them
audit-kind-moves-in-comment = half-moves hidden by an unclosed comment
audit-kind-comment-among-moves = words of a comment among the moves
audit-kind-other-letter = one piece letter of another language
audit-kind-move-misspelt = a misspelt move
audit-kind-numbers-skip = move numbers that skip a move
audit-kind-claim-threefold-written = a draw by threefold repetition that could have been claimed with a written move
audit-kind-claim-fifty-moves-written = a draw by the 50-move rule that could have been claimed with a written move
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
        [0] no findings
        [one] findings in one of them
       *[other] findings in { $found } of them
    }
audit-html-title = Audit of { $file }
audit-no-parquet = This build has no Parquet support. Install one that has: `{ $command }`. Or use --csv.
audit-copied =
    { $count ->
        [one] One game was written to { $file }.
       *[other] { $count } games were written to { $file }.
    }
