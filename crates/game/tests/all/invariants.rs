//! Invariants of every event: a clock stands only with an entry that says why, an open question
//! holds up what its row says, and the rulings do not contradict each other.

use touchmove_board::Color;
use touchmove_game::{Act, Claim, Event, Game, Observation, Status};
use touchmove_laws::{Effect, Question, Refusal, Ruling, Termination};

/// The last entry that stopped the clocks, if they stand.
#[derive(Debug, Default)]
pub struct Standing {
    entry: Option<String>,
}

impl Standing {
    /// Returns the state after these rulings.
    pub fn after<'r>(rulings: impl Iterator<Item = &'r Ruling>) -> Standing {
        let mut standing = Standing::default();
        rulings.for_each(|ruling| standing.note(core::slice::from_ref(ruling)));
        standing
    }

    /// Checks an event and its rulings. Returns the reason for a violation.
    pub fn check(
        &mut self,
        before: &Game,
        event: &Event,
        after: &Game,
        rulings: &[Ruling],
    ) -> Result<(), String> {
        self.note(rulings);
        self.clock_has_an_entry(after)?;
        question_holds(before, event, after, rulings)?;
        contradiction(rulings).map_or(Ok(()), Err)
    }

    fn note(&mut self, rulings: &[Ruling]) {
        for ruling in rulings {
            match ruling.effect() {
                Effect::ClockStopped { .. } | Effect::Adjourned => {
                    self.entry = Some(ruling.effect().to_string());
                }
                Effect::ClockStarted { .. } => self.entry = None,
                _ => {}
            }
        }
    }

    fn clock_has_an_entry(&self, after: &Game) -> Result<(), String> {
        let timed = after.regulations().time_control.has_clock();
        let going_on = matches!(after.status(), Status::Playing | Status::Stopped);
        let stands = after.clock().running().is_none();
        match timed && going_on && stands && self.entry.is_none() {
            true => Err("a clock stands without an entry".to_owned()),
            false => Ok(()),
        }
    }
}

/// Checks the row of each open question: no clock runs while one holds the clocks, and no flag
/// decides while one leaves the times undecided.
fn question_holds(
    before: &Game,
    event: &Event,
    after: &Game,
    rulings: &[Ruling],
) -> Result<(), String> {
    if after.clocks_await_an_answer() && after.clock().running().is_some() {
        return Err(format!("a clock runs during {:?}", after.questions()));
    }
    let about_a_flag = matches!(
        event.act,
        Act::Claim(Claim::Flag)
            | Act::Observation(Observation::Flag { .. } | Observation::BothFlags)
    );
    let undecided = before.questions().iter().any(|question: &Question| question.holds().flag);
    let on_time = |ruling: &Ruling| {
        let ended = [Termination::TimeForfeit, Termination::BothFlags];
        matches!(ruling.effect(), Effect::GameOver { termination, .. } if ended.contains(termination))
    };
    match about_a_flag && undecided && rulings.iter().any(on_time) {
        true => Err("a flag decides although the times are undecided".to_owned()),
        false => Ok(()),
    }
}

/// Returns two rulings on one event that exclude each other.
fn contradiction(rulings: &[Ruling]) -> Option<String> {
    let effects: Vec<&Effect> = rulings.iter().map(Ruling::effect).collect();
    effects.iter().enumerate().find_map(|(i, first)| {
        let second = effects[i + 1..].iter().find(|second| exclude(first, second))?;
        Some(format!("{first} and {second}"))
    })
}

fn exclude(first: &Effect, second: &Effect) -> bool {
    one_way(first, second) || one_way(second, first)
}

fn one_way(first: &Effect, second: &Effect) -> bool {
    match (first, second) {
        (
            Effect::ClaimCorrect { player, claim },
            Effect::ClaimIncorrect { player: by, claim: other },
        ) => player == by && claim == other,
        (Effect::GameOver { .. }, Effect::GameOver { .. } | Effect::GameCancelled { .. })
        | (Effect::GameOver { .. }, Effect::Question { .. }) => true,
        (
            Effect::FlagFallen { player },
            Effect::Refused { player: of, why: Refusal::FlagNotFallen },
        ) => player == of,
        (
            Effect::MoveMade { player, .. },
            Effect::Refused { player: of, why: Refusal::OpponentHasTheMove | Refusal::MoveMade },
        ) => player == of,
        (Effect::ClockStarted { player }, Effect::FlagFallen { player: of }) => player == of,
        _ => false,
    }
}

#[test]
fn contradiction_is_found() {
    use touchmove_laws::{Edition, Provision};
    let player = Color::White;
    let fallen = Effect::FlagFallen { player };
    let not = Effect::Refused { player, why: Refusal::FlagNotFallen };
    let ruling = |effect| Ruling::under(Edition::Fide2023, Provision::FlagFallObserved, effect);
    let both: Vec<Ruling> = [fallen, not].into_iter().filter_map(ruling).collect();
    assert!(contradiction(&both).is_some() && contradiction(&both[..1]).is_none());
}
