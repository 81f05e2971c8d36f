//! Articles and cases in the words that people use for them.

mod alike;
mod stems;

use crate::book::{Book, Line};
use crate::library::{Named, all, slug};
use crate::told::told;
use alike::Alike;
use probly_search::score::bm25::BM25;
use probly_search::{FieldAccessor, Index};
use std::borrow::Cow;
use std::collections::BTreeMap;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Entry, Standing};

/// What an article is found by, and what each part weighs.
type Parts = [String; 5];
const PARTS: [FieldAccessor<Parts>; 5] = [
    |[number, ..]| vec![number],
    |[_, title, ..]| vec![title],
    |[_, _, called, ..]| vec![called],
    |[_, _, _, gist, _]| vec![gist],
    |[.., cases]| vec![cases],
];
const WEIGHTS: [f64; 5] = [10.0, 3.0, 6.0, 1.0, 0.4];
/// A case: its title and its story.
type Story = [String; 2];
const STORY: [FieldAccessor<Story>; 2] = [|[title, _]| vec![title], |[_, prose]| vec![prose]];
const STORY_WEIGHTS: [f64; 2] = [3.0, 1.0];

/// An edition in a language, to be searched in an arbiter's words.
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
    alike: Alike,
    lines: Vec<Line>,
    articles: Index<usize>,
    named: Vec<Named>,
    cases: Index<usize>,
}

/// Whether a text is about these words: all of them stand in it, with whatever endings, and
/// what means the same counts as the same.
///
/// ```
/// use touchmove_explain::Language;
/// let about = |words| touchmove_book::is_about(Language::English, "a sealed move", words);
/// assert!(about("sealed moves") && !about("stalemate"));
/// ```
pub fn is_about(language: Language, text: &str, words: &str) -> bool {
    let alike = Alike::of(language);
    let (there, wanted) = (alike.looked_for(text), alike.looked_for(words));
    let there: Vec<&str> = there.split(' ').collect();
    !wanted.is_empty() && wanted.split(' ').all(|word| there.contains(&word))
}

/// A name as it stands in an alphabet, without accents.
pub(crate) fn as_sorted(name: &str) -> String {
    stems::plain(&name.to_lowercase())
}

impl Search {
    /// Reads every article of an edition and the cases that cite it: tenths of a second.
    pub fn new(words: &Words, edition: Edition) -> Search {
        let alike = Alike::of(words.language());
        let book = Book::new(words, edition);
        let table = edition.table();
        let lines: Vec<Line> = table.iter().map(|entry| book.line(entry)).collect();
        let cases = Cases::of(edition, words.language(), &alike);
        let mut articles = Index::new(WEIGHTS.len());
        for (at, (entry, line)) in table.iter().zip(&lines).enumerate() {
            let titles = cases.titles.get(entry.number).map_or("", String::as_str);
            let parts = parts(&alike, entry, line, titles);
            articles.add_document(&PARTS, pieces, at, &parts);
        }
        Search { alike, lines, articles, named: cases.named, cases: cases.index }
    }

    /// The articles that the words are about, the likeliest first. No words find nothing.
    pub fn articles(&self, words: &str) -> Vec<&Line> {
        let found = ranked(&self.articles, &self.alike.looked_for(words), &WEIGHTS);
        found.into_iter().filter_map(|at| self.lines.get(at)).collect()
    }

    /// The cases that the words are about, the likeliest first.
    pub fn cases(&self, words: &str) -> Vec<&Named> {
        let found = ranked(&self.cases, &self.alike.looked_for(words), &STORY_WEIGHTS);
        found.into_iter().filter_map(|at| self.named.get(at)).collect()
    }
}

/// Stems are joined by blanks.
fn pieces(text: &str) -> Vec<Cow<'_, str>> {
    text.split(' ').filter(|piece| !piece.is_empty()).map(Cow::from).collect()
}

/// What is less likely by so much than the first is about something else.
const MUCH_LESS: f64 = 0.25;

/// The likeliest first; of what is as likely, what stands first. What has all the words comes
/// before what has one of them often.
fn ranked(index: &Index<usize>, wanted: &str, weights: &[f64]) -> Vec<usize> {
    let words = pieces(wanted);
    let mut found: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    // Most articles have no other name, so that one with a long one would count for nothing.
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

fn parts(alike: &Alike, entry: &Entry, line: &Line, titles: &str) -> Parts {
    let names: Vec<&str> = match entry.standing {
        Standing::Text(about) => vec![about],
        standing => standing.provisions().iter().map(|p| p.id()).collect(),
    };
    let called: Vec<&str> = names.into_iter().map(|name| alike.called(name)).collect();
    [
        line.number.to_lowercase(),
        alike.found_by(&line.title),
        alike.found_by(&called.join(" ; ")),
        alike.found_by(&line.gist),
        alike.found_by(titles),
    ]
}

/// The cases of an edition, by their titles and stories, and the titles of each article's.
struct Cases {
    named: Vec<Named>,
    index: Index<usize>,
    titles: BTreeMap<String, String>,
}

impl Cases {
    fn of(edition: Edition, language: Language, alike: &Alike) -> Cases {
        let mut cases =
            Cases { named: Vec::new(), index: Index::new(STORY.len()), titles: BTreeMap::new() };
        for case in all() {
            let cited = case.cited(edition);
            if !cited.is_empty() {
                let story = told(case, language);
                for number in cited {
                    *cases.titles.entry(number.to_owned()).or_default() +=
                        &format!("{} ; ", story.title);
                }
                let parts =
                    [alike.found_by(&story.title), alike.found_by(&story.prose.join(" ; "))];
                cases.index.add_document(&STORY, pieces, cases.named.len(), &parts);
                let name = slug(&case.name);
                cases.named.push(Named { name, title: story.title, file: &case.file });
            }
        }
        cases
    }
}
