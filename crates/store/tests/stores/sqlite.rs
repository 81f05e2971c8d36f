//! Tests of the SQLite store alone.

use crate::common::{Place, game, plays};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use touchmove_store::{
    ChainKey, Entry, EntryKind, ErasureScope, Store, StoreError, check, open, search,
};

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.db");
    (folder, path)
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

async fn execute(path: &Path, query: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    // A dump references tables before they exist.
    let options = options.foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(query).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn filled(path: &Path) -> std::sync::Arc<dyn Store> {
    let store = open(path.to_str().unwrap()).await.unwrap();
    let g = game(&*store, "g").await;
    store.append(&g, 0, (0..100).map(plays).collect(), true).await.unwrap();
    store
}

#[tokio::test]
async fn file_is_locked_by_one_process() {
    let (_folder, path) = folder();
    let store = open(path.to_str().unwrap()).await.unwrap();
    let link = path.with_file_name("another-way.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for way in [&path, &link] {
        let Err(refused) = open(way.to_str().unwrap()).await else { panic!("open twice") };
        let (said, me) = (refused.to_string(), std::process::id().to_string());
        assert!(matches!(refused, StoreError::InUse { .. }), "{said}");
        assert!(said.contains("journal.db") && said.contains(&me), "{said}");
    }
    store.close().await;
    open(path.to_str().unwrap()).await.unwrap();
}

/// On other systems SQLite's locks and this lock are of the same kind.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn lock_covers_every_name_of_the_file() {
    let (folder, path) = folder();
    let store = filled(&path).await;
    let [hard, moved] = ["hard.db", "moved.db"].map(|name| folder.path().join(name));
    let refused = async |way: &Path| {
        let said = open(way.to_str().unwrap()).await.err().unwrap_or_else(|| panic!("{way:?}"));
        assert!(matches!(said, StoreError::InUse { .. }), "{way:?}: {said}");
        said.to_string()
    };
    let crooked = folder.path().join("..").join(folder.path().file_name().unwrap());
    refused(&crooked.join("journal.db")).await;
    let held = std::fs::File::open(&path).unwrap();
    let number = std::os::fd::AsRawFd::as_raw_fd(&held);
    refused(Path::new(&format!("/proc/self/fd/{number}"))).await;
    std::fs::hard_link(&path, &hard).unwrap();
    assert!(refused(&hard).await.contains("another name"));
    // A reader by this name misses the contents of the log.
    let copied = touchmove_store::backup(hard.to_str().unwrap(), &folder.path().join("b")).await;
    assert!(matches!(copied, Err(StoreError::InUse { .. })), "{copied:?}");
    let key = ChainKey::new([0; 32]);
    let checked = check(hard.to_str().unwrap(), key).await;
    assert!(matches!(checked, Err(StoreError::InUse { .. })), "{checked:?}");
    touchmove_store::backup(path.to_str().unwrap(), &folder.path().join("c")).await.unwrap();
    std::fs::rename(&path, &moved).unwrap();
    refused(&moved).await;
    std::fs::rename(&moved, &path).unwrap();
    store.close().await;
    open(hard.to_str().unwrap()).await.unwrap().close().await;
}

#[tokio::test]
async fn closed_store_is_a_single_file() {
    let (folder, path) = folder();
    filled(&path).await.close().await;
    assert_eq!(names(&folder), ["journal.db", "journal.db.lock"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn backup_works_while_in_use() {
    let (folder, path) = folder();
    let store = filled(&path).await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            let g = game(&*store, "h").await;
            for version in 0..300 {
                store.append(&g, version, vec![plays(version)], true).await.unwrap();
            }
        }
    });
    let copy = folder.path().join("backup.db");
    store.backup(&copy).await.unwrap();
    writing.await.unwrap();
    store.close().await;
    assert!(!names(&folder).iter().any(|name| name.contains("partial")));

    let copy = open(copy.to_str().unwrap()).await.unwrap();
    let g = copy.stream(&crate::common::id("g")).await.unwrap().unwrap();
    assert_eq!((g.version, g.running), (100, true));
    let read = copy.read(&g.id, 0, 1000).await.unwrap();
    assert_eq!(read.last().unwrap().entry, plays(99));
    assert_eq!(copy.append(&g.id, 100, vec![plays(1)], true).await.unwrap(), 101);
}

/// Messages between players and arbiters are private.
#[cfg(unix)]
#[tokio::test]
async fn file_is_readable_by_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = folder();
    let store = filled(&path).await;
    store.backup(&folder.path().join("backup.db")).await.unwrap();
    for name in names(&folder) {
        let mode = std::fs::metadata(folder.path().join(&name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} is {mode:o}");
    }
}

#[tokio::test]
async fn backup_overwrites_nothing() {
    let (folder, path) = folder();
    let store = filled(&path).await;
    let there = folder.path().join("letters.txt");
    std::fs::write(&there, "dear").unwrap();
    let refused = store.backup(&there).await.unwrap_err();
    assert!(matches!(refused, StoreError::Backup(_)), "{refused:?}");
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "dear");
    let nowhere = store.backup(&folder.path().join("no/where.db")).await.unwrap_err();
    assert!(nowhere.to_string().contains("where.db"), "{nowhere}");
}

#[tokio::test]
async fn other_stores_cannot_be_copied_to_a_file() {
    let store = Place::Memory.open().await;
    let refused = store.backup(Path::new("backup.db")).await.unwrap_err();
    assert!(matches!(refused, StoreError::Backup(_)), "{refused:?}");
}

#[tokio::test]
async fn unknown_format_is_reported() {
    let (_folder, path) = folder();
    filled(&path).await.close().await;
    execute(&path, "UPDATE entries SET format = 2 WHERE version = 3").await;
    let store = open(path.to_str().unwrap()).await.unwrap();
    let g = crate::common::id("g");
    assert_eq!(store.read(&g, 0, 2).await.unwrap().len(), 2);
    let error = store.read(&g, 0, 3).await.unwrap_err();
    let known = matches!(&error, StoreError::UnknownFormat { version: 3, format: 2, .. });
    assert!(known, "{error:?}");
    execute(&path, "UPDATE entries SET format = 1, body = '{' WHERE version = 3").await;
    let error = store.read(&g, 0, 3).await.unwrap_err();
    assert!(matches!(&error, StoreError::Damaged { .. }), "{error:?}");
    assert!(error.to_string().contains("entry 3 of g"), "{error}");
}

#[tokio::test]
async fn tables_of_a_later_version_are_not_touched() {
    let (_folder, path) = folder();
    filled(&path).await.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                 execution_time) VALUES (99, 'later', TRUE, x'00', 0)";
    execute(&path, later).await;
    let Err(error) = open(path.to_str().unwrap()).await else { panic!("opened") };
    assert!(matches!(error, StoreError::Later(99)), "{error:?}");
}

/// A file written by the first version, with all its operations.
#[tokio::test]
async fn store_of_the_first_version_is_readable_and_writable() {
    let (_folder, path) = folder();
    execute(&path, include_str!("../data/sqlite-1.sql")).await;
    crate::common::first_version(&*open(path.to_str().unwrap()).await.unwrap()).await;
}

#[tokio::test]
async fn invalid_addresses_are_reported() {
    let (folder, _) = folder();
    for wrong in ["", "mysql://localhost", "sqlite:", "sqlite::memory:"] {
        let Err(error) = open(wrong).await else { panic!("{wrong} opened") };
        assert!(matches!(error, StoreError::UnknownAddress), "{wrong}: {error:?}");
    }
    let Err(error) = open("postgres://user:hunter2@host:notaport/db").await else { panic!() };
    assert!(matches!(error, StoreError::BadAddress), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("hunter2"));
    let Err(error) = open(folder.path().to_str().unwrap()).await else { panic!("a folder") };
    assert!(matches!(error, StoreError::File { .. }), "{error:?}");
    assert!(error.to_string().contains(folder.path().to_str().unwrap()), "{error}");
}

/// Page splits and moved cells of a growing store leave no copy behind.
#[tokio::test]
async fn erased_person_is_in_no_page_of_a_grown_store() {
    let (_folder, path) = folder();
    let url = path.to_str().unwrap();
    let store = open(url).await.unwrap();
    for number in 0..120_usize {
        let id = game(&*store, &format!("g{number}")).await;
        let name = if number % 3 == 0 { "Berg, Anne" } else { "Dahl, Olga" };
        let value =
            serde_json::json!({ "text": format!("{name} {}", "is late. ".repeat(number % 97)) });
        let what = EntryKind::Noted { seat: None, name: "note".into(), value };
        let entries = vec![Entry { at: 0, wall: 0, what }; 1 + number % 4];
        store.append(&id, 0, entries, false).await.unwrap();
    }
    let found = async |name| search(url, ChainKey::default(), name, &[]).await.unwrap();
    assert!(!found("Anne Berg").await.is_empty());
    store.forget(&ErasureScope::Named("Anne Berg".into())).await.unwrap();
    assert_eq!(found("Anne Berg").await, []);
    assert!(!found("Olga Dahl").await.is_empty());
    assert_eq!(check(url, ChainKey::default()).await.unwrap().faults, []);
    for number in 0..120 {
        store.delete(&format!("g{number}").parse().unwrap()).await.unwrap();
    }
    assert_eq!(found("Olga Dahl").await, [], "what is deleted is gone");
    store.close().await;
}

/// A reader keeps the log in use, so erasure must not report success early.
#[tokio::test]
async fn erasure_waits_for_readers_of_the_log() {
    let (_folder, path) = folder();
    let store = filled(&path).await;
    let id = game(&*store, "named").await;
    let what = EntryKind::SeatIssued {
        seat: "s".into(),
        role: "white".into(),
        name: Some("Anne Berg".into()),
        secret_hash: "ab".into(),
    };
    store.append(&id, 0, vec![Entry { at: 0, wall: 0, what }], false).await.unwrap();
    let options = SqliteConnectOptions::new().filename(&path).read_only(true);
    let mut reader = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    sqlx::query("SELECT count(*) FROM entries").fetch_one(&mut reader).await.unwrap();
    let forgetting = tokio::spawn({
        let store = store.clone();
        async move { store.forget(&ErasureScope::Named("Anne Berg".into())).await }
    });
    // Other writes are not blocked.
    for at in 0..20 {
        store.beat(10_000 + at).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert!(!forgetting.is_finished(), "said to be done too early");
    sqlx::query("COMMIT").execute(&mut reader).await.unwrap();
    forgetting.await.unwrap().unwrap();
    assert_eq!(
        search(path.to_str().unwrap(), ChainKey::default(), "Anne Berg", &[]).await.unwrap(),
        []
    );
    reader.close().await.unwrap();
    store.close().await;
}
