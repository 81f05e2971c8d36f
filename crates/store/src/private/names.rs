//! Recognition of names in any spelling.

use unicode_normalization::UnicodeNormalization;

/// Titles before a name; comparisons ignore them.
const TITLES: [&str; 11] = ["GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "FA", "IA"];
/// Possible lengths of a FIDE number in digits.
const NUMBER: std::ops::RangeInclusive<usize> = 5..=11;

/// A word of a text: its byte range and normal form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    pub from: usize,
    pub to: usize,
    pub text: String,
}

/// Splits a text into words. Case, accents, invisible characters and Unicode normalisation are
/// ignored.
pub fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut within = false;
    for (at, letter) in text.char_indices() {
        let end = at.saturating_add(letter.len_utf8());
        let last = words.last_mut().filter(|_| within);
        if is_silent(letter) {
            if let Some(word) = last {
                word.to = end;
            }
        } else if letter.is_alphanumeric() {
            let normal = normal(letter);
            match last {
                Some(word) => {
                    word.to = end;
                    word.text += &normal;
                }
                None => words.push(Word { from: at, to: end, text: normal }),
            }
            within = true;
        } else {
            within = false;
        }
    }
    words
}

fn normal(letter: char) -> String {
    let plain: String = letter.nfkd().filter(|c| !is_silent(*c)).collect();
    plain.to_uppercase()
}

/// Returns true for combining accents, Arabic and Hebrew vowel signs, and invisible characters.
fn is_silent(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}')
}

/// Canonical form of a name or number: `BERG ANNE`, `#1503014`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    pub text: String,
    /// Number of words in a name; 0 for a number.
    pub words: usize,
}

impl Key {
    /// Returns the key of a name, independent of word order; `None` without a letter. Ignores
    /// titles and text in parentheses.
    pub fn of_name(name: &str) -> Option<Key> {
        let name = name.split('(').next().unwrap_or_default();
        let mut words: Vec<String> = words(name).into_iter().map(|word| word.text).collect();
        if words.len() > 1 {
            words.retain(|word| !TITLES.contains(&word.as_str()));
        }
        let letters = words.iter().any(|word| word.chars().any(char::is_alphabetic));
        (letters && words != ["NN"]).then(|| Key::of_words(words))
    }

    fn of_words(mut words: Vec<String>) -> Key {
        words.sort_unstable();
        Key { words: words.len(), text: words.join(" ") }
    }

    /// Returns the key of a FIDE number; `None` for anything else.
    pub fn of_number(number: &str) -> Option<Key> {
        let number = number.trim().trim_start_matches('0');
        let fits = NUMBER.contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
        fits.then(|| Key { text: format!("#{number}"), words: 0 })
    }

    /// Returns the key of a query: a number or a name.
    pub fn of(asked: &str) -> Option<Key> {
        Key::of_number(asked).or_else(|| Key::of_name(asked))
    }
}

/// Returns true if two words belong to different persons: `Olga Berg - Anne Dahl` does not mention
/// Anne Berg.
fn parts(text: &str, pair: &[Word]) -> bool {
    let between = match pair {
        [first, second] => text.get(first.to..second.from).unwrap_or_default(),
        _ => "",
    };
    let dash = between.contains(['-', '–', '—']) && between.contains(char::is_whitespace);
    dash || between.contains([';', ':', '!', '?', '|', '/', '&', '+', '\n', '\r'])
}

/// Returns the byte ranges of names with `counts` words, and of numbers, for which `is_meant`
/// returns true. A count of 0 searches for numbers.
pub fn mentions(
    text: &str,
    counts: &[usize],
    is_meant: &mut dyn FnMut(&Key) -> bool,
) -> Vec<(usize, usize)> {
    let words = words(text);
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let rest = words.get(at..).unwrap_or_default();
        let named = counts.iter().filter_map(|&count| match count {
            0 => Some((1, Key::of_number(&rest.first()?.text)?)),
            count => {
                let part = rest.get(..count)?;
                if part.windows(2).any(|pair| parts(text, pair)) {
                    return None;
                }
                let part = part.iter().map(|word| word.text.clone()).collect();
                Some((count, Key::of_words(part)))
            }
        });
        let mut hit = 0;
        for (count, key) in named {
            if count > hit && is_meant(&key) {
                hit = count;
            }
        }
        let last = rest.get(hit.saturating_sub(1)).filter(|_| hit > 0);
        if let (Some(first), Some(last)) = (rest.first(), last) {
            found.push((first.from, last.to));
        }
        at = at.saturating_add(hit.max(1));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_name_share_a_key() {
        let one = Key::of_name("Müller-Lüdenscheidt, Jürgen").unwrap();
        for other in [
            "Jürgen Müller-Lüdenscheidt",
            "MU\u{308}LLER LU\u{308}DENSCHEIDT  Ju\u{308}rgen",
            "muller ludenscheidt jurgen",
            "Müller\u{ad}-Lüden\u{200b}scheidt,Jürgen",
            "IM Müller-Lüdenscheidt Jürgen (GER)",
        ] {
            assert_eq!(Key::of_name(other).as_ref(), Some(&one), "{other}");
        }
        assert_eq!(Key::of_name("Groß"), Key::of_name("GROSS"));
        assert_eq!(Key::of_name("Παπαδόπουλος"), Key::of_name("ΠΑΠΑΔΟΠΟΥΛΟΣ"));
        assert_ne!(Key::of_name("Berg"), Key::of_name("Bergh"));
        assert_eq!((Key::of_name("?"), Key::of_name("NN"), Key::of_name("")), (None, None, None));
        assert_eq!(Key::of_number(" 0001503014"), Key::of_number("1503014"));
        assert_eq!((Key::of_number("0"), Key::of_number("2345")), (None, None));
    }

    #[test]
    fn mentions_have_their_byte_ranges() {
        let meant = [Key::of("Änne Berg").unwrap(), Key::of("1503014").unwrap()];
        let mut is_meant = |key: &Key| meant.contains(key);
        let text = "Match Berg, A\u{308}nne (1503014) - Bert Berg; anne.berg@example.org";
        let found = mentions(text, &[0, 2], &mut is_meant);
        let found: Vec<&str> = found.iter().map(|&(from, to)| &text[from..to]).collect();
        assert_eq!(found, ["Berg, A\u{308}nne", "1503014", "anne.berg"]);
        for others in ["Olga Berg - Anne Dahl", "Olga Berg; Anne Dahl", "Anne Bergh", "Bert Berg"] {
            assert_eq!(mentions(others, &[0, 2], &mut is_meant), [], "{others}");
        }
    }
}
