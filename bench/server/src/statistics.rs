//! Statistics of latencies, and the load of the machine.

use std::fs::read_to_string;
use std::time::Duration;

/// Set of measured durations.
#[derive(Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    pub fn push(&mut self, took: Duration) {
        self.0.push(took);
    }

    pub fn extend(&mut self, others: Latencies) {
        self.0.extend(others.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns a quantile in milliseconds. The argument is in thousandths.
    pub fn quantile(&mut self, in_thousand: usize) -> f64 {
        self.0.sort_unstable();
        let place = (self.0.len() * in_thousand / 1000).min(self.0.len().saturating_sub(1));
        self.0.get(place).map_or(f64::NAN, |took| took.as_secs_f64() * 1e3)
    }

    /// Formats the median, the 99th percentile and the maximum, in milliseconds.
    pub fn shown(&mut self) -> String {
        let of = [500, 990, 999, 1000].map(|q| self.quantile(q));
        format!("{:.1} | {:.1} | {:.1} | {:.0}", of[0], of[1], of[2], of[3])
    }
}

/// Returns the processor time of a process, in seconds.
pub fn processor_time(pid: u32) -> f64 {
    let text = read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after = text.rsplit(") ").next().unwrap_or_default();
    let ticks = |place| after.split(' ').nth(place).and_then(|t| t.parse::<f64>().ok());
    (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
}

/// Returns the processor time of all processes with the given name, in seconds.
pub fn processor_time_of(name: &str) -> f64 {
    let pids = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = pids.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let is_named = |pid: &u32| {
        read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|comm| comm.trim() == name)
    };
    pids.filter(is_named).map(processor_time).sum()
}

/// Returns the busy and idle processor time of the machine, in seconds.
pub fn machine_time() -> [f64; 2] {
    let text = read_to_string("/proc/stat").unwrap_or_default();
    let line = text.lines().next().unwrap_or_default();
    let all: Vec<f64> = line.split_whitespace().skip(1).filter_map(|t| t.parse().ok()).collect();
    let sum: f64 = all.iter().take(8).sum();
    let idle = all.get(3).unwrap_or(&0.0) + all.get(4).unwrap_or(&0.0);
    [(sum - idle) / 100.0, idle / 100.0]
}

/// Returns the system's load averages.
pub fn load_average() -> String {
    let text = read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
