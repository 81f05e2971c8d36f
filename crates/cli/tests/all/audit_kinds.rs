//! `touchmove audit`: selection of findings, and their names.

use crate::audit_run::{audit, file};
use serde_json::Value;

/// An unclaimed draw, an illegal move, a result without an end on the board.
const MIXED: &str = "[White \"A\"]\n[Date \"2024.01.01\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n\n\
                     [White \"B\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 1-0\n\n\
                     [White \"C\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 2. g4 Qh4# *\n";

fn kinds(args: &[&str]) -> Vec<String> {
    let (_, out, _) = audit(&[&["--json"], args].concat(), MIXED.as_bytes());
    let lines = out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let id = |finding: &Value| finding["id"].as_str().expect("a name").to_owned();
    lines
        .flat_map(|line| line["findings"].as_array().unwrap().iter().map(id).collect::<Vec<_>>())
        .collect()
}

#[test]
fn kinds_are_selected() {
    assert_eq!(kinds(&[]), ["claim-threefold", "illegal-move", "open-after-end"]);
    assert_eq!(kinds(&["--only", "claim-*,illegal-move"]), ["claim-threefold", "illegal-move"]);
    assert_eq!(kinds(&["--ignore", "claim-*"]), ["illegal-move", "open-after-end"]);
    let (status, _, err) = audit(&["--only", "ilegal-move"], b"");
    assert_eq!(
        (status, err.trim()),
        (2, "touchmove: ilegal-move: no kind of finding; see touchmove audit --kinds")
    );
}

#[test]
fn level_decides_the_exit_status() {
    let status = |args: &[&str]| audit(args, MIXED.as_bytes()).0;
    assert_eq!(status(&[]), 1);
    assert_eq!(status(&["--only", "claim-*"]), 0);
    assert_eq!(status(&["--only", "claim-*", "--fail-on", "note"]), 1);
    assert_eq!(status(&["--only", "open-after-end"]), 1);
    assert_eq!(status(&["--only", "open-after-end", "--fail-on", "error"]), 0);
    assert_eq!(status(&["--fail-on", "never"]), 0);
}

#[test]
fn options_can_come_from_a_file() {
    let config =
        file("audit.toml", b"ignore = [\"claim-*\", \"illegal-move\"]\nfail-on = \"error\"\n");
    let config = config.to_str().unwrap();
    assert_eq!(kinds(&["--config", config]), ["open-after-end"]);
    assert_eq!(audit(&["--config", config], MIXED.as_bytes()).0, 0);
    // The command line overrides the file.
    assert_eq!(audit(&["--config", config, "--fail-on", "warning"], MIXED.as_bytes()).0, 1);
    let (status, _, err) = audit(&["--config", "no-such-file.toml"], b"");
    assert!(status == 2 && err.contains("no-such-file.toml"), "{err}");
}

#[test]
fn table_of_kinds_matches_the_docs() {
    let (status, out, _) = audit(&["--kinds"], b"");
    let docs = include_str!("../../../../docs/audit.md");
    assert_eq!(status, 0);
    for line in out.lines() {
        assert!(docs.lines().any(|other| other == line.trim_end()), "docs/audit.md: {line}");
    }
    assert!(out.lines().any(|line| line.starts_with("illegal-move ")));
}

#[test]
fn non_pgn_file_is_reported_once() {
    let (status, out, _) =
        audit(&[], "no game\n\nand none here <>\n\nnor [here\n".repeat(50).as_bytes());
    assert_eq!(status, 1);
    assert_eq!(out.matches("[not-pgn]").count(), 1, "{out}");
    assert!(out.starts_with("-:1:1: This is not a PGN file"), "{out}");
    // Text before a game is a different finding.
    let (_, out, _) = audit(&[], b"no game\n\n1. e4 e5 *\n");
    assert!(out.contains("[pgn-text-outside-game]") && !out.contains("not-pgn"), "{out}");
}

/// Every line matches the schema that `--schema` prints.
#[test]
fn json_matches_the_schema() {
    let (_, schema, _) = audit(&["--schema"], b"");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let odd = "[Event \"E\"]\n[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"]\n\n1. Kf2 {White loses on time} 0-1\n\n\
               1. e4 e5 2. Qxf7+ a6 3. d4 h6 0-1\n\n1. e4 -- 2. d4 d5 *\n\n1. x4 *\n\n1. e4 e5 2. Sf3 Sc6 *\n\n\
               [TimeControl \"60\"]\n\n1. e4 {[%clk -0:00:05]} e5 {[%clk 0:09:00]} 2. d4 d5 {[%clk 0:10:00]} *\n\n\
               [Termination \"by repetition\"]\n\n1. e4+ e5 2. Ke4 Kd5 1/2-1/2\n\n\
               1. f3 e5 2. g4 Qh4# 3. a3 1-0\n\n1. Nd2 Nf6 2. Ngf3 a6 3. Nd4 a5 4. N2f3 a4 5. Nd2 e5 6. Nf3 (1. d4";
    let text = format!("text\n\n{MIXED}\n{odd}");
    let (_, out, _) = audit(&["--json", "--strict"], text.as_bytes());
    let (mut lines, mut found) = (0, 0);
    for line in out.lines() {
        let value: Value = serde_json::from_str(line).expect("JSON");
        fits(&value, &schema, &schema).unwrap_or_else(|why| panic!("{why}: {line}"));
        lines += 1;
        found += value["findings"].as_array().map_or(0, Vec::len);
    }
    assert!(lines > 10 && found > 15, "{lines} lines, {found} findings");
    // Make sure that the validator rejects a wrong line.
    let wrong: Value = serde_json::json!({ "version": 2 });
    assert!(fits(&wrong, &schema, &schema).is_err());
}

/// Validates the subset of JSON Schema that our schema uses.
fn fits(value: &Value, schema: &Value, root: &Value) -> Result<(), String> {
    if let Some(path) = schema["$ref"].as_str() {
        return fits(value, root.pointer(&path[1..]).expect("a definition"), root);
    }
    if let Some(all) = schema["oneOf"].as_array() {
        let fitting = all.iter().filter(|one| fits(value, one, root).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { Err(format!("{fitting} forms fit {value}")) };
    }
    let is = |name: &Value| match name.as_str().expect("a type") {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => value.is_null(),
    };
    let right = match &schema["type"] {
        Value::Null => true,
        Value::Array(types) => types.iter().any(is),
        one => is(one),
    };
    let known = schema["enum"].as_array().is_none_or(|all| all.contains(value));
    let same = schema.get("const").is_none_or(|one| one == value);
    let enough = schema["minimum"].as_i64().is_none_or(|least| value.as_i64() >= Some(least));
    if !(right && known && same && enough) {
        return Err(format!("{value} is not {schema}"));
    }
    for item in value.as_array().into_iter().flatten() {
        fits(item, &schema["items"], root)?;
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        value.get(name.as_str().unwrap()).ok_or_else(|| format!("{name} is missing"))?;
    }
    for (name, field) in value.as_object().into_iter().flatten() {
        let of_field =
            schema["properties"].get(name).ok_or_else(|| format!("{name} is not known"))?;
        fits(field, of_field, root)?;
    }
    Ok(())
}
