//! Normalisation of words for search: stemming, and removal of accents and points.

use rust_stemmers::{Algorithm, Stemmer};
use touchmove_explain::Language;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Returns the stems of a text in order. Numbers such as 9.2.1 or GIII.5 stay whole.
pub(super) fn stems(language: Language, text: &str) -> Vec<String> {
    let stemmer = Stemmer::create(algorithm(language));
    let small: String = text.nfc().collect::<String>().to_lowercase();
    let joined = small.replace(['\'', '’', 'ʼ'], "");
    let parts = joined.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c) && c != '.');
    // Finnish stemming depends on umlauts; Greek stemming does not depend on accents.
    let bare =
        |word: &str| if language == Language::Finnish { word.to_owned() } else { plain(word) };
    let stem = |word: &str| match has_digit(word) {
        true => word.to_owned(),
        false => plain(&stemmer.stem(&bare(word))),
    };
    parts.flat_map(words).map(stem).collect()
}

/// Splits a part at full stops, except within numbers.
fn words(part: &str) -> impl Iterator<Item = &str> {
    let part = part.trim_matches('.');
    let whole = has_digit(part);
    let at = move |c: char| c == '.' && !whole;
    part.split(at).filter(|word| !word.is_empty())
}

/// True for a number, such as 9.2.1 or e4.
fn has_digit(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

/// Removes accents, as many people type without them.
pub(super) fn plain(word: &str) -> String {
    let bare = word.nfd().filter(|c| !is_combining_mark(*c) && *c != 'ـ');
    bare.map(|c| if c == 'ς' { 'σ' } else { c }).collect()
}

const fn algorithm(language: Language) -> Algorithm {
    match language {
        Language::English => Algorithm::English,
        Language::Greek => Algorithm::Greek,
        Language::Finnish => Algorithm::Finnish,
        Language::Arabic => Algorithm::Arabic,
    }
}

#[cfg(test)]
mod tests {
    use super::stems;
    use touchmove_explain::Language;

    #[test]
    fn stems_ignore_endings_and_accents() {
        let same = [
            (Language::English, "claims the Claimed", "claim the claim"),
            (Language::English, "the player's J’adoube", "the player jadoube"),
            (Language::Finnish, "matkapuhelimen", "matkapuhelimia"),
            (Language::Greek, "ΚΙΝΗΤΌ", "κινητο"),
            (Language::Greek, "κινήσεων", "κινήσεις"),
            (Language::Arabic, "الهاتف", "هاتف"),
        ];
        for (language, one, other) in same {
            assert_eq!(stems(language, one), stems(language, other), "{one}");
        }
    }

    #[test]
    fn numbers_stay_whole_and_full_stops_split_words() {
        let words = stems(Language::English, "Articles 9.2.1, GIII.5. Blitz.Rapid");
        assert_eq!(words, ["articl", "9.2.1", "giii.5", "blitz", "rapid"]);
        for language in Language::ALL {
            assert_eq!(stems(language, "7.5.5 e4"), ["7.5.5", "e4"]);
        }
    }
}
