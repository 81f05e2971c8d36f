//! One article: what it asks for, who decides, what changed, its cases.

use super::chapters::standing;
use super::{Page, before, diff, edition_arg, known};
use crate::say::say;
use serde_json::{Value, json};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Provision, Standing};

pub fn page(words: &Words, edition: Edition, entry: &Entry) -> Page {
    let article = edition.article(entry.number).and_then(|article| words.article(article));
    let (title, gist) = article.map_or_else(Default::default, |a| (a.title, a.gist));
    let head = [
        edition_arg(edition),
        ("article", entry.number.to_owned().into()),
        ("title", title.clone().into()),
        ("has-title", usize::from(!title.is_empty()).into()),
    ];
    let mut lines = vec![say(words, "laws-article", &head)];
    lines.extend((!gist.is_empty()).then(|| gist.clone()));
    lines.push(decided(words, entry.standing));
    let provisions = entry.standing.provisions();
    lines.extend(provisions.iter().map(|&p| provision(words, p)));
    let changes = changes(words, edition, provisions);
    lines.extend(changes.iter().map(|change| change.sentence.clone()));
    let cases = known::cases(edition, entry.number);
    lines.push(say(words, "laws-cases", &[("count", cases.len().into())]));
    lines.extend(cases.iter().map(|case| {
        let args = [("file", case.file.to_owned().into()), ("title", case.title.to_owned().into())];
        say(words, "laws-case", &args)
    }));
    let json = json!({
        "laws": edition.name(), "article": entry.number, "title": title, "gist": gist,
        "standing": standing(entry.standing),
        "provisions": provisions.iter().map(|p| json!({"id": p.id(), "rule": known::rule(*p)}))
            .collect::<Vec<Value>>(),
        "before": before(edition).map(Edition::name),
        "changes": changes.iter().map(diff::Change::as_json).collect::<Vec<Value>>(),
        "cases": cases.iter().map(|c| json!({"file": c.file, "title": c.title}))
            .collect::<Vec<Value>>(),
    });
    Page { lines, json }
}

fn decided(words: &Words, by: Standing) -> String {
    let reason = match by {
        Standing::Pending(text) | Standing::LeftOut(text) => text,
        Standing::Decided(_) | Standing::Arbiter(_) | Standing::Recorded(_) | Standing::Text => "",
    };
    let args = [("standing", standing(by).to_owned().into()), ("reason", reason.to_owned().into())];
    say(words, "laws-standing", &args)
}

fn provision(words: &Words, provision: Provision) -> String {
    let rule = known::rule(provision);
    let args = [
        ("provision", provision.id().to_owned().into()),
        ("has-rule", usize::from(rule.is_some()).into()),
        ("rule", rule.unwrap_or_default().to_owned().into()),
    ];
    say(words, "laws-provision", &args)
}

fn changes(words: &Words, edition: Edition, provisions: &[Provision]) -> Vec<diff::Change> {
    let Some(older) = before(edition) else { return Vec::new() };
    provisions.iter().filter_map(|&p| diff::change(words, older, edition, p)).collect()
}
