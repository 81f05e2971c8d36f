//! Values as texts, for programs in other languages: squares, moves and pieces as
//! they display, positions as FEN, players by their colour.

use crate::{Bitboard, ByColor, Color, IllegalReason, Move, Piece, Position, Role, Square, Wing};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

as_text!(Color, Square, Role, Piece, Move, Wing);

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.fen())
    }
}

/// By its name, with its squares.
impl Serialize for IllegalReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<T: Serialize> Serialize for ByColor<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut both = serializer.serialize_struct("ByColor", 2)?;
        both.serialize_field("white", &self.white)?;
        both.serialize_field("black", &self.black)?;
        both.end()
    }
}
