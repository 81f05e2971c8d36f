//! Cargo profiles: which programs unwind on panic.

use crate::source::{read, root};

/// A server built with `panic = "abort"` would end with the first request that panics. Pages abort,
/// because unwinding code is larger.
#[test]
fn programs_unwind_and_pages_abort() {
    let manifest = read(&root().join("Cargo.toml"));
    let aborts = |wanted: &str| {
        let mut sections = manifest.split("\n[profile.").skip(1);
        let section = sections.find(|section| section.starts_with(&format!("{wanted}]")));
        section.expect("the profile").lines().any(|line| line.trim() == "panic = \"abort\"")
    };
    for program in ["release", "quick", "fuzz", "dev", "bench"] {
        assert!(!aborts(program), "{program}");
    }
    assert!(aborts("wasm"));
    assert!(manifest.contains("[profile.npm]\ninherits = \"wasm\""));
}
