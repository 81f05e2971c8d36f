//! The Laws in plain words: the book, article by article.

use serde::Serialize;
use touchmove_book::{Article, Book, Change, Chapter, Example, Line, before};
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// An article in plain words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArticleView {
    /// Its number in this edition.
    pub number: String,
    /// What the numbers of its chapter begin with.
    pub chapter: String,
    /// What its chapter is about.
    pub chapter_title: String,
    /// A heading; empty where other rules take its place.
    pub title: String,
    /// What it asks for, in our own words; empty for a mere heading.
    pub gist: String,
    /// The names of what it provides for, which stay while numbers change.
    pub provisions: Vec<String>,
    /// Who decides it: decided (the software), arbiter, recorded, text,
    /// left-out.
    pub standing: String,
}

/// An article as the book of the Laws has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArticlePage {
    /// Its number in this edition.
    pub number: String,
    /// A heading; empty where other rules take its place.
    pub title: String,
    /// What it asks for, in our own words; empty for a mere heading.
    pub gist: String,
    /// Who decides it, as a sentence.
    pub decided: String,
    /// What is said of its number where FIDE's printings of the edition differ.
    pub printings: Vec<String>,
    /// The edition that changes are told from, if there is an older one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// What has changed since that edition.
    pub changes: Vec<ChangeView>,
    /// What it brings about: a ruling of each kind.
    pub examples: Vec<ExampleView>,
    /// The cases that show it, by their names at `/api/cases/`.
    pub cases: Vec<CaseName>,
}

/// A change since an older edition.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChangeView {
    /// In what: new, gone, outcome, standing or number.
    pub kind: String,
    /// The change as a sentence.
    pub words: String,
    /// The articles of the older edition.
    pub articles: Vec<String>,
}

/// A ruling that cites an article.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExampleView {
    /// The ruling in words.
    pub words: String,
    /// The case that it is given in.
    pub case: String,
}

/// A case by its name.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseName {
    /// Its name in addresses.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The file that it stands in, below `cases/`.
    pub subject: String,
}

/// An edition of the Laws: every article.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// let articles = touchmove_answers::laws::edition(words, Edition::Fide2023);
/// assert!(articles.iter().any(|article| article.number == "7.5.5"));
/// ```
pub fn edition(words: &Words, edition: Edition) -> Vec<ArticleView> {
    let chapters = Book::new(words, edition).chapters();
    let views = chapters
        .iter()
        .flat_map(|chapter| chapter.articles.iter().map(move |line| view(chapter, line)));
    views.collect()
}

fn view(chapter: &Chapter, line: &Line) -> ArticleView {
    ArticleView {
        number: line.number.to_owned(),
        chapter: chapter.number.to_owned(),
        chapter_title: chapter.title.clone(),
        title: line.title.clone(),
        gist: line.gist.clone(),
        provisions: line.provisions.iter().map(|p| p.id().to_owned()).collect(),
        standing: line.standing.to_owned(),
    }
}

/// An article: what it asks for, what has changed, its cases; none if the edition has no such
/// article.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// let page = touchmove_answers::laws::article(words, Edition::Fide2023, "7.5.5").unwrap();
/// assert!(!page.cases.is_empty());
/// ```
pub fn article(words: &Words, edition: Edition, number: &str) -> Option<ArticlePage> {
    Book::new(words, edition).article(number).map(|article| page(words, edition, article))
}

fn page(words: &Words, edition: Edition, article: Article) -> ArticlePage {
    let cases = article.cases.into_iter();
    ArticlePage {
        number: article.number.to_owned(),
        title: article.title,
        gist: article.gist,
        decided: article.decided,
        printings: article.printings,
        before: before(edition).map(|older| older.name().to_owned()),
        changes: article.changes.iter().map(change).collect(),
        examples: article.examples.iter().map(|one| example(words, one)).collect(),
        cases: cases.map(CaseName::from).collect(),
    }
}

fn change(change: &Change) -> ChangeView {
    ChangeView {
        kind: change.kind.name().to_owned(),
        words: change.sentence.clone(),
        articles: change.older.articles.iter().map(|&number| number.to_owned()).collect(),
    }
}

fn example(words: &Words, example: &Example) -> ExampleView {
    ExampleView {
        words: words.ruling(&example.ruling),
        case: touchmove_book::slug(&example.case.name),
    }
}
