//! Hearing on the arbiter's decisions: times, points, penalties, permissions and results (Article
//! 12; 2009: 13).

use crate::event::{Act, Actor, Decision, Event};
use crate::hearings::adjournment::sealed_move;
use crate::hearings::board::{casual_play, clocks};
use crate::hearings::irregularities::restored_game;
use crate::hearings::people::{answers, presence, scoresheet, scoresheet_reconstruction};
use crate::hearings::play::{progress_claim, quickplay};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::ledger::Times;
use crate::state::status::Impossible;
use crate::verdict::Handled;
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

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Actor::Arbiter, Act::Decision(act)) = (event.actor, &event.act) else {
        return Ok(Handled::No);
    };
    match act {
        Decision::Explains { article, to } => {
            proceedings.decide(&Requests::Explained { number: article, to: *to });
        }
        Decision::Reinstates { position } => restored_game::reinstates(proceedings, position),
        Decision::ReconstructsTheGame => scoresheet_reconstruction::reconstructs(proceedings),
        Decision::SetsClocks { times } => sets_clocks(proceedings, times),
        Decision::DeclaresLost { player, score } => {
            declares_lost(proceedings, *player, score.unwrap_or(Score::Win));
        }
        Decision::DeclaresBothLost => {
            let facts = proceedings.result_facts(false);
            let (player, opponent) = (proceedings.has_move(), Score::Loss);
            proceedings.decide(&DeclaredResult::Lost { facts, player, opponent, asked: true });
        }
        Decision::DeclaresDraw => declares_draw(proceedings),
        act => imposes(proceedings, act),
    }
    Ok(Handled::Yes)
}

impl View {
    /// Returns the facts about a declared result. `signed` is true if both players have signed a
    /// result.
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
            warned: self.penalties().warned,
        }
    }
}

/// Handles a declared loss. An open question may allow it where the list of penalties does not.
fn declares_lost(proceedings: &mut Proceedings<'_>, player: Color, opponent: Score) {
    let answer = match opponent {
        Score::Win => Answer::DeclaresLost(player),
        score => Answer::DeclaresLostScoring(player, score),
    };
    let asked = proceedings.questions.iter().any(|q| q.answers().contains(&answer));
    let facts = proceedings.result_facts(false);
    proceedings.decide(&DeclaredResult::Lost { facts, player, opponent, asked });
}

/// Handles a declared draw. A draw is not a penalty, so the arbiter can declare it only as the
/// answer to a question.
fn declares_draw(proceedings: &mut Proceedings<'_>) {
    let asked = |question: &Question| question.answers().contains(&Answer::DeclaresDraw);
    let facts = proceedings.result_facts(false);
    let ruled = match proceedings.questions.iter().any(asked) {
        true => proceedings.ask(&DeclaredResult::Drawn(facts)),
        false => proceedings.ask(&DeclaredResult::NotDrawn(facts)),
    };
    proceedings.rule(ruled);
}

fn imposes(proceedings: &mut Proceedings<'_>, act: &Decision) {
    if takes_what_was_asked(proceedings, act).is_yes() {
        return;
    }
    match *act {
        Decision::Reminds { player } => reminds(proceedings, player),
        Decision::Warns { player } => warns(proceedings, player),
        Decision::WarnsBoth => {
            for player in Color::ALL {
                imposes(proceedings, &Decision::Warns { player });
            }
        }
        Decision::GivesTime { player, ms } => gives_time(proceedings, player, ms),
        Decision::GivesForDisturbance { player, ms } => {
            gives_for_disturbance(proceedings, player, ms)
        }
        Decision::TakesTime { player, ms } => takes_time(proceedings, player, ms),
        Decision::GivesPoints { player, halves } => {
            points(proceedings, player, player.other(), Penalty::OpponentPoints { halves }, halves);
        }
        Decision::TakesPoints { player, halves } => {
            points(proceedings, player, player, Penalty::FewerPoints { halves }, halves);
        }
        Decision::Fines { player } => penalised(proceedings, player, Penalty::Fine),
        Decision::Excludes { player } => penalised(proceedings, player, Penalty::Exclusion),
        Decision::Expels { player } => expels(proceedings, player),
        Decision::ExpelsTheSpectator => {
            proceedings.decide(&ThirdParties::SentAway);
        }
        Decision::PermitsToLeave { player } => presence::permits_to_leave(proceedings, player),
        Decision::AllowsToBeLate { player } => presence::allows_to_be_late(proceedings, player),
        Decision::SetsTheMoveCounter { moves } => sets_the_move_counter(proceedings, moves),
        Decision::UndoesTheLastMove { player } => {
            casual_play::undoes_the_last_move(proceedings, player)
        }
        Decision::CancelsTheGame => cancels_the_game(proceedings),
        _ => {}
    }
    let refused =
        proceedings.of_hearings().iter().any(|r| matches!(r.effect(), Effect::Refused { .. }));
    if !refused {
        answers::answered_by(proceedings, act);
    }
}

fn reminds(proceedings: &mut Proceedings<'_>, player: Color) {
    let about = |q: &Question| matches!(q, Question::Offence { offence: Offence::Device, .. });
    let device = proceedings.questions.iter().any(about);
    proceedings.decide(&Penalties::Reminded { player, device });
}

fn warns(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.enter(Ledger::Warned(player));
    proceedings.decide(&Penalties::Warned { player });
    let lost = progress_claim::second_offence(proceedings, player);
    proceedings.rule(lost);
}

fn gives_time(proceedings: &mut Proceedings<'_>, player: Color, ms: Millis) {
    let meanwhile = quickplay::time_meanwhile(proceedings, player, ms);
    match meanwhile.is_empty() {
        true => proceedings.decide(&Penalties::MoreTime { player, ms }),
        false => proceedings.rule(meanwhile),
    }
}

/// Gives time for an external disturbance.
fn gives_for_disturbance(proceedings: &mut Proceedings<'_>, player: Color, ms: Millis) {
    proceedings.decide(&ThirdParties::TimeGiven { player, ms });
}

/// Handles a deduction of time that answers a question: for an assistant who keeps score, or for a
/// shortened session.
fn takes_what_was_asked(proceedings: &mut Proceedings<'_>, act: &Decision) -> Handled {
    let Decision::TakesTime { player, ms } = *act else { return Handled::No };
    match scoresheet::takes_for_assistant(proceedings, player, ms) {
        Handled::Yes => Handled::Yes,
        Handled::No => sealed_move::takes_for_session(proceedings, player, ms),
    }
}

fn takes_time(proceedings: &mut Proceedings<'_>, player: Color, ms: Millis) {
    let assists = proceedings.assistant_asked().filter(|&(who, _)| who == player);
    let ms = proceedings.at_most(player, ms);
    let ruled = match assists {
        Some((_, help)) => proceedings.ask(&Requests::AssistantCosts { player, help, ms }),
        None => proceedings.ask(&Penalties::LessTime { player, ms }),
    };
    proceedings.rule(ruled);
}

fn points(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    offender: Color,
    kind: Penalty,
    halves: u32,
) {
    let (edition, scores) = (proceedings.edition(), proceedings.rules.points);
    if scoring::is_a_step(edition, scores, halves) {
        return penalised(proceedings, offender, kind);
    }
    proceedings.decide(&Scoring::NoSuchScore { player, halves });
}

/// Expels a player, who then cannot continue the game.
fn expels(proceedings: &mut Proceedings<'_>, player: Color) {
    let kind = Penalty::Expulsion;
    let ruled = proceedings.ask(&Penalties::Imposed { offender: player, kind });
    let expelled = ruled.iter().any(|r| matches!(r.effect(), Effect::Penalty { .. }));
    proceedings.rule(ruled);
    if expelled && !proceedings.phase.is_over() {
        proceedings.decide(&Penalties::CannotGoOn { player });
    }
}

fn penalised(proceedings: &mut Proceedings<'_>, offender: Color, kind: Penalty) {
    proceedings.decide(&Penalties::Imposed { offender, kind: kind.clone() });
}

/// Returns the occasion for setting the clocks. The occasion matters because wrong and defective
/// clocks have their own articles.
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

fn sets_clocks(proceedings: &mut Proceedings<'_>, times: &[(Color, Millis)]) {
    let occasion = set_for(proceedings);
    proceedings.enter(Ledger::Times(Times {
        set_for: Some(occasion),
        ..proceedings.ledger.times.clone()
    }));
    for &(player, ms) in times {
        proceedings.decide(&ClockSetting::Set { occasion, player, ms });
    }
    proceedings.enter(Questions::CloseAll(|q| q.answers().contains(&Answer::SetsClocks)));
    clocks::resume_clocks(proceedings, false);
}

fn sets_the_move_counter(proceedings: &mut Proceedings<'_>, moves: u32) {
    let occasion = proceedings.ledger.times.set_for.unwrap_or(set_for(proceedings));
    proceedings.decide(&ClockSetting::CounterSet { occasion, moves });
}

/// Handles the cancellation of a game. The grounds are reversed colours, or a replay after
/// interference. In casual play the players decide.
fn cancels_the_game(proceedings: &mut Proceedings<'_>) {
    if proceedings.takes_moves_only() {
        return casual_play::breaks_off(proceedings);
    }
    let edition = proceedings.edition();
    if proceedings.ledger.colours_stay && wrong_start::arbiter_may_cancel(edition) {
        return proceedings.decide(&WrongStart::CancelledForColours);
    }
    let player = proceedings.has_move();
    let replayed = progress_claim::replayed_after_interference(proceedings);
    match replayed.is_empty() {
        true => proceedings.decide(&WrongStart::NothingToCancel { player }),
        false => proceedings.rule(replayed),
    }
}
