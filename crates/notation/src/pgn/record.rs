//! Games as spans of their bytes, instead of trees.

use super::game_builder::one_line;
use super::locator::Locator;
use super::numbers::Numbers;
use super::text::unescape;
use super::{
    Game, Moves, Outcome, Place, Problem, ProblemKind, Rules, SetupError, Step, Tag, TagPair,
};
use super::{Visitor, decode, read_game, setup};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use core::ops::Range;
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

/// Offsets of a game's parts.
#[derive(Debug, Clone, Default)]
struct Parts {
    offset: usize,
    end: usize,
    tags: Vec<TagParts>,
    moves: Vec<(Span, bool)>,
    /// Comments of the main line, each with the number of moves before it.
    comments: Vec<(u32, Span)>,
    /// Number of comments before the last move.
    before_last: usize,
    result: Option<Outcome>,
    problems: Vec<(usize, ProblemKind)>,
}

/// Range of offsets, half the size of `Range<usize>`, because a record holds many ranges.
#[derive(Debug, Clone, Copy)]
struct Span {
    start: u32,
    length: u32,
}

impl Span {
    #[inline]
    fn of(self, bytes: &[u8]) -> &[u8] {
        let start = self.start as usize;
        bytes.get(start..start.saturating_add(self.length as usize)).unwrap_or_default()
    }
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
        let mut filling =
            Filling { bytes: self.bytes, from, depth: 0, next: 0, parts: &mut self.parts };
        let step = read_game(rest, at_end, starts_line, &mut filling);
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
        (self.parts.offset, self.text(&(self.parts.offset..self.parts.end)))
    }

    fn text(&self, range: &Range<usize>) -> &'a [u8] {
        self.bytes.get(range.clone()).unwrap_or_default()
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
        let (_, value, _) = self.parts.find(self.bytes, name)?;
        Some(unescape(self.text(value)))
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
        let last = self.parts.moves.len();
        let at_last = self.comments().skip(self.parts.before_last);
        let at_last = at_last.filter(|&(moves, _)| moves == last);
        let texts = at_last.map(|(_, comment)| one_line(&decode(comment)));
        let is_text =
            |text: &String| !(text.is_empty() || text == "(=)" && !self.parts.moves.is_empty());
        texts.filter(is_text).collect()
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
        let mut problems = self.parts.problems.clone();
        if let Some((offset, kind)) = self.contradicting_setup() {
            problems.push((offset, kind));
        }
        problems.sort_by_key(|&(offset, _)| offset);
        let placed = problems.into_iter();
        placed.map(|(offset, kind)| Problem { place: self.place_at(offset), kind }).collect()
    }

    /// Returns slips in the form of the text that do not matter to a reader, such as a move number
    /// without its dot. The game is parsed again.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Place, ProblemKind, Record};
    /// let mut record = Record::new(b"1 e4 e5 *", Place::default());
    /// record.read(0, true);
    /// assert_eq!(record.form_problems()[0].kind, ProblemKind::MoveNumberForm);
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
        for (name, value, offset) in &self.parts.tags {
            let name = self.text(name);
            if setup::TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag.as_bytes())) {
                let value = Tag { name, raw_value: self.text(value) }.value();
                let name = decode(name).into_owned();
                game.tags.push(TagPair { name, value, place: self.place_at(*offset) });
            }
        }
        game
    }

    fn contradicting_setup(&self) -> Option<(usize, ProblemKind)> {
        let value = self.tag("SetUp")?;
        let right = if setup::is_other_start(&self.tags_alone()) { "1" } else { "0" };
        let (.., offset) = self.parts.find(self.bytes, "SetUp")?;
        (value != right).then_some((*offset, ProblemKind::SetUpDiffers))
    }
}

type TagParts = (Range<usize>, Range<usize>, usize);

impl Parts {
    fn clear(&mut self, offset: usize) {
        let Parts { tags, moves, comments, problems, .. } = self;
        tags.clear();
        moves.clear();
        comments.clear();
        problems.clear();
        (self.offset, self.end, self.result) = (offset, offset, None);
        self.before_last = 0;
    }

    fn find(&self, bytes: &[u8], name: &str) -> Option<&TagParts> {
        let as_long = || self.tags.iter().filter(|(range, ..)| range.len() == name.len());
        let text = |tag: &&TagParts| bytes.get(tag.0.clone()).unwrap_or_default();
        as_long()
            .find(|tag| text(tag) == name.as_bytes())
            .or_else(|| as_long().find(|tag| text(tag).eq_ignore_ascii_case(name.as_bytes())))
    }
}

/// Visitor that records the offset of each part.
struct Filling<'b, 'p> {
    bytes: &'b [u8],
    /// Start of the game being read. The parser counts its offsets from this byte.
    from: usize,
    /// Number of open variations.
    depth: usize,
    /// Twice the number of the next main-line move, plus one if it is Black's.
    next: u64,
    parts: &'p mut Parts,
}

impl Filling<'_, '_> {
    /// Returns the range of `part`, which must be a subslice of the slice.
    #[inline]
    fn range(&self, part: &[u8]) -> Range<usize> {
        let start = (part.as_ptr() as usize).wrapping_sub(self.bytes.as_ptr() as usize);
        start..start.saturating_add(part.len())
    }

    #[inline]
    fn span(&self, part: &[u8]) -> Span {
        Span { start: self.range(part).start as u32, length: part.len() as u32 }
    }

    #[inline]
    fn add_move(&mut self, text: &[u8], is_null: bool) {
        if self.depth > 0 {
            return;
        }
        // The conversion cannot overflow, because `Record::new` limits the slice to 4 GB.
        let span = self.span(text);
        self.parts.moves.push((span, is_null));
        self.parts.before_last = self.parts.comments.len();
        self.next += 1;
    }

    /// Returns the number and side of the first move, which are known once the tags have been read.
    fn first(&self) -> u64 {
        let fen = self.parts.find(self.bytes, "FEN").map(|(_, value, _)| value.clone());
        let fen = fen.and_then(|value| self.bytes.get(value)).map(decode).unwrap_or_default();
        let (number, black) = setup::first_move_of(&fen);
        half_moves(number, black)
    }
}

fn half_moves(number: u32, black: bool) -> u64 {
    2 * u64::from(number) + u64::from(black)
}

impl Visitor for Filling<'_, '_> {
    fn begin_game(&mut self, offset: usize) {
        self.parts.clear(self.from.saturating_add(offset));
        self.depth = 0;
    }

    fn tag(&mut self, tag: Tag<'_>, offset: usize) {
        let (name, value) = (self.range(tag.name), self.range(tag.raw_value));
        self.parts.tags.push((name, value, self.from.saturating_add(offset)));
    }

    fn begin_moves(&mut self) -> Moves {
        self.next = self.first();
        Moves::Read
    }

    #[inline]
    fn move_number(&mut self, number: u32, _: bool, offset: usize) {
        let expected = self.next / 2;
        if self.depth == 0 && u64::from(number) != expected {
            let expected = u32::try_from(expected).unwrap_or(u32::MAX);
            self.problem(ProblemKind::MoveNumber { found: number, expected }, offset);
            // Compare later numbers with this number, so that a single wrong number is reported
            // once.
            self.next = half_moves(number, self.next % 2 == 1);
        }
    }

    #[inline]
    fn san(&mut self, text: &[u8], _: usize) {
        self.add_move(text, false);
    }

    fn null_move(&mut self, text: &[u8], _: usize) {
        self.add_move(text, true);
    }

    #[inline]
    fn comment(&mut self, text: &[u8], _: usize) {
        if self.depth == 0 {
            let comment = (self.parts.moves.len() as u32, self.span(text));
            self.parts.comments.push(comment);
        }
    }

    fn begin_variation(&mut self, _: usize) {
        self.depth = self.depth.saturating_add(1);
    }

    fn end_variation(&mut self, _: usize) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn result(&mut self, outcome: Outcome, _: usize) {
        self.parts.result = Some(outcome);
    }

    fn problem(&mut self, kind: ProblemKind, offset: usize) {
        self.parts.problems.push((self.from.saturating_add(offset), kind));
    }
}
