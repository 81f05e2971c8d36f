//! What one game's players have said, and what they were answered.

use std::time::Instant;

/// Something that was sent.
#[derive(Debug, Clone)]
pub struct Sent {
    /// 0 White, 1 Black.
    pub by: usize,
    /// What it says.
    pub event: String,
    /// The key it was sent under.
    pub key: String,
    /// When.
    pub at: Instant,
}

/// Something that was acknowledged.
#[derive(Debug, Clone)]
pub struct Acked {
    /// What was sent.
    pub sent: Sent,
    /// When the answer came.
    pub received: Instant,
    /// Its place in the journal.
    pub version: u64,
    /// Its moment on the game's axis; none if it had been taken before.
    pub at_ms: Option<u64>,
}

/// All of it.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    /// What was acknowledged, in order.
    pub acked: Vec<Acked>,
    /// What was sent and not answered: the server was gone first.
    pub open: Option<Sent>,
    /// How far the journal has been compared.
    pub compared: u64,
}
