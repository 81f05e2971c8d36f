//! Sentences for the faults of a position.

use crate::message::Message;
use crate::{MessageArgument, Words};
use touchmove_board::{Bitboard, Position, PositionProblem};
use touchmove_mate::Illegality;

impl Words {
    /// Explains a problem found by [`Position::problems`] in one sentence.
    ///
    /// ```
    /// use touchmove_board::Fen;
    /// use touchmove_explain::{Language, Words};
    ///
    /// let position = Fen::parse("8/8/8/8/8/8/8/K7 b - - 0 1").unwrap();
    /// let said = Words::new(Language::English).problem(&position.problems()[0], &position);
    /// assert_eq!(said, "Black has no king.");
    ///
    /// // White has the move, and it is Black's king that the rook attacks.
    /// let position = Fen::parse("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap();
    /// let said = Words::new(Language::English).problem(&position.problems()[0], &position);
    /// assert!(said.starts_with("White has the move and could capture the king on e8"));
    /// ```
    pub fn problem(&self, problem: &PositionProblem, position: &Position) -> String {
        self.say(&message(problem, position)).unwrap_or_else(|_| problem.name().to_owned())
    }

    /// Explains in one sentence why the position is unreachable.
    /// [`illegality`](touchmove_mate::illegality) returns the reason.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_mate::illegality;
    ///
    /// // The bishop on b5 cannot have left c8.
    /// let position = "rn1qkbnr/pppppppp/8/1b6/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    /// let reason = illegality(&position).unwrap();
    /// let said = Words::new(Language::English).illegality(&reason, &position);
    /// assert!(said.ends_with("But no pawn is missing."));
    /// ```
    pub fn illegality(&self, reason: &Illegality, position: &Position) -> String {
        let message = match *reason {
            Illegality::Problem(problem) => Message::new("position-problem-shows")
                .value("problem", self.problem(&problem, position).into()),
            Illegality::Promotions { player, promoted, missing } => {
                Message::new("position-too-many-promotions")
                    .player(player)
                    .number("promoted", promoted)
                    .number("missing", missing)
            }
            Illegality::Captures { player, needed: Some(needed), lost } => {
                let message = Message::new("position-too-many-captures").player(player);
                message.number("needed", needed).number("lost", lost)
            }
            Illegality::Captures { player, needed: None, lost } => {
                Message::new("position-no-way-for-pawns").player(player).number("lost", lost)
            }
            Illegality::OpenedFiles { opened, accounted } => {
                let message = Message::new("position-too-many-files-opened");
                message.number("opened", opened).number("accounted", accounted)
            }
            Illegality::FirstRanks => Message::new("position-different-first-ranks"),
            Illegality::NoLastMove => {
                Message::new("position-no-last-move").player(position.turn().other())
            }
        };
        self.say(&message).unwrap_or_else(|_| reason.name().to_owned())
    }
}

/// Returns the message for a problem.
pub(crate) fn message(problem: &PositionProblem, position: &Position) -> Message {
    let message = Message::new(format!("problem-{}", problem.name()));
    let pieces = |by| MessageArgument::pieces(position, by);
    match *problem {
        PositionProblem::NoKing(player)
        | PositionProblem::SeveralKings(player)
        | PositionProblem::TooManyPieces(player)
        | PositionProblem::TooManyPawns(player)
        | PositionProblem::TooManyPromoted(player) => message.player(player),
        PositionProblem::PawnsOnEndRank(by) | PositionProblem::ImpossibleCheck(by) => {
            message.value("by", pieces(by))
        }
        PositionProblem::KingCanBeCaptured { king, by } => {
            message.player(position.turn().other()).with("square", king).value("by", pieces(by))
        }
        PositionProblem::ImpossibleCastling(rook) => {
            message.value("by", pieces(Bitboard::of(rook)))
        }
        PositionProblem::ImpossibleEnPassant(square) => message.with("square", square),
        PositionProblem::UnfoundedCastling { color, letter } => {
            message.player(color).with("letter", letter)
        }
        _ => message,
    }
}
