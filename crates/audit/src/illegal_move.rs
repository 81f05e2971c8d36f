//! Reasons why a recorded move is illegal.

use crate::finding::{IllegalMove, Reason};
use crate::illegal_move_stood::Rest;
use touchmove_board::{Bitboard, IllegalReason, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::violated_provision;
use touchmove_notation::{SanMove, SanShape};

pub(crate) fn illegal_move(
    edition: Edition,
    position: &Position,
    text: &str,
    san: &SanMove,
) -> IllegalMove {
    let likely = san.likely_pieces(position);
    let cited = |(from, reason): (_, IllegalReason)| {
        let article = edition.cite(violated_provision(&reason));
        Reason { from, reason, article }
    };
    let reasons = san.why_illegal_from(position, likely).into_iter().map(cited).collect();
    let missing = match san.shape {
        SanShape::Step(step) if likely == Bitboard::EMPTY => step.role,
        _ => None,
    };
    let (text, rest) = (text.to_owned(), Rest::NotExamined);
    IllegalMove { text, missing, reasons, position: *position, rest }
}
