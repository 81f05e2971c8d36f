//! `touchmove broadcast push` against a fake server that answers as Lichess documents.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

const TOKEN: &str = "lip_nobodymayreadthis";
const PGN: &str =
    "[Event \"Open\"]\n[White \"Aalto\"]\n[Black \"Berg\"]\n[Result \"*\"]\n\n1. e4 *\n";
const TAKEN: &str =
    r#"{"games":[{"tags":{"Event":"Open","White":"Aalto","Black":"Berg"},"moves":1}]}"#;
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug)]
struct Request {
    line: String,
    headers: String,
    body: String,
}

/// A fake server that gives scripted answers and records the requests.
struct House {
    address: String,
    asked: Receiver<Request>,
}

impl House {
    fn answering(answers: Vec<String>) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (tell, asked) = channel();
        thread::spawn(move || {
            answers.into_iter().for_each(|answer| serve(&listener, &tell, &answer))
        });
        House { address, asked }
    }

    fn request(&self) -> Request {
        self.asked.recv_timeout(PATIENCE).unwrap()
    }
}

fn serve(listener: &TcpListener, tell: &Sender<Request>, answer: &str) {
    let (stream, _) = listener.accept().unwrap();
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let (mut line, mut headers) = (String::new(), String::new());
    reader.read_line(&mut line).unwrap();
    while reader.read_line(&mut headers).unwrap() > 2 {}
    let headers = headers.to_lowercase();
    let long = headers.lines().find_map(|header| header.strip_prefix("content-length: "));
    let mut body = vec![0; long.map_or(0, |long| long.trim().parse().unwrap())];
    reader.read_exact(&mut body).unwrap();
    (&stream).write_all(answer.as_bytes()).unwrap();
    let body = String::from_utf8(body).unwrap();
    let _ = tell.send(Request { line, headers, body });
}

fn answer(status: &str, headers: &str, body: &str) -> String {
    let long = body.len();
    format!(
        "HTTP/1.1 {status}\r\ncontent-length: {long}\r\nconnection: close\r\n{headers}\r\n{body}"
    )
}

fn touchmove(house: &str, games: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.args(["broadcast", "push", games, "--server", house, "--round", "abcd1234"]);
    command.args(more).env("LICHESS_TOKEN", TOKEN).env_remove("TOUCHMOVE_SECRET");
    command
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    file
}

fn pushed(answers: Vec<String>, pgn: &str) -> (Output, House) {
    let (house, file) = (House::answering(answers), file(pgn));
    let path = file.path().to_str().unwrap();
    let output = touchmove(&house.address, path, &["--once"]).output().unwrap();
    let said = [&output.stdout[..], &output.stderr[..]].concat();
    assert!(!String::from_utf8(said).unwrap().contains(TOKEN), "the token was told");
    (output, house)
}

#[test]
fn rate_limits_and_outages_are_retried() {
    let answers = vec![
        answer("429 Too Many Requests", "retry-after: 0\r\n", r#"{"error":"Too many requests"}"#),
        answer("503 Service Unavailable", "retry-after: 0\r\n", ""),
        answer("200 OK", "content-type: application/json\r\n", TAKEN),
    ];
    let (output, house) = pushed(answers, PGN);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    for _ in 0..3 {
        let request = house.request();
        assert_eq!(request.line, "POST /api/broadcast/round/abcd1234/push HTTP/1.1\r\n");
        assert!(request.headers.contains(&format!("authorization: bearer {TOKEN}")), "{request:?}");
        assert!(request.headers.contains("content-type: text/plain"), "{request:?}");
        assert_eq!(request.body, PGN);
    }
}

#[test]
fn refused_games_are_named() {
    let refused =
        r#"{"games":[{"tags":{"White":"Aalto","Black":"Berg"},"error":"Cannot parse e9"}]}"#;
    let (output, _) = pushed(vec![answer("200 OK", "", refused)], PGN);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("Aalto - Berg: Cannot parse e9"), "{said}");
}

#[test]
fn refusals_are_not_retried() {
    let away = House::answering(vec![answer("200 OK", "", TAKEN)]);
    let elsewhere = format!("location: {}/elsewhere\r\n", away.address);
    let cases = [
        ("401 Unauthorized", "", r#"{"error":"No such token"}"#, "study:write"),
        ("404 Not Found", "", "", "no such round"),
        ("400 Bad Request", "", r#"{"error":"The round has a source"}"#, "The round has a source"),
        ("302 Found", elsewhere.as_str(), "", "somewhere else"),
    ];
    for (status, headers, body, expected) in cases {
        let (output, house) = pushed(vec![answer(status, headers, body)], PGN);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{status}: {said}");
        assert!(said.contains(expected), "{status}: {said}");
        assert_eq!(house.asked.iter().count(), 1, "{status}");
    }
    assert!(away.asked.try_recv().is_err(), "the token went elsewhere");
}

#[test]
fn limits_and_encryption_are_enforced() {
    let (output, house) = pushed(Vec::new(), &PGN.repeat(101));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("101 games"));
    assert!(house.asked.try_recv().is_err());
    for server in ["http://broadcast.example", "broadcast.example"] {
        let output = touchmove(server, "games.pgn", &["--once"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
    let output = touchmove(&house.address, "games.pgn", &["--once", "--round", "../x"]).output();
    assert_eq!(output.unwrap().status.code(), Some(2));
    let none = touchmove(&house.address, "games.pgn", &[]).env_remove("LICHESS_TOKEN").output();
    assert!(String::from_utf8(none.unwrap().stderr).unwrap().contains("--token-file"));
}

#[test]
fn only_changes_are_pushed() {
    let later = PGN.replace("1. e4", "1. e4 e5");
    let games = [PGN, PGN, PGN, &later].map(|pgn| answer("200 OK", "", pgn));
    let source = House::answering(games.to_vec());
    let house = House::answering(vec![answer("200 OK", "", TAKEN); 2]);
    let mut command =
        touchmove(&house.address, &format!("{}/pgn?round=3", source.address), &["--every", "1"]);
    let command = command.env("TOUCHMOVE_SECRET", "ofaseat").stderr(Stdio::null());
    let mut running = command.spawn().unwrap();
    let bodies = [house.request().body, house.request().body];
    running.kill().unwrap();
    running.wait().unwrap();
    assert_eq!(bodies, [PGN.to_owned(), later]);
    let asked = source.request();
    assert!(asked.line.starts_with("GET /pgn?round=3 "), "{asked:?}");
    assert!(asked.headers.contains("authorization: bearer ofaseat"), "{asked:?}");
    assert!(!asked.headers.contains(TOKEN), "the source has the broadcast's token");
}

/// Text before an @ is not the host, even if it looks like one.
#[test]
fn address_with_a_name_before_its_host_gets_no_secret() {
    let house = House::answering(vec![answer("200 OK", "", TAKEN)]);
    let away = House::answering(vec![answer("200 OK", "", PGN)]);
    let games = away.address.replace("http://", "http://localhost:x@");
    let mut command = touchmove(&house.address, &format!("{games}/pgn"), &["--once"]);
    let output = command.env("TOUCHMOVE_SECRET", "ofaseat").output().unwrap();
    assert!(away.asked.try_recv().is_err(), "the seat's secret went elsewhere");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("precedes the @") && !told.contains("ofaseat"), "{told}");
    let server = house.address.replace("http://", "http://localhost:x@");
    let output = touchmove(&server, "games.pgn", &["--once"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(house.asked.try_recv().is_err(), "the token went elsewhere");
}

/// Traffic to this machine is unencrypted: a proxy could read the token.
#[test]
fn proxy_is_bypassed_for_this_machine() {
    let house = House::answering(vec![answer("200 OK", "", TAKEN)]);
    let proxy = House::answering(vec![answer("200 OK", "", TAKEN)]);
    let games = file(PGN);
    let mut command = touchmove(&house.address, games.path().to_str().unwrap(), &["--once"]);
    for name in ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    {
        command.env(name, &proxy.address);
    }
    let output = command.output().unwrap();
    assert!(proxy.asked.try_recv().is_err(), "the proxy was asked");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(house.request().headers.contains(TOKEN));
}

#[test]
fn token_cannot_inject_a_header() {
    let house = House::answering(vec![answer("200 OK", "", TAKEN)]);
    let games = file(PGN);
    let mut command = touchmove(&house.address, games.path().to_str().unwrap(), &["--once"]);
    let output = command.env("LICHESS_TOKEN", format!("{TOKEN}\r\nx-more: 1")).output().unwrap();
    assert_ne!(output.status.code(), Some(0), "{output:?}");
    assert!(house.asked.try_recv().is_err(), "it was sent");
    assert!(!String::from_utf8_lossy(&output.stderr).contains(TOKEN), "{output:?}");
}
