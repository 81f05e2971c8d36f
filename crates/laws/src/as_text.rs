//! Facts as data: what has a name is that name.

use crate::{
    Edition, Effect, Help, Must, Outcome, Penalty, Provision, Refusal, Score, Termination,
};
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

as_text!(Edition, Effect, Help, Must, Outcome, Penalty, Refusal);

impl Serialize for Provision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Termination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.words())
    }
}

/// In half points' usual way: `1`, `1/2`, `0`.
impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Score::Win => "1",
            Score::Draw => "1/2",
            Score::Loss => "0",
        })
    }
}
