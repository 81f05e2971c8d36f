//! Normalisation of typed words to the letters of the notations.

use crate::Letters;
use alloc::borrow::Cow;
use alloc::string::String;

/// Groups of similar characters. Some characters differ only in case. They are included only if the
/// language uses one of the two cases.
const ALIKE: [&str; 22] = [
    "AΑА",
    "BΒВ",
    "CСϹ",
    "EΕЕ",
    "FϜ",
    "HΗН",
    "IΙІιίΊ1l|",
    "KΚКκк",
    "NΝ",
    "PΡРρр",
    "SЅ",
    "TΤТ",
    "Ππ",
    "aаα",
    "cсϲ",
    "dԁδ",
    "eеε",
    "hһ",
    "xхχХΧ×✕",
    "OΟОοоo",
    "3Зз",
    "حجخﺡﺣ",
];
/// Groups of similar Arabic letters, including their forms within words.
const ARABIC: [&str; 7] = ["فقﻑﻓ", "رزﺭ", "وؤﻭ", "مﻡﻣ", "أاآإ", "دذ", "هة"];

/// Returns true for invisible characters. They are direction marks, joining marks, and variation
/// selectors of figurines.
pub(super) const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}' | '\u{640}'
    )
}

/// Converts an Arabic, Persian or full-width digit to ASCII.
pub(super) fn digit(letter: char) -> Option<char> {
    let zero = match letter {
        '\u{660}'..='\u{669}' => 0x660,
        '\u{6f0}'..='\u{6f9}' => 0x6f0,
        '\u{ff10}'..='\u{ff19}' => 0xff10,
        _ => return None,
    };
    char::from_digit(u32::from(letter) - zero, 10)
}

/// Normalises a word: converts figurines to white ones and digits to ASCII, and removes invisible
/// characters.
pub(super) fn normalise(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let figurine = |letter: char| match letter {
        '♚'..='♟' => char::from_u32(u32::from(letter) - 6).unwrap_or(letter),
        letter => digit(letter).unwrap_or(letter),
    };
    Cow::Owned(word.chars().filter(|&letter| !is_invisible(letter)).map(figurine).collect())
}

/// Replaces each letter that the language does not use by a similar letter of the language.
pub(super) fn correct_lookalikes(word: &str, letters: &Letters) -> String {
    word.chars().map(|letter| intended_letter(letter, letters)).collect()
}

fn intended_letter(letter: char, letters: &Letters) -> char {
    if letters.uses(letter) {
        return letter;
    }
    let group = ALIKE.iter().chain(&ARABIC).find(|group| group.contains(letter));
    let used = group.and_then(|group| group.chars().find(|&like| letters.uses(like)));
    used.unwrap_or(letter)
}

/// For each ASCII character, the number of its group in [`ALIKE`], from 1, or 0. The diagnosis of
/// a damaged record compares every word with every legal move.
const ASCII_GROUPS: [u8; 128] = {
    let mut groups = [0; 128];
    let mut group = 0;
    while group < ALIKE.len() {
        let bytes = ALIKE[group].as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            if bytes[at] < 128 {
                groups[bytes[at] as usize] = group as u8 + 1;
            }
            at += 1;
        }
        group += 1;
    }
    groups
};

/// Returns true if two characters look alike.
pub(super) fn are_alike(one: char, other: char) -> bool {
    if one == other {
        return true;
    }
    let ascii = |c: char| ASCII_GROUPS.get(c as usize).copied();
    match (ascii(one), ascii(other)) {
        (Some(one), Some(other)) => one != 0 && one == other,
        _ => {
            let both = |group: &&str| group.contains(one) && group.contains(other);
            ALIKE.iter().chain(&ARABIC).any(both)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_and_digits_are_normalised() {
        for (word, expected) in [
            ("Nf3", "Nf3"),
            ("\u{200e}ح\u{200e}f3", "حf3"),
            ("حf٣", "حf3"),
            ("♞f6", "♘f6"),
            ("♟d5", "♙d5"),
            ("♔\u{fe0e}e2", "♔e2"),
        ] {
            assert_eq!(normalise(word), expected);
        }
    }

    #[test]
    fn lookalike_letters_are_corrected() {
        let greek = Letters::GREEK;
        for (word, letters, expected) in [
            ("Iηxζ3", greek, "Ιηxζ3"),
            ("Bxδ4", greek, "Βxδ4"),
            ("ιζ3", greek, "Ιζ3"),
            ("πε8", greek, "Πε8"),
            ("Αη5", greek, "Αη5"),
            ("Νf3", Letters::ENGLISH, "Nf3"),
            ("е4", Letters::ENGLISH, "e4"),
            ("Nfl", Letters::ENGLISH, "Nf1"),
            ("О-О", Letters::ENGLISH, "O-O"),
            ("ехd5", Letters::ENGLISH, "exd5"),
            ("خf3", Letters::ARABIC, "حf3"),
        ] {
            assert_eq!(correct_lookalikes(word, &letters), expected, "{word}");
        }
    }
}
