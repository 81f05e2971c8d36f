//! Findings as a table of comma-separated values (RFC 4180): a row a finding.

use super::work::Audited;
use std::path::Path;
use touchmove_audit::Finding;

/// The names of the columns.
pub const HEAD: &str = "file,game,offset,line,column,event,site,date,round,white,black,result,\
                        laws,kind,level,move,articles,text\n";

/// The row of a finding, with what it says.
pub fn row(
    path: &Path,
    index: Option<usize>,
    game: &Audited,
    finding: &Finding,
    said: &str,
) -> String {
    let heading = &game.heading;
    let tag = |value: &Option<String>| value.clone().unwrap_or_default();
    let articles: Vec<&str> = finding.kind.articles().iter().map(|a| a.number()).collect();
    let fields = [
        path.display().to_string(),
        index.map(|index| index.to_string()).unwrap_or_default(),
        heading.offset.to_string(),
        finding.place.line.to_string(),
        finding.place.column.to_string(),
        tag(&heading.event),
        tag(&heading.site),
        tag(&heading.date),
        tag(&heading.round),
        tag(&heading.white),
        tag(&heading.black),
        heading.result.unwrap_or_default().to_owned(),
        game.report.edition.name().to_owned(),
        finding.kind.id(),
        finding.kind.level().id().to_owned(),
        finding.number.clone().unwrap_or_default(),
        articles.join(" "),
        said.to_owned(),
    ];
    let fields = fields.map(|field| quoted(&field));
    fields.join(",") + "\n"
}

fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}
