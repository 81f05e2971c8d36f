//! One file an edition: what it states of itself, and its articles, which read
//! like the edition's table of contents or like FIDE's own list of changes.
//!
//! A provision may stand with several articles. Rulings cite the first of
//! them in the edition's order, so it is attached first where it is best
//! cited; an article that only heads a list is text.
//!
//! The words of an article are those of its provisions. Where several articles
//! share one, each says with `about` what its own words are called; editions
//! share such a name where the two articles say the same.

use crate::{Entry, Provision, Standing};
use cited::Cited;
use number::same;
use sheet::Sheet;

mod change;
mod chapters;
mod cited;
mod number;
mod sheet;

macro_rules! editions {
    (
        fide { $($(#[$about_fide:meta])* $fide:ident = $fide_file:ident,)+ }
        others { $($(#[$about_other:meta])* $other:ident = $other_file:ident,)+ }
    ) => {
        $(mod $fide_file;)+
        $(mod $other_file;)+

        $(const _: () = $fide_file::SHEET.names_its_own_articles();)+

        /// An edition of the Laws that an event can be played under.
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

            /// What the edition states of itself.
            pub(crate) const fn sheet(self) -> &'static Sheet {
                match self {
                    $(Edition::$fide => &$fide_file::SHEET,)+
                    $(Edition::$other => &$other_file::SHEET,)+
                }
            }
        }

        /// What each provision is cited by in an edition.
        pub(crate) fn cited(edition: Edition) -> &'static Cited {
            match edition {
                $(Edition::$fide => {
                    static CITED: Cited = Cited::of(Edition::$fide);
                    &CITED
                })+
                $(Edition::$other => {
                    static CITED: Cited = Cited::of(Edition::$other);
                    &CITED
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
        /// FIDE's Laws of 2018.
        Fide2018 = fide_2018,
        /// FIDE's Laws of 2023.
        Fide2023 = fide_2023,
    }
    others {
        /// The Laws of 2009 as Finland has played them.
        Finland2009 = finland_2009,
        /// Finland's own blitz rules of 2008, on top of the Laws of 2009.
        FinnishBlitz2008 = finnish_blitz_2008,
        /// Play on a website, where the software keeps to the rules.
        Casual = casual,
    }
}

const fn entry(number: &'static str, standing: Standing) -> Entry {
    Entry { number, standing, about: None }
}

/// The software decides.
const fn decided(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Decided(by))
}

/// The arbiter decides.
const fn arbiter(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Arbiter(by))
}

/// Recorded and checked.
const fn recorded(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Recorded(by))
}

/// Nothing to decide.
const fn text(number: &'static str, about: &'static str) -> Entry {
    entry(number, Standing::Text(about)).about(about)
}

/// Left out, with the reason.
const fn left_out(number: &'static str, why: &'static str) -> Entry {
    entry(number, Standing::LeftOut(why))
}

/// Whether an article of that number is in a table.
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
