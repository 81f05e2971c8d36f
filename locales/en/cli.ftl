# What the command line says beside rulings and articles.

## touchmove judge
## $result: the score; $end: what ended the game, empty while it goes on.

judge-edition = --- { NAME($edition) } ---
judge-ruling = { $ruling } [{ $articles }]
judge-why = Why: { $why }
judge-result = Result: { $result }
judge-result-with-end = Result: { $result } ({ $end })

## touchmove position, --why
## $asked: the move as it was asked about.

position-legal = { $asked } is legal: { $move }, { $san }
position-illegal = { $asked } is illegal under { NAME($laws) }:

## touchmove position: what stands at the left, and the state of the game

position-unreadable = No position: { NAME($field) } cannot be read at character { $column }. (For programmers: { $why })
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
## $player: whose men or pawns are spoken of; $opponent: the other one.

position-can-arise =
    { $count ->
        [0] Legal: it is the initial position.
        [one] Legal, after { $game }.
       *[other] Legal, after { $game }.
    }
position-may-arise = Undecided: neither a game that leads to it was found nor a reason why there can be none.
position-impossible-start = No game leads to this position; it can be played from all the same. { $reason }
# $problem: a sentence of problems.ftl.
position-problem-shows = Illegal: { $problem }
position-too-many-promotions =
    Illegal: { $promoted ->
        [one] one of { NAME($player, form: "owner") } men
       *[other] at least { $promoted } of { NAME($player, form: "owner") } men
    } must have been promoted, because there are too many of a kind or they cannot have left their first squares, but { $missing ->
        [0] no pawn is missing.
        [one] only one pawn is missing.
       *[other] only { $missing } pawns are missing.
    }
position-too-many-captures =
    Illegal: to stand where they stand, and to be promoted, { NAME($player, form: "owner") } pawns need at least { $needed ->
        [one] one capture
       *[other] { $needed } captures
    }, but { NAME($opponent) } has lost { $lost ->
        [0] nothing.
        [one] only one man.
       *[other] only { $lost } men.
    }
position-no-way-for-pawns = Illegal: { NAME($player, form: "owner") } pawns cannot have come to where they stand, or been promoted, by any captures.
position-too-many-files-opened =
    Illegal: on { $opened ->
        [one] one file
       *[other] { $opened } files
    } no white pawn faces a black one any more. On each of them a pawn must have captured or been captured, but the missing men account for { $accounted ->
        [0] none.
        [one] only one.
       *[other] only { $accounted }.
    }
position-different-first-ranks = Illegal: both players begin with the same first rank, and the kings and rooks that may still castle cannot have begun like that.
position-no-last-move = Illegal: { NAME($player) } cannot have made the last move.

## touchmove position, --mate: below the sentence of mate.ftl that answers
## $player: who is to mate; $line: moves with their numbers.

position-mate-line = { $line } (replayed and checked)
# After the sentence that says how many moves suffice.
position-mate-shortest = There is no quicker one.
position-mate-given = The mate is on the board (checked).
position-mate-undecided =
    { $budget ->
        [one] One position was allowed; --budget allows more.
       *[other] { $budget } positions were allowed; --budget allows more.
    }
position-mate-rejected = Whether { NAME($player) } can still checkmate is not known: what was found did not pass the check.
position-proof-no-king = Proof: the board itself (checked).
position-proof-material = Proof: a theorem on the pieces that are left (checked).
# $men men, each with the squares it can ever stand on, $squares in all.
position-proof-walls = Proof: for each of the { $men } men the squares that it can ever stand on, { $squares } in all (checked).
position-proof-bishops-anywhere =
    { $positions ->
        [one] Proof: one position of the other pieces, wherever the bishops are (checked).
       *[other] Proof: { $positions } positions of the other pieces, wherever the bishops are (checked).
    }
# $positions in all, in $groups groups.
position-proof-roaming = Proof: an enumeration of { $positions } positions in { $groups } groups; those of one group differ only in where one king stands (checked).
# $positions that can be reached; $walls of them were not followed further,
# because no piece gets through there.
position-proof-exhausted =
    { $positions ->
        [one] Proof: an enumeration of one position
       *[other] Proof: an enumeration of { $positions } positions
    }{ $walls ->
        [0] { "" } (checked).
        [one] , of which one has walls that hold (checked).
       *[other] , of which { $walls } have walls that hold (checked).
    }
position-dead = The position is dead: neither player can checkmate, and the game is drawn. [{ $article }]
position-not-dead = The position is not dead.
position-dead-undecided = It is not decided whether the position is dead.

## touchmove perft

perft-speed = { $seconds } s, { $millions } million a second

## touchmove judge, under a question to the arbiter
## $option: the arbiter's event, as a protocol writes it.

judge-option = { $option }: { $consequence }
judge-recommended = Recommended: { $option }. { $because }

## touchmove laws
## $standing, $was, $is: who decides, as the tables name it.

laws-contents = { NAME($edition) }, chapter by chapter:
laws-chapter =
    { $articles ->
        [one] { $chapter }: one article
       *[other] { $chapter }: { $articles } articles
    } ({ $decided } decided by the software, { $arbiter } by the arbiter, { $recorded } on record, { $text } text{ $left-out ->
        [0] { "" }
       *[other] , { $left-out } replaced
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } to be done
    })
laws-articles = { NAME($edition) }:
laws-line =
    { $article } ({ $standing ->
        [decided] decided
        [arbiter] the arbiter
        [recorded] on record
        [pending] to be done
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
        [decided] The software decides it.
        [arbiter] The arbiter decides it; the software names the lawful options.
        [recorded] It is kept on record.
        [pending] Nobody decides it yet ({ NAME($reason) }).
        [left-out] It does not apply ({ NAME($reason) }).
       *[text] There is nothing to decide: a heading, a definition, or the organisation of an event.
    }
laws-provision =
    { $has-rule ->
        [0] Provision: { $provision }
       *[other] Provision: { $provision }, decided by the rule { $rule }
    }
laws-cases =
    { $count ->
        [0] No case cites it.
        [one] One case:
       *[other] { $count } cases:
    }
laws-case = { "  " }{ $title } ({ $file })
laws-more-cases = { "  " }and { $count } more
laws-no-term = “{ $wanted }” is not among the terms of the Laws here. Without a word, all of them are listed.
laws-term = { $term }: { $means } ({ $articles })
laws-change =
    { $kind ->
        [new] New in { NAME($edition) } ({ $to }): { $title }. { $now }
        [gone] Gone since { NAME($older) } ({ $from }): { $title }. { $before }
        [outcome] Changed since { NAME($older) } ({ $from }, now { $to }): { $title }. Before: { $before } Now: { $now }
        [standing] Who decides has changed since { NAME($older) } ({ $from }, now { $to }): { $title }.
       *[number] Only the number has changed since { NAME($older) } ({ $from }, now { $to }): { $title }.
    }
laws-diff = From { NAME($older) } to { NAME($edition) }: { $new } new, { $gone } gone, { $outcome } changed, { $standing } decided by somebody else, { $number } only renumbered.
laws-no-edition = There is no edition “{ $name }”. There are: { $near }.
laws-printed-elsewhere = In FIDE’s other printing of this edition it is numbered { $there }.
laws-printed-here = What is { $there } in FIDE’s other printing of this edition is { $here } here.
laws-no-article =
    There is no article { $number } in { NAME($edition) }. Near it: { $near }.{ $others ->
        [0] { "" }
       *[other] { " " }It is in { $elsewhere }.
    }

# The book of the Laws, in Markdown.
book-title = The Laws of Chess: { NAME($edition) }
book-glossary = The terms of the Laws
book-about = What every article asks for in our words, who decides it, what has changed since the edition before, what it leads to, and the cases that show it. It does not replace the text of the Laws.
book-article = { $article } { $title }
book-changed = What has changed
book-brings-about = What it leads to, for example
book-example = { $ruling } ({ $case })
book-cases = Cases
book-found =
    { $count ->
        [0] No article of { NAME($edition) } is about these words.
        [one] One article of { NAME($edition) } is about this:
       *[other] { $count } articles of { NAME($edition) } are about this, the likeliest first:
    }

## touchmove convert
## $place: the file, the line and the column; $text: a move as it is written;
## $notation, $notations: as convert-notation says; $moves, $readings: lists.

convert-notation =
    { $code ->
        [en] English
        [el] Greek
        [el-latin] Greek with the files a to h
        [fi] Finnish
        [ar] Arabic
        [de] German
        [fr] French
        [nl] Dutch
        [es] Spanish
        [ru] Russian
        [figurines] figurines
        [spoken-en] announced in English words
        [spoken-fi] announced in Finnish words
        [spoken-el] announced in Greek words
       *[spoken] announced in German words
    }
convert-unreadable =
    { $why ->
        [illegal] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, is not a legal move ({ $notation }).
        [ambiguous] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, could be several moves ({ $notation }).
       *[unreadable] { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, is not a move ({ $notation }).
    }
convert-candidates = It could have been: { $moves }.
convert-no-candidates = No legal move is written anything like it.
convert-misnumbered = The number before it is { $found } where { $expected } was expected: a move may be missing, or written twice.
convert-clash = { $place }: { NAME($player, form: "owner") } move { $number }, “{ $text }”, is read differently in several languages, and every move of the game is legal in each: { $readings }. { $option } says which one it is.
convert-reading = { $move } ({ $notations })
convert-lookalikes = { $place }: some letters were read as letters that they look like ({ $notation }).
convert-mixed = { $place }: the game is written in two languages ({ $notation }).
convert-no-start = { $place }: the position that the game begins from is not known. (For programmers: { $why })
convert-no-moves = { $file }: there are no moves in it.
convert-problem = { $place }: { $problem }
# A game that a record goes on with after an illegal move is written in parts.
convert-break =
    { $place }: { $kind ->
        [illegal] { NAME($player, form: "owner") } move { NUMBER($number, useGrouping: 0) }, “{ $text }”, is illegal; the game goes on after it as a game of its own, from the position that it led to.
        [pass] At move { NUMBER($number, useGrouping: 0) } “{ $text }” stands for a move that was not made; the game goes on after it as a game of its own.
       *[kings] “{ $text }” is no move: kings on the centre squares tell an electronic board the result. It was left out.
    }
convert-part-ends =
    { $kind ->
        [illegal] The illegal move { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text } followed; the next game goes on after it.
        [pass] No move was made here ({ $text }); the next game goes on after it.
       *[kings] Kings in the centre: { $text }
    }
convert-part-begins =
    { $kind ->
        [pass] The game before this one goes on; no move was made in between ({ $text }).
       *[illegal] The game before this one goes on after the illegal move { NUMBER($number, useGrouping: 0) }{ $player ->
            [white] .
           *[black] ...
        } { $text }.
    }
convert-left-out =
    { $count ->
        [one] One game was left out.
       *[other] { $count } games were left out.
    }

# The server.
serve-open = Open { $address }
serve-others = Others in the room open { $address }
serve-metrics = Figures for Prometheus are at { $address }
serve-stopped = All clocks have been stopped.
serve-backed-up = The store has been copied to { $file }.
admin-link = The arbiter’s new link: { $link }
admin-closed = { $count ->
    [one] One game has been closed.
   *[other] { $count } games have been closed.
}
admin-archived = { $count ->
    [one] One entry has been written to { $file }.
   *[other] { $count } entries have been written to { $file }.
}
admin-deleted = { $count ->
    [one] One journal has been deleted.
   *[other] { $count } journals have been deleted.
}
admin-anonymised = { $count ->
    [0] Nobody of this name or number is on record.
    [one] The person has been taken out of one journal.
   *[other] The person has been taken out of { $count } journals.
}
admin-invited = { $name } can set up games with this link: { $link }
admin-uninvited = The invitation has been taken back.
check-fine = Everything is as it was written: { $streams ->
        [one] one journal
       *[other] { $streams } journals
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
check-entry = { $journal }: from entry { $version } on it is not what was written.
check-end = { $journal }: entries are missing after the last one, or the end has been changed.
check-name = { $journal }: a text beside an entry is not the one that was written.
check-missing = { $journal }: this game of a competition is gone, and no administrator has deleted it.
check-loose = { $journal }: this journal is from an earlier version and cannot be checked.
check-found = { $place } ({ $written }): { $times ->
        [one] once
       *[other] { $times } times
    }
check-not-found = Nobody of this name or number is to be found.
forgotten-again = { $count ->
        [0] Nothing in the store had been forgotten.
        [one] One journal had what was forgotten; it is taken out again.
       *[other] { $count } journals had what was forgotten; it is taken out again.
    }
copy-done = Copied and compared: { $streams ->
        [one] one journal
       *[other] { $streams } journals
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
protocol-no-act = No act has to do with “{ $word }”. { $command } lists all of them.

# What is wrong with a value on the command line, or in a file that stands for it.
wrong-choice = one of { $known } expected
wrong-metrics = A port such as 9464, or an address with its port such as 10.0.0.5:9464, expected
wrong-engine = NAME=PROGRAM expected
wrong-shard = I/N expected, I from 1 to N
wrong-config-value = { $name }: a text, a number, true or false expected

## touchmove-answers: an incident in a hall

hall-milder-penalty = The rules of an event may set a milder penalty. If those of this event do, say so under “The event”.
