//! Metrics for Prometheus. `docs/server.md` lists them for operators.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// Counters, with descriptions.
pub(crate) const COUNTERS: [(&str, &str); 9] = [
    ("touchmove_events_total", "events accepted and acknowledged"),
    ("touchmove_games_created_total", "games created outside competitions"),
    ("touchmove_journal_failures_total", "failed writes to the journal"),
    ("touchmove_mates_searched_total", "mate questions that needed a search"),
    ("touchmove_readers_failed_total", "file readers that died or sent a malformed answer"),
    (
        "touchmove_readers_killed_total",
        "file readers killed after their time limit, or after their caller disconnected",
    ),
    ("touchmove_refused_total", "requests and connections refused because of a limit"),
    ("touchmove_stalls_total", "stalls of the journal that stopped all clocks"),
    ("touchmove_work_refused_total", "long jobs refused because their queue was full"),
];

/// Gauges, with descriptions.
pub(crate) const GAUGES: [(&str, &str); 5] = [
    ("touchmove_connections", "open connections"),
    ("touchmove_engine_places_free", "engine slots that are free"),
    ("touchmove_games_open", "games in memory"),
    ("touchmove_heartbeat_age_seconds", "time since the last confirmation of the journal"),
    ("touchmove_watchers", "WebSockets of games: players, arbiters, spectators"),
];

/// Histograms, as quantiles of the last minutes, with descriptions.
pub(crate) const HISTOGRAMS: [(&str, &str); 2] = [
    ("touchmove_commit_seconds", "time from a ruling to the commit of its event"),
    ("touchmove_event_seconds", "time from receipt of an event to its acknowledgement"),
];

/// The recorder of this process, which is set up once.
pub(crate) fn prometheus() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let make = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // The embedding program may have set a recorder; then that recorder gets the metrics.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    };
    RECORDER.get_or_init(make).clone()
}

/// Registers every metric with its description. Counters start at zero: Prometheus sees no increase
/// in a counter that first appears at one, so the first failure would not raise an alert.
fn describe() {
    for (name, what) in COUNTERS {
        metrics::describe_counter!(name, what);
        metrics::counter!(name).absolute(0);
    }
    for (name, what) in GAUGES {
        metrics::describe_gauge!(name, what);
    }
    for (name, what) in HISTOGRAMS {
        metrics::describe_histogram!(name, metrics::Unit::Seconds, what);
    }
}
