//! Dead positions (Article 5.2.2 in 2023).

use crate::answer::{Budget, Effort, MateAnswer};
use crate::can_mate;
use crate::material::heavy;
use crate::proof::Proof;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position, Role};

/// Answer to the question whether a position is dead, that is, whether neither player can
/// checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deadness {
    /// Neither player can mate. White's proof is first, Black's second.
    Dead(Proof, Proof),
    /// The given player can mate by the given line.
    Alive(Color, Vec<Move>),
    /// The search reached its limits.
    Undecided {
        /// Number of positions examined.
        nodes: u32,
    },
}

impl Deadness {
    /// Returns true if the position is proved dead.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_mate::{is_dead, Budget};
    /// assert!(!is_dead(&Position::default(), Budget::default()).is_dead());
    /// ```
    pub const fn is_dead(&self) -> bool {
        matches!(self, Deadness::Dead(..))
    }
}

/// Budget of the first search for each player.
const FIRST_TRY: Budget = Budget(2_000);

/// Decides whether neither player can checkmate by any series of legal moves.
///
/// The budget applies to each of the two questions.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::{is_dead, Budget, Deadness};
///
/// let walls: Position = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1".parse().unwrap();
/// assert!(is_dead(&walls, Budget::default()).is_dead());
///
/// let alive: Position = "8/8/8/8/p1p5/k1P5/P7/1K6 w - - 0 1".parse().unwrap();
/// assert!(matches!(is_dead(&alive, Budget::default()), Deadness::Alive(..)));
/// ```
pub fn is_dead<'a>(position: &Position, effort: impl Into<Effort<'a>>) -> Deadness {
    let effort = effort.into();
    // If one player can mate, the position is alive. Both players therefore get a small budget
    // first.
    let first = Effort { budget: effort.budget.min(FIRST_TRY), ..effort };
    match both(position, first) {
        Deadness::Undecided { .. } if effort.budget > FIRST_TRY => both(position, effort),
        answer => answer,
    }
}

fn both(position: &Position, effort: Effort<'_>) -> Deadness {
    let first = likelier(position);
    let mine = match can_mate(position, first, effort) {
        MateAnswer::Yes(line) => return Deadness::Alive(first, line),
        answer => answer,
    };
    let (white, black) = match (can_mate(position, first.other(), effort), first) {
        (MateAnswer::Yes(line), _) => return Deadness::Alive(first.other(), line),
        (theirs, Color::White) => (mine, theirs),
        (theirs, Color::Black) => (theirs, mine),
    };
    match (white, black) {
        (MateAnswer::No(white), MateAnswer::No(black)) => Deadness::Dead(white, black),
        (white, black) => Deadness::Undecided { nodes: nodes(&white).max(nodes(&black)) },
    }
}

/// Returns the player for whom the question is asked first.
///
/// One player who can mate decides the question. A proof of "no mate" takes longest for a player
/// without mating material.
fn likelier(position: &Position) -> Color {
    let turn = position.turn();
    if position.is_checkmate() {
        return turn.other();
    }
    let heavy = heavy(position);
    let able = [heavy, heavy | position.role(Role::Pawn)]
        .map(|men| [turn, turn.other()].map(|player| men.meets(position.color(player))));
    let first_only = able.into_iter().find(|[mine, theirs]| mine != theirs);
    if first_only.is_none_or(|[mine, _]| mine) { turn } else { turn.other() }
}

fn nodes(answer: &MateAnswer) -> u32 {
    match answer {
        MateAnswer::Undecided { nodes } => *nodes,
        _ => 0,
    }
}

/// Returns the index of the first dead position of a game, or `None` if no position is dead.
///
/// Undecided positions count as alive. Each position must follow from the previous one by a legal
/// move. All positions after a dead one are then dead, so a binary search finds the first.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::{first_dead, Budget};
///
/// let mut positions = vec!["8/8/8/8/8/1k6/7p/K6B w - - 0 1".parse::<Position>().unwrap()];
/// for (from, to) in [("h1", "g2"), ("b3", "c3"), ("g2", "h1"), ("c3", "b3")] {
///     let last = positions[positions.len() - 1];
///     let mv = last.find_move(from.parse().unwrap(), to.parse().unwrap(), None).unwrap();
///     positions.push(last.after(mv));
/// }
/// assert_eq!(first_dead(&positions, Budget::default()), None);
/// ```
pub fn first_dead(positions: &[Position], budget: Budget) -> Option<usize> {
    if !is_dead(positions.last()?, budget).is_dead() {
        return None;
    }
    Some(positions.partition_point(|p| !is_dead(p, budget).is_dead()))
}
