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

/// Lists the articles of a chapter, or of an article with parts. The sentence of that article, if it
/// has one, follows its own line.
pub fn chapter(
    words: &Words,
    edition: Edition,
    articles: &[ArticleLine],
    of: Option<Article>,
) -> Page {
    let gist = of.as_ref().filter(|of| !of.gist.is_empty());
    let mut lines = vec![heading(words, edition, "laws-articles")];
    for article in articles {
        lines.push(line(words, edition, article));
        let own = gist.filter(|of| of.number == article.number);
        lines.extend(own.map(|of| of.gist.clone()));
    }
    let values = articles.iter().map(|article| {
        json!({"article": article.number, "title": article.title, "standing": article.standing})
    });
    let values: Vec<Value> = values.collect();
    let mut json = json!({"laws": edition.name(), "articles": values});
    if let Some(of) = gist {
        json["gist"] = of.gist.as_str().into();
    }
    lines.extend(of.into_iter().flat_map(|of| of.printings));
    Page { lines, json }
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
