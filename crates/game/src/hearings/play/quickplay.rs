//! Quickplay finishes: claims with less than two minutes left, the five
//! seconds a move that a player may ask for, and play without an arbiter.

use crate::event::{Act, Claim, Event, Reply, Writing};
use crate::hearings::board::clocks;
use crate::hearings::people::replies;
use crate::hearings::play::{progress_claim, standing_offer};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Clock, Ledger, Questions};
use crate::state::ledger::Quickplay;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Millis};
use touchmove_laws::rules::quickplay_finish::QuickplayFinish;
use touchmove_laws::rules::quickplay_finish::{self, Application, Ground, Wish};
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Answer, Arbiter, Effect, Outcome, Question, Ruling};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    match event.act {
        Act::Claim(Claim::CannotWin) => claims_draw(on, player, Ground::CannotWin),
        Act::Claim(Claim::NoEffort) => claims_draw(on, player, Ground::NoEffort),
        Act::Claim(Claim::RequestsIncrement) => requests_increment(on, player),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// What a player still does after a claim that has ended the game, where there
/// is no arbiter.
pub(crate) fn hear_after_the_claim(
    on: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Heard, Impossible> {
    let (Some((claimant, ground)), Some(player)) =
        (on.ledger.quickplay.ended_by, event.by_player())
    else {
        return Ok(Heard::NotMine);
    };
    match event.act {
        Act::Claim(Claim::ConfirmsPosition) if player != claimant => {
            on.decide(&QuickplayFinish::Confirmed { player, ground });
        }
        Act::Writing(Writing::Records { .. } | Writing::Signs { .. })
        | Act::Claim(Claim::ConfirmsPosition) => {}
        _ => {
            on.decide(&QuickplayFinish::Ended { player });
        }
    }
    Ok(Heard::Taken)
}

/// The arbiter's answer to an open question, or to a claim that was postponed.
pub(crate) fn hear_answer(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(reply) = replies::reply(on, event) else { return Ok(Heard::NotMine) };
    let answer_is = match reply {
        Reply::Agrees | Reply::Rejects => Answer::Agrees,
        Reply::Postpones => Answer::Postpones,
    };
    let open = on.questions.latest(answer_is);
    if open.and_then(|at| on.questions.get(at)).is_some_and(|question| !is_quickplay(question)) {
        return Ok(Heard::NotMine);
    }
    let question = open.and_then(|at| on.questions.get(at)).cloned();
    open.into_iter().for_each(|at| on.enter(Questions::Close(at)));
    let taken = match (question, reply) {
        (Some(question), _) => {
            answer(on, &question, reply);
            Heard::Taken
        }
        (None, Reply::Agrees) => decided_later(on, true),
        (None, Reply::Rejects) => decided_later(on, false),
        (None, Reply::Postpones) => Heard::NotMine,
    };
    if taken == Heard::NotMine {
        return Ok(Heard::NotMine);
    }
    let by_hand = on.ledger.quickplay.ended_by.is_none();
    clocks::resume_clocks(on, by_hand);
    Ok(Heard::Taken)
}

impl View {
    /// What the rule asks for, as the record has it.
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

fn keep(on: &mut Proceedings<'_>, quickplay: Quickplay) {
    on.enter(Ledger::Quickplay(Box::new(quickplay)));
}

fn claims_draw(on: &mut Proceedings<'_>, player: Color, ground: Ground) {
    if progress_claim::claims(on, player).is_taken() {
        return;
    }
    let absent = on.rules.arbiter == Arbiter::Absent;
    let wish = if absent { Wish::DrawWithoutArbiter } else { Wish::Draw };
    let facts = on.quickplay_facts(player, wish);
    if on.apply(&QuickplayFinish::Refused(facts)).is_something() {
        return;
    }
    let edition = on.edition();
    if !absent {
        on.decide(&QuickplayFinish::Claimed { player });
        if quickplay_finish::is_offer(edition) {
            standing_offer::claim_is_offer(on, player);
        }
        return;
    }
    let ended_by = Some((player, ground));
    keep(on, Quickplay { ended_by, ..on.ledger.quickplay.clone() });
    let position = on.table.attempt.before;
    on.decide(&QuickplayFinish::WithoutArbiter { player, ground, position: &position });
    clocks::halt(on, true, Initiator::Ruling);
}

fn requests_increment(on: &mut Proceedings<'_>, player: Color) {
    let facts = on.quickplay_facts(player, Wish::Increment);
    if on.apply(&QuickplayFinish::Refused(facts)).is_something() {
        return;
    }
    let offer = on.offer_by(player).is_allowed(on.edition());
    if offer {
        standing_offer::offer_stands(on, Some(player));
    }
    let arbiter = on.rules.arbiter != Arbiter::Absent;
    on.decide(&QuickplayFinish::IncrementRequested { player, offer, arbiter });
}

fn answer(on: &mut Proceedings<'_>, question: &Question, reply: Reply) {
    let ruling = match (question, reply) {
        (Question::QuickplayIncrement { player }, Reply::Agrees) => {
            return increment_set(on, *player);
        }
        (Question::QuickplayFlag { .. }, Reply::Rejects) => return flag_decides(on),
        (Question::QuickplayClaim { .. }, Reply::Agrees) => {
            on.ask(&QuickplayFinish::Granted { postponed: false })
        }
        (Question::QuickplayClaim { player }, Reply::Rejects) => {
            on.ask(&QuickplayFinish::Rejected { claimant: *player })
        }
        (Question::QuickplayClaim { player }, Reply::Postpones) => {
            let postponed = Some(*player);
            keep(on, Quickplay { postponed, ..on.ledger.quickplay.clone() });
            on.ask(&QuickplayFinish::Postponed { player: *player })
        }
        (Question::QuickplayFlag { .. }, Reply::Agrees) => {
            on.ask(&QuickplayFinish::Granted { postponed: true })
        }
        (Question::QuickplayReferred { .. }, Reply::Agrees) => {
            on.ask(&QuickplayFinish::GrantedAfterwards)
        }
        (Question::QuickplayReferred { player }, Reply::Rejects) => {
            on.ask(&QuickplayFinish::RejectedAfterwards { claimant: *player })
        }
        _ => Vec::new(),
    };
    on.rule(ruling);
}

/// The claim is rejected, and the flag that fell meanwhile counts.
fn flag_decides(on: &mut Proceedings<'_>) {
    let quickplay = on.ledger.quickplay.clone();
    keep(on, Quickplay { waiting: Vec::new(), ..quickplay.clone() });
    for waiting in quickplay.waiting {
        on.rule([waiting]);
    }
}

/// The decision on a claim that was postponed, if there is one.
fn decided_later(on: &mut Proceedings<'_>, granted: bool) -> Heard {
    let Some(claimant) = on.ledger.quickplay.postponed else { return Heard::NotMine };
    keep(on, Quickplay { postponed: None, ..on.ledger.quickplay.clone() });
    let ruling = match granted {
        true => on.ask(&QuickplayFinish::Granted { postponed: true }),
        false => on.ask(&QuickplayFinish::Rejected { claimant }),
    };
    on.rule(ruling);
    Heard::Taken
}

fn increment_set(on: &mut Proceedings<'_>, player: Color) {
    let increment = Bonus::Increment(quickplay_finish::INCREMENT);
    let times = on.table.clock.times().clone().with_bonus(increment);
    on.enter(Clock::Control(Box::new(times)));
    keep(on, Quickplay { granted: true, ..on.ledger.quickplay.clone() });
    standing_offer::no_offer_any_more(on);
    on.decide(&QuickplayFinish::IncrementSet { player });
}

/// The time that the opponent of a claimant gets while the decision is
/// postponed; none if it is given for something else.
pub(in crate::hearings) fn time_meanwhile(
    on: &Proceedings<'_>,
    player: Color,
    ms: Millis,
) -> Vec<Ruling> {
    match on.ledger.quickplay.postponed {
        Some(claimant) if claimant != player => {
            on.ask(&QuickplayFinish::TimeMeanwhile { player, ms })
        }
        _ => Vec::new(),
    }
}

/// Rules on a flag-fall; one that falls while the decision is postponed does
/// not lose before the arbiter has decided.
pub(in crate::hearings) fn flag_fall_unless_postponed(
    on: &mut Proceedings<'_>,
    flag: Color,
    rulings: Vec<Ruling>,
) {
    let won = Outcome::win(flag.other());
    let loses =
        |r: &Ruling| matches!(r.effect(), Effect::GameOver { result, .. } if *result == won);
    if on.ledger.quickplay.postponed.is_none() || !rulings.iter().any(loses) {
        return on.rule(rulings);
    }
    let (waiting, now): (Vec<Ruling>, Vec<Ruling>) = rulings.into_iter().partition(loses);
    keep(on, Quickplay { waiting, ..on.ledger.quickplay.clone() });
    on.rule(now);
    on.decide(&QuickplayFinish::FlagFellMeanwhile { flag });
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
