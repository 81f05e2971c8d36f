//! Findings as sentences.

use crate::{Damage, Finding, IllegalMove, Kind, Rest, Unwinnable};
use crate::{cause_name, confidence_name, expected_name, ground_name};
use touchmove_board::{Color, PositionError};
use touchmove_explain::{MessageArgument, MessageError, Words};
use touchmove_laws::Edition;
use touchmove_notation::diagnosis::{Cause, Confidence};
use touchmove_notation::pgn::ProblemKind;

type Args = Vec<(&'static str, MessageArgument)>;

/// Returns the sentence for a finding, with its articles.
///
/// ```
/// use touchmove_audit::audit;
/// use touchmove_explain::{Language, Words};
/// use touchmove_notation::pgn::games;
///
/// let report = audit(&games(b"1. e4 e5 2. Ke3 *").next().unwrap(), None);
/// let words = Words::new(Language::Finnish);
/// let said = touchmove_audit::sentence(&words, &report.findings[0], report.edition);
/// assert!(said.unwrap().contains("Ke3"));
/// ```
///
/// # Errors
/// [`MessageError`] if `locales/` lacks the message. Tests ensure that it does not.
pub fn sentence(
    words: &Words,
    finding: &Finding,
    edition: Edition,
) -> Result<String, MessageError> {
    let (id, mut args) = message(words, &finding.kind)?;
    args.extend(finding.number.clone().map(|number| ("number", MessageArgument::from(number))));
    let sentence = again(words, &finding.kind, words.message(&id, &args)?)?;
    if let Some(paragraph) = finding.kind.paragraph() {
        let args = [("sentence", sentence.into()), ("paragraph", paragraph.into())];
        return words.message("audit-under-pgn", &args);
    }
    let articles: Vec<&str> = finding.kind.articles().iter().map(|a| a.number()).collect();
    if articles.is_empty() {
        return Ok(sentence);
    }
    let edition = MessageArgument::from(edition.name());
    let articles = MessageArgument::from(articles.join(", "));
    words.message(
        "audit-under",
        &[("sentence", sentence.into()), ("edition", edition), ("articles", articles)],
    )
}

/// Returns the sentence for a problem of the text.
///
/// ```
/// use touchmove_explain::{Language, Words};
/// use touchmove_notation::pgn::ProblemKind;
/// let words = Words::new(Language::English);
/// assert!(touchmove_audit::problem(&words, &ProblemKind::NoResult).is_ok());
/// ```
///
/// # Errors
/// The errors are those of [`sentence`].
pub fn problem(words: &Words, problem: &ProblemKind) -> Result<String, MessageError> {
    words.message(&format!("audit-pgn-{}", problem.name()), &problem_args(problem))
}

fn message(words: &Words, kind: &Kind) -> Result<(String, Args), MessageError> {
    let text = |text: &str| MessageArgument::from(text);
    Ok(match kind {
        Kind::Pgn { problem, .. } => {
            (format!("audit-pgn-{}", problem.name()), problem_args(problem))
        }
        Kind::Unreadable { text: written, character, expected } => (
            format!("audit-unreadable-{}", expected_name(*expected)),
            vec![("text", text(written)), ("column", (*character).into())],
        ),
        Kind::NullMove { text: written, examined } => {
            let rest = text(if *examined { "examined" } else { "not_examined" });
            ("audit-null-move".to_owned(), vec![("text", text(written)), ("rest", rest)])
        }
        Kind::KingsInCentre { text: written, means, result } => {
            let said = result.as_deref().unwrap_or(means);
            let sign = if said == *means { "agrees" } else { "differs" };
            let args = [("text", written.as_str()), ("sign", sign), ("means", means)];
            let args = args.into_iter().chain([("result", said)]);
            let args = args.map(|(name, said)| (name, text(said)));
            ("audit-kings-in-centre".to_owned(), args.collect())
        }
        Kind::NoStartPosition { error: None } => ("audit-no-start-position".to_owned(), vec![]),
        Kind::NoStartPosition { error: Some(PositionError::Fen(error)) } => {
            let column = ("column", error.column.into());
            ("audit-fen".to_owned(), vec![("field", text(error.field.name())), column])
        }
        Kind::NoStartPosition { error: Some(PositionError::Problems(_)) } => {
            ("audit-no-play".to_owned(), vec![])
        }
        Kind::NumbersSkip { found, expected } => (
            "audit-numbers-skip".to_owned(),
            vec![("found", (*found).into()), ("expected", (*expected).into())],
        ),
        Kind::OtherGame { variant } => {
            ("audit-other-game".to_owned(), vec![("variant", text(variant))])
        }
        Kind::ImpossibleStart { reason, position } => {
            let reason = MessageArgument::from(words.illegality(reason, position));
            ("audit-impossible-start".to_owned(), vec![("reason", reason)])
        }
        Kind::Ambiguous { text: written, moves } => (
            "audit-ambiguous".to_owned(),
            vec![("text", text(written)), ("moves", words.enumeration(moves).into())],
        ),
        Kind::IllegalMove(illegal) => illegal_move(words, illegal)?,
        Kind::Damage(damage) => return damaged(words, damage),
        Kind::PlayedOn { end, text: written, player, since, .. } => {
            let id = if written.is_some() { "audit-played-on" } else { "audit-ended-before" };
            let mut args = vec![("end", text(end.name())), ("since", (*since).into())];
            args.push(player_arg(*player));
            args.extend(written.as_deref().map(|written| ("text", text(written))));
            (id.to_owned(), args)
        }
        Kind::ResultContradicts { end, result, expected, .. } => (
            "audit-result-contradicts".to_owned(),
            vec![("end", text(end.name())), ("result", text(result)), ("expected", text(expected))],
        ),
        Kind::ResultsDiffer { tag, after_moves, right } => (
            "audit-results-differ".to_owned(),
            vec![
                ("tag", text(tag)),
                ("after", text(after_moves)),
                ("right", text(right.unwrap_or("unknown"))),
            ],
        ),
        Kind::Claimable { ground, player, with, .. } => {
            let how = if with.is_some() { "intended" } else { "appeared" };
            let ground = ground_name(*ground).replace('_', "-");
            let mut args = vec![player_arg(*player)];
            args.extend(with.as_deref().map(|with| ("with", text(with))));
            (format!("audit-claimable-{ground}-{how}"), args)
        }
        Kind::CannotCheckmate(lost) => cannot_checkmate(words, lost),
        Kind::Roster { missing } => {
            let tags = words.enumeration(missing);
            let count = MessageArgument::from(missing.len());
            ("audit-roster".to_owned(), vec![("tags", tags.into()), ("count", count)])
        }
        Kind::OtherLetters { text: written, notations } => {
            let name = |code: &&str| words.message("convert-notation", &[("code", (*code).into())]);
            let names: Result<Vec<String>, MessageError> = notations.iter().map(name).collect();
            let names = ("notations", words.list(&names?).into());
            ("audit-other-letters".to_owned(), vec![("text", text(written)), names])
        }
        other => plain_message(other),
    })
}

/// Returns the message id and arguments of the kinds whose fields need no conversion.
fn plain_message(kind: &Kind) -> (String, Args) {
    let text = |text: &str| MessageArgument::from(text);
    let time = |ms: &i64| MessageArgument::from(time(*ms).as_str());
    let args = match kind {
        Kind::NotPgn { texts } => vec![("texts", (*texts).into())],
        Kind::OpenAfterEnd { end, expected, .. } => {
            vec![("end", text(end.name())), ("expected", text(expected))]
        }
        Kind::BareKingWon { player, result } => vec![player_arg(*player), ("result", text(result))],
        Kind::MateWasPossible { text: said, player, .. } => {
            vec![player_arg(*player), ("text", text(said))]
        }
        Kind::TerminationContradicts { said, text: told } => {
            vec![("said", text(said.name())), ("text", text(told))]
        }
        Kind::Undecided { questions } => vec![("questions", (*questions).into())],
        Kind::FlagWithTimeLeft { player, left_ms, text: told } => {
            vec![player_arg(*player), ("left", time(left_ms)), ("text", text(told))]
        }
        Kind::OverstepUnclaimed { player, over_ms } => {
            vec![player_arg(*player), ("over", time(over_ms))]
        }
        Kind::ClockNegative { player, shown_ms } => {
            vec![player_arg(*player), ("shown", time(&shown_ms.saturating_neg()))]
        }
        Kind::ClockGain { player, gained_ms, given_ms } => {
            vec![player_arg(*player), ("gained", time(gained_ms)), ("given", time(given_ms))]
        }
        Kind::PeriodMissed { player, moves, missing_ms } => {
            vec![player_arg(*player), ("moves", (*moves).into()), ("missing", time(missing_ms))]
        }
        Kind::PlyCount { said, counted } => {
            vec![("said", text(said)), ("counted", (*counted).into())]
        }
        Kind::CheckMark { text: written, right, .. }
        | Kind::MoveForm { text: written, right, .. } => {
            vec![("text", text(written)), ("right", text(right))]
        }
        Kind::TagForm { tag, value, right } => {
            let right = right.as_deref().unwrap_or_default();
            vec![("tag", text(tag)), ("value", text(value)), ("right", text(right))]
        }
        Kind::Elo { tag, value } | Kind::Date { tag, value } => {
            vec![("tag", text(tag)), ("value", text(value))]
        }
        _ => Vec::new(),
    };
    (format!("audit-{}", kind.name()), args)
}

/// Formats a time in the form of a clock display.
fn time(ms: i64) -> String {
    let seconds = ms / 1_000;
    let tenths = if ms % 1_000 == 0 { String::new() } else { format!(".{}", ms % 1_000 / 100) };
    format!("{}:{:02}:{:02}{tenths}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

fn cannot_checkmate(words: &Words, lost: &Unwinnable) -> (String, Args) {
    let opponent = lost.player.other();
    let because = words.mating_chance(&lost.answer, opponent, &lost.position);
    let args = vec![
        player_arg(lost.player),
        ("opponent", opponent.to_string().into()),
        ("result", lost.result.as_str().into()),
        ("told", lost.told.as_deref().unwrap_or_default().into()),
        ("because", because.into()),
    ];
    (format!("audit-lost-{}", lost.loss.name().replace('_', "-")), args)
}

/// Adds the number of further occurrences to a sentence.
fn again(words: &Words, kind: &Kind, sentence: String) -> Result<String, MessageError> {
    match kind {
        Kind::Pgn { times: times @ 2.., .. }
        | Kind::CheckMark { times: times @ 2.., .. }
        | Kind::MoveForm { times: times @ 2.., .. } => {
            let args = [("sentence", sentence.into()), ("more", (times - 1).into())];
            words.message("audit-again", &args)
        }
        _ => Ok(sentence),
    }
}

fn player_arg(player: Color) -> (&'static str, MessageArgument) {
    ("player", MessageArgument::from(player.to_string()))
}

fn problem_args(problem: &ProblemKind) -> Args {
    match problem {
        ProblemKind::UnexpectedCharacter(character) => {
            vec![("character", character.to_string().into())]
        }
        ProblemKind::MoveNumberForm { found } | ProblemKind::ResultForm { found } => {
            let none = if found.as_str().is_empty() { "unknown" } else { "none" };
            let right = problem.right().unwrap_or_else(|| none.to_owned());
            vec![("found", found.to_string().into()), ("right", right.into())]
        }
        ProblemKind::MoveNumber { found, expected } => {
            vec![("found", (*found).into()), ("expected", (*expected).into())]
        }
        _ => vec![],
    }
}

/// Returns the message for a fault of the record. The repair is a second sentence.
fn damaged(words: &Words, damage: &Damage) -> Result<(String, Args), MessageError> {
    let text = |text: &str| MessageArgument::from(text);
    let repairs = match damage.confidence {
        Confidence::OneOf(repairs) => repairs,
        Confidence::Certain | Confidence::Likely => 1,
    };
    let repair = match damage.repair.as_str() {
        "" => String::new(),
        repair => words.message(
            "audit-repair",
            &[
                ("confidence", text(confidence_name(damage.confidence))),
                ("repair", text(repair)),
                ("repairs", repairs.into()),
            ],
        )?,
    };
    let args = vec![("text", text(&damage.text)), ("repair", repair.into())];
    let id = match damage.cause {
        Cause::Ambiguous => "audit-ambiguous-meant".to_owned(),
        Cause::Stray => "audit-stray-word".to_owned(),
        cause => format!("audit-{}", cause_name(cause)),
    };
    Ok((id, args))
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
        reasons.push(words.message("illegal-no-such-piece", &args)?);
    }
    let mut args =
        vec![("text", illegal.text.as_str().into()), ("reasons", reasons.join(" ").into())];
    let rest = match illegal.rest {
        Rest::Examined { since, standing, .. } => {
            args.push(("since", since.into()));
            standing.name()
        }
        rest => rest.name(),
    };
    args.push(("rest", rest.into()));
    Ok(("audit-illegal-move".to_owned(), args))
}
