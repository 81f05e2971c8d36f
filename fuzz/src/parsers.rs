//! Targets for parsers, which need no server. No input may cause a panic. A parsed value that is
//! written must parse to the same value.

use std::io::{Cursor, Write};
use std::str::from_utf8;
use touchmove_board::{
    CastlingLetters, Color, EnPassantSquare, Fen, FenStyle, Position, Role, Square,
};
use touchmove_clock::{Chessclock, Fault, Millis, Moment, PlayerTimeControls, TimeControl};
use touchmove_game::{Event, Game, Protocol};
use touchmove_laws::{Edition, Regulations};
use touchmove_notation::pgn;
use touchmove_notation::sheet::{self, Form, ReadError, Reading};
use touchmove_notation::{Letters, Notation, SanMove, read_san, san};
use touchmove_server::read::{self, LARGEST_BODY, LARGEST_FILE, LARGEST_MESSAGE, LARGEST_QUERY};
use touchmove_store::Entry;
use touchmove_tournament::trf::{File, Outcome, StoredFile};
use touchmove_tournament::{Preview, Text};

/// Name of a parser, the maximum input size in bytes, and the function to test.
type Reader = (&'static str, usize, fn(&[u8]));

/// All parsers, each with the size limit of the endpoint that uses it.
pub const ALL: [Reader; 12] = [
    ("fen", LARGEST_QUERY, fen),
    ("san", LARGEST_QUERY, san_text),
    ("pgn", LARGEST_FILE, pgn),
    ("sheet", LARGEST_BODY, scoresheet),
    ("time_control", LARGEST_QUERY, time_control),
    ("typed_time", LARGEST_QUERY, typed_time),
    ("protocol", LARGEST_BODY, protocol),
    ("event", LARGEST_BODY, event),
    ("entry", LARGEST_BODY, entry),
    ("message", LARGEST_MESSAGE, message),
    ("list", LARGEST_FILE, list),
    ("workbook", LARGEST_FILE, workbook),
];

/// Target for positions: parses, examines and writes a position, and parses the written text.
pub fn fen(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let strict = Fen::parse_strict(text);
    let Ok(position) = Fen::parse(text) else {
        assert!(strict.is_err(), "strict reading takes more");
        return;
    };
    assert!(strict.is_err() || strict == Ok(position));
    let again = |text: &str| Fen::parse(text).expect("own text");
    assert_eq!(again(&position.fen()).repetition_key(), position.repetition_key());
    for castling in [CastlingLetters::XFen, CastlingLetters::Files] {
        let style = FenStyle { castling, en_passant: EnPassantSquare::Always };
        assert_eq!(again(&position.fen_with(style)), position);
    }
    examine(&position);
}

fn examine(position: &Position) {
    let _ = position.problems();
    let _ = position.repetition_key();
    let legal = position.legal_moves();
    for mv in &legal {
        examine_move(position, mv.from, mv.to, mv.promotion());
        let _ = position.after(*mv).legal_moves();
    }
    for (from, to) in some_moves(position) {
        examine_move(position, from, to, Some(Role::Queen));
        examine_move(position, from, to, None);
    }
}

/// Returns one move for each piece. The target square depends on the position.
fn some_moves(position: &Position) -> impl Iterator<Item = (Square, Square)> {
    let mut state = position.occupied().0;
    position.occupied().into_iter().filter_map(move |from| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        Square::new((state >> 58) as u8).map(|to| (from, to))
    })
}

/// Checks that a move has a reason against it exactly if it is illegal.
fn examine_move(position: &Position, from: Square, to: Square, promotion: Option<Role>) {
    let reasons = position.why_illegal(from, to, promotion);
    let legal = position.find_move(from, to, promotion).is_some();
    assert_eq!(reasons.is_empty(), legal, "{} {from}{to} {reasons:?}", position.fen());
}

/// Target for moves. The first line of the input is a position, the second is a move.
pub fn san_text(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let (fen, text) = text.split_once('\n').unwrap_or(("", text));
    let position = Fen::parse(fen).unwrap_or_default();
    for letters in [&Letters::ENGLISH] {
        if let Ok(written) = SanMove::parse(text, letters)
            && let Ok(mv) = written.resolve(&position)
        {
            let _ = written.mark_errors(&position, mv);
        }
    }
    if let Ok(mv) = read_san(&position, text) {
        assert!(position.is_legal(mv));
        assert_eq!(read_san(&position, &san(&position, mv)), Ok(mv));
    }
}

/// Target for games. Parsing the whole text or its chunks must give the same result. A written game
/// must parse to the same playable moves.
pub fn pgn(data: &[u8]) {
    let whole: Vec<pgn::Game> = pgn::games(data).collect();
    assert_eq!(in_pieces(data), whole);
    for game in &whole {
        let Ok(played) = pgn::play(game) else { continue };
        let text = pgn::write(game);
        let again = pgn::games(text.as_bytes()).next().map(|game| pgn::play(&game));
        let Some(Ok(again)) = again else { panic!("written, but not readable:\n{text}") };
        // Control characters are omitted in writing, so more moves may be playable afterwards.
        assert!(again.moves.starts_with(&played.moves), "{text}");
    }
}

/// Target for scoresheets. A parsed scoresheet is written in every notation and must parse to the
/// same moves. If a move cannot be read, every candidate must be legal.
pub fn scoresheet(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    for game in sheet::games(text) {
        match sheet::read(&game, None) {
            Ok(reading) => Notation::ALL.into_iter().for_each(|to| written_again(&reading, to)),
            Err(ReadError::Move(it)) => assert!(it.candidates.len() <= 8, "{it:?}"),
            Err(_) => {}
        }
    }
}

/// Compares only the moves, because a comment may contain text that is a move in another notation.
fn written_again(reading: &Reading, to: Notation) {
    let mut plain = reading.clone();
    plain.game.tags.retain(|tag| ["FEN", "SetUp", "Variant"].contains(&tag.name.as_str()));
    without_comments(&mut plain.game.line);
    let text = plain.write(to, Form::Pgn);
    let Some(game) = sheet::games(&text).into_iter().next() else {
        assert!(plain.moves.is_empty(), "{text}");
        return;
    };
    match sheet::read(&game, Some(to)) {
        Ok(again) => assert_eq!(again.moves, plain.moves, "{text}"),
        Err(error) => panic!("written, but not readable: {error}\n{text}"),
    }
}

fn without_comments(line: &mut pgn::MoveLine) {
    line.comments.clear();
    for node in &mut line.moves {
        node.comments.clear();
        node.variations.iter_mut().for_each(without_comments);
    }
}

fn in_pieces(data: &[u8]) -> Vec<pgn::Game> {
    let size = data.first().map_or(1, |&byte| usize::from(byte) % 61 + 1);
    let (mut reader, mut games) = (pgn::Reader::new(), Vec::new());
    for piece in data.chunks(size) {
        reader.feed(piece);
        games.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    games.extend(std::iter::from_fn(|| reader.next_game()));
    games
}

/// Target for time controls, with a clock that uses the parsed time control.
pub fn time_control(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let Ok(times) = PlayerTimeControls::parse_field(text) else { return };
    assert_eq!(PlayerTimeControls::parse_field(&times.field()).as_ref(), Ok(&times));
    let mut clock = Chessclock::new(&times);
    let mut now = Moment::START;
    clock.start(Color::White, now);
    for (i, &byte) in data.iter().cycle().take(200).enumerate() {
        now += Millis::new(u64::from(byte) << (byte % 60));
        let side = if i % 2 == 0 { Color::White } else { Color::Black };
        clock.press(side, now);
        for side in Color::ALL {
            let _ = (clock.remaining_ms(side, now), clock.flag_fell_at(side, now));
        }
    }
}

/// Target for typed time controls. The displayed form must parse to the same time control.
pub fn typed_time(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let understood = match PlayerTimeControls::read(text) {
        Ok(times) => vec![times],
        Err(misread) => match misread.fault {
            Fault::TwoReadings(readings) => readings.to_vec(),
            _ => Vec::new(),
        },
    };
    for times in understood {
        assert_eq!(PlayerTimeControls::read(&times.to_string()).as_ref(), Ok(&times));
        assert_eq!(PlayerTimeControls::parse_field(&times.field()), Ok(times));
    }
}

/// Target for protocols. Each is judged under every edition that it names.
pub fn protocol(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let Ok(protocol) = Protocol::parse(text) else { return };
    for &edition in &protocol.setup.editions {
        let Ok(judged) = protocol.judge(edition) else { continue };
        let _ = judged.differences(&protocol);
        assert!(judged.rulings.iter().all(|given| !given.ruling.articles().is_empty()));
        serde_json::to_string(&judged).expect("rulings are JSON");
    }
}

/// Target for events, one on each line. A parsed event must round-trip, and the game must accept or
/// reject it.
pub fn event(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    let mut game = Game::new(rules, Position::default());
    for (at, line) in (0..).map(Moment::new).zip(text.lines().take(64)) {
        let Ok(event) = Event::read(at, line) else { continue };
        assert_eq!(Event::read(at, &event.to_string()).as_ref(), Ok(&event), "{line:?}");
        let _ = game.apply(&event);
    }
}

/// Target for entries of a journal.
pub fn entry(data: &[u8]) {
    let Ok(entry) = serde_json::from_slice::<Entry>(data) else { return };
    let text = serde_json::to_string(&entry).expect("an entry is JSON");
    assert_eq!(serde_json::from_str::<Entry>(&text).expect("own text"), entry);
}

/// Target for WebSocket messages from clients. Each is parsed, or rejected with an error.
pub fn message(data: &[u8]) {
    let Ok(text) = from_utf8(data) else { return };
    assert!(read::message(text).map_or_else(|why| !why.is_empty(), |()| true));
}

/// Target for files of pairing programs. The bytes must round-trip. Writing a result into a
/// tournament file must change nothing else.
pub fn list(data: &[u8]) {
    assert_eq!(Text::decode(data).encode(), data);
    for round in [None, Some(1), Some(9)] {
        let _ = Preview::of_bytes(data, round);
    }
    let text = Text::decode(data).text;
    let Some(mut file) = File::parse(&text) else { return };
    assert_eq!(file.text(), text);
    assert_eq!(StoredFile::of(&file).text(), text);
    let lines = file.lines().count();
    for rank in 0..4 {
        let _ = file.enter(1, rank, Outcome { code: '1', halves: Some(1) });
        let _ = file.idle(2, rank, 'H');
    }
    assert!(file.lines().count() >= lines.min(1));
}

/// Target for workbooks. The input has only the XML parts with cells, so that the mutations are not
/// lost in the ZIP archive.
pub fn workbook(data: &[u8]) {
    let mut parts = data.split(|&byte| byte == 0);
    let sheet = parts.next().unwrap_or_default();
    let strings = parts.next().unwrap_or_default();
    let book = br#"<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
    let links = br#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#;
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let plain =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    let package = br#"<Relationships><Relationship Type="/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
    for (name, part) in [
        ("_rels/.rels", &package[..]),
        ("xl/workbook.xml", parts.next().unwrap_or(book)),
        ("xl/_rels/workbook.xml.rels", parts.next().unwrap_or(links)),
        ("xl/sharedStrings.xml", strings),
        ("xl/styles.xml", parts.next().unwrap_or_default()),
        ("xl/worksheets/sheet1.xml", sheet),
    ] {
        zip.start_file(name, plain).expect("a name");
        zip.write_all(part).expect("memory");
    }
    let bytes = zip.finish().expect("memory").into_inner();
    let _ = Preview::of_bytes(&bytes, None);
}
