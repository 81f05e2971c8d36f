//! The stored format of entries, which must stay readable. If one of these lines has to change,
//! introduce a new format and keep a reader for this one.

use serde_json::json;
use touchmove_store::{Entry, EntryKind, FORMAT, Found};

/// Returns every kind of entry with its line.
fn lines() -> Vec<(EntryKind, &'static str)> {
    vec![
        (
            EntryKind::Opened {
                tags: vec![("Laws".into(), "FIDE 2023".into()), ("White".into(), "Ding".into())],
                mode: "board".into(),
                options: json!({ "delay_ms": 0 }),
            },
            r#"{"at":1,"wall":2,"what":"opened","tags":[["Laws","FIDE 2023"],["White","Ding"]],"mode":"board","options":{"delay_ms":0}}"#,
        ),
        (
            EntryKind::SeatIssued {
                seat: "s1".into(),
                role: "white".into(),
                name: Some("Ding".into()),
                secret_hash: "abcd".into(),
            },
            r#"{"at":1,"wall":2,"what":"seat_issued","seat":"s1","role":"white","name":"Ding","secret_hash":"abcd"}"#,
        ),
        (
            EntryKind::SeatRevoked { seat: "s1".into() },
            r#"{"at":1,"wall":2,"what":"seat_revoked","seat":"s1"}"#,
        ),
        (
            EntryKind::Observed {
                seat: Some("s1".into()),
                event: "White plays e4".into(),
                rulings: vec![json!({ "articles": ["A"], "ruling": "x" })],
                sealed: None,
                key: None,
                mates: Found::new(),
            },
            r#"{"at":1,"wall":2,"what":"observed","seat":"s1","event":"White plays e4","rulings":[{"articles":["A"],"ruling":"x"}]}"#,
        ),
        (
            EntryKind::Observed {
                seat: None,
                event: "White seals".into(),
                rulings: vec![],
                sealed: Some(json!({ "format": 1 })),
                key: Some("k1".into()),
                mates: Found::from([("can white 8/8".into(), None)]),
            },
            r#"{"at":1,"wall":2,"what":"observed","seat":null,"event":"White seals","rulings":[],"sealed":{"format":1},"key":"k1","mates":{"can white 8/8":null}}"#,
        ),
        (
            EntryKind::Interrupted {
                cause: "crash".into(),
                rulings: vec![json!("stop")],
                mates: Found::new(),
            },
            r#"{"at":1,"wall":2,"what":"interrupted","cause":"crash","rulings":["stop"]}"#,
        ),
        (
            EntryKind::Said {
                player: "white".into(),
                event: "Arbiter resumes".into(),
                seat: Some("k3".into()),
                key: Some("7".into()),
            },
            r#"{"at":1,"wall":2,"what":"said","player":"white","event":"Arbiter resumes","seat":"k3","key":"7"}"#,
        ),
        (
            EntryKind::Noted { seat: None, name: "pairing".into(), value: json!([1, 2]) },
            r#"{"at":1,"wall":2,"what":"noted","seat":null,"name":"pairing","value":[1,2]}"#,
        ),
    ]
}

/// Returns the index of a kind. This match does not compile for a new kind until the kind has an
/// index; then a test demands a line.
fn number(what: &EntryKind) -> usize {
    match what {
        EntryKind::Opened { .. } => 0,
        EntryKind::SeatIssued { .. } => 1,
        EntryKind::SeatRevoked { .. } => 2,
        EntryKind::Observed { .. } => 3,
        EntryKind::Interrupted { .. } => 4,
        EntryKind::Said { .. } => 5,
        EntryKind::Noted { .. } => 6,
    }
}
const KINDS: usize = 7;

#[test]
fn entry_format_is_stable() {
    assert_eq!(FORMAT, 1);
    for (what, line) in lines() {
        let entry = Entry { at: 1, wall: 2, what };
        assert_eq!(serde_json::to_string(&entry).unwrap(), line);
        assert_eq!(serde_json::from_str::<Entry>(line).unwrap(), entry);
    }
}

#[test]
fn every_kind_has_a_line() {
    let seen: std::collections::BTreeSet<usize> =
        lines().iter().map(|(what, _)| number(what)).collect();
    assert_eq!(seen, (0..KINDS).collect());
}

#[test]
fn unknown_kinds_are_rejected() {
    let unknown = r#"{"at":1,"wall":2,"what":"dreamt"}"#;
    let error = serde_json::from_str::<Entry>(unknown).unwrap_err();
    assert!(error.to_string().contains("dreamt"), "{error}");
}
