//! Serving the local network: the address that `serve` prints, and the warning about unencrypted
//! links.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
const IN_CLEAR: &str = "travel in clear";

/// A started server, killed when dropped.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns the server's output and its log.
fn said(listen: &str, more: &[&str]) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let child = Command::new(PROGRAM)
        .env("LC_ALL", "C")
        .args(["serve", "--listen", listen, "--store", "memory", "--key"])
        .arg(folder.path().join("key"))
        .args(more)
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn();
    let mut serving = Serving(child.unwrap());
    let pid = serving.0.id().to_string();
    let mut out = BufReader::new(serving.0.stdout.take().unwrap());
    let mut text = String::new();
    out.read_line(&mut text).unwrap();
    answers(&text);
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    while out.read_line(&mut text).unwrap() > 0 {}
    (text, std::fs::read_to_string(log).unwrap())
}

/// Waits until the server answers, encrypted or not: by then all output has been written.
fn answers(text: &str) {
    let port = text.trim().rsplit(':').next().unwrap();
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        .unwrap();
    // End of stream, error and answer are all fine.
    let _ = stream.read(&mut [0; 64]);
}

#[test]
fn serving_the_network_prints_an_address_and_a_warning() {
    let (text, log) = said("0.0.0.0:0", &[]);
    assert!(log.contains(IN_CLEAR), "{log}");
    let addresses: Vec<&str> =
        text.split_whitespace().filter(|w| w.starts_with("http://")).collect();
    // A machine without a network has no second address.
    if let [own, others] = addresses[..] {
        assert!(own.starts_with("http://0.0.0.0:"), "{text}");
        assert_eq!(own.rsplit(':').next(), others.rsplit(':').next(), "{text}");
    }
    let url = "https://chess.example.org";
    let (text, _) = said("0.0.0.0:0", &["--url", url]);
    assert!(text.contains(url), "{text}");
}

#[test]
fn no_warning_on_loopback_or_with_tls() {
    let (_, log) = said("127.0.0.1:0", &[]);
    assert!(!log.contains(IN_CLEAR), "{log}");
    let tls = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src/tests/tls");
    let file = |name| tls.join(name).display().to_string();
    let (certificate, key) = (file("certificate.pem"), file("key.pem"));
    let more = ["--tls-certificate", &certificate, "--tls-key", &key];
    let (text, log) = said("0.0.0.0:0", &more);
    assert!(!log.contains(IN_CLEAR) && text.contains("https://"), "{text} {log}");
}

#[test]
fn metrics_bind_to_loopback_if_only_a_port_is_given() {
    let (text, _) = said("127.0.0.1:0", &["--metrics", "0"]);
    let figures = text.lines().nth(1).unwrap_or_default();
    assert!(figures.contains("http://127.0.0.1:") && figures.ends_with("/metrics"), "{text}");
}
