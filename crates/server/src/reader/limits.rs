//! Limits of one reader. [`JobClass::Glance`] and [`JobClass::Reading`] say how long its caller lets it
//! run.
//!
//! [`JobClass::Glance`]: crate::work::job_class::JobClass::Glance
//! [`JobClass::Reading`]: crate::work::job_class::JobClass::Reading

use std::time::Duration;

/// Address space, in bytes. A list of 512 kB takes 100 MB, the program itself as much again.
pub(super) const MEMORY: u64 = 512 << 20;
/// Processor time, in seconds: for a reader that outlives the server, which kills it earlier.
pub(super) const PROCESSOR: u64 = 7;
/// The longest answer, in bytes. A list of 512 kB with a pairing on each line makes 12 MB.
pub(super) const ANSWER: u64 = 16 << 20;
/// How long a protocol is judged before the answer has the steps so far: soon enough to be written.
pub(super) const TO_JUDGE: Duration = Duration::from_secs(4);
