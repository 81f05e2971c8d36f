//! Search results: articles and cases for a query.

use super::{Page, chapters};
use crate::messages::say;
use serde_json::{Value, json};
use touchmove_book::{ArticleLine, CaseSummary, Search};
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// Maximum number of articles, and of cases.
const SHOWN: usize = 10;

/// Returns the results as lines of text.
pub fn lines(words: &Words, edition: Edition, wanted: &str) -> Vec<String> {
    page(words, edition, wanted).lines
}

pub fn page(words: &Words, edition: Edition, wanted: &str) -> Page {
    let search = Search::new(words, edition);
    let (mut articles, mut cases) = (search.articles(wanted), search.cases(wanted));
    articles.truncate(SHOWN);
    cases.truncate(SHOWN);
    let args = [("edition", edition.name().into()), ("count", articles.len().into())];
    let mut lines = vec![say(words, "book-found", &args)];
    lines.extend(articles.iter().map(|line| chapters::line(words, edition, line)));
    if !cases.is_empty() {
        lines.push(say(words, "book-cases", &[]));
        lines.extend(cases.iter().map(|case| case.title.clone()));
    }
    let articles: Vec<Value> = articles.into_iter().map(article).collect();
    let cases: Vec<Value> = cases.into_iter().map(case).collect();
    Page { lines, json: json!({"laws": edition.name(), "articles": articles, "cases": cases}) }
}

fn article(line: &ArticleLine) -> Value {
    json!({"article": line.number, "title": line.title, "standing": line.standing})
}

fn case(named: &CaseSummary) -> Value {
    json!({"case": named.name, "title": named.title})
}
