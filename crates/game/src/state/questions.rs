//! Open questions to the arbiter.

use alloc::vec::Vec;
use core::ops::Deref;
use touchmove_laws::{Answer, Hold, Provision, Question};

/// Open questions, oldest first, each with its provision.
#[derive(Debug, Clone, Default)]
pub(crate) struct Questions {
    open: Vec<Question>,
    under: Vec<Provision>,
}

impl Questions {
    /// Asks a question, unless an equal question is open. Several questions about conduct may be
    /// open.
    pub(super) fn ask(&mut self, question: Question, under: Provision) {
        let beside = question.is_about_conduct() && !self.open.contains(&question);
        if beside || self.open.iter().all(|open| open.id() != question.id()) {
            self.open.push(question);
            self.under.push(under);
        }
    }

    pub(super) fn close(&mut self, at: usize) {
        if at < self.open.len() && at < self.under.len() {
            self.open.remove(at);
            self.under.remove(at);
        }
    }

    pub(super) fn close_all(&mut self, which: fn(&Question) -> bool) {
        let mut kept = self.open.iter().map(|question| !which(question));
        self.under.retain(|_| kept.next().unwrap_or(false));
        self.open.retain(|question| !which(question));
    }

    /// Makes the question at this index the latest question.
    pub(super) fn comes_last(&mut self, at: usize) {
        if at < self.open.len() && at < self.under.len() {
            let (question, under) = (self.open.remove(at), self.under.remove(at));
            self.open.push(question);
            self.under.push(under);
        }
    }

    /// True if an open question holds up the clocks until its answer.
    pub(crate) fn hold_clocks(&self) -> bool {
        self.holding_clocks().is_some()
    }

    /// Returns the provision of the first open question that holds up the clocks.
    pub(crate) fn holding_clocks(&self) -> Option<Provision> {
        self.first(|hold| hold.clocks)
    }

    /// Returns the provision of the first open question that leaves only the result undecided.
    pub(crate) fn leaving_the_result(&self) -> Option<Provision> {
        self.first(|hold| hold.end)
    }

    /// Returns the provision of the first open question that suspends this part of the game.
    fn first(&self, suspends: fn(Hold) -> bool) -> Option<Provision> {
        let mut asked = self.open.iter().zip(&self.under);
        asked.find(|(question, _)| suspends(question.holds())).map(|(_, under)| *under)
    }

    /// True if an open question leaves the times undecided, so that a flag decides nothing.
    pub(crate) fn hold_flags(&self) -> bool {
        self.open.iter().any(|question| question.holds().flag)
    }

    /// Returns the latest question that allows this answer.
    pub(crate) fn latest(&self, answer: Answer) -> Option<usize> {
        self.open.iter().rposition(|question| question.answers().contains(&answer))
    }

    /// Returns the provision of the first question that is no longer open.
    pub(crate) fn closed_in(&self, now: &Questions) -> Option<Provision> {
        let at = self.open.iter().position(|question| !now.open.contains(question))?;
        self.under.get(at).copied()
    }
}

impl Deref for Questions {
    type Target = [Question];

    fn deref(&self) -> &[Question] {
        &self.open
    }
}
