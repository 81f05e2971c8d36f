use crate::common::{Place, create, game, id, plays};
use touchmove_store::{Filter, Kind, NewStream, Store, StoreError, StreamInfo};

pub async fn have_unique_names(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "Name").await;
    store.append(&g, 0, vec![plays(1)], true).await.unwrap();
    let again = NewStream { id: id("Name"), kind: Kind::Competition, parent: None };
    let taken = store.create(again).await.unwrap_err();
    assert!(matches!(&taken, StoreError::Exists(name) if *name == g), "{taken:?}");
    game(&*store, "name").await;
    let info =
        StreamInfo { id: g.clone(), kind: Kind::Game, parent: None, version: 1, running: true };
    assert_eq!(store.stream(&g).await.unwrap(), Some(info));
    assert_eq!(store.stream(&id("another")).await.unwrap(), None);
}

pub async fn have_competitions_for_parents(place: &Place) {
    let store = place.open().await;
    let lonely = game(&*store, "lonely").await;
    for parent in [lonely, id("nobody")] {
        let child = NewStream { id: id("child"), kind: Kind::Game, parent: Some(parent.clone()) };
        let refused = store.create(child).await.unwrap_err();
        assert!(matches!(&refused, StoreError::NoCompetition(p) if *p == parent), "{refused:?}");
    }
    let open = create(&*store, "open", Kind::Competition, None).await;
    let child = create(&*store, "child", Kind::Game, Some(&open)).await;
    assert_eq!(store.stream(&child).await.unwrap().unwrap().parent, Some(open));
}

pub async fn keep_running_until_told_otherwise(place: &Place) {
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let running = async || store.stream(&g).await.unwrap().unwrap().running;
    assert!(!running().await);
    store.append(&g, 0, vec![plays(1)], true).await.unwrap();
    assert!(running().await);
    assert_eq!(store.append(&g, 1, vec![], false).await.unwrap(), 1);
    assert!(!running().await);
}

/// Creates two competitions and a separate game. The first competition has three games, two of
/// which are running.
async fn some(store: &dyn Store) {
    let first = create(store, "zurich", Kind::Competition, None).await;
    create(store, "linares", Kind::Competition, None).await;
    for name in ["z3", "z1", "z2"] {
        let g = create(store, name, Kind::Game, Some(&first)).await;
        store.append(&g, 0, vec![plays(1)], name != "z1").await.unwrap();
    }
    game(store, "alone").await;
}

async fn listed(store: &dyn Store, filter: Filter) -> String {
    let names = store.list(&filter).await.unwrap();
    names.iter().map(|info| info.id.as_str()).collect::<Vec<_>>().join(" ")
}

pub async fn are_listed_by_filter(place: &Place) {
    let store = place.open().await;
    some(&*store).await;
    let filter = Filter::default();
    let of = |name: &str| Some(id(name));
    for (filter, expected) in [
        (filter.clone(), "zurich linares z3 z1 z2 alone"),
        (Filter { kind: Some(Kind::Game), ..filter.clone() }, "z3 z1 z2 alone"),
        (Filter { kind: Some(Kind::Competition), ..filter.clone() }, "zurich linares"),
        (Filter { parent: of("zurich"), ..filter.clone() }, "z3 z1 z2"),
        (Filter { parent: of("linares"), ..filter.clone() }, ""),
        (Filter { running: Some(true), ..filter.clone() }, "z3 z2"),
        (Filter { running: Some(false), ..filter.clone() }, "zurich linares z1 alone"),
        (Filter { parent: of("zurich"), running: Some(false), ..filter.clone() }, "z1"),
        (Filter { kind: Some(Kind::Competition), running: Some(true), ..filter }, ""),
    ] {
        assert_eq!(listed(&*store, filter.clone()).await, expected, "{filter:?}");
    }
}

pub async fn are_listed_in_pages(place: &Place) {
    let store = place.open().await;
    some(&*store).await;
    let page = |after: &str, limit| Filter { after: Some(id(after)), limit, ..Filter::default() };
    assert_eq!(listed(&*store, Filter { limit: 2, ..Filter::default() }).await, "zurich linares");
    assert_eq!(listed(&*store, page("linares", 3)).await, "z3 z1 z2");
    assert_eq!(listed(&*store, page("z2", 3)).await, "alone");
    assert_eq!(listed(&*store, page("alone", 3)).await, "");
    assert_eq!(listed(&*store, page("nobody", 3)).await, "");
    let games = Filter { kind: Some(Kind::Game), ..page("z3", usize::MAX) };
    assert_eq!(listed(&*store, games).await, "z1 z2 alone");
}
