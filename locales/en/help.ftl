# Help texts of the command line: a message for each command, an attribute for each argument and
# option; .more is the additional text of --help. UPDATE=1 cargo test -p touchmove-cli --bin touchmove help
# generates this file for translators from the doc comments of crates/cli/src/args.rs.

help = The FIDE Laws of Chess, executable: judge what happened at a board, audit PGN files, examine positions
    .lang = The language of the output: en, el, fi or ar; by default the language that LC_ALL, LC_MESSAGES or LANG names, or English
help-judge = Replay protocols of games and print every ruling with its article
    .more =
        A protocol is a text file: PGN tag pairs ([Laws "FIDE 2023"] is required), an empty line, then one event on each line: `0:00:04 White plays e4`.

        Exit status: 0 judged, 1 --check found a difference, 2 a file could not be read.
    .files = The protocols; with - or none, standard input is read
    .json = Print a line of JSON for each edition
    .why = Explain each ruling: the fault of a move, the other facts that counted, and the article; with --json, print the rule and its facts as data
    .schema = Print the JSON schema of what --why adds to --json, and exit
    .check = Compare with the file's `=>` lines and print only what differs
    .pgn = Print the game as PGN: moves and clock times, with all other events and rulings in comments
    .laws = Judge under this edition instead of the editions that the file names
help-ask = Ask what the Laws say about an incident at a board without a record of the moves
    .more =
        For events with wooden boards: `touchmove ask illegal move by White` asks the questions it needs, and then says what to do. With all facts in one line, as in `touchmove ask "illegal move by White (not legal, not answered)"`, the command asks nothing. Without words it lists the possible reports.

        Exit status: 0 ruled, 1 a fact is missing and standard input is not a terminal, 2 the words could not be read.
    .words = The incident: a report as in a protocol, with or without `Arbiter reports`
    .laws = The edition of the Laws
    .time-control = The time control in short form: 90+30, 40/90+30, 30+30, W5-B4
    .limited = Rapid or blitz without full supervision (A.5, B.3 apply)
    .tag = Another tag of a protocol, such as `DefaultTime=0:15:00`
    .json = Print JSON
help-protocol = List every act of a protocol with its meaning
    .word = List only acts related to this word: draw, clock, proposes
help-laws = Show what an article says, who decides it, what has changed, and its cases
    .more =
        Without an article, the command lists the chapters of the edition. Give a chapter (7, A, GI) to list its articles. --diff compares two editions, provision by provision.

        Exit status: 0 shown, 2 there is no such article or edition.
    .article = An article or a chapter as the edition numbers it (7.5.5, 7, A.4), or what happened, in your own words: phone rings
    .edition = The edition, in full or in part: "FIDE 2023", 2014
    .table = Print the whole table: every article, who decides it, its title and its provisions
    .glossary = Explain the terms of the Laws: all of them, or those that match your words
    .diff = Show what differs between two editions
    .json = Print JSON
help-book = Read the book of the Laws: every article of an edition, in Markdown
    .more =
        For each article, the book has the requirement, the decider, the changes since the previous edition, the consequences, and the cases. With an article or a chapter (7.5.5, 7, A), the command shows the cases in full, with every ruling.

        Exit status: 0 shown, 2 there is no such article or edition.
    .article = An article or a chapter as the edition numbers it; by default the whole edition
    .edition = The edition, in full or in part: "FIDE 2023", 2014
    .find = List the articles and cases that match these words, the best match first
    .epub = Write the whole edition as an EPUB, for any book reader
help-audit = Audit the games of PGN files against the Laws
    .more =
        Reads PGN, plain or compressed with gzip, zstd, bzip2 or xz, and the members of ZIP files. Finds unreadable text, illegal moves, play after the end, and results that contradict the end. Also finds losses against an opponent who could not checkmate, incorrect descriptions of the end, impossible clock times, and draws that could have been claimed. --kinds lists all kinds of findings. After an illegal move that is physically possible, the rest of the game is examined too.

        Exit status: 0 no finding at the level of --fail-on, 1 findings, 2 a file could not be read.
    .files = PGN files, compressed or not; with - or none, standard input is read
    .json = Print a line of JSON for each game
    .laws = Judge under this edition instead of the edition in force when the game was played
    .strict = Also report slips of the PGN format that lose no information
    .threads = Number of threads; by default as many as the machine has
    .only = Report only these kinds of findings: illegal-move, claim-*
    .ignore = Omit these kinds of findings
    .fail-on = Exit with status 1 if a finding has at least this level
    .config = A TOML file with these options by name, such as ignore = ["claim-*"]; the command line takes precedence
    .kinds = List the kinds of findings with their levels, and exit
    .schema = Print the JSON schema of a line of --json, and exit
    .csv = Print a table of findings as comma-separated values
    .games-with = Write the games with such findings to --output, unchanged
    .output = The file that --games-with writes to
    .parquet = Write findings and counts as Parquet files into this folder
    .html = Write a report with boards, for a browser
    .fix = Write the repairs of damaged records as a patch; after a review, convert --apply makes them
    .baseline = Report only findings that are not in this file; the first run creates it
    .by = Also count games and findings for each event or file
    .resume = Record progress in this file, and resume from it the next time
    .shard = Audit only this part of the games: 1/4, 2/4, 3/4 and 4/4 together are all of them
help-convert = Read games in the letters of any language and write them in another
    .more =
        Reads PGN, packed or not, and scoresheets as players type them: moves with or without numbers and tags. Notations: English, Greek (both kinds of files), Finnish, Arabic, German, French, Dutch, Spanish, Russian, Polish, Hungarian, Czech and figurines. The command also reads the words announced to blind players, in German, English, Finnish or Greek. The language is detected from all moves of a game; a game may have two languages. Comments, tags, variations and glyphs are kept. A move that cannot be read is reported with possible readings. Its game is written up to this move, with the rest of its text as a comment. The command compares each game of its output with the source.

        The command also normalises PGN, so that other programs can read the output completely. A game that continues after an illegal move is written in parts, each from the position after that move, with a comment at the break.

        Exit status: 0 all converted, 1 something in a game could not be converted as it is, or the game contains an illegal move, 2 a file could not be read.
    .files = The games; with - or none, standard input is read
    .notation = The notation to write: en, el (files α to θ), el-latin (files a to h), fi, ar, de, fr, nl, es, ru, pl, hu, cs, figurines, spoken (German words), spoken-en, spoken-fi or spoken-el
    .from = The notation to read, instead of the detected one
    .form = The form of the moves, independent of the notation
    .rejects = Write the source of each game that is not converted as it is to this file
    .apply = Carry out the repairs of a patch from audit --fix while reading
help-position = Examine a position: side to move, check, mate, stalemate, legal moves
    .more = Exit status: 0 examined; 1 the move of --why or the position of --legal is illegal, or --mate found no answer; 2 the position or the move could not be read.
    .fen = The position as FEN, X-FEN or Shredder-FEN, quoted or not
    .chess960 = Instead of a position, the Chess960 starting position with this number, 0 to 959; 518 is ordinary chess
    .why = Say why this move (e2e5, or SAN) is illegal, or that it is legal
    .legal = Say whether the position can arise from the initial position, with a game that leads to it or the reason why no game does
    .mate = Say for each player whether any series of legal moves can still checkmate the opponent, with the moves or a checked proof, and whether the position is dead
    .budget = Maximum number of positions that --mate searches for each player
    .laws = The edition whose articles are cited
    .json = Print JSON
help-perft = Count the sequences of legal moves of a length
    .depth = The number of moves
    .fen = The position to start from; by default the initial position
    .chess960 = Write castling as king takes rook, as Chess960 programs do
    .divide = Print the count for each first move
help-broadcast = Send the games of a round to a broadcast
help-broadcast-push = Push the games of a PGN file or address to a round of a Lichess broadcast, whenever they change
    .more =
        The round must have no source of its own. The token needs the permission `study:write`; it is read from a file or from LICHESS_TOKEN, and shown nowhere. If the competition requires a seat, its secret is read from TOUCHMOVE_SECRET.

        Temporary failures are retried with increasing pauses. A refused round ends the command.

        Exit status: 0 pushed with --once, 1 some games were refused or the retries were used up, 2 the round, the token or the games were refused.
    .games = The games: a PGN file, or the address of a PGN file, such as http://localhost:8080/api/competitions/ID/pgn?round=3
    .round = The round's name in Lichess's addresses: its last eight letters
    .token-file = A file that contains only the token
    .server = The broadcast server
    .every = Seconds between two checks for changes
    .once = Push once, and exit
help-serve = Run a server for players, arbiters and spectators
    .more =
        Prints the address to open. Everything is stored in one SQLite file, or in PostgreSQL, which several servers can share. Ctrl-C stops and records all clocks, and then stops the server.

        Exit status: 0 stopped, 2 the store or the address could not be used.
    .config = A TOML file that sets these options by name, as in listen = "0.0.0.0:443"; the command line overrides it
    .tls-certificate = The server's certificate with its chain, in PEM; with it, the server speaks TLS
    .tls-key = The certificate's key, in PEM
    .trusted-proxies = A proxy in front of the server, as an address or a network (10.0.0.0/8): the server trusts its X-Forwarded-For
    .prefix = The prefix of every path, for a proxy that also serves other sites: /chess
    .url = The address at which players reach the server, for links, slips and QR codes; by default the machine's own address
    .hosts = Another host name of the server, such as chess.local, in addition to its addresses, this machine's names and the name in --url; may be repeated
    .metrics = Serve Prometheus metrics at /metrics of this address, which should not be public; with a port alone, on this machine only
    .listen = The address and port to listen on
    .store = The store: an SQLite file, postgres://USER:PASSWORD@HOST/DATABASE, or memory
    .key = The file with the key to sealed moves, created if it does not exist; keep it apart from backups of the store
    .engines = A UCI engine that may take a seat; by default Stockfish, if it is installed
    .create = People who may create games: open (all people), here (people at this machine), password (with the password), or invited (with an invitation); by default open if the server listens to this machine only and trusts no proxy, otherwise here
    .password-file = The file with the password for --create password
    .keep-days = Delete games and competitions after this many days without activity
    .keep-names-days = Remove the names from games and competitions after this many days without activity
    .admin-socket = The socket that `touchmove admin` talks to; by default a socket beside the key
    .push-services = Another push service for notifications to closed pages, in addition to those of Chrome, Firefox, Safari and Edge; with a port unless the port is 443
    .open = Open the page in this machine's browser
    .access-log = Log every request: address, method, path, status and time, but no secrets
    .json = Log in lines of JSON
    .no-limits = Do not limit how many requests an address may make
help-backup = Copy a store to a new file while a server uses it
    .more = Exit status: 0 copied, 2 it could not be copied.
    .to = The new file
    .store = The SQLite file that the server uses
help-copy = Copy a store to another place: from a file to PostgreSQL, or back
    .more =
        No server may be using either store, and the new store must be empty. Afterwards both stores are read and compared.

        Exit status: 0 copied, 1 the copy or the store was changed, 2 it could not be copied.
    .from = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .to = The new place
    .key = The key file that belongs to the store
help-check = Check whether a store's journals have been tampered with
    .more =
        Each journal is chained under the server's key. Changing, removing or inserting an entry without this key breaks the chain. A server may be using the store.

        Exit status: 0 unchanged, 1 changed, 2 it could not be read.
    .store = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .key = The key file that belongs to the store
    .forgotten = Search for this person instead, by name or FIDE number: in journals, in the bytes of the store's files, and in the files of --within
    .within = More files to search: backups, archives, exports
help-forgotten = Repeat earlier erasures in a store that was restored from a backup
    .more =
        The server keeps a list of all erasures beside its key and applies it at startup; `touchmove backup` writes such a list beside the backup. No server may be using the store.

        Exit status: 0 done, 2 it could not be done.
    .store = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .list = The list: the file with the ending .forgotten
    .key = The key file that belongs to the store
help-admin = Administer the games of a server on this machine
    .more =
        Connects to the server through a socket beside the server's key. Only the socket's owner can open it: run the command as the server's user.

        Exit status: 0 done, 2 it could not be done.
    .socket = The server's socket; by default the socket beside the key
    .key = The server's key file
help-admin-metrics = Print the server's metrics in Prometheus format
help-admin-list = List games and competitions: name, kind, competition, whether open, the day of the last change, the players
help-admin-link = Make a new link for an arbiter who has lost the old one
    .id = The game or the competition
help-admin-close = Close a game, or a competition with all its games, so that it accepts no more events
    .id = The game or the competition
help-admin-archive = Write everything on record about a game or a competition to a new file
    .id = The game or the competition
    .file = The new file: a line of JSON for each entry
help-admin-delete = Delete a game, or a competition with all its games, for good
    .id = The game or the competition
    .yes = Confirm the deletion
help-admin-anonymise = Remove a person from all journals, for good: names, numbers, ratings, mentions
    .name = The name in any spelling, or the FIDE number
help-admin-invite = Create an invitation: a link for setting up games
    .name = The recipient
    .days = Number of days for which the invitation is valid
help-admin-invitations = List the invitations: number, last day, recipient
help-admin-uninvite = Withdraw an invitation
    .id = The number of the invitation
help-mcp = Serve assistants with tools over the Model Context Protocol
    .more =
        For programs such as chat assistants, which start the command and communicate over standard input and output. The tools are judge, laws, position and audit, and each ruling has its article. The command stores nothing, reads no files and uses no network.

        Exit status: 0 the client has disconnected, 2 the client did not speak the protocol.
help-completions = Print completions for a shell
    .shell = The shell
help-man = Print the man page, or write one for each command into a folder
    .dir = The folder; by default only the main page is printed, to standard output
