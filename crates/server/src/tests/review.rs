//! Reviews of games.

use super::{Seated, TestServer};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn played(server: &TestServer) -> Seated<'_> {
    let game = server.game(json!({ "tags": { "TimeControl": "900+10" } })).await;
    for (who, what) in [
        ("white", "White plays e4"),
        ("white", "White presses"),
        ("black", "Black plays e7e4"),
        ("black", "Black presses"),
        ("black", "Black plays e5"),
        ("black", "Black presses"),
    ] {
        game.says(who, what).await;
    }
    game
}

fn moments(review: &Value) -> Vec<String> {
    let all = review["moments"].as_array().unwrap().iter();
    let rulings = all.flat_map(|moment| moment["happening"]["rulings"].as_array().unwrap());
    rulings.map(|ruling| ruling["effect"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn review_has_moves_and_incidents_with_board_and_clocks() {
    let server = TestServer::new().await;
    let game = played(&server).await;
    game.says("white", "White resigns").await;
    let review = server.get(&game.path("/review"), None).await;
    assert_eq!(review["start"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(review["clocks"], json!([910_000, 910_000]));
    let told = moments(&review);
    assert_eq!(told.iter().filter(|effect| *effect == "move_made").count(), 2, "{told:?}");
    let all = review["moments"].as_array().unwrap();
    let wrong = all.iter().find(|moment| moment["stood"].is_string()).unwrap();
    assert_eq!(wrong["stood"], "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(
        wrong["fen"].as_str().unwrap().split(' ').next(),
        all[0]["fen"].as_str().unwrap().split(' ').next()
    );
    assert!(all.last().unwrap()["clocks"][1].as_u64().is_some());
}

#[tokio::test]
async fn players_over_the_board_review_their_game_once_it_is_over() {
    let server = TestServer::new().await;
    let game = played(&server).await;
    let (path, white) = (game.path("/review"), game.secret("white"));
    let (status, _) = server.call("GET", &path, Some(white), None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    game.says("white", "White resigns").await;
    let review = server.get(&path, Some(white)).await;
    assert!(moments(&review).contains(&"move_made".to_owned()));
    assert!(moments(&review).contains(&"game_over".to_owned()));
}

#[tokio::test]
async fn answer_to_a_touch_claim_is_public() {
    let server = TestServer::new().await;
    let tags = json!({ "TimeControl": "5400+30", "Arbiter": "human" });
    let game = server.game(json!({ "tags": tags })).await;
    game.says("white", "White touches g1").await;
    game.says("white", "White plays e4").await;
    let quiet = game.news("black", 0).await.to_string();
    assert!(!quiet.contains("obligation"), "{quiet}");
    game.says("black", "Black claims touched g1").await;
    for role in ["white", "black"] {
        let told = game.news(role, 0).await.to_string();
        assert!(told.contains("obligation") && told.contains("position_restored"), "{told}");
    }
}

#[tokio::test]
async fn rematch_is_proposed_to_the_opponent_only() {
    let server = TestServer::new().await;
    let game = played(&server).await;
    let (path, white) = (game.path("/rematch"), game.secret("white"));
    let link = json!({ "link": "/game/abc#s.t" });
    let (status, _) = server.post(&path, Some(white), link.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    game.says("white", "White resigns").await;
    for wrong in ["https://example.org", "//example.org", "/game/../laws"] {
        let (status, _) = server.post(&path, Some(white), json!({ "link": wrong })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let broken = json!({ "link": "/game/a\nb" });
    let (status, _) = server.post(&path, Some(white), broken).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, told) = server.post(&path, Some(white), link.clone()).await;
    assert_eq!((status, &told["rematch"]), (StatusCode::OK, &json!({ "by": "white" })));
    // The opponent follows the link of the proposal.
    let (status, _) = server.post(&path, Some(game.secret("black")), link.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = server.post(&path, None, link).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn typed_time_control_is_parsed() {
    let server = TestServer::new().await;
    let read =
        async |typed: &str| server.get(&format!("/api/time-controls?typed={typed}"), None).await;
    let fields = |view: &Value| -> Vec<String> {
        let all = view["readings"].as_array().unwrap().iter();
        all.map(|one| one["field"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(fields(&read("3%7C2").await), ["180+2"]);
    assert_eq!(fields(&read("300").await).len(), 2);
    let wrong = read("15%20parsecs").await;
    assert!(fields(&wrong).is_empty());
    assert_eq!(wrong["misread"], json!({ "found": "parsecs", "column": 4 }));
}

#[tokio::test]
async fn awaited_players_start_the_game_together() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "awaited": true, "tags": { "TimeControl": "900" } })).await;
    let (status, _) = game.tries("white", "White plays e4").await;
    assert_eq!(status, StatusCode::CONFLICT);
    for who in ["white", "black"] {
        assert_eq!(game.state(who).await["status"], "not_started");
        game.says(who, "Arbiter starts").await;
    }
    assert_eq!(game.state("white").await["clock"]["running"], "white");
    game.says("white", "White plays e4").await;
}
