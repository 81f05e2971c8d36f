# What the command line says of itself: a message for each command, an attribute for each
# of its arguments and options; .more is what --help says besides. The doc comments of
# crates/cli/src/args.rs say it in English: UPDATE=1 cargo test -p touchmove-cli --bin
# touchmove help writes this file from them, for those who translate it.

help = The FIDE Laws of Chess, executable: judge what happened at a board, audit PGN files, examine positions
    .lang = The language to speak: en, el, fi or ar; without it the one that LC_ALL, LC_MESSAGES or LANG names, or English
help-judge = Replay protocols of games and print every ruling with its article
    .more =
        A protocol is a text file: PGN tag pairs ([Laws "FIDE 2023"] is required), an empty line, then one event on each line: `0:00:04 White plays e4`.

        Exit status: 0 judged, 1 --check found a difference, 2 a file could not be read.
    .files = The protocols; with - or none, standard input is read
    .json = Print a line of JSON for each edition that was judged under
    .why = Say under each ruling why it was given: what was wrong with a move, what else counted, and the article; with --json the rule and its facts as data
    .schema = Print the JSON schema of what --why adds to --json, and end
    .check = Compare with the file's `=>` lines and print only what differs
    .pgn = Print the game as PGN: its moves and clock times, with everything else that was done and ruled in comments
    .laws = Judge under this edition instead of those that the file names
help-ask = Ask what the Laws say about an incident at a board whose moves nobody has recorded
    .more =
        For a hall of wooden boards: `touchmove ask illegal move by White` asks for what the ruling depends on, one question after the other, and says what to do. Given all facts in one line, as in `touchmove ask "illegal move by White (not legal, not answered)"`, it asks nothing. Without words it lists what can be reported.

        Exit status: 0 ruled, 1 a fact is missing and there is nobody to answer, 2 the words could not be read.
    .words = What has happened: a report as in a protocol, with or without `Arbiter reports`
    .laws = The edition of the Laws
    .time-control = The time control as people write it: 90+30, 40/90+30, 30+30, W5-B4
    .limited = Rapid or blitz with too few arbiters: the Appendices apply in full
    .tag = Another tag of a protocol, such as `DefaultTime=0:15:00`
    .json = Print JSON
help-protocol = List what a protocol can say: every act, and what it means
    .word = Only the acts that have to do with this word: draw, clock, proposes
help-laws = Show what an article says, who decides it, what has changed, and its cases
    .more =
        Without an article it lists the chapters of the edition, and with a chapter (7, A, GI) its articles. --diff compares two editions, provision by provision.

        Exit status: 0 shown, 2 there is no such article or edition.
    .article = An article or a chapter as the edition numbers it (7.5.5, 7, A.4), or what happened, in your own words: phone rings
    .edition = The edition, in full or in part: "FIDE 2023", 2014
    .table = Print the whole table: every article, who decides it, its title and its provisions
    .glossary = Explain the terms of the Laws: all of them, or those that your words are about
    .diff = Show what differs between two editions
    .json = Print JSON
help-book = Read the book of the Laws: every article of an edition, in Markdown
    .more =
        It says in our words what each article asks for, who decides it, what has changed since the edition before, what it leads to, and which cases show it. With an article or a chapter (7.5.5, 7, A) it tells the cases in full, with every ruling.

        Exit status: 0 shown, 2 there is no such article or edition.
    .article = An article or a chapter as the edition numbers it; without one, all of them
    .edition = The edition, in full or in part: "FIDE 2023", 2014
    .find = List the articles and cases that these words are about, the likeliest first
    .epub = Write the whole edition as an EPUB, for any book reader
help-audit = Read PGN files and say what the Laws say about each game
    .more =
        Reads PGN, packed with gzip, zstd or bzip2 or not at all. Finds text that cannot be read, illegal moves, play that went on after the end, results that contradict the end, losses although the opponent could not have checkmated, ends that are told differently from how they were, clock times that cannot be, and draws that could have been claimed. --kinds lists them all. After an illegal move that a hand can make, the rest of the game is examined too.

        Exit status: 0 nothing as grave as --fail-on says, 1 findings, 2 a file could not be read.
    .files = PGN files, packed or not; with - or none, standard input is read
    .json = Print a line of JSON for each game
    .laws = Judge under this edition instead of the one in force when the game was played
    .strict = Report slips of the PGN format too, even where nothing was lost by them
    .threads = How many threads to use; by default as many as the machine has
    .only = Look only for these kinds of findings: illegal-move, claim-*
    .ignore = Leave out these kinds of findings
    .fail-on = End with status 1 if a finding is at least as grave as this
    .config = A TOML file with these options by name, such as ignore = ["claim-*"]; the command line takes precedence
    .kinds = List the kinds of findings with their levels, and end
    .schema = Print the JSON schema of a line of --json, and end
    .csv = Print a table of findings as comma-separated values
    .games-with = Write the games with such findings to --output, unchanged
    .output = The file that --games-with writes to
    .parquet = Write findings and counts as Parquet files into this folder
    .html = Write a report with boards, for a browser
    .by = Also count games and findings for each event or file
    .resume = Note progress in this file, and go on from there the next time
    .shard = Audit only this part of the games: 1/4, 2/4, 3/4 and 4/4 together are all of them
help-convert = Read games in the letters of any language and write them in another
    .more =
        Reads PGN, packed or not, and scoresheets as players type them: moves with or without numbers and tags, in English, Greek (both kinds of files), Finnish, Arabic, German, French, Dutch, Spanish, Russian, figurines, or the words that are announced to blind players, in German, English, Finnish or Greek. The language is found from all of a game's moves; there may be two. Comments, tags, variations and glyphs are kept. A move that cannot be read is named with what it could have been, and the game is left out.

        It is also the tool that normalises PGN: what it writes other programs read to the end. A game that goes on after an illegal move is written in parts, each from the position that the move led to, with a comment at the place.

        Exit status: 0 all converted, 1 a game could not be read or contains an illegal move, 2 a file could not be read.
    .files = The games; with - or none, standard input is read
    .notation = The notation to write: en, el (files α to θ), el-latin (files a to h), fi, ar, de, fr, nl, es, ru, figurines, spoken (German words), spoken-en, spoken-fi or spoken-el
    .from = The notation to read, instead of the one that is recognised
    .form = How moves are written, whatever the letters
help-position = Examine a position: whose move it is, check, mate, stalemate, legal moves
    .more = Exit status: 0 examined; 1 the move asked about with --why or the position asked about with --legal is illegal, or --mate found no answer; 2 the position or the move could not be read.
    .fen = The position as FEN, X-FEN or Shredder-FEN, quoted or not
    .chess960 = Instead of a position, the start position of Chess960 with this number, 0 to 959; 518 is that of ordinary chess
    .why = Say why this move (e2e5, or SAN) is illegal, or that it is legal
    .legal = Say whether the position can have arisen from the initial position: why it cannot, a game in which it does, or that neither has been shown
    .mate = Say for each player whether any series of legal moves can still checkmate the opponent, with the moves or a checked proof, and whether the position is dead
    .budget = How many positions --mate may look at for each player
    .laws = The edition whose articles are cited
    .json = Print JSON
help-perft = Count the sequences of legal moves of a length
    .depth = The number of moves
    .fen = The position to start from; by default the initial position
    .chess960 = Write castling as king takes rook, as Chess960 programs do
    .divide = Print the count for each first move
help-broadcast = Bring the games of a round to where they are broadcast
help-broadcast-push = Push the games of a PGN file or address to a round of a Lichess broadcast, whenever they change
    .more =
        The round must have no source of its own. The token needs the permission `study:write`; it is read from a file or from LICHESS_TOKEN, and shown nowhere. Where the games come from a competition that needs a seat, its secret is read from TOUCHMOVE_SECRET.

        What fails for a while is tried again, later each time; a round that is refused is not.

        Exit status: 0 pushed with --once, 1 some games were refused or it was tried too often, 2 the round, the token or the games were refused.
    .games = The games: a PGN file, or the address of one, such as http://localhost:8080/api/competitions/ID/pgn?round=3
    .round = The round's name in Lichess's addresses: its last eight letters
    .token-file = A file with nothing but the token in it
    .server = The server that broadcasts
    .every = How many seconds to wait before looking again
    .once = Push once, and end
help-serve = Run a server that holds games for players, arbiters and spectators
    .more =
        Prints the address to open. Everything is kept in one SQLite file, or in PostgreSQL, which several servers can share. Ctrl-C stops all clocks, puts that on record, and then stops the server.

        Exit status: 0 stopped, 2 the store or the address could not be used.
    .config = A TOML file that sets these options by name, as in listen = "0.0.0.0:443"; the command line overrides it
    .tls-certificate = The server's certificate with its chain, in PEM: the server then speaks TLS
    .tls-key = The certificate's key, in PEM
    .trusted-proxies = A proxy in front of the server, as an address or a network (10.0.0.0/8): its X-Forwarded-For is believed
    .prefix = What every path begins with, where a proxy serves other sites as well: /chess
    .url = The address at which players reach the server, for links, slips and QR codes; without it, the machine's own
    .hosts = Another name by which the server may be asked, such as chess.local, beside its addresses, this machine's names and the one in --url; may be repeated
    .metrics = Show figures for Prometheus at /metrics of this address, which no one else should reach; with a port alone, on this machine only
    .listen = The address and port to listen on
    .store = Where to keep everything: an SQLite file, postgres://USER:PASSWORD@HOST/DATABASE, or memory
    .key = The file with the key to sealed moves, created if it does not exist; keep it apart from backups of the store
    .engines = A UCI program that may take a seat; if none is named, Stockfish where it is found
    .create = Who may set up games: everybody (open), those at this machine (here), those who know the password (password), or those whom the administrator has invited (invited); by default, open if the server listens to this machine only and trusts no proxy, here otherwise
    .password-file = The file with the password for --create password
    .keep-days = Delete games and competitions after this many days in which nothing happens
    .keep-names-days = Remove the names from them after this many days
    .admin-socket = The socket that `touchmove admin` talks to; by default one beside the key
    .push-services = Where else notifications for closed pages may be sent than to the push services of Chrome, Firefox, Safari and Edge; with a port if it is another than 443
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
        No server may be using either of them, and the new one has to be empty. Everything is read again afterwards and compared.

        Exit status: 0 copied, 1 the copy or the store is not as it was written, 2 it could not be copied.
    .from = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .to = The new place
    .key = The key file that belongs to the store
help-check = Check whether anybody has tampered with a store's journals
    .more =
        Each journal is chained under the server's key: whatever was changed, removed or put in behind the server's back breaks the chain. A server may be using the store.

        Exit status: 0 everything is as it was written, 1 it is not, 2 it could not be read.
    .store = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .key = The key file that belongs to the store
    .forgotten = Look for this person instead, by name or FIDE number: in journals, in the bytes of the store's files, in the files of --within
    .within = More files to look into: backups, archives, exports
help-forgotten = Forget again, in a store that was restored from a backup, what was forgotten before
    .more =
        The server keeps a list of all that was forgotten beside its key and applies it when it starts; `touchmove backup` writes one beside the backup. No server may be using the store.

        Exit status: 0 done, 2 it could not be done.
    .store = The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    .list = The list: the file with the ending .forgotten
    .key = The key file that belongs to the store
help-admin = Look after the games of a server that runs on this machine
    .more =
        This talks to the server through a socket beside its key, which only the socket's owner can open: run it as the server's user.

        Exit status: 0 done, 2 it could not be done.
    .socket = The server's socket; by default the one beside the key
    .key = The server's key file
help-admin-metrics = Print the server's figures as Prometheus reads them
help-admin-list = List games and competitions: name, kind, competition, whether open, the day of the last change, the players
help-admin-link = Make a new link for an arbiter who has lost the old one
    .id = The game or the competition
help-admin-close = Close a game, or a competition with all its games, so that nothing more can happen in it
    .id = The game or the competition
help-admin-archive = Write everything on record about a game or a competition to a new file
    .id = The game or the competition
    .file = The new file: a line of JSON for each entry
help-admin-delete = Delete a game, or a competition with all its games, for good
    .id = The game or the competition
    .yes = Yes, really
help-admin-anonymise = Remove a person from all journals, for good: names, numbers, ratings, mentions
    .name = The name in any spelling, or the FIDE number
help-admin-invite = Make a link with which somebody can set up games
    .name = Who it is for
    .days = How many days it lasts
help-admin-invitations = List the invitations: number, last day, who it is for
help-admin-uninvite = Withdraw an invitation
    .id = Its number
help-mcp = Answer an assistant's questions as tools of the Model Context Protocol
    .more =
        For programs such as chat assistants, which start it and speak to it over standard input and output: judge, laws, position and audit, each ruling with its article. It keeps nothing, reads no files and uses no network.

        Exit status: 0 whoever asked has gone, 2 nobody asked in that protocol.
help-completions = Print completions for a shell
    .shell = The shell
help-man = Print the man page, or write one for each command into a folder
    .dir = The folder; without one the main page goes to standard output
