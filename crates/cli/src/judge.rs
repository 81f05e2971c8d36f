//! `touchmove judge`: judges protocols.

use crate::args::JudgeArgs;
use crate::messages::{no_such_edition, say, words};
use crate::output::{self, errln, out};
use crate::rtl;
use crate::{FINE, FOUND, UNREADABLE};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use touchmove_explain::{RulingFacts, Words};
use touchmove_game::protocol::{Entry, EventRuling};
use touchmove_game::{Judged, Protocol, ProtocolError, Record, Status};
use touchmove_laws::{Edition, Effect};

/// JSON schema of `why`. A test in the conformance crate compares it with the types of the rules.
const SCHEMA: &str = include_str!("judge/why.json");

pub fn run(args: &JudgeArgs) -> u8 {
    if args.schema {
        out!("{SCHEMA}");
        return FINE;
    }
    let stdin = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &stdin[..] } else { &args.files };
    let mut worst = FINE;
    for file in files {
        worst = worst.max(judge_file(file, args));
    }
    worst
}

fn judge_file(file: &Path, args: &JudgeArgs) -> u8 {
    let text = match read(file) {
        Ok(text) => text,
        Err(error) => return unreadable(file, &error),
    };
    let result = Protocol::parse(&text).and_then(|protocol| judge(file, &text, &protocol, args));
    match result {
        Ok(code) => code,
        Err(error) => unreadable(file, &error),
    }
}

fn unreadable(file: &Path, error: &dyn std::error::Error) -> u8 {
    errln!("{}: {error}", file.display());
    UNREADABLE
}

/// Reads a protocol; invalid UTF-8 is shown as replacement characters.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(file)?.read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn judge(
    file: &Path,
    text: &str,
    protocol: &Protocol,
    args: &JudgeArgs,
) -> Result<u8, ProtocolError> {
    let editions = editions(protocol, args)?;
    if args.pgn {
        output::data(&games(protocol, &editions)?);
        return Ok(FINE);
    }
    // Judge under all editions before printing, so that a file's output is complete or absent.
    let judge = if args.why { Protocol::judge_traced } else { Protocol::judge };
    let judged: Result<Vec<Judged>, _> = editions.iter().map(|&e| judge(protocol, e)).collect();
    let judged = judged?;
    let mut code = FINE;
    let mut out = String::new();
    for one in &judged {
        if args.check {
            let differences = one.differences(protocol);
            code = if differences.is_empty() { code } else { FOUND };
            for difference in differences {
                out += &format!("{}: {}: {difference}\n", file.display(), one.edition);
            }
        } else if args.json {
            out += &serde_json::to_string(one).unwrap_or_default();
            out.push('\n');
        } else {
            out += &rtl::page(&for_people(text, one));
        }
    }
    if args.json && !args.check {
        output::json(&out)
    } else {
        out!("{out}")
    }
    Ok(code)
}

/// Returns the game as PGN, once per edition.
fn games(protocol: &Protocol, editions: &[Edition]) -> Result<String, ProtocolError> {
    let words = words();
    let written = editions.iter().map(|&edition| {
        let record = Record::judged(protocol, edition)?;
        Ok(record.to_pgn(|ruling| words.ruling(ruling)))
    });
    written.collect()
}

fn editions(protocol: &Protocol, args: &JudgeArgs) -> Result<Vec<Edition>, ProtocolError> {
    let Some(name) = &args.laws else { return Ok(protocol.setup.editions.clone()) };
    let edition = Edition::from_name(name).ok_or_else(|| ProtocolError {
        line: 1,
        column: 1,
        message: no_such_edition(&words(), name),
    })?;
    Ok(vec![edition])
}

/// Returns the protocol with the rulings under each event.
pub fn for_people(text: &str, judged: &Judged) -> String {
    let words = words();
    let protocol = Protocol::parse(text);
    let entries = protocol.as_ref().map_or(&[][..], |protocol| protocol.entries.as_slice());
    let edition = say(&words, "judge-edition", &[("edition", judged.edition.name().into())]);
    let mut out = format!("{edition}\n");
    for (i, line) in text.lines().enumerate().filter(|(_, l)| !l.trim_start().starts_with("=>")) {
        let entry = entries.iter().find(|entry| entry.line == i + 1);
        out += &entry
            .and_then(|entry| translated_event(&words, line, entry))
            .unwrap_or(line.to_owned());
        out.push('\n');
        let event: Vec<&EventRuling> = judged.rulings.iter().filter(|g| g.line == i + 1).collect();
        for (at, given) in event.iter().enumerate().filter(|(_, given)| shown(given)) {
            out += &ruling_line(&words, given);
            out += &why_lines(&words, &event, at);
            out += &advice_lines(&words, given);
        }
    }
    out + &ending(&words, judged) + "\n\n"
}

/// Returns the event in the user's language, with its time as written; `None` if the protocol is in
/// that language already.
fn translated_event(words: &Words, line: &str, entry: &Entry) -> Option<String> {
    let said = touchmove_book::translated_act(words, &entry.event)?;
    let first = line.split_whitespace().next().filter(|word| word.contains(':'));
    let comment = line.find(" #").and_then(|at| line.get(at..)).unwrap_or_default();
    let time = first.map_or(String::new(), |time| format!("{time} "));
    Some(format!("{time}{said}{comment}"))
}

/// Returns a ruling with its articles, and advice on a question.
pub fn ruling_text(words: &Words, given: &EventRuling) -> String {
    ruling_line(words, given) + &advice_lines(words, given)
}

/// Returns true if a ruling is shown. Hides routine effects except some of general interest;
/// `--why` shows every step.
fn shown(given: &EventRuling) -> bool {
    let effect = given.ruling.effect();
    !effect.is_routine() || matches!(effect.name(), "obligation" | "noted") || given.why.is_some()
}

fn ruling_line(words: &Words, given: &EventRuling) -> String {
    let articles: Vec<&str> = given.ruling.articles().iter().map(|a| a.number()).collect();
    let args =
        [("ruling", words.ruling(&given.ruling).into()), ("articles", articles.join(", ").into())];
    format!("    {}\n", say(words, "judge-ruling", &args))
}

/// Returns the reasoning for a ruling, if requested.
fn why_lines(words: &Words, event: &[&EventRuling], at: usize) -> String {
    let ways = event.iter().filter_map(|given| {
        let why = given.why.as_ref()?;
        Some(RulingFacts { ruling: &given.ruling, rule: why.rule, facts: &why.facts })
    });
    let ways: Vec<RulingFacts<'_>> = ways.collect();
    if ways.is_empty() {
        return String::new();
    }
    let why = ("why", words.why(&ways, at).words.into());
    format!("      {}\n", say(words, "judge-why", &[why]))
}

/// Returns advice for the arbiter under a question.
fn advice_lines(words: &Words, given: &EventRuling) -> String {
    let (Effect::Question { question }, Some(advice)) = (given.ruling.effect(), &given.advice)
    else {
        return String::new();
    };
    let certain = advice.certain.iter().map(|certain| words.certain(certain));
    let certain = certain.collect::<Vec<_>>().join(" ");
    let mut out = String::new();
    if !certain.is_empty() {
        out += &format!("      {certain}\n");
    }
    for consequence in &advice.consequences {
        let option = ("option", consequence.answer.to_string().into());
        let brings = ("consequence", words.consequence(question, consequence).into());
        out += &format!("      - {}\n", say(words, "judge-option", &[option, brings]));
    }
    if let Some(because) = &advice.withheld {
        out += &format!("      {}\n", words.because(because));
    }
    if let Some((answer, because)) = &advice.recommended {
        let option = ("option", answer.to_string().into());
        let because = ("because", words.because(because).into());
        out += &format!("      {}\n", say(words, "judge-recommended", &[option, because]));
    }
    out
}

fn ending(words: &Words, judged: &Judged) -> String {
    let result = ("result", judged.result().into());
    match judged.game.status() {
        Status::Over(_, termination) => {
            let end = ("end", words.termination(termination).into());
            say(words, "judge-result-with-end", &[result, end])
        }
        _ => say(words, "judge-result", &[result]),
    }
}
