//! API for the administrator, on a socket in the file system that only its owner can open.
//! `touchmove admin` is its client.

use crate::api::extract::{AnyText, Body, In, Parameters};
use crate::api::operations;
use crate::problem::{self, Problem};
use crate::registry::Registry;
use crate::registry::administration::Overview;
use axum::extract::State;
use axum::middleware::from_fn;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use touchmove_store::StreamId;

const PAGE: usize = 200;
/// Default validity of an invitation, in days.
const DAYS: u32 = 365;

pub(crate) fn router(registry: Arc<Registry>) -> Router {
    Router::new()
        .route("/games", get(list))
        .route("/games/{id}", delete(remove).get(archive))
        .route("/games/{id}/arbiter", post(issue_arbiter_link))
        .route("/games/{id}/close", post(close))
        .route("/anonymise", post(anonymise))
        .route("/invitations", get(invitations).post(invite))
        .route("/invitations/{id}", delete(uninvite))
        .route("/metrics", get(operations::metrics))
        .layer(from_fn(problem::render))
        .with_state(registry)
}

type Told = Result<Json<Value>, Problem>;

#[derive(Deserialize)]
struct After {
    after: Option<String>,
}

/// A page of games and competitions; the next page begins after its last entry.
async fn list(State(registry): State<Arc<Registry>>, Parameters(asked): Parameters<After>) -> Told {
    let after = asked.after.map(|id| StreamId::new(&id).map_err(|_| Problem::no_such_game(id)));
    let page = registry.overview(after.transpose()?, PAGE).await?;
    Ok(Json(page.iter().map(row).collect()))
}

fn row(one: &Overview) -> Value {
    let Overview { info, name, changed } = one;
    json!({
        "id": info.id,
        "kind": info.kind,
        "competition": info.parent,
        "name": name,
        "running": info.running,
        "entries": info.version,
        "changed_wall_ms": changed,
    })
}

async fn issue_arbiter_link(State(registry): State<Arc<Registry>>, In(id): In<String>) -> Told {
    let (page, issued) = registry.issue_arbiter_link(&id).await?;
    Ok(Json(json!({ "seat": issued.seat, "link": link(&registry, &page, issued.secret.text()) })))
}

/// A link, with the server's address if that is known.
fn link(registry: &Registry, page: &str, secret: &str) -> String {
    let origin = registry.site.others.as_deref().unwrap_or(&registry.site.own);
    format!("{origin}{page}#{secret}")
}

async fn close(State(registry): State<Arc<Registry>>, In(id): In<String>) -> Told {
    Ok(Json(json!({ "games": registry.close(&id).await? })))
}

async fn remove(State(registry): State<Arc<Registry>>, In(id): In<String>) -> Told {
    Ok(Json(json!({ "journals": registry.remove(&id).await? })))
}

/// The whole record, to be archived elsewhere.
async fn archive(State(registry): State<Arc<Registry>>, In(id): In<String>) -> Told {
    let journals = registry.journals(&id).await?;
    let line = |(id, stored)| json!({ "journal": id, "entry": stored });
    Ok(Json(journals.into_iter().map(line).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ErasureRequest {
    name: String,
}

async fn anonymise(
    State(registry): State<Arc<Registry>>,
    AnyText(whom): AnyText<ErasureRequest>,
) -> Told {
    Ok(Json(json!({ "journals": registry.anonymise(&whom.name).await? })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    name: String,
    days: Option<u32>,
}

async fn invite(State(registry): State<Arc<Registry>>, Body(new): Body<Invited>) -> Told {
    let (invitation, page) = registry.invite(&new.name, new.days.unwrap_or(DAYS)).await?;
    let origin = registry.site.others.as_deref().unwrap_or(&registry.site.own);
    Ok(Json(json!({
        "id": invitation.id,
        "link": format!("{origin}{page}"),
        "until_wall_ms": invitation.until,
    })))
}

async fn invitations(State(registry): State<Arc<Registry>>) -> Told {
    let known = registry.read_invitations().await?;
    let row = |one: &crate::access::creation_policy::Invitation| json!({ "id": one.id, "name": one.name, "until_wall_ms": one.until });
    Ok(Json(known.iter().map(row).collect()))
}

async fn uninvite(State(registry): State<Arc<Registry>>, In(id): In<String>) -> Told {
    registry.uninvite(&id).await?;
    Ok(Json(json!({})))
}
