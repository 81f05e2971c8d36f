//! Description of the API, from which clients are generated.

use std::fs;
use std::path::Path;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/openapi.json");

#[test]
fn openapi_json_matches_the_code() {
    let path = Path::new(KEPT);
    let described = touchmove_server::openapi() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, &described).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == described,
        "web/openapi.json is not what the code describes. Bring it and the types of the pages up \
         to date:\n  UPDATE=1 cargo test --test openapi\n  \
         (cd web && npm run types)"
    );
}

#[test]
fn websocket_messages_are_described() {
    let described: serde_json::Value = serde_json::from_str(&touchmove_server::openapi()).unwrap();
    for name in ["Said", "Told", "Sit"] {
        assert!(described["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[test]
fn operation_names_are_unique() {
    let described: serde_json::Value = serde_json::from_str(&touchmove_server::openapi()).unwrap();
    let paths = described["paths"].as_object().unwrap().values();
    let operations = paths.flat_map(|path| path.as_object().unwrap().values());
    let mut names: Vec<&str> = operations.map(|o| o["operationId"].as_str().unwrap()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), all > 10), (all, true), "{names:?}");
}
