//! Serialisation of time controls as their display text.

use crate::TimeControl;
use alloc::borrow::Cow;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        TimeControl::parse(&text).map_err(D::Error::custom)
    }
}
