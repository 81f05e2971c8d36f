//! Type of loss that the record states.

use crate::GameRecord;
use serde::Serialize;

/// Type of loss that the record states.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Loss on time.
    TimeForfeit,
    /// Loss by resignation.
    Resignation,
    /// The record does not state the type of loss.
    NotTold,
}

impl Loss {
    /// Returns the JSON name of the type.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Loss::TimeForfeit.name(), "time_forfeit");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Loss::TimeForfeit => "time_forfeit",
            Loss::Resignation => "resignation",
            Loss::NotTold => "not_told",
        }
    }
}

/// Phrases for a loss on time in the tag `Termination`, from the PGN standard and from servers.
const TIME_IN_TAG: [&str; 4] = ["time forfeit", "on time", "timeout", "time out"];
/// Phrases for a loss by resignation in the tag `Termination`.
const RESIGNATION_IN_TAG: [&str; 1] = ["resign"];
/// Values of the tag that do not state the type of loss.
const OPEN_TAGS: [&str; 4] = ["", "?", "-", "normal"];

/// Phrases at the end of comments that state a loss on time.
const TIME_IN_COMMENT: [&str; 9] = [
    "forfeits on time",
    "loses on time",
    "lost on time",
    "wins on time",
    "won on time",
    "flag fell",
    "time forfeit",
    "ran out of time",
    "overstepped the time limit",
];
const RESIGNATION_IN_COMMENT: [&str; 3] = ["resigns", "resigned", "by resignation"];
/// Upper bound on the number of words. Longer comments describe the play.
const WORDS: usize = 6;

/// True if a text contains a phrase. Both are short, so preparing a search would cost more than this loop.
pub(crate) fn says(text: &str, phrase: &str) -> bool {
    let (text, phrase) = (text.as_bytes(), phrase.as_bytes());
    text.windows(phrase.len().max(1)).any(|part| part.first() == phrase.first() && part == phrase)
}

/// Returns the stated termination: the tag `Termination`, or if it says nothing, `TerminationDetails`.
pub(crate) fn termination(game: &impl GameRecord) -> Option<std::borrow::Cow<'_, str>> {
    let tag = game.tag("Termination");
    let says = tag.as_ref().is_some_and(|tag| {
        let tag = tag.trim();
        !OPEN_TAGS.iter().any(|open| open.eq_ignore_ascii_case(tag))
    });
    if says { tag } else { game.tag("TerminationDetails").or(tag) }
}

/// Returns the type of loss with the words that state it. Returns `None` if the record states
/// another ending, such as adjudication.
pub(crate) fn stated_loss(game: &impl GameRecord) -> Option<(Loss, Option<String>)> {
    let tag = termination(game).unwrap_or_default();
    let tag = tag.trim();
    let lower = tag.to_lowercase();
    let contains = |words: &[&str]| words.iter().any(|word| says(&lower, word));
    if contains(&TIME_IN_TAG) {
        return Some((Loss::TimeForfeit, Some(tag.to_owned())));
    }
    if contains(&RESIGNATION_IN_TAG) {
        return Some((Loss::Resignation, Some(tag.to_owned())));
    }
    if !OPEN_TAGS.contains(&lower.as_str()) {
        return None;
    }
    Some(loss_in_comment(game).unwrap_or((Loss::NotTold, None)))
}

/// Returns the words of a comment, without commands such as `[%eval 0.3]` and without the evaluation
/// that engines' tournaments write before the words: `+M1/5 0.01s, White mates`.
pub(crate) fn words_of(comment: &str) -> String {
    let mut text = comment.to_owned();
    while let Some(at) = text.find("[%")
        && let Some(end) = text.get(at..).and_then(|rest| rest.find(']'))
    {
        text.replace_range(at..=at + end, " ");
    }
    let text = text.trim().trim_end_matches(['.', '!', ' ']);
    let is_evaluation = |part: &str| {
        part.starts_with(['+', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
            && part.chars().all(|c| c.is_ascii_digit() || "+-./ Msm".contains(c))
    };
    let words = text.split_once(", ").filter(|(evaluation, _)| is_evaluation(evaluation));
    words.map_or(text, |(_, words)| words).to_owned()
}

/// True if a comment is short enough to state an ending.
pub(crate) fn is_short(text: &str) -> bool {
    text.split_whitespace().count() <= WORDS
}

/// True if a comment states a loss, on time or by resignation.
pub(crate) fn states_loss(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut ends = TIME_IN_COMMENT.iter().chain(&RESIGNATION_IN_COMMENT);
    is_short(text) && ends.any(|end| lower.ends_with(end))
}

fn loss_in_comment(game: &impl GameRecord) -> Option<(Loss, Option<String>)> {
    game.last_comments().iter().rev().find_map(|comment| {
        let text = words_of(comment);
        let lower = text.to_lowercase();
        let ends = |with: &[&str]| with.iter().any(|end| lower.ends_with(end));
        match () {
            () if !is_short(&text) => None,
            () if ends(&TIME_IN_COMMENT) => Some((Loss::TimeForfeit, Some(text))),
            () if ends(&RESIGNATION_IN_COMMENT) => Some((Loss::Resignation, Some(text))),
            () => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_notation::pgn::games;

    fn read(text: &str) -> Option<(Loss, Option<String>)> {
        let game = games(text.as_bytes()).next().expect("a game");
        stated_loss(&game)
    }

    #[test]
    fn termination_tags_state_the_loss() {
        let loss = |tag: &str| {
            read(&format!("[Termination \"{tag}\"]\n\n1. e4 1-0")).map(|(loss, _)| loss)
        };
        for tag in ["Time forfeit", "time forfeit", "Carlsen won on time"] {
            assert_eq!(loss(tag), Some(Loss::TimeForfeit), "{tag}");
        }
        for tag in ["egor_tensin won by resignation", "resign"] {
            assert_eq!(loss(tag), Some(Loss::Resignation), "{tag}");
        }
        assert_eq!(loss("Normal"), Some(Loss::NotTold));
        for tag in ["GUI adjudication", "Abandoned", "rules infraction", "checkmate"] {
            assert_eq!(loss(tag), None, "{tag}");
        }
    }

    #[test]
    fn details_count_if_the_tag_says_nothing() {
        let details = |tag: &str| {
            read(&format!(
                "[Termination \"{tag}\"]\n[TerminationDetails \"Black resigns\"]\n\n1. e4 1-0"
            ))
        };
        assert_eq!(details("normal"), Some((Loss::Resignation, Some("Black resigns".into()))));
        assert_eq!(details("adjudication"), None);
    }

    #[test]
    fn short_final_comments_state_the_loss() {
        let loss = |comment: &str| read(&format!("1. e4 {{before}} e5 {{{comment}}} 1-0")).unwrap();
        let words = |text: &str| Some(text.to_owned());
        let time = |text| (Loss::TimeForfeit, words(text));
        assert_eq!(loss("Black forfeits on time"), time("Black forfeits on time"));
        assert_eq!(loss(" White wins on time. "), time("White wins on time"));
        assert_eq!(loss(" Black resigns "), (Loss::Resignation, words("Black resigns")));
        for before in ["[%clk 0:00:10] ", "-5.01/20 1.2s, ", "[%eval -3.2]", "-M4/9 0.3s, "] {
            let comment = format!("{before}Black resigns");
            assert_eq!(loss(&comment), (Loss::Resignation, words("Black resigns")), "{before}");
        }
        for story in [
            "and I would resign.",
            "I would've resigned a long time ago in any other game.",
            "a position in which no experienced player resigns",
            "in time trouble",
        ] {
            assert_eq!(loss(story), (Loss::NotTold, None), "{story}");
        }
        assert_eq!(read("1. e4 {Black resigns} e5 1-0").unwrap().0, Loss::NotTold);
    }
}
