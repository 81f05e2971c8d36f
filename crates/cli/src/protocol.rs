//! `touchmove protocol`: what a protocol can say.

use crate::args::ProtocolArgs;
use crate::say::{say, words};
use crate::{FINE, FOUND};
use touchmove_clock::Moment;
use touchmove_explain::Words;
use touchmove_game::Event;
use touchmove_game::protocol::{ACTS, Doer, Row, language};

pub fn run(args: &ProtocolArgs) -> u8 {
    let Some(wanted) = &args.word else {
        print!("{}", language());
        return FINE;
    };
    let found: String = rows().filter(|row| is_about(row, wanted)).map(lines).collect();
    if found.is_empty() {
        let args = [("word", wanted.as_str().into()), ("command", "touchmove protocol".into())];
        eprintln!("{}", say(&words(), "protocol-no-act", &args));
        return FOUND;
    }
    print!("{found}");
    FINE
}

/// All acts, for `touchmove help protocol`.
pub fn help() -> String {
    let begins = "What a protocol can say, one act on each line, and what it means:\n\n";
    let ends = "\nThe language in full: touchmove protocol";
    format!("{begins}{}{ends}", rows().map(lines).collect::<String>())
}

/// The same in another language: under each act an example of it, as it is told there.
pub fn help_in(words: &Words, begins: &str) -> String {
    let lines = |row: &Row| {
        let told = told(words, row).unwrap_or_else(|| row.means.to_owned());
        format!("  {} {}\n      {told}\n", doers(row), row.form())
    };
    format!("{begins}\n\n{}", rows().map(lines).collect::<String>())
}

fn told(words: &Words, row: &Row) -> Option<String> {
    let who = row.who.iter().find_map(|who| match who {
        Doer::Player => Some("White"),
        Doer::Arbiter => Some("Arbiter"),
        Doer::Spectator => Some("Spectator"),
        Doer::Assistant => None,
    })?;
    let text = format!("{who} {}", row.examples.first()?);
    touchmove_book::told_act(words, &Event::read(Moment::START, &text).ok()?)
}

fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Whether a word stands in its form, its meaning or what people say for it.
fn is_about(row: &Row, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    let says = |text: &str| text.to_lowercase().contains(&wanted);
    says(&row.form()) || says(row.means) || row.also.iter().any(|text| says(text))
}

fn lines(row: &Row) -> String {
    format!("  {} {}\n      {}\n", doers(row), row.form(), row.means)
}

fn doers(row: &Row) -> String {
    row.who.iter().copied().map(doer).collect::<Vec<_>>().join("|")
}

const fn doer(who: Doer) -> &'static str {
    match who {
        Doer::Player => "PLAYER",
        Doer::Arbiter => "Arbiter",
        Doer::Assistant => "Assistant of PLAYER",
        Doer::Spectator => "Spectator",
    }
}
