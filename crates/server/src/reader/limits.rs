//! Limits of one reader. The time limits are those of [`JobClass::Glance`] and
//! [`JobClass::Reading`].
//!
//! [`JobClass::Glance`]: crate::work::job_class::JobClass::Glance
//! [`JobClass::Reading`]: crate::work::job_class::JobClass::Reading

use std::time::Duration;

/// Maximum address space in bytes. A list of 512 kB takes 100 MB, and the program itself as much
/// again.
pub(super) const MEMORY: u64 = 512 << 20;
/// Maximum processor time in seconds, for a reader that outlives the server. A running server kills
/// readers earlier.
pub(super) const PROCESSOR: u64 = 7;
/// Upper bound of an answer, in bytes. A list of 512 kB with a pairing on each line makes 12 MB.
pub(super) const ANSWER: u64 = 16 << 20;
/// Time after which judging a protocol stops and returns the steps so far. The rest of the time
/// limit is for writing the answer.
pub(super) const TO_JUDGE: Duration = Duration::from_secs(4);
