//! Routes and sockets, from the API description.

use super::scene::{self, Scene};
use serde_json::{Value, json};
use std::fmt;

pub(super) const GAME_SOCKET: &str = "/api/games/{id}/ws";

/// All routes of games and competitions.
pub(super) struct Routes {
    routes: Vec<Route>,
    pub sockets: Vec<String>,
}

/// A described route.
pub(super) struct Route {
    method: String,
    path: String,
    name: String,
    parameters: Vec<(String, bool, bool)>,
    has_body: bool,
}

/// A request for a scene.
pub(super) struct Request {
    pub method: String,
    pub path: String,
    pub body: Option<Value>,
    /// The body of an upload.
    pub file: Option<String>,
    route: String,
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.route)
    }
}

pub(super) struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub fn brief(&self) -> String {
        let brief: String = self.text.chars().take(200).collect();
        format!("{} {brief}", self.status)
    }
}

impl Routes {
    pub fn described() -> Routes {
        let described: Value = serde_json::from_str(&crate::openapi()).unwrap();
        let paths = described["paths"].as_object().unwrap();
        let mut routes = Routes { routes: Vec::new(), sockets: Vec::new() };
        for (path, operations) in paths {
            for (method, operation) in operations.as_object().unwrap() {
                // A route without a game or competition in its address has no facts about a game.
                let of_a_game = path.contains("/games/{id}") || path.contains("/competitions/{id}");
                if !of_a_game {
                    let of_the_laws = ["{edition}", "{article}", "{name}"];
                    let mut left = path.clone();
                    of_the_laws.iter().for_each(|known| left = left.replace(known, ""));
                    assert!(!left.contains('{'), "{path} may name a game: ask at it too");
                    continue;
                }
                match operation["responses"].get("101") {
                    Some(_) => routes.sockets.push(path.clone()),
                    None => routes.routes.push(Route::of(method, path, operation)),
                }
            }
        }
        assert!(routes.routes.len() > 30 && routes.sockets.len() == 2, "{:?}", routes.sockets);
        routes
    }

    pub fn reading(&self) -> impl Iterator<Item = &Route> {
        self.routes.iter().filter(|route| route.method == "GET")
    }

    pub fn writing(&self) -> impl Iterator<Item = &Route> {
        self.routes.iter().filter(|route| route.method != "GET")
    }
}

impl Route {
    fn of(method: &str, path: &str, operation: &Value) -> Route {
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        // `Idempotency-Key` is the only header, and it matters only for new games.
        let parameters = parameters.iter().filter(|parameter| parameter["in"] != "header");
        let parameters = parameters.map(|parameter| {
            let name = parameter["name"].as_str().unwrap().to_owned();
            let in_path = parameter["in"] == "path";
            assert_eq!(in_path, path.contains(&format!("{{{name}}}")), "{path}: {name} is where?");
            (name, in_path, parameter["required"] == true)
        });
        Route {
            method: method.to_uppercase(),
            path: path.to_owned(),
            name: operation["operationId"].as_str().unwrap().to_owned(),
            parameters: parameters.collect(),
            has_body: operation.get("requestBody").is_some(),
        }
    }

    /// Requests to the route: one with all parameters, and one with as few as possible.
    pub fn requests(&self, scene: &Scene) -> Vec<Request> {
        let mut paths = vec![self.path.clone()];
        for (name, in_path, _) in &self.parameters {
            if *in_path {
                let values = self.values(name, scene);
                let with =
                    |path: &String, value: &String| path.replace(&format!("{{{name}}}"), value);
                paths = paths.iter().flat_map(|p| values.iter().map(move |v| with(p, v))).collect();
            }
        }
        let query = |all: bool| {
            let asked = self.parameters.iter().filter(|(_, in_path, _)| !in_path);
            let asked = asked.filter(|(_, _, required)| all || *required);
            let asked: Vec<String> =
                asked.map(|(name, ..)| format!("{name}={}", self.values(name, scene)[0])).collect();
            if asked.is_empty() { String::new() } else { format!("?{}", asked.join("&")) }
        };
        let mut queries = vec![query(true), query(false)];
        queries.dedup();
        let request = |path: &String, query: &String| Request {
            method: self.method.clone(),
            path: format!("{path}{query}"),
            body: self.has_body.then(|| self.body()),
            file: self.name.contains("pairings").then(scene::file).or_else(|| self.is_a_file()),
            route: format!("{}{query}", self.path),
        };
        paths.iter().flat_map(|path| queries.iter().map(move |q| request(path, q))).collect()
    }

    fn is_a_file(&self) -> Option<String> {
        (self.name == "keep_tournament_file").then(scene::file)
    }

    /// Values of a parameter. A new parameter has to be added to this function.
    fn values(&self, name: &str, scene: &Scene) -> Vec<String> {
        let of_games = self.path.contains("/games/{id}");
        let one = |value: &str| vec![value.to_owned()];
        match name {
            "id" if of_games => one(&scene.game),
            "id" => one(&scene.competition),
            "version" => (2..=scene.versions()).map(|version| version.to_string()).collect(),
            "seat" => one("spare"),
            "game" if self.path.contains("/rounds/") => {
                vec!["game-1.json".to_owned(), "game-1.pgn".to_owned()]
            }
            "game" => one(&scene.spare),
            "subscription" => one("none"),
            "last" => one("500"),
            "round" => one("1"),
            "after" | "from" => one("0"),
            "incidents" => one("true"),
            _ => panic!("the matrix has no value for {name} of {}: add one", self.path),
        }
    }

    /// A valid body that does not affect other cells of the matrix.
    fn body(&self) -> Value {
        match self.name.as_str() {
            "submit_event" => json!({ "event": "White adjusts a1" }),
            "submit_for_all" => json!({ "event": "Arbiter stops the clock", "boards": [99] }),
            "issue_seat" | "issue_seat_of_competition" => json!({ "role": "spectator" }),
            "sign_result" => json!({ "codes": "==" }),
            "propose_rematch" => json!({ "link": "/game/abc#s.t" }),
            "add_boards" => json!([]),
            "change_board" => json!({ "tags": { "WhiteTeam": "Club" } }),
            "change_round" => json!({ "tags": { "Site": "Registry" } }),
            "enter_result" => json!({ "round": "9", "number": 9, "codes": "10" }),
            "add_round" => json!({ "round": 7, "boards": [] }),
            "write_note" => json!({ "what": "notes", "text": "Another." }),
            "share_ledger" => json!([scene::ledger_entry()]),
            "subscribe" => {
                json!({ "endpoint": "https://example.org/x", "keys": { "p256dh": "", "auth": "" } })
            }
            "keep_tournament_file" | "read_pairings_of_competition" => Value::Null,
            _ => panic!("the matrix has no body for {}: add one", self.name),
        }
    }
}
