//! The provisions: named rules with the same name in every edition.

mod appendices;
mod articles;

use appendices::with_appendices;
use articles::articles;

macro_rules! provisions {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        /// A named rule of the Laws. Its article number changes from edition to edition;
        /// [`Edition::cite`](crate::Edition::cite) finds it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Provision {
            $($(#[$doc])* $name,)+
        }

        impl Provision {
            /// Every provision.
            pub const ALL: &'static [Provision] = &[$(Provision::$name,)+];

            /// Returns the stable name, as cases and messages use it.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Provision::$name => $id,)+
                }
            }
        }
    };
}

articles!(with_appendices);
