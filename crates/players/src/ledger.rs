//! Record of one game's submissions and answers.

use std::time::Instant;

/// A submission.
#[derive(Debug, Clone)]
pub struct Sent {
    /// 0 for White, 1 for Black.
    pub by: usize,
    /// The event.
    pub event: String,
    /// Its idempotency key.
    pub key: String,
    /// Time of sending.
    pub at: Instant,
}

/// An acknowledged submission.
#[derive(Debug, Clone)]
pub struct Acked {
    /// The submission.
    pub sent: Sent,
    /// Time of the answer.
    pub received: Instant,
    /// Its version in the journal.
    pub version: u64,
    /// Its time on the game's clock; `None` if it had been accepted before.
    pub at_ms: Option<u64>,
}

/// All submissions of a game.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    /// Acknowledged submissions, in order.
    pub acked: Vec<Acked>,
    /// The unanswered submission, if the server was gone first.
    pub open: Option<Sent>,
    /// Version up to which the journal has been compared.
    pub compared: u64,
}
