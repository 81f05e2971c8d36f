//! Questions to the reporter: the expected ones are asked, and no others.

use super::{EDITIONS, ruled};

/// Both players have made the moves of the period, so the order of the flags does not matter.
#[test]
fn flags_after_the_required_moves_have_no_effect() {
    let control = "[TimeControl \"40/5400+30:1800+30\"]";
    for edition in EDITIONS {
        let report = |facts: &str| format!("Arbiter reports both flags ({facts})");
        let ruled = |facts: &str| ruled(control, edition, &report(facts)).unwrap();
        let made = ruled("no moves missing");
        let fallen = |said: &&String| said.starts_with("flag_fallen");
        assert_eq!(made.iter().filter(fallen).count(), 2, "{edition}: {made:?}");
        let decides = |said: &String| said.starts_with("question") || said.starts_with("game_over");
        assert!(!made.iter().any(decides), "{edition}: {made:?}");
        assert_ne!(ruled("3 moves missing"), made, "{edition}");
    }
}

/// Compares a late arrival in a protocol and in a report. A question asks for each missing fact.
#[test]
fn reported_late_arrivals_match_the_record() {
    let control = "[TimeControl \"5400+30\"]";
    for edition in EDITIONS {
        for (time, after) in
            [("0:00:00", "0:00:01"), ("0:15:00", "0:16:00"), ("0:30:00", "0:31:00")]
        {
            let tag = format!("{control}\n[DefaultTime \"{time}\"]");
            let body = format!("0:00:00 Arbiter starts\n{after} Black arrives");
            let report =
                |rest: &str| format!("Arbiter reports arrival of Black (after {after}{rest})");
            let known = |said: &String| !said.starts_with("clock_stopped");
            let recorded: Vec<String> =
                ruled(&tag, edition, &body).unwrap().into_iter().filter(known).collect();
            if recorded.is_empty() {
                continue;
            }
            assert_eq!(ruled(&tag, edition, &report("")).unwrap(), recorded, "{edition}, {tag}");
            let told = report(&format!(", default time {time}"));
            assert_eq!(ruled(control, edition, &told).unwrap(), recorded, "{edition}, {told}");
            let asked = ruled(control, edition, &report("")).unwrap();
            assert!(asked[0].starts_with("fact_needed default_time"), "{edition}: {asked:?}");
        }
    }
}
