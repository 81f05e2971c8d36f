//! Hearing on wrong starts and wrong clocks (Articles 6.10, 7.2, 7.3).

use crate::event::{Act, Actor, Claim, Event, Matter};
use crate::hearings::board::displaced_pieces;
use crate::hearings::irregularities::king_queen_swap;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Pieces};
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::state::table::moves_before;
use crate::verdict::Handled;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_laws::Effect;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::found_late;
use touchmove_laws::rules::found_late::FoundLate;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::wrong_start::WrongStart;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let seen = event.by_player().is_some() || event.actor == Actor::Arbiter;
    match &event.act {
        Act::Claim(Claim::PointsOut { matter }) if seen => {
            let by = event.by_player().unwrap_or(proceedings.has_move());
            points_out(proceedings, by, matter);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

fn points_out(proceedings: &mut Proceedings<'_>, by: Color, matter: &Matter) {
    if finds_too_late(proceedings, matter).is_yes() {
        return;
    }
    let ruling = match matter {
        Matter::Displaced(pieces) => return displaced_pieces::found(proceedings, by, pieces),
        Matter::WrongPosition => return displaced_pieces::position_found(proceedings),
        Matter::ReversedColours => return found_reversed(proceedings),
        Matter::WrongSetup => proceedings.ask(&WrongStart::WrongSetup),
        Matter::WrongOrientation => proceedings.ask(&WrongStart::WrongOrientation),
        Matter::WrongClock => proceedings.ask(&ClockFaults::WrongSetting),
        Matter::DefectiveClock => proceedings.ask(&ClockFaults::Defect),
    };
    proceedings.rule(ruling);
}

fn found_reversed(proceedings: &mut Proceedings<'_>) {
    let made = |player| moved_by(proceedings, player);
    let moves = Color::ALL.into_iter().map(made).min().unwrap_or_default();
    let ruling = proceedings.ask(&WrongStart::ReversedColours { moves });
    let stay = ruling.first().map(|r| matches!(r.effect(), Effect::Noted { .. }));
    stay.into_iter().for_each(|stay| proceedings.enter(Ledger::ColoursStay(stay)));
    proceedings.rule(ruling);
    proceedings.decide(&WrongStart::ColoursAfter { moves });
}

/// Returns the number of moves that a player has made, not counting presses without a move.
fn moved_by(view: &View, player: Color) -> u32 {
    let no_move = Some(Irregularity::NoMove);
    let made = |p: &&Ply| p.player == player && p.irregularity != no_move;
    let made = u32::try_from(view.table.plies.iter().filter(made).count()).unwrap_or(u32::MAX);
    moves_before(&view.table.start, player).saturating_add(made)
}

/// Rules on a wrong start that is found too late to be corrected. Returns `Handled::No` for one
/// found in time.
fn finds_too_late(proceedings: &mut Proceedings<'_>, matter: &Matter) -> Handled {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    let Some(needed) = found_late::moves_needed(edition, regime) else {
        return Handled::No;
    };
    let completed = Color::ALL.map(|player| completed_by(proceedings, player));
    let moves = completed.into_iter().min().unwrap_or_default();
    let what = match matter {
        _ if moves < needed => return Handled::No,
        Matter::WrongSetup => found_late::Matter::Setup,
        Matter::WrongOrientation => found_late::Matter::Orientation,
        Matter::WrongClock => found_late::Matter::Clock,
        Matter::ReversedColours
        | Matter::Displaced(_)
        | Matter::DefectiveClock
        | Matter::WrongPosition => return Handled::No,
    };
    let has_move = proceedings.has_move();
    proceedings.decide(&FoundLate::Found { regime, to: has_move, matter: what });
    proceedings.decide(&FoundLate::FoundAfter { regime, matter: what, moves });
    if what == found_late::Matter::Setup {
        misplaced_cannot_castle(proceedings);
    }
    Handled::Yes
}

/// Returns the number of completed moves, including those before the start position.
fn completed_by(view: &View, player: Color) -> u32 {
    let completed = |p: &&Ply| p.player == player && p.completed;
    let completed = view.table.plies.iter().filter(completed).count();
    moves_before(&view.table.start, player).saturating_add(u32::try_from(completed).unwrap_or(0))
}

/// Removes castling rights of kings and rooks that started on other squares.
fn misplaced_cannot_castle(proceedings: &mut Proceedings<'_>) {
    let (regime, start) = (proceedings.regime(), proceedings.table.start);
    let lost = start.castling_rooks().without(start.without_chess960_castling().castling_rooks());
    let misplaced = |player: &Color| lost.meets(start.color(*player));
    let players: Vec<Color> = Color::ALL.into_iter().filter(misplaced).collect();
    let usual = |position: &Position| position.without_chess960_castling();
    let (before, board) =
        (usual(&proceedings.table.attempt.before), usual(&proceedings.table.board));
    proceedings.enter(Pieces::Rights { before, board });
    for player in players {
        let noted = king_queen_swap::on_record(proceedings, player);
        match noted.is_empty() {
            true => proceedings.decide(&FoundLate::NoCastling { regime, player }),
            false => proceedings.rule(noted),
        }
    }
}
