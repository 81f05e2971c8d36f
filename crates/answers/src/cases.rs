//! Cases that illustrate the Laws, with their protocols.

use crate::laws::CaseName;
use serde::Serialize;
use touchmove_book::cases::{Block, Case};
use touchmove_book::{CaseSummary, case_text, file_title, slug};
use touchmove_explain::Language;

/// A case: its story and its protocols.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseView {
    /// The case's name in URLs.
    pub name: String,
    /// The case's title.
    pub title: String,
    /// The story and its explanation, in paragraphs.
    pub prose: Vec<String>,
    /// The protocols, with the expected rulings.
    pub protocols: Vec<CaseProtocol>,
}

/// A protocol of a case.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseProtocol {
    /// The editions to judge the protocol under.
    pub laws: Vec<String>,
    /// The protocol's text.
    pub text: String,
}

impl From<CaseSummary> for CaseName {
    fn from(summary: CaseSummary) -> CaseName {
        CaseName {
            subject: subject(summary.file),
            group: summary.group.to_owned(),
            name: summary.name,
            title: summary.title,
        }
    }
}

fn subject(file: &str) -> String {
    file.trim_start_matches("cases/").trim_end_matches(".md").to_owned()
}

/// Returns the names of all cases.
///
/// ```
/// use touchmove_explain::Language;
/// assert!(touchmove_answers::cases::list(Language::Greek).len() > 100);
/// ```
pub fn list(language: Language) -> Vec<CaseName> {
    let name = |case: &Case| CaseName {
        name: slug(&case.name),
        title: case_text(case, language).title,
        subject: subject(&case.file),
        group: file_title(&case.file, language).to_owned(),
    };
    touchmove_book::all().iter().map(name).collect()
}

/// Returns a case with its protocols; `None` if [`list`] has no such name.
///
/// ```
/// use touchmove_answers::cases::{list, show};
/// use touchmove_explain::Language;
/// let name = &list(Language::English)[0].name;
/// assert!(!show(Language::English, name).unwrap().protocols.is_empty());
/// ```
pub fn show(language: Language, name: &str) -> Option<CaseView> {
    let case = touchmove_book::case(name)?;
    let text = case_text(case, language);
    Some(CaseView {
        name: name.to_owned(),
        title: text.title,
        prose: text.prose,
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
