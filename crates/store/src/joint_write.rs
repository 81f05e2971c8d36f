//! Several journals written as one: all of it or nothing.

use crate::append::{Append, aside};
use crate::chain::ChainKey;
use crate::{Entry, NewStream, StoreError, StreamId};

/// A journal that does not exist yet, with its first entries.
#[derive(Debug, Clone, PartialEq)]
pub struct NewJournal {
    /// The journal.
    pub stream: NewStream,
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// Kept as the stream's own, as an append does.
    pub running: bool,
}

/// Entries for the end of a journal that is there.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalAppend {
    /// The journal.
    pub id: StreamId,
    /// The version that the caller knows.
    pub expected: u64,
    /// The entries.
    pub entries: Vec<Entry>,
    /// Kept as the stream's own, as an append does.
    pub running: bool,
}

/// New journals and an append, ready to be written.
pub struct JointWrite {
    pub begun: Vec<(NewStream, Append)>,
    pub then: Option<Append>,
}

impl JointWrite {
    /// Prepares them on a thread that no game waits for.
    pub async fn prepare(
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
        key: ChainKey,
    ) -> Result<JointWrite, StoreError> {
        aside(move || JointWrite::new(begun, then, key)).await
    }

    fn new(
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
        key: ChainKey,
    ) -> Result<JointWrite, StoreError> {
        let begin = |NewJournal { stream, entries, running }| {
            let append = Append::new(&stream.id, 0, entries, running, key)?;
            Ok((stream, append))
        };
        let add = |JournalAppend { id, expected, entries, running }| {
            Append::new(&id, expected, entries, running, key)
        };
        let begun = begun.into_iter().map(begin).collect::<Result<_, StoreError>>()?;
        Ok(JointWrite { begun, then: then.map(add).transpose()? })
    }

    /// All appends, the one to the journal that is there last.
    pub fn appends(&self) -> impl Iterator<Item = &Append> {
        self.begun.iter().map(|(_, append)| append).chain(&self.then)
    }

    /// Every stream that it names.
    pub fn mentions(&self) -> impl Iterator<Item = &StreamId> {
        let parents = self.begun.iter().filter_map(|(new, _)| new.parent.as_ref());
        self.appends().map(|append| &append.id).chain(parents)
    }
}
