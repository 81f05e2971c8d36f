//! Text columns, from the various types of Arrow.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, LargeBinaryArray, LargeStringArray};
use arrow_cast::cast;
use arrow_schema::{ArrowError, DataType};
use std::borrow::Cow;
use touchmove_notation::pgn::decode;

/// A column as UTF-8 text.
pub enum Texts {
    Text(LargeStringArray),
    /// Dates in Arrow's format, which has dashes.
    Dates(LargeStringArray),
    Bytes(LargeBinaryArray),
}

/// Converts a column of text, bytes, numbers or dates.
///
/// # Errors
/// [`ArrowError`] if the type cannot be converted.
pub fn column(column: &ArrayRef) -> Result<Texts, ArrowError> {
    let mut of = column.data_type();
    if let DataType::Dictionary(_, value) = of {
        of = value;
    }
    Ok(match of {
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => {
            Texts::Bytes(cast(column, &DataType::LargeBinary)?.as_binary::<i64>().clone())
        }
        DataType::Date32 | DataType::Date64 => {
            Texts::Dates(cast(column, &DataType::LargeUtf8)?.as_string::<i64>().clone())
        }
        nested if nested.is_nested() => {
            let what = format!("a column of {nested} holds no text");
            return Err(ArrowError::CastError(what));
        }
        _ => Texts::Text(cast(column, &DataType::LargeUtf8)?.as_string::<i64>().clone()),
    })
}

impl Texts {
    /// Returns the value of a cell; `None` if it is null.
    pub fn get(&self, row: usize) -> Option<Cow<'_, [u8]>> {
        fn text(cells: &LargeStringArray, row: usize) -> Option<&str> {
            cells.is_valid(row).then(|| cells.value(row))
        }
        match self {
            Texts::Text(cells) => text(cells, row).map(|cell| cell.as_bytes().into()),
            Texts::Dates(cells) => {
                text(cells, row).map(|cell| cell.replace('-', ".").into_bytes().into())
            }
            Texts::Bytes(cells) => cells.is_valid(row).then(|| match decode(cells.value(row)) {
                Cow::Borrowed(text) => text.as_bytes().into(),
                Cow::Owned(text) => text.into_bytes().into(),
            }),
        }
    }
}
