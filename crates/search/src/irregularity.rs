//! Acts against the Laws that a person could commit.

use crate::random::Random;
use crate::tables::worth;
use alloc::vec::Vec;
use touchmove_board::{IllegalReason, Move, Position, Square};

/// Act against the Laws, as data. The caller carries it out at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Irregularity {
    /// The player moves a piece between two squares, which is illegal, and presses the clock.
    IllegalMove {
        /// Square of departure.
        from: Square,
        /// Square of arrival.
        to: Square,
    },
    /// The player touches a piece that could move, and then makes a move with another one.
    TouchedOther {
        /// Square of the touched piece.
        touched: Square,
        /// Legal move with another piece.
        mv: Move,
    },
    /// The player presses the clock without a move.
    PressOnly,
}

/// Kind of an act against the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IrregularityKind {
    /// An illegal move.
    IllegalMove,
    /// A piece is touched, and another one is moved.
    TouchedOther,
    /// The clock is pressed without a move.
    PressOnly,
}

impl IrregularityKind {
    /// All kinds.
    pub const ALL: [IrregularityKind; 3] = [
        IrregularityKind::IllegalMove,
        IrregularityKind::TouchedOther,
        IrregularityKind::PressOnly,
    ];
}

/// Reason for an illegal move that a person could make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slip {
    LeftInCheck,
    Pinned,
    IntoCheck,
    Blocked,
    Castling,
}

impl Slip {
    const ALL: [Slip; 5] =
        [Slip::LeftInCheck, Slip::Pinned, Slip::IntoCheck, Slip::Blocked, Slip::Castling];

    fn of(reason: &IllegalReason) -> Option<Slip> {
        Some(match reason {
            IllegalReason::KingLeftInCheck { .. } => Slip::LeftInCheck,
            IllegalReason::KingExposed { .. } => Slip::Pinned,
            IllegalReason::KingMovesIntoCheck { .. } => Slip::IntoCheck,
            IllegalReason::PathBlocked { .. } => Slip::Blocked,
            IllegalReason::CastlingInCheck { .. } | IllegalReason::CastlingThroughCheck { .. } => {
                Slip::Castling
            }
            _ => return None,
        })
    }
}

/// Illegal move with its only fault.
struct Illegal {
    from: Square,
    to: Square,
    slip: Slip,
}

/// Returns an act against the Laws that a person could commit in the position, in place of the
/// legal move `mv`.
///
/// The caller decides when the opponent errs, and how. Returns `None` if the position allows no act
/// of that kind, or if `mv` is not legal, for example because the game is over.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_search::{Irregularity, IrregularityKind, irregularity};
///
/// let start = Position::default();
/// let e4 = start.read_uci("e2e4").unwrap();
/// let act = |kind| irregularity(&start, e4, kind, 1);
/// let Some(Irregularity::IllegalMove { from, to }) = act(IrregularityKind::IllegalMove) else {
///     panic!("pieces are in the way of others")
/// };
/// assert_eq!(start.find_move(from, to, None), None);
/// assert_eq!(act(IrregularityKind::PressOnly), Some(Irregularity::PressOnly));
/// ```
pub fn irregularity(
    position: &Position,
    mv: Move,
    kind: IrregularityKind,
    seed: u64,
) -> Option<Irregularity> {
    if !position.is_legal(mv) {
        return None;
    }
    let mut random = Random::new(seed ^ position.repetition_hash());
    match kind {
        IrregularityKind::IllegalMove => illegal_move(position, &mut random),
        IrregularityKind::TouchedOther => touched_other(position, mv, &mut random),
        IrregularityKind::PressOnly => Some(Irregularity::PressOnly),
    }
}

/// Returns an illegal move. Its kind is drawn first, because the kinds have unequal numbers of
/// moves.
fn illegal_move(position: &Position, random: &mut Random) -> Option<Irregularity> {
    let all = illegal_moves(position);
    let has = |slip: &Slip| all.iter().any(|one| one.slip == *slip);
    let slips: Vec<Slip> = Slip::ALL.into_iter().filter(has).collect();
    let slip = *random.pick(&slips)?;
    let moves: Vec<&Illegal> = all.iter().filter(|one| one.slip == slip).collect();
    // A capture tempts most, so of two moves the better capture is made.
    let (one, other) = (*random.pick(&moves)?, *random.pick(&moves)?);
    let Illegal { from, to, .. } =
        if gain(position, other) > gain(position, one) { other } else { one };
    Some(Irregularity::IllegalMove { from: *from, to: *to })
}

fn gain(position: &Position, illegal: &Illegal) -> i32 {
    position.piece_at(illegal.to).map_or(0, |piece| worth(piece.role))
}

/// Returns the moves that are illegal for exactly one reason, which a person could overlook.
fn illegal_moves(position: &Position) -> Vec<Illegal> {
    let mut all = Vec::new();
    for from in position.color(position.turn()) {
        for to in Square::all() {
            let reasons = position.why_illegal(from, to, None);
            if let [reason] = reasons.as_slice()
                && let Some(slip) = Slip::of(reason)
            {
                all.push(Illegal { from, to, slip });
            }
        }
    }
    all.retain(|one| one.slip != Slip::Blocked || is_short(one.from, one.to));
    all
}

/// Returns true if two squares are at most three steps apart. A person does not overlook a piece on
/// a longer way.
fn is_short(from: Square, to: Square) -> bool {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())) <= 3
}

/// Returns the move with another piece touched before, if another piece can move.
fn touched_other(position: &Position, mv: Move, random: &mut Random) -> Option<Irregularity> {
    let rook = mv.wing().and_then(|wing| position.castling_rook(position.turn(), wing));
    let legal = position.legal_moves();
    let others = legal.iter().filter(|one| one.from != mv.from && Some(one.from) != rook);
    let squares: Vec<Square> = others.map(|one| one.from).collect();
    let touched = *random.pick(&squares)?;
    Some(Irregularity::TouchedOther { touched, mv })
}
