//! Page of an article: requirement, who decides, changes, cases.

use super::{Page, diff, edition_arg};
use crate::messages::say;
use serde_json::{Value, json};
use touchmove_book::{Article, ArticleProvision, before};
use touchmove_explain::Words;
use touchmove_laws::Edition;
use touchmove_laws::rules::RuleId;

/// Number of cases shown, the most instructive first. The book shows all.
const FIRST: usize = 10;

pub fn page(words: &Words, edition: Edition, article: &Article) -> Page {
    let mut lines = vec![heading(words, edition, article)];
    lines.extend((!article.gist.is_empty()).then(|| article.gist.clone()));
    lines.push(article.decided.clone());
    lines.extend(article.provisions.iter().map(|carried| provision(words, carried)));
    lines.extend(article.printings.iter().cloned());
    lines.extend(article.changes.iter().map(|change| change.sentence.clone()));
    lines.push(say(words, "laws-cases", &[("count", article.cases.len().into())]));
    let cases = article.cases.iter().map(|case| &case.summary);
    lines.extend(cases.take(FIRST).map(|case| {
        let args = [("file", case.file.into()), ("title", case.title.clone().into())];
        say(words, "laws-case", &args)
    }));
    let more = article.cases.len().saturating_sub(FIRST);
    let args = [("count", more.into())];
    lines.extend((more > 0).then(|| say(words, "laws-more-cases", &args)));
    Page { lines, json: as_json(edition, article) }
}

pub fn heading(words: &Words, edition: Edition, article: &Article) -> String {
    let args = [
        edition_arg(edition),
        ("article", article.number.into()),
        ("title", article.title.clone().into()),
        ("has-title", usize::from(!article.title.is_empty()).into()),
    ];
    say(words, "laws-article", &args)
}

fn provision(words: &Words, carried: &ArticleProvision) -> String {
    let args = [
        ("provision", carried.provision.id().into()),
        ("has-rule", usize::from(carried.rule.is_some()).into()),
        ("rule", carried.rule.map_or("", RuleId::name).into()),
    ];
    say(words, "laws-provision", &args)
}

fn as_json(edition: Edition, article: &Article) -> Value {
    let provision = |c: &ArticleProvision| json!({"id": c.provision.id(), "rule": c.rule});
    json!({
        "laws": edition.name(), "article": article.number, "title": article.title,
        "elsewhere": edition.numbered_elsewhere(article.number), "gist": article.gist, "standing": article.standing,
        "provisions": article.provisions.iter().map(provision).collect::<Vec<Value>>(),
        "before": before(edition).map(Edition::name),
        "changes": article.changes.iter().map(diff::as_json).collect::<Vec<Value>>(),
        "cases": article.cases.iter().map(|c| &c.summary).map(|c| json!({"file": c.file, "title": c.title}))
            .collect::<Vec<Value>>(),
    })
}
