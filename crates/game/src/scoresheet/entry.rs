//! What a player writes, as text: `12. Nf3`, `Nf3`, `=`, a time, a result, or
//! whatever else in quotation marks.

use touchmove_board::{Move, Position};
use touchmove_notation::{Letters, SanMove, SanShape};

/// Something written at one go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Entry {
    /// Moves, with the number of the first and whether it is Black's, and
    /// whether a draw offer stands with them.
    Moves { number: Option<(u32, bool)>, moves: Vec<Written>, offer: bool },
    /// The sign for a draw offer.
    Offer,
    /// What belongs on a scoresheet besides.
    Other,
    /// What does not.
    Misuse,
}

/// A move as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Written {
    /// In algebraic notation with English letters.
    San(SanMove),
    /// With the letters of another language: only its squares can be read.
    Squares(SanMove),
    /// In no algebraic notation.
    Unreadable,
}

const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "0-0"];
const CLAIMS: [&str; 2] = ["threefold", "fifty moves"];

impl Entry {
    pub(super) fn read(text: &str) -> Entry {
        let text = text.trim();
        match text {
            "=" | "(=)" => Entry::Offer,
            _ if text.starts_with('"') => Entry::Misuse,
            _ if RESULTS.contains(&text) || CLAIMS.contains(&text) || is_time(text) => Entry::Other,
            _ => moves(text),
        }
    }
}

fn is_time(text: &str) -> bool {
    let two = |part: &str| part.len() == 2 && part.bytes().all(|b| b.is_ascii_digit());
    let mut parts = text.split(':');
    let hours =
        parts.next().is_some_and(|h| !h.is_empty() && h.bytes().all(|b| b.is_ascii_digit()));
    text.contains(':') && hours && parts.all(two)
}

fn moves(text: &str) -> Entry {
    let (number, rest) = numbered(text);
    let offer = rest.split_whitespace().any(|word| matches!(word, "=" | "(=)"));
    let words = rest.split_whitespace().filter(|word| !matches!(*word, "=" | "(=)"));
    let moves: Vec<Written> = words.map(Written::read).collect();
    let marked = moves.iter().any(|written| match written {
        Written::San(san) | Written::Squares(san) => san.marks.draw_offer,
        Written::Unreadable => false,
    });
    Entry::Moves { number, moves, offer: offer || marked }
}

/// `12.` or `12...` before the move.
fn numbered(text: &str) -> (Option<(u32, bool)>, &str) {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at_checked(digits).unwrap_or((text, ""));
    match (number.parse::<u32>(), rest.strip_prefix('.')) {
        (Ok(number), Some(rest)) => {
            let dots = rest.starts_with('.');
            (Some((number, dots)), rest.trim_start_matches('.').trim_start())
        }
        _ => (None, text),
    }
}

impl Written {
    pub(super) fn read(word: &str) -> Written {
        if let Ok(san) = word.parse() {
            return Written::San(san);
        }
        let named = word.chars().take_while(|c| c.is_alphabetic()).count().saturating_sub(1);
        let squares: String = word.chars().skip(named).collect();
        let read = SanMove::parse(&squares, &Letters::ENGLISH).ok();
        read.filter(|_| (1..=2).contains(&named)).map_or(Written::Unreadable, Written::Squares)
    }

    /// The legal move of a position that it means, if it means one.
    pub(super) fn meant(&self, before: &Position) -> Option<Move> {
        let legal = before.legal_moves();
        let mut fitting = legal.iter().filter(|&&mv| self.is(before, mv));
        let first = fitting.next().copied();
        first.filter(|_| fitting.next().is_none())
    }

    /// Whether it is the move that was made in that position.
    pub(super) fn is(&self, before: &Position, made: Move) -> bool {
        match self {
            Written::San(san) => san.resolve(before) == Ok(made),
            Written::Squares(san) => match san.shape {
                SanShape::Castling(wing) => made.wing() == Some(wing),
                SanShape::Step(step) => {
                    step.to_file == made.to.file()
                        && step.to_rank.is_none_or(|rank| rank == made.to.rank())
                }
            },
            Written::Unreadable => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Written};

    #[test]
    fn what_stands_on_a_scoresheet_is_told_apart() {
        for (text, entry) in [
            ("=", Entry::Offer),
            ("1:23", Entry::Other),
            ("0:10:00", Entry::Other),
            ("1/2-1/2", Entry::Other),
            ("\"mind the bishop\"", Entry::Misuse),
        ] {
            assert_eq!(Entry::read(text), entry, "{text}");
        }
        let Entry::Moves { number, moves, offer } = Entry::read("12... Nf6 (=)") else {
            panic!("moves");
        };
        assert_eq!((number, moves.len(), offer), (Some((12, true)), 1, true));
    }

    #[test]
    fn letters_of_other_languages_are_algebraic_and_other_notations_are_not() {
        let one = |text: &str| match Entry::read(text) {
            Entry::Moves { moves, .. } => moves[0].clone(),
            other => panic!("{other:?}"),
        };
        assert!(matches!(one("1.e4"), Written::San(_)));
        assert!(matches!(one("3. Sf3"), Written::Squares(_)));
        assert!(matches!(one("3. Дf3"), Written::Squares(_)));
        for text in ["1. P-K4", "2. Kt-KB3", "5254", "1. hello"] {
            assert_eq!(one(text), Written::Unreadable, "{text}");
        }
    }
}
