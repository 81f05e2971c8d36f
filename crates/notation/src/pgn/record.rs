//! Games as spans of their bytes, instead of trees.

use super::game_builder::one_line;
use super::locator::Locator;
use super::numbers::Numbers;
use super::record_parts::{Parts, Span};
use super::text::unescape;
use super::{Game, Outcome, Place, Problem, ProblemKind, Rules, SetupError, Step, Tag, TagPair};
use super::{decode, read_game, setup};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use touchmove_board::Position;

/// Game as spans of a slice: tags, moves and comments of the main line, result and problems. The
/// lists are reused for the next game, so reading allocates little. [`Game`] holds the same game as
/// a tree, with variations and decoded text.
///
/// ```
/// use touchmove_notation::pgn::{Place, Record, Step};
///
/// let text = b"[White \"A\"]\n\n1. e4 (1. d4 d5) e5 1-0\n";
/// let mut record = Record::new(text, Place::default());
/// assert_eq!(record.read(0, true), Step::Game { length: 36 });
/// assert_eq!(record.tag("White").unwrap(), "A");
/// assert_eq!(record.written(1).unwrap().text, b"e5");
/// ```
#[derive(Debug, Clone)]
pub struct Record<'a> {
    bytes: &'a [u8],
    locator: Cell<Locator<'a>>,
    parts: Parts,
}

/// Move of the main line as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WrittenMove<'a> {
    /// Text of the move.
    pub text: &'a [u8],
    /// True for a null move such as `--`.
    pub is_null: bool,
    /// Offset of the move in the slice.
    pub offset: usize,
}

impl<'a> Record<'a> {
    /// Creates an empty record for a slice that starts at `first`. Only the first 4 GB of the slice
    /// are used.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// assert!(Record::new(b"", Place::default()).is_empty());
    /// ```
    pub fn new(bytes: &'a [u8], first: Place) -> Record<'a> {
        let bytes = bytes.get(..u32::MAX as usize).unwrap_or(bytes);
        let locator = Cell::new(Locator::new(bytes, first));
        Record { bytes, locator, parts: Parts::default() }
    }

    /// Reads the game that begins at `from`. `at_end` means that no bytes follow the slice. If the
    /// game is incomplete, the record is empty afterwards.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record, Step};
    /// let mut record = Record::new(b"1. e4 * 1. d4 *", Place::default());
    /// assert_eq!(record.read(7, true), Step::Game { length: 8 });
    /// assert_eq!(record.read(15, true), Step::End);
    /// ```
    pub fn read(&mut self, from: usize, at_end: bool) -> Step {
        let rest = self.bytes.get(from..).unwrap_or_default();
        let before = from.checked_sub(1).and_then(|before| self.bytes.get(before));
        let starts_line = before.is_none_or(|&byte| super::scan::is_line_end(byte));
        self.parts.clear(from);
        let step = read_game(rest, at_end, starts_line, &mut self.parts.fill(self.bytes, from));
        match step {
            Step::Game { length } => self.parts.end = from.saturating_add(length),
            Step::Incomplete | Step::End => self.parts.clear(from),
        }
        step
    }

    /// Returns the offset of the game in the slice, and the bytes of the game.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 * 1. d4 *", Place::default());
    /// record.read(7, true);
    /// assert_eq!(record.raw(), (8, &b"1. d4 *"[..]));
    /// ```
    pub fn raw(&self) -> (usize, &'a [u8]) {
        let Parts { offset, end, .. } = self.parts;
        (offset, self.bytes.get(offset..end).unwrap_or_default())
    }

    /// Returns the value of the first tag with the given name. If there is none, letter case is
    /// ignored.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"[Setup \"1\"] *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.tag("SetUp").unwrap(), "1");
    /// ```
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let tag = self.parts.find(self.bytes, name)?;
        Some(unescape(tag.value.of(self.bytes)))
    }

    /// Returns the number of moves in the main line.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 -- *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.count_moves(), 2);
    /// ```
    pub fn count_moves(&self) -> usize {
        self.parts.moves.len()
    }

    /// Returns the move at `index` of the main line.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.written(0).unwrap().text, b"e4");
    /// assert!(record.written(1).is_none());
    /// ```
    #[inline]
    pub fn written(&self, index: usize) -> Option<WrittenMove<'a>> {
        let &(span @ Span { start, .. }, is_null) = self.parts.moves.get(index)?;
        let (text, offset) = (span.of(self.bytes), start as usize);
        Some(WrittenMove { text, is_null, offset })
    }

    /// Returns the comments after the last move, or all comments if there are no moves.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 {good} e5 {Black resigns} 1-0", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.last_comments(), ["Black resigns"]);
    /// ```
    pub fn last_comments(&self) -> Vec<String> {
        let texts = self.raw_last_comments().map(|comment| one_line(&decode(comment)));
        let is_text =
            |text: &String| !(text.is_empty() || text == "(=)" && !self.parts.moves.is_empty());
        texts.filter(is_text).collect()
    }

    /// Returns the bytes of the comments after the last move.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 e5 { [%clk 0:09:51] } *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.raw_last_comments().next(), Some(&b" [%clk 0:09:51] "[..]));
    /// ```
    pub fn raw_last_comments(&self) -> impl Iterator<Item = &'a [u8]> {
        let (all, last) = (&self.parts.comments, self.parts.moves.len());
        let before = all.partition_point(|&(moves, _)| (moves as usize) < last);
        all.get(before..).unwrap_or_default().iter().map(|&(_, span)| span.of(self.bytes))
    }

    /// Returns the comments of the main line, each with the number of moves before it.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"{a} 1. e4 {b} (1. d4 {c}) e5 {d} *", Place::default());
    /// record.read(0, true);
    /// let all: Vec<_> = record.comments().collect();
    /// assert_eq!(all, [(0, &b"a"[..]), (1, b"b"), (2, b"d")]);
    /// ```
    pub fn comments(&self) -> impl Iterator<Item = (usize, &'a [u8])> {
        self.parts.comments.iter().map(|&(moves, span)| (moves as usize, span.of(self.bytes)))
    }

    /// Returns true if a comment of a variation has an opening brace. The brace of another comment
    /// may have ended it, and then half-moves are in the wrong line.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 (1. d4 {good d5 2. c4 {fine} e6) e5 *", Place::default());
    /// record.read(0, true);
    /// assert!(record.has_brace_in_variation());
    /// ```
    pub fn has_brace_in_variation(&self) -> bool {
        self.parts.brace_in_variation
    }

    /// Returns the game with its variations. The game is parsed again.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 (1. d4) *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.tree().line.moves[0].variations.len(), 1);
    /// ```
    pub fn tree(&self) -> Game {
        let game = super::sources(self.raw().1, self.place()).next();
        game.map_or_else(Game::default, |source| source.game)
    }

    /// Returns the offset of a word of a comment of the main line. Both are counted from 0.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 {so good} *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.word_of_comment(0, 1), Some(10));
    /// ```
    pub fn word_of_comment(&self, comment: usize, word: usize) -> Option<usize> {
        let (_, span) = self.parts.comments.get(comment)?;
        let text = span.of(self.bytes);
        let mut words = text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let found = words.nth(word)?;
        let within = (found.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
        Some((span.start as usize).saturating_add(within))
    }

    /// Returns the number written before each move of the main line; see [`MoveNode::number`]. The
    /// game is parsed again.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 e5 2... Nf3", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.numbers(), [Some((1, false)), None, Some((2, true))]);
    /// ```
    ///
    /// [`MoveNode::number`]: super::MoveNode::number
    pub fn numbers(&self) -> Vec<Option<(u32, bool)>> {
        let mut numbers = Numbers::default();
        let _ = read_game(self.raw().1, true, true, &mut numbers);
        numbers.all
    }

    /// Returns the result after the moves, if present.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Outcome, Place, Record};
    /// let mut record = Record::new(b"1. e4 1-0", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.result(), Some(Outcome::WhiteWins));
    /// ```
    pub fn result(&self) -> Option<Outcome> {
        self.parts.result
    }

    /// Returns true if there are no tags, moves or result.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"no game at all", Place::default());
    /// record.read(0, true);
    /// assert!(record.is_empty() && record.problems().len() == 1);
    /// ```
    pub fn is_empty(&self) -> bool {
        let Parts { tags, moves, result, .. } = &self.parts;
        tags.is_empty() && moves.is_empty() && result.is_none()
    }

    /// Returns the problems in text order. A result that contradicts the `Result` tag is not
    /// included. Callers compare the two themselves.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 2. e5", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.problems().len(), 2);
    /// ```
    pub fn problems(&self) -> Vec<Problem> {
        let setup = self.contradicting_setup();
        if self.parts.problems.is_empty() && setup.is_none() {
            return Vec::new();
        }
        let mut problems = self.parts.problems.clone();
        problems.extend(setup);
        problems.sort_by_key(|&(offset, _)| offset);
        let placed = problems.into_iter();
        placed.map(|(offset, kind)| Problem { place: self.place_at(offset), kind }).collect()
    }

    /// Returns slips in the form of the text that do not matter to a reader, such as a move number
    /// without its dot. The game is parsed again.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1 e4 e5 *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.form_problems()[0].kind.name(), "move-number-form");
    /// ```
    pub fn form_problems(&self) -> Vec<Problem> {
        let (from, source) = self.raw();
        let placed = super::form::slips(source).into_iter();
        let place = |offset: usize| self.place_at(from.saturating_add(offset));
        placed.map(|(offset, kind)| Problem { place: place(offset), kind }).collect()
    }

    /// Returns the rules and the start position; see [`Game::start`].
    ///
    /// # Errors
    /// [`SetupError`] in the same cases as [`Game::start`].
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"1. e4 *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.start().unwrap().1, Position::default());
    /// ```
    pub fn start(&self) -> Result<(Rules, Position), SetupError> {
        self.tags_alone().start()
    }

    /// Returns the place where the game begins.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let mut record = Record::new(b"\n\n1. e4 *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.place(), Place { line: 3, column: 1 });
    /// ```
    pub fn place(&self) -> Place {
        self.place_at(self.parts.offset)
    }

    /// Returns the line and column of a byte. The lookup is fastest for ascending offsets.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, Record};
    /// let record = Record::new(b"1. e4 *", Place::default());
    /// assert_eq!(record.place_at(3), Place { line: 1, column: 4 });
    /// ```
    pub fn place_at(&self, offset: usize) -> Place {
        let mut locator = self.locator.get();
        locator.pass_to(self.parts.offset);
        let place = locator.place(offset);
        self.locator.set(locator);
        place
    }

    /// Returns a game that has only the tags for the start position. Most games have no such tags.
    fn tags_alone(&self) -> Game {
        let mut game = Game::default();
        if !setup::TAGS.iter().any(|tag| self.parts.names.may_contain(tag.as_bytes())) {
            return game;
        }
        for tag in &self.parts.tags {
            let name = tag.name.of(self.bytes);
            if setup::TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag.as_bytes())) {
                let value = Tag { name, raw_value: tag.value.of(self.bytes) }.value();
                let name = decode(name).into_owned();
                let place = self.place_at(tag.offset as usize);
                game.tags.push(TagPair { name, value, place });
            }
        }
        game
    }

    fn contradicting_setup(&self) -> Option<(usize, ProblemKind)> {
        let value = self.tag("SetUp")?;
        let right = if setup::is_other_start(&self.tags_alone()) { "1" } else { "0" };
        let tag = self.parts.find(self.bytes, "SetUp")?;
        (value != right).then_some((tag.offset as usize, ProblemKind::SetUpDiffers))
    }
}
