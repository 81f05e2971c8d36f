//! What a record tells about how the game was lost.

use crate::Recorded;
use serde::Serialize;

/// How a game was lost, as far as its record tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// On time.
    TimeForfeit,
    /// By resignation.
    Resignation,
    /// The record does not say.
    NotTold,
}

impl Loss {
    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Loss::TimeForfeit.id(), "time_forfeit");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Loss::TimeForfeit => "time_forfeit",
            Loss::Resignation => "resignation",
            Loss::NotTold => "not_told",
        }
    }
}

/// Words of the `Termination` tag: the PGN standard's, and those of servers.
const TIME_IN_TAG: [&str; 4] = ["time forfeit", "on time", "timeout", "time out"];
const RESIGNATION_IN_TAG: [&str; 1] = ["resign"];
/// Tags that leave open how the game was lost.
const OPEN_TAGS: [&str; 4] = ["", "?", "-", "normal"];

/// How comments at the end of a record end that tell it.
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
/// Longer comments tell stories.
const WORDS: usize = 6;

/// What tells how a decided game was lost, with the words that do; `None` where
/// the record says that it was in another way, as by adjudication.
pub(crate) fn told(game: &impl Recorded) -> Option<(Loss, Option<String>)> {
    let tag = game.tag("Termination").unwrap_or_default();
    let tag = tag.trim();
    let lower = tag.to_lowercase();
    let contains = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if contains(&TIME_IN_TAG) {
        return Some((Loss::TimeForfeit, Some(tag.to_owned())));
    }
    if contains(&RESIGNATION_IN_TAG) {
        return Some((Loss::Resignation, Some(tag.to_owned())));
    }
    if !OPEN_TAGS.contains(&lower.as_str()) {
        return None;
    }
    Some(told_by_comment(game).unwrap_or((Loss::NotTold, None)))
}

/// Whether a comment is too short for a story.
pub(crate) fn is_short(text: &str) -> bool {
    text.split_whitespace().count() <= WORDS
}

/// Whether a comment tells how a game was lost.
pub(crate) fn tells(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut ends = TIME_IN_COMMENT.iter().chain(&RESIGNATION_IN_COMMENT);
    is_short(text) && ends.any(|end| lower.ends_with(end))
}

fn told_by_comment(game: &impl Recorded) -> Option<(Loss, Option<String>)> {
    game.last_comments().iter().rev().find_map(|comment| {
        let text = comment.trim().trim_end_matches(['.', '!', ' ']);
        let lower = text.to_lowercase();
        let ends = |with: &[&str]| with.iter().any(|end| lower.ends_with(end));
        match () {
            () if !is_short(text) => None,
            () if ends(&TIME_IN_COMMENT) => Some((Loss::TimeForfeit, Some(text.to_owned()))),
            () if ends(&RESIGNATION_IN_COMMENT) => Some((Loss::Resignation, Some(text.to_owned()))),
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
        told(&game)
    }

    #[test]
    fn tags_tell() {
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
    fn short_comments_at_the_end_tell() {
        let told = |comment: &str| read(&format!("1. e4 {{before}} e5 {{{comment}}} 1-0")).unwrap();
        let words = |text: &str| Some(text.to_owned());
        let time = |text| (Loss::TimeForfeit, words(text));
        assert_eq!(told("Black forfeits on time"), time("Black forfeits on time"));
        assert_eq!(told(" White wins on time. "), time("White wins on time"));
        assert_eq!(told(" Black resigns "), (Loss::Resignation, words("Black resigns")));
        for story in [
            "and I would resign.",
            "I would've resigned a long time ago in any other game.",
            "a position in which nobody who knows the game ever resigned",
            "in time trouble",
        ] {
            assert_eq!(told(story), (Loss::NotTold, None), "{story}");
        }
        assert_eq!(read("1. e4 {Black resigns} e5 1-0").unwrap().0, Loss::NotTold);
    }
}
