//! A record as PGN for spectators: who plays, the moves, the clocks, and nothing of discipline.

use super::Record;
use super::pgn::{is_played, whole_seconds};
use super::story::Stood;
use crate::moves;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_notation::pgn::{Game, MoveNode, write};

/// What a broadcast says of a game, in this order. `Termination` tells too much.
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

/// Moves that follow from each other, and where they begin.
struct Run<'a> {
    start: Position,
    /// How many moves were made before.
    before: usize,
    moves: Vec<(&'a Stood, Move)>,
}

impl Record {
    /// The game as a broadcast shows it: without what was ruled, and readable to its end. Where
    /// an illegal move stands, and play has gone on, the game begins with the position after it,
    /// and a comment has the moves before. `board` makes the round's number `3.12`.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// // The illegal move is noticed by nobody.
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
        game.line.moves = run.moves.iter().map(|(stood, mv)| node(stood, *mv)).collect();
        write(&game)
    }

    /// The game in parts, each with its moves and the seconds that their player's clock then
    /// showed: `e4 5401`. There is one part, but that another begins where an illegal move stands,
    /// with the position after it.
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
        let text = |&(stood, mv): &(&Stood, Move)| {
            let san = moves::san(&stood.before, mv);
            let left = stood.clock.map(|left| format!(" {}", left.get() / 1000));
            format!("{san}{}", left.unwrap_or_default())
        };
        let part = |run: Run<'_>| (run.start, run.moves.iter().map(text).collect());
        self.runs().into_iter().map(part).collect()
    }

    /// The game in runs: each ends before a move that no reader can play.
    fn runs(&self) -> Vec<Run<'_>> {
        let begin = |start, before| Run { start, before, moves: Vec::new() };
        let (mut runs, mut run) = (Vec::new(), begin(self.protocol.setup.start, 0));
        let mut position = run.start;
        for (stood, made) in self.story.moves.iter().zip(1..) {
            match stood.legal.filter(|&mv| is_played(&position, stood, mv)) {
                Some(mv) => {
                    run.moves.push((stood, mv));
                    position = position.after(mv);
                }
                None => {
                    runs.push(core::mem::replace(&mut run, begin(stood.after, made)));
                    position = stood.after;
                }
            }
        }
        runs.push(run);
        runs
    }

    /// The first moves as text, a question mark for one that has no notation.
    fn earlier(&self, count: usize) -> String {
        let text = |stood: &Stood| {
            stood.legal.map_or_else(|| "?".to_owned(), |mv| moves::san(&stood.before, mv))
        };
        self.story.moves.iter().take(count).map(text).collect::<Vec<_>>().join(" ")
    }
}

fn node(stood: &Stood, mv: Move) -> MoveNode {
    MoveNode {
        text: moves::san(&stood.before, mv),
        clock_ms: stood.clock.map(|left| whole_seconds(left).get()),
        ..MoveNode::default()
    }
}
