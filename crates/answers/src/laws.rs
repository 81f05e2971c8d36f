//! The Laws in plain words, article by article.

use serde::Serialize;
use touchmove_book::{Article, ArticleLine, Book, Change, Chapter, Example, before};
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// An article in plain words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArticleView {
    /// The article's number in this edition.
    pub number: String,
    /// The prefix of the chapter's article numbers.
    pub chapter: String,
    /// The chapter's title.
    pub chapter_title: String,
    /// The heading; empty if other rules replace the article.
    pub title: String,
    /// The content in our own words; empty for a mere heading.
    pub gist: String,
    /// The names of the article's provisions, which are the same in every edition.
    pub provisions: Vec<String>,
    /// The decider: `decided` (the software), `arbiter`, `recorded`, `text`, `left-out`.
    pub standing: String,
}

/// A page about an article.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArticlePage {
    /// The article's number in this edition.
    pub number: String,
    /// The heading; empty if other rules replace the article.
    pub title: String,
    /// The content in our own words; empty for a mere heading.
    pub gist: String,
    /// A sentence that says who decides the article.
    pub decided: String,
    /// Remarks on the number, if FIDE's printings of the edition differ.
    pub printings: Vec<String>,
    /// The older edition that `changes` compares with, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// Changes since the edition in `before`.
    pub changes: Vec<ChangeView>,
    /// Examples of the article's rulings, one of each type.
    pub examples: Vec<ExampleView>,
    /// Cases that illustrate the article.
    pub cases: Vec<CaseName>,
}

/// A change since an older edition.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChangeView {
    /// The type of change: `new`, `gone`, `outcome`, `standing` or `number`.
    pub kind: String,
    /// The change as a sentence.
    pub words: String,
    /// The matching articles of the older edition.
    pub articles: Vec<String>,
}

/// A ruling that cites an article.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExampleView {
    /// The ruling as a sentence.
    pub words: String,
    /// The name of the case with this ruling.
    pub case: String,
}

/// The name and title of a case.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseName {
    /// The case's name in URLs.
    pub name: String,
    /// The case's title.
    pub title: String,
    /// The case's file below `cases/`, without `.md`.
    pub subject: String,
}

/// Returns every article of an edition.
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

fn view(chapter: &Chapter, line: &ArticleLine) -> ArticleView {
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

/// Returns a page about an article; `None` if the edition has no such article.
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
