//! Rulings on a reported illegal move (Article 7.5, Appendices A and B).

use super::{Needed, chance, clock_after, impossible_position, need};
use crate::event::IncidentFacts;
use crate::hearings::irregularities::corrected_times;
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::verdict::Handled;
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
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Detection};
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::rules::touched_piece::Playable;
use touchmove_laws::rules::touched_piece::TouchedPiece;
use touchmove_laws::{Provision, rules};

/// Facts of an incident after all required facts have been reported.
struct Incident {
    player: Color,
    irregularity: Irregularity,
    count: u32,
    answered: bool,
    /// True if the move captured the king. The player then also touched the king.
    king: bool,
}

impl Incident {
    /// Returns the player whose clock runs until it is stopped. According to the presses this
    /// player has the move.
    const fn runs(&self) -> Color {
        if self.answered { self.player } else { self.player.other() }
    }
}

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let fault = need(facts.fault, Fact::Fault, Provision::IllegalMoveCompleted)?;
    let irregularity = match fault {
        MoveFault::NotLegal | MoveFault::KingTaken => Irregularity::NotLegal,
        MoveFault::PawnLeft => Irregularity::PawnLeft(None),
        MoveFault::NoMove => Irregularity::NoMove,
        MoveFault::BothHands => Irregularity::TwoHands,
    };
    if proceedings.edition().cite(irregularity.provision()).is_none() {
        not_illegal(proceedings, player, irregularity, facts);
        return Ok(());
    }
    if answered_pawn(fault, facts) && impossible_position::waits(proceedings, facts)?.is_yes() {
        return Ok(());
    }
    if fault == MoveFault::KingTaken {
        return king_taken(proceedings, player, facts);
    }
    completed(proceedings, player, irregularity, facts)
}

/// Rules on a move that counts as illegal in this edition.
fn completed(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    irregularity: Irregularity,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let answered = need(facts.answered, Fact::Answered, Provision::IllegalMoveCompleted)?;
    if answered
        && irregularity == Irregularity::TwoHands
        && lapsed(proceedings, player, facts)?.is_yes()
    {
        return Ok(());
    }
    let count = facts.count.unwrap_or_else(|| next(proceedings, player));
    let king = facts.fault == Some(MoveFault::KingTaken);
    let incident = Incident { player, irregularity, count, answered, king };
    let (course, noticed) = course(proceedings, &incident, facts)?;
    match course {
        Course::AsUsual => with_articles(proceedings, &incident, None, facts),
        Course::Loses => loses(proceedings, &incident, facts),
        Course::Stands(_) => {
            noticed
                .into_iter()
                .for_each(|facts| proceedings.decide(&LimitedIllegalMove::Stands(facts)));
            Ok(())
        }
    }
}

/// Rules on the capture of a king. The earlier move that exposed the king was also illegal and is
/// ruled on first. The capture counts as an illegal move once the clock is pressed. Under limited
/// supervision the earlier move then stands.
fn king_taken(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let (irregularity, under) = (Irregularity::NotLegal, Provision::IllegalMoveCompleted);
    let pressed = need(facts.pressed, Fact::Pressed, under)?;
    if pressed && proceedings.regime() != Regime::Competition {
        let answered = facts.answered.or(Some(false));
        return completed(
            proceedings,
            player,
            irregularity,
            &IncidentFacts { answered, ..facts.clone() },
        );
    }
    let earlier = player.other();
    let count = match which_matters(proceedings, earlier) {
        true => need(facts.earlier, Fact::Earlier { player: earlier }, under)?,
        false => next(proceedings, earlier),
    };
    if !pressed {
        let (fault, answered, count) = (Some(MoveFault::NotLegal), Some(false), Some(count));
        let of = IncidentFacts { fault, answered, count, ..facts.clone() };
        return completed(proceedings, earlier, irregularity, &of);
    }
    let (player, king) = (earlier, false);
    let first = Incident { player, irregularity, count, answered: true, king };
    let count = facts.count.unwrap_or_else(|| next(proceedings, earlier.other()));
    with_articles(proceedings, &first, Some(count), facts)
}

/// True if the number of the illegal move matters. It does not matter if a first illegal move
/// loses.
fn which_matters(view: &View, player: Color) -> bool {
    let regime = view.regime();
    let (noticed, reading) = (Detection::Claimed, view.rules.reading);
    let (replied, shows) = (false, false);
    let facts =
        limited_illegal_move::StandingMove { regime, reading, player, noticed, replied, shows };
    regime == Regime::Competition || facts.course(view.edition()) != Course::Loses
}

/// Returns the number that the player's next illegal move will have.
fn next(view: &View, player: Color) -> u32 {
    view.ledger.illegal_moves[player].saturating_add(1)
}

/// Refuses a lapsed claim of a move with two hands. Such a move is only a breach of the act of
/// moving, so an opponent who has moved since cannot claim it. Returns `Handled::No` if the arbiter
/// noticed the move.
fn lapsed(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<Handled, Needed> {
    let noticed = need(facts.noticed, Fact::Noticed, Provision::TouchClaimLost)?;
    if noticed != Detection::Claimed {
        return Ok(Handled::No);
    }
    let opponent = player.other();
    proceedings.decide(&TouchedPiece::ClaimedTooLate { player: opponent });
    Ok(Handled::Yes)
}

/// Rules on a fault that is not an illegal move in this edition. A claim of such a fault is
/// incorrect.
fn not_illegal(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    irregularity: Irregularity,
    facts: &IncidentFacts,
) {
    let (edition, opponent) = (proceedings.edition(), player.other());
    let claimed = facts.noticed == Some(Detection::Claimed);
    let incorrect = claimed
        && proceedings.apply(&IllegalMove::ClaimIncorrect { player: opponent }).is_something();
    let empty = irregularity == Irregularity::NoMove;
    let offence = rules::misconduct::pressing_early(edition);
    if let Some(offence) = offence.filter(|_| empty) {
        clock_after(proceedings, opponent, player);
        conduct::offends(proceedings, player, offence);
        clock_after(proceedings, player, player);
    } else if !incorrect {
        let has_move = if empty || facts.answered == Some(true) { player } else { opponent };
        proceedings.decide(&FallbackNote::Unanswered {
            player: has_move,
            what: UnansweredAct::IllegalMove,
        });
    }
}

/// Returns the consequence of the illegal move, with the facts that decide it under limited
/// supervision.
fn course(
    view: &View,
    incident: &Incident,
    facts: &IncidentFacts,
) -> Result<(Course, Option<limited_illegal_move::StandingMove>), Needed> {
    let regime = view.regime();
    if regime == Regime::Competition {
        return Ok((Course::AsUsual, None));
    }
    let shows = matches!(incident.irregularity, Irregularity::PawnLeft(_));
    let facts = limited_illegal_move::StandingMove {
        regime,
        reading: view.rules.reading,
        player: incident.player,
        noticed: need(facts.noticed, Fact::Noticed, Provision::RapidIllegalMove)?,
        replied: incident.answered,
        shows,
    };
    Ok((facts.course(view.edition()), Some(facts)))
}

fn loses(
    proceedings: &mut Proceedings<'_>,
    incident: &Incident,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let regime = proceedings.regime();
    let Incident { player, irregularity, count, .. } = *incident;
    let opponent = chance(proceedings, player.other(), facts, Provision::RapidIllegalMove)?;
    let facts = LimitedIllegalMove::Loses { regime, player, irregularity, count, opponent };
    let ruled = proceedings.ask(&facts);
    proceedings.rule(ruled);
    clock_after(proceedings, incident.runs(), player);
    Ok(())
}

/// Rules as under the Competition Rules. Limited supervision adds articles to the rulings.
fn with_articles(
    proceedings: &mut Proceedings<'_>,
    incident: &Incident,
    answer: Option<u32>,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    if regime == Regime::Competition {
        return as_usual(proceedings, incident, answer, facts);
    }
    let also = |ruling| limited_illegal_move::with_regime_article(edition, regime, ruling);
    proceedings.amending(also, |proceedings| as_usual(proceedings, incident, answer, facts))
}

/// Rules on an illegal move by the usual remedy. If the opponent replied with an illegal move,
/// `answer` is the number of that move.
fn as_usual(
    proceedings: &mut Proceedings<'_>,
    incident: &Incident,
    answer: Option<u32>,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let edition = proceedings.edition();
    let Incident { player, irregularity, count, answered, .. } = *incident;
    let remedy = irregularity.remedy(edition, answered);
    let opponent = if_it_loses(proceedings, player, count, facts)?;
    let answer = answer.filter(|_| count < illegal_move::losing_count(edition));
    let chance =
        answer.map(|count| if_it_loses(proceedings, player.other(), count, facts)).transpose()?;
    let facts = illegal_move::IrregularMove {
        conditions: Conditions::of(&proceedings.rules),
        player,
        count,
        irregularity,
        later_moves: answered,
        position: None,
        increment: gained(proceedings, player, facts, remedy)?,
        opponent,
    };
    proceedings.decide(&IllegalMove::Completed(facts.clone()));
    if let (Some(count), Some(opponent)) = (answer, chance) {
        let player = player.other();
        let upon_it = illegal_move::IrregularMove { player, count, opponent, ..facts };
        proceedings.decide(&IllegalMove::CountsToo(upon_it));
    }
    if !proceedings.ends() {
        after_remedy(proceedings, incident, remedy);
    }
    let queen = matches!(remedy, Remedy::Queen(_));
    let shall = match remedy {
        Remedy::Stands => incident.runs(),
        _ if queen => player.other(),
        _ => player,
    };
    clock_after(proceedings, incident.runs(), shall);
    Ok(())
}

/// Returns the mating chance, which is needed only if the move loses the game.
fn if_it_loses(
    view: &View,
    player: Color,
    count: u32,
    facts: &IncidentFacts,
) -> Result<MatingChance, Needed> {
    match count < illegal_move::losing_count(view.edition()) {
        true => Ok(MatingChance::Can),
        false => chance(view, player.other(), facts, Provision::IllegalMovePenalty),
    }
}

/// Returns the gain of the press that the remedy takes back.
fn gained(
    view: &View,
    player: Color,
    facts: &IncidentFacts,
    remedy: Remedy,
) -> Result<Millis, Needed> {
    let kept = matches!(remedy, Remedy::Queen(_) | Remedy::Stands);
    if kept || !view.rules.take_back_increment {
        return Ok(Millis::ZERO);
    }
    let gives: Vec<Millis> = view.periods(player).iter().map(|p| p.bonus.increment_ms()).collect();
    let Some((&first, others)) = gives.split_first() else { return Ok(Millis::ZERO) };
    if others.iter().all(|other| *other == first) {
        return Ok(first);
    }
    let period = facts.period.and_then(|number| usize::try_from(number).ok());
    let known = period.and_then(|number| gives.get(number.checked_sub(1)?).copied());
    need(known, Fact::Period, Provision::TimesAfterIrregularity)
}

/// Rules on the obligations in the restored position.
fn after_remedy(proceedings: &mut Proceedings<'_>, incident: &Incident, remedy: Remedy) {
    let player = incident.player;
    let touched = incident.irregularity != Irregularity::NoMove;
    match remedy {
        Remedy::Stands => return,
        Remedy::Restore if incident.king => {
            proceedings.decide(&TouchedPiece::KingTaken { player });
        }
        Remedy::Restore if touched => {
            let (own, playable) = (TouchReport::Own, Playable::AsTouched);
            proceedings.decide(&TouchedPiece::Reported { player, what: own, playable });
        }
        Remedy::Restore | Remedy::Nothing | Remedy::Queen(_) => {}
    }
    if incident.answered {
        corrected_times::asked(proceedings);
    }
}

/// True for a pawn that has been on its last rank since before the opponent's move.
fn answered_pawn(fault: MoveFault, facts: &IncidentFacts) -> bool {
    fault == MoveFault::PawnLeft && facts.answered == Some(true)
}
