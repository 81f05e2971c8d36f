//! For whoever runs the server: not on the network, but at a socket in the file
//! system that only its owner opens. `touchmove admin` speaks to it.

use crate::api::extract::{AnyText, Body, In, Parameters};
use crate::api::ops;
use crate::hall::Hall;
use crate::hall::administration::Overview;
use crate::problem::{self, Problem};
use axum::extract::State;
use axum::middleware::from_fn;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use touchmove_store::StreamId;

const PAGE: usize = 200;
/// For how long somebody is invited who is not told otherwise, in days.
const DAYS: u32 = 365;

pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/games", get(list))
        .route("/games/{id}", delete(remove).get(archive))
        .route("/games/{id}/arbiter", post(let_in))
        .route("/games/{id}/close", post(close))
        .route("/anonymise", post(anonymise))
        .route("/invitations", get(invitations).post(invite))
        .route("/invitations/{id}", delete(uninvite))
        .route("/metrics", get(ops::metrics))
        .layer(from_fn(problem::speak))
        .with_state(hall)
}

type Told = Result<Json<Value>, Problem>;

#[derive(Deserialize)]
struct After {
    after: Option<String>,
}

/// A page of games and competitions; the next begins after the last of it.
async fn list(State(hall): State<Arc<Hall>>, Parameters(asked): Parameters<After>) -> Told {
    let after = asked.after.map(|id| StreamId::new(&id).map_err(|_| Problem::no_such_game(id)));
    let page = hall.overview(after.transpose()?, PAGE).await?;
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

async fn let_in(State(hall): State<Arc<Hall>>, In(id): In<String>) -> Told {
    let (page, issued) = hall.let_in(&id).await?;
    Ok(Json(json!({ "seat": issued.seat, "link": link(&hall, &page, issued.secret.text()) })))
}

/// As somebody opens it, if the server knows at which address.
fn link(hall: &Hall, page: &str, secret: &str) -> String {
    let origin = hall.site.others.as_deref().unwrap_or(&hall.site.own);
    format!("{origin}{page}#{secret}")
}

async fn close(State(hall): State<Arc<Hall>>, In(id): In<String>) -> Told {
    Ok(Json(json!({ "games": hall.close(&id).await? })))
}

async fn remove(State(hall): State<Arc<Hall>>, In(id): In<String>) -> Told {
    Ok(Json(json!({ "journals": hall.remove(&id).await? })))
}

/// All that is on record, to be kept elsewhere.
async fn archive(State(hall): State<Arc<Hall>>, In(id): In<String>) -> Told {
    let journals = hall.journals(&id).await?;
    let line = |(id, stored)| json!({ "journal": id, "entry": stored });
    Ok(Json(journals.into_iter().map(line).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ErasureScope {
    name: String,
}

async fn anonymise(State(hall): State<Arc<Hall>>, AnyText(whom): AnyText<ErasureScope>) -> Told {
    Ok(Json(json!({ "journals": hall.anonymise(&whom.name).await? })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    name: String,
    days: Option<u32>,
}

async fn invite(State(hall): State<Arc<Hall>>, Body(new): Body<Invited>) -> Told {
    let (invitation, page) = hall.invite(&new.name, new.days.unwrap_or(DAYS)).await?;
    let origin = hall.site.others.as_deref().unwrap_or(&hall.site.own);
    Ok(Json(json!({
        "id": invitation.id,
        "link": format!("{origin}{page}"),
        "until_wall_ms": invitation.until,
    })))
}

async fn invitations(State(hall): State<Arc<Hall>>) -> Told {
    let known = hall.read_invitations().await?;
    let row = |one: &crate::access::creating::Invitation| json!({ "id": one.id, "name": one.name, "until_wall_ms": one.until });
    Ok(Json(known.iter().map(row).collect()))
}

async fn uninvite(State(hall): State<Arc<Hall>>, In(id): In<String>) -> Told {
    hall.uninvite(&id).await?;
    Ok(Json(json!({})))
}
