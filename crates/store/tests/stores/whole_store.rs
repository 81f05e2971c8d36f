//! Operations on a whole store: erasure, deletion, copies and the integrity check.

use crate::common::{Place, create, game, id, plays};
use serde_json::json;
use touchmove_store::{
    ChainKey, Entry, EntryKind, ErasureScope, Fault, Kind, NOBODY, Store, StoreError, StreamId,
    check, copy, open_chained,
};

const KEY: ChainKey = ChainKey::new([9; 32]);

fn opened(white: &str) -> Entry {
    let tags = vec![("White".into(), white.into()), ("Black".into(), "Ben".into())];
    let options = json!({ "tags": { "White": white, "Black": "Ben" } });
    Entry { at: 0, wall: 0, what: EntryKind::Opened { tags, mode: "casual".into(), options } }
}

fn seat(name: &str) -> Entry {
    let what = EntryKind::SeatIssued {
        seat: "s".into(),
        role: "white".into(),
        name: Some(name.into()),
        secret_hash: "ab".into(),
    };
    Entry { at: 1, wall: 1, what }
}

fn noted(name: &str, value: serde_json::Value) -> Entry {
    Entry { at: 1, wall: 1, what: EntryKind::Noted { seat: None, name: name.into(), value } }
}

async fn text(store: &dyn Store, id: &StreamId) -> String {
    format!("{:?}", store.read(id, 0, 100).await.unwrap())
}

pub async fn names_are_erased(place: &Place) {
    let store = place.open().await;
    let (one, two) = (game(&*store, "one").await, game(&*store, "two").await);
    store.append(&one, 0, vec![opened("Anna"), seat("Anna"), plays(2)], true).await.unwrap();
    store.append(&two, 0, vec![opened("Anna O'Neil"), seat("Dora\0\\")], true).await.unwrap();
    assert!(text(&*store, &one).await.contains("Anna"));

    let found = store.forget(&ErasureScope::Named("ANNA".into())).await.unwrap();
    assert_eq!(found, std::slice::from_ref(&one));
    let read = text(&*store, &one).await;
    assert!(!read.contains("Anna") && read.contains("Ben") && read.contains(NOBODY), "{read}");
    assert!(text(&*store, &two).await.contains("Anna O'Neil"));
    assert_eq!(store.forget(&ErasureScope::Named("Anna".into())).await.unwrap(), []);

    assert_eq!(
        store.forget(&ErasureScope::In(two.clone())).await.unwrap(),
        std::slice::from_ref(&two)
    );
    assert!(!text(&*store, &two).await.contains("Dora"));
    assert_eq!(store.forget(&ErasureScope::In(two.clone())).await.unwrap(), []);
    assert!(text(&*store, &one).await.contains("Ben"));
}

/// Uses more journals than fit on a page. Each journal mentions the person and related data.
pub async fn person_is_erased_with_related_data(place: &Place) {
    let store = place.open().await;
    let tags = [
        ("White", "Berg, Änne"),
        ("WhiteElo", "2345"),
        ("WhiteFideId", "1503014"),
        ("Event", "Match Änne Berg - Ben"),
        ("Black", "Ben"),
    ];
    let tags: Vec<_> = tags.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
    let what = EntryKind::Opened { tags, mode: "casual".into(), options: json!({}) };
    let all = Entry { at: 0, wall: 0, what };
    for number in 0..300 {
        let id = game(&*store, &format!("g{number}")).await;
        store.append(&id, 0, vec![all.clone()], true).await.unwrap();
    }
    let other = game(&*store, "other").await;
    let what = EntryKind::Noted {
        seat: None,
        name: "note".into(),
        value: json!({ "what": "notes", "text": "1503014 was late" }),
    };
    store.append(&other, 0, vec![Entry { at: 0, wall: 0, what }], true).await.unwrap();
    let found = store.forget(&ErasureScope::Named("A\u{308}nne BERG".into())).await.unwrap();
    assert_eq!(found.len(), 301);
    for id in ["g0", "g299", "other"] {
        let read = text(&*store, &id.parse().unwrap()).await;
        for gone in ["Berg", "2345", "1503014"] {
            assert!(!read.contains(gone), "{read}");
        }
    }
    assert!(text(&*store, &id("g7")).await.contains("Match NN - Ben"));
}

/// Applies a list to a store that still has the persons. Persons who have returned since then are
/// kept.
pub async fn erasure_list_can_be_reapplied(place: &Place) {
    let store = place.open().await;
    let (one, two) = (game(&*store, "one").await, game(&*store, "two").await);
    store.append(&one, 0, vec![opened("Anna Berg")], true).await.unwrap();
    store.forget(&ErasureScope::Named("Anna Berg".into())).await.unwrap();
    store.delete(&two).await.unwrap();
    let gone = store.forgotten().await.unwrap();
    assert_eq!(gone.persons.len(), 1);
    assert!(!gone.to_string().contains("Anna"), "{gone}");
    let back = Entry { wall: 5, ..opened("Anna Berg") };
    store.append(&one, 1, vec![seat("X"), back], true).await.unwrap();
    assert_eq!(store.apply(&gone).await.unwrap(), [], "she has come back");

    let other = Place::beside(place).await;
    let restored = other.open().await;
    let (one, two) = (game(&*restored, "one").await, game(&*restored, "two").await);
    restored.append(&one, 0, vec![opened("BERG Anna")], true).await.unwrap();
    let text_of = gone.to_string();
    assert_eq!(
        restored.apply(&text_of.parse().unwrap()).await.unwrap(),
        std::slice::from_ref(&one)
    );
    assert!(!text(&*restored, &one).await.contains("BERG"));
    assert!(restored.is_deleted(&two).await.unwrap());
    assert_eq!(restored.forgotten().await.unwrap(), gone);
    assert_eq!(restored.apply(&gone).await.unwrap(), []);
}

/// Subscribers are notified of a deletion exactly once.
pub async fn deletion_is_announced(place: &Place) {
    let store = place.open().await;
    let id = game(&*store, "g").await;
    store.append(&id, 0, vec![opened("Anna")], false).await.unwrap();
    let mut changes = store.changes();
    store.delete(&id).await.unwrap();
    let change = changes.recv().await.unwrap();
    assert!(change.is_gone() && change.stream == id);
    store.delete(&id).await.unwrap();
    store.delete(&"never".parse().unwrap()).await.unwrap();
    assert!(changes.try_recv().is_err(), "told twice");
    assert!(store.is_deleted(&id).await.unwrap());
    assert!(!store.is_deleted(&"never".parse().unwrap()).await.unwrap());
}

pub async fn journals_are_deleted(place: &Place) {
    let store = place.open().await;
    let cup = create(&*store, "cup", Kind::Competition, None).await;
    let board = create(&*store, "board", Kind::Game, Some(&cup)).await;
    let other = game(&*store, "other").await;
    for id in [&board, &other] {
        store.append(id, 0, vec![opened("Anna")], false).await.unwrap();
    }
    store.delete(&cup).await.unwrap();
    assert!(store.stream(&cup).await.unwrap().is_some(), "its game is there");
    store.delete(&board).await.unwrap();
    store.delete(&cup).await.unwrap();
    for id in [&board, &cup] {
        assert_eq!(store.stream(id).await.unwrap(), None);
        assert!(store.read(id, 0, 10).await.unwrap().is_empty());
    }
    let left = store.list(&Default::default()).await.unwrap();
    assert_eq!(left.iter().map(|info| &info.id).collect::<Vec<_>>(), [&other]);
    assert!(store.append(&board, 1, vec![plays(1)], false).await.is_err());
}

/// Creates a competition with a board and a game, and checks the store.
async fn filled(place: &Place) {
    let store = open_chained(&place.url(), KEY).await.unwrap();
    let cup = create(&*store, "cup", Kind::Competition, None).await;
    let board = create(&*store, "board", Kind::Game, Some(&cup)).await;
    let value = json!({ "game": "board", "white": "Anna", "black": "Ben" });
    store.append(&cup, 0, vec![opened("?"), noted("board", value)], false).await.unwrap();
    store.append(&board, 0, vec![opened("Anna"), plays(4)], true).await.unwrap();
    let many = (0..1_200).map(plays).collect();
    let g = game(&*store, "g").await;
    store.append(&g, 0, many, true).await.unwrap();
    store.append(&board, 2, vec![plays(5)], false).await.unwrap();
    store.beat(7_000).await.unwrap();
    store.close().await;
}

async fn faults(place: &Place) -> Vec<Fault> {
    check(&place.url(), KEY).await.unwrap().faults
}

pub async fn tampering_is_detected(place: &Place) {
    if !place.lasts() {
        return;
    }
    filled(place).await;
    let checked = check(&place.url(), KEY).await.unwrap();
    assert_eq!((checked.streams, checked.entries), (3, 1_205));
    assert_eq!(checked.faults, []);

    let change = |body: &'static str| place.change(body);
    let board = || "board".to_owned();
    change(
        r#"UPDATE entries SET body = replace(body, 'e4 at 4"', 'e4 at 7777"') WHERE stream = 2"#,
    )
    .await;
    assert_eq!(faults(place).await[0], Fault::Entry { stream: board(), version: 2 });
    change(r#"UPDATE entries SET body = replace(body, 'e4 at 7777"', 'e4 at 4"')"#).await;
    assert_eq!(faults(place).await, []);

    // Remove the last move without a trace in the entries.
    change("DELETE FROM entries WHERE stream = 2 AND version = 3").await;
    assert_eq!(faults(place).await, [Fault::End { stream: board(), version: 3 }]);
    change(
        "UPDATE streams SET version = 2, link = (SELECT link FROM entries
             WHERE stream = 2 AND version = 2) WHERE id = 'board'",
    )
    .await;
    assert_eq!(faults(place).await, [Fault::End { stream: board(), version: 2 }]);

    change("UPDATE private SET texts = replace(texts, 'Anna', 'Cheater') WHERE stream = 1").await;
    assert!(faults(place).await.contains(&Fault::Name { stream: "cup".into() }));

    change("DELETE FROM private WHERE stream = 2").await;
    change("DELETE FROM entries WHERE stream = 2").await;
    change("DELETE FROM streams WHERE id = 'board'").await;
    assert!(faults(place).await.contains(&Fault::Missing { stream: board() }));

    let other = check(&place.url(), ChainKey::new([8; 32])).await;
    assert!(matches!(other, Err(StoreError::OtherKey)), "{other:?}");
}

pub async fn erasure_is_not_tampering(place: &Place) {
    if !place.lasts() {
        return;
    }
    filled(place).await;
    let store = open_chained(&place.url(), KEY).await.unwrap();
    let house = create(&*store, "house", Kind::Competition, None).await;
    store.forget(&ErasureScope::Named("Anna".into())).await.unwrap();
    store.append(&house, 0, vec![noted("deleted", json!({ "id": "board" }))], false).await.unwrap();
    store.delete(&id("board")).await.unwrap();
    store.close().await;
    assert_eq!(faults(place).await, []);
}

/// Copies the store to another kind and back.
pub async fn copy_is_identical(place: &Place) {
    if !place.lasts() {
        return;
    }
    filled(place).await;
    let (between, back) = (Place::sqlite(), Place::sqlite());
    for (from, to) in [(place, &between), (&between, &back)] {
        let copied = copy(&from.url(), &to.url(), KEY).await.unwrap();
        assert_eq!((copied.streams, copied.entries, copied.faults.len()), (3, 1_205, 0));
        let again = copy(&from.url(), &to.url(), KEY).await;
        assert!(again.unwrap_err().to_string().contains("already"));
    }
    let store = open_chained(&back.url(), KEY).await.unwrap();
    assert!(text(&*store, &id("board")).await.contains("Anna"));
    assert_eq!(store.last_beat().await.unwrap(), Some(7_000));
    assert_eq!(store.append(&id("board"), 3, vec![plays(9)], false).await.unwrap(), 4);
    store.close().await;
    assert_eq!(check(&back.url(), KEY).await.unwrap().faults, []);
    if let Some(database) = Place::postgres().await {
        let copied = copy(&between.url(), &database.url(), KEY).await.unwrap();
        assert_eq!((copied.entries, copied.faults.len()), (1_205, 0));
        let store = open_chained(&database.url(), KEY).await.unwrap();
        create(&*store, "more", Kind::Game, Some(&id("cup"))).await;
        let in_use = copy(&database.url(), &Place::sqlite().url(), KEY).await;
        assert!(in_use.is_ok(), "no process has joined: {in_use:?}");
        store.join().await.unwrap();
        store.recovered().await.unwrap();
        let in_use = copy(&database.url(), &Place::sqlite().url(), KEY).await;
        assert!(matches!(in_use, Err(StoreError::Copy(_))), "{in_use:?}");
    }
}
