# Findings about the form of the text (audit --strict). $right is the form of the PGN standard, none if there is none,
# and unknown in a list of the kinds. $found is the text as written.

# $sentence is one of the sentences below, or one about the text in audit.ftl.
audit-under-pgn = { $sentence } (PGN { $paragraph })

audit-pgn-move-number-form =
    { $right ->
        [unknown] One dot follows the number of a move by White, and three dots follow the number of a move by Black.
        [none] One dot follows the number of a move by White, and three dots follow the number of a move by Black.
       *[other] “{ $found }” should be “{ $right }”. One dot follows the number of a move by White, and three dots follow the number of a move by Black.
    }
audit-pgn-result-form =
    { $right ->
        [unknown] The result after the moves should be 1-0, 0-1, 1/2-1/2 or *.
        [none] The result after the moves is “{ $found }”. It should be 1-0, 0-1, 1/2-1/2 or *.
       *[other] The result after the moves is “{ $found }”. It should be { $right }.
    }
audit-pgn-glyph-form = A glyph should be a number from $0 to $255, or one of the signs ! ? !! !? ?! ?? directly after a move.
audit-pgn-comment-form = Text among the moves that is not a move belongs in braces.
audit-pgn-tag-name-form = A tag’s name should begin with a capital letter and consist of letters, digits and _.
audit-pgn-tab-in-value = A tag’s value contains a tab.
audit-pgn-control-character = The text contains a control character.
audit-pgn-line-too-long = A line has more than 255 characters.
audit-roster =
    { $count ->
        [one] The tag { $tags } is missing.
       *[other] These tags are missing: { $tags }.
    }
audit-round = Round is “{ $value }”. It should be a number, or numbers with dots between them.
audit-result-tag =
    { $right ->
        [unknown] Result is “{ $value }”. It should be 1-0, 0-1, 1/2-1/2 or *.
       *[other] Result is “{ $value }”. It should be { $right }.
    }
audit-eco = ECO is “{ $value }”. It should be a letter from A to E and two digits.
audit-time = { $tag } is “{ $value }”. It should be a time such as 14:30:00.
audit-time-control =
    { $right ->
        [unknown] TimeControl is “{ $value }”. It should give seconds, as in 900+10.
       *[other] TimeControl is “{ $value }”. It should be { $right }.
    }
audit-piece-letter = { $number }{ $text } should be { $right }: a piece has a capital letter, and a pawn has none.
audit-move-form = { $number }{ $text } should be { $right }.
audit-disambiguation = { $number }{ $text } should be { $right }: the file or rank of departure is not needed, or it is not the one to write.
audit-check-unmarked = { $number }{ $text } should be { $right }, with the mark for check or mate.

## Short names of kinds

audit-kind-form = text in another form than the PGN standard’s
audit-kind-roster = missing tags that every game should have
audit-kind-round = a round that is not a number
audit-kind-result-tag = a Result tag in another form
audit-kind-eco = an ECO code in another form
audit-kind-time = a time in another form
audit-kind-time-control = a time control in another form
audit-kind-piece-letter = a piece letter in another form
audit-kind-move-form = a move in another form
audit-kind-disambiguation = a superfluous square of departure
audit-kind-check-unmarked = a missing check or mate mark

## Things that were not checked

audit-unchecked-no-times =
    { $count ->
        [one] One game has no clock times to check.
       *[other] { $count } games have no clock times to check.
    }
audit-unchecked-unreadable-times =
    { $count ->
        [one] One game has clock times that cannot be read. They were not checked.
       *[other] { $count } games have clock times that cannot be read. They were not checked.
    }
audit-unchecked-no-time-control =
    { $count ->
        [one] One game has clock times but no time control. Its clocks were checked only in part.
       *[other] { $count } games have clock times but no time control. Their clocks were checked only in part.
    }
audit-unchecked-unreadable-time-control =
    { $count ->
        [one] One game has a time control that is not understood: { $controls }. Its clocks were checked only in part.
       *[other] { $count } games have time controls that are not understood: { $controls }. Their clocks were checked only in part.
    }
audit-unchecked-first-moves-missing =
    { $count ->
        [one] One game with clock times does not begin with the first move. Its clocks were checked only in part.
       *[other] { $count } games with clock times do not begin with the first move. Their clocks were checked only in part.
    }
audit-unchecked-variants =
    { $count ->
        [one] One game was not examined, because { $variants } has other rules.
       *[other] { $count } games with other rules were not examined: { $variants }.
    }
audit-guessed-encoding =
    { $count ->
        [one] One game contains bytes that are not UTF-8. They were read as Windows-1252.
       *[other] { $count } games contain bytes that are not UTF-8. They were read as Windows-1252.
    }

## Notes that many games of a file have in common

audit-together-impossible-start = { $count } games start from positions that no game leads to (FEN tag). The first one: { $reason }
audit-together-double-chess960 = { $count } games start from positions of double Chess960, in which the players’ first ranks differ.
audit-together-other-game = { $count } games were not examined: { $variant } has different rules.
audit-together-undecided = { $count } games have undecided mate questions.
audit-together-slip = In { $count } games: { $sentence }

## Labels of the HTML report

audit-html-levels = Level
audit-html-all = all
audit-html-warning = warning or error
audit-html-error = error
audit-html-kinds = Kind
audit-html-order = Order
audit-html-place = by place
audit-html-level = by level
audit-html-kind = by kind
audit-html-text = Text
