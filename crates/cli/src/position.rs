//! `touchmove position`: examines a position.

use crate::args::PositionArgs;
use crate::messages::{no_such_edition, say, words};
use crate::output::{self, errln, outln};
use crate::rtl;
use crate::{FINE, FOUND, UNREADABLE};
use serde_json::{Value, json};
use touchmove_answers::Refusal;
use touchmove_answers::position::{
    Chances, MoveQuery, PositionProblemView, illegality_article, legality_json, legality_sentence,
    state,
};
use touchmove_board::{Fen, FenError, FenReading, Position, Square, chess960};
use touchmove_explain::Words;
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::violated_provision;
use touchmove_mate::{Budget, Legality, legality_of_fen};
use touchmove_notation::{SanError, san};

pub fn run(args: &PositionArgs) -> u8 {
    match examine(args) {
        Ok(code) => code,
        Err(message) => {
            errln!("touchmove: {message}");
            UNREADABLE
        }
    }
}

/// Returns the error for a move that cannot be read.
fn unread(position: &Position, text: &str, error: &SanError) -> String {
    match error {
        SanError::Ambiguous(_) => {
            Refusal::unread_move(position, text, error).details(&words()).detail
        }
        _ => format!("{}: {error}", text.trim()),
    }
}

fn examine(args: &PositionArgs) -> Result<u8, String> {
    let numbered = args.chess960.and_then(chess960::start_position);
    let written = || Fen::read(&args.fen.join(" ")).map_err(|e| no_position(&e));
    let reading = numbered.map_or_else(written, |start| Ok(start.into()))?;
    let position = reading.position;
    let edition =
        Edition::from_name(&args.laws).ok_or_else(|| no_such_edition(&words(), &args.laws))?;
    let read =
        |text| MoveQuery::read(&position, text).map_err(|error| unread(&position, text, &error));
    let question = args.why.as_deref().map(read).transpose()?;
    let legality = args.legal.then(|| legality_of_fen(&reading, Budget::default()));
    let chances = args.mate.then(|| Chances::of(&position, edition, args.budget));
    let fine = question.as_ref().is_none_or(|q| q.legal.is_some())
        && !matches!(legality, Some(Legality::Illegal(_)))
        && chances.as_ref().is_none_or(Chances::decided);
    if args.json {
        let mut value = as_json(&reading, edition, question.as_ref(), legality.as_ref());
        if let (Some(chances), Some(object)) = (&chances, value.as_object_mut()) {
            object.insert("mate".to_owned(), chances.as_json(&words(), &position));
        }
        output::json(&format!("{value}\n"));
    } else if let Some(question) = &question {
        print_asked(question, &position, edition);
    } else if let Some(answer) = &legality {
        outln!("{}", rtl::page(&legality_text(&position, edition, answer)));
    } else if let Some(chances) = &chances {
        outln!("{}", rtl::page(&chances.sentences(&words(), &reading).join("\n")));
    } else {
        print_position(&reading, edition);
    }
    Ok(if fine { FINE } else { FOUND })
}

fn no_position(error: &FenError) -> String {
    let args = [
        ("field", error.field.name().into()),
        ("column", error.column.into()),
        ("why", error.to_string().into()),
    ];
    say(&words(), "position-unreadable", &args)
}

fn print_asked(asked_about: &MoveQuery, position: &Position, edition: Edition) {
    let words = words();
    let asked = ("asked", asked_about.text.as_str().into());
    if let Some(mv) = asked_about.legal {
        let (r#move, san) = (mv.to_string(), san(position, mv));
        let args = [asked, ("move", r#move.into()), ("san", san.into())];
        outln!("{}", rtl::page(&say(&words, "position-legal", &args)));
        return;
    }
    let laws = ("laws", edition.name().into());
    outln!("{}", rtl::page(&say(&words, "position-illegal", &[asked, laws])));
    for (from, reason) in &asked_about.reasons {
        let article = edition.cite(violated_provision(reason)).map_or("", |a| a.number());
        let reason = ("ruling", words.illegal(reason, position, *from).into());
        let args = [reason, ("articles", article.into())];
        outln!("{}", rtl::page(&format!("    {}", say(&words, "judge-ruling", &args))));
    }
}

/// Returns the verdict, with the article that an illegal position contradicts.
fn legality_text(position: &Position, edition: Edition, answer: &Legality) -> String {
    let words = words();
    let sentence = legality_sentence(&words, position, answer);
    match answer {
        Legality::Illegal(reason) => match illegality_article(edition, reason) {
            Some(article) => {
                let args = [("ruling", sentence.into()), ("articles", article.into())];
                say(&words, "judge-ruling", &args)
            }
            None => sentence,
        },
        _ => sentence,
    }
}

fn print_position(reading: &FenReading, edition: Edition) {
    let position = &reading.position;
    for rank in (0..8).rev() {
        let row: Vec<String> = (0..8).filter_map(|file| cell(position, file, rank)).collect();
        outln!("{} {}", rank + 1, row.join(" "));
    }
    outln!("  a b c d e f g h\n");
    print_table(&rows(&words(), reading, edition));
}

/// Returns the properties of a position, each with its heading.
fn rows(words: &Words, reading: &FenReading, edition: Edition) -> Vec<(String, String)> {
    let position = &reading.position;
    let heading = |id: &str| say(words, id, &[]);
    let turn = [("player", position.turn().to_string().into())];
    let problem = |one: PositionProblemView| (heading("position-problem"), one.cited(words));
    let rows = [
        (heading("position-fen"), position.fen().to_string()),
        (heading("position-to-move"), say(words, "position-player", &turn)),
        (heading("position-state"), heading(&format!("position-{}", state(position)))),
        (heading("position-legal-moves"), legal_moves(position)),
    ];
    let number = chess960::number(position);
    let start = number.map(|number| (heading("position-chess960"), number.to_string()));
    let problems = PositionProblemView::all(words, edition, reading).into_iter().map(problem);
    rows.into_iter().chain(start).chain(problems).collect()
}

fn legal_moves(position: &Position) -> String {
    let moves = position.legal_moves();
    let mut text: Vec<String> = moves.iter().map(|&m| san(position, m)).collect();
    text.sort();
    format!("{}: {}", moves.len(), text.join(" "))
}

fn print_table(rows: &[(String, String)]) {
    let width = rows.iter().map(|(heading, _)| heading.chars().count()).max().unwrap_or(0);
    for (heading, text) in rows {
        outln!("{}", rtl::page(&format!("{heading:width$}   {text}")));
    }
}

fn cell(position: &Position, file: u8, rank: u8) -> Option<String> {
    let piece = position.piece_at(Square::at(file, rank)?);
    Some(piece.map_or(".".to_owned(), |p| p.letter().to_string()))
}

fn as_json(
    reading: &FenReading,
    edition: Edition,
    question: Option<&MoveQuery>,
    legality: Option<&Legality>,
) -> Value {
    let position = &reading.position;
    let moves: Vec<Value> = position
        .legal_moves()
        .iter()
        .map(|&m| json!({"move": m.to_string(), "san": san(position, m)}))
        .collect();
    let words = words();
    let problem = |one: PositionProblemView| json!({"problem": one.name, "article": one.article, "text": one.words});
    let problems = PositionProblemView::all(&words, edition, reading).into_iter().map(problem);
    let mut value = json!({
        "fen": position.fen().to_string(),
        "turn": position.turn().to_string(),
        "state": state(position),
        "check": position.is_check(),
        "legal_moves": moves,
        "problems": problems.collect::<Vec<_>>(),
    });
    if let (Some(number), Some(object)) = (chess960::number(position), value.as_object_mut()) {
        object.insert("chess960".to_owned(), number.into());
    }
    if let (Some(question), Some(object)) = (question, value.as_object_mut()) {
        object.insert("why".to_owned(), why_json(position, edition, question));
    }
    if let (Some(answer), Some(object)) = (legality, value.as_object_mut()) {
        object.insert("legality".to_owned(), legality_json(&words, edition, position, answer));
    }
    value
}

fn why_json(position: &Position, edition: Edition, question: &MoveQuery) -> Value {
    let words = words();
    let reasons: Vec<Value> = question
        .reasons
        .iter()
        .map(|(from, reason)| {
            json!({
                "from": from.to_string(),
                "reason": reason.name(),
                "article": edition.cite(violated_provision(reason)).map(|a| a.number()),
                "text": words.illegal(reason, position, *from),
            })
        })
        .collect();
    json!({
        "move": question.text,
        "laws": edition.name(),
        "legal": question.legal.map(|m| m.to_string()),
        "reasons": reasons,
    })
}
