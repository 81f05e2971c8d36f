//! What the arbiter gives, takes, imposes, allows and declares (Article 12;
//! 2009: 13).

use crate::event::{Act, Actor, Decision, Event};
use crate::hearings::adjourned::sealed_move;
use crate::hearings::board::{casual_play, clocks};
use crate::hearings::found::restored_game;
use crate::hearings::people::{answers, presence, scoresheet, scoresheet_reconstruction};
use crate::hearings::play::{progress_claim, quickplay};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::ledger::Times;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::rules::clock_setting::ClockSetting;
use touchmove_laws::rules::clock_setting::Occasion;
use touchmove_laws::rules::declared_result::Declaration;
use touchmove_laws::rules::declared_result::DeclaredResult;
use touchmove_laws::rules::penalties::Penalties;
use touchmove_laws::rules::requests::Requests;
use touchmove_laws::rules::scoring::Scoring;
use touchmove_laws::rules::third_parties::ThirdParties;
use touchmove_laws::rules::wrong_start::WrongStart;
use touchmove_laws::rules::{scoring, wrong_start};
use touchmove_laws::{Answer, Effect, Offence, Penalty, Question, Score};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let (Actor::Arbiter, Act::Decision(act)) = (event.actor, &event.act) else {
        return Ok(Heard::NotMine);
    };
    match act {
        Decision::Explains { article, to } => {
            on.decide(&Requests::Explained { number: article, to: *to });
        }
        Decision::Reinstates { position } => restored_game::reinstates(on, position),
        Decision::ReconstructsTheGame => scoresheet_reconstruction::reconstructs(on),
        Decision::SetsClocks { times } => sets_clocks(on, times),
        Decision::DeclaresLost { player, score } => {
            let score = score.unwrap_or(Score::Win);
            let facts = on.result_facts(false);
            let player = *player;
            on.decide(&DeclaredResult::Lost { facts, player, opponent: score });
        }
        Decision::DeclaresBothLost => {
            let facts = on.result_facts(false);
            let player = on.has_move();
            on.decide(&DeclaredResult::Lost { facts, player, opponent: Score::Loss });
        }
        Decision::DeclaresDraw => declares_draw(on),
        act => imposes(on, act),
    }
    Ok(Heard::Taken)
}

impl View {
    /// What is known when a result is declared; whether about a signed one.
    pub(crate) fn result_facts(&self, signed: bool) -> Declaration {
        let refused = |of: Color| {
            let about =
                |q: &Question| matches!(q, Question::Refusal { player, .. } if *player == of);
            self.questions.iter().any(about)
        };
        Declaration {
            points: self.rules.points,
            has_move: self.has_move(),
            signed,
            refusals: Color::ALL.map(refused),
        }
    }
}

/// A draw is no penalty: only a question can leave it to the arbiter.
fn declares_draw(on: &mut Proceedings<'_>) {
    let asked = |question: &Question| question.answers().contains(&Answer::DeclaresDraw);
    let facts = on.result_facts(false);
    let ruled = match on.questions.iter().any(asked) {
        true => on.ask(&DeclaredResult::Drawn(facts)),
        false => on.ask(&DeclaredResult::NotDrawn(facts)),
    };
    on.rule(ruled);
}

fn imposes(on: &mut Proceedings<'_>, act: &Decision) {
    if takes_what_was_asked(on, act).is_taken() {
        return;
    }
    match *act {
        Decision::Reminds { player } => reminds(on, player),
        Decision::Warns { player } => warns(on, player),
        Decision::GivesTime { player, ms } => gives_time(on, player, ms),
        Decision::GivesForDisturbance { player, ms } => gives_for_disturbance(on, player, ms),
        Decision::TakesTime { player, ms } => takes_time(on, player, ms),
        Decision::GivesPoints { player, halves } => {
            points(on, player, player.other(), Penalty::OpponentPoints { halves }, halves);
        }
        Decision::TakesPoints { player, halves } => {
            points(on, player, player, Penalty::FewerPoints { halves }, halves);
        }
        Decision::Fines { player } => penalised(on, player, Penalty::Fine),
        Decision::Excludes { player } => penalised(on, player, Penalty::Exclusion),
        Decision::Expels { player } => expels(on, player),
        Decision::ExpelsTheSpectator => {
            on.decide(&ThirdParties::SentAway);
        }
        Decision::PermitsToLeave { player } => presence::permits_to_leave(on, player),
        Decision::AllowsToBeLate { player } => presence::allows_to_be_late(on, player),
        Decision::SetsTheMoveCounter { moves } => sets_the_move_counter(on, moves),
        Decision::UndoesTheLastMove { player } => casual_play::undoes_the_last_move(on, player),
        Decision::CancelsTheGame => cancels_the_game(on),
        _ => {}
    }
    let refused = on.of_hearings().iter().any(|r| matches!(r.effect(), Effect::Refused { .. }));
    if !refused {
        answers::answered_by(on, act);
    }
}

fn reminds(on: &mut Proceedings<'_>, player: Color) {
    let about = |q: &Question| matches!(q, Question::Offence { offence: Offence::Device, .. });
    let device = on.questions.iter().any(about);
    on.decide(&Penalties::Reminded { player, device });
}

fn warns(on: &mut Proceedings<'_>, player: Color) {
    on.enter(Ledger::Warned(player));
    on.decide(&Penalties::Warned { player });
    let lost = progress_claim::second_offence(on, player);
    on.rule(lost);
}

fn gives_time(on: &mut Proceedings<'_>, player: Color, ms: Millis) {
    let meanwhile = quickplay::time_meanwhile(on, player, ms);
    match meanwhile.is_empty() {
        true => on.decide(&Penalties::MoreTime { player, ms }),
        false => on.rule(meanwhile),
    }
}

/// Time for a disturbance from outside.
fn gives_for_disturbance(on: &mut Proceedings<'_>, player: Color, ms: Millis) {
    on.decide(&ThirdParties::TimeGiven { player, ms });
}

/// Time for an assistant who keeps score, or for a session cut short, if that
/// was asked for.
fn takes_what_was_asked(on: &mut Proceedings<'_>, act: &Decision) -> Heard {
    let Decision::TakesTime { player, ms } = *act else { return Heard::NotMine };
    match scoresheet::takes_for_assistant(on, player, ms) {
        Heard::Taken => Heard::Taken,
        Heard::NotMine => sealed_move::takes_for_session(on, player, ms),
    }
}

fn takes_time(on: &mut Proceedings<'_>, player: Color, ms: Millis) {
    let assists = on.assistant_asked().filter(|&(who, _)| who == player);
    let ms = on.at_most(player, ms);
    let ruled = match assists {
        Some((_, help)) => on.ask(&Requests::AssistantCosts { player, help, ms }),
        None => on.ask(&Penalties::LessTime { player, ms }),
    };
    on.rule(ruled);
}

fn points(on: &mut Proceedings<'_>, player: Color, offender: Color, kind: Penalty, halves: u32) {
    let (edition, scores) = (on.edition(), on.rules.points);
    if scoring::is_a_step(edition, scores, halves) {
        return penalised(on, offender, kind);
    }
    on.decide(&Scoring::NoSuchScore { player, halves });
}

/// Nobody is left to go on with the game of a player who is expelled.
fn expels(on: &mut Proceedings<'_>, player: Color) {
    let kind = Penalty::Expulsion;
    let ruled = on.ask(&Penalties::Imposed { offender: player, kind });
    let expelled = ruled.iter().any(|r| matches!(r.effect(), Effect::Penalty { .. }));
    on.rule(ruled);
    if expelled && !on.phase.is_over() {
        on.decide(&Penalties::CannotGoOn { player });
    }
}

fn penalised(on: &mut Proceedings<'_>, offender: Color, kind: Penalty) {
    on.decide(&Penalties::Imposed { offender, kind: kind.clone() });
}

/// Clocks that are wrong or defective have articles of their own.
fn set_for(view: &View) -> Occasion {
    let asked = |question| view.questions.contains(&question);
    if asked(Question::WrongClock) {
        Occasion::WrongSetting
    } else if asked(Question::DefectiveClock) {
        Occasion::Defect
    } else {
        Occasion::Irregularity
    }
}

fn sets_clocks(on: &mut Proceedings<'_>, times: &[(Color, Millis)]) {
    let occasion = set_for(on);
    on.enter(Ledger::Times(Times { set_for: Some(occasion), ..on.ledger.times.clone() }));
    for &(player, ms) in times {
        on.decide(&ClockSetting::Set { occasion, player, ms });
    }
    on.enter(Questions::CloseAll(|q| q.answers().contains(&Answer::SetsClocks)));
    clocks::resume_clocks(on, false);
}

fn sets_the_move_counter(on: &mut Proceedings<'_>, moves: u32) {
    let occasion = on.ledger.times.set_for.unwrap_or(set_for(on));
    on.decide(&ClockSetting::CounterSet { occasion, moves });
}

/// Only where the Laws let a game with colours reversed go on unless the
/// arbiter rules otherwise; in casual play it is the players' own.
fn cancels_the_game(on: &mut Proceedings<'_>) {
    if on.takes_moves_only() {
        return casual_play::breaks_off(on);
    }
    let edition = on.edition();
    if on.ledger.colours_stay && wrong_start::arbiter_may_cancel(edition) {
        return on.decide(&WrongStart::CancelledForColours);
    }
    let player = on.has_move();
    let replayed = progress_claim::replayed_after_interference(on);
    match replayed.is_empty() {
        true => on.decide(&WrongStart::NothingToCancel { player }),
        false => on.rule(replayed),
    }
}
