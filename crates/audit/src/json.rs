//! JSON serializers for fields of findings.

use crate::{cause_name, confidence_name, expected_name, ground_name};
use serde::{Serialize, Serializer};
use touchmove_board::{Color, IllegalReason, Position, PositionError, Role, Square};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::{Illegality, MateAnswer};
use touchmove_notation::Expected;
use touchmove_notation::diagnosis::{Cause, Confidence};
use touchmove_notation::pgn::{Place, ProblemKind};

pub(crate) fn place<S: Serializer>(place: &Place, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct LineAndColumn {
        line: u32,
        column: u32,
    }
    LineAndColumn { line: place.line, column: place.column }.serialize(serializer)
}

pub(crate) fn problem<S: Serializer>(
    problem: &ProblemKind,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(problem.name())
}

pub(crate) fn expected<S: Serializer>(
    expected: &Expected,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(expected_name(*expected))
}

pub(crate) fn illegality<S: Serializer>(
    reason: &Illegality,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reason.name())
}

pub(crate) fn ground<S: Serializer>(ground: &Ground, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(ground_name(*ground))
}

pub(crate) fn reason<S: Serializer>(
    reason: &IllegalReason,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reason.name())
}

pub(crate) fn player<S: Serializer>(player: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(player)
}

pub(crate) fn role<S: Serializer>(role: &Option<Role>, serializer: S) -> Result<S::Ok, S::Error> {
    match role {
        Some(role) => serializer.collect_str(role),
        None => serializer.serialize_none(),
    }
}

pub(crate) fn fen_error<S: Serializer>(
    error: &Option<PositionError>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match error {
        Some(error) => serializer.collect_str(error),
        None => serializer.serialize_none(),
    }
}

pub(crate) fn square<S: Serializer>(value: &Square, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn fen<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&position.fen())
}

pub(crate) fn proof<S: Serializer>(answer: &MateAnswer, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(answer.name())
}

pub(crate) fn cause<S: Serializer>(cause: &Cause, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(cause_name(*cause))
}

pub(crate) fn confidence<S: Serializer>(
    confidence: &Confidence,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named {
        confidence: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        repairs: Option<usize>,
    }
    let repairs = match confidence {
        Confidence::OneOf(repairs) => Some(*repairs),
        Confidence::Certain | Confidence::Likely => None,
    };
    Named { confidence: confidence_name(*confidence), repairs }.serialize(serializer)
}
