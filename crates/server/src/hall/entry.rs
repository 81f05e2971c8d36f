//! Letting somebody in: by the secret of a seat, or to watch.

use super::Hall;
use crate::access::authority::Authority;
use crate::games::table::Table;
use crate::problem::Problem;
use std::sync::Arc;

/// Lets somebody in to a game. Arbiters of its competition are arbiters there.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    table: &Table,
    secret: Option<&str>,
) -> Result<Authority, Problem> {
    let refused = match table.register.admit(secret) {
        Ok(authority) => return Ok(authority),
        Err(refused) => refused,
    };
    let (Some(secret), Some(competition)) = (secret, &table.competition) else {
        return Err(refused);
    };
    let competition = hall.competition(competition).await?;
    Ok(competition.register.admit(Some(secret))?.at(&table.register))
}
