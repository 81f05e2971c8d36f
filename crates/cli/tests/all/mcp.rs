//! `touchmove mcp`, driven as an assistant would.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The server process: one JSON-RPC message per line in each direction.
struct Server {
    child: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    asked: u64,
}

impl Server {
    fn new() -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        let command = command.arg("mcp").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        let to = child.stdin.take().expect("piped");
        let from = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut server = Server { child, to, from, asked: 0 };
        let hello = server.ask(
            "initialize",
            json!({
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "clientInfo": { "name": "test", "version": "1" },
            }),
        );
        assert_eq!(hello["result"]["serverInfo"]["name"], "touchmove");
        assert!(hello["result"]["instructions"].as_str().unwrap().contains("article"));
        server.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        server
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.to, "{message}").expect("it reads");
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let line = self.from.next().expect("an answer").expect("text");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(answer["id"], id, "{answer}");
        answer
    }

    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let answer = self.ask("tools/call", json!({ "name": tool, "arguments": arguments }));
        let result = answer["result"].clone();
        // Structured content and text have the same data.
        let text = result["content"][0]["text"].as_str().expect("text");
        let text: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(text, result["structuredContent"], "{answer}");
        result
    }

    fn told(&mut self, tool: &str, arguments: Value) -> Value {
        let result = self.call(tool, arguments);
        assert_ne!(result["isError"], true, "{result}");
        result["structuredContent"].clone()
    }

    fn refused(&mut self, tool: &str, arguments: Value) -> String {
        let result = self.call(tool, arguments);
        assert_eq!(result["isError"], true, "{result}");
        result["structuredContent"]["error"].as_str().expect("why").to_owned()
    }

    /// Closes standard input and waits for the process to end.
    fn end(self) {
        let Server { mut child, to, .. } = self;
        drop(to);
        assert!(child.wait().expect("it ends").success());
    }
}

#[test]
fn tools_are_listed_with_their_parameters() {
    let mut server = Server::new();
    let listed = server.ask("tools/list", json!({}));
    let tools = listed["result"]["tools"].as_array().expect("tools").clone();
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["judge", "laws", "position", "audit"]);
    for tool in &tools {
        let schema = &tool["inputSchema"];
        assert_eq!(schema["type"], "object", "{tool}");
        assert_eq!(schema["additionalProperties"], false, "{tool}");
        let editions = schema["properties"]["edition"]["enum"].as_array().expect("editions");
        assert!(editions.contains(&json!("FIDE 2023")), "{tool}");
        assert!(tool["description"].as_str().is_some_and(|text| text.len() > 100), "{tool}");
        assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
    }
    server.end();
}

#[test]
fn each_tool_answers() {
    let mut server = Server::new();
    let protocol = "[Laws \"FIDE 2014, FIDE 2023\"]\n[TimeControl \"900+10\"]\n\n\
        0:00:00 Arbiter starts\n0:00:05 White plays Ra1-a3\n0:00:06 White presses\n\
        0:00:10 Black claims illegal move\n";
    let judged = server.told("judge", json!({ "protocol": protocol, "edition": "FIDE 2023" }));
    let rulings = judged["judged"][0]["rulings"].as_array().expect("rulings");
    let penalty = rulings.iter().find(|one| one["articles"].to_string().contains("7.5.5"));
    assert!(penalty.is_some_and(|one| one["text"].is_string()), "{judged}");
    assert_eq!(
        server.told("judge", json!({ "protocol": protocol }))["judged"][1]["laws"],
        "FIDE 2023"
    );
    let language = server.told("judge", json!({}));
    assert!(language["protocol_language"].as_str().is_some_and(|text| text.contains("presses")));

    let article = server.told("laws", json!({ "article": "7.5.5", "language": "fi" }));
    assert_eq!(
        (&article["edition"], &article["article"]["number"]),
        (&json!("FIDE 2023"), &json!("7.5.5"))
    );
    let found = server.told("laws", json!({ "search": "his mobile rang", "edition": "FIDE 2018" }));
    let first = found["articles"][0]["number"].as_str().expect("a number");
    assert!(first.starts_with("11.3.2"), "{found}");
    let all = server.told("laws", json!({ "edition": "FIDE 2009" }));
    assert!(all["articles"].as_array().is_some_and(|all| all.len() > 50));

    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let asked = json!({ "fen": pinned, "move": "Nc3", "language": "fi" });
    let reasons = server.told("position", asked)["asked"]["reasons"].clone();
    assert_eq!(reasons[0]["article"], "3.9.2");
    assert!(reasons[0]["words"].as_str().is_some_and(|words| words.contains("kuningas")));
    let wall = json!({ "fen": "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1" });
    assert_eq!(server.told("position", wall)["mates"][0]["can"], false);

    let pgn = "[White \"One\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 1-0\n";
    let audited = server.told("audit", json!({ "pgn": pgn, "edition": "FIDE 2023" }));
    let game = &audited["games"][0];
    assert_eq!(game["white"], "One");
    let kinds: Vec<&Value> =
        game["findings"].as_array().unwrap().iter().map(|f| &f["kind"]).collect();
    assert!(kinds.contains(&&json!("played_on")), "{audited}");
    assert!(game["findings"][0]["text"].as_str().is_some_and(|text| text.contains("5.1.1")));
    server.end();
}

#[test]
fn errors_are_reported_and_the_server_continues() {
    let mut server = Server::new();
    for (tool, arguments, said) in [
        ("judge", json!({ "protocol": "[Laws \"FIDE 2023\"]\n\nWhite flies away\n" }), "line 3"),
        ("judge", json!({ "protocol": 3 }), "string"),
        ("laws", json!({ "article": "77.7" }), "77.7"),
        ("laws", json!({ "article": "7.5", "search": "phone" }), "not both"),
        ("laws", json!({ "edition": "FIDE 1900" }), "FIDE 2023"),
        ("laws", json!({ "language": "tlh" }), "en, el, fi, ar"),
        ("laws", json!({ "words": "phone" }), "unknown field `words`"),
        ("position", json!({ "fen": "nonsense" }), "FEN"),
        ("position", json!({ "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "move": "??" }), "??"),
        ("position", json!({}), "missing field `fen`"),
        ("audit", json!({}), "missing field `pgn`"),
    ] {
        let why = server.refused(tool, arguments.clone());
        assert!(why.contains(said), "{tool} {arguments}: {why}");
    }
    let unknown = server.ask("tools/call", json!({ "name": "fly", "arguments": {} }));
    assert_eq!(unknown["error"]["code"], -32602, "{unknown}");
    let unknown = server.ask("fly/away", json!({}));
    assert_eq!(unknown["error"]["code"], -32601, "{unknown}");
    server.end();
}

#[test]
fn invalid_lines_before_initialize_are_handled() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    let command = command.arg("mcp").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut to = child.stdin.take().expect("piped");
    let early = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    let hello = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": { "name": "test", "version": "1" },
    } });
    let ping = json!({ "jsonrpc": "2.0", "id": 0, "method": "ping" });
    // The last line has no newline.
    write!(to, "rubbish\n{early}\n{ping}\n{early}\n{hello}").expect("it reads");
    drop(to);
    let output = child.wait_with_output().expect("it ends");
    let answers: Vec<Value> = output
        .stdout
        .split(|&byte| byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert_eq!(answers[0]["error"]["code"], -32700);
    assert_eq!((&answers[1]["id"], &answers[1]["result"]), (&json!(0), &json!({})));
    assert_eq!(answers[2]["result"]["serverInfo"]["name"], "touchmove");
}

#[test]
fn every_invalid_line_is_answered() {
    let mut server = Server::new();
    let long = format!("\"{}\"", "x".repeat(1 << 24));
    for (line, code, id) in [
        (&b"{ broken"[..], -32700, Value::Null),
        (b"no JSON at all", -32700, Value::Null),
        (b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\xe9\"}", -32700, Value::Null),
        (b"[]", -32600, Value::Null),
        (b"[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600, Value::Null),
        (b"7", -32600, Value::Null),
        (b"null", -32600, Value::Null),
        (b"{}", -32600, Value::Null),
        (b"{\"id\":8,\"method\":\"ping\"}", -32600, json!(8)),
        (b"{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":3}", -32600, json!("a")),
        (b"{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}", -32600, Value::Null),
        (b"{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"fly\"}", -32601, json!(9)),
        (b"{\"jsonrpc\":\"2.0\",\"id\":10,\"method\":\"tools/call\"}", -32602, json!(10)),
        (
            b"{\"jsonrpc\":\"2.0\",\"id\":11,\"method\":\"tools/call\",\"params\":{\"name\":3}}",
            -32602,
            json!(11),
        ),
        (
            b"{\"jsonrpc\":\"2.0\",\"id\":12,\"method\":\"tools/list\",\"params\":\"x\"}",
            -32602,
            json!(12),
        ),
        (long.as_bytes(), -32600, Value::Null),
    ] {
        server.to.write_all(line).expect("it reads");
        server.to.write_all(b"\n").expect("it reads");
        let answer = server.from.next().expect("an answer").expect("text");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        let shown = String::from_utf8_lossy(&line[..line.len().min(90)]);
        assert_eq!(answer["error"]["code"], code, "{shown}: {answer}");
        assert_eq!(answer.get("id"), Some(&id), "{shown}: {answer}");
        // The server continues.
        assert!(server.ask("ping", json!({}))["result"].is_object());
    }
    // Blank lines and notifications get no answer.
    writeln!(server.to, "\n\r").expect("it reads");
    server.send(&json!({ "jsonrpc": "2.0", "method": "notifications/unknown" }));
    server.send(&json!({ "jsonrpc": "2.0", "method": "fly" }));
    assert!(server.ask("ping", json!({}))["result"].is_object());
    server.end();
}
