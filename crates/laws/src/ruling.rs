//! Rulings: what the Laws prescribe for what has happened, with the article.

use crate::{Article, Edition, Provision};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;
use touchmove_board::{Color, Square, Wing};

/// What the Laws prescribe, and the articles that say so: at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    effect: Effect,
    articles: Vec<Article>,
}

impl Ruling {
    /// A ruling under a provision; none if the edition does not contain it,
    /// for then nothing is prescribed.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
    /// let ruling = |e| Ruling::under(e, Provision::PressWithoutMove, effect.clone());
    /// assert_eq!(ruling(Edition::Fide2023).unwrap().articles()[0].number(), "7.5.3");
    /// assert!(ruling(Edition::Fide2014).is_none());
    /// ```
    pub fn under(edition: Edition, provision: Provision, effect: Effect) -> Option<Ruling> {
        Some(Ruling { effect, articles: vec![edition.cite(provision)?] })
    }

    /// The same ruling with one more article, if the edition contains it.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::TimeAdded { player: Color::White, ms: 60_000 };
    /// let ruling = Ruling::under(Edition::Fide2023, Provision::IllegalMovePenalty, effect)
    ///     .unwrap()
    ///     .and(Provision::RapidPenaltyTime);
    /// assert_eq!(ruling.articles().len(), 2);
    /// ```
    #[must_use]
    pub fn and(mut self, provision: Provision) -> Ruling {
        let edition = self.articles.first().map(|a| a.edition());
        let more = edition.and_then(|e| e.cite(provision));
        self.articles.extend(more.filter(|a| !self.articles.contains(a)));
        self
    }

    /// What is prescribed.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::MoveCompleted { player: Color::White };
    /// let ruling = Ruling::under(Edition::Fide2014, Provision::PressCompletesMove, effect.clone());
    /// assert_eq!(ruling.unwrap().effect(), &effect);
    /// ```
    pub fn effect(&self) -> &Effect {
        &self.effect
    }

    /// The articles, the most telling first; never empty.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::MoveCompleted { player: Color::White };
    /// let ruling = Ruling::under(Edition::Fide2014, Provision::PressCompletesMove, effect);
    /// assert_eq!(ruling.unwrap().articles()[0].number(), "6.2.a");
    /// ```
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.number())
    }
}

impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let args = self.effect.args();
        let mut out = serializer.serialize_struct("Ruling", args.len() + 2)?;
        out.serialize_field("effect", self.effect.name())?;
        for (name, value) in &args {
            match value {
                Arg::Number(n) => out.serialize_field(name, n)?,
                Arg::Text(text) => out.serialize_field(name, text)?,
                Arg::List(list) => out.serialize_field(name, list)?,
            }
        }
        out.serialize_field("articles", &self.articles)?;
        out.end()
    }
}

/// A field of an effect, as the protocol writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A count or milliseconds.
    Number(u64),
    /// A word or more.
    Text(String),
    /// Several texts.
    List(Vec<String>),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => write!(f, "{n}"),
            Arg::Text(text) => f.write_str(text),
            Arg::List(list) => f.write_str(&list.join(" | ")),
        }
    }
}

/// What a player must do on this move because of what was touched, released
/// or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Must {
    /// Move the piece on that square.
    Move(Square),
    /// Capture the piece on that square.
    Capture(Square),
    /// Capture the first with the second.
    CaptureWith(Square, Square),
    /// Castle to that side.
    Castle(Wing),
    /// Move the king.
    MoveKing,
    /// Leave the piece on the square where it was released.
    MoveTo(Square),
}

impl fmt::Display for Must {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Must::Move(square) => write!(f, "move {square}"),
            Must::Capture(square) => write!(f, "capture {square}"),
            Must::CaptureWith(captured, by) => write!(f, "capture {captured} with {by}"),
            Must::Castle(wing) => write!(f, "castle {wing}"),
            Must::MoveKing => f.write_str("move king"),
            Must::MoveTo(square) => write!(f, "move to {square}"),
        }
    }
}

/// A right that a player can lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Right {
    /// Claiming a draw on this move.
    ClaimDraw,
    /// Claiming that the opponent violated the act of moving.
    ClaimTouchedPiece,
    /// Castling to that side on this move.
    Castle(Wing),
}

impl fmt::Display for Right {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Right::ClaimDraw => f.write_str("claim draw"),
            Right::ClaimTouchedPiece => f.write_str("claim touched piece"),
            Right::Castle(wing) => write!(f, "castle {wing} this move"),
        }
    }
}

/// What a player gets out of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// The points of a win.
    Win,
    /// The points of a draw.
    Draw,
    /// The points of a loss.
    Loss,
}

impl Score {
    const fn text(self) -> &'static str {
        match self {
            Score::Win => "1",
            Score::Draw => "1/2",
            Score::Loss => "0",
        }
    }
}

/// How a game ended for both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// White's score.
    pub white: Score,
    /// Black's score.
    pub black: Score,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Outcome = Outcome { white: Score::Draw, black: Score::Draw };
    /// Both have lost.
    pub const BOTH_LOSE: Outcome = Outcome { white: Score::Loss, black: Score::Loss };

    /// A win for that player.
    ///
    /// ```
    /// use touchmove_laws::Outcome;
    /// assert_eq!(Outcome::win(touchmove_board::Color::Black).to_string(), "0-1");
    /// ```
    pub const fn win(winner: Color) -> Outcome {
        match winner {
            Color::White => Outcome { white: Score::Win, black: Score::Loss },
            Color::Black => Outcome { white: Score::Loss, black: Score::Win },
        }
    }

    /// A loss for that player, with what the arbiter gives the opponent.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Outcome, Score};
    /// assert_eq!(Outcome::loss(Color::White, Score::Draw).to_string(), "0-1/2");
    /// ```
    pub const fn loss(loser: Color, opponent: Score) -> Outcome {
        match loser {
            Color::White => Outcome { white: Score::Loss, black: opponent },
            Color::Black => Outcome { white: opponent, black: Score::Loss },
        }
    }

    /// What that player gets.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Outcome, Score};
    /// assert_eq!(Outcome::win(Color::White).score(Color::Black), Score::Loss);
    /// ```
    pub const fn score(self, player: Color) -> Score {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white.text(), self.black.text())
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names are the Laws' own
pub enum Termination {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    ThreefoldRepetition,
    FiftyMoves,
    FivefoldRepetition,
    SeventyFiveMoves,
    TimeForfeit,
    IllegalMoves,
    BothFlags,
    /// A loss turned into a draw because the opponent cannot checkmate.
    CannotCheckmate,
    ArbitersDecision,
}

impl Termination {
    /// The words the protocol uses.
    ///
    /// ```
    /// assert_eq!(touchmove_laws::Termination::FiftyMoves.words(), "fifty moves");
    /// ```
    pub const fn words(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Resignation => "resignation",
            Termination::Stalemate => "stalemate",
            Termination::DeadPosition => "dead position",
            Termination::Agreement => "agreement",
            Termination::ThreefoldRepetition => "threefold repetition",
            Termination::FiftyMoves => "fifty moves",
            Termination::FivefoldRepetition => "fivefold repetition",
            Termination::SeventyFiveMoves => "seventy-five moves",
            Termination::TimeForfeit => "time forfeit",
            Termination::IllegalMoves => "illegal moves",
            Termination::BothFlags => "both flags",
            Termination::CannotCheckmate => "cannot checkmate",
            Termination::ArbitersDecision => "arbiter's decision",
        }
    }
}

macro_rules! effects {
    ($($(#[$doc:meta])* $name:ident = $id:literal
        { $($(#[$field_doc:meta])* $field:ident: $type:ty = $arg:expr,)* } $routine:literal,)+) => {
        /// What a ruling brings about: the protocol's effects.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Effect {
            $($(#[$doc])* $name { $($(#[$field_doc])* $field: $type,)* },)+
        }

        impl Effect {
            /// The name as protocols write it.
            ///
            /// ```
            /// use touchmove_board::Color;
            /// let effect = touchmove_laws::Effect::MoveCompleted { player: Color::White };
            /// assert_eq!(effect.name(), "move_completed");
            /// ```
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Effect::$name { .. } => $id,)+
                }
            }

            /// Whether protocols may leave it out: part of ordinary play.
            ///
            /// ```
            /// use touchmove_board::Color;
            /// assert!(touchmove_laws::Effect::MoveCompleted { player: Color::White }.is_routine());
            /// ```
            pub const fn is_routine(&self) -> bool {
                match self {
                    $(Effect::$name { .. } => $routine,)+
                }
            }

            /// The fields in the protocol's order, with their names.
            ///
            /// ```
            /// use touchmove_board::Color;
            /// let effect = touchmove_laws::Effect::IllegalMove { player: Color::White, count: 2 };
            /// let text: Vec<_> = effect.args().iter().map(|(_, arg)| arg.to_string()).collect();
            /// assert_eq!(text, ["white", "2"]);
            /// ```
            pub fn args(&self) -> Vec<(&'static str, Arg)> {
                match self {
                    $(Effect::$name { $($field,)* } =>
                        vec![$((stringify!($field).trim_start_matches("r#"), $arg($field)),)*],)+
                }
            }
        }
    };
}

fn text(value: &impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

fn number<N: Copy + Into<u64>>(value: &N) -> Arg {
    Arg::Number((*value).into())
}

fn list(value: &[String]) -> Arg {
    Arg::List(value.to_vec())
}

fn words(value: &Termination) -> Arg {
    Arg::Text(value.words().to_owned())
}

effects! {
    /// A player is bound on this move.
    Obligation = "obligation" { /// Who.
        player: Color = text, /// To what.
        must: Must = text, } true,
    /// A player has lost a right.
    RightLost = "right_lost" { /// Who.
        player: Color = text, /// Which.
        right: Right = text, } false,
    /// A move has been made.
    MoveMade = "move_made" { /// By whom.
        player: Color = text, /// From-to.
        r#move: String = text, /// In short algebraic notation.
        san: String = text, } true,
    /// A move has been completed.
    MoveCompleted = "move_completed" { /// By whom.
        player: Color = text, } true,
    /// An illegal move counts.
    IllegalMove = "illegal_move" { /// Whose.
        player: Color = text, /// The how-many-th of this player.
        count: u32 = number, } false,
    /// The pieces are put back.
    PositionRestored = "position_restored" { /// The position now on the board, as FEN.
        position: String = text, } false,
    /// A pawn left on the last rank becomes a queen.
    PawnReplaced = "pawn_replaced" { /// Where.
        square: Square = text, } false,
    /// A player gets time.
    TimeAdded = "time_added" { /// Who.
        player: Color = text, /// How much, in milliseconds.
        ms: u64 = number, } false,
    /// A player loses time.
    TimeRemoved = "time_removed" { /// Who.
        player: Color = text, /// How much, in milliseconds.
        ms: u64 = number, } false,
    /// A player's clock runs.
    ClockStarted = "clock_started" { /// Whose.
        player: Color = text, } true,
    /// A player's clock stands.
    ClockStopped = "clock_stopped" { /// Whose.
        player: Color = text, } true,
    /// A flag has fallen, as observed or claimed.
    FlagFallen = "flag_fallen" { /// Whose.
        player: Color = text, } false,
    /// A player enters a further period.
    PeriodReached = "period_reached" { /// Who.
        player: Color = text, /// Which, counted from 1.
        period: u32 = number, } false,
    /// A draw has been offered.
    DrawOffered = "draw_offered" { /// By whom.
        player: Color = text, } false,
    /// An offer has been declined.
    DrawDeclined = "draw_declined" { /// By whom.
        player: Color = text, } false,
    /// A claim is correct.
    ClaimCorrect = "claim_correct" { /// Whose.
        player: Color = text, /// What was claimed.
        claim: String = text, } false,
    /// A claim is incorrect.
    ClaimIncorrect = "claim_incorrect" { /// Whose.
        player: Color = text, /// What was claimed.
        claim: String = text, } false,
    /// The arbiter warns a player.
    Warning = "warning" { /// Whom.
        player: Color = text, /// What for.
        kind: String = text, } false,
    /// The arbiter penalises a player.
    Penalty = "penalty" { /// Whom.
        player: Color = text, /// How.
        kind: String = text, } false,
    /// What a player asks or does is not available.
    Refused = "refused" { /// To whom.
        player: Color = text, /// Why.
        why: String = text, } false,
    /// The arbiter has to decide.
    Question = "question" { /// Its name.
        id: String = text, /// What about.
        about: String = text, /// The lawful answers.
        options: Vec<String> = |o: &Vec<String>| list(o), } false,
    /// The game is over.
    GameOver = "game_over" { /// The result.
        result: Outcome = text, /// What ended it.
        termination: Termination = words, } false,
    /// The game does not count.
    GameCancelled = "game_cancelled" { /// Why.
        why: String = text, } false,
    /// A fact on record.
    Noted = "noted" { /// What.
        what: String = text, } true,
}
