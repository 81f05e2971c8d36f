//! What players ask the arbiter for, and what they say: an assistant, an
//! explanation, an appeal, castling that is about to come.

use crate::event::{Act, Blind, Claim, Event, Writing};

use crate::proceedings::Proceedings;
use crate::state::change::Pieces;
use crate::state::status::{Impossible, Status};
use crate::verdict::Heard;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::rules::castling_announced::CastlingAnnounced;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::requests::AppealSubject;
use touchmove_laws::rules::requests::Requests;
use touchmove_laws::rules::scoresheets::Scoresheets;
use touchmove_laws::{Arbiter, Termination};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    let clock = on.has_clock();
    let ruling = match &event.act {
        Act::Claim(Claim::AsksForAnAssistant { help }) => {
            let help = *help;
            on.ask(&Requests::Assistant { player, help, clock })
        }
        Act::Claim(Claim::AsksForAnExplanation { .. }) => on.ask(&Requests::Explanation { player }),
        Act::Claim(Claim::FromTheScreen { .. }) => on.ask(&ClockFaults::FromTheScreen { player }),
        Act::Claim(Claim::Appeals) => {
            appeals(on, player);
            Vec::new()
        }
        Act::Writing(Writing::Signs { .. }) => on.ask(&Scoresheets::SignedTooEarly { player }),
        Act::Blind(Blind::Announces { text }) => {
            announces_castling(on, player, text);
            Vec::new()
        }
        _ => return Ok(Heard::NotMine),
    };
    on.rule(ruling);
    Ok(Heard::Taken)
}

/// Also once the game is over.
pub(in crate::hearings) fn appeals(on: &mut Proceedings<'_>, player: Color) {
    let quickplay = matches!(on.phase.status, Status::Over(_, Termination::QuickplayFinish));
    let is_final = quickplay || on.rules.arbiter == Arbiter::Absent;
    let against = AppealSubject { allowed: on.rules.appeals, is_final };
    on.decide(&Requests::Appeal { player, against });
}

/// A player who has the move says something in a game without blind players:
/// that castling is about to come counts.
fn announces_castling(on: &mut Proceedings<'_>, player: Color, text: &str) {
    let said = text.to_lowercase();
    let castling = ["castl", "rochade", "o-o", "0-0"].iter().any(|word| said.contains(word));
    if !castling || player != on.has_move() {
        return;
    }
    let legal = on.table.attempt.before.legal_moves().iter().any(|mv| mv.wing().is_some());
    on.enter(Pieces::CastlingAnnounced(legal));
    on.decide(&CastlingAnnounced::Announced { player });
}
