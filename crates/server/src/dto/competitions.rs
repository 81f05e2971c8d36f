//! Competitions: set up, looked at, and what is done at many boards.

use crate::dto::boards::{Board, NewBoard};
use crate::dto::changes::CorrectionView;
use crate::dto::notes::NoteView;
use crate::dto::report::Report;
use crate::dto::result_slip::PaperView;
use crate::dto::rounds::Idle;
use crate::dto::seats::{SeatLink, SeatView};
use crate::games::setup::NewGame;
use crate::problem::ProblemDetails;
use crate::registry::MadeBoard;
use crate::site::Site;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_answers::seen::StateView;
use touchmove_explain::Words;
use utoipa::ToSchema;

/// A competition to set up.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompetition {
    /// What it is called.
    pub name: String,
    /// The first arbiter's name, as it is to stand on record and in the report.
    #[serde(default)]
    pub arbiter: Option<String>,
    /// What all its games have in common; players' names are the boards'.
    #[serde(default)]
    pub games: NewGame,
    /// Its boards; more can be added later.
    #[serde(default)]
    pub boards: Vec<NewBoard>,
}

/// A competition that has been set up.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedCompetition {
    /// Its name in addresses.
    pub id: String,
    /// The first arbiter's seat, which is one at every board.
    pub arbiter: SeatLink,
    /// Its boards with the links of their seats.
    pub boards: Vec<CreatedBoard>,
}

/// A board with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedBoard {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// Its seats. This is the only time that their secrets are told.
    pub seats: Vec<SeatLink>,
    /// That no game leads to the position it begins with, and why, where that can be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
}

impl CreatedBoard {
    pub(crate) fn of(made: MadeBoard, site: &Site, words: &Words) -> CreatedBoard {
        let MadeBoard { board, seats, start } = made;
        let page = site.game(&board.game);
        let seats = seats.iter().map(|issued| SeatLink::of(&page, issued)).collect();
        CreatedBoard { board, seats, remark: start.remark(words) }
    }
}

/// A competition as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct CompetitionView {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// Who is looking: `arbiter` or `spectator`.
    pub you: String,
    /// The tags that its games have in common.
    pub tags: BTreeMap<String, String>,
    /// How late this is shown, in seconds.
    pub delay_seconds: u32,
    /// The seat of whoever is looking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Its boards and how things stand there.
    pub boards: Vec<BoardView>,
    /// What arbiters have written down for each other; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<NoteView>>,
    /// Its arbiters; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<Vec<SeatView>>,
    /// Who does not play in which round.
    pub byes: Vec<ByeView>,
    /// What was put right after it was set up; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Vec<CorrectionView>>,
}

/// Somebody who does not play in a round.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ByeView {
    /// The round.
    pub round: String,
    /// Who, and what the file has there.
    #[serde(flatten)]
    pub idle: Idle,
}

/// A board and how things stand there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// How things stand; for spectators as late as the event has it.
    pub state: StateView,
    /// What was entered and signed on paper, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paper: Option<PaperView>,
}

impl BoardView {
    pub(crate) fn of(board: Board, state: StateView, mut paper: Option<PaperView>) -> BoardView {
        if let Some(paper) = &mut paper {
            paper.compare(&state);
        }
        BoardView { board, state, paper }
    }
}

/// What the arbiter does at several boards at the same moment.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForAll {
    /// What the arbiter does: `Arbiter starts`, `Arbiter stops the clock`.
    pub event: Report,
    /// At which boards; at all of them if left out.
    pub boards: Option<Vec<u32>>,
    /// In which round; in all of them if left out.
    pub round: Option<String>,
}

/// What became of it at one board.
#[derive(Debug, Serialize, ToSchema)]
pub struct AtBoard {
    /// The board.
    pub number: u32,
    /// Its place in the journal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Why it was not taken there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<ProblemDetails>,
}

/// What a board's game came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// `1-0`, `0-1`, `1/2-1/2` ...; `*` while it goes on.
    pub result: String,
    /// What ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// White's and Black's points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f32; 2]>,
    /// What the tournament file will have for White and Black: `10`, `==`, `+-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
    /// Whether an arbiter has entered it, and not the game.
    pub entered: bool,
}
