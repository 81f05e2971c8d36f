//! Hearing on quickplay finishes: claims with less than two minutes left, the requested increment
//! of five seconds, and play without an arbiter.

use crate::event::{Act, Actor, Claim, Event, Reply, Writing};
use crate::hearings::board::clocks;
use crate::hearings::people::replies;
use crate::hearings::play::{draw_offers, progress_claim};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Clock, Ledger, Questions};
use crate::state::ledger::Quickplay;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Millis};
use touchmove_laws::rules::quickplay_finish::QuickplayFinish;
use touchmove_laws::rules::quickplay_finish::{self, Application, Ground, Wish};
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Answer, Arbiter, Effect, Outcome, Question, Ruling};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match event.act {
        Act::Claim(Claim::CannotWin) => claims_draw(proceedings, player, Ground::CannotWin),
        Act::Claim(Claim::NoEffort) => claims_draw(proceedings, player, Ground::NoEffort),
        Act::Claim(Claim::RequestsIncrement) => requests_increment(proceedings, player),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles acts after a claim without an arbiter, which has ended the game.
pub(crate) fn hear_after_the_claim(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Some((claimant, ground)), Some(player)) =
        (proceedings.ledger.quickplay.ended_by, event.by_player())
    else {
        return Ok(Handled::No);
    };
    match event.act {
        Act::Claim(Claim::ConfirmsPosition) if player != claimant => {
            proceedings.decide(&QuickplayFinish::Confirmed { player, ground });
        }
        Act::Writing(Writing::Records { .. } | Writing::Signs { .. })
        | Act::Claim(Claim::ConfirmsPosition) => {}
        _ => {
            proceedings.decide(&QuickplayFinish::Ended { player });
        }
    }
    Ok(Handled::Yes)
}

/// Handles the arbiter's answer to an open question or a postponed claim.
pub(crate) fn hear_answer(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(reply) = replies::reply(proceedings, event) else { return Ok(Handled::No) };
    let answer_is = match reply {
        Reply::Agrees | Reply::Rejects => Answer::Agrees,
        Reply::Postpones => Answer::Postpones,
    };
    let open = proceedings.questions.latest(answer_is);
    if open
        .and_then(|at| proceedings.questions.get(at))
        .is_some_and(|question| !is_quickplay(question))
    {
        return Ok(Handled::No);
    }
    let question = open.and_then(|at| proceedings.questions.get(at)).cloned();
    open.into_iter().for_each(|at| proceedings.enter(Questions::Close(at)));
    let taken = match (question, reply) {
        (Some(question), _) => {
            answer(proceedings, &question, reply);
            Handled::Yes
        }
        (None, Reply::Agrees) => decided_later(proceedings, true),
        (None, Reply::Rejects) => decided_later(proceedings, false),
        (None, Reply::Postpones) => Handled::No,
    };
    if taken == Handled::No {
        return Ok(Handled::No);
    }
    let by_hand = proceedings.ledger.quickplay.ended_by.is_none();
    clocks::resume_clocks(proceedings, by_hand);
    Ok(Handled::Yes)
}

impl View {
    /// Returns the facts for the quickplay rule.
    pub(crate) fn quickplay_facts(&self, player: Color, wish: Wish) -> Application {
        let of = &self.rules;
        let times = self.table.clock.times();
        Application {
            pace: of.pace,
            regime: self.regime(),
            player,
            wish,
            announced: of.quickplay_finish,
            increment: times.has_bonus(),
            granted: self.ledger.quickplay.granted,
            last_period: !times.has_clock() || self.in_last_period(player),
            has_move: player == self.has_move(),
            left_ms: self.left_ms(player),
            flag_down: self.flag_is_down(player),
        }
    }
}

fn keep(proceedings: &mut Proceedings<'_>, quickplay: Quickplay) {
    proceedings.enter(Ledger::Quickplay(Box::new(quickplay)));
}

fn claims_draw(proceedings: &mut Proceedings<'_>, player: Color, ground: Ground) {
    if progress_claim::claims(proceedings, player).is_yes() {
        return;
    }
    let absent = proceedings.rules.arbiter == Arbiter::Absent;
    let wish = if absent { Wish::DrawWithoutArbiter } else { Wish::Draw };
    let facts = proceedings.quickplay_facts(player, wish);
    if proceedings.apply(&QuickplayFinish::Refused(facts)).is_something() {
        return;
    }
    let edition = proceedings.edition();
    if !absent {
        proceedings.decide(&QuickplayFinish::Claimed { player });
        if quickplay_finish::is_offer(edition) {
            draw_offers::claim_is_offer(proceedings, player);
        }
        return;
    }
    let ended_by = Some((player, ground));
    keep(proceedings, Quickplay { ended_by, ..proceedings.ledger.quickplay.clone() });
    let position = proceedings.table.attempt.before;
    proceedings.decide(&QuickplayFinish::WithoutArbiter { player, ground, position: &position });
    clocks::halt(proceedings, true, Initiator::Ruling);
}

fn requests_increment(proceedings: &mut Proceedings<'_>, player: Color) {
    let facts = proceedings.quickplay_facts(player, Wish::Increment);
    if proceedings.apply(&QuickplayFinish::Refused(facts)).is_something() {
        return;
    }
    let offer = proceedings.offer_by(player).is_allowed(proceedings.edition());
    if offer {
        draw_offers::begin(proceedings, player);
    }
    let arbiter = proceedings.rules.arbiter != Arbiter::Absent;
    proceedings.decide(&QuickplayFinish::IncrementRequested { player, offer, arbiter });
}

fn answer(proceedings: &mut Proceedings<'_>, question: &Question, reply: Reply) {
    let ruling = match (question, reply) {
        (Question::QuickplayIncrement { player }, Reply::Agrees) => {
            return increment_set(proceedings, *player);
        }
        (Question::QuickplayFlag { .. }, Reply::Rejects) => return flag_decides(proceedings),
        (Question::QuickplayClaim { .. }, Reply::Agrees) => {
            proceedings.ask(&QuickplayFinish::Granted { postponed: false })
        }
        (Question::QuickplayClaim { player }, Reply::Rejects) => {
            proceedings.ask(&QuickplayFinish::Rejected { claimant: *player })
        }
        (Question::QuickplayClaim { player }, Reply::Postpones) => {
            let postponed = Some(*player);
            keep(proceedings, Quickplay { postponed, ..proceedings.ledger.quickplay.clone() });
            proceedings.ask(&QuickplayFinish::Postponed { player: *player })
        }
        (Question::QuickplayFlag { .. }, Reply::Agrees) => {
            proceedings.ask(&QuickplayFinish::Granted { postponed: true })
        }
        (Question::QuickplayReferred { .. }, Reply::Agrees) => {
            proceedings.ask(&QuickplayFinish::GrantedAfterwards)
        }
        (Question::QuickplayReferred { player }, Reply::Rejects) => {
            proceedings.ask(&QuickplayFinish::RejectedAfterwards { claimant: *player })
        }
        _ => Vec::new(),
    };
    proceedings.rule(ruling);
}

/// Carries out the rulings on a flag-fall. They were held back while the claim was postponed.
fn flag_decides(proceedings: &mut Proceedings<'_>) {
    let quickplay = proceedings.ledger.quickplay.clone();
    keep(proceedings, Quickplay { waiting: Vec::new(), ..quickplay.clone() });
    for waiting in quickplay.waiting {
        proceedings.rule([waiting]);
    }
}

/// Remembers if the arbiter's latest decision was on a claim, because an edition may make such a
/// decision final.
pub(crate) fn see_decision(proceedings: &mut Proceedings<'_>, event: &Event) {
    let decides = matches!(event.act, Act::Decision(_) | Act::Observation(_));
    let ruled = proceedings.of_hearings();
    if event.actor != Actor::Arbiter || !decides || ruled.is_empty() {
        return;
    }
    let decided = ruled.iter().any(|ruling| quickplay_finish::is_decision(ruling.provision()));
    if decided != proceedings.ledger.quickplay.decided {
        keep(proceedings, Quickplay { decided, ..proceedings.ledger.quickplay.clone() });
    }
}

/// Decides a postponed claim, if one exists.
fn decided_later(proceedings: &mut Proceedings<'_>, granted: bool) -> Handled {
    let Some(claimant) = proceedings.ledger.quickplay.postponed else { return Handled::No };
    keep(proceedings, Quickplay { postponed: None, ..proceedings.ledger.quickplay.clone() });
    let ruling = match granted {
        true => proceedings.ask(&QuickplayFinish::Granted { postponed: true }),
        false => proceedings.ask(&QuickplayFinish::Rejected { claimant }),
    };
    proceedings.rule(ruling);
    Handled::Yes
}

fn increment_set(proceedings: &mut Proceedings<'_>, player: Color) {
    let increment = Bonus::Increment(quickplay_finish::INCREMENT);
    let times = proceedings.table.clock.times().clone().with_bonus(increment);
    proceedings.enter(Clock::Control(Box::new(times)));
    keep(proceedings, Quickplay { granted: true, ..proceedings.ledger.quickplay.clone() });
    draw_offers::end(proceedings);
    proceedings.decide(&QuickplayFinish::IncrementSet { player });
}

/// Returns the ruling on extra time for the claimant's opponent while the decision is postponed.
/// Empty if the arbiter gives the time for another reason.
pub(in crate::hearings) fn time_meanwhile(
    proceedings: &Proceedings<'_>,
    player: Color,
    ms: Millis,
) -> Vec<Ruling> {
    match proceedings.ledger.quickplay.postponed {
        Some(claimant) if claimant != player => {
            proceedings.ask(&QuickplayFinish::TimeMeanwhile { player, ms })
        }
        _ => Vec::new(),
    }
}

/// Rules on a flag-fall. While a claim is postponed, a flag-fall does not lose until the arbiter
/// has decided.
pub(in crate::hearings) fn flag_fall_unless_postponed(
    proceedings: &mut Proceedings<'_>,
    flag: Color,
    rulings: Vec<Ruling>,
) {
    let won = Outcome::win(flag.other());
    let loses =
        |r: &Ruling| matches!(r.effect(), Effect::GameOver { result, .. } if *result == won);
    if proceedings.ledger.quickplay.postponed.is_none() || !rulings.iter().any(loses) {
        return proceedings.rule(rulings);
    }
    let (waiting, now): (Vec<Ruling>, Vec<Ruling>) = rulings.into_iter().partition(loses);
    keep(proceedings, Quickplay { waiting, ..proceedings.ledger.quickplay.clone() });
    proceedings.rule(now);
    proceedings.decide(&QuickplayFinish::FlagFellMeanwhile { flag });
}

fn is_quickplay(question: &Question) -> bool {
    matches!(
        question,
        Question::QuickplayClaim { .. }
            | Question::QuickplayFlag { .. }
            | Question::QuickplayReferred { .. }
            | Question::QuickplayIncrement { .. }
    )
}
