# Findings of an audit of game records. Before each sentence the program prints the place of
# the finding and the players, and after it the article.

## The text of the file

audit-pgn-text-outside-game = This text is neither a tag nor a move. It was left out.
audit-pgn-tag-without-name = A tag without a name was left out.
audit-pgn-tag-without-value = A tag without a value was left out.
audit-pgn-value-not-quoted = A tag’s value has no quotation marks. It was read as written.
audit-pgn-quote-not-escaped = A quotation mark inside a tag’s value has no backslash before it.
audit-pgn-backslash-not-escaped = A tag’s value ends with a single backslash. It should be doubled.
audit-pgn-line-break-in-value = A tag’s value continues on the next line. It belongs on one line.
audit-pgn-value-not-closed = A tag’s value has no closing quotation mark. It was read to the end of the line.
audit-pgn-text-in-tag = The text after a tag’s value was left out.
audit-pgn-tag-not-closed = A tag has no closing bracket.
audit-pgn-tag-not-opened = A tag has no opening bracket.
audit-pgn-duplicate-tag = This tag occurs twice. The first one was used.
audit-pgn-tag-among-moves = There is a tag among the moves. It belongs before them.
audit-pgn-comment-not-closed = A comment is not closed. It was read up to the next empty line or tag, and may contain moves.
audit-pgn-unexpected-character = “{ $character }” has no meaning here and was left out.
audit-pgn-brackets-among-moves = Text in square brackets among the moves was left out.
audit-pgn-variation-not-opened = A variation ends here without a beginning.
audit-pgn-variation-not-closed = A variation begins here and is not closed. The remaining moves were read as part of it.
audit-pgn-variation-of-nothing = A variation begins here before any move that it could replace.
audit-pgn-variation-too-deep = Variations are nested too deeply here. The deepest were left out.
audit-pgn-glyph-without-number = A glyph has no number after the $ sign.
audit-pgn-no-result = The moves do not end with a result.
audit-pgn-second-result = There is a second result here. The last one was used.
audit-pgn-moves-after-result = There are moves after the result. They were read as part of the game.
audit-pgn-result-differs = The result after the moves differs from the Result tag.
audit-pgn-set-up-differs = The tags SetUp and FEN contradict each other. FEN was used.
audit-pgn-move-number = The move number is { NUMBER($found, useGrouping: 0) }, but should be { NUMBER($expected, useGrouping: 0) }.

audit-unreadable-piece-or-file = “{ $text }” is not a move: expected a piece letter or a file (a-h) at character { $column }. The rest of the game was not examined.
audit-unreadable-file = “{ $text }” is not a move: expected a file (a-h) at character { $column }. The rest of the game was not examined.
audit-unreadable-rank = “{ $text }” is not a move: expected a rank (1-8) at character { $column }. The rest of the game was not examined.
audit-unreadable-promotion = “{ $text }” is not a move: expected a queen, rook, bishop or knight at character { $column }. The rest of the game was not examined.
audit-unreadable-castling = “{ $text }” is not a move: castling is written O-O or O-O-O. The rest of the game was not examined.
audit-unreadable-end = “{ $text }” is not a move: only a mark such as + may follow at character { $column }. The rest of the game was not examined.
audit-null-move =
    “{ $text }” means that no move was made, but a player may not pass. { $rest ->
        [examined] The rest was examined as if the player had passed.
       *[other] The rest of the game was not examined.
    }
audit-no-start-position = The game does not begin with the standard position, and the FEN tag is missing. The game was not examined.
audit-fen = The FEN tag is not a valid FEN: { NAME($field) } cannot be read at character { $column }. The game was not examined.
audit-no-play = The position in the FEN tag cannot be played; “touchmove position” says why. The game was not examined.
# $reason: a sentence of cli.ftl on positions that cannot have arisen.
audit-impossible-start = No game leads to the starting position (FEN tag). { $reason }
audit-other-game = { $variant } has different rules. The game was not examined.

## Moves

audit-ambiguous = { $number }{ $text } can mean { $moves }. The rest of the game was not examined.
audit-illegal-move =
    { $rest ->
        [nothing] { $number }{ $text } is illegal. { $reasons }
        [put_right] { $number }{ $text } is illegal. { $reasons } The record continues for { $since ->
            [one] one half-move
           *[other] { $since } half-moves
        }. The position before the illegal move should have been restored as soon as it was found.
        [stood_if_limited] { $number }{ $text } is illegal. { $reasons } The record continues for { $since ->
            [one] one half-move
           *[other] { $since } half-moves
        }. In rapid or blitz with limited supervision the move stood once the opponent had moved. In any other game the position before the illegal move should have been restored.
       *[not_examined] { $number }{ $text } is illegal. { $reasons } The rest of the game was not examined.
    }
audit-kings-in-centre =
    { $sign ->
        [agrees] “{ $text }” is not a move: kings on the centre squares tell an electronic board the result, here { $means }.
       *[differs] “{ $text }” is not a move: kings on the centre squares tell an electronic board the result, here { $means }. But the record says { $result }.
    }

## The end of the game

audit-played-on =
    { $end ->
        [checkmate] { $number }{ $text } was checkmate and ended the game.
        [stalemate] After { $number }{ $text } { NAME($player) } was stalemated, and the game was drawn.
        [dead_position] After { $number }{ $text } neither player could still checkmate, and the game was drawn.
        [fivefold_repetition] With { $number }{ $text } the same position had occurred five times, and the game was drawn.
       *[seventy_five_moves] With { $number }{ $text } both players had made 75 moves without a capture or a pawn move, and the game was drawn.
    } { $since ->
        [one] The record continues with one more half-move.
       *[other] The record continues with { $since } more half-moves.
    }
audit-ended-before =
    { $end ->
        [checkmate] The starting position is already checkmate
        [stalemate] { NAME($player) } is already stalemated in the starting position
        [dead_position] Neither player can checkmate from the starting position
        [fivefold_repetition] The starting position has already occurred five times
       *[seventy_five_moves] Both players have made 75 moves without a capture or a pawn move before the starting position
    }, but the record continues with { $since ->
        [one] one half-move.
       *[other] { $since } half-moves.
    }
audit-result-contradicts =
    { $end ->
        [checkmate] The game ended with checkmate
        [stalemate] The game ended with stalemate
        [dead_position] The game ended with a position in which neither player could checkmate
        [fivefold_repetition] The game ended with the fifth occurrence of a position
       *[seventy_five_moves] The game ended with 75 moves by each player without a capture or a pawn move
    }: the result is { $expected }, but the record says { $result }.
# $told quotes the record; $because says why the opponent cannot mate.
audit-lost-time-forfeit = The record says “{ $told }” and { $result }. But { NAME($opponent) } could not have checkmated by any series of legal moves, so the game is a draw. { $because }
audit-lost-resignation = The record says “{ $told }” and { $result }. But { NAME($opponent) } could not have checkmated by any series of legal moves, so the game is a draw. { $because }
audit-lost-not-told = Possibly a draw: { NAME($player) } lost without being checkmated, and the record gives no reason. { NAME($opponent) } could not have checkmated by any series of legal moves, so resigning would have been a draw. { $because }
audit-results-differ =
    The Result tag says { $tag }, the result after the moves { $after }.{ $right ->
        [unknown] { "" }
       *[other] { " " }By the moves { $right } is right.
    }

## Claims that were possible but not made

audit-claimable-threefold-appeared = { NAME($player) } could have claimed a draw from move { $number }, before moving: the position had occurred three times.
audit-claimable-threefold-intended = At { $number } { NAME($player) } could have claimed a draw by writing { $with }: the position would have occurred three times.
audit-claimable-fifty-moves-appeared = { NAME($player) } could have claimed a draw from move { $number }, before moving: each player had made 50 moves without a capture or pawn move.
audit-claimable-fifty-moves-intended = At { $number } { NAME($player) } could have claimed a draw by writing { $with }: each player would have made 50 moves without a capture or pawn move.

## Frames for findings

# $sentence is one of the sentences above.
audit-again = { $sentence } The same occurs { $more ->
        [one] once more in this game.
       *[other] { $more } more times in this game.
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
        [0] no findings.
        [one] findings in one of them.
       *[other] findings in { $found } of them.
    }
audit-kind-unreadable = unreadable text
audit-kind-illegal = an illegal move
audit-kind-ambiguous = an ambiguous move
audit-kind-played-on = play after the end
audit-kind-result = a result that contradicts the end or itself
audit-kind-cannot-checkmate = a loss although the opponent could not checkmate
audit-kind-claimable = a draw that could have been claimed
audit-kind-impossible-start = an impossible starting position
audit-kind-other-game = a game with other rules
audit-slips =
    { $count ->
        [one] One harmless error in the PGN format. --strict shows it.
       *[other] { $count } harmless errors in the PGN format. --strict shows them.
    }
audit-remark-no-date =
    { $count ->
        [one] One game has no date and was examined under the newest edition.
       *[other] { $count } games have no date and were examined under the newest edition.
    }
audit-remark-before-2009 =
    { $count ->
        [one] One game is older than { NAME($edition) } but was examined under it.
       *[other] { $count } games are older than { NAME($edition) } but were examined under it.
    }
audit-remark-newer =
    { $count ->
        [one] One game is so recent that an edition newer than { NAME($edition) } may apply.
       *[other] { $count } games are so recent that an edition newer than { NAME($edition) } may apply.
    }
