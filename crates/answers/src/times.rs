//! Parser for time controls in free text.

use crate::refusal::Refusal;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Fault, Period, PlayerTimeControls};

/// The reading of a typed time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TypedView {
    /// The possible readings: one, or two if the text is ambiguous, or none if it is unreadable.
    pub readings: Vec<ControlView>,
    /// The first unreadable part of the text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misread: Option<MisreadView>,
}

/// The unreadable part of a time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MisreadView {
    /// The unreadable text; empty if the end of the text is unexpected.
    pub found: String,
    /// The column of the first unreadable character, from 1.
    pub column: usize,
}

/// A time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ControlView {
    /// The value of the tag `TimeControl`.
    pub field: String,
    /// The periods; empty in a game without a clock. If the players' time controls differ, these
    /// are White's.
    pub stages: Vec<StageView>,
    /// Black's periods, if the players' time controls differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<StageView>>,
}

/// A period of a time control.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StageView {
    /// The number of moves; absent in the last period, which covers all remaining moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The time of the period, in milliseconds.
    pub time_ms: u64,
    /// The bonus for each move, in milliseconds.
    pub bonus_ms: u64,
    /// True if the bonus is a delay; false if it is an increment.
    pub delay: bool,
}

const LONGEST: usize = 200;

/// Parses a time control in free text.
///
/// ```
/// let understood = touchmove_answers::times::read("40/90+30, 30+30").unwrap();
/// assert_eq!(understood.readings[0].field, "40/5400+30:1800+30");
/// let armageddon = touchmove_answers::times::read("White 5 min, Black 4 min").unwrap();
/// assert_eq!(armageddon.readings[0].black.as_ref().unwrap()[0].time_ms, 240_000);
/// ```
///
/// # Errors
/// If the text is too long.
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
