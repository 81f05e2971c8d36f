//! Changes of a record as edits of its bytes.

use super::{Change, ChangeKind};
use crate::pgn::{Place, Record};
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Edit of the bytes of a record's source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextEdit {
    /// Bytes of the record's own text that the new text replaces.
    pub range: Range<usize>,
    /// New text.
    pub text: String,
}

/// Returns the edits of a record's own text ([`Record::raw`]) for changes, in ascending order.
///
/// ```
/// use touchmove_notation::diagnosis::{Change, ChangeKind, edited, edits};
/// use touchmove_notation::pgn::{Place, Record};
/// let text = b"1. e4 e5 2. Nf3Nc6 *";
/// let mut record = Record::new(text, Place::default());
/// record.read(0, true);
/// let change = Change { index: 2, kind: ChangeKind::Replace, text: "Nf3 Nc6".into() };
/// assert_eq!(edited(text, &edits(&record, &[change])), b"1. e4 e5 2. Nf3 Nc6 *");
/// ```
pub fn edits(record: &Record<'_>, changes: &[Change]) -> Vec<TextEdit> {
    let count = record.count_moves();
    let is_hidden = |change: &&Change| {
        change.index >= count && !matches!(change.kind, ChangeKind::EndComment(..))
    };
    let (hidden, own): (Vec<&Change>, Vec<&Change>) = changes.iter().partition(is_hidden);
    let mut edits: Vec<TextEdit> =
        own.into_iter().filter_map(|change| edit(record, change)).collect();
    edits.extend(in_comment(record, &edits, &hidden));
    edits.sort_by_key(|edit| (edit.range.start, edit.range.end));
    edits
}

/// Returns the edits of half-moves that an unclosed comment hides. Once the comment ends, they have
/// their indices in the record.
fn in_comment(record: &Record<'_>, edits: &[TextEdit], changes: &[&Change]) -> Vec<TextEdit> {
    let (_, source) = record.raw();
    let Some(end) = edits.iter().find(|edit| edit.text == END) else { return Vec::new() };
    let text = edited(source, core::slice::from_ref(end));
    let mut closed = Record::new(&text, Place::default());
    closed.read(0, true);
    let back = |at: usize| match at > end.range.start {
        true => at.saturating_sub(END.len()),
        false => at,
    };
    let edits = changes.iter().filter_map(|change| edit(&closed, change));
    let moved = edits.map(|TextEdit { range, text }| TextEdit {
        range: back(range.start)..back(range.end),
        text,
    });
    moved.collect()
}

/// End of a comment before half-moves.
const END: &str = "} ";

fn edit(record: &Record<'_>, Change { index, kind, text }: &Change) -> Option<TextEdit> {
    let own = |offset: usize| offset.checked_sub(record.raw().0);
    let span = |index: usize| {
        let written = record.written(index)?;
        let start = own(written.offset)?;
        Some(start..start.saturating_add(written.text.len()))
    };
    let (range, text) = match kind {
        ChangeKind::Replace => (span(*index)?, text.clone()),
        ChangeKind::Insert => match index.checked_sub(1).and_then(span) {
            Some(before) => (before.end..before.end, alloc::format!(" {text}")),
            None => {
                let first = span(0)?.start;
                (first..first, alloc::format!("{text} "))
            }
        },
        ChangeKind::BeginComment => {
            let at = span(*index)?.start;
            (at..at, "{".into())
        }
        ChangeKind::EndComment(comment, word) => {
            let at = own(record.word_of_comment(*comment, *word)?)?;
            (at..at, END.into())
        }
    };
    Some(TextEdit { range, text })
}

/// Returns a text after edits, which must not overlap.
///
/// ```
/// use touchmove_notation::diagnosis::{TextEdit, edited};
/// let edit = TextEdit { range: 0..2, text: "d4".into() };
/// assert_eq!(edited(b"e4 e5", &[edit]), b"d4 e5");
/// ```
pub fn edited(text: &[u8], edits: &[TextEdit]) -> Vec<u8> {
    let (mut out, mut from) = (Vec::with_capacity(text.len()), 0);
    for edit in edits {
        out.extend_from_slice(text.get(from..edit.range.start).unwrap_or_default());
        out.extend_from_slice(edit.text.as_bytes());
        from = edit.range.end;
    }
    out.extend_from_slice(text.get(from..).unwrap_or_default());
    out
}
