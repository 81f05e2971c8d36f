//! Rulings in words.

use crate::Words;
use crate::said::Said;
use crate::texts::key;
use touchmove_board::Color;
use touchmove_laws::{Arg, Effect, Must, Outcome, Right, Ruling, Score, Termination};

impl Words {
    /// One sentence that says what a ruling brings about, and for whom,
    /// without its articles.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let effect = Effect::IllegalMove { player: Color::Black, count: 1 };
    /// let ruling = Ruling::under(Edition::Fide2014, Provision::IllegalMoveCompleted, effect);
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.ruling(&ruling.unwrap()), "Black has completed a first illegal move.");
    /// ```
    pub fn ruling(&self, ruling: &Ruling) -> String {
        let effect = ruling.effect();
        self.say(&said(effect)).unwrap_or_else(|_| bare(effect))
    }

    /// Whether the sentence for a ruling has to quote words of the protocol,
    /// because no sentence of its own says them.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Effect, Provision, Ruling};
    ///
    /// let words = Words::new(Language::English);
    /// let quotes = |what: &str| {
    ///     let effect = Effect::Noted { what: what.to_owned() };
    ///     let ruling = Ruling::under(Edition::Fide2023, Provision::FlagFallCheck, effect);
    ///     words.quotes(&ruling.unwrap())
    /// };
    /// assert!(!quotes("white has 4 more to complete in the period"));
    /// assert!(quotes("something new"));
    /// ```
    pub fn quotes(&self, ruling: &Ruling) -> bool {
        let Said { ids, .. } = said(ruling.effect());
        ids.len() > 1 && ids.first().is_some_and(|id| !self.has(id))
    }

    /// What ended a game, as it stands beside a result.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Termination;
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.termination(Termination::BothFlags), "both flags fallen");
    /// ```
    pub fn termination(&self, termination: Termination) -> String {
        let said = said_termination(termination);
        self.say(&said).unwrap_or_else(|_| termination.words().to_owned())
    }

    /// What a lawful answer to a question brings about. `question` is the
    /// question's name, `option` the words of the protocol; these themselves
    /// where no sentence says it.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let said = words.option("can-checkmate", "declares white lost");
    /// assert_eq!(said, "White loses the game.");
    /// ```
    pub fn option(&self, question: &str, option: &str) -> String {
        self.say(&said_option(question, option)).unwrap_or_else(|_| option.to_owned())
    }
}

pub(crate) fn said_termination(termination: Termination) -> Said {
    Said::new(format!("termination-{}", key(termination.words()).0))
}

pub(crate) fn said_option(question: &str, option: &str) -> Said {
    let (key, args) = key(option);
    Said::new(format!("option-{question}-{key}")).or(format!("option-{key}")).all(args)
}

/// The effect as protocols write it: for want of a sentence.
fn bare(effect: &Effect) -> String {
    let args: Vec<String> =
        effect.args().iter().map(|(_, arg): &(_, Arg)| arg.to_string()).collect();
    format!("{} {}", effect.name(), args.join(" "))
}

/// The message for an effect, and what is put in.
pub(crate) fn said(effect: &Effect) -> Said {
    let said = Said::new(format!("ruling-{}", effect.name().replace('_', "-")));
    match effect {
        Effect::Obligation { player, must } => obligation(*must).player(*player),
        Effect::RightLost { player, right } => right_lost(*right).player(*player),
        Effect::MoveMade { player, r#move, san } => {
            said.player(*player).with("move", r#move).with("san", san)
        }
        Effect::IllegalMove { player, count } => said.player(*player).number("count", *count),
        Effect::PositionRestored { position } => said.with("position", position),
        Effect::PawnReplaced { square } => said.with("square", square),
        Effect::TimeAdded { player, ms } | Effect::TimeRemoved { player, ms } => {
            said.player(*player).number("ms", *ms)
        }
        Effect::PeriodReached { player, period } => said.player(*player).number("period", *period),
        Effect::MoveCompleted { player }
        | Effect::ClockStarted { player }
        | Effect::ClockStopped { player }
        | Effect::FlagFallen { player }
        | Effect::DrawOffered { player }
        | Effect::DrawDeclined { player } => said.player(*player),
        Effect::ClaimCorrect { player, claim } | Effect::ClaimIncorrect { player, claim } => {
            worded(said.player(*player), "claim", claim)
        }
        Effect::Warning { player, kind } | Effect::Penalty { player, kind } => {
            worded(said.player(*player), "kind", kind)
        }
        Effect::Refused { player, why } => worded(said.player(*player), "why", why),
        Effect::Question { id, about, options } => question(said, id, about, options),
        Effect::GameOver { result, termination } => game_over(*result, *termination),
        Effect::GameCancelled { why } => worded(said, "why", why),
        Effect::Noted { what } => worded(said, "what", what),
    }
}

fn obligation(must: Must) -> Said {
    match must {
        Must::Move(square) => Said::new("ruling-must-move").with("square", square),
        Must::Capture(square) => Said::new("ruling-must-capture").with("square", square),
        Must::CaptureWith(square, by) => {
            Said::new("ruling-must-capture-with").with("square", square).with("by", by)
        }
        Must::Castle(wing) => Said::new("ruling-must-castle").with("wing", wing),
        Must::MoveKing => Said::new("ruling-must-move-king"),
        Must::MoveTo(square) => Said::new("ruling-must-move-to").with("square", square),
    }
}

fn right_lost(right: Right) -> Said {
    match right {
        Right::ClaimDraw => Said::new("ruling-right-lost-claim-draw"),
        Right::ClaimTouchedPiece => Said::new("ruling-right-lost-claim-touched-piece"),
        Right::Castle(wing) => Said::new("ruling-right-lost-castle").with("wing", wing),
    }
}

/// With the sentence for these words of the protocol, if there is one.
fn worded(said: Said, name: &'static str, text: &str) -> Said {
    let (key, found) = key(text);
    let more = said.ids.first().map(|id| format!("{id}-{key}"));
    Said { ids: more.into_iter().chain(said.ids).collect(), args: said.args }
        .with(name, text)
        .all(found)
}

fn question(said: Said, id: &str, about: &str, options: &[String]) -> Said {
    let (_, found) = key(about);
    let more = said.ids.first().map(|first| format!("{first}-{id}"));
    Said { ids: more.into_iter().chain(said.ids).collect(), args: found }
        .with("about", about)
        .with("options", options.join(" / "))
}

fn game_over(result: Outcome, termination: Termination) -> Said {
    let (key, _) = key(termination.words());
    let specific = format!("ruling-game-over-{key}");
    let general = "ruling-game-over";
    let said = match usual(termination, result) {
        true => Said::new(specific).or(general),
        false => Said::new(general),
    };
    let said = said
        .with("result", result)
        .with("termination", termination.words())
        .with("outcome", outcome(result))
        .with("white", points(result.white))
        .with("black", points(result.black));
    match winner(result) {
        Some(winner) => said.with("winner", winner).with("loser", winner.other()),
        None => said,
    }
}

/// Whether this end gives such results, so that its own sentence is true.
fn usual(termination: Termination, result: Outcome) -> bool {
    match termination {
        Termination::Checkmate
        | Termination::Resignation
        | Termination::TimeForfeit
        | Termination::IllegalMoves => winner(result).is_some(),
        Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Agreement
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves
        | Termination::BothFlags
        | Termination::CannotCheckmate => result == Outcome::DRAW,
        Termination::ArbitersDecision => true,
    }
}

fn winner(result: Outcome) -> Option<Color> {
    Color::ALL.into_iter().find(|&player| result == Outcome::win(player))
}

fn outcome(result: Outcome) -> &'static str {
    match result {
        Outcome::DRAW => "draw",
        Outcome::BOTH_LOSE => "both-lose",
        _ if winner(result).is_some() => "win",
        _ => "other",
    }
}

fn points(score: Score) -> &'static str {
    match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    }
}
