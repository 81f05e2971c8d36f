//! Seats and their links.

use crate::access::seats::{Issued, Role, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A seat as an arbiter sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The seat.
    pub seat: String,
    /// Role of the seat.
    pub role: String,
    /// The name that the seat was issued to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// True if the seat's link no longer works.
    pub revoked: bool,
}

impl SeatView {
    pub(crate) fn of(seat: &Seat) -> SeatView {
        SeatView {
            seat: seat.id.clone(),
            role: seat.role.name().to_owned(),
            name: seat.name.clone(),
            revoked: seat.revoked,
        }
    }
}

/// A seat to issue.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Role of the seat. A player's new seat replaces the earlier one.
    pub role: Role,
    /// The name that the seat is issued to.
    pub name: Option<String>,
}

/// An issued seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatLink {
    /// The seat.
    pub seat: String,
    /// Role of the seat.
    pub role: String,
    /// Secret of the seat, for `Authorization: Bearer SECRET`.
    pub secret: String,
    /// The page to open. The secret is behind `#`, so browsers do not send it to the server.
    pub link: String,
}

impl SeatLink {
    pub(crate) fn of(page: &str, issued: &Issued) -> SeatLink {
        let secret = issued.secret.text().to_owned();
        SeatLink {
            seat: issued.seat.clone(),
            role: issued.role.name().to_owned(),
            link: format!("{page}#{secret}"),
            secret,
        }
    }
}
