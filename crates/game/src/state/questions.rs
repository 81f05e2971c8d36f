//! What the arbiter has been asked and not answered yet.

use alloc::vec::Vec;
use core::ops::Deref;
use touchmove_laws::{Answer, Provision, Question};

/// The open questions, the oldest first, and what each was asked under.
#[derive(Debug, Clone, Default)]
pub(crate) struct Questions {
    open: Vec<Question>,
    under: Vec<Provision>,
}

impl Questions {
    /// Asks, unless the same is open already. Of questions about conduct there
    /// may be several of one kind.
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

    /// Makes that one the latest.
    pub(super) fn comes_last(&mut self, at: usize) {
        if at < self.open.len() && at < self.under.len() {
            let (question, under) = (self.open.remove(at), self.under.remove(at));
            self.open.push(question);
            self.under.push(under);
        }
    }

    /// The latest that has such an answer.
    pub(crate) fn latest(&self, answer: Answer) -> Option<usize> {
        self.open.iter().rposition(|question| question.answers().contains(&answer))
    }

    /// What the first of them was asked under that is not open any more.
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
