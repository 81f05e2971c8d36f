# Errors in requests to the server: a title, and a detail that says what to do.

problem-no-such-address = Not found
    .detail = There is nothing at this address. /openapi.json lists the addresses.
problem-no-such-method = Method not allowed
    .detail = This address does not accept this method. /openapi.json lists the methods.
problem-no-such-game = Game not found
    .detail = There is no game “{ $id }” on this server. Check the link.
problem-no-such-event = Event not found
    .detail = There is no event { $version } that you can see.
problem-no-such-competition = Competition not found
    .detail = There is no competition “{ $id }” on this server. Check the link.
problem-no-such-seat = Seat not found
    .detail = This board has no seat “{ $seat }”.
problem-unreadable = Invalid request
    .detail = The request does not match /openapi.json. (Details: { $why })
problem-no-event = Not understood
    .detail = “{ $event }” is not something a player or arbiter can do. Check it from character { $column } on. (Details: { $why })
problem-no-act = Not understood
    .detail = This is not an event in a game: { $event }. (Details: { $why })
problem-impossible = Not possible at this board
    .detail = “{ $event }”: { $reason ->
        [no-piece] there is no piece on { $about }.
        [no-king] there is no king to castle with.
        [adjourned] the game is adjourned.
        [recorded] the moves of this game are recorded. Write down what was seen.
        [unrecorded] the moves of this game are not recorded. Ask the arbiter to report what happened.
        [too-early] the arbiter has not started the game yet.
        [no-move] “{ $about }” is not a move.
        [ambiguous] several moves are written “{ $about }”.
       *[unclear] “{ $about }” could mean several pieces. Write both squares, for example e2e4.
    }
problem-nothing-to-do = No effect
    .detail = “{ $event }”: { $why } The event has not been recorded. If it should be, write a note.
problem-nothing-entered = No result to remove
    .detail = No result has been entered for board { $number }.
problem-arbiter-awaited = The players are waiting for an arbiter
    .detail = The players at board { $number } need a decision. Decide at that board, then start its clock separately.
problem-has-begun = The game has begun
    .detail = The game at board { $number } has begun. You can still correct names. Decide anything else at the board.
problem-no-setup = A game cannot be set up like this
    .detail = One of its settings is wrong. (Details: { $why })
problem-no-position = Not a position
    .detail = Write a position in FEN, starting with the eighth rank, for example 4k3/8/8/8/8/8/8/4K2R w K - 0 1. (Details: { $why })
problem-no-move = Not a move
    .detail = “{ $move }” is not a move in this position. Write it as Nf3, or with both squares as g1f3.
problem-no-promotion = The promotion piece is missing
    .detail = “{ $move }” does not name the new piece. Write one of: { $written }.
problem-several-moves = Ambiguous move
    .detail = Several pieces can make the move “{ $move }”. Write one of: { $written }.
problem-hidden-sign = Invisible character
    .detail = In “{ $field }”, character { $at } ({ $sign }) { $kind ->
        [control] is a line break or control character. Write the text on one line.
        [direction] changes the direction of the text, so others would read something different. Write the text again without it.
       *[invisible] is invisible, so two different texts would look the same. Write the text again without it.
    }
problem-too-much = Limit exceeded
    .detail = { $what ->
        [engines] All computer opponents of this server are busy. Try again later.
        [name] A name needs 1 to { $most } characters.
        [event] An event may have at most { $most } characters.
        [key] A key may have at most { $most } characters.
        [note] A note may have at most { $most } characters.
        [endpoint] The address of a push service may have at most { $most } characters.
        [subscriptions] At most { $most } devices can receive the calls of a competition.
        [notes] A competition may have at most { $most } notes.
        [body] A request may have at most { $most }.
        [file] The file is too large for a list of players. Save the list again in your pairing program, as a tournament file (TRF), .xlsx or CSV.
        [seals] A sealed move may have at most { $most } characters.
        [events] A game may have at most { $most } events.
        [boards] A competition may have at most { $most } boards.
        [tags] A game may have at most { $most } tags.
        [tag] A tag may have at most { $most } characters.
        [chess960] Chess960 positions are numbered 0 to { $most }.
        [delay] The delay for spectators is at most { $most } seconds.
       *[other] { $what }: at most { $most }.
    }
problem-wrong-secret = This link no longer works
    .detail = The link is incomplete or has been replaced. Ask the arbiter for a new one.
problem-still-played = The game is still in progress
    .detail = You can see the moves when the game is over. Until then only the arbiter, players and spectators with a delay can see it.
problem-no-secret = A seat is needed
    .detail = You need a seat link to do this. (API: send its secret as “Authorization: Bearer …”.)
problem-no-leave = An invitation is needed
    .detail = You need an invitation to create games here. Open the link from the administrator. (API: send the password as “Authorization: Bearer …”.)
problem-closed = Closed
    .detail = The administrator has closed this game. Its record is kept, but nothing can be added.
problem-gone = Deleted
    .detail = The administrator deleted “{ $id }”. Its record is no longer kept.
problem-not-yours = Not from your seat
    .detail = You cannot do this from your seat. “{ $event }” belongs to { $seat ->
        [white] White.
        [black] Black.
        [both] the players.
        [arbiter] the arbiter.
        [assistant_of_white] White’s assistant.
        [assistant_of_black] Black’s assistant.
       *[spectator] a spectator.
    }
problem-only-the-arbiter = Only the arbiter may do this
    .detail = You need an arbiter’s link.
problem-board-taken = Board number already used
    .detail = There is already a board { $number }. Choose another number, or leave it empty.
problem-last-arbiter = The last arbiter cannot be removed
    .detail = Without an arbiter there would be no decisions and no new links. Invite another arbiter first.
problem-foreign-push-service = Unknown push service
    .detail = “{ $host }” is not a known push service of a browser. The operator of this server can allow it with --push-service.
problem-no-spectators = Spectators are not admitted
    .detail = You need a seat to watch this game.
problem-conflict = Another person acted first
    .detail = Another person acted first. Check the board and try again.
problem-envelope-closed = The envelope cannot be opened
    .detail = This server does not have the key of the sealed move. If the key is lost, report it: “Arbiter reports the envelope lost”.
problem-unknown-host = Unknown server name “{ $host }”
    .detail = Open { $own }, the address in its links, or the machine’s own address. The operator can allow another name with --host NAME or --url.
problem-foreign-page = Request from another site
    .detail = The request came from a page at { $origin }. Only this server’s own pages may change anything: open { $own }. If that page belongs to this server, the operator must name its address with --url.
problem-used-up = Too much work for the server
    .detail = Try again in { $seconds } s. Moves and clock presses are still accepted.
problem-too-fast = Too many requests
    .detail = Wait a moment and try again.
problem-not-read = The file could not be read
    .detail = Reading the file took too much time or memory. Save the file again in the program it came from, or send less at once.
problem-no-reader = Files cannot be read at the moment
    .detail = The server could not start its file reader. This has been logged. Try again later.
problem-too-slow = Timeout
    .detail = The request took too long. Try again.
problem-going-down = The server is stopping
    .detail = The clocks are stopped. You can resume the game when the server is back.
problem-event-full = No space left for files
    .detail = An event may keep at most { $most } of tournament files, including earlier rounds and uploads. This file was not saved. The other files are unchanged.
problem-no-journal = The server cannot save
    .detail = It is not known whether the request was saved. Send the request again with the same key: it counts only once.
problem-broken-journal = The game cannot be opened
    .detail = This game was saved by another version and cannot be opened. (Details: { $why })
problem-no-randomness = No random numbers
    .detail = The machine supplies no random numbers, so links cannot be created.
problem-failed = Something went wrong
    .detail = Something went wrong, and the server has logged the error. Try again.
problem-no-such-board = Board not found
    .detail = Round { $round } has no board { $number }.
problem-no-tournament-file = Not a tournament file
    .detail = This is not a FIDE tournament file (TRF), or this event has none yet. Send the file that the pairing program saved.
problem-not-in-file = Not in the tournament file
    .detail = This player is not in the tournament file. ({ $why }) Use the file from which the round was paired.
