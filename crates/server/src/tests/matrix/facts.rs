//! Facts for which the tests search answers, and the roles that may know these facts.

use super::roles::{Role, State};
use super::scene::Scene;
use serde_json::Value;
use std::collections::BTreeSet;

/// A fact of a scene that some roles may not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fact {
    /// The players' names and ratings.
    Names,
    /// The board, and physical acts of players.
    Pieces,
    /// The result of the game.
    Result,
    /// The moves, and which of them are completed.
    Moves,
    /// The player to move, and the counts of moves and illegal moves.
    Turn,
    /// A position with counters and rights: a FEN with more than its first field.
    Position,
    /// Obligations after a touch.
    Duties,
    /// Facts of a rule.
    RuleFacts,
    /// White's scoresheet.
    Sheet,
    /// Black's question to the arbiter.
    Asked,
    /// The move in the envelope.
    Sealed,
    /// Facts for an arbiter who watches the board, and callers.
    Watch,
    /// Notes of arbiters for each other.
    Note,
    /// Rulings at unrecorded boards.
    Ledger,
    /// The tournament file, with birth dates.
    File,
    /// The name that a seat was issued to.
    SeatName,
    /// Another client's seat, by its id.
    Speaker,
    /// The secret of a seat.
    Secret,
}

use Fact::*;

/// Facts that the game's socket reveals to all roles that may know them.
pub(super) const AT_THE_BOARD: [Fact; 10] =
    [Names, Pieces, Result, Moves, Turn, Position, Duties, Sheet, Asked, Sealed];

/// True if a role may know a fact. Over the board, a player sees the pieces and the clocks, and
/// hears spoken words. Spectators also see the moves. Arbiters see everything, and so do all roles
/// once the game is over.
pub(super) fn may_know(fact: Fact, role: Role, state: State) -> bool {
    let watches_over = matches!(role, Role::Arbiter | Role::Chief);
    // Clients with a delay of an hour have seen nothing of the game yet.
    let late = state.is_delayed() && role.is_outside();
    let sees_all = watches_over || state.is_over() && !late;
    let taught = sees_all || state == State::Training;
    let watches = matches!(role, Role::Spectator | Role::Guest)
        || state.is_delayed() && matches!(role, Role::Nobody | Role::Stranger);
    let told = taught || watches;
    role.is_let_in(state)
        && match fact {
            Names => true,
            Turn | Position => told,
            Pieces | Result => !late,
            Moves => told && !late,
            Duties | RuleFacts => taught && !late,
            Sheet => sees_all || matches!(role, Role::White | Role::Both),
            Asked => sees_all || matches!(role, Role::Black | Role::Both),
            Watch | Note | Ledger | File | SeatName | Speaker => watches_over,
            Sealed | Secret => false,
        }
}

impl Fact {
    pub const ALL: [Fact; 18] = [
        Names, Pieces, Result, Moves, Turn, Position, Duties, RuleFacts, Sheet, Asked, Sealed,
        Watch, Note, Ledger, File, SeatName, Speaker, Secret,
    ];

    /// True if some route must reveal the fact in one of these states.
    pub fn is_ever_told(self, states: &[State]) -> bool {
        let may = |state: &State| Role::ALL.into_iter().any(|role| may_know(self, role, *state));
        states.iter().any(may)
    }
}

/// The facts in a text.
pub(super) fn facts(scene: &Scene, role: Role, text: &str) -> BTreeSet<Fact> {
    let tells = |fact: &Fact| {
        let any = |marks: &[&str]| marks.iter().any(|mark| text.contains(mark));
        match fact {
            Names => any(&["Zyta Quist", "2717"]),
            Pieces => any(&["RNBQKB1R", "plays Nf3"]),
            Result => any(&["0-1", "resign", "\"codes\":\"01\""]),
            Moves => any(&["move_made", "move_completed", "1. Nf3", "\"Nf3 "]),
            Turn => any(&["has_move", "\"moves\":[", "\"illegal_moves\""]),
            Position => text.split([' ', '"', '\n', '\\']).any(is_placement_with_more(text)),
            // The marks are obligations of a claim, which players hear. A touch is silent.
            Duties => any(&["move g1", "piece on g1"]),
            RuleFacts => text.lines().any(|line| tells_rule_facts(&json(line))),
            Sheet => any(&["sheetmark"]),
            Asked => any(&["askmark"]),
            Sealed => any(&["Nc6", "b8c6"]),
            Watch => any(&["\"watch\":{", "\"calls\":["]),
            Note => any(&["notemark"]),
            Ledger => any(&["ledgermark"]),
            File => any(&["1987/06/05", "1987-06-05"]),
            SeatName => any(&["seatmark"]),
            Speaker => {
                scene.others(role).any(|seat| text.contains(&format!("\"seat\":\"{seat}\"")))
            }
            Secret => scene.secrets().any(|secret| text.contains(secret)),
        }
    };
    Fact::ALL.into_iter().filter(tells).collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// True if the reasoning of a ruling has facts that the ruling itself does not show.
fn tells_rule_facts(value: &Value) -> bool {
    let more = value["why"]["facts"].as_object().is_some_and(|facts| {
        facts.iter().any(|(name, fact)| value["fields"].get(name) != Some(fact))
    });
    more || match value {
        Value::Object(fields) => fields.values().any(tells_rule_facts),
        Value::Array(all) => all.iter().any(tells_rule_facts),
        _ => false,
    }
}

/// True for the first field of a FEN that is followed by another field.
fn is_placement_with_more(text: &str) -> impl Fn(&str) -> bool + '_ {
    move |field| {
        let rows = field.split('/').count() == 8;
        rows && ["w", "b"].iter().any(|side| text.contains(&format!("{field} {side} ")))
    }
}
