//! Metrics for Prometheus. `docs/server.md` lists them for operators.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// Counters, with descriptions.
pub(crate) const COUNTED: [(&str, &str); 9] = [
    ("touchmove_events_total", "events that were taken and acknowledged"),
    ("touchmove_games_created_total", "games that were set up outside competitions"),
    ("touchmove_journal_failures_total", "writes to the journal that failed"),
    ("touchmove_mates_searched_total", "questions about mate that took a search"),
    ("touchmove_readers_failed_total", "readers of files that died or answered nonsense"),
    (
        "touchmove_readers_killed_total",
        "readers of files that were killed: their time was up, or their caller gone",
    ),
    ("touchmove_refused_total", "what was refused because of a limit"),
    ("touchmove_stalls_total", "times that all clocks were stopped because the journal was silent"),
    ("touchmove_work_refused_total", "long work that was refused because its line was full"),
];

/// Gauges, with descriptions.
pub(crate) const STANDING: [(&str, &str); 5] = [
    ("touchmove_connections", "connections that are open"),
    ("touchmove_engine_places_free", "computer opponents that could begin a game"),
    ("touchmove_games_open", "games in memory"),
    ("touchmove_heartbeat_age_seconds", "time since the journal last confirmed anything"),
    ("touchmove_watchers", "WebSockets at games: players, arbiters, spectators"),
];

/// Histograms, as quantiles of the last minutes, with descriptions.
pub(crate) const TIMED: [(&str, &str); 2] = [
    ("touchmove_commit_seconds", "from an event being ruled on to its commit"),
    ("touchmove_event_seconds", "from an event being here to its acknowledgement"),
];

/// The recorder of this process, which is set up once.
pub(crate) fn prometheus() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    let make = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // The embedding program may have set a recorder; then that one gets the metrics.
        let _ = metrics::set_global_recorder(recorder);
        described();
        handle
    };
    FIGURES.get_or_init(make).clone()
}

/// Registers every metric with its description. Counters start at zero: Prometheus sees no increase
/// in a counter that first appears at one, so the first failure would not raise an alert.
fn described() {
    for (name, what) in COUNTED {
        metrics::describe_counter!(name, what);
        metrics::counter!(name).absolute(0);
    }
    for (name, what) in STANDING {
        metrics::describe_gauge!(name, what);
    }
    for (name, what) in TIMED {
        metrics::describe_histogram!(name, metrics::Unit::Seconds, what);
    }
}
