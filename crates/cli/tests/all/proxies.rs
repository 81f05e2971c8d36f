//! The sample proxy configurations in `deploy/`, tested with real programs if installed: `apt-get
//! install caddy nginx`.
#![cfg(unix)]

use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};
use touchmove_players::{Seat, ServerProcess, call_over};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
/// A client address that differs from the proxy's address.
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A proxy started with a sample configuration, killed when dropped.
struct Proxy {
    child: Child,
    address: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the path of a program; reports a skip if the program is missing.
fn installed(name: &str) -> Option<PathBuf> {
    let places =
        ["/usr/bin", "/usr/sbin", "/usr/local/bin"].map(|folder| Path::new(folder).join(name));
    let found = places.into_iter().find(|path| path.exists());
    if found.is_none() {
        touchmove_players::skipped(&format!("no {name} is installed"));
    }
    found
}

fn sample(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    std::fs::read_to_string(path).unwrap()
}

/// Adapts the sample to this test's paths and ports.
fn adapted(text: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the sample has no {from:?}");
        text.replace(from, to)
    })
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn caddy(folder: &Path, upstream: &str, prefix: &str) -> Option<Proxy> {
    let program = installed("caddy")?;
    let address = format!("127.0.0.1:{}", free_port());
    let site = format!("http://{address} {{");
    let proxy = format!("reverse_proxy {prefix}* {upstream}");
    let health = format!("{prefix}/readyz");
    let text = adapted(
        &sample("Caddyfile"),
        &[
            ("\nchess.example.org {", &format!("\n{{\n\tadmin off\n}}\n{site}")),
            ("\n\treverse_proxy 127.0.0.1:8064", &format!("\n\t{}", proxy.replace(" * ", " "))),
            ("health_uri /readyz", &format!("health_uri {health}")),
        ],
    );
    let config = folder.join("Caddyfile");
    std::fs::write(&config, text).unwrap();
    let mut command = Command::new(program);
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(config);
    command.env("HOME", folder).env("XDG_DATA_HOME", folder);
    Some(started(command, folder, address))
}

fn nginx(folder: &Path, upstream: &str, prefix: &str) -> Option<Proxy> {
    let program = installed("nginx")?;
    let address = format!("127.0.0.1:{}", free_port());
    let location = if prefix.is_empty() { "/" } else { prefix };
    let text = adapted(
        &sample("nginx.conf"),
        &[
            ("listen 443 ssl", &format!("listen {address}")),
            ("    ssl_certificate ", "    # "),
            ("    ssl_certificate_key ", "    # "),
            ("http://127.0.0.1:8064", &format!("http://{upstream}")),
            ("location / {", &format!("location {location} {{")),
        ],
    );
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {};\n", folder.join(name).display()))
        .concat();
    let text = format!(
        "daemon off;\nmaster_process off;\npid {};\nerror_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{paths}{text}}}\n",
        folder.join("pid").display()
    );
    let config = folder.join("nginx.conf");
    std::fs::write(&config, text).unwrap();
    let mut command = Command::new(program);
    command.arg("-c").arg(config).arg("-p").arg(folder);
    Some(started(command, folder, address))
}

fn started(mut command: Command, folder: &Path, address: String) -> Proxy {
    let log = std::fs::File::create(folder.join("proxy.log")).unwrap();
    let mut child = command.stdout(Stdio::null()).stderr(log).spawn().unwrap();
    let until = Instant::now() + Duration::from_secs(60);
    while std::net::TcpStream::connect(&address).is_err() {
        let said = || std::fs::read_to_string(folder.join("proxy.log")).unwrap();
        assert!(child.try_wait().unwrap().is_none(), "it ended: {}", said());
        assert!(Instant::now() < until, "it does not listen: {}", said());
        std::thread::sleep(Duration::from_millis(10));
    }
    Proxy { child, address }
}

async fn from_elsewhere(address: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((ELSEWHERE, 0))).unwrap();
    socket.connect(address.parse().unwrap()).await.unwrap()
}

async fn call(proxy: &Proxy, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
    // A proxy that has just started may not have checked the server's health yet.
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        let stream = from_elsewhere(&proxy.address).await;
        let answer = call_over(stream, &proxy.address, method, path, None, body).await.unwrap();
        if !(502..=504).contains(&answer.0) || Instant::now() > until {
            return answer;
        }
    }
}

/// Creates and plays a game through the proxy, and checks the client address that the server sees.
async fn plays_through(start: fn(&Path, &str, &str) -> Option<Proxy>, prefix: &str) {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let mut more = vec!["--trusted-proxy", "127.0.0.1", "--create", "open"];
    more.extend(["--json", "--access-log"]);
    if !prefix.is_empty() {
        more.extend(["--prefix", prefix]);
    }
    let house = ServerProcess::start_with(
        Path::new(PROGRAM),
        folder.path(),
        store.to_str().unwrap(),
        &more,
    );
    let upstream = house.address.trim_end_matches(prefix);
    let Some(proxy) = start(folder.path(), upstream, prefix) else { return };
    let new = json!({ "mode": "casual" });
    let (status, created) = call(&proxy, "POST", &format!("{prefix}/api/games"), Some(&new)).await;
    assert_eq!(status, 201, "{created}");
    let link = created["seats"][0]["link"].as_str().unwrap();
    assert!(link.starts_with(&format!("{prefix}/game/")), "{link}");
    let (status, _) = call(&proxy, "GET", &format!("{prefix}/"), None).await;
    assert_eq!(status, 200);

    let id = created["id"].as_str().unwrap();
    let path = format!("{prefix}/api/games/{id}/ws");
    let mut seats = Vec::new();
    for seat in created["seats"].as_array().unwrap() {
        let mut socket = Seat::connect(&proxy.address, &path).await.unwrap();
        socket.send_json(&json!({ "sit": { "secret": seat["secret"] } })).await.unwrap();
        seats.push(socket);
    }
    let said = json!({ "submit": { "event": "White resigns", "key": "1" } });
    seats[0].send_json(&said).await.unwrap();
    while !seats[1].receive().await.unwrap().to_string().contains("0-1") {}
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    let set_up = log.lines().find(|line| line.contains("\"/api/games\"")).unwrap();
    let set_up: Value = serde_json::from_str(set_up).unwrap();
    assert_eq!(set_up["fields"]["address"], ELSEWHERE.to_string(), "{set_up}");
}

#[tokio::test(flavor = "multi_thread")]
async fn caddy_sample_works() {
    plays_through(caddy, "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn caddy_works_below_a_path() {
    plays_through(caddy, "/chess").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nginx_sample_works() {
    plays_through(nginx, "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nginx_works_below_a_path() {
    plays_through(nginx, "/chess").await;
}
