//! Full-text search for articles and cases.

mod stems;
mod synonyms;

use crate::book::{ArticleLine, Book};
use crate::library::{CaseSummary, all};
use crate::translations::case_text;
use probly_search::score::bm25::BM25;
use probly_search::{FieldAccessor, Index};
use std::borrow::Cow;
use std::collections::BTreeMap;
use synonyms::Synonyms;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Entry, Standing};

/// The indexed parts of an article, with their weights.
type Parts = [String; 5];
const PARTS: [FieldAccessor<Parts>; 5] = [
    |[number, ..]| vec![number],
    |[_, title, ..]| vec![title],
    |[_, _, called, ..]| vec![called],
    |[_, _, _, gist, _]| vec![gist],
    |[.., cases]| vec![cases],
];
const WEIGHTS: [f64; 5] = [10.0, 3.0, 6.0, 1.0, 0.4];
/// The indexed parts of a case: title and story.
type Story = [String; 2];
const STORY: [FieldAccessor<Story>; 2] = [|[title, _]| vec![title], |[_, prose]| vec![prose]];
const STORY_WEIGHTS: [f64; 2] = [3.0, 1.0];

/// A search index for an edition in a language.
///
/// ```
/// use touchmove_book::Search;
/// use touchmove_explain::{Language, Words};
/// use touchmove_laws::Edition;
///
/// let search = Search::new(&Words::new(Language::English), Edition::Fide2023);
/// assert_eq!(search.articles("his mobile rang")[0].number, "11.3.2.2");
/// assert_eq!(search.cases("threefold").is_empty(), false);
/// ```
pub struct Search {
    synonyms: Synonyms,
    lines: Vec<ArticleLine>,
    articles: Index<usize>,
    named: Vec<CaseSummary>,
    cases: Index<usize>,
}

/// True if a text contains all these words. Inflected forms and synonyms count as equal.
///
/// ```
/// use touchmove_explain::Language;
/// let about = |words| touchmove_book::is_about(Language::English, "a sealed move", words);
/// assert!(about("sealed moves") && !about("stalemate"));
/// ```
pub fn is_about(language: Language, text: &str, words: &str) -> bool {
    let synonyms = Synonyms::of(language);
    let (there, wanted) = (synonyms.query_terms(text), synonyms.query_terms(words));
    let there: Vec<&str> = there.split(' ').collect();
    !wanted.is_empty() && wanted.split(' ').all(|word| there.contains(&word))
}

/// Returns the sort key of a name, without accents.
pub(crate) fn sort_key(name: &str) -> String {
    stems::plain(&name.to_lowercase())
}

impl Search {
    /// Builds the index of all articles of an edition and the cases that cite them. This takes
    /// tenths of a second.
    pub fn new(words: &Words, edition: Edition) -> Search {
        let synonyms = Synonyms::of(words.language());
        let book = Book::new(words, edition);
        let table = edition.table();
        let lines: Vec<ArticleLine> = table.iter().map(|entry| book.line(entry)).collect();
        let cases = Cases::of(edition, words.language(), &synonyms);
        let mut articles = Index::new(WEIGHTS.len());
        for (at, (entry, line)) in table.iter().zip(&lines).enumerate() {
            let titles = cases.titles.get(entry.number).map_or("", String::as_str);
            let parts = parts(&synonyms, entry, line, titles);
            articles.add_document(&PARTS, pieces, at, &parts);
        }
        Search { synonyms, lines, articles, named: cases.named, cases: cases.index }
    }

    /// Returns the matching articles, best match first. An empty query matches nothing.
    pub fn articles(&self, words: &str) -> Vec<&ArticleLine> {
        let found = ranked(&self.articles, &self.synonyms.query_terms(words), &WEIGHTS);
        found.into_iter().filter_map(|at| self.lines.get(at)).collect()
    }

    /// Returns the matching cases, best match first.
    pub fn cases(&self, words: &str) -> Vec<&CaseSummary> {
        let found = ranked(&self.cases, &self.synonyms.query_terms(words), &STORY_WEIGHTS);
        found.into_iter().filter_map(|at| self.named.get(at)).collect()
    }
}

/// Splits text into stems, which are separated by spaces.
fn pieces(text: &str) -> Vec<Cow<'_, str>> {
    text.split(' ').filter(|piece| !piece.is_empty()).map(Cow::from).collect()
}

/// Minimum score of a result, as a share of the best score.
const MUCH_LESS: f64 = 0.25;

/// Returns the matches by descending score; ties keep their order. Matching more of the words
/// outweighs repetitions of one word.
fn ranked(index: &Index<usize>, wanted: &str, weights: &[f64]) -> Vec<usize> {
    let words = pieces(wanted);
    let mut found: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    // `b` is low, because most articles have no everyday terms. With a higher `b`, length
    // normalisation would cancel the effect of a long list of such terms.
    let mut scoring = BM25 { bm25k1: 1.2, bm25b: 0.2 };
    for word in &words {
        for hit in index.query(word, &mut scoring, pieces, weights) {
            let (score, had) = found.entry(hit.key).or_default();
            (*score, *had) = (*score + hit.score, *had + 1.0);
        }
    }
    let mut ranked: Vec<(usize, f64)> =
        found.into_iter().map(|(key, (score, had))| (key, score * had)).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = ranked.first().map_or(0.0, |best| best.1 * MUCH_LESS);
    ranked.into_iter().filter(|(_, score)| *score >= least).map(|(key, _)| key).collect()
}

fn parts(synonyms: &Synonyms, entry: &Entry, line: &ArticleLine, titles: &str) -> Parts {
    let names: Vec<&str> = match entry.standing {
        Standing::Text(about) => vec![about],
        standing => standing.provisions().iter().map(|p| p.id()).collect(),
    };
    let called: Vec<&str> = names.into_iter().map(|name| synonyms.everyday_terms(name)).collect();
    [
        line.number.to_lowercase(),
        synonyms.index_terms(&line.title),
        synonyms.index_terms(&called.join(" ; ")),
        synonyms.index_terms(&line.gist),
        synonyms.index_terms(titles),
    ]
}

/// The index of an edition's cases, and the titles of each article's cases.
struct Cases {
    named: Vec<CaseSummary>,
    index: Index<usize>,
    titles: BTreeMap<String, String>,
}

impl Cases {
    fn of(edition: Edition, language: Language, synonyms: &Synonyms) -> Cases {
        let mut cases =
            Cases { named: Vec::new(), index: Index::new(STORY.len()), titles: BTreeMap::new() };
        for case in all() {
            let cited = case.cited(edition);
            if !cited.is_empty() {
                let story = case_text(case, language);
                for number in cited {
                    *cases.titles.entry(number.to_owned()).or_default() +=
                        &format!("{} ; ", story.title);
                }
                let parts = [
                    synonyms.index_terms(&story.title),
                    synonyms.index_terms(&story.prose.join(" ; ")),
                ];
                cases.index.add_document(&STORY, pieces, cases.named.len(), &parts);
                cases.named.push(CaseSummary::of(case, language));
            }
        }
        cases
    }
}
