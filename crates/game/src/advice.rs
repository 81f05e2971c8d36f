//! Advice on open questions. Every lawful answer is tried on a copy of the game. The advice lists
//! certain facts, the consequences and the recommended answer.

use crate::event::{Act, Actor, Event};
use crate::game::Game;
use crate::game_end::conclude;
use crate::hearings::people::answers;
use crate::judge::hear;
use crate::state::View;
use crate::state::status::Status;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color};
use touchmove_clock::Millis;
use touchmove_laws::rules::{MatingChance, finnish_blitz, penalties, requests, scoring};
use touchmove_laws::{
    Advice, Answer, Because, Certain, Consequence, Effect, Help, Offence, Pace, Question, Ruling,
};

const MINUTE: Millis = Millis::minutes(1);
/// A loss of time below this limit is not noticed at the board, and arbiters do not compensate it.
/// If a player's hand is still moving when the clock is pressed, the opponent loses about this much
/// time.
const NOTICED: Millis = Millis::seconds(5);

impl Game {
    /// Returns advice on an open question.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_clock::{Moment, TimeControl};
    /// use touchmove_game::{Act, Actor, Conduct, Event, Game};
    /// use touchmove_laws::{Answer, Edition, Regulations};
    ///
    /// let control = TimeControl::parse("5400+30").unwrap();
    /// let mut game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
    /// let white = Actor::Player(Color::White);
    /// game.apply(&Event { at: Moment::START, actor: white, act: Act::Conduct(Conduct::Distracts) }).unwrap();
    /// let advice = game.advice(&game.questions()[0]);
    /// assert_eq!(advice.consequences.len(), 11);
    /// assert_eq!(advice.recommended.unwrap().0, Answer::Warns(Color::White));
    /// ```
    pub fn advice(&self, question: &Question) -> Advice {
        let (recommended, withheld) = match self.view().recommended(question) {
            Ok(recommended) => (Some(on_the_list(question, recommended)), None),
            Err(because) => (None, Some(because)),
        };
        let answers = question.answers().into_iter();
        Advice {
            certain: self.view().certain(question),
            consequences: answers.map(|answer| self.consequence(question, answer)).collect(),
            recommended,
            withheld,
        }
    }

    fn consequence(&self, question: &Question, answer: Answer) -> Consequence {
        let view = self.view();
        let ms = view.time_for(question, answer);
        let act = answers::act(answer, ms.unwrap_or_default(), view.times_to_set(question));
        let act = answers::naming(question, act);
        let (after, rulings) = self.tried(act);
        let effects = rulings.iter().map(|ruling| ruling.effect().clone());
        let result = match after.status() {
            Status::Over(result, _) => Some(result),
            Status::NotStarted
            | Status::Playing
            | Status::Stopped
            | Status::Adjourned
            | Status::Cancelled => None,
        };
        let rules = &self.view().rules;
        let changed = after.points_changed();
        let scored = result.map(|r| scoring::changed(rules.edition, rules.points, r, changed));
        Consequence {
            answer,
            ms,
            effects: effects.filter(|e| !e.is_routine() || is_note(e)).collect(),
            clocks: self.view().is_clock_seen().then(|| after.view().clocks_show().into()),
            result,
            scored,
        }
    }

    /// Returns a copy of the game in which the arbiter has performed this act.
    fn tried(&self, act: Act) -> (Game, Vec<Ruling>) {
        let mut after = self.clone();
        let event = Event { at: self.now(), actor: Actor::Arbiter, act };
        let rulings = after.proceed(|proceedings| {
            // Ignores the result: every answer to a question is possible.
            let _ = hear(proceedings, &event);
            conclude(proceedings);
        });
        (after, rulings)
    }
}

impl View {
    /// True if the software knows the clock times.
    fn is_clock_seen(&self) -> bool {
        self.has_clock() && !self.phase.unrecorded
    }

    /// Returns the usual time for an answer that gives or takes time for one player.
    fn time_for(&self, question: &Question, answer: Answer) -> Option<Millis> {
        let penalty = match self.rules.pace {
            Pace::Standard => MINUTE * 2,
            Pace::Rapid | Pace::Blitz => MINUTE,
        };
        match (answer, question) {
            (
                Answer::TakesTime(_),
                Question::Assistant { .. } | Question::RecordingAssistant { .. },
            ) => Some(MINUTE * 10),
            (Answer::GivesForDisturbance(_), _) => Some(MINUTE),
            (Answer::GivesTime(_) | Answer::TakesTime(_), _) => Some(penalty),
            _ => None,
        }
    }

    /// Returns the default for clock times that have to be set.
    fn times_to_set(&self, question: &Question) -> ByColor<Millis> {
        let times = &self.ledger.times;
        let then = times.then.filter(|_| *question == Question::Times);
        let with = |then: ByColor<Millis>| {
            ByColor::from_fn(|player| then[player] + times.added_since[player])
        };
        then.map_or_else(|| self.clocks_show(), with)
    }

    fn certain(&self, question: &Question) -> Vec<Certain> {
        let shows = self.clocks_show();
        let clock = self.is_clock_seen();
        let clocks = |show: fn(Color, Millis) -> Certain, times: ByColor<Millis>| {
            Color::ALL.into_iter().filter(|_| clock).map(|p| show(p, times[p])).collect()
        };
        let now: Vec<Certain> = clocks(|player, ms| Certain::ClockShows { player, ms }, shows);
        let about: Vec<Certain> = match *question {
            Question::FlagFallen { player } => {
                let opponent = player.other();
                vec![Certain::FlagDown { player }, Certain::MateUndecided { player: opponent }]
            }
            Question::Resigned { player }
            | Question::IllegalMoves { player }
            | Question::SealedMove { player }
            | Question::DeviceSounded { player } => {
                vec![Certain::MateUndecided { player: player.other() }]
            }
            Question::FlagOrder => Color::ALL.map(|player| Certain::FlagDown { player }).into(),
            Question::HalfCastled { r#move, .. } => vec![Certain::CastlingWasLegal { r#move }],
            Question::SecondMove { player, .. }
            | Question::ScoresheetAgain { player, .. }
            | Question::PressedBack { player }
            | Question::StoppedClock { player, .. }
            | Question::Refusal { player, .. } => self.record_of(player),
            Question::Offence { player, offence, .. } => self.offence_facts(player, offence),
            Question::Times => self.ledger.times.then.map_or(Vec::new(), |then| {
                clocks(|player, ms| Certain::ClockShowed { player, ms }, then)
            }),
            Question::Disturbance { .. } => {
                let thinking = self.was_running();
                thinking.map(|player| Certain::WasRunning { player }).into_iter().collect()
            }
            _ => Vec::new(),
        };
        about.into_iter().chain(now).collect()
    }

    fn record_of(&self, player: Color) -> Vec<Certain> {
        let (offences, warnings) = (self.ledger.offences[player], self.ledger.warnings[player]);
        vec![
            Certain::Offences { player, count: offences },
            Certain::Warnings { player, count: warnings },
        ]
    }

    fn offence_facts(&self, player: Color, offence: Offence) -> Vec<Certain> {
        let displaced =
            |&(_, ms): &(Color, Millis)| offence == Offence::DisplacedPieces && !ms.is_zero();
        let left = self.left_displaced().filter(displaced);
        let used = left.map(|(by, ms)| Certain::TimeUsed { player: by.other(), ms });
        self.record_of(player).into_iter().chain(used).collect()
    }

    /// True if no player gets more time in a later period. Without a record only a time control
    /// with one period proves this.
    fn no_period_follows(&self) -> bool {
        Color::ALL.into_iter().all(|player| match self.phase.unrecorded {
            true => self.periods(player).len() <= 1,
            false => self.fell_in_last_period(player),
        })
    }

    /// Returns the answer supported by the Laws, a settled reading or the record, or the reason why
    /// there is no recommendation.
    fn recommended(&self, question: &Question) -> Result<(Answer, Because), Because> {
        Ok(match *question {
            Question::FlagFallen { player }
            | Question::Resigned { player }
            | Question::IllegalMoves { player }
            | Question::SealedMove { player }
            | Question::DeviceSounded { player } => {
                (Answer::DeclaresLost(player), Because::MateNotExcluded { player: player.other() })
            }
            Question::FlagOrder => match self.first_fallen() {
                Some(player) => (Answer::ObservesFlag(player), Because::ClockMarks { player }),
                None if self.no_period_follows() => (Answer::DeclaresDraw, Because::OrderUnknown),
                // A report states if it was the last period, but the game does not store that fact.
                None if self.phase.unrecorded => return Err(Because::OrderUnknown),
                None => (Answer::Resumes, Because::OrderUnknown),
            },
            Question::HalfCastled { .. } => (Answer::Agrees, Because::PressCompletes),
            Question::Times | Question::WrongClock | Question::DefectiveClock
                if self.phase.unrecorded =>
            {
                (Answer::SetsClocks, Because::TimesNotRecorded)
            }
            Question::Times => (Answer::SetsClocks, Because::AsWhenItHappened),
            Question::WrongClock | Question::DefectiveClock => {
                (Answer::SetsClocks, Because::AsTheTimeControlSays)
            }
            Question::SecondMove { player, .. } => self.usual_penalty(player, 1),
            Question::StoppedClock { .. } => (Answer::Resumes, Because::ReasonMayBeValid),
            Question::Offence { player, offence, .. } => self.for_offence(player, offence),
            Question::Refusal { player, count, .. } if count > 1 => {
                (Answer::DeclaresLost(player), Because::Persistent { player })
            }
            Question::Refusal { player, .. } => self.usual_penalty(player, 1),
            Question::Assistant { player, help, .. } => self.for_assistant(player, help),
            Question::ScoresheetAgain { player, .. } => self.usual_penalty(player, 1),
            Question::PressedBack { player } => {
                (Answer::Warns(player), Because::MayBeAnAccident { player })
            }
            Question::Expelled { player } => {
                (Answer::DeclaresLost(player), Because::CannotGoOn { player })
            }
            Question::LateClockSetting => (Answer::Resumes, Because::StaysUnlessItSuffers),
            Question::QuickplayClaim { .. } => (Answer::Postpones, Because::PlayToBeSeen),
            Question::QuickplayFlag { .. } => (Answer::Rejects, Because::NothingShown),
            Question::NoProgress { .. } => (Answer::Rejects, Because::PlayToBeSeen),
            Question::NoShow { .. }
            | Question::TouchMeant { .. }
            | Question::WrongSetup { .. }
            | Question::ReversedColours { .. } => (Answer::Rejects, Because::NothingShown),
            Question::ForcedMate { player } if self.mate_is_forced(player.other()) => {
                let by = player.other();
                (Answer::DeclaresLost(player), Because::MateIsForced { player: by })
            }
            Question::ForcedMate { .. } => (Answer::DeclaresDraw, Because::NothingShown),
            Question::RecordingAssistant { player } => self.for_scorekeeper(player),
            Question::QuickplayReferred { player } => return self.for_referred(player),
            Question::QuickplayIncrement { .. } => (Answer::Agrees, Because::PlayDecides),
            Question::SessionEnd { player } => {
                (Answer::TakesTime(player), Because::ChargedToTheEnd)
            }
            Question::Scoresheets => (Answer::Reconstructs, Because::AskedForFirst),
            Question::Disturbance { clock } => match self.was_running().filter(|_| clock) {
                Some(player) => {
                    (Answer::GivesForDisturbance(player), Because::WasThinking { player })
                }
                None => (Answer::Resumes, Because::NothingShown),
            },
        })
    }

    /// Judges a claim that a player "cannot win by normal means" or "makes no effort". Only a
    /// person can judge it, unless no series of legal moves wins.
    fn for_referred(&self, claimant: Color) -> Result<(Answer, Because), Because> {
        let player = claimant.other();
        match self.mating_chance_from(&self.table.attempt.before, player) {
            MatingChance::Cannot => Ok((Answer::Agrees, Because::CannotCheckmate { player })),
            MatingChance::Can | MatingChance::Undecided => Err(Because::PositionToBeJudged),
        }
    }

    fn for_offence(&self, player: Color, offence: Offence) -> (Answer, Because) {
        let count = self.ledger.offences[player];
        match offence {
            Offence::Device if penalties::reminds_of_devices(self.edition()) => match count {
                0 | 1 => (Answer::Reminds(player), Because::FirstOffence { player }),
                2 => (Answer::Warns(player), Because::OffendedBefore { player }),
                _ => (Answer::DeclaresLost(player), Because::Persistent { player }),
            },
            Offence::Accused => (Answer::Resumes, Because::NothingShown),
            Offence::Notes | Offence::InspectionRefused => {
                (Answer::DeclaresLost(player), Because::Serious { player })
            }
            Offence::DisplacedPieces
                if self.left_displaced().is_some_and(|(_, ms)| ms >= NOTICED)
                    && !finnish_blitz::second_offence_loses(self.edition()) =>
            {
                let opponent = player.other();
                (Answer::GivesTime(opponent), Because::TimeWasUsed { player: opponent })
            }
            Offence::ClockHandling
            | Offence::OtherHand
            | Offence::StoppedClock
            | Offence::DisplacedPieces
            | Offence::LeftArea
            | Offence::LeftVenue
            | Offence::Device
            | Offence::Distraction
            | Offence::Disrepute
            | Offence::NotRecording
            | Offence::DeviceNoise
            | Offence::Eating
            | Offence::Smoking
            | Offence::Talking => self.usual_penalty(player, count),
        }
    }

    /// Escalates with each offence: a warning, then time for the opponent, then the loss of the
    /// game.
    fn usual_penalty(&self, player: Color, count: u32) -> (Answer, Because) {
        match count {
            0 | 1 => (Answer::Warns(player), Because::FirstOffence { player }),
            2 | 3 if !finnish_blitz::second_offence_loses(self.edition()) => {
                (self.more_than_a_warning(player), Because::OffendedBefore { player })
            }
            _ => (Answer::DeclaresLost(player), Because::Persistent { player }),
        }
    }

    /// Returns time for the opponent as the penalty: without a clock half a point, or another warning
    /// if the event has no half points.
    fn more_than_a_warning(&self, player: Color) -> Answer {
        let list = penalties::list(self.penalties(), player);
        let next = [Answer::GivesTime(player.other()), Answer::TakesPoints(player)];
        next.into_iter().find(|answer| list.contains(answer)).unwrap_or(Answer::Warns(player))
    }

    fn for_scorekeeper(&self, player: Color) -> (Answer, Because) {
        match self.for_assistant(player, Help::Clock) {
            (Answer::Agrees, because) => (Answer::Resumes, because),
            takes => takes,
        }
    }

    fn for_assistant(&self, player: Color, help: Help) -> (Answer, Because) {
        if requests::clocks_make_up(self.edition(), help) && self.has_clock() {
            return (Answer::TakesTime(player), Because::ClocksMakeUp);
        }
        (Answer::Agrees, Because::NothingIsTaken)
    }
}

/// Returns the recommendation, or the first penalty of the question's list if the list does not
/// contain the recommended one. Finnish blitz prescribes the penalty for each offence.
fn on_the_list(question: &Question, recommended: (Answer, Because)) -> (Answer, Because) {
    let answers = question.answers();
    match answers.first() {
        _ if answers.contains(&recommended.0) => recommended,
        Some(&Answer::DeclaresLost(player)) => {
            (Answer::DeclaresLost(player), Because::OffendedBefore { player })
        }
        Some(&Answer::Warns(player)) => (Answer::Warns(player), Because::FirstOffence { player }),
        _ => recommended,
    }
}

const fn is_note(effect: &Effect) -> bool {
    matches!(effect, Effect::Noted { .. })
}
