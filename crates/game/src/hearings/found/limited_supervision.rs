//! Rapid and blitz where supervision is limited (Appendices A and B): illegal
//! moves, win on time, impossible positions.

use crate::event::{Act, Claim, Event, Offer};
use crate::hearings::board::{clocks, displaced_pieces};
use crate::hearings::found::{half_castling, illegality_reasons, remedy};
use crate::hearings::play::quickplay;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Pieces};
use crate::state::ledger;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Heard, Ruled};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::Ruling;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::impossible_position::ImpossiblePosition;
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Detection, StandingMove};
use touchmove_laws::rules::scoresheet_shown::ScoresheetShown;
use touchmove_laws::rules::win_on_time::WinOnTime;
use touchmove_laws::rules::{MatingChance, impossible_position, win_on_time};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Offer(Offer::AgreesToCorrect)) => agrees_to_correct(on, player),
        (Some(player), Act::Claim(Claim::AsksForTheScoresheet)) => record_asked(on, player),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// Rules on an irregular move by rules of its own; not taken where the
/// Competition Rules apply or the move has not been completed.
pub(in crate::hearings) fn rules_on(
    on: &mut Proceedings<'_>,
    i: usize,
    noticed: Detection,
) -> Heard {
    let Some(facts) = facts_of(on, i, noticed) else { return Heard::NotMine };
    match (facts.course(on.edition()), half_castling::half_castled(on, i)) {
        (Course::Stands(_), _) => on.decide(&LimitedIllegalMove::Stands(facts)),
        (_, Some(castling)) => half_castling::asks(on, castling),
        (_, None) => follows(on, i, facts),
    }
    Heard::Taken
}

/// The course that an irregular move takes by rules of its own; none where the Competition Rules
/// apply or the move has not been completed.
pub(in crate::hearings) fn course_of(on: &View, i: usize, noticed: Detection) -> Option<Course> {
    facts_of(on, i, noticed).map(|facts| facts.course(on.edition()))
}

fn facts_of(on: &View, i: usize, noticed: Detection) -> Option<StandingMove> {
    let ply = on.table.plies.get(i)?;
    let replied = i + 1 < on.table.plies.len();
    if on.regime() == Regime::Competition || !replied && !ply.completed {
        return None;
    }
    Some(facts_about(on, ply, noticed, replied))
}

/// Rules on the king's half of a castling that has been found illegal just now;
/// not taken where the Competition Rules apply.
pub(in crate::hearings) fn rules_on_half_castling(on: &mut Proceedings<'_>, i: usize) -> Heard {
    let Some(ply) = on.table.plies.get(i).filter(|_| on.regime() != Regime::Competition) else {
        return Heard::NotMine;
    };
    let facts = facts_about(on, ply, Detection::Claimed, false);
    follows(on, i, facts);
    Heard::Taken
}

fn follows(on: &mut Proceedings<'_>, i: usize, facts: StandingMove) {
    let Some(ply) = on.table.plies.get(i).cloned() else { return };
    match facts.course(on.edition()) {
        Course::AsUsual => as_usual(on, i),
        Course::Loses => loses_at_once(on, &ply),
        Course::Stands(_) => on.decide(&LimitedIllegalMove::Stands(facts)),
    }
}

fn facts_about(view: &View, ply: &Ply, noticed: Detection, replied: bool) -> StandingMove {
    StandingMove {
        regime: view.regime(),
        reading: view.rules.reading,
        player: ply.player,
        noticed,
        replied,
        shows: impossible_position::is_impossible(&view.table.board),
    }
}

fn as_usual(on: &mut Proceedings<'_>, i: usize) {
    let (edition, regime) = (on.edition(), on.regime());
    let also = |ruling| limited_illegal_move::with_regime_article(edition, regime, ruling);
    on.amending(also, |on| remedy::rules_on(on, i));
}

pub(in crate::hearings) fn loses_at_once(on: &mut Proceedings<'_>, ply: &Ply) {
    let (regime, player) = (on.regime(), ply.player);
    let count = on.ledger.illegal_moves[player].saturating_add(1);
    let opponent = on.mating_chance_from(&ply.before(), player.other());
    let counted = on.ask(&LimitedIllegalMove::Loses { regime, player, count, opponent });
    illegality_reasons::after_the_first(on, counted, ply);
}

/// A claim of a win on time; not taken where the Competition Rules apply.
pub(in crate::hearings) fn claims_flag(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let regime = on.regime();
    // A flag that has fallen has more time to come where its moves were completed.
    if regime == Regime::Competition || !on.in_last_period(player.other()) {
        return Heard::NotMine;
    }
    let (own_down, opponents_down) = (on.flag_is_down(player), on.flag_is_down(player.other()));
    if own_down && opponents_down && !win_on_time::needs_time(on.edition()) {
        return Heard::NotMine;
    }
    let facts = win_on_time::FlagClaim {
        regime,
        claimant: player,
        own_down,
        opponents_down,
        chance: if opponents_down { on.mating_chance(player) } else { MatingChance::Can },
    };
    let rulings = on.ask(&WinOnTime::Claimed(facts));
    quickplay::flag_fall_unless_postponed(on, player.other(), rulings);
    let left = on.left_ms(player.other()).filter(|ms| !opponents_down && !ms.is_zero());
    if let Some(ms) = left {
        let opponent = player.other();
        on.decide(&WinOnTime::Shows { regime, player: opponent, ms });
    }
    Heard::Taken
}

/// The arbiter calls a flag-fall: refused where that is for the players.
pub(in crate::hearings) fn flag_call_refused(on: &Proceedings<'_>, flag: Color) -> Vec<Ruling> {
    let regime = on.regime();
    on.ask(&WinOnTime::Called { regime, flag })
}

fn keep(on: &mut Proceedings<'_>, limited: ledger::Limited) {
    on.enter(Ledger::Limited(limited));
}

/// The arbiter sees that both kings are in check or a pawn was left on its
/// last rank, and waits where the Laws say so.
pub(in crate::hearings) fn waits_for_next_move(on: &mut Proceedings<'_>) -> Ruled {
    if !impossible_position::is_impossible(&on.table.board) {
        return Ruled::Nothing;
    }
    let regime = on.regime();
    if on.apply(&ImpossiblePosition::Observed { regime }) == Ruled::Nothing {
        return Ruled::Nothing;
    }
    let awaited = Some(on.table.plies.len());
    keep(on, ledger::Limited { awaited, ..on.ledger.limited.clone() });
    Ruled::Something
}

/// What the arbiter has waited for, once the next move is completed.
pub(crate) fn see(on: &mut Proceedings<'_>, _: &Event) {
    let next = on.ledger.limited.awaited.and_then(|made| on.table.plies.get(made));
    let Some(after) = next.filter(|ply| ply.completed).map(|ply| ply.after()) else { return };
    keep(on, ledger::Limited { awaited: None, ..on.ledger.limited.clone() });
    let still = impossible_position::is_impossible(&after);
    let regime = on.regime();
    on.decide(&ImpossiblePosition::AfterNextMove { regime, still });
}

/// The players may put right by agreement what can no longer be claimed.
fn agrees_to_correct(on: &mut Proceedings<'_>, player: Color) {
    let regime = on.regime();
    let illegal = on.table.plies.iter().rposition(|ply| ply.irregularity.is_some());
    let agreed = on.ask(&LimitedIllegalMove::Agrees { regime, player });
    let (Some(i), false) = (illegal, agreed.is_empty()) else {
        return on.decide(&LimitedIllegalMove::NothingToCorrect { regime, player });
    };
    on.rule(agreed);
    let made = on.table.plies.len();
    if on.ledger.limited.corrects != Some((player.other(), made)) {
        let corrects = Some((player, made));
        return keep(on, ledger::Limited { corrects, ..on.ledger.limited.clone() });
    }
    correct_by_agreement(on, i);
}

fn correct_by_agreement(on: &mut Proceedings<'_>, i: usize) {
    let regime = on.regime();
    let Some(ply) = on.table.plies.get(i).cloned() else { return };
    displaced_pieces::take_back(on, i);
    let attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
    on.enter(Pieces::BackTo(Box::new(attempt)));
    keep(on, ledger::Limited::default());
    on.decide(&LimitedIllegalMove::Corrected { regime, before: &ply.before() });
    clocks::clock_to_player_having_move(on);
}

/// Asking to see the arbiter's record of a rapid or blitz game.
fn record_asked(on: &mut Proceedings<'_>, player: Color) {
    let has_move = player == on.has_move();
    if has_move {
        on.enter(Ledger::RecordShown(player));
    }
    let count = on.ledger.record_shown[player];
    let (penalties, pace, regime) = (on.penalties(), on.rules.pace, on.regime());
    on.decide(&ScoresheetShown::Asked { penalties, pace, regime, player, has_move, count });
}
