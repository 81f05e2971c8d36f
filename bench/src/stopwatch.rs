//! Processor time of the current thread, which excludes the time of other programs.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

pub struct Stopwatch(Duration);

impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch(used())
    }

    pub fn seconds(&self) -> f64 {
        (used() - self.0).as_secs_f64()
    }
}

fn used() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
