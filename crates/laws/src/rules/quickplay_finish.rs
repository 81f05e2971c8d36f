//! The quickplay finish: all remaining moves in a limited time. With less than two minutes left a
//! player may claim a draw. The ground is that the opponent cannot win by normal means or makes no
//! effort to win. The player may also ask for five seconds a move.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | quickplay-finish | 10.1 | G.1 | GIII.1 | GIII.1 | GIII.1 |
//! | quickplay-announced | - | G.2 | GIII.2 | GIII.2 | GIII.2 |
//! | quickplay-not-blitz | B.3.b | G.3 | GIII.2.2 | GIII.2.2 | GIII.2.2 |
//! | quickplay-increment | - | G.4 | GIII.4 | GIII.4 | GIII.4 |
//! | quickplay-claim | 10.2 | G.5 | GIII.5 | GIII.5 | GIII.5 |
//! | quickplay-agreed | 10.2.a | G.5.a | GIII.5.1 | GIII.5.1 | GIII.5.1 |
//! | quickplay-postponed | 10.2.b | G.5.b | GIII.5.2 | GIII.5.2 | GIII.5.2 |
//! | quickplay-rejected | 10.2.c | G.5.c | GIII.5.3 | GIII.5.3 | GIII.5.3 |
//! | quickplay-final | 10.2.d | - | - | - | - |
//! | quickplay-no-arbiter | D.1 | G.6 | GIII.6 | GIII.6 | GIII.6 |
//! | quickplay-cannot-win | D.1.a | G.6.a(1) | GIII.6.1.1 | GIII.6.1.1 | GIII.6.1.1 |
//! | quickplay-no-effort | D.1.b | G.6.a(2) | GIII.6.1.2 | GIII.6.1.2 | GIII.6.1.2 |
//! | quickplay-referred | D.1 | G.6.b | GIII.6.2 | GIII.6.2 | GIII.6.2 |

use super::arbiter_supervision::Regime;
use super::penalty_time::Conditions;
use super::{Rule, RuleId, at_most_one, rule_under};
use crate::{
    Edition, Effect, Note, Outcome, Pace, Provision, Question, Refusal, Regulations, Ruling,
    Termination,
};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position};
use touchmove_clock::Millis;

/// A claim or request in a quickplay finish, and the decision on it.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum QuickplayFinish<'a> {
    /// The arbiter grants five seconds a move, and the opponent gets time.
    IncrementSet {
        /// The player who asked.
        player: Color,
    },
    /// A player makes a claim or request that is not allowed. If the reason is the time left, that
    /// time is recorded.
    Refused(Application),
    /// A player claims a draw and calls the arbiter.
    Claimed {
        /// The player.
        player: Color,
    },
    /// The arbiter grants a claim, immediately or after postponing it.
    Granted {
        /// True if the decision was postponed.
        postponed: bool,
    },
    /// The arbiter postpones the decision.
    Postponed {
        /// The player.
        player: Color,
    },
    /// The arbiter postpones the decision and gives the opponent time.
    TimeMeanwhile {
        /// The player.
        player: Color,
        /// The time that the opponent gets.
        ms: Millis,
    },
    /// The arbiter rejects a claim.
    Rejected {
        /// The claimant.
        claimant: Color,
    },
    /// A flag has fallen before the arbiter's decision.
    FlagFellMeanwhile {
        /// The player with the fallen flag.
        flag: Color,
    },
    /// A player asks for five seconds a move. This is a draw offer, and a question to the arbiter
    /// if one is present.
    IncrementRequested {
        /// The player.
        player: Color,
        /// True if the request counts as a draw offer.
        offer: bool,
        /// True if an arbiter is present.
        arbiter: bool,
    },
    /// A player claims without an arbiter present. The claim ends the game, and an arbiter decides
    /// afterwards.
    WithoutArbiter {
        /// The player.
        player: Color,
        /// The ground of the claim.
        ground: Ground,
        /// The position.
        position: &'a Position,
    },
    /// The designated arbiter grants the claim.
    GrantedAfterwards,
    /// The designated arbiter rejects the claim. The claim has ended the game, which cannot be
    /// continued, so the claimant loses.
    RejectedAfterwards {
        /// The claimant.
        claimant: Color,
    },
    /// The opponent confirms the claimant's written statement.
    Confirmed {
        /// The player.
        player: Color,
        /// The ground of the claim.
        ground: Ground,
    },
    /// A player wants to continue after a claim without an arbiter, which has ended the game.
    Ended {
        /// The player.
        player: Color,
    },
}

impl Rule for QuickplayFinish<'_> {
    const ID: RuleId = RuleId::QuickplayFinish;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            QuickplayFinish::IncrementSet { player } => {
                let set = Effect::Noted { what: Note::IncrementSet { ms: INCREMENT } };
                let added = Effect::TimeAdded { player: player.other(), ms: TWO_MINUTES };
                let under = |effect| Ruling::under(edition, Provision::QuickplayIncrement, effect);
                [set, added].into_iter().filter_map(under).collect()
            }
            QuickplayFinish::Refused(ref facts) => refused(edition, facts),
            QuickplayFinish::Claimed { player } => at_most_one(claimed(edition, player)),
            QuickplayFinish::Granted { postponed } => {
                let provision = if postponed {
                    Provision::QuickplayPostponed
                } else {
                    Provision::QuickplayAgreed
                };
                at_most_one(ruled(edition, provision, draw()))
            }
            QuickplayFinish::Postponed { player } => {
                let effect = Effect::Noted { what: Note::DecisionPostponed { player } };
                at_most_one(ruled(edition, Provision::QuickplayPostponed, effect))
            }
            QuickplayFinish::TimeMeanwhile { player, ms } => {
                rule_under(edition, Provision::QuickplayPostponed, Effect::TimeAdded { player, ms })
            }
            QuickplayFinish::Rejected { claimant } => {
                let effect = Effect::TimeAdded { player: claimant.other(), ms: TWO_MINUTES };
                at_most_one(ruled(edition, Provision::QuickplayRejected, effect))
            }
            QuickplayFinish::FlagFellMeanwhile { flag } => {
                let effect =
                    Effect::Question { question: Question::QuickplayFlag { player: flag } };
                rule_under(edition, Provision::QuickplayPostponed, effect)
            }
            QuickplayFinish::IncrementRequested { player, offer, arbiter } => {
                let under = |effect| Ruling::under(edition, Provision::QuickplayIncrement, effect);
                let offered = under(Effect::DrawOffered { player }).filter(|_| offer);
                let question =
                    Effect::Question { question: Question::QuickplayIncrement { player } };
                offered.into_iter().chain(under(question).filter(|_| arbiter)).collect()
            }
            QuickplayFinish::WithoutArbiter { player, ground, position } => {
                without_arbiter(edition, player, ground, position)
            }
            QuickplayFinish::GrantedAfterwards => at_most_one(referred(edition, draw())),
            QuickplayFinish::RejectedAfterwards { claimant } => {
                let result = Outcome::win(claimant.other());
                at_most_one(referred(
                    edition,
                    Effect::GameOver { result, termination: Termination::QuickplayFinish },
                ))
            }
            QuickplayFinish::Confirmed { player, ground } => {
                let effect = Effect::Noted { what: Note::Confirmed { player } };
                rule_under(edition, ground.written_under(), effect)
            }
            QuickplayFinish::Ended { player } => {
                let effect = Effect::Refused { player, why: Refusal::EndedByClaim };
                rule_under(edition, Provision::QuickplayNoArbiter, effect)
            }
        }
    }
}

const TWO_MINUTES: Millis = Millis::minutes(2);
/// The increment that an arbiter grants: five seconds per move.
pub const INCREMENT: Millis = Millis::seconds(5);

/// The ground of a claim in a quickplay finish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// A player's claim or request to the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// An increment of five seconds a move for both players.
    Increment,
    /// A draw.
    Draw,
    /// A draw in a game without an arbiter.
    DrawWithoutArbiter,
}

impl Wish {
    const fn provision(self) -> Provision {
        match self {
            Wish::Increment => Provision::QuickplayIncrement,
            Wish::Draw => Provision::QuickplayClaim,
            Wish::DrawWithoutArbiter => Provision::QuickplayNoArbiter,
        }
    }
}

/// The facts of a claim or request in a quickplay finish.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Application {
    /// The pace of the game.
    pub pace: Pace,
    /// The rules that apply to irregularities.
    pub regime: Regime,
    /// The player.
    pub player: Color,
    /// The claim or request.
    pub wish: Wish,
    /// True if the event has announced the guidelines.
    pub announced: bool,
    /// True if the clocks add time with each move.
    pub increment: bool,
    /// True if five seconds a move have been granted in this game.
    pub granted: bool,
    /// True if this is the period for all remaining moves.
    pub last_period: bool,
    /// True if the player has the move.
    pub has_move: bool,
    /// The time on the player's clock; absent without a clock.
    pub left_ms: Option<Millis>,
    /// True if the player's flag is down.
    pub flag_down: bool,
}

impl Application {
    /// True if the player may not claim or ask.
    pub fn is_refused(&self, edition: Edition) -> bool {
        !refused(edition, self).is_empty()
    }
}

/// True if an announcement of the guidelines changes the rules of a game under these regulations.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_laws::{rules::quickplay_finish::may_be_announced, Edition, Regulations};
/// let rules = |edition, field| Regulations::new(edition, PlayerTimeControls::parse_field(field).unwrap());
/// assert!(may_be_announced(&rules(Edition::Fide2023, "7200")));
/// assert!(!may_be_announced(&rules(Edition::Fide2023, "5400+30")));
/// assert!(!may_be_announced(&rules(Edition::Fide2009, "7200")));
/// ```
pub fn may_be_announced(rules: &Regulations) -> bool {
    let is_refused = |announced| {
        let facts = Application {
            pace: rules.pace,
            regime: Conditions::of(rules).regime,
            player: Color::White,
            wish: Wish::Draw,
            announced,
            increment: rules.time_control.has_bonus(),
            granted: false,
            last_period: true,
            has_move: true,
            left_ms: Some(Millis::ZERO),
            flag_down: false,
        };
        facts.is_refused(rules.edition)
    };
    rules.time_control.has_clock() && is_refused(false) && !is_refused(true)
}

fn refused(edition: Edition, facts: &Application) -> Vec<Ruling> {
    let Some((provision, why)) = not_applicable(edition, facts).or_else(|| not_now(edition, facts))
    else {
        return Vec::new();
    };
    let player = facts.player;
    let left = facts.left_ms.filter(|_| why == Refusal::TwoMinutesLeft);
    let shows = left.map(|ms| Effect::Noted { what: Note::ClockShows { player, ms } });
    let refused = Some(Effect::Refused { player, why });
    [refused, shows]
        .into_iter()
        .flatten()
        .filter_map(|e| Ruling::under(edition, provision, e))
        .collect()
}

/// Returns true if the guidelines rule on two fallen flags (GIII.3.1). They apply if they are announced,
/// to standard and rapid games without increment (GIII.2).
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_laws::{rules::quickplay_finish::rules_both_flags, Edition, Regulations};
/// let rules = |field| Regulations {
///     quickplay_finish: true,
///     ..Regulations::new(Edition::Fide2023, PlayerTimeControls::parse_field(field).unwrap())
/// };
/// assert!(rules_both_flags(&rules("7200")));
/// assert!(!rules_both_flags(&rules("300")));
/// assert!(!rules_both_flags(&rules("7200+30")));
/// ```
pub fn rules_both_flags(rules: &Regulations) -> bool {
    rules.quickplay_finish && !rules.time_control.has_bonus() && rules.pace != Pace::Blitz
}

/// Returns the reason why this game does not have a quickplay finish.
fn not_applicable(edition: Edition, facts: &Application) -> Option<(Provision, Refusal)> {
    let no_blitz = (Provision::QuickplayNotBlitz, Refusal::QuickplayNotInBlitz);
    let unannounced = (Provision::QuickplayAnnounced, Refusal::QuickplayNotAnnounced);
    let increment = (Provision::QuickplayNotBlitz, Refusal::QuickplayNotWithIncrement);
    let granted = (Provision::QuickplayClaim, Refusal::QuickplayNotWithIncrement);
    let no_request = (Provision::QuickplayFinish, Refusal::NoSuchRequest);
    let blitz = facts.pace == Pace::Blitz;
    match edition {
        Edition::FinnishBlitz2008 | Edition::Casual => Some(no_blitz),
        Edition::Fide2009 | Edition::Finland2009 if facts.regime == Regime::Blitz => Some(no_blitz),
        Edition::Fide2009 | Edition::Finland2009 => {
            (facts.wish == Wish::Increment).then_some(no_request)
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 if !facts.announced => {
            Some(unannounced)
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 if blitz => Some(no_blitz),
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 if facts.granted => Some(granted),
        Edition::Fide2014 => None,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => facts.increment.then_some(increment),
    }
}

/// Returns the reason why the player may not claim or ask now.
fn not_now(edition: Edition, facts: &Application) -> Option<(Provision, Refusal)> {
    let provision = facts.wish.provision();
    if !facts.last_period {
        return Some((Provision::QuickplayFinish, Refusal::NotInLastPeriod));
    }
    if needs_the_move(edition, facts) && !facts.has_move {
        return Some((provision, Refusal::AsksWithoutTheMove));
    }
    if facts.flag_down {
        return Some((provision, Refusal::OwnFlagDown));
    }
    let enough = facts.left_ms.is_some_and(|left| left >= TWO_MINUTES);
    enough.then_some((provision, Refusal::TwoMinutesLeft))
}

const fn needs_the_move(edition: Edition, facts: &Application) -> bool {
    asks_for_the_move(edition, facts.wish)
}

/// True if only the player with the move may make this claim or request.
///
/// ```
/// use touchmove_laws::{Edition, rules::quickplay_finish::{Wish, asks_for_the_move}};
/// let asks = |edition| asks_for_the_move(edition, Wish::Draw);
/// assert_eq!(Edition::FIDE.map(asks), [false, true, true, true, true]);
/// ```
pub const fn asks_for_the_move(edition: Edition, wish: Wish) -> bool {
    match (wish, edition) {
        (Wish::DrawWithoutArbiter, _) => false,
        (
            Wish::Increment | Wish::Draw,
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008,
        ) => false,
        (
            Wish::Increment | Wish::Draw,
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023,
        ) => true,
        (Wish::Increment | Wish::Draw, Edition::Casual) => true,
    }
}

fn claimed(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::QuickplayClaim { player } };
    let ruling = Ruling::under(edition, Provision::QuickplayClaim, effect)?;
    Some(ruling.and(Provision::QuickplayFinish))
}

/// True if a claim in a quickplay finish is also a draw offer.
///
/// ```
/// use touchmove_laws::{rules::quickplay_finish::is_offer, Edition};
/// assert_eq!(Edition::FIDE.map(is_offer), [true, false, false, false, false]);
/// ```
pub const fn is_offer(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => true,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}

/// True if rulings under this provision decide a claim.
///
/// ```
/// use touchmove_laws::{rules::quickplay_finish::is_decision, Provision};
/// assert!(is_decision(Provision::QuickplayRejected));
/// assert!(!is_decision(Provision::QuickplayClaim));
/// ```
pub const fn is_decision(provision: Provision) -> bool {
    matches!(
        provision,
        Provision::QuickplayAgreed | Provision::QuickplayPostponed | Provision::QuickplayRejected
    )
}

const fn draw() -> Effect {
    Effect::GameOver { result: Outcome::DRAW, termination: Termination::QuickplayFinish }
}

fn ruled(edition: Edition, provision: Provision, effect: Effect) -> Option<Ruling> {
    Ruling::under(edition, provision, effect).map(|ruling| ruling.and(Provision::QuickplayFinal))
}
fn without_arbiter(
    edition: Edition,
    player: Color,
    ground: Ground,
    position: &Position,
) -> Vec<Ruling> {
    let on_record = |provision, what| Ruling::under(edition, provision, Effect::Noted { what });
    let position = Note::FinalPosition { player, position: position.fen().to_string() };
    let sheet = Note::ScoresheetNeeded { player };
    let question = Effect::Question { question: Question::QuickplayReferred { player } };
    let referred = referred(edition, question);
    let ends = on_record(Provision::QuickplayNoArbiter, Note::ClaimEndsGame { player });
    let sheet = on_record(Provision::QuickplayNoEffort, sheet);
    let written = on_record(ground.written_under(), position);
    let sheet = sheet.filter(|_| ground == Ground::NoEffort);
    ends.into_iter().chain(written).chain(sheet).chain(referred).collect()
}

/// Returns a ruling under the article on the designated arbiter. If the edition does not contain
/// that article, the ruling is under the article on the claim.
fn referred(edition: Edition, effect: Effect) -> Option<Ruling> {
    let named = Ruling::under(edition, Provision::QuickplayReferred, effect.clone());
    named.or_else(|| Ruling::under(edition, Provision::QuickplayNoArbiter, effect))
}

impl Ground {
    const fn written_under(self) -> Provision {
        match self {
            Ground::CannotWin => Provision::QuickplayCannotWin,
            Ground::NoEffort => Provision::QuickplayNoEffort,
        }
    }
}
