//! Proceedings on one event. Hearings read the game state from the proceedings, and can change the
//! state only through them. Rulings are carried out immediately, so that later steps of a hearing
//! see the effects of earlier ones.

use crate::reasoning::{Reasoning, ReasoningTrace, RuleCall};
use crate::state::change::{Change, Clock, Phase};
use crate::state::questions::Questions;
use crate::state::status::Halt;
use crate::state::{State, View};
use crate::verdict::Ruled;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::mem;
use core::ops::Deref;
use touchmove_board::Color;
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::Rule;
use touchmove_laws::{Effect, Question, Ruling};

/// Rulings on an event so far, and the current game state.
pub(crate) struct Proceedings<'g> {
    state: &'g mut State,
    rulings: Vec<Ruling>,
    /// Number of rulings already checked for an end or a question.
    concluded: usize,
    stage: &'static str,
    before: Before,
    trace: Option<RefCell<ReasoningTrace>>,
}

/// Snapshot of the game before the hearings, for later comparison.
#[derive(Debug, Default)]
pub(crate) struct Before {
    /// True if the game was over.
    pub over: bool,
    /// Number of half-moves made.
    pub moves: usize,
    /// Number of rulings by the stages before the hearings.
    pub rulings: usize,
    /// Open questions, stored only if the arbiter acts and there are any.
    pub questions: Option<Questions>,
}

/// Usual number of rulings on a press: the move is made, the move is completed, one clock is
/// stopped, the other is started.
const USUAL: usize = 4;

impl Deref for Proceedings<'_> {
    type Target = View;

    fn deref(&self) -> &View {
        self.state
    }
}

impl<'g> Proceedings<'g> {
    pub(crate) fn new(state: &'g mut State) -> Proceedings<'g> {
        let before = Before::default();
        Proceedings { state, rulings: Vec::new(), concluded: 0, stage: "", before, trace: None }
    }

    /// The same as `new`, but records the reasoning behind every ruling.
    pub(crate) fn traced(state: &'g mut State) -> Proceedings<'g> {
        Proceedings { trace: Some(RefCell::default()), ..Proceedings::new(state) }
    }

    /// Begins a stage, whose name is recorded with its rulings.
    pub(crate) fn begin_stage(&mut self, name: &'static str) {
        self.stage = name;
    }

    /// Takes the snapshot before the hearings.
    pub(crate) fn begin_hearings(&mut self, arbiter_acts: bool) {
        self.before.over = self.phase.is_over();
        self.before.moves = self.table.plies.len();
        self.before.rulings = self.rulings.len();
        if arbiter_acts && !self.questions.is_empty() {
            self.before.questions = Some(self.questions.clone());
        }
    }

    /// Returns the snapshot of the game before the hearings.
    pub(crate) const fn before(&self) -> &Before {
        &self.before
    }

    /// Asks a rule about its facts under the edition of the game.
    pub(crate) fn ask<R: Rule>(&self, rule: &R) -> Vec<Ruling> {
        let edition = self.edition();
        let rulings = rule.rulings(edition);
        if let Some(trace) = &self.trace {
            trace.borrow_mut().record_call(RuleCall::of(rule, edition, &rulings));
        }
        rulings
    }

    /// Asks a rule and carries out its rulings.
    pub(crate) fn decide<R: Rule>(&mut self, rule: &R) {
        let rulings = self.ask(rule);
        self.rule(rulings);
    }

    /// The same as `decide`, but returns whether the rule ruled.
    pub(crate) fn apply<R: Rule>(&mut self, rule: &R) -> Ruled {
        self.ruling(|proceedings| proceedings.decide(rule))
    }

    /// Runs a procedure with several rules and returns whether any of them ruled.
    pub(crate) fn ruling(&mut self, course: impl FnOnce(&mut Self)) -> Ruled {
        let mark = self.mark();
        course(self);
        if self.mark() > mark { Ruled::Something } else { Ruled::Nothing }
    }

    /// Runs a procedure and returns true if it ended the game.
    pub(crate) fn ending(&mut self, course: impl FnOnce(&mut Self)) -> bool {
        let mark = self.mark();
        course(self);
        self.since(mark).iter().any(is_end)
    }

    /// Runs a procedure and then amends its rulings, for example by adding articles.
    pub(crate) fn amending<T>(
        &mut self,
        more: impl Fn(Ruling) -> Ruling,
        course: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let mark = self.mark();
        let done = course(self);
        self.amend(mark, more);
        done
    }

    /// Carries out rulings. In a game without a clock, questions about times are dropped. A clock
    /// that an open question stops is not said to start.
    pub(crate) fn rule(&mut self, rulings: impl IntoIterator<Item = Ruling>) {
        for ruling in rulings {
            let untimed = is_about_times(ruling.effect()) && !self.rules.time_control.has_clock();
            let held = starts_a_clock(ruling.effect())
                && !self.phase.unrecorded
                && self.questions.hold_clocks();
            if untimed || held {
                continue;
            }
            self.state.carry_out_effect(ruling.effect());
            if let Some(trace) = &self.trace {
                trace.borrow_mut().record_ruling(self.stage, &ruling);
            }
            if self.rulings.is_empty() {
                self.rulings.reserve(USUAL);
            }
            self.rulings.push(ruling);
        }
    }

    /// Applies a state change without a ruling.
    pub(crate) fn enter(&mut self, change: impl Into<Change>) {
        self.state.carry_out(change.into());
    }

    /// Starts a player's clock. `said` holds the rulings that announce the start in some editions.
    /// While an open question holds up the clocks, the clock starts only with the answer.
    pub(crate) fn start_clock(&mut self, player: Color, said: Vec<Ruling>) {
        if self.questions.hold_clocks() {
            let halt = Halt { resume: player, by_hand: false };
            return self.enter(Phase::Halt(Some(halt)));
        }
        self.enter(Clock::Starts(player));
        self.rule(said);
    }

    /// Stops both clocks. `said` holds the rulings that announce the stop in some editions.
    pub(crate) fn stop_clocks(&mut self, said: Vec<Ruling>) {
        self.enter(Clock::Stops);
        self.rule(said);
    }

    /// Presses a player's clock and returns the effect on the clock.
    pub(crate) fn press(&mut self, player: Color, completes: bool) -> Option<PressOutcome> {
        self.state.carry_out(Clock::Pressed { player, completes }.into())
    }

    /// Returns the number of rulings so far, for [`since`](Proceedings::since) and
    /// [`amend`](Proceedings::amend).
    pub(crate) fn mark(&self) -> usize {
        self.rulings.len()
    }

    /// Returns the rulings since a mark.
    pub(crate) fn since(&self, mark: usize) -> &[Ruling] {
        self.rulings.get(mark..).unwrap_or_default()
    }

    /// Returns all rulings on this event.
    pub(crate) fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// Returns the rulings of the hearings and the stages after them.
    pub(crate) fn of_hearings(&self) -> &[Ruling] {
        self.since(self.before.rulings)
    }

    /// True if the game is over or a ruling on this event ends it.
    pub(crate) fn ends(&self) -> bool {
        self.phase.is_over() || self.rulings.iter().any(is_end)
    }

    /// Amends the rulings since a mark, for example by adding articles. Effects that were already
    /// carried out do not change.
    pub(crate) fn amend(&mut self, mark: usize, more: impl Fn(Ruling) -> Ruling) {
        for at in mark..self.rulings.len() {
            let Some(ruling) = self.rulings.get_mut(at) else { return };
            *ruling = more(ruling.clone());
        }
    }

    /// Removes the notes that match `which`, because they do not apply.
    pub(crate) fn drop_notes(&mut self, which: impl Fn(&Effect) -> bool) {
        let kept: Vec<bool> = self.rulings.iter().map(|r| !which(r.effect())).collect();
        let mut at = kept.iter();
        self.rulings.retain(|_| at.next().copied().unwrap_or(true));
        if let Some(trace) = &self.trace {
            trace.borrow_mut().retain(&kept);
        }
    }

    /// Returns the next unchecked ruling that ends the game, cancels it or asks the arbiter.
    pub(crate) fn next_to_conclude(&mut self) -> Option<Ruling> {
        while let Some(ruling) = self.rulings.get(self.concluded) {
            self.concluded = self.concluded.saturating_add(1);
            match ruling.effect() {
                Effect::GameOver { .. }
                | Effect::GameCancelled { .. }
                | Effect::Question { .. } => return Some(ruling.clone()),
                _ => {}
            }
        }
        None
    }

    /// Carries out a ruling's consequence for the whole game.
    pub(crate) fn conclude(&mut self, ruling: &Ruling) {
        match ruling.effect() {
            Effect::GameOver { result, termination } => {
                self.state.end(*result, *termination, ruling.provision());
            }
            Effect::GameCancelled { .. } => self.state.cancel(ruling.provision()),
            Effect::Question { question } => {
                self.state.ask(question.clone(), ruling.provision());
            }
            _ => {}
        }
    }

    /// Returns the rulings.
    pub(crate) fn close(&mut self) -> Vec<Ruling> {
        mem::take(&mut self.rulings)
    }

    /// Returns the rulings, each with its reasoning.
    pub(crate) fn close_traced(self) -> Vec<(Ruling, Reasoning)> {
        let reasonings = self.trace.map_or(Vec::new(), |trace| trace.into_inner().reasonings());
        self.rulings.into_iter().zip(reasonings).collect()
    }
}

/// True for a ruling that ends the game.
pub(crate) fn is_end(ruling: &Ruling) -> bool {
    matches!(ruling.effect(), Effect::GameOver { .. })
}

const fn starts_a_clock(effect: &Effect) -> bool {
    matches!(effect, Effect::ClockStarted { .. })
}

fn is_about_times(effect: &Effect) -> bool {
    let Effect::Question { question } = effect else { return false };
    matches!(
        question,
        Question::Times | Question::RecordingAssistant { .. } | Question::SessionEnd { .. }
    )
}
