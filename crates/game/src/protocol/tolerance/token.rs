//! Words of a sentence without punctuation, inflection and articles.

use crate::protocol::words::Words;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A word of a sentence, or a part of a hyphenated word.
#[derive(Debug)]
pub(super) struct Token<'a> {
    /// Index of the token's word in the line.
    pub index: usize,
    /// The whole word without punctuation around it.
    pub word: &'a str,
    /// The word without a possessive `'s`.
    pub raw: &'a str,
    /// Lowercase base form of an irregular word, otherwise the lowercase word.
    pub low: String,
    /// True if patterns may skip this token.
    pub is_filler: bool,
}

/// Splits the rest of a line. The words stay where they are.
pub(super) fn tokens<'a>(words: &Words<'a>) -> Vec<Token<'a>> {
    let mut tokens: Vec<Token<'a>> = Vec::new();
    for (index, word) in words.upcoming() {
        let word = word.trim_matches(is_punctuation);
        let hyphenated = is_compound(word);
        let parts = word.split(|c| hyphenated && c == '-').filter(|part| !part.is_empty());
        tokens.extend(parts.map(|part| token(index, word, part)));
    }
    // In `is talking` the auxiliary says nothing. In `is distracted` it turns the sentence around.
    let auxiliary = |next: &Token<'_>| next.raw.ends_with("ing") || next.low == "not";
    let before_them: Vec<bool> = tokens.iter().skip(1).map(auxiliary).collect();
    for (token, is_auxiliary) in tokens.iter_mut().zip(before_them) {
        token.is_filler |= is_auxiliary && token.low == "is";
    }
    tokens
}

const fn is_punctuation(c: char) -> bool {
    matches!(c, '.' | ',' | ';' | ':' | '!' | '?' | '"' | '(' | ')' | '“' | '”' | '‘' | '’' | '\'')
}

/// True for `touch-move` and `50-move`, but not for moves and results.
fn is_compound(word: &str) -> bool {
    let letters = word.split('-').map(|part| part.bytes().filter(u8::is_ascii_lowercase).count());
    letters.fold(0, usize::max) >= 3
}

fn token<'a>(index: usize, word: &'a str, part: &'a str) -> Token<'a> {
    let owner = ["'s", "’s"].into_iter().find_map(|suffix| part.strip_suffix(suffix));
    let raw = owner.unwrap_or(part);
    let plain = raw.to_lowercase().replace(['\'', '’'], "");
    let low = irregular(&plain).map_or(plain, ToOwned::to_owned);
    let is_filler = FILLERS.contains(&low.as_str());
    Token { index, word, raw, low, is_filler }
}

/// Words without a meaning of their own in a report. `not` is never among them.
const FILLERS: [&str; 22] = [
    "the",
    "a",
    "an",
    "his",
    "her",
    "their",
    "its",
    "own",
    "this",
    "that",
    "has",
    "do",
    "also",
    "now",
    "again",
    "immediately",
    "then",
    "just",
    "and",
    "verbally",
    "orally",
    "quickly",
];

/// Returns the base form of an irregular word.
fn irregular(word: &str) -> Option<&'static str> {
    Some(match word {
        "are" | "was" | "were" | "been" | "being" | "be" => "is",
        "have" | "had" => "has",
        "does" | "did" => "do",
        "doesnt" | "didnt" | "dont" | "isnt" | "wasnt" | "hasnt" | "wont" => "not",
        "cant" | "couldnt" => "cannot",
        "used" | "using" => "use",
        "exceeds" | "exceeded" => "exceed",
        "ate" | "eaten" => "eat",
        "began" | "begun" => "begin",
        "broke" | "broken" => "break",
        "brought" => "bring",
        "came" => "come",
        "caught" => "catch",
        "fell" | "fallen" => "fall",
        "forgot" | "forgotten" => "forget",
        "found" => "find",
        "gave" | "given" => "give",
        "got" => "get",
        "held" => "hold",
        "kept" => "keep",
        "left" => "leave",
        "lost" | "loser" => "lose",
        "made" => "make",
        "mobiles" | "cellphone" | "smartphone" | "telephone" => "phone",
        "ran" => "run",
        "rang" | "rung" => "ring",
        "said" => "say",
        "saw" | "seen" => "see",
        "shook" | "shaken" => "shake",
        "spoke" | "spoken" => "speak",
        "threw" | "thrown" => "throw",
        "told" => "tell",
        "took" | "taken" => "take",
        "went" | "gone" => "go",
        "withdrew" | "withdrawn" => "withdraw",
        "won" | "winner" => "win",
        "wore" | "worn" => "wear",
        "wrote" | "written" => "write",
        "drew" | "drawn" | "draws" => "draw",
        "color" | "colors" => "colour",
        "timer" | "clocks" => "clock",
        "referee" => "arbiter",
        _ => return None,
    })
}

/// Returns the word without its inflection. Both sides of a comparison are cut in the same way, so
/// the rest need not be a word.
fn stem(word: &str) -> &str {
    let long = |rest: &&str| rest.len() >= 3;
    let ending = ["ing", "ied", "ies", "ed", "es", "s"].into_iter();
    let cut = ending.filter_map(|ending| word.strip_suffix(ending)).find(long).unwrap_or(word);
    let bare = cut.trim_end_matches(['e', 'y', 'i']);
    let bare = if bare.is_empty() { cut } else { bare };
    let mut letters = bare.chars().rev();
    let doubled = letters.next() == letters.next();
    if doubled {
        bare.split_at_checked(bare.len().saturating_sub(1)).map_or(bare, |(rest, _)| rest)
    } else {
        bare
    }
}

/// True if two words differ only in their inflection.
pub(super) fn is_same(low: &str, pattern: &str) -> bool {
    low == pattern || stem(low) == stem(irregular(pattern).unwrap_or(pattern))
}
