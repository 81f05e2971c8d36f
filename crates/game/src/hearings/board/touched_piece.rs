//! Hearing on touching and adjusting pieces (Articles 4.2 to 4.5).

use crate::event::{Act, Event, Pieces as PiecesAct};
use crate::hearings::board::move_completion;
use crate::hearings::irregularities::touch_in_doubt;
use crate::hearings::play::draw_offers;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Pieces;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Square};
use touchmove_laws::rules::adjusting::Adjusting;
use touchmove_laws::rules::adjusting::{self, Contact};
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_laws::rules::touched_piece::TouchedPiece;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match &event.act {
        Act::Pieces(PiecesAct::Touches { accidental: true, .. }) => {}
        Act::Pieces(PiecesAct::Touches { groups, .. }) => touches(proceedings, player, groups),
        Act::Pieces(PiecesAct::Adjusts { squares, announced }) => {
            adjusts(proceedings, player, squares, *announced);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles deliberate touches. If the player does not have the move, a touch creates no obligation.
pub(in crate::hearings) fn touches(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    groups: &[Vec<Square>],
) {
    if player != proceedings.has_move() {
        return;
    }
    let origin = |&now: &Square| proceedings.table.attempt.origin(now);
    let groups: Vec<Vec<Square>> =
        groups.iter().map(|group| group.iter().map(origin).collect()).collect();
    by_origin(proceedings, player, &groups);
}

/// Handles touches. The squares are those on which the pieces stood when the move began.
pub(in crate::hearings) fn by_origin(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    groups: &[Vec<Square>],
) {
    contact(proceedings, player);
    let first = proceedings.table.attempt.touches.is_empty();
    if first && could_claim_draw(proceedings) {
        proceedings.decide(&DrawClaim::RightLost { player });
    }
    let known = proceedings.table.attempt.touches.len();
    for group in groups {
        touch(proceedings, group);
    }
    if proceedings.table.attempt.touches.len() > known {
        binds(proceedings);
    }
}

/// Records touches of pieces that were on the board when the move began.
pub(in crate::hearings) fn touch(proceedings: &mut Proceedings<'_>, group: &[Square]) {
    for (i, &square) in group.iter().enumerate() {
        let attempt = &proceedings.table.attempt;
        let known = attempt.touches.iter().any(|t| t.square == square);
        if attempt.before.piece_at(square).is_some() && !known {
            proceedings.enter(Pieces::Touched(Touch { square, together: i > 0 }));
        }
    }
}

/// Rules on the obligations that the touches of this move create.
pub(in crate::hearings) fn binds(proceedings: &mut Proceedings<'_>) {
    let (bound, before) = (proceedings.table.attempt.bound(), proceedings.table.attempt.before);
    proceedings.decide(&TouchedPiece::Binds { bound, position: &before });
}

/// Applies the effect of a deliberate touch on offers and claims.
pub(in crate::hearings) fn contact(proceedings: &mut Proceedings<'_>, player: Color) {
    draw_offers::decline_by_touch(proceedings, player);
    let lost_claim =
        !proceedings.table.attempt.contact && last_is_violation_by(proceedings, player.other());
    if lost_claim {
        proceedings.decide(&TouchedPiece::ClaimLost { player });
    }
    proceedings.enter(Pieces::Contact);
    if lost_claim {
        move_completion::end_by_move(proceedings);
    }
}

/// True if this player made the last move in breach of the act of moving.
fn last_is_violation_by(view: &View, player: Color) -> bool {
    let breach = |p: &Ply| !p.in_accordance || p.hands == crate::event::Hands::Both;
    view.table.plies.last().is_some_and(|p| p.player == player && breach(p))
}

/// True if the player having the move could claim a draw, with or without a written move.
fn could_claim_draw(view: &View) -> bool {
    let grounds = [Ground::Threefold, Ground::FiftyMoves];
    let before = view.table.attempt.before;
    // A third appearance needs eight half-moves without a capture or pawn move, and the next move
    // may be the eighth. In most positions this check avoids the search over all legal moves.
    if before.halfmoves() < 7 {
        return false;
    }
    let now = grounds.iter().any(|&g| view.holds(g, &before, false));
    let with = |m: &Move| {
        let after = before.after(*m);
        grounds.iter().any(|&g| view.holds(g, &after, true))
    };
    now || before.legal_moves().iter().any(with)
}

fn adjusts(proceedings: &mut Proceedings<'_>, player: Color, squares: &[Square], announced: bool) {
    match adjusting::contact(proceedings.edition(), player == proceedings.has_move(), announced) {
        Contact::Adjusting => {
            proceedings.enter(Pieces::Adjusted(squares.to_vec()));
            on_the_opponents_time(proceedings, player);
        }
        Contact::NotAllowed => proceedings.decide(&Adjusting::WithoutTheMove { player }),
        Contact::InDoubt => touch_in_doubt::arises(proceedings, player, squares),
        Contact::Touching => {
            let groups: Vec<_> = squares.iter().map(|&s| vec![s]).collect();
            proceedings.amending(adjusting::intentional, |proceedings| {
                touches(proceedings, player, &groups)
            });
        }
    }
}

/// Rules on adjusting while the opponent's clock runs. From 2014 on having the move does not
/// suffice; the player's own clock must be running.
fn on_the_opponents_time(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.table.clock.times().has_clock() && proceedings.running() == Some(player.other())
    {
        proceedings.decide(&Adjusting::OnTheOpponentsTime { player });
    }
}
