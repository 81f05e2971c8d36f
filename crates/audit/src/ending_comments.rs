//! Endings that the record states, compared with the moves.

use crate::GameRecord;
use crate::finding::{End, Finding, Kind};
use crate::replay::Replay;
use crate::stated_loss::{is_short, says, states_loss, termination, words_of};
use serde::Serialize;
use std::borrow::Cow;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::{Budget, MateAnswer, can_mate};

/// An ending that the record states.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names are the Laws' own
pub enum StatedEnding {
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    /// Usually by the rule of a website.
    InsufficientMaterial,
    TimeForfeit,
    /// The given player won, or the opponent lost.
    Wins(#[serde(serialize_with = "crate::json::player")] Color),
}

impl StatedEnding {
    /// Returns the name of the ending in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::StatedEnding::FiftyMoves.name(), "fifty_moves");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            StatedEnding::Checkmate => "checkmate",
            StatedEnding::Stalemate => "stalemate",
            StatedEnding::Repetition => "repetition",
            StatedEnding::FiftyMoves => "fifty_moves",
            StatedEnding::InsufficientMaterial => "insufficient_material",
            StatedEnding::TimeForfeit => "time_forfeit",
            StatedEnding::Wins(_) => "wins",
        }
    }
}

/// Phrases for endings. More specific phrases are first.
const WORDS: [(&str, StatedEnding); 15] = [
    ("insufficient", StatedEnding::InsufficientMaterial),
    ("by checkmate", StatedEnding::Checkmate),
    ("checkmated", StatedEnding::Checkmate),
    (" mates", StatedEnding::Checkmate),
    ("stalemate", StatedEnding::Stalemate),
    ("by repetition", StatedEnding::Repetition),
    ("3-fold rep", StatedEnding::Repetition),
    ("threefold", StatedEnding::Repetition),
    ("50-move", StatedEnding::FiftyMoves),
    ("50 move", StatedEnding::FiftyMoves),
    ("fifty-move", StatedEnding::FiftyMoves),
    ("fifty move", StatedEnding::FiftyMoves),
    ("time forfeit", StatedEnding::TimeForfeit),
    ("on time", StatedEnding::TimeForfeit),
    ("timeout", StatedEnding::TimeForfeit),
];

/// Phrases at the end of comments that state an ending. Other comments describe the play.
const ENDS: [&str; 13] = [
    "by checkmate",
    "is checkmated",
    "by repetition",
    "by threefold repetition",
    "by stalemate",
    "insufficient material",
    "50-move rule",
    "fifty-move rule",
    // Of the program cutechess.
    "white mates",
    "black mates",
    "by 3-fold repetition",
    "insufficient mating material",
    "fifty moves rule",
];

/// Verbs that state a win.
const WINS: [&str; 3] = ["won", "wins", "mates"];
/// Verbs that state a loss.
const LOSES: [&str; 6] = ["resigns", "resigned", "loses", "lost", "forfeits", "overstepped"];

/// Returns the stated endings with their words. The tag `Termination` is read first, then short
/// final comments.
fn stated_endings(game: &impl GameRecord) -> Vec<(StatedEnding, String)> {
    let tag = termination(game).filter(|tag| !tag.trim().is_empty());
    let comments = if game.has_last_words() { game.last_comments() } else { Cow::default() };
    let comments = comments.iter().map(|text| words_of(text));
    let telling = comments.filter(|text| states_loss(text) || ends(&text.to_lowercase()));
    let texts = tag.as_deref().map(|tag| tag.trim().to_owned()).into_iter().chain(telling);
    let said = |text: String| {
        endings_in(game, &text).into_iter().map(|said| (said, text.clone())).collect::<Vec<_>>()
    };
    texts.flat_map(said).collect()
}

fn ends(lower: &str) -> bool {
    is_short(lower) && ENDS.iter().any(|end| lower.ends_with(end))
}

fn endings_in(game: &impl GameRecord, text: &str) -> Vec<StatedEnding> {
    let lower = text.to_lowercase();
    let how = WORDS.iter().find(|(words, _)| says(&lower, words)).map(|&(_, said)| said);
    who_wins(game, &lower).map(StatedEnding::Wins).into_iter().chain(how).collect()
}

fn who_wins(game: &impl GameRecord, lower: &str) -> Option<Color> {
    let mut words = lower.split(|c: char| !c.is_alphabetic());
    if !words.any(|word| WINS.contains(&word) || LOSES.contains(&word)) {
        return None;
    }
    [Color::White, Color::Black].into_iter().find_map(|color| {
        let tag = game.tag(if color == Color::White { "White" } else { "Black" });
        let name = tag.map(|name| name.to_lowercase()).filter(|name| !name.is_empty());
        let side = if color == Color::White { "white" } else { "black" };
        let names = name.as_deref().into_iter().chain([side]);
        let mut behind = names.filter_map(|name| lower.strip_prefix(name)?.strip_prefix(' '));
        behind.find_map(|rest| {
            let verb = rest.split(|c: char| !c.is_alphabetic()).next()?;
            match () {
                () if WINS.contains(&verb) => Some(color),
                () if LOSES.contains(&verb) => Some(color.other()),
                () => None,
            }
        })
    })
}

impl<R: GameRecord> Replay<'_, R> {
    /// Compares the stated endings with the end of the game. All moves must have been played.
    #[cold]
    pub(crate) fn check_stated_ending(&mut self, result: &str, last: usize) {
        for (said, text) in stated_endings(self.record) {
            let kind = match said {
                StatedEnding::InsufficientMaterial | StatedEnding::TimeForfeit
                    if result == "1/2-1/2" =>
                {
                    self.mate_was_possible(said, &text)
                }
                _ if self.fits(said, result) => None,
                _ => Some(Kind::TerminationContradicts { said, text }),
            };
            if let Some(kind) = kind {
                let (place, number) = (self.record.place_of(last), self.last_number());
                return self.findings.push(Finding { place, number, kind });
            }
        }
    }

    fn fits(&self, said: StatedEnding, result: &str) -> bool {
        let appeared = || self.appearances_of_last() >= 3 || self.can_claim(Ground::Threefold);
        match said {
            StatedEnding::Checkmate => self.ended_by(End::Checkmate),
            StatedEnding::Stalemate => self.ended_by(End::Stalemate),
            StatedEnding::Repetition => self.has_ended() || appeared(),
            // A player may claim by writing down the 100th quiet move, which is then not played.
            StatedEnding::FiftyMoves => self.position().halfmoves() >= 99 || self.has_ended(),
            StatedEnding::Wins(Color::White) => result == "1-0",
            StatedEnding::Wins(Color::Black) => result == "0-1",
            StatedEnding::InsufficientMaterial => self.ended_by(End::DeadPosition),
            StatedEnding::TimeForfeit => true,
        }
    }

    /// Returns a finding if a game was drawn by insufficient material although a player could have
    /// mated. After a flag fall only the opponent of the player to move counts.
    fn mate_was_possible(&mut self, said: StatedEnding, text: &str) -> Option<Kind> {
        let position: Position = *self.open_end()?;
        let after_flag = said == StatedEnding::TimeForfeit || text.to_lowercase().contains("time");
        let opponent = position.turn().other();
        let players = [opponent, position.turn()];
        for player in players.into_iter().take(if after_flag { 1 } else { 2 }) {
            match can_mate(&position, player, Budget::default()) {
                MateAnswer::Yes(_) => {
                    let article = self.cite_possible_mate(after_flag);
                    let text = text.to_owned();
                    return Some(Kind::MateWasPossible { text, player, position, article });
                }
                MateAnswer::Undecided { .. } => self.undecided += 1,
                MateAnswer::No(_) => {}
            }
        }
        None
    }
}
