//! The cases that show the Laws: exercises, and the book's examples.

use crate::laws::CaseName;
use serde::Serialize;
use touchmove_book::cases::{Block, Case};
use touchmove_book::{Named, slug, told};
use touchmove_explain::Language;

/// A case: what happens and why, and its protocols.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseView {
    /// Its name in addresses.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What happens and why, in paragraphs.
    pub prose: Vec<String>,
    /// Its protocols, with the rulings that are expected.
    pub protocols: Vec<CaseProtocol>,
}

/// A protocol of a case.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseProtocol {
    /// The editions that it is judged under.
    pub laws: Vec<String>,
    /// Its text.
    pub text: String,
}

impl From<Named> for CaseName {
    fn from(named: Named) -> CaseName {
        CaseName { subject: subject(named.file), name: named.name, title: named.title }
    }
}

fn subject(file: &str) -> String {
    file.trim_start_matches("cases/").trim_end_matches(".md").to_owned()
}

/// Every case, by its title.
///
/// ```
/// use touchmove_explain::Language;
/// assert!(touchmove_answers::cases::list(Language::Greek).len() > 100);
/// ```
pub fn list(language: Language) -> Vec<CaseName> {
    let name = |case: &Case| CaseName {
        name: slug(&case.name),
        title: told(case, language).title,
        subject: subject(&case.file),
    };
    touchmove_book::all().iter().map(name).collect()
}

/// A case with its protocols, by its name in [`list`]; none if there is no such case.
///
/// ```
/// use touchmove_answers::cases::{list, show};
/// use touchmove_explain::Language;
/// let name = &list(Language::English)[0].name;
/// assert!(!show(Language::English, name).unwrap().protocols.is_empty());
/// ```
pub fn show(language: Language, name: &str) -> Option<CaseView> {
    let case = touchmove_book::case(name)?;
    let told = told(case, language);
    Some(CaseView {
        name: name.to_owned(),
        title: told.title,
        prose: told.prose,
        protocols: case.blocks.iter().map(protocol).collect(),
    })
}

fn protocol(block: &Block) -> CaseProtocol {
    let editions = block.protocol.setup.editions.iter();
    CaseProtocol {
        laws: editions.map(|edition| edition.name().to_owned()).collect(),
        text: block.text.clone(),
    }
}
