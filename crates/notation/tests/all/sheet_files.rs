//! Tests of files with PGN, scoresheets or both.

use touchmove_notation::Notation;
use touchmove_notation::pgn::{self, Game, Outcome};
use touchmove_notation::sheet::{BreakKind, Form, games, games_in, read_on};

/// Converts a file as `touchmove convert` does.
fn converted(bytes: &[u8]) -> String {
    let mut out = String::new();
    for game in games_in(bytes) {
        for part in read_on(&game, None).unwrap_or_else(|error| panic!("{game:?}: {error}")) {
            out += &part.reading.write(Notation::English, Form::Pgn);
        }
    }
    out
}

fn texts(game: &Game) -> String {
    game.line.moves.iter().map(|node| node.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// A comment whose inner lines look like prose, moves and move numbers.
const COMMENT: &str = "{Notes by the arbiter\nof the third round\n1. e4 was expected\nKing's Indian,\n\
                       1-0 said the sheet}";

#[test]
fn comment_of_several_lines_stays_a_comment() {
    for (tags, moves) in [
        ("[Event \"Open\"]\n[Result \"1-0\"]\n\n", "1. e4 e5 2. Nf3 1-0\n"),
        ("", "1. e4 e5 2. Nf3 1-0\n"),
        ("[Event \"Open\"]\n\n", "1) e4 e5 2) Nf3 1-0\n"),
        ("", "e4 e5 2. Nf3 1-0\n"),
        ("Anna - Berta\n\n", "1. e4 | e5 2. Sf3 1-0\n"),
    ] {
        let text = format!("{tags}{COMMENT}\n{moves}\n");
        let all = games(&text);
        assert_eq!(all.len(), 1, "{text}");
        let comments = &all[0].line.comments;
        let expected = COMMENT.trim_matches(['{', '}']).replace('\n', " ");
        assert_eq!(comments.last(), Some(&expected), "{text}");
        assert_eq!(all[0].line.moves.len(), 3, "{text}");
        let once = converted(text.as_bytes());
        assert_eq!(converted(once.as_bytes()), once, "{text}");
    }
}

#[test]
fn sheet_among_pgn_leaves_the_pgn_alone() {
    let first = format!("[Event \"1\"]\n\n{COMMENT}\n1. e4 e5 1-0\n\n");
    let sheet = "[Event \"2\"]\n\n1) Sf3 Sf6 | 2) d4 0-1\n\n";
    let last = format!("[Event \"3\"]\n\n{COMMENT} 1. d4 (1. c4 {{a\nb}}) d5 *\n");
    let all = games(&format!("{first}{sheet}{last}"));
    let strict: Vec<Game> = pgn::games(format!("{first}{sheet}{last}").as_bytes()).collect();
    assert_eq!(all.len(), 3);
    assert_eq!((&all[0], &all[2]), (&strict[0], &strict[2]));
    assert_eq!(texts(&all[1]), "Sf3 Sf6 d4");
    assert_eq!(all[1].line.moves[0].place, strict[1].line.moves[0].place);
}

#[test]
fn heading_that_looks_like_a_game_belongs_to_the_sheet() {
    for text in ["1. Runde\n\n1. e4 e5", "1-0 Anna - Berta\n1. e4 e5", "1) kierros\n\n1. e4 e5"] {
        let all = games(text);
        assert_eq!(all.len(), 1, "{text}: {all:?}");
        assert_eq!(texts(&all[0]), "e4 e5", "{text}");
    }
}

#[test]
fn stray_byte_affects_only_its_tag() {
    let bytes = b"[White \"M\xc3\xa4kinen\"]\n[Black \"Ren\xe9\"]\n\n1. e4 {K\xc3\xa4rp\xc3\xa4 \xe9} e5 *\n\n\
                  [White \"\xce\x91\xce\xbd\xce\xbd\xce\xb1\"]\n\n1) e4 {Ren\xe9}\n2) d5 {\xce\x91} *\n";
    let all = games_in(bytes);
    let white: Vec<Option<&str>> = all.iter().map(|game| game.tag("White")).collect();
    assert_eq!(white, [Some("Mäkinen"), Some("\u{391}ννα")]);
    assert_eq!(all[0].tag("Black"), Some("René"));
    assert_eq!(all[0].line.moves[0].comments, ["Kärpä é"]);
    assert_eq!(all[1].line.moves[0].comments, ["René"]);
    assert_eq!(all[1].line.moves[1].comments, ["Α"]);
    let strict: Vec<Game> = pgn::games(bytes).collect();
    assert_eq!(all[0], strict[0]);
}

#[test]
fn utf16_is_read() {
    let text = "[White \"Mäkinen\"]\n\n1) Sf3 *\n";
    let bytes: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let all = games_in(&bytes);
    assert_eq!(
        (all.len(), all[0].tag("White"), texts(&all[0])),
        (1, Some("Mäkinen"), "Sf3".into())
    );
}

#[test]
fn illegal_first_move_is_a_break_and_keeps_its_comment() {
    for (text, kind) in [
        (
            "[White \"A\"]\n[Result \"1-0\"]\n\n{Before} 1. Bd3 {!} e5 2. Nf3 Nc6 1-0\n",
            BreakKind::Illegal,
        ),
        ("{Before} 1. -- e5 2. Nf3 Nc6 1-0\n", BreakKind::Pass),
    ] {
        let game = &games(text)[0];
        let parts = read_on(game, None).unwrap();
        assert_eq!(parts.len(), 2, "{text}");
        let (first, second) = (&parts[0], &parts[1]);
        let ends = first.ends.as_ref().unwrap();
        assert_eq!((ends.kind, ends.number), (kind, 1), "{text}");
        assert_eq!(first.reading.game.line.comments, ["Before"]);
        assert!(first.reading.game.line.moves.is_empty());
        assert_eq!(first.reading.game.tag("FEN"), None);
        assert!(second.ends.is_none() && second.reading.game.tag("FEN").is_some());
        assert_eq!(second.reading.game.line.moves.len(), 3);
    }
}

#[test]
fn cut_variation_is_kept_as_comment() {
    let text =
        "1. e4 e5 (1... c5 {s} 2. Ke3 $2 {no [%clk 0:01:00]} (2. Nf3 {better}) d6 {x}) 2. Nf3 *";
    let parts = read_on(&games(text)[0], None).unwrap();
    let line = &parts[0].reading.game.line.moves[1].variations[0];
    let kept = &line.moves[0].comments;
    assert_eq!(kept, &["s", "(Ke3 $2 (no (%clk 0:01:00)) (Nf3 (better)) d6 (x))"]);
}

/// The texts have results as in FIDE's rating reports.
#[test]
fn last_token_that_equals_the_result_tag_is_the_result() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";
    for (result, outcome) in [
        ("0-0", Outcome::BothLose),
        ("1/2-0", Outcome::DrawAndLoss),
        ("0-1/2", Outcome::LossAndDraw),
    ] {
        for rest in
            ["", "\n\n", " {agreed}\n", "\n\n[Event \"Next\"]\n\n1. d4 *\n", "\n\n1. d4 d5 *\n"]
        {
            let text = format!("[Result \"{result}\"]\n\n{moves} {result}{rest}");
            let game = pgn::games(text.as_bytes()).next().unwrap();
            assert_eq!((game.result, game.line.moves.len()), (Some(outcome), 6), "{text}");
            assert!(game.problems.is_empty(), "{text}: {:?}", game.problems);
            let mut record = pgn::Record::new(text.as_bytes(), pgn::Place::default());
            record.read(0, true);
            assert_eq!((record.result(), record.count_moves()), (Some(outcome), 6), "{text}");
            assert_eq!(games(&text)[0], game);
            // Other programs read `0-0` as castling, so `*` is written after the moves.
            let once = converted(text.as_bytes());
            assert!(once.contains(&format!("[Result \"{result}\"]")), "{once}");
            assert!(once.contains("Bc5 *") || once.contains("{agreed} *"), "{once}");
            assert_eq!(converted(once.as_bytes()), once);
            assert_eq!(pgn::games(once.as_bytes()).next().unwrap().result, Some(outcome), "{once}");
        }
    }
}

#[test]
fn castling_is_not_read_as_a_result() {
    for text in [
        "[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 0-0\n",
        "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6\n",
        "[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6 5. 0-0\n",
    ] {
        let game = pgn::games(text.as_bytes()).next().unwrap();
        assert_eq!(texts(&game).matches("0-0").count(), 1, "{text}");
    }
    // Without tags `0-0` is not recognised as a result. Other results need no tag.
    assert_eq!(converted(b"1. e4 e5 1/2-0\n"), "1. e4 e5 1/2-0\n\n");
    assert_eq!(converted(b"1. e4 e5 0-1/2\n"), "1. e4 e5 0-1/2\n\n");
}
