//! Replays: exported protocols are judged the same again, as `touchmove judge --check` does.

use super::rounds::Event;
use serde_json::{Value, json};
use touchmove_game::Protocol;
use touchmove_players::Dice;

const SIDES: [&str; 2] = ["White", "Black"];
const BY_PLAYERS: [&str; 14] = [
    "arrives",
    "presses",
    "offers a draw",
    "accepts",
    "resigns",
    "claims illegal move",
    "claims flag",
    "claims threefold",
    "phone sounds",
    "distracts",
    "leaves the playing area",
    "stops the clock",
    "signs 1-0",
    "plays Ke5",
];
const BY_ARBITERS: [&str; 10] = [
    "starts",
    "resumes",
    "stops the clock",
    "warns White",
    "gives Black 0:02:00",
    "observes illegal move",
    "declares White lost",
    "declares both lost",
    "rejects",
    "allows Black to be late",
];
const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bc4", "e2e5"];

fn act(dice: &mut Dice) -> String {
    let mut one_of =
        |all: &[&'static str]| all[usize::try_from(dice.below(all.len() as u64)).unwrap()];
    let side = one_of(&SIDES);
    match one_of(&["move", "press", "player", "arbiter"]) {
        "move" => format!("{side} plays {}", one_of(&MOVES)),
        "press" => format!("{side} presses"),
        "player" => format!("{side} {}", one_of(&BY_PLAYERS)),
        _ => format!("Arbiter {}", one_of(&BY_ARBITERS)),
    }
}

async fn boards(awaited: bool, count: usize) -> (Event, Vec<Value>) {
    let tags = json!({ "TimeControl": "5400+30", "DefaultTime": "0:00:00" });
    let event = Event::with(json!({ "tags": tags, "awaited": awaited })).await;
    let boards: Vec<Value> =
        (1..=count).map(|number| json!({ "number": number, "white": "A", "black": "B" })).collect();
    let (_, created) = event.post("/rounds", json!({ "round": 1, "boards": boards })).await;
    let created = created.as_array().unwrap().clone();
    (event, created)
}

async fn says(event: &Event, board: &Value, text: &str) {
    let path = format!("/api/games/{}/events", board["game"].as_str().unwrap());
    event.server.post(&path, Some(&event.secret), json!({ "event": text })).await;
}

/// The exported protocol, if judging it again gives other rulings.
async fn differs(event: &Event, board: &Value) -> Option<String> {
    let path = format!("/api/games/{}/protocol", board["game"].as_str().unwrap());
    let (_, text) = event.server.call("GET", &path, Some(&event.secret), None).await;
    let found = Protocol::parse(&text).and_then(|protocol| protocol.check());
    match found {
        Ok(differences) if differences.is_empty() => None,
        other => Some(format!("{text}\n{other:?}")),
    }
}

#[tokio::test]
async fn both_players_arrive_too_late() {
    let (event, boards) = boards(true, 2).await;
    for text in ["Arbiter starts", "White arrives", "Black arrives"] {
        says(&event, &boards[0], text).await;
    }
    // In this game no player arrives.
    for text in ["Arbiter starts", "Arbiter declares both lost"] {
        says(&event, &boards[1], text).await;
    }
    for board in &boards {
        assert_eq!(differs(&event, board).await, None);
    }
}

#[tokio::test]
async fn exports_get_the_same_rulings_again() {
    let mut dice = Dice::new(7);
    for awaited in [false, true] {
        let (event, boards) = boards(awaited, 300).await;
        for board in &boards {
            for _ in 0..=dice.below(16) {
                says(&event, board, &act(&mut dice)).await;
            }
            assert_eq!(differs(&event, board).await, None);
        }
    }
}
