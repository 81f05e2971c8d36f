//! Test that every example runs.
#![cfg(feature = "full")]

use std::collections::BTreeSet;

type Ended = Result<(), Box<dyn std::error::Error>>;

macro_rules! examples {
    ($($file:literal $name:ident)+) => {
        $(#[path = $file]
        mod $name;)+

        fn all() -> Vec<(&'static str, Ended)> {
            vec![$((stringify!($name), $name::main())),+]
        }
    };
}

examples! {
    "../examples/audit.rs" audit
    "../examples/claims.rs" claims
    "../examples/clock.rs" clock
    "../examples/judge.rs" judge
    "../examples/mate_question.rs" mate_question
    "../examples/moves.rs" moves
    "../examples/pgn.rs" pgn
    "../examples/positions.rs" positions
    "../examples/random_game.rs" random_game
    "../examples/why_illegal.rs" why_illegal
}

#[test]
fn every_example_runs() {
    let ran = all();
    let wrong: Vec<_> =
        ran.iter().filter_map(|(name, ended)| Some((name, ended.as_ref().err()?))).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let there: BTreeSet<String> =
        files.map(|file| file.file_name().into_string().unwrap()).collect();
    assert_eq!(there, ran.iter().map(|(name, _)| format!("{name}.rs")).collect());
}
