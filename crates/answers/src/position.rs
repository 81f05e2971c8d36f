//! Questions about a position: the moves, why not that one, who can still
//! checkmate, whether it can have arisen.

mod asked;
mod legality;
mod line;
mod mating;

pub use asked::Asked;
pub use legality::{legality_json, legality_sentence, start_remark};
pub use mating::Chances;

use crate::refusal::Refusal;
use serde::Serialize;
use touchmove_board::{Color, Fen, Move, Position};
use touchmove_explain::Words;
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::violated_provision;
use touchmove_mate::{Answer, Budget, Legality};
use touchmove_notation::san;

/// How many nodes a page's questions may take, each less than a second: who can mate, with a line to
/// be seen (from the initial position White's shortest takes more than half of it), and legality.
const FOR_MATES: u32 = 200_000;
const FOR_LEGALITY: u32 = 100_000;
const LONGEST: usize = 200;

/// What there is to say about a position.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionView {
    /// As FEN.
    pub fen: String,
    /// `playing`, `check`, `checkmate` or `stalemate`.
    pub state: String,
    /// The legal moves, in notation.
    pub moves: Vec<String>,
    /// What no legal game allows, in words.
    pub problems: Vec<String>,
    /// White's and Black's chances.
    pub mates: Vec<MateView>,
    /// Whether neither can checkmate, in words; empty where no game leads to the position.
    pub dead: String,
    /// Whether it can have arisen: `legal`, `illegal` or `undecided`.
    pub verdict: String,
    /// The same in words: the reason, or a game.
    pub arisen: String,
    /// What was asked about a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedView>,
}

/// Whether a player can still checkmate.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MateView {
    /// `white` or `black`.
    pub player: String,
    /// Whether that is so, if it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can: Option<bool>,
    /// In words, with the reason.
    pub words: String,
    /// A line to a checkmate, in notation.
    pub line: Vec<String>,
    /// What stands on the board after each of its moves: FEN's first field.
    pub boards: Vec<String>,
    /// Where walls are the reason: each man with the squares it can ever stand on.
    pub men: Vec<ReachView>,
}

/// A man, and where it can ever stand.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReachView {
    /// The man as a figurine, and its square: `♗b1`.
    pub man: String,
    /// The squares.
    pub squares: Vec<String>,
}

/// A move that was asked about.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AskedView {
    /// In notation, if it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<String>,
    /// Why it is not.
    pub reasons: Vec<ReasonView>,
}

/// Why a move is illegal.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReasonView {
    /// In words.
    pub words: String,
    /// The article that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// What there is to say about a position, given as FEN, and about a move in it.
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
/// If one of them cannot be read.
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
        Asked::read(&position, text).map_err(|error| Refusal::unread_move(&position, text, &error))
    };
    let asked = asked.map(read).transpose()?;
    let chances = Chances::of(&position, edition, Some(FOR_MATES));
    let found = touchmove_mate::legality_of_fen(&reading, Budget(FOR_LEGALITY));
    Ok(PositionView {
        fen: position.fen().to_string(),
        state: state(&position).to_owned(),
        moves: position.legal_moves().iter().map(|&mv| san(&position, mv)).collect(),
        problems: reading.problems().iter().map(|one| words.problem(one, &position)).collect(),
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
        asked: asked.map(|asked| about(words, edition, &position, &asked)),
    })
}

/// Whether play goes on, and how it stands otherwise: `playing`, `check`,
/// `checkmate`, `stalemate`.
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
    answer: &Answer,
    words: String,
) -> MateView {
    let moves: &[Move] = match answer {
        Answer::Yes(line) if can == Some(true) => line,
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
        line: line::sans(position, moves),
        men: men_of(answer, can),
    }
}

fn men_of(answer: &Answer, can: Option<bool>) -> Vec<ReachView> {
    let shown = mating::reaches(answer).into_iter().filter(|_| can == Some(false));
    shown.map(|(man, squares)| ReachView { man, squares }).collect()
}

fn about(words: &Words, edition: Edition, position: &Position, asked: &Asked) -> AskedView {
    let reason = |(from, reason): &(_, _)| ReasonView {
        words: words.illegal(reason, position, *from),
        article: edition
            .cite(violated_provision(reason))
            .map(|article| article.number().to_owned()),
    };
    AskedView {
        legal: asked.legal.map(|mv| san(position, mv)),
        reasons: asked.reasons.iter().map(reason).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::Language;

    fn dead(fen: &str) -> String {
        let words = crate::words(Language::English);
        examine(words, Edition::Fide2023, fen, None).expect("a position").dead
    }

    /// Nothing is drawn where nothing can be played.
    #[test]
    fn an_illegal_position_is_not_called_dead() {
        let no_games = ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3kK3/8/8/8/8 w - - 0 1"];
        assert_eq!(no_games.map(dead), ["", ""]);
        let kings = dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert!(kings.starts_with("The position is dead"), "{kings}");
    }

    #[test]
    fn the_shortest_lines_are_shown_of_the_initial_position() {
        let words = crate::words(Language::English);
        let start = Position::default().fen().to_string();
        let view = examine(words, Edition::Fide2023, &start, None).expect("a position");
        assert_eq!([&view.mates[0], &view.mates[1]].map(|mate| mate.line.len()), [5, 4]);
        assert!(view.mates.iter().all(|mate| mate.words.contains("no quicker")));
    }

    #[test]
    fn a_move_that_says_too_little_is_told_how_it_is_written() {
        let words = crate::words(Language::English);
        let detail = |fen: &str, text: &str| {
            let refused = examine(words, Edition::Fide2023, fen, Some(text)).expect_err("refused");
            refused.details(words).detail
        };
        let pawn = detail("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8");
        assert!(pawn.contains("becomes") && pawn.contains("a8=Q"), "{pawn}");
        let knights = detail("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2");
        assert!(knights.contains("Nbd2") && knights.contains("Nfd2"), "{knights}");
        let neither = detail("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hello");
        assert!(neither.contains("is not a move"), "{neither}");
    }
}
