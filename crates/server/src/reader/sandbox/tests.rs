use super::super::limits::MEMORY;
use super::confine;
use std::fs::File;
use std::io::Write;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::path::Path;
use std::process::Command;
use std::thread;

/// Environment variable with the folder of the confined process.
const WITHIN: &str = "TOUCHMOVE_CONFINED";

#[test]
fn confined_process_cannot_open_connect_or_start() {
    if let Some(folder) = std::env::var_os(WITHIN) {
        let wrong = tried(Path::new(&folder));
        eprintln!("{wrong:?}");
        std::process::exit(i32::from(!wrong.is_empty()));
    }
    let name = thread::current().name().unwrap().to_owned();
    let mut again = Command::new(std::env::current_exe().unwrap());
    let folder = tempfile::tempdir().unwrap();
    again.args([&name, "--exact", "--nocapture"]).env(WITHIN, folder.path());
    let ended = again.output().unwrap();
    let told = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(0), "{told}");
}

/// Tries all acts before and after confinement, and returns those with the wrong outcome.
fn tried(folder: &Path) -> Vec<String> {
    let file = folder.join("file");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let open = TcpStream::connect(address).unwrap();
    let acts: [(&str, &dyn Fn() -> bool); 8] = [
        ("a file is read", &|| File::open("/etc/passwd").is_ok()),
        ("a file is written", &|| std::fs::write(&file, "text").is_ok()),
        ("a connection is made", &|| TcpStream::connect(address).is_ok()),
        ("a connection is taken", &|| listener.accept().is_ok()),
        // Resource limits do not refuse this act; only the system call filter does.
        ("an open connection is used", &|| (&open).write(b"text").is_ok()),
        ("a socket is bound", &|| UdpSocket::bind("127.0.0.1:0").is_ok()),
        ("a program is started", &|| Command::new("/bin/true").status().is_ok()),
        ("memory has no end", &|| has_memory(MEMORY)),
    ];
    // Before confinement all acts have to succeed, or the test would prove nothing.
    let fails = acts.iter().filter(|(_, works)| !works()).map(|(name, _)| format!("not {name}"));
    let mut wrong: Vec<String> = fails.collect();
    let waiting = [TcpStream::connect(address).unwrap(), TcpStream::connect(address).unwrap()];
    confine().unwrap();
    wrong.extend(acts.iter().filter(|(_, works)| works()).map(|(name, _)| (*name).to_owned()));
    if !has_memory(MEMORY / 8) {
        wrong.push("there is no memory at all".to_owned());
    }
    drop(waiting);
    wrong
}

fn has_memory(bytes: u64) -> bool {
    Vec::<u8>::new().try_reserve_exact(usize::try_from(bytes).unwrap()).is_ok()
}
