//! Symbols with a numeric annotation glyph (NAG).

/// Symbols that Informator and programs write, with their glyph numbers in PGN. For symbols without
/// a number in the standard, the table has the number in common use.
const SIGNS: [(&str, u8); 34] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("\u{25a1}", 7),
    ("=", 10),
    ("inf", 13),
    ("\u{221e}", 13),
    ("~", 13),
    ("+/=", 14),
    ("+=", 14),
    ("\u{2a72}", 14),
    ("=/+", 15),
    ("=+", 15),
    ("\u{2a71}", 15),
    ("+/-", 16),
    ("\u{b1}", 16),
    ("-/+", 17),
    ("\u{2213}", 17),
    ("+-", 18),
    ("+--", 18),
    ("-+", 19),
    ("--+", 19),
    ("zugzwang", 22),
    ("\u{2a00}", 22),
    ("/\\", 140),
    ("\u{2206}", 140),
    ("RR", 145),
    ("N", 146),
    ("D", 220),
    ("\u{21c6}", 132),
    ("\u{2192}", 40),
];

pub(super) fn number(sign: &[u8]) -> Option<u16> {
    let found = SIGNS.iter().find(|(text, _)| text.as_bytes() == sign);
    found.map(|&(_, number)| u16::from(number))
}

/// True if a text begins with one of the six signs that may end a move, and no further sign follows.
pub(super) fn is_suffix(text: &[u8]) -> bool {
    let length = text.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    matches!(text.get(..length), Some(b"!" | b"?" | b"!!" | b"!?" | b"?!" | b"??"))
}

/// Returns the glyph number of a run of `!` and `?`. If there are more than two signs, only two
/// count.
pub(super) fn opinion(signs: &[u8]) -> u16 {
    number(signs.get(..2).unwrap_or(signs)).unwrap_or(0)
}
