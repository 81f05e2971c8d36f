//! `touchmove audit` on files compressed in parallel, and the hint for Parquet.

use crate::audit_run::{audit, file};

/// Compresses like `pzstd`: each frame is preceded by a skippable frame with its length.
fn frames(parts: &[&[u8]]) -> Vec<u8> {
    let frame = |part: &&[u8]| {
        let frame = zstd::encode_all(*part, 1).expect("compressed");
        let length = u32::try_from(frame.len()).expect("short");
        let before = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0];
        [&before[..], &length.to_le_bytes(), &frame].concat()
    };
    parts.iter().map(frame).collect::<Vec<_>>().concat()
}

fn games() -> Vec<u8> {
    let game = |number: usize| {
        let king = if number.is_multiple_of(3) { "Ke3" } else { "Ke2" };
        format!("[Event \"{number}\"]\n\n1. e4 e5 2. {king} 1-0\n\n")
    };
    (0..3_000).map(game).collect::<String>().into_bytes()
}

fn rows(path: &std::path::Path) -> (i32, Vec<String>) {
    let path = path.to_str().expect("UTF-8");
    let (status, out, _) = audit(&["--csv", path], b"");
    // Compare the rows without the file name.
    let row = |line: &str| line.split_once(',').map(|(_, row)| row.to_owned());
    (status, out.lines().filter_map(row).collect())
}

#[test]
fn frame_boundaries_do_not_matter() {
    let text = games();
    let whole = rows(&file("whole.pgn", &text));
    assert_eq!(whole.1.len(), 1_001);
    for size in [text.len() / 2 + 7, 10_001, 1_003] {
        let parts: Vec<&[u8]> = text.chunks(size).collect();
        let path = file(&format!("frames-{size}.pgn.zst"), &frames(&parts));
        assert_eq!(rows(&path), whole, "frames of {size} bytes");
    }
}

#[test]
fn games_before_a_broken_frame_are_audited() {
    let text = games();
    let (first, second) = text.split_at(text.len() / 2);
    let mut broken = frames(&[first, second]);
    let last = broken.len() - 40;
    broken[last..].fill(0xff);
    let (status, found) = rows(&file("broken.pgn.zst", &broken));
    assert_eq!(status, 2);
    assert!((490..=1_001).contains(&found.len()), "{}", found.len());
}

#[cfg(not(feature = "parquet"))]
#[test]
fn missing_parquet_feature_has_a_hint() {
    let (status, _, err) = audit(&["--parquet", "nowhere"], b"1. e4 *");
    assert_eq!(status, 2);
    assert!(err.contains("--features parquet"), "{err}");
    assert!(!std::path::Path::new("nowhere").exists());
}
