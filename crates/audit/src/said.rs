//! What a record says of its end in words, held against what it shows.

use crate::Recorded;
use crate::finding::{End, Finding, Kind};
use crate::game::Replay;
use crate::told::{is_short, tells};
use serde::Serialize;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::{Budget, MateAnswer, can_mate};

/// How a record says that a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names are the Laws' own
pub enum Said {
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    /// By the site's own rule, most often.
    InsufficientMaterial,
    TimeForfeit,
    /// That player won, or the opponent lost.
    Wins(#[serde(serialize_with = "crate::json::player")] Color),
}

impl Said {
    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Said::FiftyMoves.id(), "fifty_moves");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Said::Checkmate => "checkmate",
            Said::Stalemate => "stalemate",
            Said::Repetition => "repetition",
            Said::FiftyMoves => "fifty_moves",
            Said::InsufficientMaterial => "insufficient_material",
            Said::TimeForfeit => "time_forfeit",
            Said::Wins(_) => "wins",
        }
    }
}

/// Words that tell it, the more particular ones first.
const WORDS: [(&str, Said); 14] = [
    ("insufficient", Said::InsufficientMaterial),
    ("by checkmate", Said::Checkmate),
    ("checkmated", Said::Checkmate),
    ("stalemate", Said::Stalemate),
    ("by repetition", Said::Repetition),
    ("3-fold rep", Said::Repetition),
    ("threefold", Said::Repetition),
    ("50-move", Said::FiftyMoves),
    ("50 move", Said::FiftyMoves),
    ("fifty-move", Said::FiftyMoves),
    ("fifty move", Said::FiftyMoves),
    ("time forfeit", Said::TimeForfeit),
    ("on time", Said::TimeForfeit),
    ("timeout", Said::TimeForfeit),
];

/// How comments end that tell it; others tell of the play.
const ENDS: [&str; 8] = [
    "by checkmate",
    "is checkmated",
    "by repetition",
    "by threefold repetition",
    "by stalemate",
    "insufficient material",
    "50-move rule",
    "fifty-move rule",
];

/// Verbs of a player who wins, and of one who loses.
const WINS: [&str; 2] = ["won", "wins"];
const LOSES: [&str; 6] = ["resigns", "resigned", "loses", "lost", "forfeits", "overstepped"];

/// What the `Termination` tag says, then short comments at the end, with the words.
fn all_said(game: &impl Recorded) -> Vec<(Said, String)> {
    let tag = game.tag("Termination").filter(|tag| !tag.trim().is_empty());
    let comments = game.last_comments();
    let comments = comments.iter().map(|text| text.trim().trim_end_matches(['.', '!', ' ']));
    let telling = comments.filter(|text| tells(text) || ends(&text.to_lowercase()));
    let texts = tag.as_deref().map(str::trim).into_iter().chain(telling);
    let said = |text: &str| {
        said_in(game, text).into_iter().map(|said| (said, text.to_owned())).collect::<Vec<_>>()
    };
    texts.flat_map(said).collect()
}

fn ends(lower: &str) -> bool {
    is_short(lower) && ENDS.iter().any(|end| lower.ends_with(end))
}

fn said_in(game: &impl Recorded, text: &str) -> Vec<Said> {
    let lower = text.to_lowercase();
    let how = WORDS.iter().find(|(words, _)| lower.contains(words)).map(|&(_, said)| said);
    who_wins(game, &lower).map(Said::Wins).into_iter().chain(how).collect()
}

fn who_wins(game: &impl Recorded, lower: &str) -> Option<Color> {
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

impl<R: Recorded> Replay<'_, R> {
    /// Holds what is said against the end of a game that was read to its end.
    #[cold]
    pub(crate) fn hear(&mut self, result: &str, last: usize) {
        for (said, text) in all_said(self.record) {
            let kind = match said {
                Said::InsufficientMaterial | Said::TimeForfeit if result == "1/2-1/2" => {
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

    fn fits(&self, said: Said, result: &str) -> bool {
        let appeared = self.appearances_of_last() >= 3 || self.can_claim(Ground::Threefold);
        match said {
            Said::Checkmate => self.ended_by(End::Checkmate),
            Said::Stalemate => self.ended_by(End::Stalemate),
            Said::Repetition => appeared || self.has_ended(),
            // With the next move, which a claim writes down.
            Said::FiftyMoves => self.position().halfmoves() >= 99 || self.has_ended(),
            Said::Wins(Color::White) => result == "1-0",
            Said::Wins(Color::Black) => result == "0-1",
            Said::InsufficientMaterial => self.ended_by(End::DeadPosition),
            Said::TimeForfeit => true,
        }
    }

    /// A draw for want of material, although somebody could have mated: after a
    /// flag the opponent of the player who had the move.
    fn mate_was_possible(&mut self, said: Said, text: &str) -> Option<Kind> {
        let position: Position = *self.open_end()?;
        let after_flag = said == Said::TimeForfeit || text.to_lowercase().contains("time");
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
