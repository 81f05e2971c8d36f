use crate::common::{Place, game, plays};
use touchmove_store::{Filter, Joined, StoreError};

pub async fn never_goes_back(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (beat, last) in [(5000, 5000), (4000, 5000), (0, 5000), (5001, 5001)] {
        store.beat(beat).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(last));
    }
    let beyond = store.beat(u64::MAX).await.unwrap_err();
    assert!(matches!(beyond, StoreError::OutOfRange(u64::MAX)), "{beyond:?}");
    assert!(store.list(&Filter::default()).await.unwrap().is_empty(), "beats make no streams");
}

pub async fn resumes_where_it_stopped(place: &Place) {
    let store = place.open().await;
    assert_eq!(alone_at(store.join().await.unwrap()), Some(0));
    store.recovered().await.unwrap();
    let g = game(&*store, "g").await;
    store.append(&g, 0, vec![plays(70_000), plays(60_000)], true).await.unwrap();
    if !place.lasts() {
        assert_eq!(store.join().await.unwrap().now, 70_000);
        return;
    }
    store.close().await;
    for (beat, now) in [(65_000, 70_000), (90_000, 90_000)] {
        let before = place.open().await;
        before.beat(beat).await.unwrap();
        before.close().await;
        let after = place.open().await;
        assert_eq!(alone_at(after.join().await.unwrap()), Some(now));
        after.close().await;
    }
}

/// Returns the moment of the session clock if the process has joined alone.
pub fn alone_at(joined: Joined) -> Option<u64> {
    joined.alone.then_some(joined.now)
}
