//! The cases of `cases/`, one test per case and edition. A filter selects tests by file path, name
//! or edition: `cargo test -p touchmove-game --test cases -- "touched"`.

use libtest_mimic::{Arguments, Trial};
use std::path::Path;
use std::process::ExitCode;
use std::sync::LazyLock;
use touchmove_conformance::ROOT;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::run::{Selection, run, runs};

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let unreadable = |wrong: Vec<cases::CaseFileError>| -> ! {
        let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        panic!("{}", wrong.join("\n"))
    };
    cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| unreadable(wrong))
});

fn main() -> ExitCode {
    let trials: Vec<Trial> = runs(&CASES, &Selection::default())
        .into_iter()
        .map(|(case, edition)| {
            let name = format!("{}: {} ({edition})", case.file, case.name);
            Trial::test(name, move || match run(case, edition) {
                None => Ok(()),
                Some(failure) => Err(failure.to_string().into()),
            })
        })
        .collect();
    assert!(trials.len() > 1000, "only {} cases", trials.len());
    let mut arguments = Arguments::from_args();
    // Print names only if a filter selects some of the thousands of cases.
    arguments.quiet |= arguments.filter.is_none();
    libtest_mimic::run(&arguments, trials).exit_code()
}
