//! Offsets of a game's parts, and the visitor that records them.

use super::tag_names::NameFilter;
use super::{Moves, Outcome, ProblemKind, Tag, Visitor, decode, setup};
use alloc::vec::Vec;
use memchr::memchr;

/// Offsets of a game's parts.
#[derive(Debug, Clone, Default)]
pub(super) struct Parts {
    pub offset: usize,
    pub end: usize,
    pub tags: Vec<TagParts>,
    pub names: NameFilter,
    pub moves: Vec<(Span, bool)>,
    /// Comments of the main line, each with the number of moves before it.
    pub comments: Vec<(u32, Span)>,
    pub result: Option<Outcome>,
    pub problems: Vec<(usize, ProblemKind)>,
    /// True if a comment of a variation has an opening brace.
    pub brace_in_variation: bool,
}

/// Range of offsets, half the size of `Range<usize>`, because a record holds many ranges.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    pub start: u32,
    pub length: u32,
}

impl Span {
    #[inline]
    pub(super) fn of(self, bytes: &[u8]) -> &[u8] {
        let start = self.start as usize;
        bytes.get(start..start.saturating_add(self.length as usize)).unwrap_or_default()
    }
}

/// Name and value of a tag, and the offset of the tag.
#[derive(Debug, Clone, Copy)]
pub(super) struct TagParts {
    pub name: Span,
    pub value: Span,
    pub offset: u32,
}

impl Parts {
    /// Returns a visitor that records the game that begins at `from`.
    pub(super) fn fill<'b>(&mut self, bytes: &'b [u8], from: usize) -> Filling<'b, '_> {
        Filling { bytes, from, depth: 0, next: 0, parts: self }
    }

    pub(super) fn clear(&mut self, offset: usize) {
        let Parts { tags, moves, comments, problems, .. } = self;
        tags.clear();
        moves.clear();
        comments.clear();
        problems.clear();
        (self.offset, self.end, self.result) = (offset, offset, None);
        self.brace_in_variation = false;
        self.names = NameFilter::default();
    }

    pub(super) fn find(&self, bytes: &[u8], name: &str) -> Option<&TagParts> {
        if !self.names.may_contain(name.as_bytes()) {
            return None;
        }
        let mut alike = None;
        for tag in self.tags.iter().filter(|tag| tag.name.length as usize == name.len()) {
            let text = tag.name.of(bytes);
            if text == name.as_bytes() {
                return Some(tag);
            }
            if alike.is_none() && text.eq_ignore_ascii_case(name.as_bytes()) {
                alike = Some(tag);
            }
        }
        alike
    }
}

/// Visitor that records the offset of each part.
pub(super) struct Filling<'b, 'p> {
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
    /// Returns the span of `part`, which must be a subslice of the slice. The conversion cannot
    /// overflow, because `Record::new` limits the slice to 4 GB.
    #[inline]
    fn span(&self, part: &[u8]) -> Span {
        let start = (part.as_ptr() as usize).wrapping_sub(self.bytes.as_ptr() as usize);
        Span { start: start as u32, length: part.len() as u32 }
    }

    #[inline]
    fn add_move(&mut self, text: &[u8], is_null: bool) {
        if self.depth > 0 {
            return;
        }
        let span = self.span(text);
        self.parts.moves.push((span, is_null));
        self.next += 1;
    }

    #[inline(never)]
    fn note_comment_of_variation(&mut self, text: &[u8]) {
        self.parts.brace_in_variation |= memchr(b'{', text).is_some();
    }

    /// Returns the number and side of the first move, which are known once the tags have been read.
    fn first(&self) -> u64 {
        let fen = self.parts.find(self.bytes, "FEN").map(|tag| decode(tag.value.of(self.bytes)));
        let fen = fen.unwrap_or_default();
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

    #[inline]
    fn tag(&mut self, tag: Tag<'_>, offset: usize) {
        self.parts.names.add(tag.name);
        let (name, value) = (self.span(tag.name), self.span(tag.raw_value));
        let offset = self.from.saturating_add(offset) as u32;
        self.parts.tags.push(TagParts { name, value, offset });
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
        } else {
            self.note_comment_of_variation(text);
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
