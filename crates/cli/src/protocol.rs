//! `touchmove protocol`: reference of the protocol language.

use crate::args::ProtocolArgs;
use crate::messages::{say, spoken, words};
use crate::output::{self, errln};
use crate::rtl;
use crate::{FINE, FOUND};
use touchmove_explain::{Help, Language, Protocol};
use touchmove_game::protocol::{ACTS, Doer, LanguageDescription, Row, language, language_with};

pub fn run(args: &ProtocolArgs) -> u8 {
    let told = Told::of(spoken());
    let Some(wanted) = &args.word else {
        output::page(&told.as_ref().map_or_else(language, |told| language_with(told)));
        return FINE;
    };
    let told = told.as_ref();
    let about = rows().filter(|row| is_about(row, wanted, told));
    let found: String = about.map(|row| lines(row, told)).collect();
    if found.is_empty() {
        let args = [("word", wanted.as_str().into()), ("command", "touchmove protocol".into())];
        errln!("{}", rtl::page(&say(&words(), "protocol-no-act", &args)));
        return FOUND;
    }
    output::page(&found);
    FINE
}

/// Returns the reference of all acts, for `touchmove help protocol`.
pub fn help() -> String {
    let begins = "What a protocol can say, one act on each line, and what it means:";
    let ends = "The language in full: touchmove protocol";
    format!("{begins}\n\n{}\n{ends}", rows().map(|row| lines(row, None)).collect::<String>())
}

/// Returns the reference in another language, after its introduction.
pub fn help_in(language: Language, begins: &str) -> String {
    let told = Told::of(language);
    format!("{begins}\n\n{}", rows().map(|row| lines(row, told.as_ref())).collect::<String>())
}

/// Explanation of the protocol language in another language.
struct Told {
    text: &'static str,
    help: Help,
}

impl Told {
    fn of(language: Language) -> Option<Told> {
        let text = Protocol::of(language)?.text;
        Some(Told { text, help: Help::new(language) })
    }
}

impl LanguageDescription for Told {
    fn text(&self) -> &str {
        self.text
    }

    /// Translates a heading. `Arbiter` and `Spectator` are keywords and stay.
    fn word(&self, english: &str) -> String {
        let key = english.replace(' ', "-").to_lowercase();
        self.help.of("telling-words", Some(&key), &[]).unwrap_or_else(|| english.to_owned())
    }

    fn means(&self, row: &Row) -> String {
        let id = format!("means-{}", row.name);
        self.help.of(&id, None, &[]).unwrap_or_else(|| row.means.to_owned())
    }
}

fn means(row: &Row, told: Option<&Told>) -> String {
    told.map_or_else(|| row.means.to_owned(), |told| told.means(row))
}

fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Returns true if a word occurs in an act's syntax, meaning or synonyms.
fn is_about(row: &Row, wanted: &str, told: Option<&Told>) -> bool {
    let wanted = wanted.to_lowercase();
    let says = |text: &str| text.to_lowercase().contains(&wanted);
    let english = says(&row.form()) || says(row.means) || row.also.iter().any(|text| says(text));
    english || says(&means(row, told))
}

fn lines(row: &Row, told: Option<&Told>) -> String {
    format!("  {} {}\n      {}\n", doers(row), row.form(), means(row, told))
}

fn doers(row: &Row) -> String {
    row.who.iter().copied().map(doer).collect::<Vec<_>>().join("|")
}

const fn doer(who: Doer) -> &'static str {
    match who {
        Doer::Player => "PLAYER",
        Doer::Arbiter => "Arbiter",
        Doer::Assistant => "Assistant of PLAYER",
        Doer::Captain => "Captain of PLAYER",
        Doer::Spectator => "Spectator",
    }
}

#[cfg(test)]
mod tests;
