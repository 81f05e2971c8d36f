//! `touchmove laws`: the Laws as tables, article by article.

pub mod article;
pub mod chapters;
mod diff;
mod glossary;
pub mod not_found;
pub mod search_results;
mod table;

use crate::args::LawsArgs;
use crate::messages::{say, words};
use crate::output::{self, errln, outln};
use crate::rtl;
use crate::{FINE, UNREADABLE};
use serde_json::Value;
use touchmove_book::Book;
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// A page: lines of text, or one JSON value.
pub struct Page {
    lines: Vec<String>,
    json: Value,
}

pub fn run(args: &LawsArgs) -> u8 {
    let words = words();
    match page(&words, args) {
        Ok(page) => print(&page, args.json),
        Err(problem) => {
            errln!("{}", rtl::page(&problem));
            UNREADABLE
        }
    }
}

fn page(words: &Words, args: &LawsArgs) -> Result<Page, String> {
    if let Some([older, newer]) = args.diff.as_deref() {
        let (older, newer) = (not_found::edition(words, older)?, not_found::edition(words, newer)?);
        return Ok(diff::page(words, older, newer));
    }
    let edition = not_found::edition(words, &args.edition)?;
    if args.table {
        return Ok(table::page(words, edition));
    }
    let wanted = args.article.join(" ");
    if args.glossary {
        return glossary::page(words, edition, &wanted);
    }
    let number = wanted.as_str();
    if number.is_empty() {
        return Ok(chapters::page(words, edition));
    }
    let book = Book::new(words, edition);
    match (book.article(number), book.below(number)) {
        (Some(article), below) if below.len() < 2 => Ok(article::page(words, edition, &article)),
        (of_all, below) if !below.is_empty() => {
            Ok(chapters::chapter(words, edition, &below, of_all))
        }
        _ if not_found::is_number(number) => {
            Err(not_found::no_such_article(words, edition, number))
        }
        _ => Ok(search_results::page(words, edition, number)),
    }
}

fn print(page: &Page, json: bool) -> u8 {
    match json {
        true => output::json(&format!("{}\n", page.json)),
        false => outln!("{}", rtl::page(&page.lines.join("\n"))),
    }
    FINE
}

pub fn edition_arg(edition: Edition) -> (&'static str, touchmove_explain::MessageArgument) {
    ("edition", edition.name().to_owned().into())
}

fn heading(words: &Words, edition: Edition, id: &str) -> String {
    say(words, id, &[edition_arg(edition)])
}
