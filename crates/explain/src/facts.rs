//! What is known of an incident that the arbiter reports, in the reader's words.

use crate::{Value, Words};
use touchmove_board::Color;

impl Words {
    /// A fact of a report: from the words of the protocol into a label.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.fact("Black has king and knight"), "Black has king and knight");
    /// assert_eq!(words.fact("number 2"), "illegal move number 2");
    /// assert_eq!(words.fact("not answered"), "the opponent has not moved since");
    /// ```
    pub fn fact(&self, said: &str) -> String {
        let (name, args) = fact(said);
        let id = format!("fact-{}", name.replace(' ', "-").replace(['\'', ','], ""));
        self.message(&id, &args).unwrap_or_else(|_| said.to_owned())
    }
}

/// The name of a fact, and what is put in.
fn fact(said: &str) -> (&str, Vec<(&'static str, Value)>) {
    let player = Color::ALL.into_iter().find_map(|player| {
        let name = match player {
            Color::White => "White ",
            Color::Black => "Black ",
        };
        Some((player, said.strip_prefix(name)?))
    });
    if let Some((player, rest)) = player {
        let names = [("player", player), ("opponent", player.other())];
        return (rest, names.map(|(name, color)| (name, color.to_string().into())).into());
    }
    if let Some(position) = said.strip_prefix("in ") {
        return ("in", vec![("position", position.into())]);
    }
    if let Some(ms) = said.strip_prefix("after ").and_then(milliseconds) {
        return ("after", vec![("ms", ms.into())]);
    }
    if let Some(ms) = said.strip_prefix("default time ").and_then(milliseconds) {
        return ("default time", vec![("ms", ms.into())]);
    }
    if let Some(ms) = said.strip_suffix(" left").and_then(milliseconds) {
        return ("left", vec![("ms", ms.into())]);
    }
    // Whichever move it is, it is counted in the same words.
    let counted = said.strip_prefix("earlier ").unwrap_or(said);
    figure(counted).unwrap_or((said, Vec::new()))
}

/// `number 2`, `3 moves missing`.
fn figure(said: &str) -> Option<(&str, Vec<(&'static str, Value)>)> {
    let (first, rest) = said.split_once(' ')?;
    let number = |text: &str| text.parse::<u64>().ok();
    match (number(first), number(rest)) {
        (Some(number), _) => Some((rest, vec![("number", number.into())])),
        (None, Some(number)) => Some((first, vec![("number", number.into())])),
        (None, None) => None,
    }
}

/// Milliseconds of `h:mm:ss`.
fn milliseconds(time: &str) -> Option<u64> {
    let mut parts = time.split(':').map(|part| part.parse::<u64>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    minutes.checked_mul(60)?.checked_add(seconds)?.checked_mul(1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use touchmove_laws::report::Wording;
    use touchmove_laws::rules::electronic_device::DeviceFinding;

    /// A word that begins like a fact with a value ("in POSITION") would be read as that one.
    #[test]
    fn ways_to_find_a_device_have_sentences_of_their_own() {
        let words = Words::new(Language::English);
        for found in DeviceFinding::ALL {
            let (name, args) = fact(found.words());
            assert_eq!((name, args.len()), (found.words(), 0));
            assert_ne!(words.fact(found.words()), found.words());
        }
    }
}
