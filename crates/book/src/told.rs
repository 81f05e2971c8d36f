//! Titles and prose of the cases in other languages.
//!
//! `locales/el/cases/PATH.md` has the titles of `cases/PATH.md` in the same
//! order, each with the English one below it, and the prose; the protocols
//! stand in the case file only.
//!
//! ```text
//! ## The title, translated
//! <!-- The English title -->
//!
//! The prose, translated.
//! ```

use crate::cases::{Case, paragraph};
use crate::library::files;
use std::collections::HashMap;
use std::sync::OnceLock;
use touchmove_explain::Language;

/// A case as it is told in a language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// Its title.
    pub title: String,
    /// What happens and why, in paragraphs.
    pub prose: Vec<String>,
}

/// By the English title.
type Stories = HashMap<&'static str, Told>;

/// A case in a language; in English where nobody has translated it.
///
/// ```
/// use touchmove_explain::Language;
/// let case = &touchmove_book::all()[0];
/// assert_eq!(touchmove_book::told(case, Language::English).title, case.name);
/// ```
pub fn told(case: &Case, language: Language) -> Told {
    translated(case, language)
        .cloned()
        .unwrap_or_else(|| Told { title: case.name.clone(), prose: case.prose.clone() })
}

/// Whether a case can be had in a language.
///
/// ```
/// use touchmove_explain::Language;
/// assert!(touchmove_book::is_told(&touchmove_book::all()[0], Language::Finnish));
/// ```
pub fn is_told(case: &Case, language: Language) -> bool {
    language == Language::English || translated(case, language).is_some()
}

fn translated(case: &Case, language: Language) -> Option<&'static Told> {
    static ALL: OnceLock<Vec<Stories>> = OnceLock::new();
    let all = ALL.get_or_init(|| Language::ALL.map(stories).into());
    let place = Language::ALL.iter().position(|one| *one == language).unwrap_or_default();
    all.get(place)?.get(case.name.as_str())
}

fn stories(language: Language) -> Stories {
    let folder = format!("locales/{}/cases", language.code());
    files(&folder).flat_map(|(_, text)| read(text)).collect()
}

fn read(text: &'static str) -> Vec<(&'static str, Told)> {
    let parts = text.split("\n## ").skip(1);
    let story = |part: &'static str| {
        let mut lines = part.lines();
        let title = lines.next()?.trim().to_owned();
        let english = lines.next()?.trim().strip_prefix("<!--")?.strip_suffix("-->")?.trim();
        let mut prose = Vec::new();
        lines.for_each(|line| paragraph(&mut prose, line));
        prose.retain(|text| !text.is_empty());
        Some((english, Told { title, prose }))
    };
    parts.filter_map(story).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_story_has_its_title_and_its_paragraphs() {
        let text = "# Οι παίκτες\n\nΕισαγωγή.\n\n## Ο πρώτος\n<!-- The first -->\n\n\
            Μία\nδύο.\n\nΤρεις.\n";
        let stories = read(text);
        let [(english, told)] = stories.as_slice() else { panic!("{stories:?}") };
        assert_eq!((*english, told.title.as_str()), ("The first", "Ο πρώτος"));
        assert_eq!(told.prose, ["Μία δύο.", "Τρεις."]);
    }
}
