//! Dead positions (Article 5.2.2 in 2023).

use crate::answer::{Answer, Budget};
use crate::can_mate;
use crate::material::{heavy, theorem};
use crate::proof::Proof;
use touchmove_board::{Bitboard, Color, Move, Position, Role};

/// Whether a position is dead: neither player can checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deadness {
    /// Neither can; the reasons, White's first.
    Dead(Proof, Proof),
    /// That player can, by this line.
    Alive(Color, Vec<Move>),
    /// The budget was used up.
    Undecided {
        /// How many positions were looked at.
        nodes: u32,
    },
}

impl Deadness {
    /// Whether the position is certainly dead.
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

/// Positions a first try may look at before the other player is asked about.
const FIRST_TRY: Budget = Budget(2_000);

/// Whether neither player can checkmate by any series of legal moves. The
/// budget holds for each of the two questions.
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
pub fn is_dead(position: &Position, budget: Budget) -> Deadness {
    match both(position, budget.min(FIRST_TRY)) {
        Deadness::Undecided { .. } if budget > FIRST_TRY => both(position, budget),
        answer => answer,
    }
}

/// Whether it is worth asking [`is_dead`] in the course of a game: a glance
/// at what dead positions have in common. They are dead by a theorem on
/// material, or by pawns that all block each other, or by little choice of
/// moves for both players or next to none for one; elsewhere somebody can be
/// mated. It has been compared with placements of up to four men
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
    may_be_dead(position)
        && position.legal_moves().iter().take(AHEAD).all(|&mv| {
            let next = position.after(mv);
            heavy(&next).is_empty() || may_be_dead(&next)
        })
}

/// Whether it is worth asking [`can_mate`] of a player at the end of a game: a
/// glance at who can be unable to. That is who has neither queen nor rook, gives
/// a check that may cost it, or is in what may be a dead position. No answer "no"
/// is known that it passes over: none of 1,734 about composed positions
/// (`../shared/data/mate`), of 864 on ends of real games, of any about up to four
/// men (`tools/ground-truth`).
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::may_be_unable;
///
/// assert!(!may_be_unable(&Position::default(), Color::White));
/// let rook: Position = "8/8/8/2k5/8/8/3p4/K6R w - - 0 1".parse().unwrap();
/// assert!(!may_be_unable(&rook, Color::White) && may_be_unable(&rook, Color::Black));
/// ```
pub fn may_be_unable(position: &Position, player: Color) -> bool {
    let checking = || position.turn() != player && position.is_check();
    !heavy(position).meets(position.color(player)) || checking() || may_be_dead(position)
}

/// `choices` of both players together or fewer make it worth asking.
fn glance(position: &Position, choices: u32) -> bool {
    let blocked = !position.role(Role::Pawn).is_empty() && !any_pawn_advances(position);
    let by_material = || Color::ALL.iter().all(|&player| theorem(position, player).is_some());
    let confined = || {
        let [white, black] = Color::ALL.map(|turn| position.with_turn(turn).count_legal_moves());
        white.min(black) <= NEXT_TO_NONE || white + black <= choices
    };
    blocked || by_material() || confined()
}

/// Moves of one player, and of both together, that are next to no choice.
const NEXT_TO_NONE: u32 = 2;
const LITTLE: u32 = 20;
/// The most that players without queens and rooks have been seen to have in a
/// dead position, but for one. With these pieces it has never been more than
/// [`LITTLE`], unless one player had next to none.
const FEW: u32 = 39;
/// How many moves are tried that a dead position would have to survive.
const AHEAD: usize = 3;

fn any_pawn_advances(position: &Position) -> bool {
    let white = position.pieces(Color::White, Role::Pawn).0 << 8;
    let black = position.pieces(Color::Black, Role::Pawn).0 >> 8;
    !Bitboard(white | black).without(position.role(Role::Pawn)).is_empty()
}

fn both(position: &Position, budget: Budget) -> Deadness {
    let first = likelier(position);
    let mine = match can_mate(position, first, budget) {
        Answer::Yes(line) => return Deadness::Alive(first, line),
        answer => answer,
    };
    let (white, black) = match (can_mate(position, first.other(), budget), first) {
        (Answer::Yes(line), _) => return Deadness::Alive(first.other(), line),
        (theirs, Color::White) => (mine, theirs),
        (theirs, Color::Black) => (theirs, mine),
    };
    match (white, black) {
        (Answer::No(white), Answer::No(black)) => Deadness::Dead(white, black),
        (white, black) => Deadness::Undecided { nodes: nodes(&white).max(nodes(&black)) },
    }
}

/// The player about whom to ask first: a yes suffices, and a no takes longest
/// where nothing is at hand to mate with.
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

fn nodes(answer: &Answer) -> u32 {
    match answer {
        Answer::Undecided { nodes } => *nodes,
        _ => 0,
    }
}

/// The index of the first dead position of a game, `None` if it never died;
/// undecided positions count as alive.
///
/// The positions must follow from each other by legal moves: then a dead one
/// is followed by dead ones only, and a few questions find the first.
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
