//! `touchmove book`: the book of the Laws, in Markdown.

mod epub;
mod package;

use crate::args::BookArgs;
use crate::judge::for_people;
use crate::laws::{article, not_found, search_results};
use crate::messages::{say, words};
use crate::output::{self, errln};
use crate::{FINE, UNREADABLE};
use touchmove_book::{Article, Book, Chapter, Example, case, case_text};
use touchmove_explain::Words;
use touchmove_laws::Edition;

pub fn run(args: &BookArgs) -> u8 {
    let words = words();
    if let Some(file) = &args.epub {
        let edition = not_found::edition(&words, &args.edition);
        return match edition.and_then(|edition| epub::write(&words, edition, file)) {
            Ok(()) => FINE,
            Err(problem) => {
                errln!("{problem}");
                UNREADABLE
            }
        };
    }
    match text(&words, args) {
        Ok(text) => {
            output::page(&text);
            FINE
        }
        Err(problem) => {
            errln!("{problem}");
            UNREADABLE
        }
    }
}

fn text(words: &Words, args: &BookArgs) -> Result<String, String> {
    let edition = not_found::edition(words, &args.edition)?;
    let book = Book::new(words, edition);
    if !args.find.is_empty() {
        return Ok(search_results::lines(words, edition, &args.find.join(" ")).join("\n") + "\n");
    }
    let Some(number) = &args.article else { return Ok(whole(words, edition)) };
    let below = book.below(number);
    if below.is_empty() {
        return Err(not_found::no_such_article(words, edition, number));
    }
    let articles = below.iter().filter_map(|line| book.article(line.number));
    let pages = articles.map(|article| with_cases(words, edition, &article));
    Ok(pages.collect::<Vec<_>>().join("\n"))
}

/// Returns the whole book; cases appear by title only.
fn whole(words: &Words, edition: Edition) -> String {
    let title = say(words, "book-title", &[("edition", edition.name().into())]);
    let mut out = format!("# {title}\n\n{}\n", say(words, "book-about", &[]));
    for chapter in Book::new(words, edition).chapters() {
        out += &chapter_text(words, edition, &chapter);
    }
    out
}

fn chapter_text(words: &Words, edition: Edition, chapter: &Chapter) -> String {
    let mut out = format!("\n## {}\n", chapter.heading());
    let book = Book::new(words, edition);
    for article in chapter.articles.iter().filter_map(|line| book.article(line.number)) {
        let args = [("article", article.number.into()), ("title", article.title.clone().into())];
        out += &format!("\n### {}\n", say(words, "book-article", &args).trim_end());
        out += &about(words, &article);
        let titles: Vec<&str> =
            article.cases.iter().map(|case| case.summary.title.as_str()).collect();
        out += &list(&say(words, "book-cases", &[]), &titles);
    }
    out
}

/// Returns one article with its cases in full: events and rulings.
fn with_cases(words: &Words, edition: Edition, article: &Article) -> String {
    let mut out = format!("# {}\n", article::heading(words, edition, article));
    out += &about(words, article);
    for case in article.cases.iter().filter_map(|named| case(&named.summary.name)) {
        let told = case_text(case, words.language());
        out += &format!("\n## {}\n", told.title);
        out.extend(told.prose.iter().map(|paragraph| format!("\n{paragraph}\n")));
        for block in case.blocks(edition) {
            if let Ok(judged) = block.protocol.judge(edition) {
                let lines = for_people(&block.text, &judged);
                out += &format!("\n```\n{}\n```\n", lines.trim_end());
            }
        }
    }
    out
}

/// Describes an article: its requirement, its decider, remarks on its sources, its changes and its
/// consequences.
fn about(words: &Words, article: &Article) -> String {
    let mut out = String::new();
    let told = [&article.gist, &article.decided].into_iter().chain(&article.printings);
    for text in told.filter(|text| !text.is_empty()) {
        out += &format!("\n{text}\n");
    }
    let changes: Vec<&str> = article.changes.iter().map(|c| c.sentence.as_str()).collect();
    out += &list(&say(words, "book-changed", &[]), &changes);
    let examples: Vec<String> = article.examples.iter().map(|one| example(words, one)).collect();
    let examples: Vec<&str> = examples.iter().map(String::as_str).collect();
    out + &list(&say(words, "book-brings-about", &[]), &examples)
}

fn example(words: &Words, example: &Example) -> String {
    let title = case_text(example.case, words.language()).title;
    let args = [("ruling", words.ruling(&example.ruling).into()), ("case", title.into())];
    say(words, "book-example", &args)
}

fn list(heading: &str, items: &[&str]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let items: String = items.iter().map(|item| format!("- {item}\n")).collect();
    format!("\n{heading}:\n\n{items}")
}
