use super::*;
use crate::reader::limits::ANSWER;
use serde_json::Value;
use std::net::Ipv4Addr;
use std::path::Path;
use std::time::Instant;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Readers whose program is a shell script.
fn scripted(script: &str) -> (tempfile::TempDir, Readers) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("reader");
    std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    let may = std::os::unix::fs::PermissionsExt::from_mode(0o700);
    std::fs::set_permissions(&path, may).unwrap();
    (folder, Readers::new(Some(path)))
}

async fn read(readers: &Readers) -> Result<Value, String> {
    let read = readers.read(HERE, Task::Keep, b"001    1      Aalto\n").await;
    read.map_err(|problem| problem.name().to_owned())
}

fn not_read() -> Result<Value, String> {
    Err("not-read".to_owned())
}

#[tokio::test]
async fn answer_of_a_reader_reaches_its_caller() {
    let (_folder, readers) = scripted("cat > /dev/null; echo '{\"Ok\": 7}'");
    for _ in 0..3 {
        assert_eq!(read(&readers).await, Ok(7.into()));
    }
    let (_folder, readers) =
        scripted("cat > /dev/null; echo '{\"Err\":{\"status\":422,\"name\":\"x\",\"args\":[]}}'");
    assert_eq!(read(&readers).await, Err("x".to_owned()));
}

#[tokio::test]
async fn dead_or_malformed_reader_gives_a_problem() {
    let answers = "cat > /dev/null; echo '{\"Ok\": 7}'";
    for script in ["true", "echo nonsense", "kill -9 $$", &format!("{answers}; exit 3")] {
        let (_folder, readers) = scripted(script);
        assert_eq!(read(&readers).await, not_read(), "{script}");
    }
}

#[tokio::test]
async fn endless_answer_is_cut_off() {
    let (_folder, readers) = scripted("cat > /dev/null; exec yes");
    assert_eq!(read(&readers).await, not_read());
    let (_folder, readers) = scripted(&format!("exec head -c {} /dev/zero", ANSWER + 1));
    assert_eq!(read(&readers).await, not_read());
}

#[tokio::test]
async fn slow_reader_is_killed_and_the_next_file_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let (first, pids) = (folder.path().join("first"), folder.path().join("pids"));
    let script = format!(
        "cat > /dev/null; [ -e {0} ] && exec echo '{{\"Ok\": 7}}'; echo $$ >> {1}; exec sleep 1000",
        first.display(),
        pids.display()
    );
    let (_folder, readers) = scripted(&script);
    let begun = Instant::now();
    assert_eq!(read(&readers).await, not_read());
    assert!(begun.elapsed() >= JobClass::Glance.time_limit() + JobClass::Reading.time_limit());
    let pids = std::fs::read_to_string(pids).unwrap();
    assert_eq!(pids.lines().count(), 2, "a glance and a reading");
    std::fs::write(first, "").unwrap();
    assert_eq!(read(&readers).await, Ok(7.into()));
    for pid in pids.lines().map(|pid| Path::new("/proc").join(pid)) {
        while runs(&pid) {
            tokio::task::yield_now().await;
        }
    }
}

/// True if the process is running.
fn runs(process: &Path) -> bool {
    let status = std::fs::read_to_string(process.join("stat")).unwrap_or_default();
    status.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}

#[tokio::test]
async fn missing_reader_program_is_reported() {
    let readers = Readers::new(Some("/nowhere/touchmove".into()));
    assert_eq!(read(&readers).await, Err("no-reader".to_owned()));
}

#[tokio::test]
async fn thread_reads_without_a_program() {
    let readers = Readers::new(None);
    let read: Result<Value, Problem> = readers.read(HERE, Task::Keep, b"Aalto - Berg\n").await;
    assert_eq!(read.unwrap_err().name(), "no-tournament-file");
    readers.stop();
    let read: Result<Value, Problem> = readers.read(HERE, Task::Keep, b"").await;
    assert_eq!(read.unwrap_err().name(), "too-slow");
}
