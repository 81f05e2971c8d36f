//! `touchmove book --epub FILE`: the book of an edition as an EPUB.

use super::package::{Kind, Package, Page};
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use touchmove_book::{Article, Book, Chapter, Term, case_text, glossary};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

use super::{case, say};

const STYLE: &str = include_str!("epub.css");
/// Page template.
const PAGE: &str = include_str!("epub.xhtml");

/// Number of cases told in full per article. Each case appears once, at its first article.
const CASES: usize = 3;

/// Writes the book.
pub fn write(words: &Words, edition: Edition, to: &Path) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", to.display());
    let out = BufWriter::new(File::create(to).map_err(|error| told(&error))?);
    bound(words, edition).write(out).map_err(|error| told(&error))
}

fn bound(words: &Words, edition: Edition) -> Package {
    let language = words.language();
    let title = say(words, "book-title", &[("edition", edition.name().into())]);
    let about =
        format!("<h1>{}</h1>\n<p>{}</p>\n", safe(&title), safe(&say(words, "book-about", &[])));
    let mut pages = vec![on_page(language, "book", &title, &about, Kind::Title)];
    let mut shown = Vec::new();
    for (number, chapter) in (1..).zip(Book::new(words, edition).chapters()) {
        let text = body(words, edition, &chapter, &mut shown);
        let file = format!("chapter-{number}");
        pages.push(on_page(language, &file, &chapter.heading(), &text, Kind::Text));
    }
    let terms_title = say(words, "book-glossary", &[]);
    let text = terms(words, edition, &terms_title);
    pages.push(on_page(language, "glossary", &terms_title, &text, Kind::Glossary));
    Package {
        id: format!("urn:touchmove:book:{}:{}", edition.name().replace(' ', "-"), language.code()),
        title: safe(&title),
        language: language.code(),
        direction: direction(language),
        style: STYLE,
        pages,
    }
}

fn on_page(language: Language, file: &str, title: &str, body: &str, kind: Kind) -> Page {
    let xhtml = page(language, title, body);
    Page { file: format!("{file}.xhtml"), title: safe(title), xhtml, kind }
}

fn direction(language: Language) -> &'static str {
    if language == Language::Arabic { "rtl" } else { "ltr" }
}

fn terms(words: &Words, edition: Edition, title: &str) -> String {
    let term = |term: Term| {
        let (name, means) = (safe(&term.name), safe(&term.means));
        let articles = safe(&term.articles.join(", "));
        format!("<dt>{name}</dt>\n<dd>{means} <bdi>({articles})</bdi></dd>\n")
    };
    let terms: String = glossary(words, edition).into_iter().map(term).collect();
    format!("<h1>{}</h1>\n<dl>\n{terms}</dl>\n", safe(title))
}

fn page(language: Language, title: &str, body: &str) -> String {
    let page = PAGE.replace("CODE", language.code()).replace("DIRECTION", direction(language));
    page.replace("TITLE", &safe(title)).replace("BODY", body)
}

fn body(words: &Words, edition: Edition, chapter: &Chapter, shown: &mut Vec<String>) -> String {
    let mut out = format!("<h1>{}</h1>\n", safe(&chapter.heading()));
    let book = Book::new(words, edition);
    for article in chapter.articles.iter().filter_map(|line| book.article(line.number)) {
        out += &one(words, &article);
        out += &cases(words, edition, &article, shown);
    }
    out
}

fn one(words: &Words, article: &Article) -> String {
    let (number, title) = (safe(article.number), safe(&article.title));
    let mut out = format!("<h2 id=\"a{number}\"><bdi>{number}</bdi> {title}</h2>\n");
    if !article.gist.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", safe(&article.gist));
    }
    for said in std::iter::once(&article.decided).chain(&article.printings) {
        let _ = writeln!(out, "<p class=\"decided\">{}</p>", safe(said));
    }
    let changes = article.changes.iter().map(|change| change.sentence.clone());
    out + &list(&say(words, "book-changed", &[]), changes.collect())
}

fn list(heading: &str, items: Vec<String>) -> String {
    if items.is_empty() {
        return String::new();
    }
    let items: String = items.iter().map(|item| format!("<li>{}</li>\n", safe(item))).collect();
    format!("<p>{}:</p>\n<ul>\n{items}</ul>\n", safe(heading))
}

fn cases(words: &Words, edition: Edition, article: &Article, shown: &mut Vec<String>) -> String {
    let mut out = String::new();
    for named in article.cases.iter().take(CASES) {
        let Some(case) = case(&named.summary.name).filter(|_| !shown.contains(&named.summary.name))
        else {
            continue;
        };
        shown.push(named.summary.name.clone());
        let told = case_text(case, words.language());
        let _ = writeln!(out, "<h3>{}</h3>", safe(&told.title));
        for paragraph in &told.prose {
            let _ = writeln!(out, "<p>{}</p>", safe(paragraph));
        }
        for block in case.blocks(edition) {
            if let Ok(judged) = block.protocol.judge(edition) {
                let lines = super::for_people(&block.text, &judged);
                let _ = writeln!(out, "<pre dir=\"ltr\">{}</pre>", safe(lines.trim_end()));
            }
        }
    }
    out
}

/// Escapes text for XHTML.
fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
