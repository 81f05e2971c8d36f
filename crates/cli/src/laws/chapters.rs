//! Lists of the chapters of an edition and the articles of a chapter.

use super::{Page, edition_arg, heading};
use crate::messages::say;
use serde_json::{Value, json};
use touchmove_book::{Article, ArticleLine, Book, Chapter};
use touchmove_explain::Words;
use touchmove_laws::Edition;

const STANDINGS: [&str; 6] = ["decided", "arbiter", "recorded", "text", "pending", "left-out"];

pub fn page(words: &Words, edition: Edition) -> Page {
    let chapters = Book::new(words, edition).chapters();
    let mut lines = vec![heading(words, edition, "laws-contents")];
    lines.extend(chapters.iter().map(|chapter| chapter_line(words, chapter)));
    let values: Vec<Value> = chapters.iter().map(as_json).collect();
    Page { lines, json: json!({"laws": edition.name(), "chapters": values}) }
}

fn count(chapter: &Chapter, standing: &str) -> usize {
    chapter.articles.iter().filter(|line| line.standing == standing).count()
}

fn chapter_line(words: &Words, chapter: &Chapter) -> String {
    let mut args =
        vec![("chapter", chapter.heading().into()), ("articles", chapter.articles.len().into())];
    args.extend(STANDINGS.map(|name| (name, count(chapter, name).into())));
    say(words, "laws-chapter", &args)
}

fn as_json(chapter: &Chapter) -> Value {
    let counts = STANDINGS.iter().map(|name| ((*name).to_owned(), count(chapter, name).into()));
    let counts: serde_json::Map<String, Value> = counts.collect();
    json!({"chapter": chapter.number, "title": chapter.title,
        "articles": chapter.articles.len(), "standings": counts})
}

pub fn chapter(words: &Words, edition: Edition, articles: &[ArticleLine]) -> Page {
    let mut lines = vec![heading(words, edition, "laws-articles")];
    lines.extend(articles.iter().map(|article| line(words, edition, article)));
    let values = articles.iter().map(|article| {
        json!({"article": article.number, "title": article.title, "standing": article.standing})
    });
    let values: Vec<Value> = values.collect();
    Page { lines, json: json!({"laws": edition.name(), "articles": values}) }
}

/// Adds the sentence of an article that has parts, after the article's own line.
pub fn add_sentence(page: &mut Page, below: &[ArticleLine], article: &Article) {
    if article.gist.is_empty() {
        return;
    }
    let own = below.iter().position(|line| line.number == article.number);
    page.lines.insert(own.map_or(1, |own| own + 2), article.gist.clone());
    if let Some(json) = page.json.as_object_mut() {
        json.insert("gist".to_owned(), article.gist.clone().into());
    }
}

pub fn line(words: &Words, edition: Edition, article: &ArticleLine) -> String {
    let args = [
        edition_arg(edition),
        ("article", article.number.into()),
        ("standing", article.standing.into()),
        ("has-title", usize::from(!article.title.is_empty()).into()),
        ("title", article.title.clone().into()),
    ];
    say(words, "laws-line", &args)
}
