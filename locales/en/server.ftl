# What is wrong with a request to the server: a title, and what would be right.

problem-no-such-address = There is no such address
    .detail = There is nothing at this address. /openapi.json lists what there is.
problem-no-such-method = This method is not accepted
    .detail = This address does not accept that method. /openapi.json says what it accepts.
problem-no-such-game = There is no such game
    .detail = No game is called “{ $id }” here. Check the link.
problem-no-such-event = There is no such event
    .detail = Nothing in this game that you may see has the number { $version }.
problem-no-such-competition = There is no such competition
    .detail = No competition is called “{ $id }” here. Check the link.
problem-no-such-seat = There is no such seat
    .detail = This board has no seat “{ $seat }”.
problem-unreadable = The request cannot be read
    .detail = It is not as /openapi.json describes it. (For programmers: { $why })
problem-no-event = This cannot be read as an event
    .detail = “{ $event }” cannot be read from character { $column } on. (In the words of the protocol: { $why })
problem-no-act = This cannot be read as an act
    .detail = In { $event }: { $why }.
problem-impossible = This cannot have happened at this board
    .detail = “{ $event }”: { $reason ->
        [no-piece] no piece stands on { $about }.
        [no-king] there is no king to castle with.
        [adjourned] the game is adjourned.
        [recorded] moves are recorded here; write down what was seen.
        [unrecorded] nobody records this game; let the arbiter report what has happened.
        [too-early] the arbiter has not started the game yet.
        [no-move] “{ $about }” is no move.
        [ambiguous] several moves are written “{ $about }”.
       *[unclear] nobody can tell which piece “{ $about }” means. Write the square that it leaves and the square that it goes to, as e2e4.
    }
problem-nothing-to-do = There is nothing to do
    .detail = “{ $event }”: { $why } It is not on record; write a note if it should be.
problem-nothing-entered = Nothing was entered
    .detail = No result has been entered at board { $number }, so there is none to take back.
problem-arbiter-awaited = An arbiter is awaited there
    .detail = At board { $number } the players are waiting for a decision. Go there, decide, and start that clock by itself.
problem-has-begun = The game has begun
    .detail = The game at board { $number } has begun. Names can still be put right; for anything else, decide at the board.
problem-no-setup = A game cannot be set up like this
    .detail = Something in its tags or regulations is wrong. (In the words of the protocol: { $why })
problem-no-position = This is no position
    .detail = A position is written in FEN, from the eighth rank to the first, as 4k3/8/8/8/8/8/8/4K2R w K - 0 1. (For programmers: { $why })
problem-no-move = This is no move
    .detail = “{ $move }” is not a move in this position. Write it as Nf3, or with both squares as g1f3.
problem-no-promotion = What the pawn becomes is missing
    .detail = “{ $move }” does not say what the pawn becomes. Write the piece as well, as one of: { $written }.
problem-several-moves = Several moves are written like that
    .detail = “{ $move }” can be the move of more than one piece. Write which one leaves, as one of: { $written }.
problem-hidden-sign = There is a character that cannot be seen
    .detail = In “{ $field }”, character number { $at } ({ $sign }) { $kind ->
        [control] is a line break or a control character. Write the text on one line.
        [direction] changes the direction of the text, so that others would read something else. Write the text again without it.
       *[invisible] cannot be seen, so that two texts would look the same. Write the text again without it.
    }
problem-too-much = Too much
    .detail = { $what ->
        [engines] All computer opponents of this server are playing. Try again later.
        [name] A name has at least one letter and at most { $most }.
        [event] An event has at most { $most } characters.
        [key] A key has at most { $most } characters.
        [note] A note has at most { $most } characters.
        [endpoint] The address of a push service has at most { $most } characters.
        [subscriptions] At most { $most } devices are told of the calls of a competition.
        [notes] A competition has at most { $most } notes.
        [body] A request has at most { $most }.
        [file] This file holds more than a list of players can. Save the list anew in your pairing program, as a tournament file (TRF), .xlsx or CSV, and send that.
        [seals] A sealed move has at most { $most } characters.
        [events] A game has at most { $most } events.
        [boards] A competition has at most { $most } boards.
        [tags] A game has at most { $most } tags.
        [tag] A tag has at most { $most } characters.
        [chess960] The positions of Chess960 have the numbers 0 to { $most }.
        [delay] Spectators may be at most { $most } seconds behind.
       *[other] { $what }: at most { $most }.
    }
problem-wrong-secret = This link opens no seat
    .detail = The link has been replaced, or is not complete. Ask the arbiter for a new one.
problem-still-played = The game is still being played
    .detail = Its record is shown once it is over. Until then only the arbiter has it, and spectators who watch with a delay or have a seat.
problem-no-secret = Who are you?
    .detail = Only somebody who has a seat may say what happens. Send its secret as “Authorization: Bearer …”.
problem-no-leave = Not everybody may set up games here
    .detail = Open the link with which the administrator has invited you, or send the password, as “Authorization: Bearer …”.
problem-closed = This has been closed
    .detail = The administrator has closed it. What has happened stays on record, and nothing more can happen.
problem-gone = This is gone
    .detail = “{ $id }” was deleted by the administrator. What happened there is not kept any more.
problem-not-yours = Not from this seat
    .detail = “{ $event }” is not for this seat to say: { $seat ->
        [white] it is White’s.
        [black] it is Black’s.
        [both] it is the players’.
        [arbiter] it is the arbiter’s.
        [assistant_of_white] it is that of White’s assistant.
        [assistant_of_black] it is that of Black’s assistant.
       *[spectator] it is a spectator’s.
    }
problem-only-the-arbiter = Only the arbiter may do this
    .detail = An arbiter's seat is needed.
problem-board-taken = This number is taken
    .detail = There is a board { $number } already. Choose another number, or leave it out.
problem-last-arbiter = The last arbiter stays
    .detail = Nobody could decide at the board any more, and no link could be given out again. Give out a seat to another arbiter first.
problem-foreign-push-service = Messages are not sent there
    .detail = “{ $host }” is not the push service of a browser that is known here. Whoever runs this server can allow it with --push-service.
problem-no-spectators = Spectators are not admitted
    .detail = Only somebody who has a seat may watch this game.
problem-conflict = Something else happened first
    .detail = Others were quicker several times. Look at the board and try again.
problem-envelope-closed = The envelope cannot be opened
    .detail = This server does not have the key that the move was sealed under. If nobody has it, the envelope is lost: “Arbiter reports the envelope lost”.
problem-unknown-host = This server is not “{ $host }”
    .detail = Open it at { $own }, at the address of its links, or by the address of the machine. Whoever runs it allows another name with --host NAME, or with --url.
problem-foreign-page = A page of another site asks for this
    .detail = The page is at { $origin }. Only pages of this server may change anything: open { $own }. If this is the server's own address, whoever runs it says so with --url.
problem-used-up = What may be used of the server at a time is used up
    .detail = Try again in { $seconds } s. Moves and presses of players are still taken.
problem-too-fast = Too many requests
    .detail = Wait a moment and try again.
problem-too-slow = It took too long
    .detail = The request was not finished in time. Try again.
problem-going-down = The server is being stopped
    .detail = The clocks have been stopped. The game can be resumed when the server is back.
problem-event-full = The event is full
    .detail = This event keeps at most { $most } of tournament files, and those of earlier rounds and uploads count too. Nothing was kept of this one; the files that are there stay as they are.
problem-no-journal = The journal does not answer
    .detail = It is not known whether this was kept. Send it again with the same key: it will count only once.
problem-broken-journal = The journal of this game cannot be read
    .detail = This version of the program cannot read it. (For programmers: { $why })
problem-no-randomness = No random numbers
    .detail = The machine gives no random numbers, so no secret can be made.
problem-failed = Something failed
    .detail = That should not have happened. It has been logged.
problem-no-such-board = There is no such board
    .detail = Round { $round } has no board { $number }.
problem-no-tournament-file = No tournament file
    .detail = What was sent is no tournament file of FIDE (no line begins with 001), or none has been given for this event.
problem-not-in-file = The tournament file has no place for it
    .detail = { $why }. Give the file that the round was paired in.
