//! An atomic write to several journals.

use crate::append::{Append, aside};
use crate::chain::ChainKey;
use crate::{Entry, NewStream, StoreError, StreamId};

/// A new journal with its first entries.
#[derive(Debug, Clone, PartialEq)]
pub struct NewJournal {
    /// The journal.
    pub stream: NewStream,
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// Value of [`StreamInfo::running`](crate::StreamInfo::running) after the write.
    pub running: bool,
}

/// An append to an existing journal.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalAppend {
    /// The journal.
    pub id: StreamId,
    /// The version that the caller has read.
    pub expected: u64,
    /// The entries.
    pub entries: Vec<Entry>,
    /// Value of [`StreamInfo::running`](crate::StreamInfo::running) after the write.
    pub running: bool,
}

/// New journals and an append, serialised.
pub struct JointWrite {
    pub begun: Vec<(NewStream, Append)>,
    pub then: Option<Append>,
}

impl JointWrite {
    /// Serialises the entries on a blocking thread.
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

    /// Returns all appends; the one to the existing journal is last.
    pub fn appends(&self) -> impl Iterator<Item = &Append> {
        self.begun.iter().map(|(_, append)| append).chain(&self.then)
    }

    /// Returns every stream that the write mentions.
    pub fn mentions(&self) -> impl Iterator<Item = &StreamId> {
        let parents = self.begun.iter().filter_map(|(new, _)| new.parent.as_ref());
        self.appends().map(|append| &append.id).chain(parents)
    }
}
