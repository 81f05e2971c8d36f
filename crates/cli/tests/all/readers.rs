//! Files that exhaust time or memory kill their reader process and delay no other client.
//!
//! `TOUCHMOVE_READERS=1000` sets the number of killed readers. It also sets the limit for a quiet
//! machine: 50 ms at p95 from a press to its acknowledgement. `TOUCHMOVE_PROGRAM` names another
//! build.

use serde_json::{Value, json};
use std::fs::{read_dir, read_link, read_to_string};
use std::io::{self, Cursor, Write};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use touchmove_players::{BoardClients, Dice, ServerProcess, call, create};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const LIST: &[u8] = b"Aalto, Anna - Berg, Bo\nCosta, Carla - Drew, Dan\n";
/// Permitted growth of the server's memory.
const ROOM: u64 = 64 << 20;

fn program() -> PathBuf {
    std::env::var("TOUCHMOVE_PROGRAM").map_or(env!("CARGO_BIN_EXE_touchmove").into(), PathBuf::from)
}

/// Returns a workbook of a few kB whose only cell expands to megabytes.
fn workbook(cell: &str) -> Vec<u8> {
    let namespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let link = |kind: &str, to: &str| {
        format!(
            r#"<Relationships><Relationship Id="r" Type="{namespace}/{kind}" Target="{to}"/></Relationships>"#
        )
    };
    let parts = [
        ("_rels/.rels", link("officeDocument", "xl/workbook.xml")),
        (
            "xl/workbook.xml",
            format!(
                r#"<workbook xmlns:r="{namespace}"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>"#
            ),
        ),
        ("xl/_rels/workbook.xml.rels", link("worksheet", "worksheets/sheet1.xml")),
        (
            "xl/worksheets/sheet1.xml",
            format!(
                r#"<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>{cell}</t></is></c></row></sheetData></worksheet>"#
            ),
        ),
    ];
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Sends a file from a separate address.
async fn send(
    server: &str,
    from: u8,
    method: &str,
    path: &str,
    secret: &str,
    file: &[u8],
) -> io::Result<(u16, Value)> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::new(127, 0, 2, from), 0).into())?;
    let mut stream = socket.connect(server.parse().map_err(io::Error::other)?).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\naccept-language: fi\r\n\
         content-type: application/json\r\nauthorization: Bearer {secret}\r\ncontent-length: {}\r\n\r\n",
        file.len()
    );
    stream.write_all(&[head.as_bytes(), file].concat()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::InvalidData)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = serde_json::from_str(body).unwrap_or_else(|_| body.into());
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, body))
}

/// Returns a metric of the server that runs in a folder.
async fn figure(folder: &Path, name: &str) -> u64 {
    let mut admin = tokio::process::Command::new(program());
    admin.args(["admin", "metrics", "--key"]).arg(folder.join("key"));
    let told = String::from_utf8(admin.output().await.unwrap().stdout).unwrap();
    let value = told.lines().find_map(|line| line.strip_prefix(name));
    value.unwrap_or_else(|| panic!("{name}: {told}")).trim().parse().unwrap()
}

/// Returns the number of readers killed by the server or by their limits.
async fn ended(folder: &Path) -> u64 {
    let [killed, failed] = ["touchmove_readers_killed_total ", "touchmove_readers_failed_total "];
    figure(folder, killed).await + figure(folder, failed).await
}

/// Sends killer files until stopped. Waits for some answers, and disconnects before others.
async fn stranger(server: String, number: u8, killer: Arc<[u8]>, stop: Arc<AtomicBool>) {
    while !stop.load(Ordering::Relaxed) {
        let sent = send(&server, number, "POST", "/api/pairings", "", &killer);
        if number.is_multiple_of(5) {
            if let Ok((status, problem)) = sent.await {
                assert!(matches!(status, 408 | 422), "{status} {problem}");
            }
        } else {
            let _ = tokio::time::timeout(Duration::from_millis(300), sent).await;
        }
    }
}

fn at(share: usize, took: &mut [Duration]) -> Duration {
    took.sort();
    took.get(took.len().saturating_sub(1) * share / 100).copied().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_readers_delay_no_press_and_leak_no_memory() {
    let long = std::env::var("TOUCHMOVE_READERS").ok().map(|text| text.parse::<u64>().unwrap());
    // The short run has a higher limit, because tests run in parallel and are not optimised.
    let (kills, press) = match long {
        Some(kills) => (kills, Duration::from_millis(50)),
        None => (60, Duration::from_millis(1_500)),
    };
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db").display().to_string();
    let house = ServerProcess::start_with(&program(), folder.path(), &store, &[]);
    let server = house.address.clone();
    let created = create(&server, &json!({ "tags": { "TimeControl": "5400+30" } })).await;
    let mut table = BoardClients::new(created.unwrap(), Dice::new(3));
    table.sit(&server).await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    // The first file exhausts memory, the second exhausts time.
    let killers = [";".repeat(8_000_000), "- ".repeat(4_000_000)];
    let killers = killers.map(|cell| Arc::<[u8]>::from(workbook(&cell)));
    let strangers: Vec<_> = (1..=10)
        .zip(killers.iter().cycle().cloned())
        .map(|(number, killer)| {
            tokio::spawn(stranger(server.clone(), number, killer, stop.clone()))
        })
        .collect();
    let arbiter = tokio::spawn(lists(server.clone(), stop.clone()));
    let (mut presses, mut before) = (Vec::new(), None);
    let mut looked = Instant::now();
    loop {
        let begun = Instant::now();
        table.submit(0, "adjusts e1").await.unwrap();
        presses.push(begun.elapsed());
        tokio::time::sleep(Duration::from_millis(30)).await;
        if looked.elapsed() > Duration::from_secs(1) {
            looked = Instant::now();
            let ended = ended(folder.path()).await;
            if ended >= kills / 4 {
                before.get_or_insert_with(|| house.resident());
            }
            // The arbiter stops early if lists are refused.
            if ended >= kills || arbiter.is_finished() {
                break;
            }
        }
    }
    let after = house.resident();
    stop.store(true, Ordering::Relaxed);
    for stranger in strangers {
        stranger.await.unwrap();
    }
    let (mut lists, refused) = arbiter.await.unwrap();
    let (all, kept) = (ended(folder.path()).await, before.expect("readers are killed"));
    eprintln!(
        "{all} readers ended; {} presses: p50 {:?}, p95 {:?}, worst {:?}; \
         {} lists, {refused} refused: p50 {:?}, p95 {:?}; \
         memory {} MB, then {} MB",
        presses.len(),
        at(50, &mut presses),
        at(95, &mut presses),
        at(100, &mut presses),
        lists.len(),
        at(50, &mut lists),
        at(95, &mut lists),
        kept >> 20,
        after >> 20
    );
    assert!(at(95, &mut presses) <= press, "p95 is {:?}", at(95, &mut presses));
    assert!(refused <= mercy(lists.len()), "{refused} lists of an arbiter were refused");
    assert!(after < kept + ROOM, "{kept} bytes, then {after}");
    assert_eq!(figure(folder.path(), "touchmove_stalls_total ").await, 0);
    // One reader waits for the next file; all others have reached their time limit.
    while readers(&house).len() > 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let log = read_to_string(folder.path().join("log")).unwrap();
    assert!(!log.contains("panicked"), "{log}");
}

/// Returns the number of an arbiter's lists that may be refused.
const fn mercy(read: usize) -> usize {
    3 + read / 20
}

/// Sends an arbiter's lists until too many are refused. Returns the duration of each accepted list,
/// and the number of refusals.
async fn lists(server: String, stop: Arc<AtomicBool>) -> (Vec<Duration>, usize) {
    let (mut took, mut refused) = (Vec::new(), 0);
    while !stop.load(Ordering::Relaxed) && refused <= mercy(took.len()) {
        let begun = Instant::now();
        match send(&server, 200, "POST", "/api/pairings", "", LIST).await.unwrap() {
            (200, read) => {
                assert_eq!(read["boards"].as_array().map(Vec::len), Some(2), "{read}");
                took.push(begun.elapsed());
            }
            _ => refused += 1,
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    (took, refused)
}

/// Returns the child processes of a server.
fn readers(house: &ServerProcess) -> Vec<PathBuf> {
    let parent = house.pid();
    let mut all = Vec::new();
    for entry in read_dir("/proc").unwrap().flatten() {
        let status = read_to_string(entry.path().join("status")).unwrap_or_default();
        let is_dead = status.contains("State:\tZ");
        if status.contains(&format!("PPid:\t{parent}\n")) && !is_dead {
            all.push(entry.path());
        }
    }
    all
}

fn house(folder: &Path) -> ServerProcess {
    ServerProcess::start(&program(), folder, "memory")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_file_format_uses_a_reader() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(folder.path());
    let server = &house.address;
    let event = json!({ "name": "Open" });
    let (_, created) = call(server, "POST", "/api/competitions", None, Some(&event)).await.unwrap();
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let secret = created["arbiter"]["secret"].as_str().unwrap();
    let ask = async |method: &str, path: &str, file: &[u8]| {
        let (status, read) = send(server, 1, method, path, secret, file).await.unwrap();
        assert_eq!(status, 200, "{path}: {read}");
        read
    };
    let file = b"001    1      Aalto\n001    2      Berg\n";
    assert_eq!(ask("POST", "/api/pairings", LIST).await["boards"][1]["black"]["name"], "Drew, Dan");
    assert_eq!(ask("PUT", &format!("{path}/file?round=1"), file).await["players"], 2);
    let named = ask("POST", &format!("{path}/pairings"), b"1\n2 1\n").await;
    assert_eq!(named["boards"][0]["white"]["name"], "Berg");
    let back = ask("GET", &format!("{path}/file?round=1"), b"").await;
    assert_eq!(back.as_str().unwrap().as_bytes(), file);
    let protocol = "[Laws \"FIDE 2023\"]\n\n0:00:00 Arbiter starts\n0:00:05 White plays e5\n";
    let trial = json!({ "protocol": protocol }).to_string();
    assert_eq!(ask("POST", "/api/sandbox", trial.as_bytes()).await["laws"], "FIDE 2023");
    let tags = json!({ "Laws": "FIDE 2023" });
    let incident = json!({ "tags": tags, "lines": ["Arbiter reports flag of White"] }).to_string();
    let ruled = ask("POST", "/api/incidents", incident.as_bytes()).await;
    assert_eq!(ruled["needed"]["fact"], "has black");
    let wrong = json!({ "tags": tags, "lines": ["Arbiter repots flag"] }).to_string();
    let (status, problem) =
        send(server, 1, "POST", "/api/incidents", "", wrong.as_bytes()).await.unwrap();
    assert_eq!((status, &problem["type"]), (422, &"/problems/no-event".into()), "{problem}");
    // A busy machine may kill a reader on the first try, but none may crash.
    assert_eq!(figure(folder.path(), "touchmove_readers_failed_total ").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_reader_is_confined_and_ends_with_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(folder.path());
    let (status, _) = send(&house.address, 1, "POST", "/api/pairings", "", LIST).await.unwrap();
    assert_eq!(status, 200);
    let waiting = || readers(&house).pop().filter(|path| is_confined(path));
    let reader = loop {
        if let Some(reader) = waiting() {
            break reader;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(read_to_string(reader.join("environ")).unwrap(), "");
    assert_eq!(read_link(reader.join("cwd")).unwrap(), Path::new("/"));
    let limits = read_to_string(reader.join("limits")).unwrap();
    for (name, most) in [
        ("Max address space", "536870912"),
        ("Max cpu time", "7"),
        ("Max file size", "0"),
        ("Max processes", "0"),
        ("Max open files", "0"),
        ("Max core file size", "0"),
    ] {
        let row = limits.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        assert_eq!(row.split_whitespace().take(2).collect::<Vec<_>>(), [most, most], "{name}");
    }
    // The reader has no file of the server open: no socket, no database.
    let open = read_dir(reader.join("fd")).unwrap().flatten();
    let open: Vec<PathBuf> = open.filter_map(|entry| read_link(entry.path()).ok()).collect();
    let own =
        |path: &PathBuf| path.to_string_lossy().contains("socket:") || path.starts_with(&folder);
    assert!(!open.iter().any(own), "{open:?}");
    house.kill();
    while reader.exists() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Returns true if the reader's system calls are filtered and it cannot gain privileges.
fn is_confined(reader: &Path) -> bool {
    let status = read_to_string(reader.join("status")).unwrap_or_default();
    status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1")
}
