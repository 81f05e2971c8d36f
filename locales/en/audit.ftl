# What an audit of game records finds. Each sentence stands after the place of
# the finding and the game's name, and is followed by the article.

## The text of the file

audit-pgn-text-outside-game = This text is neither a tag nor a move and was left out.
audit-pgn-tag-without-name = A tag without a name was left out.
audit-pgn-tag-without-value = A tag without a value was left out.
audit-pgn-value-not-quoted = A tag’s value has no quotation marks; it was taken as it stands.
audit-pgn-quote-not-escaped = A quotation mark within a tag’s value has no backslash before it.
audit-pgn-backslash-not-escaped = A tag’s value ends with a single backslash; it should be doubled.
audit-pgn-line-break-in-value = A tag’s value goes on in the next line; it belongs on one line.
audit-pgn-value-not-closed = A tag’s value has no closing quotation mark; it was taken up to the end of the line.
audit-pgn-text-in-tag = The text after a tag’s value was left out.
audit-pgn-tag-not-closed = A tag has no closing bracket.
audit-pgn-tag-not-opened = A tag has no opening bracket.
audit-pgn-duplicate-tag = This tag occurs twice; the first one counts.
audit-pgn-tag-among-moves = There is a tag among the moves; it belongs before them.
audit-pgn-comment-not-closed = A comment has no end; it was taken up to the next empty line or tag, and moves may be lost in it.
audit-pgn-unexpected-character = “{ $character }” has no meaning here and was left out.
audit-pgn-brackets-among-moves = Text in square brackets among the moves was left out.
audit-pgn-variation-not-opened = A variation ends here that did not begin.
audit-pgn-variation-not-closed = A variation begins here and does not end; the rest of the moves was taken for it.
audit-pgn-variation-of-nothing = A variation begins here before there is a move that it could replace.
audit-pgn-variation-too-deep = Variations are nested too deeply here; the deepest were left out.
audit-pgn-glyph-without-number = A glyph has no number after the $ sign.
audit-pgn-no-result = The moves do not end with a result.
audit-pgn-second-result = There is a second result here; the last one counts.
audit-pgn-moves-after-result = Moves go on here after the result; they were taken as part of the game.
audit-pgn-result-differs = The result after the moves is not the one of the tag.
audit-pgn-set-up-differs = The tags SetUp and FEN contradict each other; FEN counts.
audit-pgn-move-number = The move number is { NUMBER($found, useGrouping: 0) }, where { NUMBER($expected, useGrouping: 0) } would be right.

audit-unreadable-piece-or-file = “{ $text }” is no move: character { $column } should be a piece’s letter or a file from a to h. The rest of the game was not examined.
audit-unreadable-file = “{ $text }” is no move: character { $column } should be a file from a to h. The rest of the game was not examined.
audit-unreadable-rank = “{ $text }” is no move: character { $column } should be a rank from 1 to 8. The rest of the game was not examined.
audit-unreadable-promotion = “{ $text }” is no move: character { $column } should be a queen, rook, bishop or knight. The rest of the game was not examined.
audit-unreadable-castling = “{ $text }” is no move: castling is written O-O or O-O-O. The rest of the game was not examined.
audit-unreadable-end = “{ $text }” is no move: nothing should follow from character { $column } on but a mark such as +. The rest of the game was not examined.
audit-null-move =
    “{ $text }” stands for a move that was not made, and no player may pass. { $rest ->
        [examined] What follows was examined as if the player had passed.
       *[other] The rest of the game was not examined.
    }
audit-no-start-position = The game does not begin with the usual position, and the FEN tag that would say which one is missing. It was not examined.
audit-fen = The FEN tag holds no position to play from: { NAME($field) } cannot be read at character { $column }. The game was not examined.
audit-no-play = The FEN tag holds a position in which play has no meaning; “touchmove position” says why. The game was not examined.
# $reason: a sentence of cli.ftl on positions that cannot have arisen.
audit-impossible-start = No game leads to the position that this one begins with (FEN tag). { $reason }
audit-other-game = { $variant } is not chess under these Laws. The game was not examined.

## Moves

audit-ambiguous = { $number }{ $text } can be { $moves }. The rest of the game was not examined.
audit-illegal-move =
    { $rest ->
        [nothing] { $number }{ $text } is illegal. { $reasons }
        [put_right] { $number }{ $text } is illegal. { $reasons } The record goes on for { $since ->
            [one] one half move
           *[other] { $since } half moves
        }; the position before the illegal move should have been put back as soon as it was found.
        [stood_if_limited] { $number }{ $text } is illegal. { $reasons } The record goes on for { $since ->
            [one] one half move
           *[other] { $since } half moves
        }. In rapid or blitz with limited supervision the move stood once the opponent had moved; in any other game the position before it should have been put back.
       *[not_examined] { $number }{ $text } is illegal. { $reasons } The rest of the game was not examined.
    }
audit-kings-in-centre =
    { $sign ->
        [agrees] “{ $text }” is no move: kings on the centre squares tell an electronic board the result, here { $means }.
       *[differs] “{ $text }” is no move: kings on the centre squares tell an electronic board the result, here { $means }. But the record says { $result }.
    }
audit-no-such-piece = { NAME($player) } has no { NAME($piece) } that could be meant.

## The end of the game

audit-played-on =
    { $end ->
        [checkmate] { $number }{ $text } was checkmate and ended the game.
        [stalemate] After { $number }{ $text } { NAME($player) } was stalemated, and the game was drawn.
        [dead_position] After { $number }{ $text } neither player could checkmate any more, and the game was drawn.
        [fivefold_repetition] With { $number }{ $text } the same position had appeared five times, and the game was drawn.
       *[seventy_five_moves] With { $number }{ $text } both players had made 75 moves without a capture or a pawn move, and the game was drawn.
    } { $since ->
        [one] The record goes on with one more half-move.
       *[other] The record goes on with { $since } more half-moves.
    }
audit-ended-before =
    { $end ->
        [checkmate] The start position is checkmate already
        [stalemate] { NAME($player) } is stalemated in the start position already
        [dead_position] Neither player can checkmate from the start position
        [fivefold_repetition] The start position has appeared five times already
       *[seventy_five_moves] Both players have made 75 moves without a capture or a pawn move before the start position
    }, and the record goes on with { $since ->
        [one] one half-move.
       *[other] { $since } half-moves.
    }
audit-result-contradicts =
    { $end ->
        [checkmate] The game ended with checkmate
        [stalemate] The game ended with stalemate
        [dead_position] The game ended with a position in which neither player could checkmate
        [fivefold_repetition] The game ended with the fifth appearance of a position
       *[seventy_five_moves] The game ended with 75 moves by each player without a capture or a pawn move
    }: the result is { $expected }, but the record says { $result }.
# $told are the record's own words; $because says why the opponent cannot mate.
audit-lost-time-forfeit = The record says “{ $told }” and { $result }, but { NAME($opponent) } could not have checkmated by any series of legal moves, so the loss on time is a draw. { $because }
audit-lost-resignation = The record says “{ $told }” and { $result }, but { NAME($opponent) } could not have checkmated by any series of legal moves, so resigning is a draw. { $because }
audit-lost-not-told = Possibly a draw: { NAME($player) } lost without being checkmated, and the record does not say how. { NAME($opponent) } could not have checkmated by any series of legal moves, so that resigning would not have lost the game. { $because }
audit-results-differ = The tag says { $tag }, the result after the moves { $after }.

## Claims not made

audit-claimable-threefold-appeared = From before { $number } on { NAME($player) } could have claimed a draw, because the position had appeared for the third time.
audit-claimable-threefold-intended = At { $number } { NAME($player) } could have claimed a draw by writing { $with }, after which the position would have appeared for the third time.
audit-claimable-fifty-moves-appeared = From before { $number } on { NAME($player) } could have claimed a draw, because each player had made 50 moves without a capture or a pawn move.
audit-claimable-fifty-moves-intended = At { $number } { NAME($player) } could have claimed a draw by writing { $with }, after which each player would have made 50 moves without a capture or a pawn move.

## Around a finding

# $sentence is one of those above.
audit-again = { $sentence } The same { $more ->
        [one] once more in this game.
       *[other] { $more } times more in this game.
    }
audit-finding =
    { $place }: game { NUMBER($game, useGrouping: 0) }, { $white } – { $black }{ $date ->
        [unknown] { "" }.
       *[other] { "" }, { $date }.
    } { $sentence }
audit-finding-outside-games = { $place }: { $sentence }
audit-under = { $sentence } ({ NAME($edition) }, { $articles })

## The summary

audit-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    }; { $found ->
        [0] nothing found.
        [one] findings in one of them.
       *[other] findings in { $found } of them.
    }
audit-kind-unreadable = text that cannot be read
audit-kind-illegal = an illegal move
audit-kind-ambiguous = a move that can be several
audit-kind-played-on = played on after the end
audit-kind-result = a result that contradicts the end or itself
audit-kind-cannot-checkmate = a loss although the opponent could not checkmate
audit-kind-claimable = a draw that could have been claimed
audit-kind-impossible-start = a start position that no game leads to
audit-kind-other-game = a game under other rules
audit-slips =
    { $count ->
        [one] One slip of the PGN format, by which nothing was lost; --strict shows it.
       *[other] { $count } slips of the PGN format, by which nothing was lost; --strict shows them.
    }
audit-remark-no-date =
    { $count ->
        [one] One game has no date and was examined under the newest edition.
       *[other] { $count } games have no date and were examined under the newest edition.
    }
audit-remark-before-2009 =
    { $count ->
        [one] One game is older than { NAME($edition) } and was examined under it all the same.
       *[other] { $count } games are older than { NAME($edition) } and were examined under it all the same.
    }
audit-remark-july-2017 =
    { $count ->
        [one] One game of July to December 2017, when an edition was in force that we have no table of, was examined under { NAME($edition) }, which took over its rules.
       *[other] { $count } games of July to December 2017, when an edition was in force that we have no table of, were examined under { NAME($edition) }, which took over its rules.
    }
audit-remark-newer =
    { $count ->
        [one] One game is so recent that a newer edition than { NAME($edition) } may have been in force.
       *[other] { $count } games are so recent that a newer edition than { NAME($edition) } may have been in force.
    }
