//! `touchmove ask`: rulings on an incident at a board without a record of the moves.

use crate::args::AskArgs;
use crate::judge::ruling_text;
use crate::messages::{say, words};
use crate::output::{errln, out};
use crate::rtl;
use crate::{FINE, FOUND, UNREADABLE};
use std::io::{self, BufRead, IsTerminal, Write};
use touchmove_explain::Words;
use touchmove_game::protocol::ACTS;
use touchmove_game::{Judged, Protocol, ProtocolError};
use touchmove_laws::report::Fact;
use touchmove_laws::{Edition, Effect};

const REPORTS: &str = "Arbiter reports ";

/// An incident and the facts known about it.
struct Incident {
    what: String,
    facts: Vec<String>,
}

pub fn run(args: &AskArgs) -> u8 {
    let text = args.words.join(" ");
    if text.trim().is_empty() {
        print(&known());
        return FINE;
    }
    let mut incident = Incident::read(&text);
    let mut wrong = None;
    loop {
        let judged = match incident.judged(args) {
            Ok(judged) => judged,
            // Repeat the question after an answer that cannot be parsed.
            Err(error) if wrong.is_none() && incident.facts.pop().is_some() && is_asked() => {
                errln!("{}", error.message);
                wrong = Some(error);
                continue;
            }
            Err(error) => {
                errln!("touchmove ask: {}", error.message);
                return UNREADABLE;
            }
        };
        wrong = None;
        let Some(fact) = needed(&judged).filter(|_| is_asked() && !args.json) else {
            return answer(args, &judged);
        };
        match reply(&fact) {
            Some(reply) => incident.facts.push(reply),
            None => return FOUND,
        }
    }
}

/// Returns true if standard input is a terminal.
fn is_asked() -> bool {
    io::stdin().is_terminal()
}

/// Lists the possible reports, one on each line.
fn known() -> String {
    let rows = ACTS.iter().copied().flatten().filter(|row| row.group == "Report");
    let line = |form: String| format!("{}\n", form.trim_start_matches("reports "));
    rows.map(|row| line(row.form())).collect()
}

impl Incident {
    fn read(text: &str) -> Incident {
        let text = text.trim();
        let text = text.strip_prefix("Arbiter ").unwrap_or(text);
        let text = text.strip_prefix("reports ").unwrap_or(text);
        let (what, facts) = text.split_once('(').unwrap_or((text, ""));
        let facts = facts.trim_end().trim_end_matches(')').split(',');
        let facts = facts.map(|fact| fact.trim().to_owned()).filter(|fact| !fact.is_empty());
        Incident { what: what.trim().to_owned(), facts: facts.collect() }
    }

    fn line(&self) -> String {
        let facts = self.facts.join(", ");
        let facts = if facts.is_empty() { facts } else { format!(" ({facts})") };
        format!("{REPORTS}{}{facts}", self.what)
    }

    fn judged(&self, args: &AskArgs) -> Result<Judged, ProtocolError> {
        let time_control = args.time_control.field();
        let mut tags = vec![("Laws", args.laws.as_str()), ("TimeControl", &time_control)];
        if args.limited {
            tags.push(("Supervision", "limited"));
        }
        tags.extend(args.tag.iter().filter_map(|tag| tag.split_once('=')));
        let tags: String =
            tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
        let protocol = Protocol::parse(&format!("{tags}\n{}\n", self.line()))?;
        // A protocol without an edition does not parse.
        let edition = protocol.setup.editions.first().copied().unwrap_or(Edition::Fide2023);
        protocol.judge(edition)
    }
}

fn needed(judged: &Judged) -> Option<Fact> {
    judged.rulings.iter().find_map(|given| match given.ruling.effect() {
        Effect::FactNeeded { fact } => Some(fact.clone()),
        _ => None,
    })
}

fn answer(args: &AskArgs, judged: &Judged) -> u8 {
    let open = needed(judged);
    if args.json {
        print(&format!("{}\n", serde_json::to_string(&judged.rulings).unwrap_or_default()));
    } else {
        let rulings: String =
            judged.rulings.iter().map(|given| ruling_text(&words(), given)).collect();
        print(&rtl::page(&rulings));
        print(&rtl::page(&open.as_ref().map_or_else(String::new, |fact| choices(&words(), fact))));
    }
    if open.is_some() { FOUND } else { FINE }
}

/// Returns the possible answers to a question, numbered.
fn choices(words: &Words, fact: &Fact) -> String {
    let answers = fact.answers();
    let lines = answers
        .iter()
        .zip(1..)
        .map(|(answer, number)| format!("    {number}. {}: {}\n", answer, words.fact(answer)));
    lines.collect()
}

/// Asks for a fact; `None` at the end of input.
fn reply(fact: &Fact) -> Option<String> {
    let words = words();
    let question = format!("ruling-fact-needed-{}", fact.name());
    let args: Vec<(&str, _)> =
        fact.args().into_iter().map(|(name, arg)| (name, arg.to_string().into())).collect();
    let asked = format!("{}\n{}", say(&words, &question, &args), choices(&words, fact));
    print(&format!("{}> ", rtl::page(&asked)));
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line).ok()? == 0 {
        return None;
    }
    let line = line.trim();
    let chosen = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let chosen = chosen.and_then(|at| fact.answers().get(at).cloned());
    Some(chosen.unwrap_or_else(|| line.to_owned()))
}

fn print(text: &str) {
    out!("{text}");
    // The prompt has no newline, so it must be flushed.
    let _ = io::stdout().flush();
}
