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
//! assert_eq!(article.title, "Penalty for illegal moves");
//! assert!(article.cases.iter().any(|case| case.summary.name.contains("illegal")));
//! ```

mod act_sentences;
mod amounts;
mod article;
mod book;
mod case_ranking;
pub mod cases;
mod change;
mod embedded;
mod examples;
mod glossary;
mod library;
mod lookup;
mod messages;
mod search;
pub mod training;
mod translations;

pub use act_sentences::{act, translated_act};
pub use amounts::{AmountColumn, AmountRow, Amounts};
pub use article::{Article, ArticleCase, ArticleProvision, Elsewhere};
pub use book::{ArticleLine, Book, Chapter, before};
pub use change::{Change, ChangeKind, Diff, Side};
pub use examples::Example;
pub use glossary::{Term, glossary};
pub use library::{CaseSummary, all, case, file_title, slug};
pub use messages::standing;
pub use search::{Search, is_about};
pub use translations::{CaseText, case_text, is_translated};
