//! Closed lists of names with fields, such as effects and notes. Programs read the names; people
//! read the sentences in `locales/`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Color, Role, Square};

/// A field of a named value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A count, or an amount of time in milliseconds.
    Number(u64),
    /// One or more words.
    Text(String),
    /// A player.
    Player(Color),
    /// Pieces with their squares; protocols write the squares.
    Pieces(Vec<(Role, Square)>),
    /// A list of texts.
    List(Vec<String>),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => write!(f, "{n}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Player(player) => write!(f, "{player}"),
            Arg::Pieces(pieces) => f.write_str(&squares(pieces)),
            Arg::List(list) => f.write_str(&list.join(" | ")),
        }
    }
}

fn squares(pieces: &[(Role, Square)]) -> String {
    pieces.iter().map(|(_, square)| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// Named fields.
pub(crate) type Args = Vec<(&'static str, Arg)>;

/// Defines an enum whose variants have a stable name and fields: `Variant = "name" { field: Type =
/// conversion, },`.
macro_rules! named_list {
    ($(#[$doc:meta])* $type:ident:
        $($(#[$variant_doc:meta])* $variant:ident = $name:literal
            $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty = $arg:expr,)+ })?,)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum $type {
            $($(#[$variant_doc])* $variant $({ $($(#[$field_doc])* $field: $field_type,)+ })?,)+
        }

        impl $type {
            /// Every name.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// Returns the stable name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($type::$variant { .. } => $name,)+
                }
            }

            /// Returns the fields with their names, in the order that protocols use.
            pub fn args(&self) -> alloc::vec::Vec<(&'static str, $crate::Arg)> {
                #[allow(unused_mut)]
                let mut out = alloc::vec::Vec::new();
                match self {
                    $($type::$variant $({ $($field,)+ })? => {
                        $($($arg(&mut out, stringify!($field).trim_start_matches("r#"), $field);)+)?
                    })+
                }
                out
            }
        }

        /// Writes the name and the fields as protocols do.
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())?;
                self.args().iter().try_for_each(|(_, arg)| write!(f, " {arg}"))
            }
        }
    };
}

pub(crate) use named_list;

pub(crate) fn as_text(out: &mut Args, name: &'static str, value: &impl ToString) {
    out.push((name, Arg::Text(value.to_string())));
}

pub(crate) fn as_number<N: Copy + Into<u64>>(out: &mut Args, name: &'static str, value: &N) {
    out.push((name, Arg::Number((*value).into())));
}

pub(crate) fn as_player(out: &mut Args, name: &'static str, value: &Color) {
    out.push((name, Arg::Player(*value)));
}

/// Conversion for a field that is not shown.
pub(crate) fn hidden<T>(_: &mut Args, _: &'static str, _: &T) {}

/// Conversion that omits the field if the list is empty.
pub(crate) fn as_pieces(out: &mut Args, name: &'static str, value: &[(Role, Square)]) {
    if !value.is_empty() {
        out.push((name, Arg::Pieces(value.to_vec())));
    }
}
