//! Moves as announced to a blind player. German announcements use the usual names of pieces and
//! numbers. The files are Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector. English,
//! Finnish and Greek are supported too.
//!
//! The reader ignores case and accents. Umlauts may be written with two letters or without their
//! dots. Digits, mixed languages and filler words are accepted. The result is a [`SanMove`], which
//! is resolved in a position like a written move. The writer names the piece and both squares.

pub(crate) mod announcement;
mod vocabulary;
mod words;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
pub use vocabulary::SpokenLanguage;

use crate::{CheckMark, SanMarks, SanMove, SanShape, SanStep};
use core::fmt;
use touchmove_board::{Move, MoveKind, Role, Square, Wing};
use words::{Word, normalised_words};

/// Word that the reader expects in an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ExpectedWord {
    /// A piece, a square, or castling.
    Move,
    /// A file name, Anna to Hector.
    File,
    /// A rank, `eins` to `acht`.
    Rank,
    /// `Rochade` after `kurze` or `lange`, or the side after `Rochade`.
    Castling,
    /// A piece to promote to.
    Promotion,
    /// The end of the announcement, or `Schach` or `matt`.
    End,
}

impl fmt::Display for ExpectedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedWord::Move => "a piece, a square, kurze or lange Rochade",
            ExpectedWord::File => "a file Anna to Hector",
            ExpectedWord::Rank => "a rank eins to acht",
            ExpectedWord::Castling => "Rochade",
            ExpectedWord::Promotion => "Dame, Turm, Läufer or Springer",
            ExpectedWord::End => "the end of the move",
        })
    }
}

/// Error for an announcement that is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpokenError {
    /// First word that does not fit, counted from 1.
    pub word: usize,
    /// Kind of word expected in that place.
    pub expected: ExpectedWord,
}

impl fmt::Display for SpokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "word {}: {} expected", self.word, self.expected)
    }
}

impl core::error::Error for SpokenError {}

/// Parses an announced move. An announcement names the piece and the square of arrival, and as much
/// of the square of departure as needed.
///
/// # Errors
/// Returns the first word that does not fit, with its number.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::read_spoken;
///
/// let start = Position::default();
/// for text in [
///     "Springer Gustav eins Felix drei",
///     "springer felix 3",
///     "Knight to Felix three!",
///     "Ratsu Felix kolme",
///     "Ίππος ζήτα τρία",
/// ] {
///     let mv = read_spoken(text).unwrap().resolve(&start).unwrap();
///     assert_eq!(mv.to_string(), "g1f3");
/// }
/// let error = read_spoken("Laeufer Felix neun").unwrap_err();
/// assert_eq!(error.to_string(), "word 3: a rank eins to acht expected");
/// ```
pub fn read_spoken(text: &str) -> Result<SanMove, SpokenError> {
    let words: Vec<(usize, Word)> = normalised_words(text)
        .enumerate()
        .flat_map(|(at, word)| Word::of(&word).parts().map(move |part| (at + 1, part)))
        .filter(|(_, word)| *word != Word::Filler)
        .collect();
    Reader { words: &words, word_count: normalised_words(text).count() }.read()
}

/// Formats the German announcement of a move.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{read_san, spoken};
///
/// let start = Position::default();
/// let e4 = read_san(&start, "e4").unwrap();
/// assert_eq!(spoken(e4), "Bauer Eva zwei Eva vier");
/// let castling: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let mv = read_san(&castling, "O-O").unwrap();
/// assert_eq!(spoken(mv), "kurze Rochade");
/// ```
pub fn spoken(mv: Move) -> String {
    spoken_in(mv, SpokenLanguage::German)
}

/// Formats the announcement of a move in a language.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{SpokenLanguage, read_san, spoken_in};
///
/// let start = Position::default();
/// let announced = |language| spoken_in(read_san(&start, "Nf3").unwrap(), language);
/// assert_eq!(announced(SpokenLanguage::English), "Knight Gustav one Felix three");
/// assert_eq!(announced(SpokenLanguage::Finnish), "Ratsu Gustav yksi Felix kolme");
/// assert_eq!(announced(SpokenLanguage::Greek), "Ίππος Γκούσταβ ένα Φέλιξ τρία");
/// ```
pub fn spoken_in(mv: Move, language: SpokenLanguage) -> String {
    let vocabulary = language.vocabulary();
    if let Some(wing) = mv.wing() {
        let [short, long] = vocabulary.castlings;
        return if wing == Wing::Kingside { short } else { long }.to_owned();
    }
    let piece = |role: Role| first(&vocabulary.pieces, role.index());
    let square = |square: Square| {
        let file = first(&vocabulary.files, usize::from(square.file()));
        format!("{file} {}", first(&vocabulary.ranks, usize::from(square.rank())))
    };
    let text = format!("{} {} {}", piece(mv.role), square(mv.from), square(mv.to));
    match mv.kind {
        MoveKind::Promotion(role) => format!("{text} {}", piece(role)),
        _ => text,
    }
}

/// Returns the first of several names, which is the one used for writing.
fn first(names: &[&[&'static str]], at: usize) -> &'static str {
    names.get(at).and_then(|names| names.first()).copied().unwrap_or_default()
}

struct Reader<'a> {
    words: &'a [(usize, Word)],
    /// Number of words in the text.
    word_count: usize,
}

impl Reader<'_> {
    fn read(mut self) -> Result<SanMove, SpokenError> {
        let shape = match self.peek() {
            Some(Word::Side(wing)) => {
                self.take();
                self.castling(wing)?
            }
            Some(Word::Castling) => {
                self.take();
                self.side()?
            }
            _ => SanShape::Step(self.step()?),
        };
        let check = self.check();
        match self.words.first() {
            None => Ok(SanMove { shape, marks: SanMarks { check, ..SanMarks::default() } }),
            Some(_) => Err(self.expected(ExpectedWord::End)),
        }
    }

    fn peek(&self) -> Option<Word> {
        self.words.first().map(|&(_, word)| word)
    }

    fn take(&mut self) -> Option<Word> {
        let (&(_, first), rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn expected(&self, expected: ExpectedWord) -> SpokenError {
        let word = self.words.first().map_or(self.word_count.saturating_add(1), |&(at, _)| at);
        SpokenError { word, expected }
    }

    fn castling(&mut self, wing: Wing) -> Result<SanShape, SpokenError> {
        match self.peek() {
            Some(Word::Castling) => {
                self.take();
                Ok(SanShape::Castling(wing))
            }
            _ => Err(self.expected(ExpectedWord::Castling)),
        }
    }

    /// Parses the side in `castles kingside`, where the side is the last word.
    fn side(&mut self) -> Result<SanShape, SpokenError> {
        let Some(Word::Side(wing)) = self.peek() else {
            return Err(self.expected(ExpectedWord::Castling));
        };
        self.take();
        Ok(SanShape::Castling(wing))
    }

    fn role(&mut self) -> Option<Role> {
        let Some(Word::Piece(role)) = self.peek() else { return None };
        self.take();
        Some(role)
    }

    fn file(&mut self) -> Option<u8> {
        let Some(Word::File(file)) = self.peek() else { return None };
        self.take();
        Some(file)
    }

    fn rank(&mut self) -> Option<u8> {
        let Some(Word::Rank(rank)) = self.peek() else { return None };
        self.take();
        Some(rank)
    }

    fn step(&mut self) -> Result<SanStep, SpokenError> {
        let role = self.role();
        let (first_file, first_rank) = (self.file(), self.rank());
        if role.is_none() && first_file.is_none() {
            return Err(self.expected(ExpectedWord::Move));
        }
        let more = self.file();
        let (from, to) = match (more, first_file, first_rank) {
            (Some(file), _, _) => {
                let rank = self.rank().ok_or_else(|| self.expected(ExpectedWord::Rank))?;
                ((first_file, first_rank), (file, rank))
            }
            (None, Some(file), Some(rank)) => ((None, None), (file, rank)),
            (None, Some(_), None) => return Err(self.expected(ExpectedWord::Rank)),
            (None, None, _) => return Err(self.expected(ExpectedWord::File)),
        };
        let whole = from.0.is_some() && from.1.is_some();
        let promotion = self.promotion()?;
        Ok(SanStep {
            role: role.or((!whole).then_some(Role::Pawn)),
            from_file: from.0,
            from_rank: from.1,
            capture: false,
            to_file: to.0,
            to_rank: Some(to.1),
            promotion,
        })
    }

    fn promotion(&mut self) -> Result<Option<Role>, SpokenError> {
        match self.peek() {
            Some(Word::Piece(role)) if Role::PROMOTIONS.contains(&role) => {
                self.take();
                Ok(Some(role))
            }
            Some(Word::Piece(_)) => Err(self.expected(ExpectedWord::Promotion)),
            _ => Ok(None),
        }
    }

    fn check(&mut self) -> Option<CheckMark> {
        let mark = match self.peek()? {
            Word::Check => CheckMark::Check,
            Word::Mate => CheckMark::Mate,
            _ => return None,
        };
        self.take();
        Some(mark)
    }
}
