//! What a player writes, as text: `12. Nf3`, `Nf3`, `=`, a time, a result, or
//! whatever else in quotation marks.

use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_notation::{Letters, SanMove, SanShape};

/// Something written at one go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Entry {
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
pub(crate) enum Written {
    /// In algebraic notation: how each language reads it that can.
    Algebraic(Vec<(usize, SanMove)>),
    /// With the letters of an unknown language: only its squares can be read.
    Squares(SanMove),
    /// In no algebraic notation.
    Unreadable,
}

/// The languages that a scoresheet may be kept in, by their places in
/// [`Letters::LANGUAGES`]. What is written leaves fewer and fewer.
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
    let moves: Vec<Written> = words.map(Written::read).collect();
    let marked = moves.iter().any(|written| match written {
        Written::Algebraic(readings) => readings.iter().any(|(_, san)| san.marks.draw_offer),
        Written::Squares(san) => san.marks.draw_offer,
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
    pub(crate) fn read(word: &str) -> Written {
        let languages = Letters::LANGUAGES.iter().enumerate();
        let reads = |(i, letters)| SanMove::parse(word, letters).ok().map(|san| (i, san));
        let readings: Vec<(usize, SanMove)> = languages.filter_map(reads).collect();
        if !readings.is_empty() {
            return Written::Algebraic(readings);
        }
        let named = word.chars().take_while(|c| c.is_alphabetic()).count().saturating_sub(1);
        let squares: String = word.chars().skip(named).collect();
        let read = SanMove::parse(&squares, &Letters::ENGLISH).ok();
        read.filter(|_| (1..=2).contains(&named)).map_or(Written::Unreadable, Written::Squares)
    }

    /// The legal move of a position that it means in one of these languages,
    /// if it means one.
    pub(crate) fn meant(&self, before: &Position, languages: Languages) -> Option<Move> {
        let legal = before.legal_moves();
        let mut fitting = legal.iter().filter(|&&mv| self.is(before, mv, languages).is_some());
        let first = fitting.next().copied();
        first.filter(|_| fitting.next().is_none())
    }

    /// In which of these languages it is the move that was made in that
    /// position; none if in no one.
    pub(crate) fn is(
        &self,
        before: &Position,
        made: Move,
        languages: Languages,
    ) -> Option<Languages> {
        match self {
            Written::Algebraic(readings) => {
                let mut left = Languages([false; Letters::LANGUAGES.len()]);
                let fits = |&&(i, ref san): &&(usize, SanMove)| {
                    languages.has(i) && san.resolve(before) == Ok(made)
                };
                for (i, _) in readings.iter().filter(fits) {
                    left.0.get_mut(*i).into_iter().for_each(|may| *may = true);
                }
                Some(left).filter(|left| !left.none_left())
            }
            Written::Squares(san) => Some(languages).filter(|_| goes_there(san, made)),
            Written::Unreadable => None,
        }
    }
}

fn goes_there(san: &SanMove, made: Move) -> bool {
    match san.shape {
        SanShape::Castling(wing) => made.wing() == Some(wing),
        SanShape::Step(step) => {
            step.to_file == made.to.file() && step.to_rank.is_none_or(|rank| rank == made.to.rank())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Languages, Written};
    use touchmove_board::Position;

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
    fn a_sheet_is_kept_in_one_language() {
        let start = Position::default();
        let knight = start.find_move("g1".parse().unwrap(), "f3".parse().unwrap(), None).unwrap();
        let finnish = Written::read("Rf3").is(&start, knight, Languages::default()).unwrap();
        assert!(Written::read("Rf3").is(&start, knight, finnish).is_some());
        assert!(Written::read("Nf3").is(&start, knight, finnish).is_none());
        assert!(Written::read("Lf3").is(&start, knight, Languages::default()).is_none());
    }

    #[test]
    fn letters_of_other_languages_are_algebraic_and_other_notations_are_not() {
        let one = |text: &str| match Entry::read(text) {
            Entry::Moves { moves, .. } => moves[0].clone(),
            other => panic!("{other:?}"),
        };
        assert!(matches!(one("1.e4"), Written::Algebraic(_)));
        assert!(matches!(one("3. Sf3"), Written::Algebraic(_)));
        assert!(matches!(one("3. Дf3"), Written::Squares(_)));
        for text in ["1. P-K4", "2. Kt-KB3", "5254", "1. hello"] {
            assert_eq!(one(text), Written::Unreadable, "{text}");
        }
    }
}
