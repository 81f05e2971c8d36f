//! Stopping the clocks: the arbiter does it when play has to be interrupted
//! and says when it goes on; a player only to call the arbiter, who finds out
//! whether there was a valid reason.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | interruption | 6.12.a | 6.12.a | 6.11.1 |
//! | stopping-the-clock | 6.12.b | 6.12.b | 6.11.2 |
//! | restart | 6.12.c | 6.12.c | 6.11.3 |
//! | no-valid-reason | 6.12.d | 6.12.d | 6.11.4 |
//! | chessclock | 6.1 | 6.1 | 6.1 |
//! | penalties | 13.4 | 12.9 | 12.9 |

use crate::{Effect, Note, PenaltyList, Provision, Question, Ruling};
use touchmove_board::Color;

/// Who sets the clocks standing or going.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A claim or a ruling.
    Ruling,
    /// The arbiter.
    Arbiter,
    /// A player.
    Player,
}

impl By {
    /// The provision under which the clocks stop.
    ///
    /// ```
    /// use touchmove_laws::{rules::stopping::By, Edition};
    /// let article = Edition::Fide2023.cite(By::Player.stops()).unwrap();
    /// assert_eq!(article.number(), "6.11.2");
    /// ```
    pub const fn stops(self) -> Provision {
        match self {
            By::Ruling => Provision::Chessclock,
            By::Arbiter => Provision::Interruption,
            By::Player => Provision::StoppingTheClock,
        }
    }

    /// The provision under which they go on.
    ///
    /// ```
    /// use touchmove_laws::{rules::stopping::By, Edition};
    /// let article = Edition::Fide2009.cite(By::Arbiter.restarts()).unwrap();
    /// assert_eq!(article.number(), "6.12.c");
    /// ```
    pub const fn restarts(self) -> Provision {
        match self {
            By::Ruling => Provision::Chessclock,
            By::Arbiter | By::Player => Provision::Restart,
        }
    }
}

/// A player gives a reason. That the piece for a promotion is missing can be
/// seen on the board and is valid; about any other the arbiter is asked.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping::reason_given, Edition, PenaltyList};
///
/// let name = |missing| {
///     let penalties = PenaltyList::usual(Edition::Fide2014);
///     reason_given(penalties, Color::White, missing).unwrap().effect().name()
/// };
/// assert_eq!((name(true), name(false)), ("noted", "question"));
/// ```
pub fn reason_given(penalties: PenaltyList, player: Color, piece_missing: bool) -> Option<Ruling> {
    let edition = penalties.edition;
    if piece_missing {
        let what = Note::PromotionPieceMissing { player };
        return Ruling::under(edition, Provision::StoppingTheClock, Effect::Noted { what });
    }
    let question = Question::StoppedClock { player, penalties };
    let ruling = Ruling::under(edition, Provision::NoValidReason, Effect::Question { question });
    ruling.map(|r| r.and(Provision::Penalties))
}
