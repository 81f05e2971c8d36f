//! Counts of positions and moves behind a draw claim, so that players can check the claim (Articles
//! 9.2 and 9.3).

use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::sheets::{first_single, number};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_claim::Ground;

/// Notes the moves after which the position appeared, or the last capture or pawn move.
pub(in crate::hearings) fn counted(
    proceedings: &mut Proceedings<'_>,
    ground: Ground,
    position: &Position,
    intended: bool,
) {
    let noted = match ground {
        Ground::Threefold => {
            let at = proceedings.stood_after(position, intended);
            let times = u32::try_from(at.len()).unwrap_or(u32::MAX);
            let at = at.join(", ");
            proceedings.ask(&DrawClaim::Appeared { times, at: &at })
        }
        Ground::FiftyMoves if intended && position.halfmoves() == 0 => {
            proceedings.ask(&DrawClaim::CountRestarts)
        }
        Ground::FiftyMoves => {
            let (since, by) = quiet_since(position);
            proceedings.ask(&DrawClaim::QuietSince { number: since, by })
        }
    };
    proceedings.rule(noted);
}

impl View {
    /// Returns the moves after which the position appeared, in order. The start position has the
    /// number 0, and an intended move comes last.
    fn stood_after(&self, position: &Position, intended: bool) -> Vec<String> {
        let ago = self.appearances(position, !intended);
        let plies = self.table.plies.len();
        let skip = usize::from(!intended);
        let mut made: Vec<usize> =
            ago.iter().filter_map(|ago| plies.checked_sub(ago.saturating_sub(1) + skip)).collect();
        made.push(plies);
        made.sort_unstable();
        let mut named: Vec<String> = made.into_iter().map(|made| self.move_named(made)).collect();
        if intended {
            named.pop();
            named.push("+".to_owned());
        }
        named
    }

    /// Formats the last of the first `made` half-moves, as `12. Nf3` or `12... Nf6`.
    fn move_named(&self, made: usize) -> String {
        let Some(at) = made.checked_sub(1) else { return "0".to_owned() };
        let Some(ply) = self.table.plies.get(at) else { return "0".to_owned() };
        let number = number(first_single(&self.table.start).saturating_add(at));
        let dots = if ply.player == Color::White { "." } else { "..." };
        let san = ply.legal().map_or("?".to_owned(), |mv| moves::san(&ply.before(), mv));
        format!("{number}{dots} {san}")
    }
}

/// Returns the number of the last capture or pawn move, and the number of moves by White and Black
/// since then.
pub(in crate::hearings) fn quiet_since(position: &Position) -> (u32, [u32; 2]) {
    let quiet = u32::from(position.halfmoves());
    // The player who moved last has made half of the half-moves, rounded up.
    let last = quiet.div_ceil(2);
    let (white, black) = match position.turn() {
        Color::White => (quiet / 2, last),
        Color::Black => (last, quiet / 2),
    };
    let turn = u32::from(position.turn() == Color::Black);
    let single = u32::from(position.fullmoves()).saturating_mul(2).saturating_add(turn);
    (single.saturating_sub(quiet).saturating_sub(1) / 2, [white, black])
}
