//! Quick filters that decide whether a question is worth a search.
//!
//! The filters are not theorems. In tests they pass every known position where a player cannot
//! mate, apart from the few exceptions named below.

use crate::answer::{Budget, MateAnswer};
use crate::line::forward;
use crate::material::{heavy, theorem};
use crate::proof::Proof;
use crate::search::can_mate;
use touchmove_board::{Color, Position, Role};

/// A player has almost no choice with at most this many moves.
const ALMOST_NO_CHOICE: u32 = 2;
/// The same bound for a player without a queen or rook.
const ALMOST_NO_CHOICE_WITHOUT_HEAVY: u32 = 5;
/// The players have little choice if both together have at most this many moves.
const LITTLE_CHOICE: u32 = 20;
/// Largest number of moves in a known dead position without queens and rooks, with one exception.
/// With queens or rooks the number never exceeded [`LITTLE_CHOICE`], unless one player had almost
/// no choice.
const LITTLE_CHOICE_WITHOUT_HEAVY: u32 = 39;
/// Upper bound on the moves if a player cannot mate because no pawn can advance. Even enclosed
/// bishops can have many moves.
const LITTLE_CHOICE_WITHOUT_ADVANCE: u32 = 60;
/// Number of possible next moves after which the position must still pass the filter.
const AHEAD: usize = 3;

/// Returns true if it is worth calling [`is_dead`](crate::is_dead) for this position during a game.
///
/// Dead positions have one of a few features. A material theorem applies to both players, all pawns
/// block each other, or the players have little choice of moves. In other positions one of the
/// players can be mated. The filter was compared with all placements of up to four pieces
/// (`tools/ground-truth`) and with composed positions. It misses four of the 806 dead ones.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::may_be_dead;
///
/// assert!(!may_be_dead(&Position::default()));
/// assert!(may_be_dead(&"8/8/8/8/8/1k6/8/KN6 w - - 0 1".parse().unwrap()));
/// ```
pub fn may_be_dead(position: &Position) -> bool {
    may_be_dead_within(position, LITTLE_CHOICE)
}

/// Returns true if the position at the end of a game may be dead.
///
/// The filter runs once for a game, so it may pass more positions than [`may_be_dead`]. Without
/// queens and rooks its bounds are wider. With queens or rooks the filter also looks one move
/// ahead, since a dead position stays dead. The filter misses one of the composed positions.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::{may_be_dead, may_have_died};
///
/// // Many bishops, all on one colour.
/// let bishops = "k6B/1b4B1/5B2/4B3/3B4/1pB5/pP6/K7 w - - 0 1".parse().unwrap();
/// assert!(may_have_died(&bishops) && !may_be_dead(&bishops));
/// // Only one move gets out of check; afterwards both players can mate.
/// let check = "6k1/8/8/8/8/8/6PP/r5K1 w - - 0 1".parse().unwrap();
/// assert!(may_be_dead(&check) && !may_have_died(&check));
/// ```
pub fn may_have_died(position: &Position) -> bool {
    if heavy(position).is_empty() {
        return may_be_dead_within(position, LITTLE_CHOICE_WITHOUT_HEAVY);
    }
    survives(position, |next| heavy(next).is_empty() || may_be_dead(next))
}

/// Returns true if it is worth calling [`can_mate`] for this player at the end of a game.
///
/// A player with a queen or rook passes if the position may be dead, or if the queen or rook gives
/// check and may be captured. A player with pawns passes in the same cases, and with little choice
/// of moves. A player with less material always passes. The player must also pass in the positions
/// after the next move. The filter misses no known answer "no": 1,734 on composed positions
/// (`../shared/data/mate`) and 864 on ends of real games. The filter was also compared with all
/// positions of up to four pieces (`tools/ground-truth`).
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::may_be_unable;
///
/// assert!(!may_be_unable(&Position::default(), Color::White));
/// let knight: Position = "8/8/8/2k5/8/8/3p4/K6N w - - 0 1".parse().unwrap();
/// assert!(may_be_unable(&knight, Color::White) && !may_be_unable(&knight, Color::Black));
/// ```
pub fn may_be_unable(position: &Position, player: Color) -> bool {
    survives(position, |position| seems_unable(position, player))
}

/// Returns a proof that a player cannot mate, if the position passes the filter [`may_be_unable`]
/// and the search finds a proof.
///
/// The function is meant for millions of positions. `None` does not mean that the player can mate.
/// Call [`can_mate`] to decide.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{proved_unable, Budget, MaterialTheorem, Proof};
///
/// let knight: Position = "8/8/8/2k5/8/8/3p4/K6N w - - 0 1".parse().unwrap();
/// let bare: Position = "8/8/8/2k5/8/8/8/K6N w - - 0 1".parse().unwrap();
/// assert_eq!(proved_unable(&knight, Color::Black, Budget::default()), None);
/// assert_eq!(
///     proved_unable(&bare, Color::Black, Budget::default()),
///     Some(Proof::Material(MaterialTheorem::BareKing)),
/// );
/// ```
pub fn proved_unable(position: &Position, player: Color, budget: Budget) -> Option<Proof> {
    if !may_be_unable(position, player) {
        return None;
    }
    match can_mate(position, player, budget) {
        MateAnswer::No(proof) => Some(proof),
        MateAnswer::Yes(_) | MateAnswer::Undecided { .. } => None,
    }
}

/// Returns true if `seems` is true for this position and after the following moves. A player who
/// cannot mate now cannot mate later either. A later position that fails the test therefore shows
/// that the player can still mate.
fn survives(position: &Position, seems: impl Fn(&Position) -> bool) -> bool {
    seems(position)
        && position.legal_moves().iter().take(AHEAD).all(|&mv| seems(&position.after(mv)))
}

fn seems_unable(position: &Position, player: Color) -> bool {
    let checking = || position.turn() != player && position.is_check();
    let men = position.color(player);
    if heavy(position).meets(men) {
        return checking() || may_be_dead(position);
    }
    let pawns = men & position.role(Role::Pawn);
    let stuck = forward(player, pawns).without(position.occupied()).is_empty();
    let together = if stuck { LITTLE_CHOICE_WITHOUT_ADVANCE } else { LITTLE_CHOICE };
    pawns.is_empty()
        || checking()
        || blocked(position)
        || confined(position, ALMOST_NO_CHOICE_WITHOUT_HEAVY, together)
}

/// Returns true if the position may be dead, with `choices` as the bound on the moves of both
/// players together.
fn may_be_dead_within(position: &Position, choices: u32) -> bool {
    let by_material = || Color::ALL.iter().all(|&player| theorem(position, player).is_some());
    blocked(position) || by_material() || confined(position, ALMOST_NO_CHOICE, choices)
}

/// Returns true if there are pawns and each has another pawn directly in front of it.
fn blocked(position: &Position) -> bool {
    let pawns = position.role(Role::Pawn);
    let ahead = |color| forward(color, position.pieces(color, Role::Pawn)).without(pawns);
    !pawns.is_empty() && Color::ALL.into_iter().all(|color| ahead(color).is_empty())
}

/// Returns true if one player has at most `one` moves, or both together have at most `both`.
fn confined(position: &Position, one: u32, both: u32) -> bool {
    let white = position.with_turn(Color::White).count_legal_moves_to(both);
    if white <= one {
        return true;
    }
    // Black has little choice if the number does not exceed either bound.
    let bound = one.max(both.saturating_sub(white));
    position.with_turn(Color::Black).count_legal_moves_to(bound) <= bound
}
