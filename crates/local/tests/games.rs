//! Games against the computer without a server.

use serde_json::{Value, json};
use touchmove_explain::Language;
use touchmove_local::{Host, Now, SavedGame};

fn new(more: Value) -> Value {
    let mut engine = json!({ "name": "Touchmove", "plays": "black", "elo": 400 });
    let more = more.as_object().cloned().unwrap_or_default();
    engine.as_object_mut().expect("an object").extend(more);
    json!({ "tags": { "TimeControl": "900+10", "Laws": "FIDE 2023" }, "engine": engine })
}

const fn at(at_ms: u64) -> Now {
    Now { at_ms, wall_ms: 1_000_000 + at_ms }
}

/// A page at the game.
struct Page {
    host: Host,
    now: u64,
    told: Vec<Value>,
}

impl Page {
    fn of(mut host: Host, now: u64) -> Page {
        let sit = json!({ "sit": { "after": 0, "lang": "en", "around": true } });
        let told = host.hear(&sit, Language::English, at(now));
        Page { host, now, told }
    }

    fn new(more: Value) -> Page {
        Page::of(Host::create("local-7", new(more), at(0)).expect("a game"), 0)
    }

    fn hears(&mut self, said: &Value) -> Vec<Value> {
        self.now += 1_000;
        let told = self.host.hear(said, Language::English, at(self.now));
        self.told.extend(told.clone());
        told
    }

    fn says(&mut self, acts: &[&str]) -> Vec<Value> {
        let submit = |act: &&str| json!({ "submit": { "event": act, "key": act } });
        acts.iter().flat_map(|act| self.hears(&submit(act))).collect()
    }

    /// Lets the computer act until it waits.
    fn answered(&mut self) {
        while self.host.step(at(self.now)).is_some() {
            self.now += 10;
        }
        self.told.extend(self.host.news(at(self.now)));
    }

    fn state(&self) -> Value {
        self.read("")["state"].clone()
    }

    fn read(&self, path: &str) -> Value {
        self.host.read(path, Language::English, at(self.now)).expect("an answer")
    }

    fn closed_and_opened(self) -> Page {
        let saved = serde_json::to_string(self.host.saved()).expect("JSON");
        let saved: SavedGame = serde_json::from_str(&saved).expect("a record");
        let host = Host::restore(saved, at(self.now)).expect("the game");
        let now = host.at_ms();
        Page::of(host, now)
    }
}

#[test]
fn computer_answers_as_on_a_server() {
    let mut page = Page::new(json!({}));
    let [table, around, ..] = &page.told[..] else { panic!("{:?}", page.told) };
    assert_eq!(table["table"]["you"], "white");
    assert_eq!(around["around"]["present"], json!([true, true]));
    let told = page.says(&["White shifts e2 e4", "White presses"]);
    assert_eq!(told.iter().filter(|one| one.get("taken").is_some()).count(), 2, "{told:?}");
    assert_eq!(page.state()["clock"]["running"], "black");
    page.answered();
    assert_eq!(page.state()["clock"]["running"], "white");
    let refused = page.says(&["White takes e5"]);
    assert_eq!(refused[0]["problem"]["key"], "White takes e5");
    let repeated = page.says(&["White presses"]);
    assert_eq!(repeated[0]["taken"]["receipt"]["version"], 3, "a key counts once: {repeated:?}");
    assert_eq!(page.hears(&json!({ "ping": 5 })), [json!({ "pong": 5 })]);
}

#[test]
fn game_goes_on_after_the_page_was_closed() {
    let mut page = Page::new(json!({}));
    page.says(&["White shifts e2 e4", "White presses"]);
    page.answered();
    let (before, version) = (page.state(), page.state()["version"].as_u64().expect("a version"));
    let mut page = page.closed_and_opened();
    let after = page.state();
    assert_eq!(after["interrupted"], "closed");
    assert_eq!((&after["board"], &after["status"]), (&before["board"], &json!("stopped")));
    assert_eq!(after["version"], version + 1);
    page.says(&["Arbiter resumes", "White shifts d2 d4", "White presses"]);
    page.answered();
    assert_eq!(page.state()["clock"]["running"], "white");
    assert_eq!(page.state().get("interrupted"), None);
}

#[test]
fn illegal_move_is_ruled_upon_with_reasons_and_a_review() {
    let mut page = Page::new(json!({}));
    assert!(page.host.read("review", Language::English, at(0)).is_err(), "hidden during the game");
    let told = page.says(&["White shifts e2 e5", "White presses"]);
    assert!(json!(told).to_string().contains("7.5.1"), "{told:?}");
    let why = page.read("events/3/why");
    assert!(why["rulings"].to_string().contains("illegal_move"), "{why}");
    assert!(why["rulings"][0]["why"]["rule"].is_string(), "{why}");
    page.says(&["White resigns"]);
    let review = page.read("review");
    assert!(review["moments"].as_array().is_some_and(|all| all.len() > 1), "{review}");
    assert!(page.read("pgn").as_str().is_some_and(|pgn| pgn.contains("0-1")));
    let news = page.told.last().expect("news");
    assert_eq!(news["taken"]["key"], "White resigns", "{news}");
    assert!(page.told.iter().any(|one| one["news"]["anew"] == true), "the end reveals all");
}

#[test]
fn flag_falls_without_a_call() {
    let mut page = Page::new(json!({}));
    page.says(&["White shifts e2 e4", "White presses"]);
    page.answered();
    let fall = page.host.next_flag_ms().expect("a running clock");
    page.now = fall + 1;
    page.answered();
    assert_eq!(page.state()["result"], "0-1");
    assert_eq!(page.host.next_flag_ms(), None);
}

#[test]
fn sparring_computer_claims_the_flag_and_is_claimed_against() {
    let mut page = Page::new(json!({ "sparring": 0 }));
    assert_eq!(page.read("")["sparring"], true);
    for (from, to) in [("c2", "c3"), ("h2", "h3"), ("a2", "a3")] {
        page.says(&[&format!("White shifts {from} {to}")]);
        // The key of a press must differ from that of the press before.
        page.hears(&json!({ "submit": { "event": "White presses" } }));
        page.answered();
    }
    let ruled = page.says(&["White claims illegal move"]);
    assert!(json!(ruled).to_string().contains("7.5.1"), "{ruled:?}");
    page.answered();
    page.now = page.host.next_flag_ms().expect("White's clock runs") + 1;
    page.answered();
    let state = page.state();
    assert_eq!(state["result"], "0-1", "{state}");
    assert_eq!(state["breaches"][0]["noticed"], true, "{state}");
    assert!(json!(page.told).to_string().contains("Black claims flag"));
}

#[test]
fn only_games_against_the_computer_are_hosted() {
    let friends = json!({ "tags": { "TimeControl": "900+10" } });
    let refused = Host::create("local-1", friends, at(0)).err().expect("a refusal");
    assert_eq!(refused.name, "no-setup");
    let mut page = Page::new(json!({}));
    let told = page.says(&["Black resigns"]);
    assert_eq!(told[0]["problem"]["problem"]["status"], 409, "{told:?}");
}

/// The slowest answers of all strengths: in a middlegame, each well within two seconds.
#[test]
fn every_strength_answers_within_two_seconds() {
    for elo in (400..=1800).step_by(200) {
        for control in ["180+2", "5400+30", "-"] {
            let mut new = new(json!({ "elo": elo }));
            new["tags"]["TimeControl"] = json!(control);
            new["tags"]["FEN"] =
                json!("r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9");
            let mut page = Page::of(Host::create("local-2", new, at(0)).expect("a game"), 0);
            page.says(&["White shifts h2 h3", "White presses"]);
            let asked = std::time::Instant::now();
            page.answered();
            let took = asked.elapsed();
            assert!(took.as_millis() < 2_000, "{elo} at {control}: {took:?}");
            let acts = json!(page.told).to_string();
            assert!(acts.contains("Black shifts") || acts.contains("Black takes"), "{acts}");
        }
    }
}
