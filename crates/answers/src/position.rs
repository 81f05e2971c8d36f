//! Analysis of a position: legal moves, reasons against a move, mating chances, and reachability
//! from the initial position.

mod legality;
mod mate_chances;
mod move_query;
mod move_text;
mod problem_view;

pub use legality::{illegality_article, legality_json, legality_sentence, start_remark};
pub use mate_chances::Chances;
pub use move_query::{MoveQuery, ReasonView};
pub use problem_view::PositionProblemView;

use crate::refusal::Refusal;
use serde::Serialize;
use touchmove_board::{Color, Fen, Move, Position};
use touchmove_explain::Words;
use touchmove_laws::Edition;
use touchmove_mate::{Budget, Legality, MateAnswer};
use touchmove_notation::san;

/// Node limits for one request, each less than a second. The first limit is for finding a line to
/// mate; White's shortest line from the initial position takes more than half of it. The second
/// limit is for deciding legality.
const FOR_MATES: u32 = 200_000;
const FOR_LEGALITY: u32 = 100_000;
const LONGEST: usize = 200;

/// Analysis of a position.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionView {
    /// The position as FEN.
    pub fen: String,
    /// `playing`, `check`, `checkmate` or `stalemate`.
    pub state: String,
    /// The legal moves, in notation.
    pub moves: Vec<String>,
    /// Features of the position or of its FEN that no legal game produces.
    pub problems: Vec<PositionProblemView>,
    /// Mating chances of White and Black.
    pub mates: Vec<MateView>,
    /// A sentence that says whether the position is dead; empty if no game leads to the position.
    pub dead: String,
    /// Reachability from the initial position: `legal`, `illegal` or `undecided`.
    pub verdict: String,
    /// The verdict as a sentence, with the reason or with a game.
    pub arisen: String,
    /// The answer about the requested move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedView>,
}

/// A player's chance to checkmate.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MateView {
    /// `white` or `black`.
    pub player: String,
    /// True if the player can still checkmate; absent if undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can: Option<bool>,
    /// The answer as a sentence, with the reason.
    pub words: String,
    /// A line to a checkmate, in notation.
    pub line: Vec<String>,
    /// The board after each move of the line: the first field of a FEN.
    pub boards: Vec<String>,
    /// The pieces of a blocked position with their reachable squares, if that is the proof.
    pub men: Vec<ReachView>,
}

/// A piece with its reachable squares.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReachView {
    /// The piece as a figurine with its square: `♗b1`.
    pub man: String,
    /// The reachable squares.
    pub squares: Vec<String>,
}

/// The answer about a requested move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AskedView {
    /// The move in notation, if it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<String>,
    /// Reasons why the move is illegal.
    pub reasons: Vec<ReasonView>,
}

/// Analyses a position, given as FEN, and a move in it.
///
/// ```
/// use touchmove_answers::{position::examine, words};
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = words(Language::English);
/// let fen = "8/8/8/8/8/5k1p/7P/6NK b - - 0 1";
/// let view = examine(words, Edition::Fide2023, fen, Some("Kxh2")).unwrap();
/// assert_eq!(view.mates[1].can, Some(true));
/// assert!(view.asked.unwrap().legal.is_none());
/// ```
///
/// # Errors
/// If the FEN or the move is unreadable.
pub fn examine(
    words: &Words,
    edition: Edition,
    fen: &str,
    asked: Option<&str>,
) -> Result<PositionView, Refusal> {
    if fen.len() > LONGEST || asked.is_some_and(|text| text.len() > LONGEST) {
        return Err(Refusal::too_much("fen", LONGEST));
    }
    let reading = Fen::read(fen).map_err(|error| Refusal::no_position(error.to_string()))?;
    let position = reading.position;
    let read = |text| {
        MoveQuery::read(&position, text)
            .map_err(|error| Refusal::unread_move(&position, text, &error))
    };
    let asked = asked.map(read).transpose()?;
    let chances = Chances::of(&position, edition, Some(FOR_MATES));
    let found = touchmove_mate::legality_of_fen(&reading, Budget(FOR_LEGALITY));
    Ok(PositionView {
        fen: position.fen().to_string(),
        state: state(&position).to_owned(),
        moves: position.legal_moves().iter().map(|&mv| san(&position, mv)).collect(),
        problems: PositionProblemView::all(words, edition, &reading),
        mates: chances
            .both(words, &position)
            .map(|(who, can, answer, said)| mate(&position, who, can, answer, said))
            .collect(),
        dead: match found {
            Legality::Illegal(_) => String::new(),
            _ => chances.dead_sentence(words, &reading),
        },
        verdict: verdict(&found).to_owned(),
        arisen: legality_sentence(words, &position, &found),
        asked: asked.map(|asked| AskedView {
            legal: asked.legal.map(|mv| san(&position, mv)),
            reasons: asked.explained(words, edition, &position),
        }),
    })
}

/// Returns the state of play: `playing`, `check`, `checkmate` or `stalemate`.
///
/// ```
/// let position = touchmove_board::Position::default();
/// assert_eq!(touchmove_answers::position::state(&position), "playing");
/// ```
pub fn state(position: &Position) -> &'static str {
    match (position.has_legal_move(), position.is_check()) {
        (false, true) => "checkmate",
        (false, false) => "stalemate",
        (true, true) => "check",
        (true, false) => "playing",
    }
}

const fn verdict(found: &Legality) -> &'static str {
    match found {
        Legality::Legal(_) => "legal",
        Legality::Illegal(_) => "illegal",
        Legality::Undecided => "undecided",
    }
}

fn mate(
    position: &Position,
    player: Color,
    can: Option<bool>,
    answer: &MateAnswer,
    words: String,
) -> MateView {
    let moves: &[Move] = match answer {
        MateAnswer::Yes(line) if can == Some(true) => line,
        _ => &[],
    };
    let mut on = *position;
    let boards = moves.iter().map(|&mv| {
        on = on.after(mv);
        on.fen().split(' ').next().unwrap_or_default().to_owned()
    });
    MateView {
        player: player.to_string(),
        can,
        words,
        boards: boards.collect(),
        line: move_text::sans(position, moves),
        men: men_of(answer, can),
    }
}

fn men_of(answer: &MateAnswer, can: Option<bool>) -> Vec<ReachView> {
    let shown = mate_chances::reaches(answer).into_iter().filter(|_| can == Some(false));
    shown.map(|(man, squares)| ReachView { man, squares }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::Language;

    fn dead(fen: &str) -> String {
        let words = crate::words(Language::English);
        examine(words, Edition::Fide2023, fen, None).expect("a position").dead
    }

    /// Without legal play a position is not a draw.
    #[test]
    fn illegal_position_is_not_dead() {
        let no_games = ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3kK3/8/8/8/8 w - - 0 1"];
        assert_eq!(no_games.map(dead), ["", ""]);
        let kings = dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert!(kings.starts_with("The position is dead"), "{kings}");
    }

    #[test]
    fn initial_position_shows_shortest_lines() {
        let words = crate::words(Language::English);
        let start = Position::default().fen().to_string();
        let view = examine(words, Edition::Fide2023, &start, None).expect("a position");
        assert_eq!([&view.mates[0], &view.mates[1]].map(|mate| mate.line.len()), [5, 4]);
        assert!(view.mates.iter().all(|mate| mate.words.contains("Shorter lines do not exist")));
    }

    #[test]
    fn ambiguous_move_is_refused_with_full_notations() {
        let words = crate::words(Language::English);
        let detail = |fen: &str, text: &str| {
            let refused = examine(words, Edition::Fide2023, fen, Some(text)).expect_err("refused");
            refused.details(words).detail
        };
        let pawn = detail("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8");
        assert!(pawn.contains("new piece") && pawn.contains("a8=Q"), "{pawn}");
        let knights = detail("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2");
        assert!(knights.contains("Nbd2") && knights.contains("Nfd2"), "{knights}");
        let neither = detail("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hello");
        assert!(neither.contains("is not a move"), "{neither}");
    }
}
