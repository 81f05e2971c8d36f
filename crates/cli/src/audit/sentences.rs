//! Findings in words.

use touchmove_audit::{Finding, IllegalMove, Kind, expected_id, ground_id};
use touchmove_board::Color;
use touchmove_explain::{MessageError, Value, Words};
use touchmove_laws::Edition;
use touchmove_notation::pgn::ProblemKind;

type Args = Vec<(&'static str, Value)>;

/// What a finding says, with its articles.
pub fn sentence(
    words: &Words,
    finding: &Finding,
    edition: Edition,
) -> Result<String, MessageError> {
    let (id, mut args) = said(words, &finding.kind)?;
    args.extend(finding.number.clone().map(|number| ("number", Value::from(number))));
    let sentence = again(words, &finding.kind, words.message(&id, &args)?)?;
    let articles: Vec<&str> = finding.kind.articles().iter().map(|a| a.number()).collect();
    if articles.is_empty() {
        return Ok(sentence);
    }
    let edition = Value::from(edition.name());
    let articles = Value::from(articles.join(", "));
    words.message(
        "audit-under",
        &[("sentence", sentence.into()), ("edition", edition), ("articles", articles)],
    )
}

fn said(words: &Words, kind: &Kind) -> Result<(String, Args), MessageError> {
    let text = |text: &str| Value::from(text);
    Ok(match kind {
        Kind::Pgn { problem, .. } => (format!("audit-pgn-{}", problem.id()), problem_args(problem)),
        Kind::Unreadable { text: written, character, expected } => (
            format!("audit-unreadable-{}", expected_id(*expected)),
            vec![("text", text(written)), ("column", (*character).into())],
        ),
        Kind::NullMove { text: written } => {
            ("audit-null-move".to_owned(), vec![("text", text(written))])
        }
        Kind::NoStartPosition { error: None } => ("audit-no-start-position".to_owned(), vec![]),
        Kind::NoStartPosition { error: Some(error) } => {
            ("audit-fen".to_owned(), vec![("error", text(error))])
        }
        Kind::OtherGame { variant } => {
            ("audit-other-game".to_owned(), vec![("variant", text(variant))])
        }
        Kind::Ambiguous { text: written, moves } => (
            "audit-ambiguous".to_owned(),
            vec![("text", text(written)), ("moves", moves.join(", ").into())],
        ),
        Kind::IllegalMove(illegal) => illegal_move(words, illegal)?,
        Kind::PlayedOn { end, text: written, player, since, .. } => {
            let id = if written.is_some() { "audit-played-on" } else { "audit-ended-before" };
            let mut args = vec![("end", text(end.id())), ("since", (*since).into())];
            args.push(player_arg(*player));
            args.extend(written.as_deref().map(|written| ("text", text(written))));
            (id.to_owned(), args)
        }
        Kind::ResultContradicts { end, result, expected, .. } => (
            "audit-result-contradicts".to_owned(),
            vec![("end", text(end.id())), ("result", text(result)), ("expected", text(expected))],
        ),
        Kind::ResultsDiffer { tag, after_moves } => (
            "audit-results-differ".to_owned(),
            vec![("tag", text(tag)), ("after", text(after_moves))],
        ),
        Kind::Claimable { ground, player, with, .. } => {
            let how = if with.is_some() { "intended" } else { "appeared" };
            let ground = ground_id(*ground).replace('_', "-");
            let mut args = vec![player_arg(*player)];
            args.extend(with.as_deref().map(|with| ("with", text(with))));
            (format!("audit-claimable-{ground}-{how}"), args)
        }
    })
}

/// A slip that a game contains several times is shown once.
fn again(words: &Words, kind: &Kind, sentence: String) -> Result<String, MessageError> {
    match kind {
        Kind::Pgn { times: 2.., .. } => {
            let times = if let Kind::Pgn { times, .. } = kind { *times } else { 1 };
            let args = [("sentence", sentence.into()), ("more", (times - 1).into())];
            words.message("audit-again", &args)
        }
        _ => Ok(sentence),
    }
}

fn player_arg(player: Color) -> (&'static str, Value) {
    ("player", Value::from(player.to_string()))
}

fn problem_args(problem: &ProblemKind) -> Args {
    match problem {
        ProblemKind::UnexpectedCharacter(character) => {
            vec![("character", character.to_string().into())]
        }
        ProblemKind::MoveNumber { found, expected } => {
            vec![("found", (*found).into()), ("expected", (*expected).into())]
        }
        _ => vec![],
    }
}

fn illegal_move(words: &Words, illegal: &IllegalMove) -> Result<(String, Args), MessageError> {
    let mut reasons: Vec<String> = Vec::new();
    for reason in &illegal.reasons {
        let said = words.illegal(&reason.reason, &illegal.position, reason.from);
        if !reasons.contains(&said) {
            reasons.push(said);
        }
    }
    if let Some(role) = illegal.missing {
        let args = [player_arg(illegal.position.turn()), ("piece", role.to_string().into())];
        reasons.push(words.message("audit-no-such-piece", &args)?);
    }
    let args = vec![("text", illegal.text.as_str().into()), ("reasons", reasons.join(" ").into())];
    Ok(("audit-illegal-move".to_owned(), args))
}
