//! The table of acts by group: words, JSON name, actors, meaning and synonyms. Parsing, writing,
//! JSON, `docs/protocol.md`, the client types and the suggestions for unknown words are all derived
//! from it.

mod board;
mod decisions;
mod offers_and_claims;
mod reports;

use super::row::{Doer, Row};
use crate::event::Act;
use board::{BLIND, CLOCK, PIECES, PRESENCE, WRITING};
use decisions::{DECISION, OBSERVATION};
use offers_and_claims::{ADJOURNMENT, CLAIM, CONDUCT, OFFER};
use reports::REPORT;

const PLAYER: &[Doer] = &[Doer::Player];
const ARBITER: &[Doer] = &[Doer::Arbiter];
const EITHER: &[Doer] = &[Doer::Player, Doer::Arbiter];
const ASSISTANT: &[Doer] = &[Doer::Assistant];
const CAPTAIN: &[Doer] = &[Doer::Captain];
const SPECTATOR: &[Doer] = &[Doer::Spectator];

/// Marks an act that is lawful and needs no ruling.
const SILENT: bool = true;

/// All acts by group.
pub static ACTS: [&[Row]; 12] = [
    PIECES,
    CLOCK,
    OFFER,
    CLAIM,
    WRITING,
    PRESENCE,
    CONDUCT,
    BLIND,
    ADJOURNMENT,
    OBSERVATION,
    REPORT,
    DECISION,
];

impl Act {
    /// True if the act is lawful and needs no ruling.
    pub(crate) const fn is_silent(&self) -> bool {
        match self {
            Act::Pieces(act) => act.is_silent(),
            Act::Clock(act) => act.is_silent(),
            Act::Offer(act) => act.is_silent(),
            Act::Claim(act) => act.is_silent(),
            Act::Writing(act) => act.is_silent(),
            Act::Presence(act) => act.is_silent(),
            Act::Conduct(act) => act.is_silent(),
            Act::Blind(act) => act.is_silent(),
            Act::Adjournment(act) => act.is_silent(),
            Act::Observation(act) => act.is_silent(),
            Act::Report(act) => act.is_silent(),
            Act::Decision(act) => act.is_silent(),
        }
    }
}

/// Returns the rows of an act's group.
pub(super) fn of_group(act: &Act) -> &'static [Row] {
    match act {
        Act::Pieces(_) => PIECES,
        Act::Clock(_) => CLOCK,
        Act::Offer(_) => OFFER,
        Act::Claim(_) => CLAIM,
        Act::Writing(_) => WRITING,
        Act::Presence(_) => PRESENCE,
        Act::Conduct(_) => CONDUCT,
        Act::Blind(_) => BLIND,
        Act::Adjournment(_) => ADJOURNMENT,
        Act::Observation(_) => OBSERVATION,
        Act::Report(_) => REPORT,
        Act::Decision(_) => DECISION,
    }
}
