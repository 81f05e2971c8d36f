//! Export of a record as PGN for spectators: players, moves and clocks, without disciplinary
//! rulings.

use super::Record;
use super::annotated_moves::AnnotatedMove;
use super::pgn::{is_played, whole_seconds};
use crate::moves;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_notation::pgn::{Game, MoveNode, write};

/// Tags of a broadcast, in this order. The `Termination` tag is left out because it could reveal a
/// disciplinary ruling.
const TAGS: [&str; 24] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Board",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFed",
    "BlackFed",
    "TimeControl",
    "Score",
    "Variant",
    "SetUp",
    "FEN",
    "Mode",
];

/// A run of consecutive moves and its start position.
struct Run<'a> {
    start: Position,
    /// Number of moves before the run.
    before: usize,
    moves: Vec<(&'a AnnotatedMove, Move)>,
}

impl Record {
    /// Formats the game for a broadcast. PGN readers can play all its moves, and it contains no
    /// rulings.
    ///
    /// If play continued after an illegal move, the game starts at the position after that move,
    /// and a comment lists the earlier moves. With `board` the round number becomes `3.12`.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// // No player notices the illegal move.
    /// let text = "[Laws \"FIDE 2023\"]\n[White \"Anna\"]\n[Round \"3\"]\n\nWhite plays e4\nWhite presses\n\
    ///     Black plays Kd6\nBlack presses\nWhite plays Nf3\nWhite presses\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let record = Record::judged(&protocol, protocol.setup.editions[0]).unwrap();
    /// let pgn = record.to_broadcast(Some(12));
    /// assert!(pgn.contains("[Round \"3.12\"]") && pgn.contains("[FEN \""), "{pgn}");
    /// assert!(pgn.contains("2. Nf3") && !pgn.contains("Black plays"), "{pgn}");
    /// ```
    pub fn to_broadcast(&self, board: Option<u32>) -> String {
        let full = self.with_tags();
        let mut game = Game { result: full.result, ..Game::default() };
        for name in TAGS {
            if let Some(value) = full.tag(name) {
                game.set_tag(name, value);
            }
        }
        if let Some(board) = board {
            let round = self.tag("Round").unwrap_or("?");
            game.set_tag("Round", &format!("{round}.{board}"));
            game.set_tag("Board", &board.to_string());
        }
        let runs = self.runs();
        let shown = runs.iter().rfind(|run| !run.moves.is_empty()).or_else(|| runs.first());
        let Some(run) = shown else { return write(&game) };
        if run.before > 0 {
            game.set_tag("SetUp", "1");
            game.set_tag("FEN", &run.start.fen().to_string());
            game.line.comments.push(self.earlier(run.before));
        }
        game.line.moves =
            run.moves.iter().map(|(annotated_move, mv)| node(annotated_move, *mv)).collect();
        write(&game)
    }

    /// Returns the game in parts. Each move has the seconds on the player's clock, as in `e4 5401`.
    /// After each illegal move that was not corrected, a new part starts with the position after
    /// that move.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300\"]\n\n0:00:00 Arbiter starts\n\
    ///     0:00:04 White plays e4\n0:00:05 White presses\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let record = Record::judged(&protocol, protocol.setup.editions[0]).unwrap();
    /// assert_eq!(record.parts_with_seconds()[0].1, ["e4 295"]);
    /// ```
    pub fn parts_with_seconds(&self) -> Vec<(Position, Vec<String>)> {
        let text = |&(annotated_move, mv): &(&AnnotatedMove, Move)| {
            let san = moves::san(&annotated_move.before, mv);
            let left = annotated_move.clock.map(|left| format!(" {}", left.get() / 1000));
            format!("{san}{}", left.unwrap_or_default())
        };
        let part = |run: Run<'_>| (run.start, run.moves.iter().map(text).collect());
        self.runs().into_iter().map(part).collect()
    }

    /// Splits the game into runs. Each run ends before a move that PGN readers cannot play.
    fn runs(&self) -> Vec<Run<'_>> {
        let begin = |start, before| Run { start, before, moves: Vec::new() };
        let (mut runs, mut run) = (Vec::new(), begin(self.protocol.setup.start, 0));
        let mut position = run.start;
        for (annotated_move, made) in self.annotated.moves.iter().zip(1..) {
            match annotated_move.legal.filter(|&mv| is_played(&position, annotated_move, mv)) {
                Some(mv) => {
                    run.moves.push((annotated_move, mv));
                    position = position.after(mv);
                }
                None => {
                    runs.push(core::mem::replace(&mut run, begin(annotated_move.after, made)));
                    position = annotated_move.after;
                }
            }
        }
        runs.push(run);
        runs
    }

    /// Formats the first moves, with a question mark for a move that has no notation.
    fn earlier(&self, count: usize) -> String {
        let text = |annotated_move: &AnnotatedMove| {
            annotated_move
                .legal
                .map_or_else(|| "?".to_owned(), |mv| moves::san(&annotated_move.before, mv))
        };
        self.annotated.moves.iter().take(count).map(text).collect::<Vec<_>>().join(" ")
    }
}

fn node(annotated_move: &AnnotatedMove, mv: Move) -> MoveNode {
    MoveNode {
        text: moves::san(&annotated_move.before, mv),
        clock_ms: annotated_move.clock.map(|left| whole_seconds(left).get()),
        ..MoveNode::default()
    }
}
