//! Endpoints of a running server. They are every API operation with a body or a query, and a target
//! for arbitrary URLs and headers.
//!
//! If an endpoint has a query, the first line of the input is the query, and the rest is the body.

mod example;
mod http;

use crate::seeds;
use http::{Answer, Request};
use serde_json::{Value, json};
use std::path::PathBuf;
use touchmove_server::read::{LARGEST_BODY, LARGEST_FILE, LARGEST_QUERY};
use touchmove_server::{Config, Limits, Server};

/// Number of inputs after which a new server replaces the old one, because the server's state
/// grows.
const INPUTS: u32 = 3_000;

/// Operation of the API that accepts bytes.
#[derive(Clone)]
pub struct Door {
    pub name: String,
    pub most: usize,
    pub seeds: Vec<Vec<u8>>,
    method: String,
    path: String,
    kind: Option<String>,
    has_query: bool,
}

/// Returns all endpoints of the API description.
pub fn all() -> Vec<Door> {
    let api: Value = serde_json::from_str(&touchmove_server::openapi()).unwrap_or_default();
    let paths = api["paths"].as_object().into_iter().flatten();
    let operations = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| (path, method, operation))
    });
    let doors = operations.filter_map(|(path, method, said)| door(&api, path, method, said));
    doors.chain([addresses()]).collect()
}

fn door(api: &Value, path: &str, method: &str, said: &Value) -> Option<Door> {
    let parameters = said["parameters"].as_array().into_iter().flatten();
    let query: Vec<&str> = parameters
        .filter_map(|one| one["name"].as_str())
        // Decide by the path which parameters are path parameters. The description calls some query
        // parameters path parameters.
        .filter(|name| !path.contains(&format!("{{{name}}}")))
        .collect();
    let content = said["requestBody"]["content"].as_object();
    let body = content.and_then(|kinds| kinds.iter().next());
    if query.is_empty() && body.is_none() {
        return None;
    }
    let kind = body.map(|(kind, _)| kind.clone());
    let most = match kind.as_deref() {
        Some("application/json") => LARGEST_BODY,
        Some(_) => LARGEST_FILE,
        None => LARGEST_QUERY,
    };
    let example = body.map(|(_, media)| example::of(api, &media["schema"]).to_string());
    let asked: Vec<String> = query.iter().map(|name| format!("{name}=1")).collect();
    let head = if query.is_empty() { String::new() } else { asked.join("&") + "\n" };
    let mut seeds = vec![(head.clone() + &example.unwrap_or_default()).into_bytes()];
    if !query.is_empty() {
        seeds.extend(seeds::all().iter().map(|seed| [head.as_bytes(), seed].concat()));
    }
    let (has_query, method) = (!query.is_empty(), method.to_uppercase());
    let name = said["operationId"].as_str()?.to_owned();
    Some(Door { name, most, seeds, method, path: path.to_owned(), kind, has_query })
}

/// Returns the target for URLs and headers. The input has the URL, the secret and the languages,
/// each on a line.
fn addresses() -> Door {
    let seeds = [
        "/api/games/x?after=1\nseat.secret\nfi, en;q=0.5",
        "/api/laws/FIDE%202023/7.5.5\n\nar-EG",
        "/api/competitions/x/rounds/3/index.json\n\n*",
        "/embed/game/x\n\n",
        "/assets/../../touchmove.key\n\n",
    ];
    Door {
        name: "address".to_owned(),
        most: LARGEST_QUERY,
        seeds: seeds.map(|seed| seed.as_bytes().to_vec()).to_vec(),
        method: "GET".to_owned(),
        path: String::new(),
        kind: None,
        has_query: true,
    }
}

/// Server in this process, with a competition and a game.
pub struct House {
    open: Option<Open>,
    knocks: u32,
}

struct Open {
    address: String,
    competition: String,
    arbiter: String,
    game: String,
    white: String,
    folder: PathBuf,
    /// Runtime of the server. Dropping it ends the server.
    _running: tokio::runtime::Runtime,
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl House {
    /// Creates a server that starts when the first request is sent.
    pub const fn new() -> House {
        House { open: None, knocks: 0 }
    }

    /// Sends bytes to an endpoint.
    ///
    /// # Panics
    /// Panics if the request fails in the server, or if the server is gone.
    pub fn knock(&mut self, door: &Door, data: &[u8]) {
        if self.knocks.is_multiple_of(INPUTS) {
            self.open = None;
        }
        self.knocks = self.knocks.wrapping_add(1);
        let open = self.open.get_or_insert_with(open);
        let request = request(door, open, data);
        match http::ask(&open.address, &request) {
            Answer::Status(500) => panic!("{} {}: 500", door.method, request.target()),
            Answer::Status(_) | Answer::Closed => {}
            Answer::Gone(why) => panic!("{} {}: {why}", door.method, request.target()),
        }
    }
}

fn request<'a>(door: &'a Door, open: &'a Open, data: &'a [u8]) -> Request<'a> {
    let (head, rest) = if door.has_query { first_line(data) } else { (&[][..], data) };
    let is_players = door.path.ends_with("/slip") || door.path.ends_with("/rematch");
    let secret = if is_players { &open.white } else { &open.arbiter };
    let mut request = Request {
        method: &door.method,
        path: path(door, open),
        query: head,
        secret: secret.as_bytes(),
        language: b"en",
        kind: door.kind.as_deref(),
        body: rest,
    };
    if door.path.is_empty() {
        (request.secret, request.language) = first_line(rest);
        request.body = &[];
    }
    request
}

fn first_line(data: &[u8]) -> (&[u8], &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == b'\n');
    (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
}

/// Returns the path in which the parameters have been replaced by values.
fn path(door: &Door, open: &Open) -> String {
    let id = if door.path.starts_with("/api/games/") { &open.game } else { &open.competition };
    let filled = door.path.replace("{id}", id).replace("{game}", &open.game);
    let rest =
        [("{edition}", "FIDE%202023"), ("{round}", "1"), ("{number}", "1"), ("{version}", "1")];
    let filled = rest.iter().fold(filled, |path, (name, value)| path.replace(name, value));
    filled.replace(['{', '}'], "")
}

/// # Panics
/// Panics if the server does not start, because that is not a finding about an input.
fn open() -> Open {
    let workers =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let running = workers.expect("threads");
    let folder = std::env::temp_dir().join(format!("touchmove-doors-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        store: "memory".to_owned(),
        key_file: folder.join("key"),
        limits: Limits::unlimited(),
        ..Config::default()
    };
    let server = running.block_on(Server::start(config)).expect("a server");
    let address = server.address().to_string();
    running.spawn(server.run(std::future::pending()));
    let board = json!({ "white": "Anna", "black": "Boris", "round": "1", "ranks": [1, 2] });
    let new = json!({ "name": "Open", "boards": [board] });
    let made = http::create(&address, "/api/competitions", &new);
    let text = |value: &Value| value.as_str().expect("a competition").to_owned();
    let board = &made["boards"][0];
    Open {
        competition: text(&made["id"]),
        arbiter: text(&made["arbiter"]["secret"]),
        game: text(&board["game"]),
        white: text(&board["seats"][0]["secret"]),
        address,
        folder,
        _running: running,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fuzzer would never send a body to an endpoint that is missing in this list.
    #[test]
    fn every_request_body_has_a_target() {
        let api: Value = serde_json::from_str(&touchmove_server::openapi()).unwrap();
        let operations = api["paths"].as_object().unwrap().values();
        let operations = operations.flat_map(|path| path.as_object().unwrap().values());
        let taken: Vec<&Value> =
            operations.filter(|one| one.get("requestBody").is_some()).collect();
        assert!(taken.len() > 15, "{}", taken.len());
        let doors = all();
        for operation in taken {
            let name = operation["operationId"].as_str().unwrap();
            let door = doors.iter().find(|door| door.name == name);
            let door = door.unwrap_or_else(|| panic!("{name} has no target"));
            assert!(door.most >= LARGEST_BODY, "{name}");
            assert!(!door.seeds.is_empty(), "{name}");
        }
    }

    /// The seed of every endpoint is valid, so that its mutations are not all rejected by the
    /// parser.
    #[test]
    fn examples_are_valid() {
        let open = open();
        for door in all().iter().filter(|door| door.kind.as_deref() == Some("application/json")) {
            let answer = http::ask(&open.address, &request(door, &open, &door.seeds[0]));
            let Answer::Status(status) = answer else { panic!("{}: {answer:?}", door.name) };
            // Only a player may sign a result, but the requests use an arbiter's seat.
            let refused = status == 401 && door.name != "sign_result";
            assert!(status != 400 && !refused && status != 415, "{}: {status}", door.name);
        }
    }
}
