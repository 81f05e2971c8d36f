//! The report on one game.

use crate::finding::Finding;
use crate::{ClockCheck, json};
use serde::{Serialize, Serializer};
use touchmove_laws::Edition;
use touchmove_notation::diagnosis::Diagnosis;
use touchmove_notation::pgn::{Place, Problem};

/// The report on one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The edition used.
    pub edition: Edition,
    /// Reason, if the edition is not the one that was in force on the date; see
    /// [`InForce::remark`](crate::InForce::remark).
    pub remark: Option<&'static str>,
    /// Number of legal plies.
    pub plies: usize,
    /// Findings in the order of the text.
    pub findings: Vec<Finding>,
    /// Format slips that lost no content.
    pub slips: Vec<Problem>,
    /// Extent of the check of the clock times, or `None` if the game was not examined.
    pub clocks: Option<ClockCheck>,
    /// Faults of a damaged record and the repairs, if the record is damaged.
    pub diagnosis: Option<Box<Diagnosis>>,
}

/// Serialises the report as `touchmove audit --json` shows it, without the heading of the game.
impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Slip {
            #[serde(flatten, serialize_with = "json::place")]
            place: Place,
            problem: &'static str,
        }
        #[derive(Serialize)]
        struct Shown<'a> {
            laws: &'static str,
            laws_remark: Option<&'static str>,
            plies: usize,
            clocks: Option<&'static str>,
            findings: &'a [Finding],
            slips: Vec<Slip>,
        }
        let Report { edition, remark, plies, findings, slips, clocks, .. } = self;
        let slip = |slip: &Problem| Slip { place: slip.place, problem: slip.kind.name() };
        let shown = Shown {
            laws: edition.name(),
            laws_remark: *remark,
            plies: *plies,
            clocks: clocks.as_ref().map(ClockCheck::name),
            findings,
            slips: slips.iter().map(slip).collect(),
        };
        shown.serialize(serializer)
    }
}
