//! The words of announcements.

use touchmove_board::{Role, Wing};

/// A word of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Piece(Role),
    File(u8),
    Rank(u8),
    Side(Wing),
    Castling,
    Check,
    Mate,
    /// Said and of no consequence.
    Filler,
    Unknown,
}

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/// Other ways to write or say them, folded.
const FILES_TOO: [&[&str]; 8] = [
    &["a"],
    &["b"],
    &["c", "caesar", "zaesar"],
    &["d"],
    &["e", "eve"],
    &["f"],
    &["g"],
    &["h", "hektor"],
];
const RANKS_TOO: [&[&str]; 8] =
    [&["1"], &["2", "zwo"], &["3"], &["4"], &["5", "funf"], &["6"], &["7"], &["8"]];
const PIECES: [(Role, &[&str]); 6] = [
    (Role::King, &["koenig", "konig"]),
    (Role::Queen, &["dame"]),
    (Role::Rook, &["turm"]),
    (Role::Bishop, &["laeufer", "laufer", "laeuffer"]),
    (Role::Knight, &["springer"]),
    (Role::Pawn, &["bauer"]),
];
const FILLERS: [&str; 11] =
    ["nach", "auf", "von", "schlaegt", "schlagt", "nimmt", "x", "wird", "en", "passant", "zur"];

pub(super) fn file(file: u8) -> &'static str {
    FILES.get(usize::from(file)).copied().unwrap_or_default()
}

pub(super) fn rank(rank: u8) -> &'static str {
    RANKS.get(usize::from(rank)).copied().unwrap_or_default()
}

pub(super) fn piece(role: Role) -> &'static str {
    match role {
        Role::King => "König",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Läufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

/// The words in small letters, umlauts in two; what is no letter and no digit
/// separates words.
pub(super) fn folded(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '\u{308}');
    words.map(fold).filter(|word| !word.is_empty())
}

fn fold(word: &str) -> String {
    let mut folded = String::new();
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => folded.push_str("ae"),
            'ö' => folded.push_str("oe"),
            // Dots that follow their letter.
            'ü' => folded.push_str("ue"),
            '\u{308}' => folded.push('e'),
            'ß' => folded.push_str("ss"),
            c => folded.push(c),
        }
    }
    folded
}

impl Word {
    /// A folded word.
    pub(super) fn of(word: &str) -> Word {
        if let Some((role, _)) = PIECES.iter().find(|(_, names)| names.contains(&word)) {
            return Word::Piece(*role);
        }
        if let Some(file) = named(&FILES, &FILES_TOO, word) {
            return Word::File(file);
        }
        if let Some(rank) = named(&RANKS, &RANKS_TOO, word) {
            return Word::Rank(rank);
        }
        match word {
            "kurze" | "kurz" => Word::Side(Wing::Kingside),
            "lange" | "lang" => Word::Side(Wing::Queenside),
            "rochade" | "roschade" => Word::Castling,
            "schach" => Word::Check,
            "matt" | "schachmatt" => Word::Mate,
            _ if FILLERS.contains(&word) => Word::Filler,
            _ => Word::Unknown,
        }
    }
}

fn named(names: &[&str; 8], others: &[&[&str]; 8], word: &str) -> Option<u8> {
    let is = |&(_, (name, others)): &(u8, (&&str, &&[&str]))| {
        fold(name) == word || others.contains(&word)
    };
    (0..8).zip(names.iter().zip(others)).find(is).map(|(i, _)| i)
}
