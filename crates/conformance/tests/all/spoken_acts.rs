//! Phrases that players and arbiters use at a board. Each phrase is parsed as an act, or answered
//! with the nearest act and an example.

use touchmove_clock::Moment;
use touchmove_game::Event;
use touchmove_game::protocol::{ACTS, Row};

const SAID: &str = include_str!("../../data/said-at-the-board.tsv");

/// Returns the speaker, the phrase, and the expected act. The act is a canonical line if the phrase
/// is parsed, or a form if the answer only suggests the act.
fn phrases() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    SAID.lines().skip(1).map(|line| {
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_default();
        (next(), next(), next())
    })
}

fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Returns the fault in the answer to a phrase, if any.
fn wrong(who: &str, what: &str, act: &str) -> Option<String> {
    let text = format!("{who} {what}");
    match Event::read(Moment::START, &text) {
        Ok(event) => {
            let read = event.to_string();
            (read != format!("{who} {act}")).then(|| format!("{text}: read as {read}"))
        }
        Err(error) => {
            let answer = error.message;
            let named = |row: &Row| {
                let examples = row.examples.iter().map(|example| format!("`{who} {example}`"));
                examples.into_iter().any(|example| answer.contains(&example))
            };
            let right = rows().filter(|row| row.form() == act).any(named);
            (!right).then(|| format!("{text}: not `{act}`, but {answer}"))
        }
    }
}

#[test]
fn phrases_are_parsed_or_get_a_suggestion() {
    let wrong: Vec<String> =
        phrases().filter_map(|(who, what, act)| wrong(who, what, act)).collect();
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn there_are_over_a_hundred_phrases_and_many_parse() {
    let all: Vec<_> = phrases().collect();
    let read = all
        .iter()
        .filter(|(who, what, _)| Event::read(Moment::START, &format!("{who} {what}")).is_ok());
    assert!(all.len() > 150 && read.count() > 50);
}
