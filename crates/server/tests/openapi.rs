//! Description of the API that clients are generated from.

use std::fs;
use std::path::Path;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/openapi.json");

#[test]
fn the_kept_description_is_the_codes() {
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
fn the_messages_of_the_websocket_are_described() {
    let described: serde_json::Value = serde_json::from_str(&touchmove_server::openapi()).unwrap();
    for name in ["Said", "Told", "Sit"] {
        assert!(described["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[test]
fn every_operation_has_a_name_of_its_own() {
    let described: serde_json::Value = serde_json::from_str(&touchmove_server::openapi()).unwrap();
    let paths = described["paths"].as_object().unwrap().values();
    let operations = paths.flat_map(|path| path.as_object().unwrap().values());
    let mut names: Vec<&str> = operations.map(|o| o["operationId"].as_str().unwrap()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), all > 10), (all, true), "{names:?}");
}
