//! Tests that read and write random PGN.

use crate::common;

use proptest::prelude::*;
use touchmove_board::Position;
use touchmove_notation::pgn::{
    Eval, Game, MoveLine, MoveNode, Outcome, Place, Reader, games, play, write,
};
use touchmove_notation::san;

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

/// Generates fragments of valid and malformed PGN.
fn fragments() -> impl Strategy<Value = Vec<u8>> {
    let pieces: Vec<&[u8]> = vec![
        b"[Event \"a\"]\n",
        b"[White \"b\\\"\"] ",
        b"[Site \"c\\\"]\n",
        b"[Date \"d",
        b"[%clk 0:01:00]",
        b"Round \"1\"]\n",
        b"[Result \"1-0\"]\r\n",
        b"\n",
        b"\n\n",
        b"\r\n",
        b"\r",
        b" ",
        b"\t",
        b"1. ",
        b"1... ",
        b"2.",
        b"12",
        b"...",
        b"e4 ",
        b"e5 ",
        b"Nf3 ",
        b"O-O ",
        b"0-0-0 ",
        b"-- ",
        b"Z0",
        b"(",
        b")",
        b"(=)",
        b"{",
        b"}",
        b"{a}",
        b"{[%clk 0:01:00]}",
        b";c\n",
        b"%d\n",
        b"$",
        b"$1",
        b"!",
        b"?!",
        b"1-0",
        b"0-1 ",
        b"1/2-1/2",
        b"*",
        b"[",
        b"]",
        b"\"",
        b"\\",
        b"<",
        b">",
        b",",
        b"\xef\xbb\xbf",
        b"\xa0",
        b"\xc2\xa0",
        b"\xc2\xbd-\xc2\xbd",
        b"\xe2\x80\xa6",
        b"\xff",
        b"\0",
        b"e.p.",
        b"N",
        b"=",
    ];
    prop::collection::vec(prop::sample::select(pieces), 0..40).prop_map(|pieces| pieces.concat())
}

fn any_text() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![fragments(), prop::collection::vec(any::<u8>(), 0..200)]
}

proptest! {
    #![proptest_config(config())]

    /// No input causes a panic or an endless loop. A stream in pieces gives the same games in the
    /// same places as the whole text.
    #[test]
    fn stream_in_pieces_equals_whole_text(text in any_text(), sizes in prop::collection::vec(1..30usize, 1..9)) {
        let whole: Vec<Game> = games(&text).collect();
        let mut reader = Reader::new();
        let (mut found, mut rest) = (Vec::new(), &text[..]);
        for size in sizes.into_iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, next) = rest.split_at(size.min(rest.len()));
            rest = next;
            reader.feed(piece);
            found.extend(std::iter::from_fn(|| reader.next_game()));
        }
        reader.finish();
        found.extend(std::iter::from_fn(|| reader.next_game()));
        prop_assert_eq!(found, whole);
    }

    /// Writing a game that was read from written PGN gives the same PGN.
    #[test]
    fn written_game_is_a_fixed_point(text in any_text()) {
        for game in games(&text).filter(|game| !game.is_empty()) {
            let once = write(&game);
            let again: Vec<Game> = games(once.as_bytes()).collect();
            prop_assert_eq!(again.len(), 1, "{}", once);
            prop_assert_eq!(&write(&again[0]), &once);
        }
    }

    #[test]
    fn written_games_round_trip(game in game()) {
        let text = write(&game);
        let mut long = text.lines().filter(|line| line.chars().count() > 79);
        prop_assert!(long.all(|line| line.starts_with('[')), "{}", text);
        let mut read: Vec<Game> = games(text.as_bytes()).collect();
        prop_assert_eq!(read.len(), 1);
        let mut read = read.remove(0);
        prop_assert!(read.problems.is_empty(), "{:?} in {}", read.problems, text);
        prop_assert!(play(&read).unwrap().stop.is_none());
        forget_places(&mut read);
        prop_assert_eq!(&read, &game, "{}", text);
    }
}

fn forget_places(game: &mut Game) {
    game.place = Place::default();
    game.tags.iter_mut().for_each(|tag| tag.place = Place::default());
    forget_in(&mut game.line);
}

fn forget_in(line: &mut MoveLine) {
    for node in &mut line.moves {
        (node.place, node.number) = (Place::default(), None);
        node.variations.iter_mut().for_each(forget_in);
    }
}

/// Generates random trees of legal moves with all kinds of annotations.
fn game() -> impl Strategy<Value = Game> {
    let result = prop::sample::select(vec![
        Outcome::WhiteWins,
        Outcome::BlackWins,
        Outcome::Draw,
        Outcome::Open,
    ]);
    let start = prop_oneof![Just(Position::default()), common::played()];
    let tags = prop::collection::vec(("[A-Z][A-Za-z0-9_]{0,8}", "\\PC{0,40}"), 0..5);
    (start, line(3), result, tags, prop::collection::vec(comment(), 0..2)).prop_map(
        |(start, plan, result, tags, comments)| {
            let mut game = Game { result: Some(result), ..Game::default() };
            for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
                game.set_tag(name, "?");
            }
            game.set_tag("Result", result.text());
            if start != Position::default() {
                game.set_tag("SetUp", "1");
                game.set_tag("FEN", &start.fen());
                if start.has_chess960_castling() {
                    game.set_tag("Variant", "Chess960");
                }
            }
            for (name, value) in tags {
                if !["FEN", "SetUp", "Variant"].contains(&name.as_str())
                    && game.tag(&name).is_none()
                {
                    game.set_tag(&name, &value);
                }
            }
            game.line = plan.grow(&start);
            game.line.comments = comments;
            game
        },
    )
}

/// Random choices of moves, their annotations and variations.
#[derive(Debug, Clone)]
struct Plan {
    nags: Vec<u16>,
    moves: Vec<(prop::sample::Index, MoveNode, Vec<Plan>)>,
}

impl Plan {
    fn grow(&self, start: &Position) -> MoveLine {
        let (mut line, mut position) = (MoveLine::default(), *start);
        line.nags.clone_from(&self.nags);
        for (pick, node, variations) in &self.moves {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[pick.index(moves.len())];
            let variations = variations.iter().map(|plan| plan.grow(&position));
            let variations = variations.filter(|line| !line.is_empty()).collect();
            line.moves.push(MoveNode { text: san(&position, mv), variations, ..node.clone() });
            position = position.after(mv);
        }
        line
    }
}

fn line(depth: u32) -> impl Strategy<Value = Plan> {
    let nags = || prop::collection::vec(1..255u16, 0..2);
    let plan = |(nags, moves)| Plan { nags, moves };
    let moves = prop::collection::vec((any::<prop::sample::Index>(), node(), Just(vec![])), 0..8);
    (nags(), moves).prop_map(plan).prop_recursive(depth, 32, 4, move |inner| {
        let moves = (any::<prop::sample::Index>(), node(), prop::collection::vec(inner, 0..3));
        (nags(), prop::collection::vec(moves, 0..8)).prop_map(plan)
    })
}

fn node() -> impl Strategy<Value = MoveNode> {
    let nags = prop::collection::vec(1..255u16, 0..2);
    let comments = prop::collection::vec(comment(), 0..2);
    let clock = prop::option::weighted(0.2, 0..100_000_000u64);
    let eval =
        prop_oneof![(-999..999i32).prop_map(Eval::Centipawns), (1..9i32).prop_map(Eval::Mate)];
    (nags, comments, clock.clone(), clock, prop::option::weighted(0.2, eval), any::<bool>())
        .prop_map(|(nags, mut comments, clock_ms, elapsed_ms, eval, offer)| {
            let commands = [
                eval.map(|eval| match eval {
                    Eval::Centipawns(n) => format!("[%eval {:.2}]", f64::from(n) / 100.0),
                    Eval::Mate(n) => format!("[%eval #{n}]"),
                }),
                clock_ms.map(|ms| format!("[%clk 0:00:{}.{:03}]", ms / 1000, ms % 1000)),
                elapsed_ms.map(|ms| format!("[%emt 0:00:{}.{:03}]", ms / 1000, ms % 1000)),
            ];
            comments.extend(commands.into_iter().flatten());
            let draw_offer = offer && nags.is_empty();
            MoveNode {
                nags,
                comments,
                clock_ms,
                elapsed_ms,
                eval,
                draw_offer,
                ..MoveNode::default()
            }
        })
}

/// Generates comments that do not change in a round trip. They have no closing brace, and no blanks
/// at the ends.
fn comment() -> impl Strategy<Value = String> {
    let words = prop::collection::vec("[^}\\[\\p{C}\\s]{1,20}", 1..30);
    words.prop_map(|words| words.join(" ")).prop_filter("is read as an offer", |text| text != "(=)")
}
