//! The resumption of an adjourned game: the envelope, the players who must be present, flawed
//! sealed moves, late arrival, lost items, wrong times.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | offer-after-sealing | Adj.4 | E.4 | GI.4 | GI.4 | GI.4 |
//! | resumption-set-up | Adj.5 | E.5 | GI.5 | GI.5 | GI.5 |
//! | over-before-resumption | Adj.6 | E.6 | GI.6 | GI.6 | GI.6 |
//! | opening-envelope | Adj.7 | E.7 | GI.7 | GI.7 | GI.7 |
//! | sealed-move-loses | Adj.8 | E.8 | GI.8 | GI.8 | GI.8 |
//! | sealed-move-ambiguous | Adj.8.a | E.8.a | GI.8.1 | GI.8.1 | GI.8.1 |
//! | sealed-move-unclear | Adj.8.b | E.8.b | GI.8.2 | GI.8.2 | GI.8.2 |
//! | sealed-move-illegal | Adj.8.c | E.8.c | GI.8.3 | GI.8.3 | GI.8.3 |
//! | resumption | Adj.9 | E.9 | GI.9 | GI.9 | GI.9 |
//! | replier-present | Adj.9.a | E.9.a | GI.9.1 | GI.9.1 | GI.9.1 |
//! | replier-absent | Adj.9.b | E.9.b | GI.9.2 | GI.9.2 | GI.9.2 |
//! | sealer-absent | Adj.9.c | E.9.c | GI.9.3 | GI.9.3 | GI.9.3 |
//! | late-for-resumption | Adj.10 | E.10 | GI.10 | GI.10 | GI.10 |
//! | sealed-move-mated | Adj.10.a | - | - | - | - |
//! | sealed-move-drew | Adj.10.b | - | - | - | - |
//! | other-overstepped | Adj.10.c | - | - | - | - |
//! | nobody-at-resumption | - | E.11 | GI.11 | GI.11 | GI.11 |
//! | envelope-missing | Adj.11.a | E.12.a | GI.12.1 | GI.12.1 | GI.12.1 |
//! | position-lost | Adj.11.b | E.12.b | GI.12.2 | GI.12.2 | GI.12.2 |
//! | wrong-times-at-resumption | Adj.12 | E.13 | GI.13 | GI.13 | GI.13 |
//! | (flag-fall-loses) | 6.9 | 6.9 | 6.9 | 6.9 | 6.9 |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one, note_under, refuse_under, rule_under};
use crate::{
    Cancellation, Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination,
};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// The resumption of an adjourned game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Resumption {
    /// The game is resumed.
    Resumed {
        /// The player who must reply.
        replier: Color,
        /// True if the player who must reply is absent.
        replier_absent: bool,
        /// True if the player who sealed the move is absent.
        sealer_absent: bool,
        /// The default time.
        default_time: Option<Millis>,
    },
    /// A player arrives too late for the resumption.
    TooLate {
        /// The player.
        player: Color,
        /// True if the opponent is also absent.
        other_absent: bool,
        /// The time from the resumption to the arrival.
        ms: Millis,
        /// The default time.
        allowed: Millis,
    },
    /// The envelope is opened.
    Opened {
        /// The occasion.
        occasion: Occasion,
    },
    /// The clock of the player who must reply starts once the sealed move is made.
    ClockStarted {
        /// The occasion.
        occasion: Occasion,
        /// The player.
        player: Color,
    },
    /// The envelope stays closed.
    NotOpened {
        /// The player.
        player: Color,
        /// The reason.
        why: Refusal,
    },
    /// The reply to the move of an absent sealer is itself sealed, or the clocks are changed after
    /// that.
    Reply {
        /// The effect.
        effect: Effect,
    },
    /// A sealed move that cannot be played loses, unless the opponent cannot checkmate by any
    /// series of legal moves.
    Flawed {
        /// The player who sealed the move.
        sealer: Color,
        /// The flaw.
        flaw: Flaw,
        /// The opponent's ability to checkmate.
        opponent: MatingChance,
    },
    /// The envelope is missing. The game continues from the adjourned position with the times on
    /// record, and the player who sealed repeats that move.
    EnvelopeMissing {
        /// The player who sealed the move.
        sealer: Color,
        /// The clock times on record: White's, Black's; absent if unknown.
        times: Option<[Millis; 2]>,
    },
    /// The position cannot be reconstructed, and a new game is played.
    PositionLost,
    /// A player points out wrong times. They are corrected before that player's first move; later
    /// the arbiter decides.
    WrongTimes(Times),
    /// The flaw of a sealed move.
    Flaw {
        /// The player.
        player: Color,
        /// The flaw.
        flaw: Flaw,
    },
}

impl Rule for Resumption {
    const ID: RuleId = RuleId::Resumption;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Resumption::Resumed { replier, replier_absent, sealer_absent, default_time } => {
                let absent = [replier_absent, sealer_absent];
                resumed(edition, replier, absent, default_time)
            }
            Resumption::TooLate { player, other_absent, ms, allowed } => {
                let won = Outcome::win(player.other());
                let result = if other_absent { Outcome::BOTH_LOSE } else { won };
                let over = Effect::GameOver { result, termination: Termination::DefaultTime };
                let waited = Effect::Noted { what: Note::ResumedWithout { player, ms, allowed } };
                let under = |effect| Ruling::under(edition, Provision::LateForResumption, effect);
                [over, waited].into_iter().filter_map(under).collect()
            }
            Resumption::Opened { occasion } => {
                rule_under(edition, occasion.provision(), Effect::EnvelopeOpened)
            }
            Resumption::ClockStarted { occasion, player } => {
                rule_under(edition, occasion.provision(), Effect::ClockStarted { player })
            }
            Resumption::NotOpened { player, ref why } => {
                refuse_under(edition, Provision::OpeningEnvelope, player, why.clone())
            }
            Resumption::Reply { ref effect } => {
                rule_under(edition, Provision::SealerAbsent, effect.clone())
            }
            Resumption::Flawed { sealer, flaw, opponent } => {
                at_most_one(flawed(edition, sealer, flaw, opponent))
            }
            Resumption::EnvelopeMissing { sealer, times } => {
                envelope_missing(edition, sealer, times)
            }
            Resumption::PositionLost => at_most_one(position_lost(edition)),
            Resumption::WrongTimes(facts) => wrong_times(edition, facts),
            Resumption::Flaw { player, flaw } => {
                let what = match flaw {
                    Flaw::Ambiguous => Note::SealedAmbiguous { player },
                    Flaw::Unclear => Note::SealedUnclear { player },
                    Flaw::Illegal => Note::SealedIllegal { player },
                };
                note_under(edition, flaw.provision(), what)
            }
        }
    }
}

const HOUR: Millis = Millis::hours(1);

/// Returns the rulings on a resumption. `absent` says if the replier and the sealer are absent.
fn resumed(
    edition: Edition,
    replier: Color,
    absent: [bool; 2],
    default_time: Option<Millis>,
) -> Vec<Ruling> {
    let resumed = Ruling::under(edition, Provision::ResumptionSetUp, Effect::GameResumed);
    let resumed = resumed.map(|ruling| ruling.and(Provision::Resumption));
    let [replier_absent, sealer_absent] = absent;
    let started = Effect::ClockStarted { player: replier };
    let started = Ruling::under(edition, Provision::ReplierAbsent, started);
    let nobody = sealer_absent && !late_after(edition, default_time).is_zero();
    let started = started.map(|r| if nobody { r.and(Provision::NobodyAtResumption) } else { r });
    resumed.into_iter().chain(started.filter(|_| replier_absent)).collect()
}

/// Returns the time within which a player may arrive for a resumption: an hour in 2009, later the
/// default time.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::resumption::late_after, Edition};
/// let none = Millis::ZERO;
/// assert_eq!(Edition::FIDE.map(|e| late_after(e, None)), [Millis::hours(1), none, none, none, none]);
/// ```
pub const fn late_after(edition: Edition, default_time: Option<Millis>) -> Millis {
    match (edition, default_time) {
        (Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008, _) => HOUR,
        (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual, Some(ms)) => {
            ms
        }
        (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual, None) => {
            Millis::ZERO
        }
    }
}

/// True if a sealed move ends the game even if the player who must reply arrives too late. In 2009
/// the sealed move does so only if the sealer is late.
///
/// ```
/// use touchmove_laws::{rules::resumption::outlives_lateness, Edition};
/// assert_eq!(Edition::FIDE.map(outlives_lateness), [false, true, true, true, true]);
/// ```
pub const fn outlives_lateness(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => false,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => true,
    }
}

/// The occasion on which an envelope is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// The player who must reply is present in time.
    InTime,
    /// The player who must reply arrives while their clock is running.
    AfterWaiting,
    /// The envelope contains the reply to an absent player.
    Reply,
}

impl Occasion {
    const fn provision(self) -> Provision {
        match self {
            Occasion::InTime => Provision::ReplierPresent,
            Occasion::AfterWaiting => Provision::ReplierAbsent,
            Occasion::Reply => Provision::SealerAbsent,
        }
    }
}

/// The flaw of a sealed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// More than one move may be meant.
    Ambiguous,
    /// The meaning of the move cannot be established.
    Unclear,
    /// The move is illegal.
    Illegal,
}

fn flawed(edition: Edition, sealer: Color, flaw: Flaw, opponent: MatingChance) -> Option<Ruling> {
    let provision = flaw.provision();
    let over = |result, termination| Effect::GameOver { result, termination };
    let effect = match opponent {
        MatingChance::Can => over(Outcome::win(sealer.other()), Termination::SealedMove),
        MatingChance::Cannot => over(Outcome::DRAW, Termination::CannotCheckmate),
        MatingChance::Undecided => {
            Effect::Question { question: Question::SealedMove { player: sealer } }
        }
    };
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::SealedMoveLoses);
    Some(match opponent {
        MatingChance::Can => ruling,
        MatingChance::Cannot | MatingChance::Undecided => ruling.and(Provision::FlagFallLoses),
    })
}

fn envelope_missing(edition: Edition, sealer: Color, times: Option<[Millis; 2]>) -> Vec<Ruling> {
    let set = |player: Color| {
        let ms = times?[player.index()];
        Some(Effect::Noted { what: Note::ClockSet { player, ms } })
    };
    let missing = Effect::Noted { what: Note::EnvelopeMissing };
    let started = Effect::ClockStarted { player: sealer };
    let set = Color::ALL.into_iter().filter_map(set);
    let effects = [missing].into_iter().chain(set).chain([started]);
    let ruled = |effect| Ruling::under(edition, Provision::EnvelopeMissing, effect);
    effects.filter_map(ruled).collect()
}

fn position_lost(edition: Edition) -> Option<Ruling> {
    let effect = Effect::GameCancelled { why: Cancellation::PositionLost };
    Ruling::under(edition, Provision::PositionLost, effect)
}

/// The facts of wrong times at a resumption.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Times {
    /// The player who points them out.
    pub player: Color,
    /// True if that player has moved since the resumption.
    pub has_moved: bool,
    /// The right times: White's, Black's.
    pub right: [Millis; 2],
    /// The times on the clocks: White's, Black's.
    pub shown: [Millis; 2],
}

fn wrong_times(edition: Edition, times: Times) -> Vec<Ruling> {
    let Times { player, right, shown, .. } = times;
    let set = |player: Color| {
        let ms = right[player.index()];
        let what = Note::ClockSet { player, ms };
        (ms != shown[player.index()]).then_some(Effect::Noted { what })
    };
    let effects = if right == shown {
        vec![Effect::Refused { player, why: Refusal::TimesAreRight }]
    } else if times.has_moved {
        vec![Effect::Question { question: Question::Times }]
    } else {
        Color::ALL.into_iter().filter_map(set).collect()
    };
    let ruled = |effect| Ruling::under(edition, Provision::WrongTimesAtResumption, effect);
    effects.into_iter().filter_map(ruled).collect()
}

/// The state of an adjourned game, for rulings of other rules.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Standing {
    /// True until the game is resumed.
    pub adjourned: bool,
    /// True if the sealed move is still in its envelope.
    pub sealed: bool,
    /// True if the player who sealed the move is absent.
    pub sealer_absent: bool,
}

/// Returns the further provision on adjourned games for an effect.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::resumption::{further_provision, Standing};
/// use touchmove_laws::{Effect, Provision};
/// let standing = Standing { adjourned: true, sealed: true, sealer_absent: false };
/// let offered = Effect::DrawOffered { player: Color::White };
/// assert_eq!(further_provision(&offered, standing), Some(Provision::OfferAfterSealing));
/// ```
pub const fn further_provision(effect: &Effect, standing: Standing) -> Option<Provision> {
    match effect {
        Effect::DrawOffered { .. } if standing.sealed => Some(Provision::OfferAfterSealing),
        Effect::GameOver { termination, .. } => match termination {
            Termination::Agreement | Termination::Resignation if standing.adjourned => {
                Some(Provision::OverBeforeResumption)
            }
            Termination::TimeForfeit if standing.sealer_absent => Some(Provision::OtherOverstepped),
            _ => None,
        },
        _ => None,
    }
}

/// Adds the article on a sealed move that ends the game although the sealer is absent.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::{Rule, end_of_game::EndOfGame, resumption::decides_unseen};
/// use touchmove_laws::Edition;
/// let mated: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
/// let by_move = EndOfGame::ByMove { position: &mated, dead: false };
/// let mate = by_move.rulings(Edition::Fide2009).remove(0);
/// assert_eq!(decides_unseen(mate).articles().len(), 2);
/// ```
#[must_use]
pub fn decides_unseen(ruling: Ruling) -> Ruling {
    match ruling.effect() {
        Effect::GameOver { termination: Termination::Checkmate, .. } => {
            ruling.and(Provision::SealedMoveMated)
        }
        Effect::GameOver { .. } => ruling.and(Provision::SealedMoveDrew),
        _ => ruling,
    }
}

/// Adds the article on late arrival to a ruling that the sealed move ended the game.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::{Rule, end_of_game::EndOfGame, resumption::decides_before_lateness};
/// use touchmove_laws::Edition;
/// let mated: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
/// let by_move = EndOfGame::ByMove { position: &mated, dead: false };
/// let mate = by_move.rulings(Edition::Fide2023).remove(0);
/// assert_eq!(decides_before_lateness(mate).articles().len(), 2);
/// ```
#[must_use]
pub fn decides_before_lateness(ruling: Ruling) -> Ruling {
    match ruling.effect() {
        Effect::GameOver { .. } => ruling.and(Provision::LateForResumption),
        _ => ruling,
    }
}

/// Adds the article on setting up the adjourned position to a correction at a resumption.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::{Rule, displaced_piece::DisplacedPiece, resumption::set_up_again};
/// use touchmove_laws::Edition;
/// let put_back = DisplacedPiece::PutBack { before: &Position::default() };
/// let ruling = set_up_again(put_back.rulings(Edition::Fide2023).remove(0));
/// assert_eq!(ruling.articles()[1].number(), "GI.5");
/// ```
pub fn set_up_again(ruling: Ruling) -> Ruling {
    ruling.and(Provision::ResumptionSetUp)
}

impl Flaw {
    const fn provision(self) -> Provision {
        match self {
            Flaw::Ambiguous => Provision::SealedMoveAmbiguous,
            Flaw::Unclear => Provision::SealedMoveUnclear,
            Flaw::Illegal => Provision::SealedMoveIllegal,
        }
    }
}
