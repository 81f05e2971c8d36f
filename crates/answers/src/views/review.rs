//! Review of a game: moves and incidents in order, each with the board and clocks after it.

use super::event_view::{HappeningView, happenings};
use super::happening::Happening;
use super::permissions::Permissions;
use serde::Serialize;
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_game::Game;
use touchmove_laws::{Effect, Note};

/// The review of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// The initial position, as FEN.
    pub start: String,
    /// The initial clock times of White and Black, in milliseconds.
    pub clocks: [Option<u64>; 2],
    /// Moves and incidents, in order.
    pub moments: Vec<MomentView>,
}

/// A move or an incident.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MomentView {
    /// The event and its rulings.
    pub happening: HappeningView,
    /// The position after the happening, as FEN.
    pub fen: String,
    /// The board before the pieces were restored: the first field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stood: Option<String>,
    /// The clock times of White and Black after the happening, in milliseconds.
    pub clocks: [Option<u64>; 2],
}

/// Writes a review while a game is replayed.
pub struct Reviewer<'a> {
    permissions: Permissions,
    words: &'a Words,
    stood: String,
    view: ReviewView,
}

impl<'a> Reviewer<'a> {
    /// Starts at the beginning of a game.
    pub fn new(start: &Game, permissions: Permissions, words: &'a Words) -> Reviewer<'a> {
        let view = ReviewView {
            start: start.position().fen().to_string(),
            clocks: clocks(start, Moment::START),
            moments: Vec::new(),
        };
        Reviewer { permissions, words, stood: placement(start.position()), view }
    }

    /// Follows a happening, after which the game is as given.
    pub fn follow(&mut self, happening: &Happening, game: &Game) {
        let before = std::mem::replace(&mut self.stood, placement(game.position()));
        let moment = moment(happening, game, before, self.permissions, self.words);
        self.view.moments.extend(moment);
    }

    /// Returns the review.
    pub fn view(self) -> ReviewView {
        self.view
    }
}

fn moment(
    happening: &Happening,
    game: &Game,
    before: String,
    permissions: Permissions,
    words: &Words,
) -> Option<MomentView> {
    let rulings = happening.what.rulings();
    if rulings.iter().all(|ruling| is_routine(ruling.effect())) {
        return None;
    }
    let seen = happenings(std::slice::from_ref(happening), permissions, words).pop()?;
    let restored =
        rulings.iter().any(|ruling| matches!(ruling.effect(), Effect::PositionRestored { .. }));
    Some(MomentView {
        happening: seen,
        fen: game.position().fen().to_string(),
        stood: restored.then_some(before),
        clocks: clocks(game, happening.at),
    })
}

/// True for effects that every move or start has and that do not change the board.
fn is_routine(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::Noted { what: Note::CompetitionRules | Note::LimitedSupervision }
    )
}

fn clocks(game: &Game, at: Moment) -> [Option<u64>; 2] {
    let now = at.max(game.now());
    Color::ALL.map(|side| game.clock().remaining_ms(side, now).map(Millis::get))
}

fn placement(position: &Position) -> String {
    let fen = position.fen().to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}
