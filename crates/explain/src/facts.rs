//! Sentences for the facts of an incident that the arbiter reports.

use crate::{MessageArgument, Words};
use touchmove_board::Color;

impl Words {
    /// Translates a fact from the words of the protocol into a label.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.fact("Black has king and knight"), "Black has king and knight");
    /// assert_eq!(words.fact("number 2"), "illegal move number 2");
    /// assert_eq!(words.fact("not answered"), "the opponent has not moved since");
    /// ```
    pub fn fact(&self, text: &str) -> String {
        let (name, args) = fact(text);
        let id = format!("fact-{}", name.replace(' ', "-").replace(['\'', ','], ""));
        self.message(&id, &args).unwrap_or_else(|_| text.to_owned())
    }
}

/// Returns the message name of a fact and its arguments.
fn fact(text: &str) -> (&str, Vec<(&'static str, MessageArgument)>) {
    let player = Color::ALL.into_iter().find_map(|player| {
        let name = match player {
            Color::White => "White ",
            Color::Black => "Black ",
        };
        Some((player, text.strip_prefix(name)?))
    });
    if let Some((player, rest)) = player {
        let names = [("player", player), ("opponent", player.other())];
        return (rest, names.map(|(name, color)| (name, color.to_string().into())).into());
    }
    if let Some(position) = text.strip_prefix("in ") {
        return ("in", vec![("position", position.into())]);
    }
    if let Some(ms) = text.strip_prefix("after ").and_then(milliseconds) {
        return ("after", vec![("ms", ms.into())]);
    }
    if let Some(ms) = text.strip_prefix("default time ").and_then(milliseconds) {
        return ("default time", vec![("ms", ms.into())]);
    }
    if let Some(ms) = text.strip_suffix(" left").and_then(milliseconds) {
        return ("left", vec![("ms", ms.into())]);
    }
    // "earlier number 2" and "number 2" share one message.
    let counted = text.strip_prefix("earlier ").unwrap_or(text);
    figure(counted).unwrap_or((text, Vec::new()))
}

/// Splits `number 2` or `3 moves missing` into name and number.
fn figure(text: &str) -> Option<(&str, Vec<(&'static str, MessageArgument)>)> {
    let (first, rest) = text.split_once(' ')?;
    let number = |text: &str| text.parse::<u64>().ok();
    match (number(first), number(rest)) {
        (Some(number), _) => Some((rest, vec![("number", number.into())])),
        (None, Some(number)) => Some((first, vec![("number", number.into())])),
        (None, None) => None,
    }
}

/// Parses `h:mm:ss` into milliseconds.
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

    /// Guards against a word that starts like a fact with a value ("in POSITION").
    #[test]
    fn device_locations_have_their_own_sentences() {
        let words = Words::new(Language::English);
        for found in DeviceFinding::ALL {
            let (name, args) = fact(found.words());
            assert_eq!((name, args.len()), (found.words(), 0));
            assert_ne!(words.fact(found.words()), found.words());
        }
    }
}
