//! Runs the conformance cases in `cases/` and writes their coverage page.
//!
//! A case is a heading in a Markdown file, with protocols that state the expected rulings
//! ([`cases`]). [`run`] judges them under every edition they name, and [`coverage`] finds the
//! articles of an edition that have a case.
//!
//! ```
//! use touchmove_conformance::{cases, run};
//!
//! let text = "# Title\n\n## White gives up\n\n```protocol\n[Laws \"FIDE 2023\"]\n\n\
//!     White resigns\n=> game_over 0-1 resignation [5.1.2]\n```\n";
//! let found = cases::parse("cases/title.md", text).unwrap();
//! assert_eq!(found[0].name, "White gives up");
//! assert!(run::failures(&found, &run::Selection::default()).is_empty());
//! ```

pub mod cases;
pub mod coverage;
pub mod incidents;
pub mod requirements;
pub mod run;
pub mod shared_cases;

/// Root of the repository.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// READMEs of the crates, whose examples run as doctests of this crate.
#[cfg(doctest)]
mod readmes {
    macro_rules! readmes {
        ($($name:ident)+) => {$(
            #[doc = include_str!(concat!("../../", stringify!($name), "/README.md"))]
            struct $name;
        )+};
    }
    #[allow(non_camel_case_types)]
    mod all {
        readmes!(audit board book clock explain game laws mate notation);
    }
}
