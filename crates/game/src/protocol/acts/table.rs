//! The table of acts, group by group: the words of each, its name in JSON, who
//! does it, what it means, and what people say for it. Reading, writing, JSON,
//! `docs/protocol.md`, the types of the pages and what is suggested for an
//! unknown word all come from here.

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
const SPECTATOR: &[Doer] = &[Doer::Spectator];

/// Lawful, and nothing to be said about it.
const SILENT: bool = true;

/// Every act, group by group.
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
    /// True if it is lawful and needs no word.
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

/// The rows of an act's group.
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
