//! Seats: who has which, and their links.

use crate::access::seats::{Issued, Role, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A seat as an arbiter sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The seat.
    pub seat: String,
    /// Who sits there.
    pub role: String,
    /// The name it was given out to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether its link opens nothing any more.
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

/// A seat to give out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who is to sit there. A player's seat replaces the one given out before.
    pub role: Role,
    /// For whom it is.
    pub name: Option<String>,
}

/// A seat that was given out.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatLink {
    /// The seat.
    pub seat: String,
    /// Who sits there.
    pub role: String,
    /// What opens it: `Authorization: Bearer SECRET`.
    pub secret: String,
    /// The page to open. The secret stands behind `#`, which is sent to nobody.
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
