//! Erasure: an anonymised person is in no file of the store, no export and no open page.

use super::TestServer;
use super::deletion::{Schema, Served, text_of};
use super::rounds::raw;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use touchmove_players::Seat;
use touchmove_store::ChainKey;

const KEY: ChainKey = ChainKey::new([7; 32]);

/// A server with a database file. In its event, Änne Berg is a player, an arbiter, and mentioned in
/// texts.
struct Fixture {
    folder: TempDir,
    server: TestServer,
    path: String,
    arbiter: String,
    game: String,
}

/// A player's line in fixed columns.
fn line(rank: u32, name: &str, elo: u32, fide: u32, born: &str) -> String {
    let person = format!("001 {rank:>4} w    {name:<33} {elo:>4} NOR {fide:>11} {born}");
    format!("{person}  0.0 {rank:>4}  {:>4} w  \r\n", 3 - rank)
}

fn file() -> String {
    let berg = line(1, "Berg,Änne", 2345, 1_503_014, "1990/11/30");
    format!(
        "012 Match Änne Berg\r\n102 Änne Berg\r\n{berg}{}",
        line(2, "Dahl,Bert", 2222, 1_503_999, "1985/05/05")
    )
}

async fn place(folder: &Path) -> TestServer {
    let path = folder.join("journal.db").display().to_string();
    TestServer::over(touchmove_store::open_chained(&path, KEY).await.unwrap(), [7; 32]).await
}

impl Fixture {
    async fn new() -> Fixture {
        let folder = tempfile::tempdir().unwrap();
        let server = place(folder.path()).await;
        let tags = json!({ "WhiteElo": "2345", "WhiteTeam": "Fjordklubben", "WhiteFideId": "1503014",
            "BlackElo": "2222", "Annotator": "Änne Berg" });
        let new = json!({ "name": "Match Änne Berg - Bert Dahl", "arbiter": "Berg, Änne",
            "boards": [{ "white": "Berg, Änne", "black": "Dahl, Bert", "round": "1", "ranks": [1, 2], "tags": tags }] });
        let (status, made) = server.post("/api/competitions", None, new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let path = format!("/api/competitions/{}", made["id"].as_str().unwrap());
        let arbiter = made["arbiter"]["secret"].as_str().unwrap().to_owned();
        let game = format!("/api/games/{}", made["boards"][0]["game"].as_str().unwrap());
        let fixture = Fixture { folder, server, path, arbiter, game };
        fixture.fill().await;
        fixture
    }

    async fn fill(&self) {
        let (server, arbiter) = (&self.server, self.arbiter.as_str());
        let at = format!("{}/file?round=1", self.path);
        let (status, _) = raw(server, "PUT", &at, arbiter, file().into_bytes()).await;
        assert!(status.is_success(), "{status}");
        let ruled = json!([{ "id": "1-2-3-4", "event": "evening", "round": 1, "board": "1", "at": 1,
            "white": "Änne Berg", "arbiter": "A\u{308}nne Berg",
            "lines": ["Arbiter warns White", "(Berg, Änne)"], "words": ["Änne  BERG is warned."],
            "articles": ["12.9"], "counts": [{ "player": "white", "effect": "warning" }] }]);
        let (status, told) =
            server.post(&format!("{}/ledger", self.path), Some(arbiter), ruled).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let note = json!({ "what": "notes", "text": "änne berg (1503014) was late" });
        let (status, told) =
            server.post(&format!("{}/notes", self.path), Some(arbiter), note).await;
        assert_eq!(status, StatusCode::CREATED, "{told}");
        for event in ["Arbiter starts", "Arbiter declares White lost"] {
            let body = json!({ "event": event });
            let (status, told) =
                server.post(&format!("{}/events", self.game), Some(arbiter), body).await;
            assert_eq!(status, StatusCode::CREATED, "{told}");
        }
    }

    /// All exports and views.
    async fn exports(&self) -> String {
        let mut all = String::new();
        for path in [
            self.path.clone(),
            format!("{}/pgn", self.path),
            format!("{}/pgn?incidents=true", self.path),
            format!("{}/file?round=1", self.path),
            format!("{}/seats", self.game),
            self.game.clone(),
            format!("{}/pgn", self.game),
            format!("{}/protocol", self.game),
            format!("{}/json", self.game),
        ] {
            let (status, text) = self.server.call("GET", &path, Some(&self.arbiter), None).await;
            assert!(status.is_success() || path.ends_with("seats"), "{path}: {status} {text}");
            all += &format!("== {path}\n{text}\n");
        }
        let read = format!("{}/ledger", self.path);
        all += &self.server.post(&read, Some(&self.arbiter), json!([])).await.1.to_string();
        let id = self.path.rsplit('/').next().unwrap();
        all + &serde_json::to_string(&self.server.registry.journals(id).await.unwrap()).unwrap()
    }

    async fn forget(&self, name: &str) {
        self.server.registry.anonymise(name).await.unwrap();
    }
}

/// Data that only Änne Berg has.
const HERS: [&str; 6] = ["Berg", "BERG", "berg", "1503014", "1990/11/30", "2345"];

/// The wanted texts in files of the folder, with their counts.
fn in_files(folder: &Path, wanted: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        let bytes = std::fs::read(file.path()).unwrap();
        for text in wanted {
            let times = bytes.windows(text.len()).filter(|part| part == &text.as_bytes()).count();
            if times > 0 {
                found.push(format!("{text} {times} times in {:?}", file.file_name()));
            }
        }
    }
    found
}

#[tokio::test]
async fn forgotten_person_is_in_no_file_of_the_store() {
    let fixture = Fixture::new().await;
    assert!(!in_files(fixture.folder.path(), &HERS).is_empty());
    fixture.forget("Änne Berg").await;
    assert_eq!(in_files(fixture.folder.path(), &HERS), [""; 0]);
    let store = fixture.folder.path().join("journal.db").display().to_string();
    assert_eq!(touchmove_store::check(&store, KEY).await.unwrap().faults, []);
}

#[tokio::test]
async fn forgotten_person_is_in_no_export() {
    let fixture = Fixture::new().await;
    let before = fixture.exports().await;
    assert!(HERS.iter().all(|text| before.contains(text)), "{before}");
    fixture.forget("Änne Berg").await;
    let after = fixture.exports().await;
    for text in HERS.iter().chain(&["Fjordklubben"]) {
        assert!(!after.contains(text), "{text}: {after}");
    }
    for kept in ["Dahl, Bert", "2222", "1503999", "1985/05/05", "Match NN - Bert Dahl"] {
        assert!(after.contains(kept), "{kept}: {after}");
    }
}

#[tokio::test]
async fn every_spelling_of_a_name_is_forgotten() {
    for name in ["Berg, Änne", "A\u{308}NNE  BERG", "berg änne", "ÄNNE BERG", "GM Anne Berg"] {
        let fixture = Fixture::new().await;
        fixture.forget(name).await;
        let after = fixture.exports().await;
        assert!(!after.to_lowercase().contains("berg"), "{name}: {after}");
    }
}

#[tokio::test]
async fn tournament_file_without_a_person_is_still_read() {
    let fixture = Fixture::new().await;
    fixture.forget("Änne Berg").await;
    let at = format!("{}/file?round=1", fixture.path);
    let (_, bytes) = raw(&fixture.server, "GET", &at, &fixture.arbiter, Vec::new()).await;
    let text = String::from_utf8(bytes).unwrap();
    let read = touchmove_tournament::trf::File::parse(&text).unwrap();
    assert_eq!(read.players().len(), 2, "{text}");
    let wide = |text: &str| text.lines().map(|line| line.chars().count()).collect::<Vec<_>>();
    assert_eq!(wide(&text)[2..], wide(&file())[2..], "{text}");
    assert!(text.contains("Dahl,Bert"), "{text}");
}

/// Another spelling with the same FIDE number is the same person.
#[tokio::test]
async fn fide_number_joins_spellings() {
    let fixture = Fixture::new().await;
    let new = json!({ "tags": { "White": "Bergh, A.", "WhiteFideId": "1503014", "WhiteTitle": "WGM" },
        "arbiter_seat": true });
    let other = fixture.server.game(new).await;
    fixture.forget("Änne Berg").await;
    let text = fixture.server.get(&other.path(""), Some(other.secret("arbiter"))).await.to_string();
    assert!(!text.contains("Bergh") && !text.contains("WGM"), "{text}");
}

/// Persons who share one word of the name keep their names, and other files are unchanged.
#[tokio::test]
async fn persons_who_share_one_word_keep_their_names() {
    let fixture = Fixture::new().await;
    let new = json!({ "tags": { "White": "Anne Bergland", "Black": "Berg, Olga" } });
    let other = fixture.server.game(new).await;
    fixture.forget("Änne Berg").await;
    let text = fixture.server.get(&other.path(""), Some(other.secret("white"))).await.to_string();
    assert!(text.contains("Anne Bergland") && text.contains("Berg, Olga"), "{text}");
}

/// All names are removed once the retention time of names is over. The journals remain readable.
#[tokio::test]
async fn event_without_any_names_is_still_read() {
    let fixture = Fixture::new().await;
    let id = fixture.path.rsplit('/').next().unwrap();
    let game = fixture.game.rsplit('/').next().unwrap();
    for id in [id, game] {
        fixture.server.registry.anonymise_in(&id.parse().unwrap()).await.unwrap();
    }
    let after = fixture.exports().await;
    for text in HERS.iter().chain(&["Fjordklubben", "Dahl", "2222", "1503999", "1985/05/05"]) {
        assert!(!after.contains(text), "{text}: {after}");
    }
    assert_eq!(in_files(fixture.folder.path(), &["Berg", "Dahl"]), [""; 0]);
    // A restarted server reads the same journals.
    let Fixture { folder, server, path, arbiter, .. } = fixture;
    server.store.close().await;
    let server = place(folder.path()).await;
    let text = server.get(&path, Some(&arbiter)).await.to_string();
    assert!(text.contains("NN"), "{text}");
}

/// Creates an event with delayed spectators; returns its path and its arbiter's secret.
async fn event(by: &Served) -> (String, String, String) {
    let boards = json!([{ "white": "Anna Berg", "black": "Zoe" }]);
    let games = json!({ "spectators": { "admitted": true, "delay_seconds": 600 } });
    let new = json!({ "name": "Anna Berg Cup", "boards": boards, "games": games });
    let made = by.create("/api/competitions", new).await;
    let path = format!("/api/competitions/{}", made["id"].as_str().unwrap());
    let game = format!("/api/games/{}", made["boards"][0]["game"].as_str().unwrap());
    (path, game, made["arbiter"]["secret"].as_str().unwrap().to_owned())
}

/// Waits for a message that contains NN.
async fn hears(seat: &mut Seat) -> Value {
    let told = async {
        loop {
            let told = seat.receive().await.unwrap();
            if told.to_string().contains("\"NN") {
                return told;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), told).await.expect("nothing was told")
}

#[tokio::test(flavor = "multi_thread")]
async fn other_servers_and_open_pages_drop_an_anonymised_name() {
    let Some(schema) = Schema::new().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let one = touchmove_store::open(&schema.url()).await.unwrap();
    let first = Served::over(one, &folder).await;
    let two = touchmove_store::open(&schema.url()).await.unwrap();
    let second = Served::over(two, &folder).await;
    let (path, game, arbiter) = event(&first).await;
    let page = format!("{path}/ws");
    let mut open = vec![
        second.sit(&page, Some(&arbiter), 1).await,
        second.sit(&page, None, 1).await,
        second.sit(&format!("{game}/ws"), Some(&arbiter), 2).await,
        second.sit(&format!("{game}/ws"), None, 2).await,
    ];
    // Reading the exports fills the cached delayed views.
    let exports = async || {
        let mut all = text_of(&second, &format!("{path}/pgn")).await;
        assert!(all.contains("[Black \"Zoe\"]"), "{all}");
        for secret in [Some(arbiter.as_str()), None] {
            for at in [path.clone(), game.clone()] {
                let told = second.ask("GET", &at, secret.unwrap_or_default(), Value::Null).await;
                all += &told.1.to_string();
            }
        }
        all
    };
    assert!(exports().await.contains("Anna Berg"));
    assert_eq!(first.registry.anonymise("Berg, Anna").await.unwrap(), 2);
    for seat in &mut open {
        let told = hears(seat).await;
        assert!(!told.to_string().contains("Anna"), "{told}");
    }
    assert!(!exports().await.contains("Anna"));
    for served in [first, second] {
        served.registry.context.store.close().await;
    }
}

/// The list is stored beside the key. A server that starts with an older copy applies the list.
#[tokio::test(flavor = "multi_thread")]
async fn restored_backup_is_anonymised_again() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("journal.db"), folder.path().join("copy.db"));
    let open =
        async |path: &Path| touchmove_store::open(&path.display().to_string()).await.unwrap();
    let served = Served::over(open(&file).await, &folder).await;
    let (path, game, arbiter) = event(&served).await;
    let other = served.create("/api/games", json!({ "tags": { "White": "Zoe" } })).await;
    let store = served.registry.context.store.clone();
    store.backup(&copy).await.unwrap();
    served.registry.anonymise("Anna Berg").await.unwrap();
    served.registry.remove(other["id"].as_str().unwrap()).await.unwrap();
    store.close().await;
    let list = std::fs::read_to_string(folder.path().join("key.forgotten")).unwrap();
    assert!(!list.to_lowercase().contains("berg"), "{list}");

    let restored = Served::over(open(&copy).await, &folder).await;
    for at in [path, game] {
        let (status, told) = restored.ask("GET", &at, &arbiter, Value::Null).await;
        assert!(status == 200 && !told.to_string().contains("Anna"), "{told}");
    }
    let gone = format!("/api/games/{}", other["id"].as_str().unwrap());
    assert_eq!(restored.ask("GET", &gone, "", Value::Null).await.0, 410);
    restored.registry.context.store.close().await;
    let search = async |store: &Path, whom: &str| {
        let (store, more) =
            (store.display().to_string(), [folder.path().join("copy.db.forgotten")]);
        touchmove_store::search(&store, ChainKey::default(), whom, &more).await.unwrap()
    };
    assert_eq!(search(&copy, "Anna Berg").await, []);
    assert!(!search(&file, "Zoe").await.is_empty(), "Zoe plays at the other board");
}
