//! What the arbiter has been asked and not answered yet.

use std::ops::Deref;
use touchmove_laws::Question;

/// The open questions, the oldest first.
#[derive(Debug, Clone, Default)]
pub(crate) struct Questions(Vec<Question>);

impl Questions {
    /// Asks, unless the same is open already. Of questions about conduct there
    /// may be several of one kind.
    pub(super) fn ask(&mut self, question: Question) {
        let beside = question.is_about_conduct() && !self.0.contains(&question);
        if beside || self.0.iter().all(|open| open.id() != question.id()) {
            self.0.push(question);
        }
    }

    pub(super) fn close(&mut self, at: usize) {
        if at < self.0.len() {
            self.0.remove(at);
        }
    }

    pub(super) fn close_all(&mut self, which: fn(&Question) -> bool) {
        self.0.retain(|question| !which(question));
    }
}

impl Deref for Questions {
    type Target = [Question];

    fn deref(&self) -> &[Question] {
        &self.0
    }
}
