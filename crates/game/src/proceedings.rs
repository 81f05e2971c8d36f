//! The proceedings on one event: what a hearing reads, and the only way in
//! which it does something. What is ruled is carried out as it is ruled, so
//! that a later step of the same hearing sees what an earlier one has done.

use crate::state::change::{Change, Clock};
use crate::state::questions::Questions;
use crate::state::{State, View};
use crate::trace::{Asked, Trace, Why};
use crate::verdict::Ruled;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::mem;
use core::ops::Deref;
use touchmove_board::Color;
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::Rule;
use touchmove_laws::{Effect, Question, Ruling};

/// What has been ruled on an event so far, and the game as it stands.
pub(crate) struct Proceedings<'g> {
    state: &'g mut State,
    rulings: Vec<Ruling>,
    /// How many of them have been looked at for an end or a question.
    concluded: usize,
    stage: &'static str,
    before: Before,
    trace: Option<RefCell<Trace>>,
}

/// The game before the hearings, for the stages that compare.
#[derive(Debug, Default)]
pub(crate) struct Before {
    /// True if the game was over.
    pub over: bool,
    /// The number of single moves made.
    pub moves: usize,
    /// The number of rulings on the event: those of the stages before.
    pub rulings: usize,
    /// The open questions, if there were any and the arbiter acts.
    pub questions: Option<Questions>,
}

/// What a press brings about as a rule: a move is made and completed, one clock
/// stops, the other starts.
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

    /// The same, keeping how every ruling comes about.
    pub(crate) fn traced(state: &'g mut State) -> Proceedings<'g> {
        Proceedings { trace: Some(RefCell::default()), ..Proceedings::new(state) }
    }

    /// Begins a stage, whose name the trace gives to what is ruled from here on.
    pub(crate) fn begin_stage(&mut self, name: &'static str) {
        self.stage = name;
    }

    /// Keeps the game as it is before the hearings.
    pub(crate) fn begin_hearings(&mut self, arbiter_acts: bool) {
        self.before.over = self.phase.is_over();
        self.before.moves = self.table.plies.len();
        self.before.rulings = self.rulings.len();
        if arbiter_acts && !self.questions.is_empty() {
            self.before.questions = Some(self.questions.clone());
        }
    }

    /// The game before the hearings.
    pub(crate) const fn before(&self) -> &Before {
        &self.before
    }

    /// Asks a rule about the facts, under the edition of the game.
    pub(crate) fn ask<R: Rule>(&self, rule: &R) -> Vec<Ruling> {
        let edition = self.edition();
        let rulings = rule.rulings(edition);
        if let Some(trace) = &self.trace {
            trace.borrow_mut().asks(Asked::of(rule, edition, &rulings));
        }
        rulings
    }

    /// Asks a rule, and carries out what it rules.
    pub(crate) fn decide<R: Rule>(&mut self, rule: &R) {
        let rulings = self.ask(rule);
        self.rule(rulings);
    }

    /// The same, for callers whose course depends on whether it rules.
    pub(crate) fn apply<R: Rule>(&mut self, rule: &R) -> Ruled {
        self.ruling(|proceedings| proceedings.decide(rule))
    }

    /// Follows a course of several rules: whether any of them rules.
    pub(crate) fn ruling(&mut self, course: impl FnOnce(&mut Self)) -> Ruled {
        let mark = self.mark();
        course(self);
        if self.mark() > mark { Ruled::Something } else { Ruled::Nothing }
    }

    /// Follows a course that may end the game: whether it has ended it.
    pub(crate) fn ending(&mut self, course: impl FnOnce(&mut Self)) -> bool {
        let mark = self.mark();
        course(self);
        self.since(mark).iter().any(is_end)
    }

    /// Follows a course, and adds articles to what it rules.
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

    /// Rules, and carries out what is ruled. Nobody is asked for times where
    /// there is no clock.
    pub(crate) fn rule(&mut self, rulings: impl IntoIterator<Item = Ruling>) {
        for ruling in rulings {
            if is_about_times(ruling.effect()) && !self.rules.time_control.has_clock() {
                continue;
            }
            self.state.carry_out_effect(ruling.effect());
            if let Some(trace) = &self.trace {
                trace.borrow_mut().rules(self.stage, &ruling);
            }
            if self.rulings.is_empty() {
                self.rulings.reserve(USUAL);
            }
            self.rulings.push(ruling);
        }
    }

    /// Enters what nobody has to be told.
    pub(crate) fn enter(&mut self, change: impl Into<Change>) {
        self.state.carry_out(change.into());
    }

    /// A player's clock starts; some editions say so.
    pub(crate) fn start_clock(&mut self, player: Color, said: Vec<Ruling>) {
        self.enter(Clock::Starts(player));
        self.rule(said);
    }

    /// Both clocks stand; some editions say so.
    pub(crate) fn stop_clocks(&mut self, said: Vec<Ruling>) {
        self.enter(Clock::Stops);
        self.rule(said);
    }

    /// A player presses: what that has done to the clock.
    pub(crate) fn press(&mut self, player: Color, completes: bool) -> Option<PressOutcome> {
        self.state.carry_out(Clock::Pressed { player, completes }.into())
    }

    /// How much has been ruled so far, for [`since`](Proceedings::since) and
    /// [`amend`](Proceedings::amend).
    pub(crate) fn mark(&self) -> usize {
        self.rulings.len()
    }

    /// What has been ruled since then.
    pub(crate) fn since(&self, mark: usize) -> &[Ruling] {
        self.rulings.get(mark..).unwrap_or_default()
    }

    /// All rulings on this event.
    pub(crate) fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The rulings of the hearings and of the stages after them.
    pub(crate) fn of_hearings(&self) -> &[Ruling] {
        self.since(self.before.rulings)
    }

    /// Whether what has been ruled on this event ends the game.
    pub(crate) fn ends(&self) -> bool {
        self.phase.is_over() || self.rulings.iter().any(is_end)
    }

    /// Adds articles to what has been ruled since then. What is ruled stays.
    pub(crate) fn amend(&mut self, mark: usize, more: impl Fn(Ruling) -> Ruling) {
        for at in mark..self.rulings.len() {
            let Some(ruling) = self.rulings.get_mut(at) else { return };
            *ruling = more(ruling.clone());
        }
    }

    /// Takes notes back that do not belong to the case.
    pub(crate) fn drop_notes(&mut self, which: impl Fn(&Effect) -> bool) {
        let kept: Vec<bool> = self.rulings.iter().map(|r| !which(r.effect())).collect();
        let mut at = kept.iter();
        self.rulings.retain(|_| at.next().copied().unwrap_or(true));
        if let Some(trace) = &self.trace {
            trace.borrow_mut().keep(&kept);
        }
    }

    /// Whatever was ruled and not looked at yet: it ends the game, cancels it
    /// or asks the arbiter. What follows is ruled by `after`.
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

    /// Does what a ruling says about the whole game.
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

    /// What has been ruled.
    pub(crate) fn close(&mut self) -> Vec<Ruling> {
        mem::take(&mut self.rulings)
    }

    /// What has been ruled, and how it came about.
    pub(crate) fn close_traced(self) -> Vec<(Ruling, Why)> {
        let ways = self.trace.map_or(Vec::new(), |trace| trace.into_inner().ways());
        self.rulings.into_iter().zip(ways).collect()
    }
}

/// True for a ruling that ends the game.
pub(crate) fn is_end(ruling: &Ruling) -> bool {
    matches!(ruling.effect(), Effect::GameOver { .. })
}

fn is_about_times(effect: &Effect) -> bool {
    let Effect::Question { question } = effect else { return false };
    matches!(
        question,
        Question::Times | Question::RecordingAssistant { .. } | Question::SessionEnd { .. }
    )
}
