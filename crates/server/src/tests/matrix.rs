//! Permission matrix: every route and socket, as every role, in every state of a game. No answer
//! reveals a fact that the Laws hide from the role, and all routes agree.
//!
//! Routes are read from the API description, so new routes are included. Facts are marks that a
//! [scene] plants. [`may_know`](facts::may_know) is a small table of permissions. All other cells
//! are generated from these.

mod facts;
mod requests;
mod roles;
mod routes;
mod scene;

use facts::{AT_THE_BOARD, Fact, facts, may_know};
use roles::{Role, State};
use routes::{Answer, Route, Routes};
use scene::Scene;
use std::collections::{BTreeMap, BTreeSet};

/// The facts that a role got in a state, by route.
type Told = BTreeMap<String, BTreeSet<Fact>>;

/// The errors in the cells of each state.
async fn wrong(states: &[State]) -> Vec<String> {
    let routes = Routes::described();
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for &state in states {
        for one_device in [false, true] {
            let scene = Scene::set_up(state, one_device).await;
            let told = look_everywhere(&routes, &scene, &mut wrong).await;
            for (role, told) in &told {
                wrong.extend(cells(&scene, *role, told));
                seen.extend(told.values().flatten().copied());
            }
        }
    }
    for fact in Fact::ALL.into_iter().filter(|fact| fact.is_ever_told(states)) {
        if !seen.contains(&fact) {
            wrong.push(format!("{fact:?} is told at no door: it is not planted, or not found"));
        }
    }
    wrong
}

/// Sends requests to all routes, read-only ones first.
async fn look_everywhere(
    routes: &Routes,
    scene: &Scene,
    wrong: &mut Vec<String>,
) -> Vec<(Role, Told)> {
    let mut all = Vec::new();
    for role in scene.roles() {
        let mut told = Told::new();
        for socket in &routes.sockets {
            told.insert(format!("ws {socket}"), facts(scene, role, &scene.sit(role, socket).await));
        }
        for route in routes.reading() {
            ask(scene, role, route, &mut told, wrong).await;
        }
        all.push((role, told));
    }
    for (role, told) in &mut all {
        for route in routes.writing() {
            ask(scene, *role, route, told, wrong).await;
        }
    }
    all
}

async fn ask(scene: &Scene, role: Role, route: &Route, told: &mut Told, wrong: &mut Vec<String>) {
    for request in route.requests(scene) {
        let answer = scene.ask(role, &request).await;
        let state = scene.state;
        if let Some(why) = strange(state, role, &answer) {
            wrong.push(format!("{state:?} {role:?} {request}: {why}: {}", answer.brief()));
        }
        told.entry(request.to_string()).or_default().extend(facts(scene, role, &answer.text));
    }
}

/// A defect that no answer to any role may have.
fn strange(state: State, role: Role, answer: &Answer) -> Option<&'static str> {
    match answer.status {
        500.. => Some("fails"),
        404 | 410 => None,
        // The body may be rejected before the seat is looked up.
        400 | 422 => None,
        _ if state == State::Deleted => Some("answers for a deleted game"),
        401 => None,
        _ if matches!(role, Role::Wrong | Role::Revoked) => Some("lets in by a dead secret"),
        _ => None,
    }
}

fn cells(scene: &Scene, role: Role, told: &Told) -> Vec<String> {
    let state = scene.state;
    let mut wrong = Vec::new();
    for (door, facts) in told {
        for fact in facts.iter().filter(|fact| !may_know(**fact, role, state)) {
            wrong.push(format!("{state:?} {role:?} {door}: tells {fact:?}"));
        }
    }
    // The game's socket shows everything that the role may see of the board; routes show no more.
    let at_the_board = |facts: &BTreeSet<Fact>| -> BTreeSet<Fact> {
        facts.iter().copied().filter(|fact| AT_THE_BOARD.contains(fact)).collect()
    };
    let socket = told.iter().find(|(door, _)| door.starts_with("ws /api/games/"));
    let socket = socket.map(|(_, facts)| at_the_board(facts)).unwrap_or_default();
    for (door, facts) in told {
        for fact in at_the_board(facts).difference(&socket) {
            wrong.push(format!("{state:?} {role:?} {door}: tells {fact:?}, the socket does not"));
        }
    }
    let events = told.iter().filter(|(door, _)| {
        ["GET /api/games/{id}", "GET /api/games/{id}/events?after=0"].contains(&door.as_str())
    });
    let events: BTreeSet<Fact> = events.flat_map(|(_, facts)| at_the_board(facts)).collect();
    for fact in socket.difference(&events) {
        wrong.push(format!("{state:?} {role:?}: the socket tells {fact:?}, no route does"));
    }
    wrong
}

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} cells are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_routes_hide_the_same_facts() {
    none(&wrong(&State::ALL).await);
}

/// A client that has watched a game sees the same as a client that connects now.
#[tokio::test(flavor = "multi_thread")]
async fn live_and_new_sockets_show_the_same_facts() {
    let mut wrong = Vec::new();
    for state in [State::Running, State::Training, State::Over] {
        for one_device in [false, true] {
            let scene = Scene::begin(state, one_device).await;
            let mut live = Vec::new();
            for role in scene.roles().filter(|role| role.is_let_in(state)) {
                live.push((role, scene.connect(role).await));
            }
            scene.play().await;
            for (role, seat) in live {
                let heard = facts(&scene, role, &scene.hear(seat).await);
                let now = facts(&scene, role, &scene.sit(role, routes::GAME_SOCKET).await);
                if heard != now {
                    wrong.push(format!("{state:?} {role:?}: live {heard:?}, now {now:?}"));
                }
            }
        }
    }
    none(&wrong);
}
