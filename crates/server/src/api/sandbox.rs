//! Trying things out: a protocol is judged step by step, under any edition, and
//! nothing of it is kept.

use crate::access::limits::Client;
use crate::access::permissions::Permissions;
use crate::access::seats::Role;
use crate::api::extract::Body;
use crate::api::steps::StepView;
use crate::games::fold::Folded;
use crate::games::happening::{Happened, Happening};
use crate::games::setup::{Mode, no_such_edition};
use crate::games::snapshot::Snapshot;
use crate::hall::Hall;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::work::findings::Within;
use crate::work::length::Length;
use crate::work::pool::Allowance;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::{Act, Actor, Game, Presence, Protocol};
use touchmove_laws::Edition;
use touchmove_store::StreamId;
use utoipa::ToSchema;

/// More than any game has; a body is not larger anyway.
const MOST_EVENTS: usize = 2_000;

/// A protocol to judge.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The protocol's text.
    pub protocol: String,
    /// The edition to judge it under, if not the first that it names.
    pub laws: Option<String>,
}

/// What becomes of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tried {
    /// The edition that it was judged under.
    pub laws: String,
    /// The editions that the protocol names.
    pub named: Vec<String>,
    /// Its tags.
    pub tags: BTreeMap<String, String>,
    /// What happened, step by step; a step's version is its line in the text.
    pub steps: Vec<StepView>,
    /// Where it had to stop, and why, if something cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<ProblemDetails>,
}

/// Judge a protocol step by step; nothing of it is kept.
#[utoipa::path(post, path = "/api/sandbox", operation_id = "try_out", tag = "laws",
    request_body = Trial, responses(
    (status = 200, body = Tried),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn judge(
    State(hall): State<Arc<Hall>>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(trial): Body<Trial>,
) -> Result<Json<Tried>, Problem> {
    let words = reader(&headers);
    let work = move |time: Allowance| judged(&trial, words, &time);
    let tried = hall.ground.pool.run(Length::Judging, from, work).await;
    tried.ok_or_else(Problem::too_slow)?.map(Json)
}

fn judged(trial: &Trial, words: &Words, time: &Allowance) -> Result<Tried, Problem> {
    let protocol = Protocol::parse(&trial.protocol).map_err(|error| {
        let text = line(&trial.protocol, error.line);
        Problem::no_event(text, error.column.to_string(), error.message)
    })?;
    if protocol.entries.len() > MOST_EVENTS {
        return Err(Problem::too_much("events", MOST_EVENTS.to_string()));
    }
    let edition = edition(trial, &protocol)?;
    let (steps, stopped) = steps(&protocol, edition, &trial.protocol, words, time);
    Ok(Tried {
        laws: edition.name().to_owned(),
        named: protocol.setup.editions.iter().map(|e| e.name().to_owned()).collect(),
        tags: protocol.tags.iter().cloned().collect(),
        steps,
        stopped: stopped.map(|problem| problem.details(words)),
    })
}

fn line(text: &str, number: usize) -> String {
    text.lines().nth(number.saturating_sub(1)).unwrap_or_default().trim().to_owned()
}

fn edition(trial: &Trial, protocol: &Protocol) -> Result<Edition, Problem> {
    let named = protocol.setup.editions.first().copied();
    let wanted = trial.laws.as_deref().map(Edition::from_name);
    wanted.unwrap_or(named).ok_or_else(no_such_edition)
}

fn steps(
    protocol: &Protocol,
    edition: Edition,
    text: &str,
    words: &Words,
    time: &Allowance,
) -> (Vec<StepView>, Option<Problem>) {
    let permissions = Permissions { role: Role::Arbiter, mode: Mode::Training };
    let Ok(id) = StreamId::new("sandbox") else { return (Vec::new(), Some(Problem::failed())) };
    let mates = Arc::new(Within(time.clone()));
    let mut folded = Folded::apart(&id, game(protocol, edition).with_mates(mates));
    folded.trace();
    let mut steps = Vec::new();
    for entry in &protocol.entries {
        if time.is_up() {
            return (steps, Some(Problem::too_slow()));
        }
        let rulings = match folded.observe(&entry.event) {
            Ok(rulings) => rulings,
            Err(why) => {
                let event = line(text, entry.line);
                return (steps, Some(Problem::impossible(event, why.name(), why.about())));
            }
        };
        folded.version = entry.line as u64;
        let event = entry.event.clone();
        let (version, at) = (folded.version, entry.event.at);
        let what = Happened::Observed { event, seat: None, rulings };
        let happening = Happening { version, at, wall: 0, what, ways: folded.ways() };
        steps.extend(StepView::of(&happening, &Snapshot::of(&folded, at), permissions, words));
    }
    (steps, None)
}

/// Both are there from the start unless a line says that they arrive.
fn game(protocol: &Protocol, edition: Edition) -> Game {
    let mut game = Game::new(protocol.setup.regulations(edition), protocol.setup.start);
    let arrives = |player: &Color| {
        let mut events = protocol.entries.iter().map(|entry| &entry.event);
        events
            .any(|e| e.actor == Actor::Player(*player) && e.act == Act::Presence(Presence::Arrives))
    };
    Color::ALL.into_iter().filter(arrives).for_each(|player| game.awaits(player));
    game
}
