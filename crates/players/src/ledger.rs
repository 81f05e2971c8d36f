//! Record of one game's submissions and answers.

use std::time::Instant;

/// A submission.
#[derive(Debug, Clone)]
pub struct Sent {
    /// 0 for White, 1 for Black.
    pub by: usize,
    /// The event.
    pub event: String,
    /// Idempotency key of the submission.
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
    /// Version of the event in the journal.
    pub version: u64,
    /// Time of the event on the game's clock; `None` if the event had been accepted before.
    pub at_ms: Option<u64>,
}

/// All submissions of a game.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    /// Acknowledged submissions, in order.
    pub acked: Vec<Acked>,
    /// The submission without an answer, if the server ended before it answered.
    pub open: Option<Sent>,
    /// Version up to which the journal has been compared.
    pub compared: u64,
}
