//! Texts that rules still write as words of the protocol: the words without
//! their players, squares and numbers name the message.

use crate::Value;
use touchmove_board::{Color, Square};

/// The name that a text gives to its message, and what stands in the text:
/// `the flag of black has not fallen` is `the-flag-of-who-has-not-fallen`.
pub(crate) fn key(text: &str) -> (String, Vec<(&'static str, Value)>) {
    let mut args: Vec<(&'static str, Value)> = Vec::new();
    let mut words = Vec::new();
    for word in text.split_whitespace().map(bare) {
        match read(&word, &args) {
            // Several squares one after the other are one list.
            Some(("square", value)) if words.last().is_some_and(|w| w == "square") => {
                join(&mut args, &value);
            }
            Some((name, value)) => {
                words.push(name.to_owned());
                args.push((name, value));
            }
            None => words.push(plain(&word)),
        }
    }
    words.retain(|word| !word.is_empty());
    (words.join("-"), args)
}

fn join(args: &mut [(&'static str, Value)], next: &Value) {
    if let (Some((_, Value::Text(list))), Value::Text(square)) = (args.last_mut(), next) {
        *list += &format!(",{square}");
    }
}

fn bare(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
}

fn plain(word: &str) -> String {
    word.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

/// A word that changes from ruling to ruling.
fn read(word: &str, before: &[(&'static str, Value)]) -> Option<(&'static str, Value)> {
    if Color::ALL.iter().any(|color| color.to_string() == word) {
        let first = before.iter().all(|(name, _)| *name != "who");
        return Some((if first { "who" } else { "other" }, word.into()));
    }
    if let Ok(number) = word.parse::<u64>() {
        return Some(("n", number.into()));
    }
    let name = match word.len() {
        2 if word.parse::<Square>().is_ok() => "square",
        4 | 5 if is_move(word) => "move",
        _ if is_result(word) => "result",
        _ => return None,
    };
    Some((name, word.into()))
}

fn is_move(word: &str) -> bool {
    let square = |range| word.get(range).is_some_and(|s: &str| s.parse::<Square>().is_ok());
    square(0..2) && square(2..4)
}

fn is_result(word: &str) -> bool {
    word.contains('-') && word.chars().all(|c| c.is_ascii_digit() || "-/".contains(c))
}
