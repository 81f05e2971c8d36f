//! Files that contain PGN games and typed scoresheets.

use super::heading::is_move;
use super::text;
use crate::pgn::{Game, MoveLine, Place, Source, decode, sources, to_utf8};
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
    let (mut games, mut sheet) = (Vec::new(), Sheet::default());
    for source in sources(&bytes, Place::default()) {
        let tagged = !source.game.tags.is_empty();
        if tagged {
            sheet.read(&mut games);
        }
        match sheet.is_empty() && is_pgn(&source.game) {
            true => games.push(source.game),
            false => sheet.add(&source),
        }
    }
    sheet.read(&mut games);
    games
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
#[derive(Default)]
struct Sheet {
    text: String,
    place: Place,
}

impl Sheet {
    fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn add(&mut self, source: &Source<'_>) {
        if self.text.is_empty() {
            self.place = source.place;
        }
        for line in source.bytes.split_inclusive(|&byte| byte == b'\n') {
            self.text.push_str(&decode(line));
        }
    }

    fn read(&mut self, games: &mut Vec<Game>) {
        games.extend(text::games(&self.text, self.place));
        self.text.clear();
    }
}
