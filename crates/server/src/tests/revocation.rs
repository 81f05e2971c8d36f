//! Revocation: a revoked seat stops working on every open connection.

use super::network::{Net, secret};
use serde_json::{Value, json};
use touchmove_players::Seat;

/// All messages until the connection ends; the last is the reason.
async fn until_closed(seat: &mut Seat) -> Vec<Value> {
    let mut all = Vec::new();
    while let Ok(told) = seat.receive().await {
        all.push(told);
    }
    all
}

fn is_why(told: &Value) -> bool {
    told["problem"]["problem"]["type"] == "/problems/wrong-secret"
}

#[tokio::test]
async fn revoked_arbiter_cannot_decide() {
    let net = Net::new().await;
    let game = net.create("/api/games", json!({ "arbiter_seat": true })).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let first = secret(&game, "arbiter");
    let new = json!({ "role": "arbiter" });
    let (_, second) = net.ask("POST", &format!("{path}/seats"), &first, new).await;
    let mut open = net.sit(&format!("{path}/ws"), &first, 2).await;
    let seat = first.split('.').next().unwrap();
    let other = second["secret"].as_str().unwrap();
    net.ask("DELETE", &format!("{path}/seats/{seat}"), other, Value::Null).await;
    let _ = open.submit("k", "Arbiter declares White lost").await;
    let told = until_closed(&mut open).await;
    assert!(told.last().is_some_and(is_why), "{told:?}");
    let (_, seen) = net.ask("GET", &path, other, Value::Null).await;
    assert_eq!(seen["state"]["result"], "*");
}

#[tokio::test]
async fn replaced_player_cannot_play_and_gets_no_news() {
    let net = Net::new().await;
    let game = net.create("/api/games", json!({ "arbiter_seat": true })).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let (arbiter, white) = (secret(&game, "arbiter"), secret(&game, "white"));
    let mut open = net.sit(&format!("{path}/ws"), &white, 2).await;
    let new = json!({ "role": "white" });
    let (status, replaced) = net.ask("POST", &format!("{path}/seats"), &arbiter, new).await;
    assert_eq!(status, 201, "{replaced}");
    let event = json!({ "event": "White plays e4" });
    let by = replaced["secret"].as_str().unwrap();
    net.ask("POST", &format!("{path}/events"), by, event).await;
    let told = until_closed(&mut open).await;
    assert!(told.len() == 1 && is_why(&told[0]), "{told:?}");
}

#[tokio::test]
async fn revoked_arbiter_of_a_competition_gets_no_notes() {
    let net = Net::new().await;
    let boards = json!([{ "white": "Anna", "black": "Boris" }]);
    let new = json!({ "name": "Open", "boards": boards });
    let created = net.create("/api/competitions", new).await;
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let first = created["arbiter"]["secret"].as_str().unwrap();
    let new = json!({ "role": "arbiter", "name": "Bea" });
    let (_, second) = net.ask("POST", &format!("{path}/seats"), first, new).await;
    let bea = second["secret"].as_str().unwrap();
    let mut registry = net.sit(&format!("{path}/ws"), bea, 1).await;
    let game = format!("/api/games/{}/ws", created["boards"][0]["game"].as_str().unwrap());
    let mut board = net.sit(&game, bea, 2).await;
    let seat = second["seat"].as_str().unwrap();
    net.ask("DELETE", &format!("{path}/seats/{seat}"), first, Value::Null).await;
    let note = json!({ "what": "notes", "text": "not for Bea" });
    net.ask("POST", &format!("{path}/notes"), first, note).await;
    let _ = board.submit("k", "Arbiter declares White lost").await;
    for open in [&mut registry, &mut board] {
        let told = until_closed(open).await;
        assert!(told.len() == 1 && is_why(&told[0]), "{told:?}");
    }
}

#[tokio::test]
async fn last_arbiter_cannot_be_revoked() {
    let net = Net::new().await;
    let game = net.create("/api/games", json!({ "arbiter_seat": true })).await;
    let event = net.create("/api/competitions", json!({ "name": "Open" })).await;
    let places = [
        (format!("/api/games/{}", game["id"].as_str().unwrap()), secret(&game, "arbiter")),
        (
            format!("/api/competitions/{}", event["id"].as_str().unwrap()),
            event["arbiter"]["secret"].as_str().unwrap().to_owned(),
        ),
    ];
    for (path, arbiter) in places {
        let seat = arbiter.split('.').next().unwrap();
        let gone = format!("{path}/seats/{seat}");
        let (status, problem) = net.ask("DELETE", &gone, &arbiter, Value::Null).await;
        assert_eq!((status, &problem["type"]), (409, &json!("/problems/last-arbiter")));
    }
}

#[tokio::test]
async fn players_cannot_issue_links_beside_an_arbiter() {
    let net = Net::new().await;
    for (arbiter_seat, expected) in [(true, 403), (false, 201)] {
        let game = net.create("/api/games", json!({ "arbiter_seat": arbiter_seat })).await;
        let path = format!("/api/games/{}/seats", game["id"].as_str().unwrap());
        let new = json!({ "role": "white" });
        let (status, answer) = net.ask("POST", &path, &secret(&game, "white"), new).await;
        assert_eq!(status, expected, "{answer}");
    }
}

#[tokio::test]
async fn late_retry_of_a_submission_counts_once() {
    let net = Net::new().await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}/events", game["id"].as_str().unwrap());
    let white = secret(&game, "white");
    let says = |key: usize| json!({ "event": "White adjusts e1", "key": key.to_string() });
    let (_, first) = net.ask("POST", &path, &white, says(0)).await;
    for key in 1..100 {
        net.ask("POST", &path, &white, says(key)).await;
    }
    let (_, again) = net.ask("POST", &path, &white, says(0)).await;
    assert_eq!(first["version"], again["version"]);
}

#[tokio::test]
async fn events_count_from_their_time_of_receipt() {
    use std::sync::atomic::Ordering;
    use std::time::Duration;
    let net = Net::new().await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}/ws", game["id"].as_str().unwrap());
    let mut white = net.sit(&path, &secret(&game, "white"), 2).await;
    net.store.slow.store(500, Ordering::Release);
    white.submit("1", "White adjusts e1").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    white.submit("2", "White adjusts d1").await.unwrap();
    let mut at = Vec::new();
    while at.len() < 2 {
        let told = white.receive().await.unwrap();
        at.extend(told["taken"]["receipt"]["at_ms"].as_u64());
    }
    assert!(at[1] - at[0] < 400, "{at:?}: the commit of the first was charged to the second");
}

#[tokio::test]
async fn client_ahead_of_a_restored_journal_gets_the_whole_history() {
    let net = Net::new().await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let event = json!({ "event": "White plays e4" });
    net.ask("POST", &format!("{path}/events"), &secret(&game, "white"), event).await;
    let (_, news) = net.ask("GET", &format!("{path}/events"), "", Value::Null).await;
    let (version, wall) = (&news["happenings"][0]["version"], &news["happenings"][0]["wall_ms"]);
    for (wall, anew) in [(wall.clone(), false), (json!(1), true)] {
        let mut seat = Seat::connect(&net.address, &format!("{path}/ws")).await.unwrap();
        let seen = json!({ "version": version, "wall_ms": wall });
        seat.send_json(&json!({ "sit": { "after": version, "seen": seen } })).await.unwrap();
        let told = seat.receive().await.unwrap();
        assert_eq!(told["table"]["anew"] == true, anew, "{told}");
        let told = seat.receive().await.unwrap();
        let all = told["news"]["happenings"].as_array().unwrap().len();
        assert_eq!(all, usize::from(anew), "{told}");
    }
}
