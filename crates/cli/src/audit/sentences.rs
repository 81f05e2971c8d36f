//! Findings in words.

use touchmove_audit::{Finding, IllegalMove, Kind, Rest, Unwinnable, expected_id, ground_id};
use touchmove_board::{Color, PositionError};
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

/// What is wrong with the text of a file.
pub fn problem(words: &Words, problem: &ProblemKind) -> Result<String, MessageError> {
    words.message(&format!("audit-pgn-{}", problem.id()), &problem_args(problem))
}

fn said(words: &Words, kind: &Kind) -> Result<(String, Args), MessageError> {
    let text = |text: &str| Value::from(text);
    Ok(match kind {
        Kind::Pgn { problem, .. } => (format!("audit-pgn-{}", problem.id()), problem_args(problem)),
        Kind::Unreadable { text: written, character, expected } => (
            format!("audit-unreadable-{}", expected_id(*expected)),
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
        Kind::CannotCheckmate(lost) => cannot_checkmate(words, lost),
        Kind::OtherLetters { text: written, notations } => {
            let name = |code: &&str| words.message("convert-notation", &[("code", (*code).into())]);
            let names: Result<Vec<String>, MessageError> = notations.iter().map(name).collect();
            let names = ("notations", names?.join(", ").into());
            ("audit-other-letters".to_owned(), vec![("text", text(written)), names])
        }
        other => plainly(other),
    })
}

/// Kinds whose fields are put into their sentence as they are.
fn plainly(kind: &Kind) -> (String, Args) {
    let text = |text: &str| Value::from(text);
    let time = |ms: &i64| Value::from(time(*ms).as_str());
    let args = match kind {
        Kind::NotPgn { texts } => vec![("texts", (*texts).into())],
        Kind::OpenAfterEnd { end, expected, .. } => {
            vec![("end", text(end.id())), ("expected", text(expected))]
        }
        Kind::BareKingWon { player, result } => vec![player_arg(*player), ("result", text(result))],
        Kind::MateWasPossible { text: said, player, .. } => {
            vec![player_arg(*player), ("text", text(said))]
        }
        Kind::TerminationContradicts { said, text: told } => {
            vec![("said", text(said.id())), ("text", text(told))]
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
        Kind::CheckMark { text: written, right, .. } => {
            vec![("text", text(written)), ("right", text(right))]
        }
        Kind::Elo { tag, value } | Kind::Date { tag, value } => {
            vec![("tag", text(tag)), ("value", text(value))]
        }
        _ => Vec::new(),
    };
    (format!("audit-{}", kind.id()), args)
}

/// As a clock shows it.
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
    (format!("audit-lost-{}", lost.loss.id().replace('_', "-")), args)
}

/// A slip that a game contains several times is shown once.
fn again(words: &Words, kind: &Kind, sentence: String) -> Result<String, MessageError> {
    match kind {
        Kind::Pgn { times: times @ 2.., .. } | Kind::CheckMark { times: times @ 2.., .. } => {
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
    let mut args =
        vec![("text", illegal.text.as_str().into()), ("reasons", reasons.join(" ").into())];
    let rest = match illegal.rest {
        Rest::Examined { since, standing, .. } => {
            args.push(("since", since.into()));
            standing.id()
        }
        rest => rest.id(),
    };
    args.push(("rest", rest.into()));
    Ok(("audit-illegal-move".to_owned(), args))
}

#[cfg(test)]
mod tests {
    use super::super::listed::TOGETHER;
    use super::super::totals::KINDS;
    use super::*;
    use touchmove_audit::audit;
    use touchmove_explain::Language;
    use touchmove_notation::pgn::games;

    const FILE: &str = concat!(
        include_str!("../../../../locales/en/audit.ftl"),
        include_str!("../../../../locales/en/audit-kinds.ftl"),
    );

    /// A text for each kind of finding; `strict` shows slips too.
    const TEXTS: [&str; 18] = [
        "1. e4 e5 2. Ke3 Ke3 *",
        "1. Kd9 *",
        "1. x4 *",
        "1. Nz4 *",
        "1. e8=K *",
        "1. O-X *",
        "1. Nf3?x *",
        "1. e4 -- *",
        "[SetUp \"1\"] 1. e4 *",
        "[FEN \"8/8 w - - 0 1\"] 1. e4 *",
        "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"] 1. Ka2 *",
        "[Variant \"Horde\"] 1. e4 *",
        "[FEN \"4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1\"] 1. Ne2 Kd8 2. Nc3 Kc8 3. Nb5 Kb8 4. Nd4 *",
        "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] 1. Nf3 *",
        "[Result \"1-0\"] 1. f3 e5 2. g4 Qh4 3. a3 1-0",
        "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 {White loses on time} 0-1",
        "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 {White resigns} 0-1",
        "[FEN \"8/8/3k4/8/8/8/4R3/4K3 w - - 0 1\"] 1. Kf2 0-1",
    ];

    #[test]
    fn every_finding_has_a_sentence() {
        let words = Words::new(Language::English);
        for text in TEXTS {
            for game in games(text.as_bytes()) {
                let report = audit(&game, None).strict();
                for finding in &report.findings {
                    let said = sentence(&words, finding, report.edition);
                    assert!(said.as_ref().is_ok_and(|said| said.len() > 20), "{text}: {said:?}");
                }
            }
        }
    }

    fn ids(text: &str) -> Vec<&str> {
        let id = |line: &'static str| line.split_once(" =").map(|(id, _)| id);
        FILE.lines().filter_map(id).filter(|id| id.starts_with(text)).collect()
    }

    #[test]
    fn every_problem_has_a_sentence_and_every_sentence_a_problem() {
        let source = include_str!("../../../notation/src/pgn/problem.rs");
        let quoted = |line: &'static str| line.split_once("=> \"")?.1.split_once("\",");
        let (_, source) = source.split_once("pub const fn id").expect("names");
        let (source, _) = source.split_once("pub const fn is_loss").expect("names");
        let mut names: Vec<String> =
            source.lines().filter_map(quoted).map(|(id, _)| format!("audit-pgn-{id}")).collect();
        let mut sentences = ids("audit-pgn-");
        names.sort();
        sentences.sort();
        assert_eq!(names, sentences);
    }

    #[test]
    fn no_sentence_is_left_over() {
        let sources =
            [include_str!("sentences.rs"), include_str!("totals.rs"), include_str!("output.rs")];
        let own =
            touchmove_audit::kinds().map(|(id, ..)| format!("audit-{id}")).collect::<Vec<_>>();
        let expected = ["piece-or-file", "file", "rank", "promotion", "castling", "end"];
        for id in ids("audit-") {
            let quoted = format!("\"{id}\"");
            let used = sources.iter().any(|source| source.contains(&quoted));
            let built = id.starts_with("audit-pgn-")
                || own.iter().any(|own| own == id)
                || id.strip_prefix("audit-unreadable-").is_some_and(|id| expected.contains(&id))
                || id
                    .strip_prefix("audit-kind-")
                    .is_some_and(|kind| KINDS.contains(&kind) || TOGETHER.contains(&kind))
                || ["time-forfeit", "resignation", "not-told"]
                    .iter()
                    .any(|loss| id == format!("audit-lost-{loss}"))
                || ["no-date", "before-2009", "july-2017", "newer"]
                    .iter()
                    .any(|remark| id == format!("audit-remark-{remark}"))
                || ["threefold", "fifty-moves"].iter().any(|ground| {
                    id == format!("audit-claimable-{ground}-appeared")
                        || id == format!("audit-claimable-{ground}-intended")
                });
            assert!(used || built, "{id} is never said");
        }
    }
}
