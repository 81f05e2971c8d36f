//! The cases that show the Laws: exercises, and the book's examples.

use crate::api::extract::In;
use crate::api::laws::CaseName;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::http::HeaderMap;
use serde::Serialize;
use touchmove_book::cases::{Block, Case};
use touchmove_book::{Named, slug, told};
use utoipa::ToSchema;

/// A case: what happens and why, and its protocols.
#[derive(Debug, Serialize, ToSchema)]
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
#[derive(Debug, Serialize, ToSchema)]
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
#[utoipa::path(get, path = "/api/cases", operation_id = "cases", tag = "laws", responses(
    (status = 200, body = Vec<CaseName>),
))]
pub(crate) async fn list(headers: HeaderMap) -> Json<Vec<CaseName>> {
    let language = reader(&headers).language();
    let name = |case: &Case| CaseName {
        name: slug(&case.name),
        title: told(case, language).title,
        subject: subject(&case.file),
    };
    Json(touchmove_book::all().iter().map(name).collect())
}

/// A case with its protocols.
#[utoipa::path(get, path = "/api/cases/{name}", operation_id = "case", tag = "laws",
    params(("name" = String, Path, description = "as `/api/cases` lists it")),
    responses(
    (status = 200, body = CaseView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<CaseView>, Problem> {
    let case = touchmove_book::case(&name).ok_or_else(Problem::no_such_address)?;
    let told = told(case, reader(&headers).language());
    Ok(Json(CaseView {
        name,
        title: told.title,
        prose: told.prose,
        protocols: case.blocks.iter().map(protocol).collect(),
    }))
}

fn protocol(block: &Block) -> CaseProtocol {
    let editions = block.protocol.setup.editions.iter();
    CaseProtocol {
        laws: editions.map(|edition| edition.name().to_owned()).collect(),
        text: block.text.clone(),
    }
}
