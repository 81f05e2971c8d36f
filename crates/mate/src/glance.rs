//! Glances that tell whether a question is worth asking. They are no theorems:
//! they have been compared with every "no" at hand and pass over none, or over
//! the few that are named.

use crate::answer::{Answer, Budget};
use crate::line::forward;
use crate::material::{heavy, theorem};
use crate::proof::Proof;
use crate::search::can_mate;
use touchmove_board::{Color, Position, Role};

/// Moves of one player that are next to no choice, if somebody has a queen or
/// rook, and if the player asked about has neither.
const NEXT_TO_NONE: u32 = 2;
const NEXT_TO_NONE_WITHOUT: u32 = 5;
/// Moves of both players together that are little choice.
const LITTLE: u32 = 20;
/// The most that players without queens and rooks have been seen to have in a
/// dead position, but for one. With these pieces it has never been more than
/// [`LITTLE`], unless one player had next to none.
const FEW: u32 = 39;
/// More than players have had who could not mate for want of a pawn that can
/// advance. Bishops in cages have many moves.
const MANY: u32 = 60;
/// How many moves are tried that a lost chance would have to survive.
const AHEAD: usize = 3;

/// Whether it is worth asking [`is_dead`](crate::is_dead) in the course of a
/// game: a glance at what dead positions have in common. They are dead by a
/// theorem on material, or by pawns that all block each other, or by little
/// choice of moves for both players or next to none for one; elsewhere somebody
/// can be mated. It has been compared with placements of up to four men
/// (`tools/ground-truth`) and with composed positions: of 806 dead ones it
/// passes over four.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::may_be_dead;
///
/// assert!(!may_be_dead(&Position::default()));
/// assert!(may_be_dead(&"8/8/8/8/8/1k6/8/KN6 w - - 0 1".parse().unwrap()));
/// ```
pub fn may_be_dead(position: &Position) -> bool {
    glance(position, LITTLE)
}

/// The same glance for the last position of a game, which is looked at once.
/// It is wider where there are neither queens nor rooks. Where there are and
/// somebody has little choice, it looks a move ahead: a dead position stays
/// dead. Of the composed positions it passes over one.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::{may_be_dead, may_have_died};
///
/// // Bishops enough, and all on one colour.
/// let bishops = "k6B/1b4B1/5B2/4B3/3B4/1pB5/pP6/K7 w - - 0 1".parse().unwrap();
/// assert!(may_have_died(&bishops) && !may_be_dead(&bishops));
/// // One way out of check, and then anything is possible.
/// let check = "6k1/8/8/8/8/8/6PP/r5K1 w - - 0 1".parse().unwrap();
/// assert!(may_be_dead(&check) && !may_have_died(&check));
/// ```
pub fn may_have_died(position: &Position) -> bool {
    if heavy(position).is_empty() {
        return glance(position, FEW);
    }
    survives(position, |next| heavy(next).is_empty() || may_be_dead(next))
}

/// Whether it is worth asking [`can_mate`] of a player at the end of a game: a
/// glance at who can be unable to. With a queen or rook that is who gives a check
/// that may cost it, or is in what may be a dead position; with pawns also who
/// has none that can advance; with less everybody. And it has to be so still
/// after the next moves, whatever they are. No answer "no" is known that it passes
/// over: none of 1,734 about composed positions (`../shared/data/mate`), of 864 on
/// ends of real games, of any about up to four men (`tools/ground-truth`).
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

/// A proof that a player cannot mate, looked for only where a glance says that
/// it is worth it ([`may_be_unable`]): for positions by the million. `None` is
/// not the answer yes; whoever has to know asks [`can_mate`].
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
        Answer::No(proof) => Some(proof),
        Answer::Yes(_) | Answer::Undecided { .. } => None,
    }
}

/// What is lost stays lost: whether it seems so now and after some next moves.
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
    let together = if stuck { MANY } else { LITTLE };
    pawns.is_empty()
        || checking()
        || blocked(position)
        || confined(position, NEXT_TO_NONE_WITHOUT, together)
}

/// `choices` of both players together or fewer make it worth asking.
fn glance(position: &Position, choices: u32) -> bool {
    let by_material = || Color::ALL.iter().all(|&player| theorem(position, player).is_some());
    blocked(position) || by_material() || confined(position, NEXT_TO_NONE, choices)
}

/// Whether there are pawns, and each of them stands before another one.
fn blocked(position: &Position) -> bool {
    let pawns = position.role(Role::Pawn);
    let ahead = |color| forward(color, position.pieces(color, Role::Pawn)).without(pawns);
    !pawns.is_empty() && Color::ALL.into_iter().all(|color| ahead(color).is_empty())
}

/// Whether one player has so few moves, or both together have.
fn confined(position: &Position, one: u32, both: u32) -> bool {
    let [white, black] = Color::ALL.map(|turn| position.with_turn(turn).count_legal_moves());
    white.min(black) <= one || white + black <= both
}
