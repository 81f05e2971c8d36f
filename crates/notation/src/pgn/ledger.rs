//! Ledger of the source of a game: every byte belongs to one part.

use super::game_builder::one_line;
use super::scan::Scanner;
use super::token::{Token, Tokens};
use super::{Game, MoveLine, Outcome, decode, tag};

/// Part of the source of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// Tag pairs.
    Tag,
    /// Moves, including those of variations and null moves.
    Move,
    /// Comments with text.
    Comment,
    /// Numeric glyphs and signs such as `!?`.
    Glyph,
    /// Move numbers.
    Number,
    /// Results.
    Result,
    /// Brackets of variations.
    Variation,
    /// Draw offers.
    Offer,
    /// White space, and comments without text.
    Blank,
    /// Lines that begin with `%`.
    Escape,
    /// Dots, and marks that are separated from their move.
    Mark,
    /// Text that means nothing.
    Problem,
}

const PARTS: usize = 12;

/// Number of bytes and of items of each part.
///
/// ```
/// use touchmove_notation::pgn::{Ledger, Part};
/// let source = b"[White \"A\"]\n\n1. e4! {good} e5 (1... c5) *";
/// let ledger = Ledger::of_source(source);
/// assert_eq!((ledger.items(Part::Move), ledger.items(Part::Comment)), (3, 1));
/// assert_eq!(ledger.bytes(), source.len());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ledger {
    items: [usize; PARTS],
    bytes: [usize; PARTS],
}

impl Ledger {
    fn add(&mut self, part: Part, bytes: usize) {
        let counts = self.items.get_mut(part as usize).zip(self.bytes.get_mut(part as usize));
        if let Some((items, all)) = counts.filter(|_| bytes > 0) {
            *items = items.saturating_add(1);
            *all = all.saturating_add(bytes);
        }
    }

    /// Returns the number of items of a part.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Ledger, Part};
    /// assert_eq!(Ledger::of_source(b"1. e4 $1 $14 *").items(Part::Glyph), 2);
    /// ```
    pub fn items(&self, part: Part) -> usize {
        self.items.get(part as usize).copied().unwrap_or(0)
    }

    /// Returns the number of bytes of all parts.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::pgn::Ledger::of_source(b"} 1. e4 [x] *").bytes(), 13);
    /// ```
    pub fn bytes(&self) -> usize {
        self.bytes.iter().sum()
    }

    /// Reads the source of one game without regard to the order of its parts. The reader of games
    /// has no part in it, so the two can be compared.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Ledger, Part};
    /// assert_eq!(Ledger::of_source(b"1. e4 *\n").items(Part::Result), 1);
    /// ```
    pub fn of_source(source: &[u8]) -> Ledger {
        let mut tokens = Tokens::new(Scanner::new(source, true, true));
        let mut ledger = Ledger::default();
        while tokens.scanner.at < source.len() {
            let start = tokens.scanner.at;
            // At the end of the source the scanner cannot fail.
            let _ = tokens.scanner.take_gap();
            let gap = tokens.scanner.slice(start, tokens.scanner.at);
            let part = if gap.contains(&b'%') { Part::Escape } else { Part::Blank };
            ledger.add(part, gap.len());
            let start = tokens.scanner.at;
            let part = ledger.next(&mut tokens);
            if tokens.scanner.at == start {
                tokens.scanner.skip(1);
            }
            ledger.add(part, tokens.scanner.at - start);
        }
        ledger
    }

    fn next(&self, tokens: &mut Tokens<'_>) -> Part {
        let bracket = tokens.scanner.peek() == Ok(Some(b'['));
        if bracket && self.items(Part::Move) == 0 {
            return read_tag(tokens);
        }
        let has_text = |text: &[u8]| !matches!(one_line(&decode(text)).as_str(), "" | "(=)");
        match tokens.next() {
            Ok(Token::Tag(_)) => read_tag(tokens),
            Ok(Token::Number(_)) => Part::Number,
            Ok(Token::Word(_)) => Part::Move,
            Ok(Token::Nag(_)) => Part::Glyph,
            Ok(Token::Comment(text) | Token::UnclosedComment(text)) => match has_text(text) {
                true => Part::Comment,
                false => Part::Blank,
            },
            Ok(Token::Open | Token::Close) => Part::Variation,
            Ok(Token::DrawOffer) => Part::Offer,
            Ok(Token::Result(_)) => Part::Result,
            Ok(Token::Nothing) => Part::Mark,
            Ok(Token::Bad(_) | Token::End) | Err(_) => Part::Problem,
        }
    }

    /// Counts the tags, moves, comments and glyphs of a game. It has no other parts.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Ledger, Part, games};
    /// let game = games(b"1. e4 {a} e5 (1... c5 {b}) *").next().unwrap();
    /// let ledger = Ledger::of_game(&game);
    /// assert_eq!((ledger.items(Part::Move), ledger.items(Part::Comment)), (3, 2));
    /// ```
    pub fn of_game(game: &Game) -> Ledger {
        let mut ledger = Ledger::default();
        game.tags.iter().for_each(|_| ledger.add(Part::Tag, 1));
        ledger.add_line(&game.line);
        // The word `0-0` was a result.
        if game.result == Some(Outcome::BothLose) {
            ledger.add(Part::Move, 1);
        }
        ledger
    }

    fn add_line(&mut self, line: &MoveLine) {
        line.comments.iter().for_each(|_| self.add(Part::Comment, 1));
        line.nags.iter().for_each(|_| self.add(Part::Glyph, 1));
        for node in &line.moves {
            self.add(Part::Move, 1);
            node.comments.iter().for_each(|_| self.add(Part::Comment, 1));
            node.nags.iter().for_each(|_| self.add(Part::Glyph, 1));
            node.variations.iter().for_each(|line| self.add_line(line));
        }
    }

    /// Returns the number of tags, moves, comments and glyphs that another ledger lacks.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Ledger, games};
    /// let source = b"1. e4 {a} *";
    /// let game = games(source).next().unwrap();
    /// assert_eq!(Ledger::of_source(source).missing_in(&Ledger::of_game(&game)), 0);
    /// ```
    pub fn missing_in(&self, other: &Ledger) -> usize {
        let missing = |part| self.items(part).saturating_sub(other.items(part));
        [Part::Tag, Part::Move, Part::Comment, Part::Glyph].into_iter().map(missing).sum()
    }
}

fn read_tag(tokens: &mut Tokens<'_>) -> Part {
    match tag::read(&mut tokens.scanner) {
        Ok(Ok(_)) => Part::Tag,
        _ => Part::Problem,
    }
}
