//! Tests that read and write PGN.

use touchmove_notation::pgn::{Eval, Game, MoveNode, Outcome, Place, Reader, decode, games, write};

/// Each row has a text, its games (number of tags, number of moves, result) and its problems.
#[test]
fn game_boundaries_are_found() {
    let table: &[(&str, &str, &str)] = &[
        ("", "", ""),
        ("\n \r\n% nothing\n", "", ""),
        ("{only a comment}", "", ""),
        ("*", "0 0 *", ""),
        ("1. e4 e5 1-0", "0 2 1-0", ""),
        ("e4 e5", "0 2 -", "1:6 no result"),
        ("[A \"x\"]\n\n*\n\n[A \"y\"]\n\n*", "1 0 * | 1 0 *", ""),
        ("[A \"x\"]\n[B \"x\"]\n\n[A \"y\"]\n\n1. e4 *", "2 0 - | 1 1 *", "2:8 no result"),
        ("[Event \"x\"]\n[B \"x\"]\n[Event \"y\"]\n1. e4 *", "2 0 - | 1 1 *", "2:8 no result"),
        ("[A \"x\"]\n\n[B \"y\"]\n1. e4 *", "2 1 *", ""),
        ("[A \"x\"]\n[A \"y\"]\n1. e4 *", "2 1 *", "2:1 second tag of that name"),
        ("[A \"x\"] 1. e4 e5\n[A \"y\"] 1. d4 *", "1 2 - | 1 1 *", "1:17 no result"),
        ("[A \"x\"] 1. e4 e5 [B \"y\"] 1. d4 *", "1 2 - | 1 1 *", "1:17 no result"),
        ("[A \"x\"] 1. e4 e5\n\n[B \"y\"]\n\n2. Nf3 *", "2 3 *", "3:1 tag among the moves"),
        (
            "[A \"x\"] 1. e4 e5\n\n[FEN \"y\"]\n\n2. Nf3 *",
            "1 2 - | 1 1 *",
            "1:17 no result,5:1 move number 2",
        ),
        ("1. e4 1-0 1. d4 0-1", "0 1 1-0 | 0 1 0-1", ""),
        ("1. e4 e5\n\n1. d4 d5\n2. c4", "0 2 - | 0 3 -", "1:9 no result,4:6 no result"),
        ("1. e4 e5\n\n2. d4 d5 *", "0 4 *", ""),
        ("1. e4 e5 1. d4 d5 *", "0 4 *", "1:10 move number 1"),
        ("1. e4 1-0\n1/2-1/2", "0 1 1/2-1/2", "2:1 second result"),
        ("1. e4 e5 * 2. Nf3 1-0", "0 3 1-0", "1:12 moves after the result"),
        ("1. e4 * {problems}\n\n{next} 1. d4 *", "0 1 * | 0 1 *", ""),
        ("1. e4 *\n\n{the end}", "0 1 *", ""),
        (
            "Round 3\n\n[A \"x\"] *\n\nand then:\n1. e4 *",
            "1 0 * | 0 1 *",
            "1:1 text outside,5:1 text outside",
        ),
        ("1. e4 (1. d4 *\n\n[A \"x\"] *", "0 1 * | 1 0 *", "1:7 variation without end"),
        ("1. e4 (1. d4 *\n\n1. c4 *", "0 1 * | 0 1 *", "1:7 variation without end"),
        ("1. e4 (1. d4 d5 1-0) e5 *", "0 2 *", ""),
        ("1. e4 ) e5 *", "0 2 *", "1:7 end of a variation"),
        ("(1. d4) 1. e4 *", "0 1 *", "1:1 variation before any move"),
        ("1. e4 ((1. d4)) e5 *", "0 2 *", "1:8 variation before any move"),
        ("1. e4 {open\n\n*\n\n[A \"x\"] *", "0 1 * | 1 0 *", "1:7 comment without end"),
        ("1. e4 {open\n[A \"x\"]\n *", "0 1 - | 1 0 *", "1:7 comment without end,2:1 no result"),
        ("1. e4 {not\n[%clk 1:00]\n[a tag]} e5 *", "0 2 *", ""),
        ("1. e4 [note] e5 *", "0 2 *", "1:7 brackets"),
        ("1. e4 [note e5 *", "0 3 *", "1:7 unexpected '['"),
        ("1. e4} <b> e5 $ *", "0 2 *", "1:6 unexpected '}',1:8 unexpected '<',1:15 glyph"),
        ("[A x] [ B \"y\" ] [C\"z\"] *", "3 0 *", "1:1 value without quotes"),
        (
            "[A] [\"b\"] [C \"c\" d] *",
            "1 0 *",
            "1:1 tag without value,1:5 tag without name,1:11 text after",
        ),
        ("[A \"a \"b\" c\"]\n[D \"\\\"]\n*", "2 0 *", "1:1 quote within,2:1 backslash"),
        ("[A \"a\nb\"]\n[B \"\n*", "2 0 *", "1:1 line break,3:1 value without end"),
        (
            "[A \"a\"\n[B \"b\" [C \"c\"]\nD \"d\"]\n*",
            "4 0 *",
            "1:1 tag without end,2:1 tag without end,3:1 tag without beginning",
        ),
        ("[A\n\"a\"\n] *", "1 0 *", ""),
        ("[Result \"1-0\"] 1. e4 *", "1 1 *", "1:22 the Result tag"),
        ("1 . e4 1 ... e5 2.\nNf3 2... Nc6 3 Bb5 *", "0 5 *", ""),
        ("1.e4 e5 2.Nf3! $6 (=) 2...Nc6!? *", "0 4 *", ""),
        ("1. e4 e5 3. Nf3 Nc6 4. Bb5 *", "0 5 *", "1:10 move number 3: 2 expected"),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 30\"] 30... Kd7 31. Kd2 *", "1 2 *", ""),
        ("1. e4 e5 2. exd6 e.p. *", "0 3 *", ""),
        ("1. e4 ;to the end of the line 1-0 {\ne5 *", "0 2 *", ""),
        ("1. e4\n% not a move\ne5 *", "0 2 *", ""),
        ("1. e4 e5 \u{bd}-\u{bd}", "0 2 1/2-1/2", ""),
        ("1. e4 e5 1/2", "0 2 1/2-1/2", ""),
        ("1. e4 e5 1:0", "0 2 1-0", ""),
        ("1. -- Z0 2. 0000 *", "0 3 *", ""),
        ("1. O-O 0-0 2. O-O-O 0-0-0 0-1", "0 4 0-1", ""),
        ("\u{feff}[A \"x\"] *\n\u{feff}[A \"y\"] *", "1 0 * | 1 0 *", ""),
        ("[A \"1\"]\r[B \"2\"]\r\r1. e4\r}\r*\r", "2 1 *", "5:1 unexpected '}'"),
        ("[A \"1\"]\r\n[B \"2\"]\r\n\r\n1. e4\r\n}\r\n*\r\n", "2 1 *", "5:1 unexpected '}'"),
        ("1. e4 e5\n% nothing\n1. d4 *", "0 3 *", "3:1 move number 1"),
        ("[A \"x\n[B \"y\"]\n*", "2 0 *", "1:1 value without end"),
        ("1. e4 {x\n[A \"b\" c} e5 *", "0 2 *", ""),
        ("1. eà4 *", "0 1 *", ""),
        ("[Event \"a\"]\n[Event \"b\"]\n*", "2 0 *", "2:1 second tag of that name"),
        ("[A \"x\"]\n\n[Event \"y\"]\n1. e4 *", "1 0 - | 1 1 *", "1:8 no result"),
        ("1. e4 e5 (1... c5\n\n1. d4) *", "0 2 *", ""),
        ("1.\n\n1. e4\n\n1... e5 *", "0 2 *", ""),
        ("1. e4 (1. d4 1-0) e5\n\n2. d4 *", "0 3 *", ""),
        ("1. e4 (1. d4) ((1. c4)) *", "0 1 *", "1:16 variation before any move"),
        ("1. e4 ((1. d4) (1. c4) d5) *", "0 1 *", "1:8 variation before any move"),
        ("1. é4 } *", "0 1 *", "1:7 unexpected '}'"),
    ];
    for (text, expected, problems) in table {
        let found: Vec<Game> = games(text.as_bytes()).collect();
        let shapes = found.iter().map(|game| {
            let result = game.result.map_or("-", Outcome::text);
            format!("{} {} {result}", game.tags.len(), game.line.moves.len())
        });
        assert_eq!(shapes.collect::<Vec<_>>().join(" | "), *expected, "{text}");
        let reported: Vec<_> = found.iter().flat_map(|game| &game.problems).collect();
        let wanted: Vec<_> = problems.split(',').filter(|problem| !problem.is_empty()).collect();
        assert_eq!(reported.len(), wanted.len(), "{text}: {reported:?}");
        for (problem, wanted) in reported.iter().zip(wanted) {
            let (place, start) = wanted.split_once(' ').unwrap();
            assert_eq!(problem.place.to_string(), place, "{text}: {problem}");
            assert!(problem.kind.to_string().starts_with(start), "{text}: {problem}, not {wanted}");
        }
    }
}

#[test]
fn encodings_are_detected() {
    let text = "[White \"Pörtner, Ægir €\"]\n\n1. e4 {gut – \u{1f600}} *";
    let utf16 = |mark: bool, pair: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let mark = mark.then_some(0xfeff).into_iter();
        mark.chain(text.encode_utf16()).flat_map(pair).collect()
    };
    let mut marked = b"\xef\xbb\xbf".to_vec();
    marked.extend(text.as_bytes());
    let all = [
        text.as_bytes().to_vec(),
        marked,
        utf16(true, u16::to_le_bytes),
        utf16(true, u16::to_be_bytes),
        utf16(false, u16::to_le_bytes),
        utf16(false, u16::to_be_bytes),
    ];
    for bytes in all {
        let game = games(&bytes).next().unwrap();
        assert_eq!(game.tag("White"), Some("Pörtner, Ægir €"));
        assert_eq!(game.line.moves[0].comments, ["gut – \u{1f600}"]);
        assert_eq!(
            (game.problems.len(), game.line.moves[0].place),
            (0, Place { line: 3, column: 4 })
        );
    }
    let game = games(b"[White \"P\xf6rtner \x80\"] 1. e4 {\x96} *").next().unwrap();
    assert_eq!(game.tag("White"), Some("Pörtner €"));
    assert_eq!(game.line.moves[0].comments, ["–"]);
    assert_eq!(decode(b"\x93a\x94"), "\u{201c}a\u{201d}");
}

/// The text is long enough to make the reader drop bytes that it has already read.
#[test]
fn long_stream_equals_whole_text() {
    let text = "1. e4 *%a % b\n% c\n[A \"x\"]\n1. d4 {\u{e9}} d5 *".repeat(2000);
    let mut reader = Reader::new();
    let mut found: Vec<Game> = Vec::new();
    for piece in text.as_bytes().chunks(1000) {
        reader.feed(piece);
        found.extend(std::iter::from_fn(|| reader.next_game()));
    }
    reader.finish();
    found.extend(std::iter::from_fn(|| reader.next_game()));
    assert!(found == games(text.as_bytes()).collect::<Vec<_>>() && found.len() == 4000);
}

#[test]
fn comments_after_the_last_game_belong_to_it() {
    let game = games(b"1. e4 *\n\n{the end}\n\n;really").next().unwrap();
    assert_eq!(game.line.moves[0].comments, ["the end", "really"]);
}

#[test]
fn annotations_are_attached_to_moves() {
    let text = "1. e4! {[%clk 1:30:43][%emt 0:00:02.5] book} e5 $6 (=) ({why not} 1... c5 2. Nf3 (2. c3)) \
                {[%eval #-3]} *";
    let game = games(text.as_bytes()).next().unwrap();
    let [first, second] = &game.line.moves[..] else { panic!() };
    assert_eq!((first.clock_ms, first.elapsed_ms), (Some(5_443_000), Some(2_500)));
    assert_eq!(
        (&first.nags[..], &first.comments[0][..]),
        (&[1][..], "[%clk 1:30:43][%emt 0:00:02.5] book")
    );
    assert!(second.draw_offer && !first.draw_offer);
    assert_eq!((second.eval, &second.nags[..]), (Some(Eval::Mate(-3)), &[6][..]));
    let variation = &second.variations[0];
    assert_eq!((&variation.comments[0][..], variation.moves.len()), ("why not", 2));
    assert_eq!(variation.moves[1].variations[0].moves[0].text, "c3");
}

/// Covers comments with braces, clock times without comments, and invalid tag names.
#[test]
fn unwritable_values_are_escaped_or_dropped() {
    let mut game = Game::default();
    game.set_tag("White", "a\\\"b\nc");
    game.set_tag("no name", "?");
    let node = MoveNode {
        text: "e4".into(),
        clock_ms: Some(61_500),
        draw_offer: true,
        ..MoveNode::default()
    };
    game.line.moves.push(MoveNode { comments: vec!["set {a} }".into()], ..node });
    let text = write(&game);
    assert!(text.contains("[White \"a\\\\\\\"b c\"]\n[Black"), "{text}");
    assert!(!text.contains("no name"));
    assert!(text.ends_with("\n1. e4 {(=)} {[%clk 0:01:01.5]} {set (a) )} *\n\n"), "{text}");
    let read = games(text.as_bytes()).next().unwrap();
    assert!(read.line.moves[0].draw_offer && read.line.moves[0].clock_ms == Some(61_500));
}

#[test]
fn written_comments_are_safe_for_other_readers() {
    let text = "1. e4 (1. d4 d5 (1... f5) 2. c4) e5 $1 (=) ; c }\n2. Nf3 {x} (2. f4) Nc6";
    let game = games(text.as_bytes()).next().unwrap();
    let moves =
        "1. e4 (1. d4 d5 (1... f5) 2. c4) 1... e5 $1 {(=)} {c )} 2. Nf3 {x} (2. f4) 2...\nNc6 *";
    assert!(write(&game).ends_with(&format!("\n\n{moves}\n\n")), "{}", write(&game));

    // At the start of a line, `%` would hide the line, and a bracket might be taken for a tag.
    let game =
        games(format!("1. e4 {{{}}} *", "%a [b ;c d ".repeat(40)).as_bytes()).next().unwrap();
    let written = write(&game);
    let moves: Vec<&str> = written.lines().skip_while(|line| !line.is_empty()).collect();
    assert!(
        moves.len() > 5 && moves.iter().all(|line| !line.starts_with(['%', '[', ';'])),
        "{written}"
    );
}

/// Each row has Variant and FEN tags, and the expected rules and castling rooks, or the error.
#[test]
fn tags_give_start_position_and_rules() {
    let chess960 = "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w KQkq - 0 1";
    let shredder = "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb - 0 1";
    let table = [
        ("", "", "Chess 4"),
        ("[Variant \"Standard\"]", "", "Chess 4"),
        ("[Variant \"From Position\"]", chess960, "Chess 0"),
        ("", chess960, "Chess960 4"),
        ("", shredder, "Chess960 4"),
        ("[Variant \"Chess960\"]", shredder, "Chess960 4"),
        ("[Variant \"fischerandom\"]", chess960, "Chess960 4"),
        ("[Variant \"Freestyle Chess\"]", chess960, "Chess960 4"),
        ("[Variant \"Chess 960\"]", "", "NoFen"),
        ("[SetUp \"1\"]", "", "NoFen"),
        ("[SetUp \"0\"]", "", "Chess 4"),
        ("[SetUp \"0\"]", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Chess 1"),
        ("[Variant \"Crazyhouse\"]", "", "OtherVariant(\"Crazyhouse\")"),
        ("[Variant \"Three-check\"]", "", "OtherVariant(\"Three-check\")"),
    ];
    for (tags, fen, expected) in table {
        let fen = if fen.is_empty() { String::new() } else { format!("[FEN \"{fen}\"]") };
        let game = games(format!("{tags}{fen} *").as_bytes()).next().unwrap();
        let found = match game.start() {
            Ok((rules, position)) => format!("{rules:?} {}", position.castling_rooks().len()),
            Err(error) => format!("{error:?}"),
        };
        assert_eq!(found, expected, "{tags} {fen}");
    }
}

#[test]
fn deep_nesting_keeps_the_game() {
    for depth in [60, 61, 100_000] {
        let text = format!(
            "{}1. d4{}1... d5 *\n[A \"next\"] *",
            "1. e4 (".repeat(depth),
            ") ".repeat(depth)
        );
        let found: Vec<Game> = games(text.as_bytes()).collect();
        assert_eq!((found.len(), found[0].line.moves.len()), (2, 2), "{depth}");
        assert_eq!(found[0].problems.len(), usize::from(depth > 60), "{depth}");
    }
}

/// Parsing time does not grow with the square of the length.
#[test]
fn long_nonsense_parses_in_linear_time() {
    let pieces = [
        "[",
        "<",
        "{",
        "(",
        ")",
        "[A \"x\" ",
        "[A \"x\"]",
        "{a}\n\n",
        "{\n\n",
        "* {a}\n\n",
        "\"",
        "\\",
        "a",
        " ",
        "\n",
        "1. ",
        "1-0 ",
        "$",
        "e4 ",
        "e4 (",
        "e4 [B \"\"] ",
        "%",
        "N ",
        "[a",
        "A \"",
        "é",
        "!",
        ".",
    ];
    let start = std::time::Instant::now();
    for before in ["", "[C \"x\"] 1. e4 ", "[C \"x\"] 1. e4 *\n\n", "1. e4 2. e5 [D \"\"] "] {
        for piece in pieces {
            let text = format!("{before}{}", piece.repeat(200_000 / piece.len()));
            assert!(games(text.as_bytes()).count() <= 200_000);
        }
    }
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

/// `$142` ("better is") is before the move that it recommends.
#[test]
fn glyph_before_the_first_move_of_a_variation_stays_there() {
    let text = "1. e4 e5 ({Or} $142 1... c5 $1 2. Nf3) ($140) 2. Nf3 *";
    let game = games(text.as_bytes()).next().unwrap();
    let variations = &game.line.moves[1].variations;
    assert_eq!((&variations[0].nags[..], &variations[0].moves[0].nags[..]), (&[142][..], &[1][..]));
    assert_eq!((&variations[1].nags[..], variations[1].moves.len()), (&[140][..], 0));
    let written = write(&game);
    assert!(written.contains("({Or} $142 1... c5 $1 2. Nf3) ($140) 2. Nf3"), "{written}");
}
