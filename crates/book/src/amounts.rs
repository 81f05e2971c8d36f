//! Times and losses that an article sets, as a table.

use touchmove_board::Color;
use touchmove_clock::TimeControl;
use touchmove_laws::rules::arbiter_supervision::regime;
use touchmove_laws::rules::illegal_move::losing_count;
use touchmove_laws::rules::penalty_time::{Conditions, Fault, time_added};
use touchmove_laws::{Edition, Effect, Pace, Provision, Regulations, Supervision};

/// Provisions that penalise illegal moves.
const PENALTIES: [Provision; 3] =
    [Provision::IllegalMovePenalty, Provision::TwoHandsPenalty, Provision::PressWithoutMovePenalty];

/// The times that the opponent of a player at fault receives, by pace and number of the fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amounts {
    /// The paces.
    pub columns: Vec<AmountColumn>,
    /// The faults.
    pub rows: Vec<AmountRow>,
}

/// A pace with the same time for every fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmountColumn {
    /// The pace.
    pub pace: Pace,
    /// True if the column is for limited supervision only.
    pub limited: bool,
    /// The article that shortens the time, if one does.
    pub article: Option<&'static str>,
    /// The time for the opponent in milliseconds.
    pub ms: u64,
}

/// A fault: each column's time, or the loss of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AmountRow {
    /// The number of the player's fault; absent if the number does not matter.
    pub count: Option<u32>,
    /// True if the fault loses the game.
    pub loses: bool,
}

impl Amounts {
    /// Returns the amounts of an article with these provisions.
    ///
    /// ```
    /// use touchmove_book::Amounts;
    /// use touchmove_laws::{Edition, Provision};
    ///
    /// let amounts = Amounts::of(Edition::Fide2023, &[Provision::IllegalMovePenalty]).unwrap();
    /// assert_eq!(amounts.columns[0].ms, 120_000);
    /// assert_eq!(amounts.columns[1].article, Some("A.3"));
    /// assert!(amounts.rows[1].loses);
    /// assert!(Amounts::of(Edition::Fide2023, &[Provision::OneHand]).is_none());
    /// ```
    pub fn of(edition: Edition, provisions: &[Provision]) -> Option<Amounts> {
        let penalty = provisions.iter().find(|provision| PENALTIES.contains(provision));
        let (fault, rows) = if let Some(&penalty) = penalty {
            let losing = losing_count(edition);
            let row = |count| AmountRow { count: Some(count), loses: count == losing };
            (Fault::IllegalMove(penalty), (1..=losing).map(row).collect())
        } else if provisions.contains(&Provision::ClaimIncorrect) {
            (Fault::IncorrectClaim, vec![AmountRow { count: None, loses: false }])
        } else {
            return None;
        };
        let columns = columns(edition, fault);
        (!columns.is_empty()).then_some(Amounts { columns, rows })
    }
}

/// Returns the columns. Limited supervision has a column if its time differs from full supervision.
fn columns(edition: Edition, fault: Fault) -> Vec<AmountColumn> {
    let paces = [Pace::Standard, Pace::Rapid, Pace::Blitz];
    let of = |pace| {
        let full = column(edition, pace, Supervision::Full, fault)?;
        let limited = column(edition, pace, Supervision::Limited, fault);
        let other = limited.filter(|limited| limited.ms != full.ms);
        Some([Some(full), other])
    };
    paces.into_iter().filter_map(of).flatten().flatten().collect()
}

fn column(
    edition: Edition,
    pace: Pace,
    supervision: Supervision,
    fault: Fault,
) -> Option<AmountColumn> {
    let usual = Conditions::of(&Regulations::new(edition, TimeControl::no_clock()));
    let under = Conditions { pace, regime: regime(edition, pace, supervision), ..usual };
    let ruling = time_added(edition, under, Color::White, fault)?;
    let Effect::TimeAdded { ms, .. } = ruling.effect() else { return None };
    Some(AmountColumn {
        pace,
        limited: supervision == Supervision::Limited,
        article: ruling.articles().get(1).map(|article| article.number()),
        ms: ms.get(),
    })
}
