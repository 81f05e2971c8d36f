//! The book of the Laws. For each edition it has every article: its content in our own words, its
//! decider, examples, changes since the previous edition, and cases.
//!
//! The book is generated. Articles come from the editions' tables, sentences from `locales/`, cases
//! and examples from `cases/`. So the book always describes what the program does.
//!
//! ```
//! use touchmove_book::Book;
//! use touchmove_explain::{Language, Words};
//! use touchmove_laws::Edition;
//!
//! let words = Words::new(Language::English);
//! let article = Book::new(&words, Edition::Fide2023).article("7.5.5").unwrap();
//! assert_eq!(article.title, "What illegal moves cost");
//! assert!(article.cases.iter().any(|case| case.name.contains("illegal")));
//! ```

mod acts;
mod article;
mod book;
pub mod cases;
mod change;
mod examples;
mod find;
mod glossary;
mod instructive;
mod library;
mod search;
mod told;
pub mod training;
mod words;

pub use acts::{act, told_act};
pub use article::{Article, Carried};
pub use book::{Book, Chapter, Line, before};
pub use change::{Change, Diff, Kind, Side};
pub use examples::Example;
pub use glossary::{Term, glossary};
pub use library::{Named, all, case, slug};
pub use search::{Search, is_about};
pub use told::{Told, is_told, told};
pub use words::standing;
