//! Serde implementations that use each value's stable name or displayed text.

use crate::{
    Edition, Effect, Help, Obligation, Outcome, Penalty, Provision, Refusal, Score, Termination,
};
use alloc::borrow::Cow;
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

as_text!(Edition, Effect, Help, Obligation, Outcome, Penalty, Provision, Refusal);

macro_rules! from_text {
    ($($type:ty),+) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

from_text!(Edition, Outcome, Provision);

impl Serialize for Termination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.words())
    }
}

/// Serialized as `1`, `1/2` or `0`.
impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Score::Win => "1",
            Score::Draw => "1/2",
            Score::Loss => "0",
        })
    }
}
