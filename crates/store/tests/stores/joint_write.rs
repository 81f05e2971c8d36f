//! Joint writes to several journals.

use crate::common::{Place, create, id, plays};
use futures_util::future::join_all;
use touchmove_store::{
    AppendError, Filter, JournalAppend, Kind, NewJournal, NewStream, Store, StoreError, StreamId,
};

/// More rows than fit in one statement.
const MANY: u64 = 1_300;

fn beginning(name: &str, kind: Kind, parent: Option<&StreamId>) -> NewJournal {
    let stream = NewStream { id: id(name), kind, parent: parent.cloned() };
    NewJournal { stream, entries: vec![plays(1), plays(2)], running: true }
}

fn games(parent: &StreamId) -> Vec<NewJournal> {
    let game = |number| beginning(&format!("b{number}"), Kind::Game, Some(parent));
    (0..MANY).map(game).collect()
}

fn addition(to: &StreamId, expected: u64) -> JournalAppend {
    JournalAppend {
        id: to.clone(),
        expected,
        entries: (0..MANY).map(plays).collect(),
        running: false,
    }
}

async fn number_of_games(store: &dyn Store, parent: &StreamId) -> usize {
    let parent = Some(parent.clone());
    store.list(&Filter { parent, limit: 9_999, ..Filter::default() }).await.unwrap().len()
}

pub async fn all_parts_are_written(place: &Place) {
    let store = place.open().await;
    let cup = id("cup");
    let mut all = games(&cup);
    // The parent comes later in the same write.
    all.push(beginning("cup", Kind::Competition, None));
    store.begin(all, None).await.unwrap();
    store.begin(Vec::new(), Some(addition(&cup, 2))).await.unwrap();
    assert_eq!(number_of_games(&*store, &cup).await, 1_300);
    let info = store.stream(&id("b7")).await.unwrap().unwrap();
    assert_eq!((info.version, info.running, info.parent), (2, true, Some(cup.clone())));
    assert_eq!(store.read(&id("b1299"), 1, 9).await.unwrap()[0].entry, plays(2));
    assert_eq!(store.append(&id("b7"), 2, vec![plays(3)], false).await.unwrap(), 3);
    let info = store.stream(&cup).await.unwrap().unwrap();
    assert_eq!((info.version, info.running), (1_302, false));
    store.close().await;
    if place.lasts() {
        let checked = touchmove_store::check(&place.url(), Default::default()).await.unwrap();
        assert!(checked.faults.is_empty(), "{:?}", checked.faults);
    }
}

pub async fn nothing_is_written_on_failure(place: &Place) {
    let store = place.open().await;
    let cup = create(&*store, "cup", Kind::Competition, None).await;
    create(&*store, "taken", Kind::Game, None).await;
    let conflict = store.begin(games(&cup), Some(addition(&cup, 7))).await.unwrap_err();
    assert!(matches!(conflict, AppendError::Conflict { version: 0 }), "{conflict}");
    let no_stream = store.begin(games(&cup), Some(addition(&id("none"), 0))).await.unwrap_err();
    assert!(matches!(no_stream, AppendError::NoStream), "{no_stream}");
    for wrong in [
        beginning("taken", Kind::Game, None),
        beginning("b3", Kind::Game, None),
        beginning("other", Kind::Game, Some(&id("taken"))),
        beginning("other", Kind::Game, Some(&id("none"))),
    ] {
        let mut all = games(&cup);
        all.push(wrong);
        let refused = store.begin(all, Some(addition(&cup, 0))).await.unwrap_err();
        let expected = |error: &StoreError| {
            matches!(error, StoreError::Exists(_) | StoreError::NoCompetition(_))
        };
        assert!(matches!(&refused, AppendError::Store(error) if expected(error)), "{refused}");
    }
    assert_eq!(number_of_games(&*store, &cup).await, 0);
    assert_eq!(store.stream(&cup).await.unwrap().unwrap().version, 0);
    assert_eq!(store.stream(&id("b3")).await.unwrap(), None);
    store.begin(games(&cup), Some(addition(&cup, 0))).await.unwrap();
    assert_eq!(number_of_games(&*store, &cup).await, 1_300);
}

/// Sends the same write twice, from two processes if the store allows two.
pub async fn one_of_two_rivals_wins(place: &Place) {
    let store = place.open().await;
    let other = match place {
        Place::Postgres(_) => place.open().await,
        _ => store.clone(),
    };
    for turn in 0..10 {
        let names = (0..20).map(|number| format!("t{turn}n{number}"));
        let all: Vec<_> = names.map(|name| beginning(&name, Kind::Competition, None)).collect();
        let reversed: Vec<_> = all.iter().rev().cloned().collect();
        let answers = join_all([store.begin(all, None), other.begin(reversed, None)]).await;
        let written = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(written, 1, "{answers:?}");
        for refused in answers.iter().filter_map(|answer| answer.as_ref().err()) {
            assert!(matches!(refused, AppendError::Store(StoreError::Exists(_))), "{refused}");
        }
    }
    assert_eq!(store.list(&Filter { limit: 999, ..Filter::default() }).await.unwrap().len(), 200);
    other.close().await;
}
