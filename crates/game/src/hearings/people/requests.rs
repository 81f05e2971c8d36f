//! Hearing on requests and announcements: assistants, explanations, appeals, and announced
//! castling.

use crate::event::{Act, Blind, Claim, Event, Writing};

use crate::proceedings::Proceedings;
use crate::state::change::Pieces;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::rules::castling_announced::CastlingAnnounced;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::requests::Requests;
use touchmove_laws::rules::requests::{AppealSubject, Decided};
use touchmove_laws::rules::scoresheets::Scoresheets;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Arbiter, Termination};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    let clock = proceedings.has_clock();
    let ruling = match &event.act {
        Act::Claim(Claim::AsksForAnAssistant { help }) => {
            let help = *help;
            proceedings.ask(&Requests::Assistant { player, help, clock })
        }
        Act::Claim(Claim::AsksForAnExplanation { .. }) => {
            proceedings.ask(&Requests::Explanation { player })
        }
        Act::Claim(Claim::AsksForAPiece { .. }) => {
            proceedings.ask(&Stopping::PieceRequested { player })
        }
        Act::Claim(Claim::FromTheScreen { .. }) => {
            proceedings.ask(&ClockFaults::FromTheScreen { player })
        }
        Act::Claim(Claim::Appeals) => {
            appeals(proceedings, player);
            Vec::new()
        }
        Act::Writing(Writing::Signs { .. }) => {
            proceedings.ask(&Scoresheets::SignedTooEarly { player })
        }
        Act::Blind(Blind::Announces { text }) => {
            announces_castling(proceedings, player, text);
            Vec::new()
        }
        _ => return Ok(Handled::No),
    };
    proceedings.rule(ruling);
    Ok(Handled::Yes)
}

/// Handles an appeal. Appeals are also allowed after the end of the game.
pub(in crate::hearings) fn appeals(proceedings: &mut Proceedings<'_>, player: Color) {
    let quickplay =
        matches!(proceedings.phase.status, Status::Over(_, Termination::QuickplayFinish));
    let quickplay = quickplay || proceedings.ledger.quickplay.decided;
    let decision = match proceedings.rules.arbiter {
        Arbiter::Absent => Decided::WithoutArbiter,
        _ if quickplay => Decided::OnQuickplay,
        _ => Decided::Otherwise,
    };
    let against = AppealSubject { allowed: proceedings.rules.appeals, decision };
    proceedings.decide(&Requests::Appeal { player, against });
}

/// Handles an announcement in a game without blind players. Only an announcement of castling has an
/// effect.
fn announces_castling(proceedings: &mut Proceedings<'_>, player: Color, text: &str) {
    let said = text.to_lowercase();
    let castling = ["castl", "rochade", "o-o", "0-0"].iter().any(|word| said.contains(word));
    if !castling || player != proceedings.has_move() || !proceedings.is_chess960() {
        return;
    }
    let legal = proceedings.table.attempt.before.legal_moves().iter().any(|mv| mv.wing().is_some());
    proceedings.enter(Pieces::CastlingAnnounced(legal));
    proceedings.decide(&CastlingAnnounced::Announced { player });
}
