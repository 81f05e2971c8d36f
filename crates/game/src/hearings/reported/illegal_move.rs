//! A completed illegal move that is reported (Article 7.5, Appendices A and B).

use super::{Needed, chance, clock_after, need};
use crate::event::{Facts, Still};
use crate::hearings::found::corrected_times;
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::verdict::Heard;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::report::{Fact, MoveFault, TouchReport};
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::fallback_note::UnansweredAct;
use touchmove_laws::rules::illegal_move::IllegalMove;
use touchmove_laws::rules::illegal_move::{self, Irregularity, Remedy};
use touchmove_laws::rules::impossible_position::ImpossiblePosition;
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Detection};
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::rules::touched_piece::Playable;
use touchmove_laws::rules::touched_piece::TouchedPiece;
use touchmove_laws::{Provision, rules};

/// What is known once everything has been said that the rules ask for.
struct Incident {
    player: Color,
    irregularity: Irregularity,
    count: u32,
    answered: bool,
    /// Whether it took the king, which then was touched as well.
    king: bool,
}

impl Incident {
    /// Whose clock runs until somebody stops it: that of the player who has the
    /// move by the presses.
    const fn runs(&self) -> Color {
        if self.answered { self.player } else { self.player.other() }
    }
}

pub(super) fn reported(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let fault = need(facts.fault, Fact::Fault, Provision::IllegalMoveCompleted)?;
    let irregularity = match fault {
        MoveFault::NotLegal | MoveFault::KingTaken => Irregularity::NotLegal,
        MoveFault::PawnLeft => Irregularity::PawnLeft(None),
        MoveFault::NoMove => Irregularity::NoMove,
        MoveFault::BothHands => Irregularity::TwoHands,
    };
    if on.edition().cite(irregularity.provision()).is_none() {
        not_illegal(on, player, irregularity, facts);
        return Ok(());
    }
    if answered_pawn(fault, facts) && waits(on, facts)?.is_taken() {
        return Ok(());
    }
    if fault == MoveFault::KingTaken {
        return king_taken(on, player, facts);
    }
    completed(on, player, irregularity, facts)
}

/// A move that counts as illegal in this edition.
fn completed(
    on: &mut Proceedings<'_>,
    player: Color,
    irregularity: Irregularity,
    facts: &Facts,
) -> Result<(), Needed> {
    let answered = need(facts.answered, Fact::Answered, Provision::IllegalMoveCompleted)?;
    if answered && irregularity == Irregularity::TwoHands && lapsed(on, player, facts)?.is_taken() {
        return Ok(());
    }
    let count = facts.count.unwrap_or_else(|| next(on, player));
    let king = facts.fault == Some(MoveFault::KingTaken);
    let incident = Incident { player, irregularity, count, answered, king };
    let (course, noticed) = course(on, &incident, facts)?;
    match course {
        Course::AsUsual => with_articles(on, &incident, None, facts),
        Course::Loses => loses(on, &incident, facts),
        Course::Stands(_) => {
            noticed.into_iter().for_each(|facts| on.decide(&LimitedIllegalMove::Stands(facts)));
            Ok(())
        }
    }
}

/// The move that left the king to be taken was illegal and came first. Taking it is illegal too
/// once the clock is pressed; where supervision is limited the earlier move then stands.
fn king_taken(on: &mut Proceedings<'_>, player: Color, facts: &Facts) -> Result<(), Needed> {
    let (irregularity, under) = (Irregularity::NotLegal, Provision::IllegalMoveCompleted);
    let pressed = need(facts.pressed, Fact::Pressed, under)?;
    if pressed && on.regime() != Regime::Competition {
        let answered = facts.answered.or(Some(false));
        return completed(on, player, irregularity, &Facts { answered, ..facts.clone() });
    }
    let earlier = player.other();
    let count = match which_matters(on, earlier) {
        true => need(facts.earlier, Fact::Earlier { player: earlier }, under)?,
        false => next(on, earlier),
    };
    if !pressed {
        let (fault, answered, count) = (Some(MoveFault::NotLegal), Some(false), Some(count));
        let of = Facts { fault, answered, count, ..facts.clone() };
        return completed(on, earlier, irregularity, &of);
    }
    let (player, king) = (earlier, false);
    let first = Incident { player, irregularity, count, answered: true, king };
    let count = facts.count.unwrap_or_else(|| next(on, earlier.other()));
    with_articles(on, &first, Some(count), facts)
}

/// Whether the how-many-th illegal move it is decides anything: not where the first one loses.
fn which_matters(on: &View, player: Color) -> bool {
    let regime = on.regime();
    let (noticed, reading) = (Detection::Claimed, on.rules.reading);
    let (replied, shows) = (false, false);
    let facts =
        limited_illegal_move::StandingMove { regime, reading, player, noticed, replied, shows };
    regime == Regime::Competition || facts.course(on.edition()) != Course::Loses
}

/// The how-many-th the next illegal move is.
fn next(on: &View, player: Color) -> u32 {
    on.ledger.illegal_moves[player].saturating_add(1)
}

/// Two hands are a breach of the act of moving: an opponent who has moved since
/// can no longer claim it. Not taken where it is not the opponent's claim.
fn lapsed(on: &mut Proceedings<'_>, player: Color, facts: &Facts) -> Result<Heard, Needed> {
    let noticed = need(facts.noticed, Fact::Noticed, Provision::TouchClaimLost)?;
    if noticed != Detection::Claimed {
        return Ok(Heard::NotMine);
    }
    let opponent = player.other();
    on.decide(&TouchedPiece::ClaimedTooLate { player: opponent });
    Ok(Heard::Taken)
}

/// What this edition does not count as an illegal move: a claim of it is
/// incorrect.
fn not_illegal(on: &mut Proceedings<'_>, player: Color, irregularity: Irregularity, facts: &Facts) {
    let (edition, opponent) = (on.edition(), player.other());
    let claimed = facts.noticed == Some(Detection::Claimed);
    let incorrect =
        claimed && on.apply(&IllegalMove::ClaimIncorrect { player: opponent }).is_something();
    let empty = irregularity == Irregularity::NoMove;
    let offence = rules::misconduct::pressing_early(edition);
    if let Some(offence) = offence.filter(|_| empty) {
        clock_after(on, opponent, player);
        conduct::offends(on, player, offence);
        clock_after(on, player, player);
    } else if !incorrect {
        let has_move = if empty || facts.answered == Some(true) { player } else { opponent };
        on.decide(&FallbackNote::Unanswered { player: has_move, what: UnansweredAct::IllegalMove });
    }
}

/// The course of the incident, and what decides it where supervision is limited.
fn course(
    on: &View,
    incident: &Incident,
    facts: &Facts,
) -> Result<(Course, Option<limited_illegal_move::StandingMove>), Needed> {
    let regime = on.regime();
    if regime == Regime::Competition {
        return Ok((Course::AsUsual, None));
    }
    let shows = matches!(incident.irregularity, Irregularity::PawnLeft(_));
    let facts = limited_illegal_move::StandingMove {
        regime,
        reading: on.rules.reading,
        player: incident.player,
        noticed: need(facts.noticed, Fact::Noticed, Provision::RapidIllegalMove)?,
        replied: incident.answered,
        shows,
    };
    Ok((facts.course(on.edition()), Some(facts)))
}

fn loses(on: &mut Proceedings<'_>, incident: &Incident, facts: &Facts) -> Result<(), Needed> {
    let regime = on.regime();
    let Incident { player, count, .. } = *incident;
    let opponent = chance(on, player.other(), facts, Provision::RapidIllegalMove)?;
    let ruled = on.ask(&LimitedIllegalMove::Loses { regime, player, count, opponent });
    on.rule(ruled);
    clock_after(on, incident.runs(), player);
    Ok(())
}

/// As usual, with the articles on it where supervision is limited.
fn with_articles(
    on: &mut Proceedings<'_>,
    incident: &Incident,
    answer: Option<u32>,
    facts: &Facts,
) -> Result<(), Needed> {
    let (edition, regime) = (on.edition(), on.regime());
    if regime == Regime::Competition {
        return as_usual(on, incident, answer, facts);
    }
    let also = |ruling| limited_illegal_move::with_regime_article(edition, regime, ruling);
    on.amending(also, |on| as_usual(on, incident, answer, facts))
}

/// `answer` is the how-many-th illegal move of the opponent it is that was made upon it.
fn as_usual(
    on: &mut Proceedings<'_>,
    incident: &Incident,
    answer: Option<u32>,
    facts: &Facts,
) -> Result<(), Needed> {
    let edition = on.edition();
    let Incident { player, irregularity, count, answered, .. } = *incident;
    let remedy = irregularity.remedy(edition, answered);
    let opponent = if_it_loses(on, player, count, facts)?;
    let answer = answer.filter(|_| count < illegal_move::losing_count(edition));
    let chance = answer.map(|count| if_it_loses(on, player.other(), count, facts)).transpose()?;
    let facts = illegal_move::IrregularMove {
        conditions: Conditions::of(&on.rules),
        player,
        count,
        irregularity,
        later_moves: answered,
        position: None,
        increment: gained(on, player, facts, remedy)?,
        opponent,
    };
    on.decide(&IllegalMove::Completed(facts.clone()));
    if let (Some(count), Some(opponent)) = (answer, chance) {
        let player = player.other();
        let upon_it = illegal_move::IrregularMove { player, count, opponent, ..facts };
        on.decide(&IllegalMove::CountsToo(upon_it));
    }
    if !on.ends() {
        after_remedy(on, incident, remedy);
    }
    let queen = matches!(remedy, Remedy::Queen(_));
    let shall = match remedy {
        Remedy::Stands => incident.runs(),
        _ if queen => player.other(),
        _ => player,
    };
    clock_after(on, incident.runs(), shall);
    Ok(())
}

/// Only a loss asks whether the opponent can checkmate.
fn if_it_loses(
    on: &View,
    player: Color,
    count: u32,
    facts: &Facts,
) -> Result<MatingChance, Needed> {
    match count < illegal_move::losing_count(on.edition()) {
        true => Ok(MatingChance::Can),
        false => chance(on, player.other(), facts, Provision::IllegalMovePenalty),
    }
}

/// What the press gave, where it is taken back.
fn gained(on: &View, player: Color, facts: &Facts, remedy: Remedy) -> Result<Millis, Needed> {
    let kept = matches!(remedy, Remedy::Queen(_) | Remedy::Stands);
    if kept || !on.rules.take_back_increment {
        return Ok(Millis::ZERO);
    }
    let gives: Vec<Millis> = on.periods(player).iter().map(|p| p.bonus.increment_ms()).collect();
    let Some((&first, others)) = gives.split_first() else { return Ok(Millis::ZERO) };
    if others.iter().all(|other| *other == first) {
        return Ok(first);
    }
    let period = facts.period.and_then(|number| usize::try_from(number).ok());
    let known = period.and_then(|number| gives.get(number.checked_sub(1)?).copied());
    need(known, Fact::Period, Provision::TimesAfterIrregularity)
}

/// What binds in the position that comes back.
fn after_remedy(on: &mut Proceedings<'_>, incident: &Incident, remedy: Remedy) {
    let player = incident.player;
    let touched = incident.irregularity != Irregularity::NoMove;
    match remedy {
        Remedy::Stands => return,
        Remedy::Restore if incident.king => {
            on.decide(&TouchedPiece::KingTaken { player });
        }
        Remedy::Restore if touched => {
            let (own, playable) = (TouchReport::Own, Playable::AsTouched);
            on.decide(&TouchedPiece::Reported { player, what: own, playable });
        }
        Remedy::Restore | Remedy::Nothing | Remedy::Queen(_) => {}
    }
    if incident.answered {
        corrected_times::asked(on);
    }
}

/// Under the Competition Rules it is an illegal move like another; where
/// supervision is limited the arbiter waits for the next move.
pub(super) fn both_kings_in_check(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    if waits(on, facts)?.is_taken() {
        return Ok(());
    }
    let under = Provision::IllegalMoveCompleted;
    if on.edition().cite(under).is_some() {
        need(facts.count, Fact::Count { player }, under)?;
    }
    let fault = facts.fault.or(Some(MoveFault::NotLegal));
    reported(on, player, &Facts { fault, ..facts.clone() })
}

/// A pawn that has stood on its last rank since before the opponent's move.
fn answered_pawn(fault: MoveFault, facts: &Facts) -> bool {
    fault == MoveFault::PawnLeft && facts.answered == Some(true)
}

/// Rules on a position over which an arbiter waits for the next move; not taken
/// where supervision is not limited.
fn waits(on: &mut Proceedings<'_>, facts: &Facts) -> Result<Heard, Needed> {
    let regime = on.regime();
    let waits = on.ask(&ImpossiblePosition::Observed { regime });
    if waits.is_empty() {
        return Ok(Heard::NotMine);
    }
    let still = need(facts.still, Fact::Still, Provision::RapidBothKingsInCheck)?;
    if still == Still::BeforeTheNextMove {
        on.rule(waits);
        return Ok(Heard::Taken);
    }
    let still = still == Still::StillSo;
    on.decide(&ImpossiblePosition::AfterNextMove { regime, still });
    Ok(Heard::Taken)
}
