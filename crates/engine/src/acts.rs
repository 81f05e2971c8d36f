//! Acts that make a move by hand, as Articles 3 and 4 require.

use touchmove_board::{Move, MoveKind, Position, Role, Square, UciMove, Wing};
use touchmove_game::{Act, Blind, Hands, MoveText, Pieces};

/// Returns the acts by which one hand makes a legal move properly. A captured piece is removed
/// first, then the player's own piece moves. For an en passant capture, the capturing pawn moves
/// first. Castling starts with the king. In a promotion the pawn is removed, then the new piece is
/// put on its square. Pressing the clock is not included.
///
/// In Chess960, castling is announced first if the king's step alone would also be a legal move.
///
/// For boards on which players enter moves, see [`plays`].
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_engine::acts;
///
/// let position: Position = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
/// let queens = position.legal_moves().iter().copied().find(|m| m.to_string() == "e7d8q");
/// let done: Vec<String> = acts(&position, queens.unwrap()).iter().map(|a| a.to_string()).collect();
/// assert_eq!(done, ["takes d8", "takes e7", "puts Q d8"]);
/// ```
pub fn acts(position: &Position, mv: Move) -> Vec<Act> {
    match mv.kind {
        MoveKind::Castle { wing, .. } => castles(position, mv, wing),
        MoveKind::EnPassant => {
            let passed = Square::at(mv.to.file(), mv.from.rank());
            [Act::Pieces(Pieces::Shifts { from: mv.from, to: mv.to, hands: Hands::One })]
                .into_iter()
                .chain(
                    passed.map(|square| Act::Pieces(Pieces::Takes { square, hands: Hands::One })),
                )
                .collect()
        }
        MoveKind::Promotion(role) => {
            let new = [
                Act::Pieces(Pieces::Takes { square: mv.from, hands: Hands::One }),
                Act::Pieces(Pieces::Puts { role, square: mv.to }),
            ];
            captures(position, mv).into_iter().chain(new).collect()
        }
        MoveKind::Step | MoveKind::DoubleAdvance => captures(position, mv)
            .into_iter()
            .chain([Act::Pieces(Pieces::Shifts { from: mv.from, to: mv.to, hands: Hands::One })])
            .collect(),
    }
}

/// Returns a move as one act. It is used for boards on which players enter moves, and for games
/// with a blind player, who announces the move. In Chess960, castling is the king's move onto the
/// rook.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_engine::plays;
///
/// let start = Position::default();
/// let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
/// assert_eq!(plays(e4).to_string(), "plays e2e4");
/// ```
pub fn plays(mv: Move) -> Act {
    let UciMove { from, to, promotion } = UciMove::of(mv);
    let text = MoveText::FromTo { from, to, promotion };
    Act::Pieces(Pieces::Plays { text, hands: Hands::One })
}

fn captures(position: &Position, mv: Move) -> Option<Act> {
    position
        .piece_at(mv.to)
        .map(|_| Act::Pieces(Pieces::Takes { square: mv.to, hands: Hands::One }))
}

fn castles(position: &Position, mv: Move, wing: Wing) -> Vec<Act> {
    let announced = is_step(position, mv)
        .then(|| Act::Blind(Blind::Announces { text: "\"I am about to castle\"".into() }));
    let rook = position.castling_rook(position.turn(), wing);
    let rook = rook.zip(Square::at(wing.rook_file(), mv.from.rank()));
    let steps =
        [Some((mv.from, mv.to)), rook].into_iter().flatten().filter(|(from, to)| from != to);
    announced
        .into_iter()
        .chain(steps.map(|(from, to)| Act::Pieces(Pieces::Shifts { from, to, hands: Hands::One })))
        .collect()
}

/// Returns true if the king could make the same step without castling.
fn is_step(position: &Position, mv: Move) -> bool {
    let same = |other: &&Move| (other.from, other.to) == (mv.from, mv.to);
    let mut others = position.legal_moves().iter().filter(same).copied().collect::<Vec<_>>();
    others.retain(|other| other.role == Role::King && other.wing().is_none());
    !others.is_empty()
}
