//! `touchmove audit`.

use crate::args::AuditArgs;
use crate::{FINE, FOUND, UNREADABLE};
use serde_json::json;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use touchmove_audit::{Finding, Record, Report, Written, analyse, in_force};
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Game, Reader};

/// Games, games with findings, half moves.
#[derive(Default)]
struct Totals {
    games: usize,
    found: usize,
    plies: usize,
}

pub fn run(args: &AuditArgs) -> u8 {
    let laws = args.laws.as_deref().map(Edition::from_name);
    if laws == Some(None) {
        let known = Edition::ALL.map(|e| e.name()).join(", ");
        eprintln!("touchmove: --laws: {known} expected");
        return UNREADABLE;
    }
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let mut totals = Totals::default();
    let mut unreadable = false;
    for file in files {
        if let Err(error) = audit_file(file, args.json, laws.flatten(), &mut totals) {
            eprintln!("{}: {error}", file.display());
            unreadable = true;
        }
    }
    if !args.json {
        let Totals { games, found, plies } = totals;
        println!("{games} games, {plies} half moves; findings in {found} games");
    }
    match (unreadable, totals.found) {
        (true, _) => UNREADABLE,
        (false, 0) => FINE,
        (false, _) => FOUND,
    }
}

/// Reads in pieces, so that memory does not grow with the file.
fn audit_file(
    file: &Path,
    json: bool,
    laws: Option<Edition>,
    totals: &mut Totals,
) -> io::Result<()> {
    let mut input: Box<dyn Read> = if file == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(std::fs::File::open(file)?)
    };
    let mut reader = Reader::new();
    let mut chunk = vec![0; 1 << 16];
    let mut index = 0;
    loop {
        let read = input.read(&mut chunk)?;
        match chunk.get(..read).filter(|bytes| !bytes.is_empty()) {
            Some(bytes) => reader.feed(bytes),
            None => reader.finish(),
        }
        while let Some(game) = reader.next_game() {
            index += 1;
            audit_game(file, index, &game, json, laws, totals);
        }
        if read == 0 {
            return Ok(());
        }
    }
}

fn audit_game(
    file: &Path,
    index: usize,
    game: &Game,
    json: bool,
    laws: Option<Edition>,
    totals: &mut Totals,
) {
    let date = game.tag("Date").or_else(|| game.tag("UTCDate")).unwrap_or("?");
    let edition = laws.unwrap_or_else(|| in_force(date).edition);
    let mut report = report(edition, game);
    report.findings.extend(game.problems.iter().map(|problem| Finding::Unreadable {
        line: problem.place.line as usize,
        column: problem.place.column as usize,
        text: String::new(),
        message: format!("{:?}", problem.kind),
    }));
    totals.games += 1;
    totals.plies += report.plies;
    totals.found += usize::from(!report.findings.is_empty());
    let line = if json {
        as_json(file, index, game, &report)
    } else {
        for_people(file, index, game, &report)
    };
    // A closed pipe is no reason to complain.
    let _ = io::stdout().write_all(line.as_bytes());
}

fn report(edition: Edition, game: &Game) -> Report {
    let (_, start) = match game.start() {
        Ok(start) => start,
        Err(error) => {
            let findings = vec![Finding::OtherGame { variant: error.to_string() }];
            return Report { edition, plies: 0, findings };
        }
    };
    let moves = game.line.moves.iter().map(|node| Written {
        text: &node.text,
        line: node.place.line as usize,
        column: node.place.column as usize,
    });
    let record = Record {
        start,
        moves: moves.collect(),
        tag_result: game.tag("Result"),
        result: game.result.map(|r| r.text()),
    };
    analyse(edition, &record)
}

fn as_json(file: &Path, index: usize, game: &Game, report: &Report) -> String {
    let value = json!({
        "file": file.display().to_string(),
        "game": index,
        "line": game.place.line,
        "white": game.tag("White"),
        "black": game.tag("Black"),
        "laws": report.edition.name(),
        "plies": report.plies,
        "findings": report.findings,
    });
    format!("{value}\n")
}

fn for_people(file: &Path, index: usize, game: &Game, report: &Report) -> String {
    let mut out = String::new();
    let who = |name| game.tag(name).unwrap_or("?");
    for finding in &report.findings {
        let detail = serde_json::to_string(finding).unwrap_or_default();
        out += &format!(
            "{}:{}: game {index}, {} - {} ({}): {detail}\n\n",
            file.display(),
            game.place.line,
            who("White"),
            who("Black"),
            report.edition
        );
    }
    out
}
