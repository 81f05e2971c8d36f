//! Questions about mate, and who answers them.
//!
//! A glance answers most of them. What is left may take a second, so whoever
//! runs the game may say who answers it: a server lets it be searched where
//! nobody has to wait for it, and keeps the answer with the event, so that a
//! replay rules the same.

use core::fmt;
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, Deadness, Effort, can_mate, forces_mate, is_dead, may_be_dead};

/// A question about mate that a glance does not answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MateQuestion {
    position: Position,
    asks: Asks,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Asks {
    /// Whether a player can still checkmate by any series of legal moves.
    Can(Color),
    /// Whether neither player can.
    Dead,
    /// Whether a player can force mate with a few moves.
    Forces(Color),
}

/// Who answers what a glance does not.
///
/// ```
/// use std::sync::Arc;
/// use touchmove_board::Position;
/// use touchmove_clock::TimeControl;
/// use touchmove_game::{Game, MateQuestion, Mates};
/// use touchmove_laws::{Edition, Regulations};
///
/// /// Leaves it to the arbiter.
/// #[derive(Debug)]
/// struct Nobody;
///
/// impl Mates for Nobody {
///     fn answer(&self, _: &MateQuestion) -> Option<bool> {
///         None
///     }
/// }
///
/// let rules = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
/// let game = Game::new(rules, Position::default()).with_mates(Arc::new(Nobody));
/// # assert_eq!(game.questions().len(), 0);
/// ```
pub trait Mates: fmt::Debug + Send + Sync {
    /// The answer; none leaves it undecided.
    fn answer(&self, question: &MateQuestion) -> Option<bool>;
}

/// Searches there and then, as long as it takes.
#[derive(Debug)]
pub(crate) struct Patient;

impl Mates for Patient {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        question.search(&|| false)
    }
}

/// Positions looked at when a result depends on the question.
const THOROUGH: Budget = Budget(2_000_000);
/// The same after an ordinary move, where nothing has been asked.
const PASSING: Budget = Budget(200_000);
/// The same at a glance.
const GLANCE: Budget = Budget(2_000);
/// The longest mate that a claimant is believed to show.
const MOVES: u32 = 3;

impl MateQuestion {
    pub(crate) fn can(position: &Position, player: Color) -> MateQuestion {
        MateQuestion { position: *position, asks: Asks::Can(player) }
    }

    pub(crate) fn dead(position: &Position) -> MateQuestion {
        MateQuestion { position: *position, asks: Asks::Dead }
    }

    pub(crate) fn forces(position: &Position, player: Color) -> MateQuestion {
        MateQuestion { position: *position, asks: Asks::Forces(player) }
    }

    /// The answer at a glance, or from whoever answers the rest.
    pub(crate) fn asked(&self, mates: &dyn Mates) -> Option<bool> {
        self.glance().or_else(|| mates.answer(self))
    }

    fn glance(&self) -> Option<bool> {
        match self.asks {
            Asks::Dead if !may_be_dead(&self.position) => Some(false),
            _ => self.looked_for(GLANCE.into()),
        }
    }

    /// The answer by a search of usual length, which gives up when it is told
    /// to.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use touchmove_game::{MateQuestion, Mates};
    ///
    /// #[derive(Debug)]
    /// struct Hasty;
    ///
    /// impl Mates for Hasty {
    ///     fn answer(&self, question: &MateQuestion) -> Option<bool> {
    ///         let begun = std::time::Instant::now();
    ///         question.search(&|| begun.elapsed().as_millis() > 50)
    ///     }
    /// }
    /// ```
    pub fn search(&self, until: &dyn Fn() -> bool) -> Option<bool> {
        let budget = match self.asks {
            Asks::Can(_) => THOROUGH,
            Asks::Dead | Asks::Forces(_) => PASSING,
        };
        self.looked_for(Effort { budget, until })
    }

    fn looked_for(&self, effort: Effort<'_>) -> Option<bool> {
        match self.asks {
            Asks::Can(player) => can_mate(&self.position, player, effort).decided(),
            Asks::Dead => match is_dead(&self.position, effort) {
                Deadness::Dead(..) => Some(true),
                Deadness::Alive(..) => Some(false),
                Deadness::Undecided { .. } => None,
            },
            Asks::Forces(player) => forces_mate(&self.position, player, MOVES, effort),
        }
    }
}

/// What is asked, and the position as FEN: a name to keep the answer under.
impl fmt::Display for MateQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.asks {
            Asks::Can(player) => write!(f, "can {player} {}", self.position.fen()),
            Asks::Dead => write!(f, "dead {}", self.position.fen()),
            Asks::Forces(player) => write!(f, "forces {player} {}", self.position.fen()),
        }
    }
}
