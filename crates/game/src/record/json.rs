//! Export of a record as JSON.

use super::Record;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use touchmove_clock::Moment;
use touchmove_laws::Ruling;

/// An event with its rulings.
#[derive(serde::Serialize)]
struct Entry<'a> {
    at_ms: Moment,
    event: String,
    rulings: &'a [Ruling],
}

/// Serialises `tags` as pairs in order, and `entries` with `at_ms`, `event` in protocol words and
/// `rulings`. The final state has the same field names as in judged protocols.
impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (end, game) = (&self.end, &self.end.game);
        let entry = |(event, rulings): (&crate::Event, _)| Entry {
            at_ms: event.at,
            event: event.to_string(),
            rulings,
        };
        let mut out = serializer.serialize_struct("Record", 9)?;
        out.serialize_field("laws", end.edition.name())?;
        out.serialize_field("tags", &self.protocol.tags)?;
        out.serialize_field("entries", &self.entries().map(entry).collect::<Vec<_>>())?;
        out.serialize_field("status", game.status().word())?;
        out.serialize_field("result", &end.result())?;
        out.serialize_field("termination", &end.termination())?;
        out.serialize_field("points", &end.points())?;
        out.serialize_field("position", &game.position().fen().to_string())?;
        out.serialize_field("clock", &end.clock())?;
        out.end()
    }
}
