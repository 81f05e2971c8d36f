//! Export of a record as PGN for any reader.

use super::Record;
use super::annotated_moves::AnnotatedMove;
use super::move_annotations::is_described;
use crate::event::Event;
use crate::moves;
use crate::protocol::time::clock_text;
use crate::state::status::Status;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::{Ruling, Termination};
use touchmove_notation::pgn::{Game, MoveNode, Outcome, write};

impl Record {
    /// Formats the game as PGN. The final moves have `%clk`; comments contain the other acts, and
    /// the rulings with their articles. `words` formats a ruling as a sentence.
    ///
    /// The moves end at an illegal move that was not corrected, because readers cannot continue. A
    /// comment contains the moves from there on. A result unknown to PGN, such as a loss for both,
    /// is written as `*` with a `Score` tag.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// let text = "[Laws \"FIDE 2023\"]\n[TimeControl \"300+3\"]\n\n\
    ///     0:00:00 Arbiter starts\n0:00:04 White plays e4\n0:00:05 White presses\n\
    ///     0:00:07 Black plays e5\n0:00:09 Black offers a draw\n0:00:10 Black presses\n\
    ///     0:00:12 White accepts\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let record = Record::judged(&protocol, protocol.setup.editions[0]).unwrap();
    /// let pgn = record.to_pgn(|ruling| format!("{}.", ruling.effect()));
    /// assert!(pgn.contains("1. e4 {[%clk 0:05:01]}") && pgn.contains("Black offers a draw"), "{pgn}");
    /// assert!(pgn.contains("[Termination \"normal\"]"));
    /// assert!(pgn.ends_with("1/2-1/2\n\n"));
    /// ```
    pub fn to_pgn(&self, words: impl Fn(&Ruling) -> String) -> String {
        let mut game = self.with_tags();
        let told = |numbers: &[usize]| self.told(numbers, &words);
        game.line.comments = told(&self.annotated.first);
        let (readable, rest) = self.readable();
        for (annotated_move, mv) in readable {
            game.line.moves.push(MoveNode {
                text: moves::san(&annotated_move.before, mv),
                clock_ms: annotated_move.clock.map(|left| whole_seconds(left).get()),
                comments: told(&annotated_move.since),
                ..MoveNode::default()
            });
        }
        let last = game.line.moves.last_mut();
        let last = last.map_or(&mut game.line.comments, |node| &mut node.comments);
        for annotated_move in rest {
            let mut numbers = [annotated_move.made_by.as_slice(), &annotated_move.since].concat();
            numbers.sort_unstable();
            numbers.dedup();
            last.extend(told(&numbers));
        }
        write(&game)
    }

    /// Splits the moves into those that a PGN reader can play, and the rest.
    fn readable(&self) -> (Vec<(&AnnotatedMove, Move)>, &[AnnotatedMove]) {
        let (mut readable, mut position) = (Vec::new(), self.protocol.setup.start);
        for annotated_move in &self.annotated.moves {
            let Some(mv) =
                annotated_move.legal.filter(|&mv| is_played(&position, annotated_move, mv))
            else {
                break;
            };
            readable.push((annotated_move, mv));
            position = position.after(mv);
        }
        let rest = self.annotated.moves.get(readable.len()..).unwrap_or_default();
        (readable, rest)
    }

    pub(super) fn with_tags(&self) -> Game {
        let mut game = Game::default();
        for (name, value) in &self.protocol.tags {
            game.set_tag(name, value);
        }
        self.set_start(&mut game);
        if self.tag("TimeControl").is_none() {
            game.set_tag("TimeControl", "-");
        }
        if self.tag("Mode").is_none() {
            game.set_tag("Mode", "OTB");
        }
        let score = self.end.result();
        let result = Outcome::from_text(&score).filter(|result| result.is_standard());
        let result = result.unwrap_or(Outcome::Open);
        game.set_tag("Result", result.text());
        if result.text() != score {
            game.set_tag("Score", &score);
        }
        game.set_tag("Termination", termination(self.end.game.status()));
        game.result = Some(result);
        game
    }

    fn set_start(&self, game: &mut Game) {
        let start = self.protocol.setup.start;
        if start.has_chess960_castling() && self.tag("Variant").is_none() {
            game.set_tag("Variant", "Chess960");
        }
        if start != Position::default() || self.tag("Variant").is_some() {
            game.set_tag("SetUp", "1");
            game.set_tag("FEN", &start.fen().to_string());
        }
    }

    /// Formats each event with its rulings as one comment.
    fn told(&self, numbers: &[usize], words: &impl Fn(&Ruling) -> String) -> Vec<String> {
        let told = numbers.iter().filter_map(|&number| self.entry(number));
        told.map(|(event, rulings)| comment(event, rulings, words)).collect()
    }
}

/// Rounds to whole seconds, because PGN has no milliseconds.
pub(super) fn whole_seconds(time: Millis) -> Millis {
    Millis::seconds(time.get() / 1000)
}

fn comment(event: &Event, rulings: &[Ruling], words: impl Fn(&Ruling) -> String) -> String {
    let mut text = format!("{} {event}", clock_text(whole_seconds(event.at - Moment::START)));
    for (i, ruling) in rulings.iter().filter(|ruling| is_described(ruling)).enumerate() {
        let articles: Vec<&str> = ruling.articles().iter().map(|a| a.number()).collect();
        text += if i == 0 { ": " } else { " " };
        text += &format!("{} ({})", words(ruling), articles.join(", "));
    }
    // Players' text must not be read as a PGN command.
    text.replace("[%", "[ %")
}

/// True if a PGN reader at this position can play this move.
pub(super) fn is_played(position: &Position, annotated_move: &AnnotatedMove, mv: Move) -> bool {
    position.turn() == annotated_move.before.turn()
        && same_placement(position, &annotated_move.before)
        && position.legal_moves().contains(&mv)
}

/// Returns the PGN term for the termination.
const fn termination(status: Status) -> &'static str {
    let Status::Over(_, termination) = status else {
        return match status {
            Status::Cancelled => "abandoned",
            _ => "unterminated",
        };
    };
    match termination {
        Termination::Checkmate
        | Termination::Resignation
        | Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Agreement
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves
        | Termination::CannotCheckmate
        | Termination::IllegalPosition => "normal",
        Termination::TimeForfeit | Termination::BothFlags => "time forfeit",
        Termination::IllegalMoves
        | Termination::DefaultTime
        | Termination::ElectronicDevice
        | Termination::SealedMove => "rules infraction",
        Termination::ArbitersDecision
        | Termination::QuickplayFinish
        | Termination::SignedResult => "adjudication",
    }
}
