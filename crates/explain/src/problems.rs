//! What is wrong with a position, in words.

use crate::said::Said;
use crate::{Value, Words};
use touchmove_board::{Bitboard, Position, PositionProblem};
use touchmove_mate::Illegality;

impl Words {
    /// One sentence that says what is wrong with that position, where
    /// [`Position::problems`] has found it.
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
        self.say(&said(problem, position)).unwrap_or_else(|_| problem.name().to_owned())
    }

    /// One sentence that says why no game leads to that position, where
    /// [`illegality`](touchmove_mate::illegality) has found it.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_mate::illegality;
    ///
    /// // The bishop on b5 cannot have left c8.
    /// let position = "rn1qkbnr/pppppppp/8/1b6/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse().unwrap();
    /// let reason = illegality(&position).unwrap();
    /// let said = Words::new(Language::English).illegality(&reason, &position);
    /// assert!(said.ends_with("but no pawn is missing."));
    /// ```
    pub fn illegality(&self, reason: &Illegality, position: &Position) -> String {
        let said = match *reason {
            Illegality::Problem(problem) => Said::new("position-problem-shows")
                .value("problem", self.problem(&problem, position).into()),
            Illegality::Promotions { player, promoted, missing } => {
                Said::new("position-too-many-promotions")
                    .player(player)
                    .number("promoted", promoted)
                    .number("missing", missing)
            }
            Illegality::Captures { player, needed: Some(needed), lost } => {
                let said = Said::new("position-too-many-captures").player(player);
                said.number("needed", needed).number("lost", lost)
            }
            Illegality::Captures { player, needed: None, lost } => {
                Said::new("position-no-way-for-pawns").player(player).number("lost", lost)
            }
            Illegality::OpenedFiles { opened, accounted } => {
                let said = Said::new("position-too-many-files-opened");
                said.number("opened", opened).number("accounted", accounted)
            }
            Illegality::FirstRanks => Said::new("position-different-first-ranks"),
            Illegality::NoLastMove => {
                Said::new("position-no-last-move").player(position.turn().other())
            }
        };
        self.say(&said).unwrap_or_else(|_| reason.name().to_owned())
    }
}

/// The message for a problem, and what is put in.
pub(crate) fn said(problem: &PositionProblem, position: &Position) -> Said {
    let said = Said::new(format!("problem-{}", problem.name()));
    let pieces = |by| Value::pieces(position, by);
    match *problem {
        PositionProblem::NoKing(player)
        | PositionProblem::SeveralKings(player)
        | PositionProblem::TooManyPieces(player)
        | PositionProblem::TooManyPawns(player)
        | PositionProblem::TooManyPromoted(player) => said.player(player),
        PositionProblem::PawnsOnEndRank(by) | PositionProblem::ImpossibleCheck(by) => {
            said.value("by", pieces(by))
        }
        PositionProblem::KingCanBeCaptured { king, by } => {
            said.player(position.turn().other()).with("square", king).value("by", pieces(by))
        }
        PositionProblem::ImpossibleCastling(rook) => said.value("by", pieces(Bitboard::of(rook))),
        PositionProblem::ImpossibleEnPassant(square) => said.with("square", square),
        PositionProblem::UnfoundedCastling { color, letter } => {
            said.player(color).with("letter", letter)
        }
        _ => said,
    }
}
