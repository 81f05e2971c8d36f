//! Rounds of an event: importing the pairing program's file, and exporting it with results.

use super::TestServer;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

fn player(rank: u32, name: &str, points: &str, rounds: &str) -> String {
    format!(
        "001 {rank:>4}      {name:<33} 2100 FIN      500{rank:03} 1990/01/01 {points:>4} {rank:>4}  {rounds}\r\n"
    )
}

fn file() -> String {
    let players = [
        player(1, "Aalto, Änna", " 0.0", "   3 w  "),
        player(2, "Berg, Bo", " 0.0", "   4 b  "),
        player(3, "Costa, Carla", " 0.0", "   1 b  "),
        player(4, "Drew, Dan", " 0.0", "   2 w  "),
        player(5, "Eze, Ed", " 1.0", "0000 - U"),
    ];
    format!("012 Open\r\n222 5400+30\r\n### ours\r\n{}", players.concat())
}

pub(super) struct Event {
    pub server: TestServer,
    pub path: String,
    pub secret: String,
}

impl Event {
    pub async fn new() -> Event {
        Event::with(json!({ "tags": { "TimeControl": "5400+30" } })).await
    }

    pub async fn with(games: Value) -> Event {
        let server = TestServer::new().await;
        let (status, created) =
            server.post("/api/competitions", None, json!({ "name": "Open", "games": games })).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
        let secret = created["arbiter"]["secret"].as_str().unwrap().to_owned();
        Event { server, path, secret }
    }

    pub async fn post(&self, rest: &str, body: Value) -> (StatusCode, Value) {
        let path = format!("{}{rest}", self.path);
        let (status, text) = self.server.call("POST", &path, Some(&self.secret), Some(body)).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    pub async fn raw(&self, method: &str, rest: &str, bytes: Vec<u8>) -> (StatusCode, Vec<u8>) {
        raw(&self.server, method, &format!("{}{rest}", self.path), &self.secret, bytes).await
    }

    pub async fn text(&self, rest: &str) -> String {
        let (status, bytes) = self.raw("GET", rest, Vec::new()).await;
        assert_eq!(status, StatusCode::OK, "{rest}: {}", String::from_utf8_lossy(&bytes));
        String::from_utf8(bytes).unwrap()
    }
}

pub(super) async fn raw(
    server: &TestServer,
    method: &str,
    path: &str,
    secret: &str,
    bytes: Vec<u8>,
) -> (StatusCode, Vec<u8>) {
    let request = Request::builder().method(method).uri(path);
    let request = request.header(header::AUTHORIZATION, format!("Bearer {secret}"));
    let answer =
        server.app.clone().oneshot(request.body(Body::from(bytes)).unwrap()).await.unwrap();
    let status = answer.status();
    (status, axum::body::to_bytes(answer.into_body(), 1 << 24).await.unwrap().to_vec())
}

/// The previewed round, as a request to add it.
pub(super) fn to_add(understood: &Value) -> Value {
    let tags = |board: &Value| {
        let mut tags = serde_json::Map::new();
        for side in ["White", "Black"] {
            let person = &board[side.to_lowercase()];
            tags.insert(format!("{side}Elo"), json!(person["rating"].to_string()));
            tags.insert(format!("{side}FideId"), person["fide_id"].clone());
        }
        tags
    };
    let boards = understood["boards"].as_array().unwrap().iter().map(|board| {
        json!({ "number": board["number"], "white": board["white"]["name"],
            "black": board["black"]["name"], "tags": tags(board),
            "ranks": [board["white"]["rank"], board["black"]["rank"]] })
    });
    let byes = understood["byes"].as_array().unwrap().iter().map(|bye| {
        json!({ "rank": bye["player"]["rank"], "person": bye["player"]["name"], "code": bye["code"] })
    });
    json!({ "round": understood["round"], "boards": boards.collect::<Vec<_>>(),
        "byes": byes.collect::<Vec<_>>() })
}

async fn first_round(event: &Event) -> Value {
    let (status, answer) = event.raw("POST", "/pairings", file().into_bytes()).await;
    assert_eq!(status, StatusCode::OK);
    let understood: Value = serde_json::from_slice(&answer).unwrap();
    let (status, _) = event.raw("PUT", "/file?round=1", file().into_bytes()).await;
    assert_eq!(status, StatusCode::OK);
    let (status, boards) = event.post("/rounds", to_add(&understood)).await;
    assert_eq!(status, StatusCode::CREATED, "{boards}");
    boards
}

async fn says(event: &Event, board: &Value, text: &str) {
    let path = format!("/api/games/{}/events", board["game"].as_str().unwrap());
    let (status, answer) =
        event.server.post(&path, Some(&event.secret), json!({ "event": text })).await;
    assert_eq!(status, StatusCode::CREATED, "{text}: {answer}");
}

/// Imports a pairing engine's list. Pairing engines read the players' file and print start ranks;
/// the file itself has no pairings.
async fn from_a_list(event: &Event, file: String, list: String) {
    event.raw("PUT", "/file?round=1", file.into_bytes()).await;
    let (_, read) = event.raw("POST", "/pairings", list.into_bytes()).await;
    let mut understood: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(understood["lines"], json!([]));
    // The list alone does not name a round.
    assert!(understood["round"].is_null() || understood["round"] == 1, "{understood}");
    understood["round"] = json!(1);
    let (status, boards) = event.post("/rounds", to_add(&understood)).await;
    assert_eq!(status, StatusCode::CREATED, "{boards}");
    let result = json!({ "round": "1", "number": 2, "codes": "01" });
    assert_eq!(event.post("/results", result).await.0, StatusCode::NO_CONTENT);
    let after = event.text("/file?round=1").await;
    assert!(after.ends_with("0000 - U\r\n") && !after.contains("\n4 2"), "{after}");
    let round = touchmove_tournament::trf::File::parse(&after).unwrap().round(1);
    let pair = |white, black, codes| touchmove_tournament::trf::Pair { white, black, codes };
    assert_eq!(round.pairs.len(), 2, "{after}");
    assert!(round.pairs.contains(&pair(1, 3, [' ', ' '])), "{after}");
    assert!(round.pairs.contains(&pair(4, 2, ['0', '1'])), "{after}");
    assert_eq!(round.byes[0].rank, 5);
}

#[tokio::test]
async fn file_with_players_only_is_paired_from_a_list() {
    let alone: String =
        file().lines().map(|line| format!("{}\r\n", line.get(..91).unwrap_or(line))).collect();
    let alone = alone.replace(" 1.0    5", " 0.0    5");
    let list = "3\n1 3\n4 2\n5 0\n";
    from_a_list(&Event::new().await, alone.clone(), list.to_owned()).await;
    // On the page, the arbiter chooses both files at once.
    let both = format!("{alone}\n{list}");
    from_a_list(&Event::new().await, both.clone(), both).await;
}

#[tokio::test]
async fn results_are_written_into_the_imported_file() {
    let event = Event::new().await;
    let boards = first_round(&event).await;
    assert_eq!(event.text("/file?round=1").await, file());
    // The first game is decided before a move was made. The second board is a wooden one.
    for text in ["Arbiter starts", "Arbiter declares Black lost"] {
        says(&event, &boards[0], text).await;
    }
    let entered = json!({ "round": "1", "number": 2, "codes": "-+" });
    assert_eq!(event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
    let after = event.text("/file?round=1").await;
    let expected = file()
        .replace(" 0.0    1     3 w  ", " 1.0    1     3 w W")
        .replace(" 0.0    3     1 b  ", " 0.0    3     1 b L")
        .replace(" 0.0    4     2 w  ", " 0.0    4     2 w -")
        .replace(" 0.0    2     4 b  ", " 1.0    2     4 b +");
    assert_eq!(after, expected);
    let csv = event.text("/results.csv?round=1").await;
    assert!(csv.contains("1;1;\"Aalto, Änna\";\"Costa, Carla\";1-0\r\n"), "{csv}");
    assert!(csv.contains("1;2;\"Drew, Dan\";\"Berg, Bo\";--+\r\n"), "{csv}");
    let results = event.server.get(&format!("{}/results", event.path), Some(&event.secret)).await;
    assert_eq!((&results[0]["codes"], &results[0]["entered"]), (&json!("WL"), &json!(false)));
    assert_eq!((&results[1]["codes"], &results[1]["entered"]), (&json!("-+"), &json!(true)));
    // Take the entered result back.
    let back = json!({ "round": "1", "number": 2 });
    assert_eq!(event.post("/results", back).await.0, StatusCode::NO_CONTENT);
    assert!(event.text("/file?round=1").await.contains(" 0.0    2     4 b  "));
}

#[tokio::test]
async fn next_round_is_imported_as_start_ranks() {
    let event = Event::new().await;
    first_round(&event).await;
    for number in [1, 2] {
        event.post("/results", json!({ "round": "1", "number": number, "codes": "10" })).await;
    }
    let (_, answer) = event.raw("POST", "/pairings", b"2\n5 1\n4 3\n2 0\n".to_vec()).await;
    let mut understood: Value = serde_json::from_slice(&answer).unwrap();
    assert_eq!(understood["boards"][0]["white"]["name"], "Eze, Ed");
    understood["round"] = json!(2);
    let (status, boards) = event.post("/rounds", to_add(&understood)).await;
    assert_eq!(status, StatusCode::CREATED, "{boards}");
    event.post("/results", json!({ "round": "2", "number": 1, "codes": "01" })).await;
    let after = event.text("/file?round=2").await;
    assert!(after.contains(" 2.0    1     3 w 1     5 b 1\r\n"), "{after}");
    assert!(after.contains(" 1.0    5  0000 - U     1 w 0\r\n"), "{after}");
    assert!(after.contains(" 1.0    2     4 b 0  0000 - U\r\n"), "{after}");
    assert!(after.contains(" 1.0    4     2 w 1     3 w  \r\n"), "{after}");
    // Boards of two rounds may have the same number.
    let started = json!({ "event": "Arbiter starts", "round": "2", "boards": [1] });
    let (_, done) = event.post("/events", started).await;
    assert_eq!(done.as_array().unwrap().len(), 1, "{done}");
}

#[tokio::test]
async fn broadcast_has_players_but_no_penalties() {
    let event = Event::new().await;
    let boards = first_round(&event).await;
    for text in [
        "Arbiter starts",
        "White plays e4",
        "White presses",
        "Black plays Kd6",
        "Black presses",
        "Arbiter warns White",
        "White plays Nf3",
        "White presses",
        "Arbiter declares Black lost",
    ] {
        says(&event, &boards[0], text).await;
    }
    let pgn = event.text("/pgn?round=1").await;
    for tag in ["Round \"1.1\"", "Board \"1\"", "WhiteElo \"2100\"", "BlackFideId \"500003\""] {
        assert!(pgn.contains(&format!("[{tag}]")), "{tag}: {pgn}");
    }
    assert!(pgn.contains("2. Nf3") && pgn.contains("[%clk ") && !pgn.contains("warn"), "{pgn}");
    assert!(!pgn.contains("Date \"????"), "{pgn}");
    let told = event.text("/pgn?round=1&incidents=true").await;
    assert!(told.contains("Arbiter warns White"), "{told}");
    let path = format!("{}/pgn?incidents=true", event.path);
    assert_eq!(event.server.call("GET", &path, None, None).await.0, StatusCode::UNAUTHORIZED);
    let index: Value = serde_json::from_str(&event.text("/rounds/1/index.json").await).unwrap();
    assert_eq!(index["pairings"][0]["white"]["lname"], "Aalto");
    assert_eq!(index["pairings"][0]["result"], "1-0");
    let game: Value = serde_json::from_str(&event.text("/rounds/1/game-1.json").await).unwrap();
    assert!(game["moves"][0].as_str().unwrap().starts_with("e4 54"), "{game}");
    // The format has no notation for illegal moves; later moves are listed separately.
    assert_eq!(game["moves"].as_array().unwrap().len(), 1, "{game}");
    assert!(game["parts"][0]["moves"][0].as_str().unwrap().starts_with("Nf3 "), "{game}");
    assert!(game["parts"][0]["fen"].as_str().unwrap().contains("3k4"), "{game}");
    assert!(pgn.starts_with(&event.text("/rounds/1/game-1.pgn").await), "{pgn}");
}

#[tokio::test]
async fn swiss_manager_export_is_importable() {
    let event = Event::new().await;
    first_round(&event).await;
    for (number, codes) in [(1, "=="), (2, "-+")] {
        event.post("/results", json!({ "round": "1", "number": number, "codes": codes })).await;
    }
    let expected = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n\
                    1;1;500001;500003;1;3;0,5;0,5;;0,5:0,5;0;;\r\n\
                    1;2;500004;500002;4;2;0;1;K;0:1K;0;;\r\n\
                    1;3;0;0;5;-1;0;0;;0:0;0;;\r\n";
    assert_eq!(event.text("/swiss-manager.txt?round=1").await, expected);
    // The export can be imported again, with the names of the tournament file.
    let (_, answer) = event.raw("POST", "/pairings", expected.as_bytes().to_vec()).await;
    let again: Value = serde_json::from_slice(&answer).unwrap();
    assert_eq!(again["boards"][1]["white"]["name"], "Drew, Dan");
    assert_eq!(again["boards"][1]["result"], "--+");
}

#[tokio::test]
async fn workbook_is_imported_but_a_zip_bomb_is_not() {
    let event = Event::new().await;
    let book = include_bytes!("../../../tournament/tests/lists/swiss-manager/pairings.xlsx");
    let (status, answer) = event.raw("POST", "/pairings", book.to_vec()).await;
    let read: Value = serde_json::from_slice(&answer).unwrap();
    assert_eq!(
        (status, &read["boards"][0]["black"]["name"]),
        (StatusCode::OK, &json!("Ågren, Siv"))
    );
    let (status, answer) = event.raw("POST", "/pairings", b"PK\x03\x04 and nothing".to_vec()).await;
    let read: Value = serde_json::from_slice(&answer).unwrap();
    assert_eq!((status, &read["lines"][0]["is"]), (StatusCode::OK, &json!("broken")));
}

#[tokio::test]
async fn players_of_a_round_may_have_unequal_times() {
    let event = Event::with(json!({ "tags": { "TimeControl": "W300-B240+2" } })).await;
    let boards = first_round(&event).await;
    for text in ["Arbiter starts", "White plays e4", "White presses"] {
        says(&event, &boards[0], text).await;
    }
    let path = format!("/api/games/{}", boards[0]["game"].as_str().unwrap());
    let clock = event.server.get(&path, Some(&event.secret)).await["state"]["clock"].clone();
    assert!(clock["white_ms"].as_u64().unwrap() <= 300_000, "{clock}");
    let black = clock["black_ms"].as_u64().unwrap();
    assert!((230_000..=242_000).contains(&black), "{clock}");
    let pgn = event.text("/pgn?round=1").await;
    assert!(pgn.contains("[TimeControl \"W300-B240+2\"]"), "{pgn}");
    let typed = event.server.get("/api/time-controls?typed=W5-B4", None).await;
    assert_eq!(typed["readings"][0]["field"], "W300-B240");
    assert_eq!(typed["readings"][0]["black"][0]["time_ms"], 240_000);
    let wrong = json!({ "tags": { "TimeControl": "W300-B" } });
    let (status, answer) = event.server.post("/api/games", None, wrong).await;
    assert!(status.is_client_error() && answer.to_string().contains("column 7"), "{answer}");
}

#[tokio::test]
async fn unknown_file_is_refused_and_names_can_be_removed() {
    let event = Event::new().await;
    let (status, answer) = event.raw("PUT", "/file?round=1", b"Anna - Boris\n".to_vec()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{}", String::from_utf8_lossy(&answer));
    assert_eq!(
        event.raw("GET", "/file?round=1", Vec::new()).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    first_round(&event).await;
    event.server.registry.anonymise("Aalto, Änna").await.unwrap();
    let text = event.text("/file?round=1").await;
    assert!(!text.contains("Aalto") && text.contains("Berg, Bo"), "{text}");
    // The columns of rating, federation, number and birth date are blank.
    let line = format!("001    1      {:<65}  0.0    1", "NN");
    assert!(text.contains(&line), "{text}");
}

/// The file is larger than the body of other requests may be.
#[tokio::test]
async fn file_size_is_limited() {
    let event = Event::new().await;
    let players: String = (1..=800).map(|rank| player(rank, "Somebody", " 0.0", "")).collect();
    assert!(players.len() > 70_000);
    assert_eq!(event.raw("PUT", "/file?round=1", players.into_bytes()).await.0, StatusCode::OK);
    let (status, _) = event.raw("POST", "/pairings", vec![b'a'; 600 * 1024]).await;
    assert!([StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNPROCESSABLE_ENTITY].contains(&status));
}
