//! Rematch proposals.

use crate::api::credentials::enter_seated;
use crate::api::extract::{Body, In};
use crate::dto::surroundings::AroundView;
use crate::games::rematch::Proposed;
use crate::games::view::View;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A game that the proposer has already created, and the opponent's seat in it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The page to open: `/game/ID#SECRET`.
    pub link: String,
}

const LONGEST: usize = 200;
const WHAT: &str = "rematch";

/// Propose a rematch to the opponent, once this game is over.
#[utoipa::path(post, path = "/api/games/{id}/rematch", operation_id = "propose_rematch", tag = "games",
    params(("id" = String, Path)), request_body = Proposal, security(("seat" = [])), responses(
    (status = 200, body = AroundView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn propose(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(Proposal { link }): Body<Proposal>,
) -> Result<Json<AroundView>, Problem> {
    let View { live_game, authority } = enter_seated(&registry, &id, &headers).await?;
    let role = authority.look_up()?.identity.role;
    let &[by] = role.players() else { return Err(Problem::not_yours(WHAT, role.name())) };
    if !live_game.is_over().await? {
        return Err(Problem::impossible(WHAT, "too-early", ""));
    }
    // The opponent's page follows the link, so the link must lead to a game of this server.
    let game = registry.site.own_game(&link).filter(|rest| !rest.contains(['/', '\\']));
    if game.is_none() || link.len() > LONGEST || link.chars().any(char::is_control) {
        return Err(Problem::unreadable("link: /game/ID#SECRET"));
    }
    if !live_game.rematch.propose(Proposed { by, link }) {
        return Err(Problem::conflict());
    }
    live_game.feeds.publish_surroundings();
    Ok(Json(AroundView::of(&live_game, role)))
}
