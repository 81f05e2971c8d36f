//! Games against a computer that breaches the Laws on purpose.

use super::{Seated, TestServer};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use touchmove_board::Color;
use touchmove_engine::{Thought, Turn};
use touchmove_search::{Strength, choose_among};

fn new(seed: u32, control: &str) -> Value {
    let engine = json!({ "name": "Touchmove", "plays": "black", "elo": 400, "sparring": seed });
    json!({ "engine": engine, "tags": { "TimeControl": control } })
}

/// The player's next step, once there is one. The player notices every breach.
async fn next(game: &Seated<'_>) -> Turn {
    let live_game = game.server.registry.live_game(game.id()).await.unwrap();
    let mut changes = live_game.feeds.version_changes();
    let found = async {
        loop {
            changes.mark_unchanged();
            match live_game.turn(Color::White).await.unwrap().0 {
                Turn::Wait => changes.changed().await.unwrap(),
                turn => return turn,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), found).await.expect("the computer answers")
}

/// Plays until the computer has breached the Laws. Returns the player's claim; `None` if the game
/// is over.
async fn breach(game: &Seated<'_>) -> Option<String> {
    loop {
        match next(game).await {
            Turn::Claim(act) => return Some(format!("White {act}")),
            Turn::Think(task) => {
                let mv = choose_among(&task.position, &task.moves, &[], Strength::Elo400, 1);
                let bestmove = mv.map(|choice| choice.mv);
                for act in task.acts(&Thought { bestmove, ..Thought::default() }, None) {
                    game.says("white", &format!("White {act}")).await;
                }
            }
            Turn::Leave | Turn::Wait => return None,
        }
    }
}

async fn begun(server: &TestServer, new: Value) -> Seated<'_> {
    let game = server.game(new).await;
    game.says("white", "Arbiter starts").await;
    game
}

/// The list of breaches, once the game is over.
async fn listed(game: &Seated<'_>) -> Vec<Value> {
    game.says("white", "White resigns").await;
    game.state("white").await["breaches"].as_array().unwrap().clone()
}

#[tokio::test]
async fn each_kind_of_breach_is_claimed_ruled_upon_and_listed() {
    let server = TestServer::new().await;
    let mut kinds = BTreeSet::new();
    for seed in 0..3 {
        let game = begun(&server, new(seed, "5400+30")).await;
        let claim = breach(&game).await.expect("a breach");
        assert!(game.state("white").await.get("breaches").is_none(), "hidden during the game");
        let ruled = game.says("white", &claim).await["rulings"].clone();
        let all = listed(&game).await;
        let [one] = &all[..] else { panic!("{claim}: {all:?}") };
        assert_eq!(one["noticed"], true, "{claim}: {one}");
        let (kind, articles) = (one["kind"].as_str().unwrap(), &one["articles"]);
        let article = if kind == "touched_piece" { "4.3" } else { "7.5" };
        assert!(articles[0].as_str().unwrap().starts_with(article), "{claim}: {one}");
        let ruled = ruled.as_array().unwrap();
        assert!(ruled.iter().any(|ruling| ruling["articles"] == *articles), "{one}: {ruled:?}");
        kinds.insert(kind.to_owned());
    }
    let all = ["empty_press", "illegal_move", "touched_piece"].map(str::to_owned);
    assert_eq!(kinds, all.into());
}

#[tokio::test]
async fn unnoticed_breach_stays_without_a_ruling_and_is_listed_as_missed() {
    let server = TestServer::new().await;
    let game = begun(&server, new(1, "5400+30")).await;
    breach(&game).await.expect("a breach");
    let news = game.news("white", 0).await.to_string();
    assert!(!news.contains("\"illegal_move\"") && !news.contains("position_restored"), "{news}");
    let all = listed(&game).await;
    assert_eq!((all.len(), &all[0]["noticed"]), (1, &json!(false)), "{all:?}");
    assert!(all[0]["articles"][0].is_string(), "{all:?}");
}

/// The seed is kept with the game: the plan goes on where it was.
#[tokio::test]
async fn restarted_server_continues_the_plan() {
    let mut server = TestServer::new().await;
    let created = begun(&server, new(2, "5400+30")).await.created;
    {
        let game = Seated { server: &server, created: created.clone() };
        let claim = breach(&game).await.expect("a breach");
        game.says("white", &claim).await;
    }
    server = server.after_a_crash().await;
    let game = Seated { server: &server, created };
    game.says("white", "Arbiter resumes").await;
    breach(&game).await.expect("another breach");
    let all = listed(&game).await;
    assert_eq!(all.iter().map(|one| one["noticed"] == true).collect::<Vec<_>>(), [true, false]);
    assert_ne!(all[0]["kind"], all[1]["kind"], "the plan began again: {all:?}");
}

#[tokio::test]
async fn computer_claims_the_flag_of_its_opponent() {
    let server = TestServer::new().await;
    let game = begun(&server, new(1, "1")).await;
    assert!(matches!(next(&game).await, Turn::Think(_)));
    let live_game = server.registry.live_game(game.id()).await.unwrap();
    let mut changes = live_game.feeds.version_changes();
    while !live_game.is_over().await.unwrap() {
        let changed = tokio::time::timeout(Duration::from_secs(60), changes.changed()).await;
        assert!(changed.is_ok(), "the flag is not claimed");
    }
    assert_eq!(game.state("white").await["result"], "0-1");
    let news = game.news("white", 0).await.to_string();
    assert!(news.contains("Black claims flag"), "{news}");
}

#[tokio::test]
async fn table_says_that_the_computer_spars() {
    let server = TestServer::new().await;
    for (engine, sparring) in [(new(1, "300"), true), (json!({}), false)] {
        let game = server.game(engine).await;
        let view = server.get(&game.path(""), Some(game.secret("white"))).await;
        assert_eq!(view["sparring"], sparring, "{view}");
        let arbiter = if sparring { "none" } else { "software" };
        assert_eq!(view["tags"]["Arbiter"], arbiter, "{view}");
        assert_eq!(view["present"], json!([false, sparring]), "the computer is there: {view}");
    }
    let mut casual = new(1, "300");
    casual["mode"] = json!("casual");
    let (status, problem) = server.post("/api/games", None, casual).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
}
