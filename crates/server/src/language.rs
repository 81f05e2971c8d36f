//! The language of the reader.

use axum::http::{HeaderMap, header};
pub(crate) use touchmove_answers::words;
use touchmove_explain::{Language, Words};

/// The messages for a code such as `fi` or `fi-FI`; English for unknown codes.
pub(crate) fn by_code(code: &str) -> &'static Words {
    words(Language::from_tag(code).unwrap_or(Language::English))
}

/// The messages in the preferred language of a request, among the languages that exist.
pub(crate) fn reader(headers: &HeaderMap) -> &'static Words {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    words(wanted.and_then(most_wanted).unwrap_or(Language::English))
}

fn most_wanted(header: &str) -> Option<Language> {
    let ranges = header.split(',').filter_map(|range| {
        let (code, quality) = range.split_once(";q=").unwrap_or((range, "1"));
        Some((quality.trim().parse::<f32>().ok()?, Language::from_tag(code)?))
    });
    // Iterate backwards: `max_by` returns the last of equal elements, and the first has priority.
    ranges.rev().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_languages_are_skipped() {
        assert_eq!(most_wanted("tlh, en-GB;q=0.8"), Some(Language::English));
        assert_eq!(most_wanted("tlh, fi;q=0.5, el-GR;q=0.9"), Some(Language::Greek));
        assert_eq!(most_wanted("ar, en"), Some(Language::Arabic));
        assert_eq!(most_wanted("tlh"), None);
        assert_eq!(most_wanted(""), None);
        assert_eq!(most_wanted("en;q=much"), None);
    }
}
