//! Runs conformance cases, or writes their coverage page.

use std::path::Path;
use std::process::ExitCode;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::run::{self, Selection};
use touchmove_conformance::{ROOT, coverage, shared_cases};

const USAGE: &str = "\
usage: cargo run -p touchmove-conformance -- [--case NAME] [--article 7.5.5] [--edition 2023]
       cargo run -p touchmove-conformance -- coverage [FILE]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let cases = match cases::all(Path::new(ROOT)) {
        Ok(cases) => cases,
        Err(wrong) => {
            wrong.iter().for_each(|w| eprintln!("{w}"));
            return ExitCode::from(2);
        }
    };
    if let [command, file @ ..] = &args[..]
        && command == "coverage"
    {
        return write_pages(&cases, file.first().map_or(coverage::PAGE, String::as_str));
    }
    match selection(&args) {
        Some(selection) => report(&cases, &selection),
        None => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn selection(args: &[String]) -> Option<Selection> {
    let mut selection = Selection::default();
    for pair in args.chunks(2) {
        let [option, value] = pair else { return None };
        let field = match option.as_str() {
            "--case" => &mut selection.case,
            "--article" => &mut selection.article,
            "--edition" => &mut selection.edition,
            _ => return None,
        };
        *field = Some(value.clone());
    }
    Some(selection)
}

fn report(cases: &[Case], selection: &Selection) -> ExitCode {
    let runs = run::runs(cases, selection).len();
    let failures = run::failures(cases, selection);
    failures.iter().for_each(|failure| println!("{failure}\n"));
    println!("{runs} cases judged (each edition counts), {} not as expected", failures.len());
    if failures.is_empty() && runs > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes the coverage page, which the site shows, and the page of shared cases in `docs/`.
fn write_pages(cases: &[Case], file: &str) -> ExitCode {
    let written = [(file, coverage::page(cases)), (shared_cases::PAGE, shared_cases::page(cases))];
    for (path, text) in written {
        let full = Path::new(ROOT).join(path);
        let folder = full.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| std::fs::write(&full, text)) {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
