//! The editions, one file each. A file holds the edition's metadata and its articles, and reads
//! like a table of contents or like FIDE's own list of changes.
//!
//! Several articles may have the same provision. Rulings cite the first of them in the edition's
//! order. The tables therefore list a provision first with the article that fits best. An article
//! that only introduces a list has the standing `Text`.
//!
//! An article has the wording of its provisions. If several articles share a provision, `about`
//! gives each a key for its own wording. Editions share a key if their articles have the same
//! content.

use crate::{Entry, Provision, Standing};
use citations::Citations;
use metadata::Metadata;
use number::same;

mod change;
mod chapters;
mod citations;
mod metadata;
mod number;
pub use number::chapter_number;

macro_rules! editions {
    (
        fide { $($(#[$about_fide:meta])* $fide:ident = $fide_file:ident,)+ }
        others { $($(#[$about_other:meta])* $other:ident = $other_file:ident,)+ }
    ) => {
        $(mod $fide_file;)+
        $(mod $other_file;)+

        $(const _: () = $fide_file::METADATA.names_its_own_articles();)+

        /// An edition of the Laws for an event to choose.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Edition {
            $($(#[$about_fide])* $fide,)+
            $($(#[$about_other])* $other,)+
        }

        impl Edition {
            /// FIDE's editions, oldest first.
            pub const FIDE: [Edition; [$(stringify!($fide)),+].len()] = [$(Edition::$fide),+];

            /// Every edition: FIDE's, oldest first, then national and casual rules.
            pub const ALL: [Edition; [$(stringify!($fide),)+ $(stringify!($other)),+].len()] =
                [$(Edition::$fide,)+ $(Edition::$other),+];

            /// Returns the edition's metadata.
            pub(crate) const fn metadata(self) -> &'static Metadata {
                match self {
                    $(Edition::$fide => &$fide_file::METADATA,)+
                    $(Edition::$other => &$other_file::METADATA,)+
                }
            }
        }

        /// Returns the articles to cite for each provision of an edition.
        pub(crate) fn citations(edition: Edition) -> &'static Citations {
            match edition {
                $(Edition::$fide => {
                    static CITATIONS: Citations = Citations::of(Edition::$fide);
                    &CITATIONS
                })+
                $(Edition::$other => {
                    static CITATIONS: Citations = Citations::of(Edition::$other);
                    &CITATIONS
                })+
            }
        }
    };
}

editions! {
    fide {
        /// FIDE's Laws of 2009.
        Fide2009 = fide_2009,
        /// FIDE's Laws of 2014.
        Fide2014 = fide_2014,
        /// FIDE's Laws of July 2017.
        Fide2017 = fide_2017,
        /// FIDE's Laws of 2018.
        Fide2018 = fide_2018,
        /// FIDE's Laws of 2023.
        Fide2023 = fide_2023,
    }
    others {
        /// The Laws of 2009 as played in Finland.
        Finland2009 = finland_2009,
        /// Finland's own blitz rules of 2008, on top of the Laws of 2009.
        FinnishBlitz2008 = finnish_blitz_2008,
        /// Casual play on a website, where the software enforces the rules.
        Casual = casual,
    }
}

const fn entry(number: &'static str, standing: Standing) -> Entry {
    Entry { number, standing, about: None }
}

/// An article that the software decides.
const fn decided(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Decided(by))
}

/// An article that the arbiter decides.
const fn arbiter(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Arbiter(by))
}

/// An article whose facts are recorded and checked.
const fn recorded(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Recorded(by))
}

/// An article without a decision.
const fn text(number: &'static str, about: &'static str) -> Entry {
    entry(number, Standing::Text(about)).about(about)
}

/// An omitted article, with the reason.
const fn left_out(number: &'static str, why: &'static str) -> Entry {
    entry(number, Standing::LeftOut(why))
}

/// True if the table has an article with this number.
const fn has(table: &[Entry], number: &str) -> bool {
    let mut at = 0;
    while at < table.len() {
        if same(table[at].number, number) {
            return true;
        }
        at += 1;
    }
    false
}
