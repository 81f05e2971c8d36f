//! The coverage page as Markdown.

use super::links::{links, spaced};
use super::{Covered, articles, chapter, is_inherited};
use crate::cases::Case;
use std::fmt::Write;
use touchmove_laws::{Edition, Entry, Standing};

const HEAD: &str = "\
# Coverage

Written by `cargo run -p touchmove-conformance -- coverage`.

Who decides what an article asks for: the software (decided), the arbiter, who gets the lawful
options named (arbiter), no one, because it is a fact or duty on record (recorded); there is nothing to
decide (text); it is still to be done (pending); or it is left out for a reason. A case counts for
an article if a ruling that it expects cites the article, or if it names a provision that the
article carries.
";

/// Returns the whole page.
///
/// ```
/// let page = touchmove_conformance::coverage::page(&[]);
/// assert!(page.contains("| 7.5.5 | decided | illegal-move-penalty | |"));
/// ```
pub fn page(cases: &[Case]) -> String {
    let mut page = HEAD.to_owned();
    let newest_first = Edition::FIDE.into_iter().rev();
    let others = Edition::ALL.into_iter().filter(|e| !Edition::FIDE.contains(e));
    for edition in newest_first.chain(others) {
        let mut covered = articles(edition, cases);
        covered.retain(|c| !is_inherited(edition, &c.entry));
        let _ = write!(page, "\n## {edition}\n\n{}{}", inherits(edition), summary(&covered));
        for (chapter, covered) in chapters(&covered) {
            let _ = write!(page, "\n### {edition}: {chapter}\n\n{}", table(covered));
        }
    }
    page + &super::by_requirement::section(cases)
}

/// Describes what a national edition inherits from its parent.
fn inherits(edition: Edition) -> String {
    let left_out = |e: &&Entry| matches!(e.standing, Standing::LeftOut(_));
    let gone = edition.table().iter().filter(left_out).count();
    match edition.parent() {
        None => String::new(),
        Some(parent) if gone == 0 => format!("Everything else is as in {parent}.\n\n"),
        Some(parent) => format!(
            "Everything else is as in {parent}, but for {gone} articles whose place these take.\n\n"
        ),
    }
}

/// Groups consecutive articles of the same chapter.
fn chapters<'a, 'c>(covered: &'a [Covered<'c>]) -> Vec<(String, &'a [Covered<'c>])> {
    let same =
        |a: &Covered<'_>, b: &Covered<'_>| chapter(a.entry.number) == chapter(b.entry.number);
    let name = |c: &[Covered<'_>]| c.first().map_or(String::new(), |c| chapter(c.entry.number));
    covered.chunk_by(same).map(|c| (name(c), c)).collect()
}

fn summary(covered: &[Covered<'_>]) -> String {
    let mut out = "| | decided | with a case | recorded | arbiter | text | pending | left out |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n"
        .to_owned();
    for (chapter, covered) in chapters(covered) {
        out += &counts(&chapter, covered);
    }
    out + &counts("all", covered)
}

fn counts(name: &str, covered: &[Covered<'_>]) -> String {
    let count = |word: &str| covered.iter().filter(|c| standing(c) == word).count();
    let shown = covered.iter().filter(|c| standing(c) == "decided" && !c.cases.is_empty()).count();
    let [decided, recorded, arbiter, text, pending, out] =
        ["decided", "recorded", "arbiter", "text", "pending", "left out"].map(count);
    format!(
        "| {name} | {decided} | {shown} | {recorded} | {arbiter} | {text} | {pending} | {out} |\n"
    )
}

fn standing(covered: &Covered<'_>) -> &'static str {
    match covered.entry.standing {
        Standing::Decided(_) => "decided",
        Standing::Arbiter(_) => "arbiter",
        Standing::Recorded(_) => "recorded",
        Standing::Text(_) => "text",
        Standing::Pending(_) => "pending",
        Standing::LeftOut(_) => "left out",
    }
}

fn table(covered: &[Covered<'_>]) -> String {
    let mut out = "| article | standing | by | cases |\n| --- | --- | --- | --- |\n".to_owned();
    for c in covered {
        let number = c.entry.number;
        let _ = writeln!(out, "| {number} | {} | {}| {}|", standing(c), by(c), links(&c.cases));
    }
    out
}

/// Returns the provisions of the article. An article that is pending or left out has a text
/// instead, which gives the requirement or the reason.
fn by(covered: &Covered<'_>) -> String {
    let said = match covered.entry.standing {
        Standing::Pending(text) | Standing::LeftOut(text) => text.to_owned(),
        standing => {
            let ids: Vec<&str> = standing.provisions().iter().map(|p| p.id()).collect();
            ids.join(", ")
        }
    };
    spaced(said)
}
