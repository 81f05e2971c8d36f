# Messages of the command line, apart from rulings and articles.

## touchmove judge
## $result: the score; $end: how the game ended, empty while it is running.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = Why: { $why }
judge-result = Result: { $result }
judge-result-with-end = Result: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as the user typed it.

position-legal = { $asked } is legal: { $move }, { $san }
position-illegal = { $asked } is illegal under { NAME($laws) }:

## touchmove position: labels in the left column, and the state of the game

position-unreadable = This is not a valid position (FEN): { NAME($field) } cannot be read at character { $column }. (Details: { $why })
position-fen = FEN
position-to-move = To move
position-state = State
position-legal-moves = Legal moves
position-chess960 = Chess960 number
position-problem = Problem
position-player = { NAME($player) }
position-checkmate = checkmate
position-stalemate = stalemate
position-check = check
position-playing = play goes on

## touchmove position, --legal
## $player: the owner of the pieces or pawns; $opponent: the other player.

position-can-arise =
    { $count ->
        [0] Legal: it is the initial position.
        [one] Legal, after { $game }.
       *[other] Legal, after { $game }.
    }
position-may-arise = Undecided: the search found neither a game that leads to the position nor a reason why none exists.
position-impossible-start = No game leads to this position, but play can start from it. { $reason }
# $problem: a sentence of problems.ftl.
position-problem-shows = Illegal: { $problem }
position-too-many-promotions =
    Illegal: { $promoted ->
        [one] one of { NAME($player, form: "owner") } pieces
       *[other] at least { $promoted } of { NAME($player, form: "owner") } pieces
    } must be promoted, because there are too many of one kind or they cannot have left their first squares. But { $missing ->
        [0] no pawn is missing.
        [one] only one pawn is missing.
       *[other] only { $missing } pawns are missing.
    }
position-too-many-captures =
    Illegal: to reach their squares or promote, { NAME($player, form: "owner") } pawns need at least { $needed ->
        [one] one capture
       *[other] { $needed } captures
    }. But { NAME($opponent) } has lost { $lost ->
        [0] nothing.
        [one] only one piece.
       *[other] only { $lost } pieces.
    }
position-no-way-for-pawns = Illegal: { NAME($player, form: "owner") } pawns cannot have reached these squares, or promoted, by any captures.
position-too-many-files-opened =
    Illegal: on { $opened ->
        [one] one file
       *[other] { $opened } files
    } the white and black pawns have passed each other. On each file a pawn must have captured or been captured. But the missing pieces account for { $accounted ->
        [0] none.
        [one] only one.
       *[other] only { $accounted }.
    }
position-different-first-ranks = Illegal: both players start with the same first rank, but the kings and rooks that may still castle cannot have started that way.
position-no-last-move = Illegal: { NAME($player) } cannot have made the last move.

## touchmove position, --mate: lines below the answer, which is a sentence of mate.ftl
## $player: the player who may be able to mate; $line: moves with their numbers.

position-mate-line = { $line } (replayed and checked)
# Follows the sentence with the number of moves.
position-mate-shortest = Shorter lines do not exist.
position-mate-given = Checkmate is on the board (checked).
position-mate-undecided =
    { $budget ->
        [one] The limit was one position. Raise it with --budget.
       *[other] The limit was { $budget } positions. Raise it with --budget.
    }
position-mate-rejected = It is not known whether { NAME($player) } can still checkmate: the result found did not pass the check.
position-proof-no-king = Proof: the board itself (checked).
position-proof-material = Proof: a theorem about the remaining pieces (checked).
# $men is the number of pieces; $squares the number of squares in all their reach sets.
position-proof-walls = Proof: the squares that each of the { $men } pieces can ever reach, { $squares } in all (checked).
position-proof-bishops-anywhere =
    { $positions ->
        [one] Proof: one position of the other pieces, with the bishops on any squares (checked).
       *[other] Proof: { $positions } positions of the other pieces, with the bishops on any squares (checked).
    }
# $positions is the number of positions, $groups the number of groups.
position-proof-roaming = Proof: an enumeration of { $positions } positions in { $groups } groups. Positions in a group differ only in the square of one king (checked).
# $positions is the number of reachable positions. In $walls of them the search stopped,
# because walls prove that there is no mate.
position-proof-exhausted =
    { $positions ->
        [one] Proof: an enumeration of one position
       *[other] Proof: an enumeration of { $positions } positions
    }{ $walls ->
        [0] { "" } (checked).
        [one] , one of which is closed by walls (checked).
       *[other] , { $walls } of which are closed by walls (checked).
    }
position-dead = The position is dead: neither player can checkmate, and the game is drawn. [{ $article }]
position-not-dead = The position is not dead.
position-dead-undecided = It is not known whether the position is dead.

## touchmove perft

perft-speed = { $seconds } s, { $millions } million a second

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event in the words of a protocol.

judge-option = { $option }: { $consequence }
judge-recommended = Recommended: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: the decider, by the name in the tables.

laws-contents = Chapters of { NAME($edition) }:
laws-chapter =
    { $articles ->
        [one] { $chapter }: one article
       *[other] { $chapter }: { $articles } articles
    } ({ $decided } decided by the software, { $arbiter } by the arbiter, { $recorded } on record, { $text } text{ $left-out ->
        [0] { "" }
       *[other] , { $left-out } replaced
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } not yet covered
    })
laws-articles = { NAME($edition) }:
laws-line =
    { $article } ({ $standing ->
        [decided] decided
        [arbiter] the arbiter
        [recorded] on record
        [pending] not yet covered
        [left-out] replaced
       *[text] text
    }){ $has-title ->
        [0] { "" }
       *[other] { " " }{ $title }
    }
laws-article =
    { $has-title ->
        [0] { NAME($edition) }, { $article }
       *[other] { NAME($edition) }, { $article }: { $title }
    }
laws-standing =
    { $standing ->
        [decided] Touchmove applies this article automatically.
        [arbiter] The arbiter decides. Touchmove lists the lawful options.
        [recorded] Touchmove records such an act, without consequences.
        [pending] The article is not yet covered ({ NAME($reason) }).
        [left-out] The article does not apply ({ NAME($reason) }).
       *[text] Touchmove has no act for this article: it is a heading, defines, organises or advises.
    }
laws-provision =
    { $has-rule ->
        [0] Provision: { $provision }
       *[other] Provision: { $provision }, with the rule { $rule }
    }
laws-cases =
    { $count ->
        [0] There are no cases.
        [one] One case:
       *[other] { $count } cases:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }and { $count } more
laws-no-term = “{ $wanted }” is not a term in this list. Leave the word out to list all terms.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] New in { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] Removed since { NAME($older) } ({ $from }): { $title }. { $before }
        [outcome] Changed since { NAME($older) } ({ $from }, now { $to }): { $title }. Before: { $before } Now: { $now }
        [standing] Decided differently since { NAME($older) } ({ $from }, now { $to }): { $title }.
       *[number] Renumbered since { NAME($older) } ({ $from }, now { $to }): { $title }.
    }
laws-diff = From { NAME($older) } to { NAME($edition) }: { $new } new, { $gone } removed, { $outcome } changed, { $standing } decided differently, { $number } only renumbered.
laws-no-edition = Unknown edition “{ $name }”. Choose one of: { $near }.
laws-read-in = The text of this article in this edition could not be read. It is given as in { $edition }: FIDE’s list of changes between the two editions does not name it.
laws-printed-elsewhere = FIDE’s other printing of this edition numbers it { $there }.
laws-printed-here = Article { $there } in FIDE’s other printing of this edition is { $here } here.
laws-no-article =
    There is no article { $number } in { NAME($edition) }.{ $similar ->
        [0] { " " }“{ $command }” lists the chapters.
       *[other] { " " }Similar: { $near }.
    }{ $others ->
        [0] { "" }
       *[other] { " " }It exists in { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = The Laws of Chess: { NAME($edition) }
book-glossary = The terms of the Laws
book-about = Each article in our words: what it asks for, who decides it, what has changed since the previous edition, examples of rulings, and cases. The book does not replace the text of the Laws.
book-article = { $article } { $title }
book-changed = Changes
book-brings-about = Examples of rulings
book-example = { $ruling } ({ $case })
book-cases = Cases
book-found =
    { $count ->
        [0] No article of { NAME($edition) } matches these words.
        [one] One article of { NAME($edition) } matches:
       *[other] { $count } articles of { NAME($edition) } match, best first:
    }

## touchmove convert
## $place: file, line and column; $text: the move as written in the file;
## $notation, $notations: texts of convert-notation; $moves, $readings: lists.

convert-notation =
    { $code ->
        [en] English
        [el] Greek
        [el-latin] Greek with files a to h
        [fi] Finnish
        [ar] Arabic
        [de] German
        [fr] French
        [nl] Dutch
        [es] Spanish
        [ru] Russian
        [pl] Polish
        [hu] Hungarian
        [cs] Czech
        [figurines] figurines
        [spoken-en] spoken English
        [spoken-fi] spoken Finnish
        [spoken-el] spoken Greek
       *[spoken] spoken German
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, is not a legal move ({ $notation }).
        [ambiguous] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, could be several moves ({ $notation }).
       *[unreadable] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, is not a move ({ $notation }).
    }
convert-candidates = Possible moves: { $moves }.
convert-no-candidates = No legal move is similar.
convert-misnumbered = The move number before it is { $found } instead of { $expected }. A move may be missing or written twice.
convert-clash = { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, means different moves in different languages, and the whole game is legal in each: { $readings }. Choose one with { $option }.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: some letters were replaced by letters of the language that look the same ({ $notation }).
convert-mixed = { $place }: the game is written in two languages ({ $notation }).
convert-no-start = { $place }: the starting position of the game cannot be read. (Details: { $why })
convert-no-moves = { $file }: the file has no moves.
convert-problem = { $place }: { $problem }
# A game that continues after an illegal move is written in parts.
convert-break =
    { $place }: { $kind ->
        [illegal] { NAME($player, form: "owner") } move { NUMBER($number, useGrouping: 0) }, “{ $text }”, is illegal. The rest is written as a separate game that starts from the resulting position.
        [pass] At move { NUMBER($number, useGrouping: 0) } “{ $text }” means that no move was made. The rest is written as a separate game.
       *[kings] “{ $text }” is not a move: kings on the centre squares tell an electronic board the result. It was left out.
    }
convert-part-ends =
    { $kind ->
        [illegal] The illegal move { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text } followed. The next game continues after it.
        [pass] No move was made here ({ $text }). The next game continues after it.
       *[kings] Kings in the centre: { $text }
    }
convert-part-begins =
    { $kind ->
        [pass] Continues the previous game; no move was made in between ({ $text }).
       *[illegal] Continues the previous game after the illegal move { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }.
    }
convert-partly = { $place }: the game was written up to this place. The rest of its text is a comment there.
convert-not-whole = { $place }: some of this game’s tags, comments or glyphs are missing from the output.
convert-rejected =
    { $count ->
        [one] The source of one game was written to { $file }.
       *[other] The sources of { $count } games were written to { $file }.
    }
convert-not-applied =
    { $count ->
        [one] { $file }: one change of the patch does not fit and was not made.
       *[other] { $file }: { $count } changes of the patch do not fit and were not made.
    }
convert-left-out =
    { $count ->
        [one] One game was left out.
       *[other] { $count } games were left out.
    }

# The server.
serve-open = Open { $address }
serve-others = Other devices on this network: { $address }
serve-metrics = Prometheus metrics: { $address }
serve-stopped = All clocks have been stopped.
serve-backed-up = The store was copied to { $file }.
admin-link = The arbiter’s new link: { $link }
admin-closed = { $count ->
    [one] One game was closed.
   *[other] { $count } games were closed.
}
admin-archived = { $count ->
    [one] One entry was written to { $file }.
   *[other] { $count } entries were written to { $file }.
}
admin-deleted = { $count ->
    [one] One game record was deleted.
   *[other] { $count } game records were deleted.
}
admin-anonymised = { $count ->
    [0] No person with this name or number was found.
    [one] The person was removed from one game record.
   *[other] The person was removed from { $count } game records.
}
admin-invited = { $name } can set up games with this link: { $link }
admin-uninvited = The invitation has been withdrawn.
check-fine = No changes found: { $streams ->
        [one] one journal
       *[other] { $streams } journals
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
check-entry = { $journal }: the record has been changed from entry { $version } on.
check-end = { $journal }: entries are missing at the end, or the end has been changed.
check-name = { $journal }: a text stored with an entry has been changed.
check-missing = { $journal }: this game of a competition is missing, and no administrator deleted it.
check-loose = { $journal }: this record was saved by an earlier version and cannot be checked.
check-found = { $place } ({ $written }): { $times ->
        [one] once
       *[other] { $times } times
    }
check-not-found = No person with this name or number was found.
forgotten-again = { $count ->
        [0] The store contained nothing that had been erased.
        [one] Erased data was removed again from one game record.
       *[other] Erased data was removed again from { $count } game records.
    }
copy-done = Copied and verified: { $streams ->
        [one] one journal
       *[other] { $streams } journals
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
protocol-no-act = No act matches “{ $word }”. { $command } lists all acts.

# Errors in a value on the command line or in a configuration file.
wrong-choice = must be one of { $known }
wrong-metrics = must be a port such as 9464, or an address with a port such as 10.0.0.5:9464
wrong-engine = must be NAME=PROGRAM
wrong-shard = must be I/N, with I from 1 to N
wrong-number = must be a whole number
wrong-range = must be a whole number from { $from } to { $to }
wrong-minimum = must be a whole number, at least { $from }
wrong-too-large = is too large
wrong-address = must be an address with a port, such as 127.0.0.1:8064
database-scid = This is a Scid database, not PGN. Open it in Scid and export its games as PGN. Then use the exported file.
database-chessbase = This is a ChessBase file, not PGN. Open it in ChessBase and save its games as a PGN database. Then use that file.
wrong-config-value = { $name }: must be a text, a number, true or false
wrong-config-key = { $name }: there is no such option.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $near }”?
    }

## Errors of the operating system, after a file name or an address

system-not-found = file not found
system-permission-denied = permission denied
system-already-exists = the file already exists
system-is-a-folder = this is a folder, not a file
system-not-a-folder = a part of this path is not a folder
system-disk-full = the disk is full
system-read-only = the disk is read-only
system-address-in-use = another program uses this address
system-address-not-available = this computer does not have this address
system-connection-refused = no server answers at this address

## touchmove-answers: an incident in a hall

hall-milder-penalty = The event’s rules may set a milder penalty. If they do, select it under “Event”.
