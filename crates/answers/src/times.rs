//! Time controls as people type them, read back.

use crate::refusal::Refusal;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Fault, Period, PlayerTimeControls};

/// What was understood of a typed time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TypedView {
    /// One; two where it could be meant in two ways; none where it was not understood.
    pub readings: Vec<ControlView>,
    /// What was not understood, and its column from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misread: Option<MisreadView>,
}

/// What was not understood.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MisreadView {
    /// What stands there; empty at the end.
    pub found: String,
    /// The column of its first character, from 1.
    pub column: usize,
}

/// A time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ControlView {
    /// As the tag `TimeControl` has it.
    pub field: String,
    /// Its periods; none in a game without a clock. White's, where the players' are unequal.
    pub stages: Vec<StageView>,
    /// Black's periods, where the players' are unequal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<StageView>>,
}

/// A period of a time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StageView {
    /// For so many moves; for all that remain without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// So much time, in milliseconds.
    pub time_ms: u64,
    /// And so much for each move.
    pub bonus_ms: u64,
    /// Whether that passes before the time runs, and is not added to it.
    pub delay: bool,
}

const LONGEST: usize = 200;

/// What is understood of a time control as people type it.
///
/// ```
/// let understood = touchmove_answers::times::read("40/90+30, 30+30").unwrap();
/// assert_eq!(understood.readings[0].field, "40/5400+30:1800+30");
/// let armageddon = touchmove_answers::times::read("White 5 min, Black 4 min").unwrap();
/// assert_eq!(armageddon.readings[0].black.as_ref().unwrap()[0].time_ms, 240_000);
/// ```
///
/// # Errors
/// If far too much was typed.
pub fn read(typed: &str) -> Result<TypedView, Refusal> {
    match typed.len() > LONGEST {
        true => Err(Refusal::too_much("typed", LONGEST)),
        false => Ok(TypedView::of(typed)),
    }
}

impl TypedView {
    fn of(typed: &str) -> TypedView {
        let understood =
            |readings: &[PlayerTimeControls]| readings.iter().map(ControlView::of).collect();
        match PlayerTimeControls::read(typed) {
            Ok(times) => TypedView { readings: understood(&[times]), misread: None },
            Err(error) => match error.fault {
                Fault::TwoReadings(two) => {
                    TypedView { readings: understood(&two[..]), misread: None }
                }
                _ => {
                    let misread = MisreadView { found: error.found, column: error.column };
                    TypedView { readings: Vec::new(), misread: Some(misread) }
                }
            },
        }
    }
}

impl ControlView {
    fn of(times: &PlayerTimeControls) -> ControlView {
        let stages = |player| times.of(player).periods().iter().map(StageView::of).collect();
        ControlView {
            field: times.field(),
            stages: stages(Color::White),
            black: times.same().is_none().then(|| stages(Color::Black)),
        }
    }
}

impl StageView {
    fn of(period: &Period) -> StageView {
        StageView {
            moves: period.moves,
            time_ms: period.time_ms.get(),
            bonus_ms: period.bonus.increment_ms().max(period.bonus.delay_ms()).get(),
            delay: matches!(period.bonus, Bonus::Delay(_)),
        }
    }
}
