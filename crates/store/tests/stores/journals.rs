use crate::common::{Place, game, id, plays};
use serde_json::json;
use std::time::Duration;
use tokio::time::timeout;
use touchmove_store::{AppendError, Change, Entry, EntryKind, Filter, Found, StoreError, Stored};

fn of_every_kind() -> Vec<Entry> {
    let rulings = vec![json!({ "ruling": "loses", "share": 0.1, "most": u64::MAX, "to": null })];
    let all = [
        EntryKind::Opened {
            tags: vec![
                ("White".into(), "Ding \"李\" \0 Liren".into()),
                ("White".into(), "".into()),
            ],
            mode: "board".into(),
            options: json!({ "z": 1, "a": [true, -1, 1e300] }),
        },
        EntryKind::SeatIssued {
            seat: "w".into(),
            role: "white".into(),
            name: None,
            secret_hash: "00ff".into(),
        },
        EntryKind::SeatRevoked { seat: "w".into() },
        EntryKind::Observed {
            seat: None,
            event: "White seals".into(),
            rulings: rulings.clone(),
            sealed: Some(json!("opaque")),
            key: Some("k1".into()),
            mates: Found::from([("dead 8/8".into(), Some(true))]),
        },
        EntryKind::Interrupted { cause: "crash".into(), rulings, mates: Found::new() },
        EntryKind::Said {
            player: "black".into(),
            event: "Arbiter resumes".into(),
            seat: None,
            key: None,
        },
        EntryKind::Noted { seat: Some("arbiter".into()), name: "note".into(), value: json!(null) },
    ];
    (7..).zip(all).map(|(at, what)| Entry { at, wall: at * 3, what }).collect()
}

fn numbered(entries: Vec<Entry>) -> Vec<Stored> {
    (1..).zip(entries).map(|(version, entry)| Stored { version, entry }).collect()
}

pub async fn are_read_as_they_were_written(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let entries = of_every_kind();
    let (first, second) = entries.split_at(3);
    assert_eq!(store.append(&g, 0, first.to_vec(), true).await.unwrap(), 3);
    assert_eq!(store.append(&g, 3, second.to_vec(), true).await.unwrap(), 7);
    assert_eq!(store.read(&g, 0, 100).await.unwrap(), numbered(entries));
    assert_eq!(store.stream(&g).await.unwrap().unwrap().version, 7);
}

pub async fn are_read_in_parts(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    store.append(&g, 0, (0..10).map(plays).collect(), true).await.unwrap();
    let versions = async |after, limit| -> Vec<u64> {
        let read = store.read(&g, after, limit).await.unwrap();
        read.into_iter().map(|stored| stored.version).collect()
    };
    assert_eq!(versions(0, 3).await, [1, 2, 3]);
    assert_eq!(versions(3, 3).await, [4, 5, 6]);
    assert_eq!(versions(8, usize::MAX).await, [9, 10]);
    assert!(versions(10, 3).await.is_empty());
    assert!(versions(u64::MAX, 3).await.is_empty());
    assert!(versions(0, 0).await.is_empty());
    assert!(store.read(&id("nobody"), 0, 3).await.unwrap().is_empty());
}

pub async fn answer_conflicts(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    store.append(&g, 0, vec![plays(1), plays(2)], true).await.unwrap();
    for wrong in [0, 1, 3, u64::MAX] {
        let answer = store.append(&g, wrong, vec![plays(3)], false).await;
        assert!(matches!(answer, Err(AppendError::Conflict { version: 2 })), "{wrong}: {answer:?}");
    }
    let nobody = store.append(&id("nobody"), 0, vec![plays(3)], true).await;
    assert!(matches!(nobody, Err(AppendError::NoStream)), "{nobody:?}");
    assert_eq!(store.read(&g, 0, 100).await.unwrap(), numbered(vec![plays(1), plays(2)]));
    assert!(store.stream(&g).await.unwrap().unwrap().running, "a conflict changes nothing");
}

pub async fn last(place: &Place) {
    if !place.lasts() {
        return;
    }
    let store = place.open().await;
    let g = game(&*store, "g").await;
    store.append(&g, 0, of_every_kind(), true).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.read(&g, 0, 100).await.unwrap(), numbered(of_every_kind()));
    assert_eq!(store.append(&g, 7, vec![plays(20)], false).await.unwrap(), 8);
}

pub async fn take_all_entries_or_none(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let late = Entry { at: u64::MAX, ..plays(0) };
    let answer = store.append(&g, 0, vec![plays(1), late], true).await;
    let expected = matches!(answer, Err(AppendError::Store(StoreError::OutOfRange(u64::MAX))));
    assert!(expected, "{answer:?}");
    assert!(store.read(&g, 0, 100).await.unwrap().is_empty());
    let many: Vec<Entry> = (0..1000).map(plays).collect();
    assert_eq!(store.append(&g, 0, many.clone(), true).await.unwrap(), 1000);
    assert_eq!(store.read(&g, 0, 2000).await.unwrap(), numbered(many));
}

pub async fn announce_changes(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let mut changes = store.changes();
    store.append(&g, 0, vec![plays(1), plays(2)], true).await.unwrap();
    let _ = store.append(&g, 0, vec![plays(3)], true).await;
    store.append(&g, 2, vec![plays(4)], true).await.unwrap();
    for version in [2, 3] {
        let told = timeout(Duration::from_secs(5), changes.recv()).await.unwrap().unwrap();
        assert_eq!(told, Change { stream: g.clone(), version });
    }
    assert!(changes.try_recv().is_err(), "a conflict is no change");
}

pub async fn can_be_closed(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    store.close().await;
    store.close().await;
    let closed = |error: StoreError| assert!(matches!(error, StoreError::Closed), "{error:?}");
    match store.append(&g, 0, vec![plays(1)], true).await {
        Err(AppendError::Store(error)) => closed(error),
        other => panic!("{other:?}"),
    }
    closed(store.read(&g, 0, 1).await.unwrap_err());
    closed(store.stream(&g).await.unwrap_err());
    closed(store.list(&Filter::default()).await.unwrap_err());
    closed(store.beat(1).await.unwrap_err());
    closed(store.last_beat().await.unwrap_err());
    closed(store.join().await.unwrap_err());
}
