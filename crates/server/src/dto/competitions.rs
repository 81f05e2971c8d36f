//! Competitions: creation, views, and acts at several boards.

use crate::dto::boards::{Board, NewBoard};
use crate::dto::changes::CorrectionView;
use crate::dto::notes::NoteView;
use crate::dto::report::Report;
use crate::dto::result_slip::PaperView;
use crate::dto::rounds::Idle;
use crate::dto::seats::{SeatLink, SeatView};
use crate::problem::ProblemDetails;
use crate::registry::MadeBoard;
use crate::site::Site;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_answers::setup::NewGame;
use touchmove_answers::views::StateView;
use touchmove_explain::Words;
use utoipa::ToSchema;

/// A competition to create.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompetition {
    /// Name of the competition.
    pub name: String,
    /// The first arbiter's name, for the record and the report.
    #[serde(default)]
    pub arbiter: Option<String>,
    /// Settings that all games of the competition share; players' names belong to the boards.
    #[serde(default)]
    pub games: NewGame,
    /// Boards of the competition; more can be added later.
    #[serde(default)]
    pub boards: Vec<NewBoard>,
}

/// A created competition.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedCompetition {
    /// Id of the competition in addresses.
    pub id: String,
    /// The first arbiter's seat, valid at every board.
    pub arbiter: SeatLink,
    /// Boards of the competition with the links of their seats.
    pub boards: Vec<CreatedBoard>,
}

/// A board with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedBoard {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// Seats of the board. No other answer contains their secrets.
    pub seats: Vec<SeatLink>,
    /// Proof that the initial position is unreachable, if there is one.
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

/// A competition as the client sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct CompetitionView {
    /// Id of the competition in addresses.
    pub id: String,
    /// Name of the competition.
    pub name: String,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// The client's role: `arbiter` or `spectator`.
    pub you: String,
    /// Tags that all games of the competition share.
    pub tags: BTreeMap<String, String>,
    /// Delay of this view, in seconds.
    pub delay_seconds: u32,
    /// The client's seat, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Boards of the competition with their current state.
    pub boards: Vec<BoardView>,
    /// Notes of arbiters for each other; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<NoteView>>,
    /// Arbiters of the competition; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<Vec<SeatView>>,
    /// Players without a game, by round.
    pub byes: Vec<ByeView>,
    /// Corrections after a round was set up; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<Vec<CorrectionView>>,
}

/// A player without a game in a round.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ByeView {
    /// The round.
    pub round: String,
    /// The player, and the code of the bye in the tournament file.
    #[serde(flatten)]
    pub idle: Idle,
}

/// A board with its current state.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// The current state; delayed for spectators if the event has a delay.
    pub state: StateView,
    /// The entered and signed results, if any.
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

/// An act of the arbiter at several boards at the same moment.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForAll {
    /// The act: `Arbiter starts`, `Arbiter stops the clock`.
    pub event: Report,
    /// The boards; all of them by default.
    pub boards: Option<Vec<u32>>,
    /// The round; all rounds by default.
    pub round: Option<String>,
}

/// The outcome at one board.
#[derive(Debug, Serialize, ToSchema)]
pub struct AtBoard {
    /// The board.
    pub number: u32,
    /// Version of the board's journal after the act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Reason why the act was rejected, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<ProblemDetails>,
}

/// The result of a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// `1-0`, `0-1`, `1/2-1/2` ...; `*` while the game is in progress.
    pub result: String,
    /// The ending of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// White's and Black's points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f32; 2]>,
    /// The codes for White and Black in the tournament file: `10`, `==`, `+-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
    /// True if an arbiter entered the result; false if the result follows from the game.
    pub entered: bool,
}
