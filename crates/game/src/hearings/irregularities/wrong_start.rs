//! Hearing on wrong starts and wrong clocks (Articles 6.10, 7.2, 7.3).

use crate::event::{Act, Actor, Claim, Event, Matter};
use crate::hearings::board::displaced_pieces;
use crate::hearings::irregularities::king_queen_swap;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Pieces, Questions};
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::state::table::moves_before;
use crate::verdict::Handled;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::found_late;
use touchmove_laws::rules::found_late::FoundLate;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move;
use touchmove_laws::rules::wrong_start::WrongStart;
use touchmove_laws::{Effect, Question, Variant};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let seen = event.by_player().is_some() || event.actor == Actor::Arbiter;
    match &event.act {
        Act::Claim(Claim::PointsOut { matter }) if seen => {
            points_out(proceedings, event.by_player(), matter);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Rules on the arbiter's finding. Rules on a player's statement only as far as the record supports
/// it.
fn points_out(proceedings: &mut Proceedings<'_>, player: Option<Color>, matter: &Matter) {
    if finds_too_late(proceedings, matter).is_yes() {
        return;
    }
    let ruling = match matter {
        Matter::Displaced(pieces) => return displaced_pieces::found(proceedings, player, pieces),
        Matter::WrongPosition => return displaced_pieces::position_found(proceedings, player),
        Matter::ReversedColours => {
            let moves = moves_by_both(proceedings, moved_by);
            if let Some(player) = colours_in_question(proceedings, player, moves) {
                return proceedings.decide(&WrongStart::ColoursAsserted { player, moves });
            }
            return found_reversed(proceedings, moves);
        }
        Matter::WrongSetup => {
            if let Some(player) = player.filter(|&by| !confirms_setup(proceedings, by)) {
                return setup_asserted(proceedings, player);
            }
            close_questions(proceedings);
            proceedings.ask(&WrongStart::WrongSetup)
        }
        Matter::WrongOrientation => proceedings.ask(&WrongStart::WrongOrientation),
        Matter::WrongClock => proceedings.ask(&ClockFaults::WrongSetting),
        Matter::DefectiveClock => proceedings.ask(&ClockFaults::Defect),
    };
    proceedings.rule(ruling);
}

/// Rules on a player's statement about the set-up. If the record shows the start, it decides;
/// otherwise the arbiter is asked.
fn setup_asserted(proceedings: &mut Proceedings<'_>, player: Color) {
    let start = proceedings.table.start;
    let shows_start = start.fullmoves() == 1 && proceedings.rules.variant == Variant::Chess;
    let usual = made_move::same_placement(&start, &Position::default());
    match (shows_start, usual) {
        (true, true) => proceedings.decide(&WrongStart::UsualStart { player }),
        (true, false) => proceedings.decide(&WrongStart::WrongSetup),
        (false, _) => proceedings.decide(&WrongStart::SetupAsserted { player }),
    }
}

/// True if the opponent has pointed out a wrong set-up before.
fn confirms_setup(view: &View, player: Color) -> bool {
    view.questions.contains(&Question::WrongSetup { player: player.other() })
}

/// Returns the player whose statement alone would cancel the game because of its colours. The
/// record cannot show the colours, so the arbiter decides, unless both players agree.
fn colours_in_question(view: &Proceedings<'_>, by: Option<Color>, moves: u32) -> Option<Color> {
    let player = by?;
    let ruling = view.ask(&WrongStart::ReversedColours { moves });
    let cancels = ruling.iter().any(|r| matches!(r.effect(), Effect::GameCancelled { .. }));
    let other =
        |q: &Question| matches!(q, Question::ReversedColours { player: of, .. } if *of != player);
    (cancels && !view.questions.iter().any(other)).then_some(player)
}

fn close_questions(proceedings: &mut Proceedings<'_>) {
    proceedings.enter(Questions::CloseAll(|q| {
        matches!(q, Question::WrongSetup { .. } | Question::ReversedColours { .. })
    }));
}

/// Applies the arbiter's answer: the player's statement about the start is true or false.
pub(in crate::hearings) fn answered(
    proceedings: &mut Proceedings<'_>,
    question: &Question,
    agrees: bool,
) {
    close_questions(proceedings);
    match *question {
        Question::WrongSetup { .. } if agrees => proceedings.decide(&WrongStart::WrongSetup),
        Question::ReversedColours { moves, .. } if agrees => found_reversed(proceedings, moves),
        Question::WrongSetup { player } => {
            proceedings.decide(&WrongStart::SetupWasRight { player });
        }
        Question::ReversedColours { player, .. } => {
            proceedings.decide(&WrongStart::ColoursAreRight { player });
        }
        _ => {}
    }
}

/// Returns the number of moves that each player has, counted by `of`.
fn moves_by_both(view: &View, of: fn(&View, Color) -> u32) -> u32 {
    Color::ALL.into_iter().map(|player| of(view, player)).min().unwrap_or_default()
}

fn found_reversed(proceedings: &mut Proceedings<'_>, moves: u32) {
    close_questions(proceedings);
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

/// Rules on a wrong start that is found too late to be corrected. Returns `Handled::No` for a wrong
/// start found in time.
fn finds_too_late(proceedings: &mut Proceedings<'_>, matter: &Matter) -> Handled {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    let Some(needed) = found_late::moves_needed(edition, regime) else {
        return Handled::No;
    };
    let moves = match found_late::counts_made_moves(edition) {
        true => moves_by_both(proceedings, moved_by),
        false => moves_by_both(proceedings, completed_by),
    };
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
