//! Questions about mate, and their solver.
//!
//! A quick search answers most of these questions. The others may take a second, so the caller can
//! supply a [`MateSolver`]. A server searches in the background and stores the answer with the
//! event, so that a replay gives the same rulings.

use core::fmt;
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, Deadness, Effort, can_mate, forces_mate, is_dead, may_be_dead};

/// A question about mate that a quick search may leave open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MateQuestion {
    position: Position,
    kind: QuestionKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum QuestionKind {
    /// Can this player checkmate by any series of legal moves?
    Can(Color),
    /// Is the position dead, so that neither player can checkmate?
    Dead,
    /// Can this player force mate within a few moves?
    Forces(Color),
}

/// Solver for mate questions that a quick search leaves open.
///
/// ```
/// use std::sync::Arc;
/// use touchmove_board::Position;
/// use touchmove_clock::TimeControl;
/// use touchmove_game::{Game, MateQuestion, MateSolver};
/// use touchmove_laws::{Edition, Regulations};
///
/// /// Leaves every question to the arbiter.
/// #[derive(Debug)]
/// struct NoSolver;
///
/// impl MateSolver for NoSolver {
///     fn answer(&self, _: &MateQuestion) -> Option<bool> {
///         None
///     }
/// }
///
/// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
/// let game = Game::new(rules, Position::default()).with_mate_solver(Arc::new(NoSolver));
/// # assert_eq!(game.questions().len(), 0);
/// ```
pub trait MateSolver: fmt::Debug + Send + Sync {
    /// Returns the answer. `None` leaves the question undecided.
    fn answer(&self, question: &MateQuestion) -> Option<bool>;
}

/// Solver that searches synchronously within the budget.
#[derive(Debug)]
pub(crate) struct BlockingSearch;

impl MateSolver for BlockingSearch {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        question.search(&|| false)
    }
}

/// Search budget in positions for a question that a result depends on.
const RESULT_BUDGET: Budget = Budget(2_000_000);
/// Search budget after an ordinary move. No ruling asked this question explicitly.
const ROUTINE_BUDGET: Budget = Budget(200_000);
/// Budget of the quick search.
const QUICK_BUDGET: Budget = Budget(2_000);
/// Longest forced mate that a claimant is assumed to find, in moves.
const FORCED_MATE_MOVES: u32 = 3;

impl MateQuestion {
    pub(crate) fn can(position: &Position, player: Color) -> MateQuestion {
        MateQuestion { position: *position, kind: QuestionKind::Can(player) }
    }

    pub(crate) fn dead(position: &Position) -> MateQuestion {
        MateQuestion { position: *position, kind: QuestionKind::Dead }
    }

    pub(crate) fn forces(position: &Position, player: Color) -> MateQuestion {
        MateQuestion { position: *position, kind: QuestionKind::Forces(player) }
    }

    /// Answers with a quick search. If the search gives up, the solver answers.
    pub(crate) fn answer_with(&self, solver: &dyn MateSolver) -> Option<bool> {
        self.quick_answer().or_else(|| solver.answer(self))
    }

    fn quick_answer(&self) -> Option<bool> {
        match self.kind {
            QuestionKind::Dead if !may_be_dead(&self.position) => Some(false),
            _ => self.search_with(QUICK_BUDGET.into()),
        }
    }

    /// Searches with the usual budget. Returns `None` as soon as `until` returns true.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use touchmove_game::{MateQuestion, MateSolver};
    ///
    /// #[derive(Debug)]
    /// struct Hasty;
    ///
    /// impl MateSolver for Hasty {
    ///     fn answer(&self, question: &MateQuestion) -> Option<bool> {
    ///         let begun = std::time::Instant::now();
    ///         question.search(&|| begun.elapsed().as_millis() > 50)
    ///     }
    /// }
    /// ```
    pub fn search(&self, until: &dyn Fn() -> bool) -> Option<bool> {
        let budget = match self.kind {
            QuestionKind::Can(_) => RESULT_BUDGET,
            QuestionKind::Dead | QuestionKind::Forces(_) => ROUTINE_BUDGET,
        };
        self.search_with(Effort { budget, until })
    }

    fn search_with(&self, effort: Effort<'_>) -> Option<bool> {
        match self.kind {
            QuestionKind::Can(player) => can_mate(&self.position, player, effort).decided(),
            QuestionKind::Dead => match is_dead(&self.position, effort) {
                Deadness::Dead(..) => Some(true),
                Deadness::Alive(..) => Some(false),
                Deadness::Undecided { .. } => None,
            },
            QuestionKind::Forces(player) => {
                forces_mate(&self.position, player, FORCED_MATE_MOVES, effort)
            }
        }
    }
}

/// Formats the question with the position as FEN, for use as a cache key.
impl fmt::Display for MateQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            QuestionKind::Can(player) => write!(f, "can {player} {}", self.position.fen()),
            QuestionKind::Dead => write!(f, "dead {}", self.position.fen()),
            QuestionKind::Forces(player) => write!(f, "forces {player} {}", self.position.fen()),
        }
    }
}
