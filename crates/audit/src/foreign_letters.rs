//! Records in the piece letters of other languages.

use crate::GameRecord;
use touchmove_board::Position;
use touchmove_notation::Notation;
use touchmove_notation::pgn::{Game, MoveNode, decode};
use touchmove_notation::sheet;

/// Returns the notations other than English in which every move of a record is legal.
#[cold]
pub(crate) fn foreign_letters(record: &impl GameRecord, start: &Position) -> Vec<&'static str> {
    let mut game = Game::default();
    if *start != Position::default() {
        game.set_tag("SetUp", "1");
        game.set_tag("FEN", &start.fen());
    }
    let written = (0..).map_while(|index| record.written(index));
    game.line.moves = written
        .map(|written| MoveNode {
            text: decode(written.text).into_owned(),
            is_null: written.is_null,
            ..MoveNode::default()
        })
        .collect();
    let others = sheet::notations(&game).into_iter().filter(|other| *other != Notation::English);
    others.map(Notation::code).collect()
}
