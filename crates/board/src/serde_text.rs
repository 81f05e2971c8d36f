//! Serde support: values as text for programs in other languages.
//!
//! Squares, moves and pieces use their display text, positions use FEN, and players use their
//! colour. A [`Move`] cannot be deserialised, because it needs its position. A [`UciMove`] and the
//! other types can.

use crate::{
    Bitboard, ByColor, Color, IllegalReason, Move, Piece, Position, Role, Square, UciMove, Wing,
};
use alloc::borrow::Cow;
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

as_text!(Color, Square, Role, Piece, Move, UciMove, Wing);

macro_rules! from_text {
    ($($type:ty),+) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

from_text!(Color, Square, Role, Piece, UciMove, Wing, Position);

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.fen())
    }
}

/// Serialises the name of the reason and its squares.
impl Serialize for IllegalReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
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
