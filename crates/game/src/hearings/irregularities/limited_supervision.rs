//! Hearing on rapid and blitz with limited supervision (Appendices A and B): illegal moves, wins on
//! time, impossible positions.

use crate::event::{Act, Claim, Event, Offer};
use crate::hearings::board::{clocks, displaced_pieces};
use crate::hearings::irregularities::{half_castling, illegality_reasons, remedy};
use crate::hearings::play::quickplay;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Pieces};
use crate::state::ledger;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::Ruling;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::impossible_position::ImpossiblePosition;
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Detection, StandingMove};
use touchmove_laws::rules::scoresheet_shown::ScoresheetShown;
use touchmove_laws::rules::win_on_time::WinOnTime;
use touchmove_laws::rules::{MatingChance, impossible_position, win_on_time};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Offer(Offer::AgreesToCorrect)) => {
            agrees_to_correct(proceedings, player)
        }
        (Some(player), Act::Claim(Claim::AsksForTheScoresheet)) => {
            record_asked(proceedings, player)
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Rules on an irregular move under limited supervision. Returns `Handled::No` if the Competition
/// Rules apply or the move is not completed.
pub(in crate::hearings) fn rules_on(
    proceedings: &mut Proceedings<'_>,
    i: usize,
    noticed: Detection,
) -> Handled {
    let Some(facts) = facts_of(proceedings, i, noticed) else { return Handled::No };
    match (facts.course(proceedings.edition()), half_castling::half_castled(proceedings, i)) {
        (Course::Stands(_), _) => proceedings.decide(&LimitedIllegalMove::Stands(facts)),
        (_, Some(castling)) => half_castling::asks(proceedings, castling),
        (_, None) => follows(proceedings, i, facts),
    }
    Handled::Yes
}

/// Returns the course of an irregular move under limited supervision. `None` if the Competition
/// Rules apply or the move is not completed.
pub(in crate::hearings) fn course_of(view: &View, i: usize, noticed: Detection) -> Option<Course> {
    facts_of(view, i, noticed).map(|facts| facts.course(view.edition()))
}

fn facts_of(view: &View, i: usize, noticed: Detection) -> Option<StandingMove> {
    let ply = view.table.plies.get(i)?;
    let replied = i + 1 < view.table.plies.len();
    if view.regime() == Regime::Competition || !replied && !ply.completed {
        return None;
    }
    Some(facts_about(view, ply, noticed, replied))
}

/// Rules on unfinished castling that the arbiter has found to be an illegal king move. Returns
/// `Handled::No` if the Competition Rules apply.
pub(in crate::hearings) fn rules_on_half_castling(
    proceedings: &mut Proceedings<'_>,
    i: usize,
) -> Handled {
    let Some(ply) =
        proceedings.table.plies.get(i).filter(|_| proceedings.regime() != Regime::Competition)
    else {
        return Handled::No;
    };
    let facts = facts_about(proceedings, ply, Detection::Claimed, false);
    follows(proceedings, i, facts);
    Handled::Yes
}

fn follows(proceedings: &mut Proceedings<'_>, i: usize, facts: StandingMove) {
    let Some(ply) = proceedings.table.plies.get(i).cloned() else { return };
    match facts.course(proceedings.edition()) {
        Course::AsUsual => as_usual(proceedings, i),
        Course::Loses => loses_at_once(proceedings, &ply),
        Course::Stands(_) => proceedings.decide(&LimitedIllegalMove::Stands(facts)),
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

fn as_usual(proceedings: &mut Proceedings<'_>, i: usize) {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    let also = |ruling| limited_illegal_move::with_regime_article(edition, regime, ruling);
    proceedings.amending(also, |proceedings| remedy::rules_on(proceedings, i));
}

pub(in crate::hearings) fn loses_at_once(proceedings: &mut Proceedings<'_>, ply: &Ply) {
    let (regime, player) = (proceedings.regime(), ply.player);
    let count = proceedings.ledger.illegal_moves[player].saturating_add(1);
    let opponent = proceedings.mating_chance_from(&ply.before(), player.other());
    let irregularity = ply.irregularity.unwrap_or(Irregularity::NotLegal);
    let facts = LimitedIllegalMove::Loses { regime, player, irregularity, count, opponent };
    let counted = proceedings.ask(&facts);
    illegality_reasons::after_the_first(proceedings, counted, ply);
}

/// Handles a claim of a win on time. Returns `Handled::No` if the Competition Rules apply.
pub(in crate::hearings) fn claims_flag(
    proceedings: &mut Proceedings<'_>,
    player: Color,
) -> Handled {
    let regime = proceedings.regime();
    // A player who has completed the required moves before the last period gets more time.
    if regime == Regime::Competition || !proceedings.in_last_period(player.other()) {
        return Handled::No;
    }
    let (own_down, opponents_down) =
        (proceedings.flag_is_down(player), proceedings.flag_is_down(player.other()));
    let needs_time = win_on_time::needs_time(proceedings.edition(), proceedings.rules.reading);
    if own_down && opponents_down && !needs_time {
        return Handled::No;
    }
    let facts = win_on_time::FlagClaim {
        regime,
        claimant: player,
        own_down,
        opponents_down,
        chance: if opponents_down { proceedings.mating_chance(player) } else { MatingChance::Can },
    };
    let rulings = proceedings.ask(&WinOnTime::Claimed(facts));
    quickplay::flag_fall_unless_postponed(proceedings, player.other(), rulings);
    let left = proceedings.left_ms(player.other()).filter(|ms| !opponents_down && !ms.is_zero());
    if let Some(ms) = left {
        let opponent = player.other();
        proceedings.decide(&WinOnTime::Shows { regime, player: opponent, ms });
    }
    Handled::Yes
}

/// Refuses the arbiter's call of a flag-fall if only players may claim one.
pub(in crate::hearings) fn flag_call_refused(
    proceedings: &Proceedings<'_>,
    flag: Color,
) -> Vec<Ruling> {
    let regime = proceedings.regime();
    proceedings.ask(&WinOnTime::Called { regime, flag })
}

fn keep(proceedings: &mut Proceedings<'_>, limited: ledger::Limited) {
    proceedings.enter(Ledger::Limited(limited));
}

/// Handles an observed position with both kings in check or a pawn on its last rank. In some
/// editions the arbiter waits for the next move.
pub(in crate::hearings) fn waits_for_next_move(proceedings: &mut Proceedings<'_>) -> Ruled {
    if !impossible_position::is_impossible(&proceedings.table.board) {
        return Ruled::Nothing;
    }
    let regime = proceedings.regime();
    if proceedings.apply(&ImpossiblePosition::Observed { regime }) == Ruled::Nothing {
        return Ruled::Nothing;
    }
    let awaited = Some(proceedings.table.plies.len());
    keep(proceedings, ledger::Limited { awaited, ..proceedings.ledger.limited.clone() });
    Ruled::Something
}

/// Rules on the awaited position once the next move is completed.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, _: &Event) {
    let next =
        proceedings.ledger.limited.awaited.and_then(|made| proceedings.table.plies.get(made));
    let Some(after) = next.filter(|ply| ply.completed).map(|ply| ply.after()) else { return };
    keep(proceedings, ledger::Limited { awaited: None, ..proceedings.ledger.limited.clone() });
    let still = impossible_position::is_impossible(&after);
    let regime = proceedings.regime();
    proceedings.decide(&ImpossiblePosition::AfterNextMove { regime, still });
}

/// Handles the players' agreement to correct an illegal move that can no longer be claimed.
fn agrees_to_correct(proceedings: &mut Proceedings<'_>, player: Color) {
    let regime = proceedings.regime();
    let illegal = proceedings.table.plies.iter().rposition(|ply| ply.irregularity.is_some());
    let agreed = proceedings.ask(&LimitedIllegalMove::Agrees { regime, player });
    let (Some(i), false) = (illegal, agreed.is_empty()) else {
        return proceedings.decide(&LimitedIllegalMove::NothingToCorrect { regime, player });
    };
    proceedings.rule(agreed);
    let made = proceedings.table.plies.len();
    if proceedings.ledger.limited.corrects != Some((player.other(), made)) {
        let corrects = Some((player, made));
        return keep(
            proceedings,
            ledger::Limited { corrects, ..proceedings.ledger.limited.clone() },
        );
    }
    correct_by_agreement(proceedings, i);
}

fn correct_by_agreement(proceedings: &mut Proceedings<'_>, i: usize) {
    let regime = proceedings.regime();
    let Some(ply) = proceedings.table.plies.get(i).cloned() else { return };
    displaced_pieces::take_back(proceedings, i);
    let attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
    proceedings.enter(Pieces::BackTo(Box::new(attempt)));
    keep(proceedings, ledger::Limited::default());
    proceedings.decide(&LimitedIllegalMove::Corrected { regime, before: &ply.before() });
    clocks::clock_to_player_having_move(proceedings);
}

/// Handles a request to see the arbiter's record of a rapid or blitz game.
fn record_asked(proceedings: &mut Proceedings<'_>, player: Color) {
    let has_move = player == proceedings.has_move();
    if has_move {
        proceedings.enter(Ledger::RecordShown(player));
    }
    let count = proceedings.ledger.record_shown[player];
    let (penalties, pace, regime) =
        (proceedings.penalties(), proceedings.rules.pace, proceedings.regime());
    proceedings.decide(&ScoresheetShown::Asked {
        penalties,
        pace,
        regime,
        player,
        has_move,
        count,
    });
}
