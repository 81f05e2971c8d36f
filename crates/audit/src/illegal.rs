//! Why a written move is illegal.

use crate::finding::{IllegalMove, Reason};
use crate::standing::Rest;
use touchmove_board::{Bitboard, Position, Role, Square};
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::failed;
use touchmove_notation::{SanMove, SanShape};

/// A hand that would do what is written: from, to, promotion.
type Meant = (Square, Square, Option<Role>);

pub(crate) fn illegal_move(
    edition: Edition,
    position: &Position,
    text: &str,
    san: &SanMove,
) -> IllegalMove {
    let likely = san.likely(position);
    let reasons = meant(position, san, likely)
        .into_iter()
        .flat_map(|meant| reasons(edition, position, meant))
        .collect();
    let missing = match san.shape {
        SanShape::Step(step) if likely == Bitboard::EMPTY => step.role,
        _ => None,
    };
    let (text, rest) = (text.to_owned(), Rest::NotExamined);
    IllegalMove { text, missing, reasons, position: *position, rest }
}

fn meant(position: &Position, san: &SanMove, likely: Bitboard) -> Vec<Meant> {
    match san.shape {
        SanShape::Castling(wing) => {
            let king = position.king(position.turn());
            let hand =
                |king: Square| Some((king, Square::at(wing.king_file(), king.rank())?, None));
            king.and_then(hand).into_iter().collect()
        }
        SanShape::Step(step) => {
            let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
            let hand = |from| Some((from, to?, step.promotion));
            likely.filter_map(hand).collect()
        }
    }
}

fn reasons(
    edition: Edition,
    position: &Position,
    (from, to, promotion): Meant,
) -> impl Iterator<Item = Reason> {
    position.why_illegal(from, to, promotion).into_iter().map(move |reason| Reason {
        from,
        article: edition.cite(failed(&reason)),
        reason,
    })
}
