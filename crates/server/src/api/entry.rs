//! Who sends a request.

use crate::access::authority::Authority;
use crate::access::creating::Asking;
use crate::access::limits::Client;
use crate::api::extract::secret;
use crate::axis::wall;
use crate::games::view::View;
use crate::hall::Hall;
use crate::hall::competition::Competition;
use crate::hall::entry;
use crate::problem::Problem;
use axum::http::HeaderMap;
use std::sync::Arc;

/// # Errors
/// If whoever asks may not set up games here.
pub(crate) fn may_create(hall: &Hall, client: Client, headers: &HeaderMap) -> Result<(), Problem> {
    let asking = Asking { here: client.here, secret: secret(headers), now: wall() };
    hall.leave.look_up(&asking)
}

/// The game as somebody sees it.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<View, Problem> {
    let table = hall.table(id).await?;
    let authority = entry::enter(hall, &table, secret(headers)).await?;
    Ok(View::new(table, &authority))
}

/// The game as somebody with the secret of a seat sees it.
pub(crate) async fn enter_seated(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<View, Problem> {
    // A game that is not there is said first, whoever asks.
    hall.table(id).await?;
    secret(headers).ok_or_else(Problem::no_secret)?;
    enter(hall, id, headers).await
}

/// The competition and who somebody is there.
pub(crate) async fn enter_competition(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Competition>, Authority), Problem> {
    let competition = hall.competition(id).await?;
    let authority = competition.register.admit(secret(headers))?;
    Ok((competition, authority))
}

/// The competition, and somebody who is an arbiter there.
pub(crate) async fn arbiter(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Competition>, Authority), Problem> {
    hall.competition(id).await?;
    secret(headers).ok_or_else(Problem::no_secret)?;
    let (competition, authority) = enter_competition(hall, id, headers).await?;
    authority.require_arbiter()?;
    Ok((competition, authority))
}
