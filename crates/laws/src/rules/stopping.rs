//! Stopping the clocks: the arbiter does it when play has to be interrupted
//! and says when it goes on; a player only to call the arbiter, who finds out
//! whether there was a valid reason.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | chessclock | 6.1 | 6.1 | 6.1 | 6.1 |
//! | interruption | 6.12.a | 6.12.a | 6.11.1 | 6.11.1 |
//! | restart | 6.12.c | 6.12.c | 6.11.3 | 6.11.3 |
//! | stopping-the-clock | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
//! | no-valid-reason | 6.12.d | 6.12.d | 6.11.4 | 6.11.4 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use serde::Serialize;
use crate::{Edition, Effect, Note, PenaltyList, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;

/// Who sets the clocks standing or going.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// Both clocks stop; `player`'s was running.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping::{stopped, By}, Edition};
/// let ruling = stopped(Edition::Fide2023, By::Player, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.11.2");
/// ```
pub fn stopped(edition: Edition, by: By, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.stops(), Effect::ClockStopped { player })?;
    Some(ruling.and(Provision::Chessclock))
}

/// The player's clock goes on.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping::{restarted, By}, Edition};
/// let ruling = restarted(Edition::Fide2023, By::Arbiter, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.11.3");
/// ```
pub fn restarted(edition: Edition, by: By, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.restarts(), Effect::ClockStarted { player })?;
    Some(ruling.and(Provision::Chessclock))
}

/// The clock of the player who has the move now is the one that runs.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping, Edition};
/// let ruling = stopping::passes_to(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.1");
/// ```
pub fn passes_to(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::Chessclock, Effect::ClockStarted { player })
}

/// The reason for stopping the clocks was valid.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping, Edition};
/// let ruling = stopping::valid_reason(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.11.4");
/// ```
pub fn valid_reason(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::ValidReason { player };
    Ruling::under(edition, Provision::NoValidReason, Effect::Noted { what })
}

/// Play cannot go on before the open question is answered, which is one about
/// `penalties` or another.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::stopping::answer_due, Edition};
/// let ruling = answer_due(Edition::Fide2023, Color::White, true).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "12.9");
/// ```
pub fn answer_due(edition: Edition, player: Color, penalties: bool) -> Option<Ruling> {
    let provision = if penalties { Provision::Penalties } else { By::Arbiter.restarts() };
    let refused = Effect::Refused { player, why: Refusal::AnswerDue };
    Ruling::under(edition, provision, refused)
}
