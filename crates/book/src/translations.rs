//! Translations of the cases' titles and prose.
//!
//! `locales/el/cases/PATH.md` has the translated titles of `cases/PATH.md` in the same order, each
//! with the English title below it, and the prose. Protocols are only in the case file.
//!
//! ```text
//! ## The title, translated
//! <!-- The English title -->
//!
//! The prose, translated.
//! ```

use crate::cases::{Case, paragraph};
use crate::embedded::files;
use std::collections::HashMap;
use std::sync::OnceLock;
use touchmove_explain::Language;

/// A case's title and prose in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseText {
    /// The title.
    pub title: String,
    /// The story and its explanation, in paragraphs.
    pub prose: Vec<String>,
}

/// Translations by English title.
type Stories = HashMap<&'static str, CaseText>;

/// Returns a case in a language; in English if there is no translation.
///
/// ```
/// use touchmove_explain::Language;
/// let case = &touchmove_book::all()[0];
/// assert_eq!(touchmove_book::case_text(case, Language::English).title, case.name);
/// ```
pub fn case_text(case: &Case, language: Language) -> CaseText {
    translated(case, language)
        .cloned()
        .unwrap_or_else(|| CaseText { title: case.name.clone(), prose: case.prose.clone() })
}

/// True if a case is available in a language.
///
/// ```
/// use touchmove_explain::Language;
/// assert!(touchmove_book::is_translated(&touchmove_book::all()[0], Language::Finnish));
/// ```
pub fn is_translated(case: &Case, language: Language) -> bool {
    language == Language::English || translated(case, language).is_some()
}

fn translated(case: &Case, language: Language) -> Option<&'static CaseText> {
    static ALL: OnceLock<Vec<Stories>> = OnceLock::new();
    let all = ALL.get_or_init(|| Language::ALL.map(stories).into());
    let place = Language::ALL.iter().position(|one| *one == language).unwrap_or_default();
    all.get(place)?.get(case.name.as_str())
}

fn stories(language: Language) -> Stories {
    let folder = format!("locales/{}/cases", language.code());
    files(&folder).flat_map(|(_, text)| read(text)).collect()
}

fn read(text: &'static str) -> Vec<(&'static str, CaseText)> {
    let parts = text.split("\n## ").skip(1);
    let story = |part: &'static str| {
        let mut lines = part.lines();
        let title = lines.next()?.trim().to_owned();
        let english = lines.next()?.trim().strip_prefix("<!--")?.strip_suffix("-->")?.trim();
        let mut prose = Vec::new();
        lines.for_each(|line| paragraph(&mut prose, line));
        prose.retain(|text| !text.is_empty());
        Some((english, CaseText { title, prose }))
    };
    parts.filter_map(story).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn translation_has_title_and_paragraphs() {
        let text = "# Οι παίκτες\n\nΕισαγωγή.\n\n## Ο πρώτος\n<!-- The first -->\n\n\
            Μία\nδύο.\n\nΤρεις.\n";
        let stories = read(text);
        let [(english, told)] = stories.as_slice() else { panic!("{stories:?}") };
        assert_eq!((*english, told.title.as_str()), ("The first", "Ο πρώτος"));
        assert_eq!(told.prose, ["Μία δύο.", "Τρεις."]);
    }
}
