//! Parser for text on a scoresheet: `12. Nf3`, `Nf3`, `=`, a time, a result, or quoted text.

use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_notation::{Letters, SanMove, SanShape};

/// An entry that a player writes in one act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Moves, with the number of the first move and true if it is Black's. `offer` is true if a
    /// draw offer is noted with them.
    Moves { number: Option<(u32, bool)>, moves: Vec<WrittenMove>, offer: bool },
    /// Sign for a draw offer.
    Offer,
    /// Other text that belongs on a scoresheet.
    Other,
    /// Text that does not belong on a scoresheet.
    Misuse,
}

/// A move as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WrittenMove {
    /// Algebraic notation, parsed in each language in which it is valid.
    Algebraic(Vec<(usize, SanMove)>),
    /// Move with a piece letter of an unknown language. Only its squares can be read.
    Squares(SanMove),
    /// Not algebraic notation.
    Unreadable,
}

/// Candidate languages of a scoresheet, by index in [`Letters::LANGUAGES`]. Each entry reduces
/// their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Languages([bool; Letters::LANGUAGES.len()]);

impl Default for Languages {
    fn default() -> Languages {
        Languages([true; Letters::LANGUAGES.len()])
    }
}

impl Languages {
    fn has(self, language: usize) -> bool {
        self.0.get(language).is_some_and(|&may| may)
    }

    fn none_left(self) -> bool {
        !self.0.contains(&true)
    }
}

const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "0-0"];
const CLAIMS: [&str; 2] = ["threefold", "fifty moves"];

impl Entry {
    pub(crate) fn read(text: &str) -> Entry {
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
    let moves: Vec<WrittenMove> = words.map(WrittenMove::read).collect();
    let marked = moves.iter().any(|written| match written {
        WrittenMove::Algebraic(readings) => readings.iter().any(|(_, san)| san.marks.draw_offer),
        WrittenMove::Squares(san) => san.marks.draw_offer,
        WrittenMove::Unreadable => false,
    });
    Entry::Moves { number, moves, offer: offer || marked }
}

/// Splits off the number `12.` or `12...` before the move.
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

impl WrittenMove {
    pub(crate) fn read(word: &str) -> WrittenMove {
        let languages = Letters::LANGUAGES.iter().enumerate();
        let reads = |(i, letters)| SanMove::parse(word, letters).ok().map(|san| (i, san));
        let readings: Vec<(usize, SanMove)> = languages.filter_map(reads).collect();
        if !readings.is_empty() {
            return WrittenMove::Algebraic(readings);
        }
        let named = word.chars().take_while(|c| c.is_alphabetic()).count().saturating_sub(1);
        let squares: String = word.chars().skip(named).collect();
        let read = SanMove::parse(&squares, &Letters::ENGLISH).ok();
        read.filter(|_| (1..=2).contains(&named))
            .map_or(WrittenMove::Unreadable, WrittenMove::Squares)
    }

    /// Returns the legal move that the entry denotes in one of these languages, if it is
    /// unambiguous.
    pub(crate) fn resolve(&self, before: &Position, languages: Languages) -> Option<Move> {
        let legal = before.legal_moves();
        let mut fitting =
            legal.iter().filter(|&&mv| self.matching_languages(before, mv, languages).is_some());
        let first = fitting.next().copied();
        first.filter(|_| fitting.next().is_none())
    }

    /// Returns the languages in which this entry denotes the move made in the position. `None` if
    /// there are none.
    pub(crate) fn matching_languages(
        &self,
        before: &Position,
        made: Move,
        languages: Languages,
    ) -> Option<Languages> {
        match self {
            WrittenMove::Algebraic(readings) => {
                let mut left = Languages([false; Letters::LANGUAGES.len()]);
                let fits = |&&(i, ref san): &&(usize, SanMove)| {
                    languages.has(i) && san.resolve(before) == Ok(made)
                };
                for (i, _) in readings.iter().filter(fits) {
                    left.0.get_mut(*i).into_iter().for_each(|may| *may = true);
                }
                Some(left).filter(|left| !left.none_left())
            }
            WrittenMove::Squares(san) => Some(languages).filter(|_| same_destination(san, made)),
            WrittenMove::Unreadable => None,
        }
    }
}

fn same_destination(san: &SanMove, made: Move) -> bool {
    match san.shape {
        SanShape::Castling(wing) => made.wing() == Some(wing),
        SanShape::Step(step) => {
            step.to_file == made.to.file() && step.to_rank.is_none_or(|rank| rank == made.to.rank())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Languages, WrittenMove};
    use touchmove_board::Position;

    #[test]
    fn classifies_scoresheet_entries() {
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
    fn scoresheet_language_is_narrowed() {
        let start = Position::default();
        let knight = start.find_move("g1".parse().unwrap(), "f3".parse().unwrap(), None).unwrap();
        let finnish = WrittenMove::read("Rf3")
            .matching_languages(&start, knight, Languages::default())
            .unwrap();
        assert!(WrittenMove::read("Rf3").matching_languages(&start, knight, finnish).is_some());
        assert!(WrittenMove::read("Nf3").matching_languages(&start, knight, finnish).is_none());
        assert!(
            WrittenMove::read("Lf3")
                .matching_languages(&start, knight, Languages::default())
                .is_none()
        );
    }

    #[test]
    fn foreign_letters_are_algebraic_but_other_notations_are_not() {
        let one = |text: &str| match Entry::read(text) {
            Entry::Moves { moves, .. } => moves[0].clone(),
            other => panic!("{other:?}"),
        };
        assert!(matches!(one("1.e4"), WrittenMove::Algebraic(_)));
        assert!(matches!(one("3. Sf3"), WrittenMove::Algebraic(_)));
        assert!(matches!(one("3. Дf3"), WrittenMove::Squares(_)));
        for text in ["1. P-K4", "2. Kt-KB3", "5254", "1. hello"] {
            assert_eq!(one(text), WrittenMove::Unreadable, "{text}");
        }
    }
}
