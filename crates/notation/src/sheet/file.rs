//! Files that contain PGN games and typed scoresheets.

use super::heading::is_move;
use super::text;
use crate::pgn::{Game, MoveLine, Place, decode, sources, to_utf8};
use alloc::string::String;
use alloc::vec::Vec;

/// Reads the games of a text. Their moves have not been checked against a position;
/// [`read`](super::read) checks them.
///
/// ```
/// let games = touchmove_notation::sheet::games("1) e4 e5 2) Sf3 Sc6\n\n1. d4");
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[0].line.moves[2].text, "Sf3");
/// ```
pub fn games(text: &str) -> Vec<Game> {
    games_in(text.as_bytes())
}

/// Reads the games of a file in any encoding that [`pgn::games`](crate::pgn::games) supports. Each
/// tag, comment and move is decoded separately.
///
/// A valid PGN game is returned as [`pgn::games`](crate::pgn::games) reads it. All other text is
/// read as scoresheets.
///
/// ```
/// let games = touchmove_notation::sheet::games_in(b"[White \"M\xe4kinen\"]\n\n1) e4 *");
/// assert_eq!(games[0].tag("White"), Some("M\u{e4}kinen"));
/// ```
pub fn games_in(bytes: &[u8]) -> Vec<Game> {
    let bytes = to_utf8(bytes);
    let (mut intake, mut entries) = (Intake::default(), Vec::new());
    for source in sources(&bytes, Place::default()) {
        entries.extend(intake.add_game(source.game, source.bytes, source.place));
    }
    entries.extend(intake.finish());
    entries.into_iter().flat_map(Entry::games).collect()
}

/// Part of a file: a game, or a scoresheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The game as PGN. It has no parts if the text is only a scoresheet.
    pub pgn: Game,
    /// The games of the text as a scoresheet, if it is not flawless PGN.
    pub typed: Vec<Game>,
    /// Source of the part.
    pub source: Vec<u8>,
    /// Place of its first byte.
    pub place: Place,
}

impl Entry {
    /// Returns the games: those of the scoresheet, or else the game as PGN.
    ///
    /// ```
    /// use touchmove_notation::pgn::Place;
    /// use touchmove_notation::sheet::Intake;
    /// let mut intake = Intake::default();
    /// assert!(intake.add(b"1) e4 e5 *", Place::default()).is_empty());
    /// assert_eq!(intake.finish()[0].clone().games()[0].line.moves.len(), 2);
    /// ```
    pub fn games(self) -> Vec<Game> {
        match self.typed.is_empty() && !self.pgn.is_empty() {
            true => [self.pgn].to_vec(),
            false => self.typed,
        }
    }
}

/// Collector of the parts of a file. Text without tags that is not PGN is a scoresheet up to the
/// next tags.
#[derive(Debug, Default)]
pub struct Intake {
    sheet: Sheet,
}

impl Intake {
    /// Adds the source of one game as the PGN reader splits it. Returns the parts that are complete.
    ///
    /// ```
    /// use touchmove_notation::pgn::Place;
    /// use touchmove_notation::sheet::Intake;
    /// assert_eq!(Intake::default().add(b"1. e4 *", Place::default()).len(), 1);
    /// ```
    pub fn add(&mut self, source: &[u8], place: Place) -> Vec<Entry> {
        let games: Vec<_> = sources(source, place).collect();
        let added = games.into_iter().map(|it| self.add_game(it.game, it.bytes, it.place));
        added.flatten().collect()
    }

    fn add_game(&mut self, pgn: Game, source: &[u8], place: Place) -> Vec<Entry> {
        let mut entries = Vec::new();
        if pgn.tags.is_empty() {
            if !self.sheet.is_empty() || !is_pgn(&pgn) {
                self.sheet.add(source, place);
                return entries;
            }
        } else {
            entries.extend(self.finish());
        }
        let mut sheet = Sheet::default();
        if !is_pgn(&pgn) {
            sheet.add(source, place);
        }
        let typed = sheet.games();
        entries.push(Entry { pgn, typed, source: source.to_vec(), place });
        entries
    }

    /// Returns the last scoresheet.
    ///
    /// ```
    /// assert!(touchmove_notation::sheet::Intake::default().finish().is_empty());
    /// ```
    pub fn finish(&mut self) -> Vec<Entry> {
        if self.sheet.is_empty() {
            return Vec::new();
        }
        let sheet = core::mem::take(&mut self.sheet);
        let (typed, place) = (sheet.games(), sheet.place);
        [Entry { pgn: Game::default(), typed, source: sheet.source, place }].to_vec()
    }
}

/// Returns true if the PGN reader has skipped no text and every word is a move in some language.
fn is_pgn(game: &Game) -> bool {
    let something = !game.tags.is_empty() || !game.line.moves.is_empty();
    something && !game.problems.iter().any(|p| p.kind.is_loss()) && has_only_moves(&game.line)
}

fn has_only_moves(line: &MoveLine) -> bool {
    line.moves.iter().all(|node| {
        (node.is_null || is_move(&node.text)) && node.variations.iter().all(has_only_moves)
    })
}

/// Text to be read as a scoresheet. The PGN reader cannot find the end of a scoresheet without
/// tags, because it takes `1. Runde` after an empty line for the start of a game. The scoresheet
/// therefore extends to the next tags.
#[derive(Debug, Default)]
struct Sheet {
    source: Vec<u8>,
    place: Place,
}

impl Sheet {
    fn is_empty(&self) -> bool {
        self.source.is_empty()
    }

    fn add(&mut self, source: &[u8], place: Place) {
        if self.source.is_empty() {
            self.place = place;
        }
        self.source.extend_from_slice(source);
    }

    fn games(&self) -> Vec<Game> {
        let lines = self.source.split_inclusive(|&byte| byte == b'\n');
        let text: String = lines.map(decode).collect();
        text::games(&text, self.place)
    }
}
