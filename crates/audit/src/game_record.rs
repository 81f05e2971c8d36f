//! Abstraction over parsed games, so that an audit works with every parser.

use std::borrow::Cow;
use touchmove_board::Position;
use touchmove_notation::pgn::{
    Game, MoveLine, Outcome, Place, Problem, Record, Rules, SetupError, WrittenMove,
};

/// Record of a game. It is a [`Game`], which is a tree of moves, or a [`Record`], which is faster
/// to parse.
///
/// ```
/// use touchmove_audit::audit;
/// use touchmove_notation::pgn::{Place, Record, games};
///
/// let text = b"1. e4 e5 2. Ke3 *";
/// let mut record = Record::new(text, Place::default());
/// record.read(0, true);
/// assert_eq!(audit(&record, None), audit(&games(text).next().unwrap(), None));
/// ```
pub trait GameRecord {
    /// Returns the value of a tag.
    fn tag(&self, name: &str) -> Option<Cow<'_, str>>;
    /// Returns the castling rules and the start position.
    ///
    /// # Errors
    /// [`SetupError`] if the record does not give the start position.
    fn start(&self) -> Result<(Rules, Position), SetupError>;
    /// Returns the number of moves in the main line.
    fn count_moves(&self) -> usize;
    /// Returns a move of the main line. The `offset` of the returned move has no meaning.
    fn written(&self, index: usize) -> Option<WrittenMove<'_>>;
    /// Returns the number written before each move. The flag is true for the form `12...`.
    fn numbers(&self) -> Vec<Option<(u32, bool)>>;
    /// Returns the place of a move, or the place of the game if there is no such move.
    fn place_of(&self, index: usize) -> Place;
    /// Returns the place where the game starts.
    fn place(&self) -> Place;
    /// Returns the comments after the last move.
    fn last_comments(&self) -> Cow<'_, [String]>;
    /// True if a comment after the last move has more than a command such as `[%clk 0:09:51]`.
    fn has_last_words(&self) -> bool {
        self.last_comments().iter().any(|comment| !is_command(comment.as_bytes()))
    }
    /// Calls `see` for every comment of the main line, with the number of moves before it.
    fn each_comment(&self, see: &mut dyn FnMut(usize, &[u8]));
    /// Returns the result after the moves.
    fn result(&self) -> Option<Outcome>;
    /// Returns the problems of the text.
    fn problems(&self) -> Cow<'_, [Problem]>;
    /// True if a comment of a variation has an opening brace. The brace of another comment may have
    /// ended it, and then half-moves are in the wrong line.
    fn has_brace_in_variation(&self) -> bool;
    /// Returns the game with its variations.
    fn tree(&self) -> Cow<'_, Game>;
    /// Returns slips in the form of the text that do not matter to a reader. A tree of moves does not
    /// keep the text, so it has none.
    fn form_problems(&self) -> Vec<Problem> {
        Vec::new()
    }
    /// True if the record has no tags, moves or result. It may still have problems.
    fn is_empty(&self) -> bool;
}

fn is_command(comment: &[u8]) -> bool {
    comment.starts_with(b"[%") && comment.ends_with(b"]")
}

impl GameRecord for Game {
    fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        Game::tag(self, name).map(Cow::Borrowed)
    }

    fn start(&self) -> Result<(Rules, Position), SetupError> {
        Game::start(self)
    }

    fn count_moves(&self) -> usize {
        self.line.moves.len()
    }

    fn written(&self, index: usize) -> Option<WrittenMove<'_>> {
        let node = self.line.moves.get(index)?;
        Some(WrittenMove { text: node.text.as_bytes(), is_null: node.is_null, offset: 0 })
    }

    fn numbers(&self) -> Vec<Option<(u32, bool)>> {
        self.line.moves.iter().map(|node| node.number).collect()
    }

    fn place_of(&self, index: usize) -> Place {
        self.line.moves.get(index).map_or(self.place, |node| node.place)
    }

    fn place(&self) -> Place {
        self.place
    }

    fn last_comments(&self) -> Cow<'_, [String]> {
        let last = self.line.moves.last();
        Cow::Borrowed(last.map_or(&self.line.comments, |last| &last.comments))
    }

    fn each_comment(&self, see: &mut dyn FnMut(usize, &[u8])) {
        self.line.comments.iter().for_each(|comment| see(0, comment.as_bytes()));
        for (node, ply) in self.line.moves.iter().zip(1..) {
            node.comments.iter().for_each(|comment| see(ply, comment.as_bytes()));
        }
    }

    fn result(&self) -> Option<Outcome> {
        self.result
    }

    fn problems(&self) -> Cow<'_, [Problem]> {
        Cow::Borrowed(&self.problems)
    }

    fn has_brace_in_variation(&self) -> bool {
        self.line.moves.iter().flat_map(|node| &node.variations).any(has_brace)
    }

    fn tree(&self) -> Cow<'_, Game> {
        Cow::Borrowed(self)
    }

    fn is_empty(&self) -> bool {
        Game::is_empty(self)
    }
}

/// True if a comment of a line or of its variations has an opening brace.
fn has_brace(line: &MoveLine) -> bool {
    let of_moves = line.moves.iter().flat_map(|node| &node.comments);
    line.comments.iter().chain(of_moves).any(|comment| comment.contains('{'))
        || line.moves.iter().flat_map(|node| &node.variations).any(has_brace)
}

impl GameRecord for Record<'_> {
    fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        Record::tag(self, name)
    }

    fn start(&self) -> Result<(Rules, Position), SetupError> {
        Record::start(self)
    }

    fn count_moves(&self) -> usize {
        Record::count_moves(self)
    }

    #[inline]
    fn written(&self, index: usize) -> Option<WrittenMove<'_>> {
        Record::written(self, index)
    }

    fn numbers(&self) -> Vec<Option<(u32, bool)>> {
        Record::numbers(self)
    }

    fn place_of(&self, index: usize) -> Place {
        Record::written(self, index).map_or_else(|| self.place(), |mv| self.place_at(mv.offset))
    }

    fn place(&self) -> Place {
        Record::place(self)
    }

    fn last_comments(&self) -> Cow<'_, [String]> {
        Cow::Owned(Record::last_comments(self))
    }

    fn has_last_words(&self) -> bool {
        let is_command = |comment: &[u8]| is_command(comment.trim_ascii());
        !Record::raw_last_comments(self).all(is_command)
            && Record::last_comments(self).iter().any(|text| !is_command(text.as_bytes()))
    }

    fn each_comment(&self, see: &mut dyn FnMut(usize, &[u8])) {
        Record::comments(self).for_each(|(ply, comment)| see(ply, comment));
    }

    fn result(&self) -> Option<Outcome> {
        Record::result(self)
    }

    fn problems(&self) -> Cow<'_, [Problem]> {
        Cow::Owned(Record::problems(self))
    }

    fn has_brace_in_variation(&self) -> bool {
        Record::has_brace_in_variation(self)
    }

    fn tree(&self) -> Cow<'_, Game> {
        Cow::Owned(Record::tree(self))
    }

    fn form_problems(&self) -> Vec<Problem> {
        Record::form_problems(self)
    }

    fn is_empty(&self) -> bool {
        Record::is_empty(self)
    }
}
