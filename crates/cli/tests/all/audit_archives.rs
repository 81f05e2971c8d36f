//! `touchmove audit`: archives, missing files, interrupted runs, and repairs.

use crate::audit_run::{audit, file, touchmove};
use std::io::Write;
use zip::write::SimpleFileOptions;

/// `1. e4 e5 2. Ke3 *`, compressed by xz.
const XZ: [u8; 76] = [
    0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00, 0x00, 0x04, 0xe6, 0xd6, 0xb4, 0x46, 0x02, 0x00, 0x21, 0x01,
    0x1c, 0x00, 0x00, 0x00, 0x10, 0xcf, 0x58, 0xcc, 0x01, 0x00, 0x11, 0x31, 0x2e, 0x20, 0x65, 0x34,
    0x20, 0x65, 0x35, 0x20, 0x32, 0x2e, 0x20, 0x4b, 0x65, 0x33, 0x20, 0x2a, 0x0a, 0x00, 0x00, 0x00,
    0x74, 0xa6, 0xae, 0x23, 0x04, 0x2f, 0xdd, 0x91, 0x00, 0x01, 0x2a, 0x12, 0x4b, 0x08, 0x54, 0xbc,
    0x1f, 0xb6, 0xf3, 0x7d, 0x01, 0x00, 0x00, 0x00, 0x00, 0x04, 0x59, 0x5a,
];

#[test]
fn xz_files_are_read() {
    let (status, out, _) = audit(&[], &XZ);
    assert!(status == 1 && out.contains("-:1:13: game 1"), "{out}");
}

#[test]
fn members_of_zip_files_are_read_one_by_one() {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, text) in [("a.pgn", "1. e4 *"), ("b/c.pgn", "\n1. e4 e5 2. Ke3 *"), ("read.me", "x")]
    {
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    let zip = zip.finish().unwrap().into_inner();
    let (status, out, _) = audit(&["-"], &zip);
    assert!(status == 1 && out.contains("-/b/c.pgn:2:13: game 1"), "{out}");
    assert!(out.contains("2 games"), "{out}");
    let path = file("games.zip", &zip);
    let path = path.to_str().unwrap();
    let (status, out, _) = audit(&[path], b"");
    assert!(status == 1 && out.contains(&format!("{path}/b/c.pgn:2:13: game 1")), "{out}");
    assert!(out.contains("2 games"), "{out}");
    let (_, out, _) = audit(&[&format!("{path}/a.pgn")], b"");
    assert!(out.starts_with("One game"), "{out}");
    let converted = touchmove().args(["convert", "-n", "en", path]).output().expect("a run");
    assert_eq!(String::from_utf8_lossy(&converted.stdout).matches("1. e4").count(), 2);
}

#[test]
fn missing_file_has_no_summary() {
    let (status, out, err) = audit(&["no-such-file.pgn"], b"");
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.starts_with("no-such-file.pgn: "), "{err}");
}

/// The output of a run that was interrupted after its last record of progress is cut off.
#[cfg(unix)]
#[test]
fn interrupted_table_is_continued() {
    let (game, notes) = (file("resumed.pgn", b"1. e4 e5 2. Ke3 *\n"), file("resumed.json", b""));
    let table = file("resumed.csv", b"");
    std::fs::remove_file(&notes).expect("removed");
    let run = || {
        let out = std::fs::OpenOptions::new().append(true).open(&table).expect("a table");
        let mut command = std::process::Command::new(touchmove().get_program());
        command.args(["audit", "--csv", "--resume"]).arg(&notes).arg(&game).env("LC_ALL", "C");
        command.stdout(out).status().expect("a run")
    };
    run();
    let whole = std::fs::read_to_string(&table).expect("rows");
    assert_eq!(whole.lines().count(), 2, "{whole}");
    // As if the program had been stopped before it recorded the end of the file.
    let first = std::fs::read_to_string(&notes).expect("notes").lines().next().map(str::to_owned);
    std::fs::write(&notes, first.expect("a note") + "\n").expect("notes");
    run();
    assert_eq!(std::fs::read_to_string(&table).expect("rows"), whole);
    run();
    assert_eq!(std::fs::read_to_string(&table).expect("rows"), whole);
}

#[test]
fn repairs_are_a_patch_that_convert_applies() {
    let text = "[Event \"A\"]\n[White \"Ann\"]\n\n1. e4 e5 2. Nf3 Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7\n\
                6. Re1 b5 7. Bb3Nd4 8. c3 *\n\n[Event \"B\"]\n\n1. d4 *\n";
    let games = file("damaged.pgn", text.as_bytes());
    let (games, patch) = (games.to_str().unwrap(), file("damaged.patch", b""));
    let patch = patch.to_str().unwrap();
    assert_eq!(audit(&["--fix", patch, games], b"").0, 1);
    let said = std::fs::read_to_string(patch).expect("a patch");
    assert!(said.starts_with("# 1: Ann - ?\n# move-doubled (certain): Nf3 -> \n"), "{said}");
    assert!(
        said.contains("@@ -5 +5 @@\n-6. Re1 b5 7. Bb3Nd4 8. c3 *\n+6. Re1 b5 7. Bb3 Nd4 8. c3 *\n")
    );
    let convert = |args: &[&str]| {
        let output = touchmove().args(["convert", "-n", "en"]).args(args).output().expect("a run");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    assert_eq!(convert(&[games]).0, Some(1));
    let (status, out) = convert(&["--apply", patch, games]);
    assert!(status == Some(0) && out.contains("2. Nf3 Nc6 3. Bb5"), "{out}");
    // The file has changed since.
    std::fs::write(games, text.replace("Ba4", "Bxc6")).expect("written");
    assert_eq!(convert(&["--apply", patch, games]).0, Some(1));
}

#[test]
fn known_findings_are_not_reported_again() {
    let baseline = file("baseline", b"");
    std::fs::remove_file(&baseline).expect("removed");
    let args = ["--baseline", baseline.to_str().unwrap()];
    let old = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n";
    assert_eq!(audit(&args, old.as_bytes()).0, 1);
    assert_eq!(audit(&args, old.as_bytes()).0, 0);
    let (status, out, _) = audit(&args, format!("[White \"B\"]\n\n1. Ke3 *\n\n{old}").as_bytes());
    assert!(status == 1 && out.matches("illegal-move").count() == 1, "{out}");
}
