//! The Laws in plain words, article by article.

use serde::Serialize;
use touchmove_book::{
    AmountColumn, AmountRow, Amounts, Article, ArticleCase, ArticleLine, Book, Change, Chapter,
    Elsewhere, Example, before,
};
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
    /// Cases that illustrate the article, the most instructive first.
    pub cases: Vec<CaseCard>,
    /// The articles with the same content in each edition of FIDE, the newest first.
    pub elsewhere: Vec<ElsewhereView>,
    /// Articles that rulings cite together with this one, the most closely related first.
    pub related: Vec<String>,
    /// The times and losses that the article sets, if it sets any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amounts: Option<AmountsView>,
}

/// A case of an article, with its ruling.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CaseCard {
    /// The case's name in URLs.
    pub name: String,
    /// The case's title.
    pub title: String,
    /// The title of the case's file.
    pub group: String,
    /// The ruling under the article; absent if the case only illustrates the article.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The board that the ruling is about: the first field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

/// The articles of an edition with the same content.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ElsewhereView {
    /// The edition's name in protocols: `FIDE 2023`.
    pub laws: String,
    /// The article numbers; empty if the edition lacks the content.
    pub articles: Vec<String>,
}

/// The times that the opponent of a player at fault receives.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AmountsView {
    /// The paces, each with its time.
    pub columns: Vec<AmountColumnView>,
    /// The faults.
    pub rows: Vec<AmountRowView>,
}

/// The time for every fault at one pace.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AmountColumnView {
    /// `standard`, `rapid` or `blitz`.
    pub pace: String,
    /// True if the time is for limited supervision only.
    pub limited: bool,
    /// The article that shortens the time, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The time for the opponent in milliseconds.
    pub ms: u64,
}

/// A fault: the times of the columns, or the loss of the game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AmountRowView {
    /// The number of the player's fault; absent if the number does not matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// True if the fault loses the game.
    pub loses: bool,
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
    /// The title of the case's file.
    pub group: String,
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
        cases: cases.map(card).collect(),
        elsewhere: article.elsewhere.into_iter().map(elsewhere).collect(),
        related: article.related.into_iter().map(str::to_owned).collect(),
        amounts: article.amounts.map(amounts),
    }
}

fn card(case: ArticleCase) -> CaseCard {
    let ArticleCase { summary, verdict, board } = case;
    let group = summary.group.to_owned();
    CaseCard { name: summary.name, title: summary.title, group, verdict, board }
}

fn elsewhere(of: Elsewhere) -> ElsewhereView {
    let articles = of.articles.into_iter().map(str::to_owned).collect();
    ElsewhereView { laws: of.edition.name().to_owned(), articles }
}

fn amounts(amounts: Amounts) -> AmountsView {
    let column = |column: AmountColumn| AmountColumnView {
        pace: column.pace.name().to_owned(),
        limited: column.limited,
        article: column.article.map(str::to_owned),
        ms: column.ms,
    };
    let row = |row: AmountRow| AmountRowView { count: row.count, loses: row.loses };
    AmountsView {
        columns: amounts.columns.into_iter().map(column).collect(),
        rows: amounts.rows.into_iter().map(row).collect(),
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
