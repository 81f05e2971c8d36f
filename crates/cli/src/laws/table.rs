//! The full table of an edition.

use super::{Page, chapters, heading};
use serde_json::{Value, json};
use touchmove_book::{ArticleLine, Book, Chapter};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Provision};

/// Lists every article by chapter: number, who decides it, title, provisions.
pub fn page(words: &Words, edition: Edition) -> Page {
    let of_edition = Book::new(words, edition).chapters();
    let mut lines = vec![heading(words, edition, "laws-articles")];
    lines.extend(of_edition.iter().flat_map(|chapter| chapter_lines(words, edition, chapter)));
    let articles: Vec<Value> = of_edition.iter().flat_map(chapter_json).collect();
    Page { lines, json: json!({"laws": edition.name(), "articles": articles}) }
}

fn chapter_lines(words: &Words, edition: Edition, chapter: &Chapter) -> Vec<String> {
    let articles = chapter.articles.iter().map(|article| line(words, edition, article));
    [String::new(), chapter.heading()].into_iter().chain(articles).collect()
}

fn line(words: &Words, edition: Edition, article: &ArticleLine) -> String {
    let said = chapters::line(words, edition, article);
    match names(article)[..] {
        [] => said,
        ref names => format!("{said} [{}]", names.join(", ")),
    }
}

fn chapter_json(chapter: &Chapter) -> Vec<Value> {
    let article = |article: &ArticleLine| {
        json!({"chapter": chapter.number, "article": article.number, "title": article.title,
            "standing": article.standing, "provisions": names(article)})
    };
    chapter.articles.iter().map(article).collect()
}

fn names(article: &ArticleLine) -> Vec<&'static str> {
    article.provisions.iter().copied().map(Provision::id).collect()
}
