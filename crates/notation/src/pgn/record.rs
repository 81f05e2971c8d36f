//! Games as they stand in their bytes, without a tree.

use super::build::one_line;
use super::locate::Locator;
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

/// A game as it stands in some bytes: tags, the moves of the main line, what is
/// said last, problems. It owns nothing but lists, which are filled anew with
/// each game that is read; [`Game`] is the same as a tree, with variations and
/// comments.
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

/// A move of the main line as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WrittenMove<'a> {
    /// The text.
    pub text: &'a [u8],
    /// Whether it is a move that nobody makes, such as `--`.
    pub is_null: bool,
    /// Where it stands among the bytes.
    pub offset: usize,
}

/// Where the parts of a game stand.
#[derive(Debug, Clone, Default)]
struct Parts {
    offset: usize,
    end: usize,
    tags: Vec<TagParts>,
    moves: Vec<(Span, bool)>,
    /// Comments of the main line, with the number of moves before them.
    comments: Vec<(u32, Span)>,
    /// How many of them stand before the last move.
    before_last: usize,
    result: Option<Outcome>,
    problems: Vec<(usize, ProblemKind)>,
}

/// Half the size of a range: there are many of them.
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
    /// Nothing read yet of these bytes, of which the first stands at that place.
    /// Of more than 4 GB only those are looked at.
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

    /// Reads the game that begins at this byte; `at_end` says that nothing comes
    /// after the bytes. Of a game that is not whole there is nothing to see.
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

    /// The game as it stands in the bytes, and where it begins among them.
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

    /// The value of the first tag of that name; where there is none, of the
    /// first that differs by capitals only.
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

    /// How many moves the main line has.
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

    /// One of these moves.
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

    /// The comments after the last move, or before the first one where there is
    /// none.
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
        let said =
            |text: &String| !(text.is_empty() || text == "(=)" && !self.parts.moves.is_empty());
        texts.filter(said).collect()
    }

    /// The comments of the main line, each with the number of moves before it.
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

    /// The result after the moves, if there is one.
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

    /// Whether there is nothing but problems.
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

    /// What is wrong with the text, in its order; results that differ are left
    /// to who compares them.
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

    /// The rules and the position the game begins with; see [`Game::start`].
    ///
    /// # Errors
    /// [`SetupError`].
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

    /// Where the game begins.
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

    /// The line and column of one of the bytes; quickest in the order of the
    /// text.
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

    /// The tags that say how the game begins, as a game of their own; most
    /// games have none of them.
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
        let said = self.tag("SetUp")?;
        let right = if setup::is_other_start(&self.tags_alone()) { "1" } else { "0" };
        let (.., offset) = self.parts.find(self.bytes, "SetUp")?;
        (said != right).then_some((*offset, ProblemKind::SetUpDiffers))
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

/// Takes down where everything stands.
struct Filling<'b, 'p> {
    bytes: &'b [u8],
    /// Where the game begins that is read; offsets count from there.
    from: usize,
    /// How many variations are open.
    depth: usize,
    /// Twice the number of the next move of the main line, and one for Black's.
    next: u64,
    parts: &'p mut Parts,
}

impl Filling<'_, '_> {
    /// Where a part of the bytes stands among them.
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
        // They fit: `Record::new` has seen to it.
        let span = self.span(text);
        self.parts.moves.push((span, is_null));
        self.parts.before_last = self.parts.comments.len();
        self.next += 1;
    }

    /// What is known of the first move once the tags are.
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
            // Later numbers are compared with this one.
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
