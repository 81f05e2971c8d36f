//! Files stay small enough to read in one go.

use crate::none;
use crate::source::sources;

const AT_MOST: usize = 500;
const BETTER: usize = 400;

#[test]
fn no_file_is_long() {
    let lengths = sources(["crates", "bench", "fuzz"]).into_iter().map(|s| {
        let lines = s.text.lines().count();
        (lines, format!("{} has {lines} lines", s.path))
    });
    let (long, fine): (Vec<_>, Vec<_>) = lengths.partition(|(lines, _)| *lines > AT_MOST);
    for (_, said) in fine.into_iter().filter(|(lines, _)| *lines > BETTER) {
        eprintln!("rather long: {said}");
    }
    none("files to split", long.into_iter().map(|(_, said)| said).collect());
}
