//! `touchmove book --epub FILE`: the book of an edition for whatever reads books.

use epub_builder::{
    EpubBuilder, EpubContent, EpubVersion, MetadataOpfV3, PageDirection, ReferenceType, ZipLibrary,
};
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use touchmove_book::{Article, Book, Chapter, Term, glossary, told};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

use super::{case, say};

const STYLE: &str = include_str!("epub.css");
/// A page, with places for what is on it.
const PAGE: &str = include_str!("epub.xhtml");

/// The most instructive cases of an article are told in full; each once, where it comes first.
const CASES: usize = 3;

/// Writes the book; what is wrong with the file, if it cannot be written.
pub fn write(words: &Words, edition: Edition, to: &Path) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", to.display());
    let builder = builder(words, edition).map_err(|error| told(&error))?;
    let mut out = BufWriter::new(File::create(to).map_err(|error| told(&error))?);
    builder.generate(&mut out).map_err(|error| told(&error))
}

fn builder(
    words: &Words,
    edition: Edition,
) -> Result<EpubBuilder<ZipLibrary>, epub_builder::Error> {
    let language = words.language();
    let title = say(words, "book-title", &[("edition", edition.name().into())]);
    let mut builder = EpubBuilder::new(ZipLibrary::new()?)?;
    builder.epub_version(EpubVersion::V30);
    builder.metadata("title", &title)?;
    // epub-builder 0.8 gives an author the id that it gives the language, which is no XML.
    let by = MetadataOpfV3::new("dcterms:creator".to_owned(), "Touchmove".to_owned());
    builder.add_metadata_opf(Box::new(by));
    builder.set_languages(vec![language.code().to_owned()]);
    if language == Language::Arabic {
        builder.epub_direction(PageDirection::Rtl);
    }
    builder.stylesheet(STYLE.as_bytes())?;
    let about =
        format!("<h1>{}</h1>\n<p>{}</p>\n", safe(&title), safe(&say(words, "book-about", &[])));
    let first = page(language, &title, &about);
    let first = EpubContent::new("book.xhtml", first.as_bytes()).title(&title);
    builder.add_content(first.reftype(ReferenceType::TitlePage))?;
    builder.inline_toc();
    let mut shown = Vec::new();
    for (number, chapter) in (1..).zip(Book::new(words, edition).chapters()) {
        let text = page(language, &chapter.heading(), &body(words, edition, &chapter, &mut shown));
        let name = format!("chapter-{number}.xhtml");
        let content = EpubContent::new(name, text.as_bytes()).title(chapter.heading());
        builder.add_content(content.reftype(ReferenceType::Text))?;
    }
    let title = say(words, "book-glossary", &[]);
    let text = page(language, &title, &terms(words, edition, &title));
    let content = EpubContent::new("glossary.xhtml", text.as_bytes()).title(title);
    builder.add_content(content.reftype(ReferenceType::Glossary))?;
    Ok(builder)
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
    let direction = if language == Language::Arabic { "rtl" } else { "ltr" };
    let page = PAGE.replace("CODE", language.code()).replace("DIRECTION", direction);
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
        let Some(case) = case(&named.name).filter(|_| !shown.contains(&named.name)) else {
            continue;
        };
        shown.push(named.name.clone());
        let told = told(case, words.language());
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

/// Text as XHTML can hold it.
fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
