//! Sentences for rulings.

use crate::message::Message;
use crate::{MessageError, Words};
use touchmove_board::Color;
use touchmove_laws::{
    Answer, Effect, Note, Obligation, Outcome, Question, Right, Ruling, Score, Termination,
};

impl Words {
    /// Describes the effect of a ruling in one sentence, without its articles.
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
        self.ruling_in_words(ruling).unwrap_or_else(|_| ruling.effect().to_string())
    }

    /// Like [`ruling`](Words::ruling), but without falling back to protocol words if the language
    /// has no sentence.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Effect, Note, Provision, Ruling};
    ///
    /// let words = Words::new(Language::English);
    /// let effect = Effect::Noted { what: Note::GameIsOver };
    /// let ruling = Ruling::under(Edition::Fide2023, Provision::Checkmate, effect).unwrap();
    /// let said = words.ruling_in_words(&ruling);
    /// assert_eq!(said.unwrap(), "The game is over, and its result does not change.");
    /// ```
    ///
    /// # Errors
    /// If the sentence is missing or needs an argument that the ruling does not supply.
    pub fn ruling_in_words(&self, ruling: &Ruling) -> Result<String, MessageError> {
        self.say(&message(ruling.effect()))
    }

    /// Returns the reason for the end of a game, as shown next to a result.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Termination;
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.termination(Termination::BothFlags), "both flags fallen");
    /// ```
    pub fn termination(&self, termination: Termination) -> String {
        let message = termination_message(termination);
        self.say(&message).unwrap_or_else(|_| termination.words().to_owned())
    }

    /// Describes the effect of a lawful answer to a question.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Answer, Question};
    ///
    /// let words = Words::new(Language::English);
    /// let question = Question::Resigned { player: Color::White };
    /// let said = words.answer(&question, Answer::DeclaresLost(Color::White));
    /// assert_eq!(said, "White loses the game.");
    /// ```
    pub fn answer(&self, question: &Question, answer: Answer) -> String {
        self.say(&answer_message(question, answer)).unwrap_or_else(|_| answer.to_string())
    }
}

pub(crate) fn termination_message(termination: Termination) -> Message {
    Message::new(format!("termination-{}", word(termination)))
}

/// Converts the protocol words of a termination to a part of a message id.
fn word(termination: Termination) -> String {
    termination.words().replace(' ', "-").replace('\'', "")
}

pub(crate) fn answer_message(question: &Question, answer: Answer) -> Message {
    let name = answer.name();
    Message::named(&format!("answer-{}-{name}", question.id()))
        .or(format!("answer-{name}").replace('_', "-"))
        .args(question.args())
        .args(answer.args())
        .with("as", scoring(answer))
}

/// Returns the score of the loser's opponent as a word, because the event decides how many points a
/// win or draw is worth.
const fn scoring(answer: Answer) -> &'static str {
    match answer {
        Answer::DeclaresLostScoring(_, Score::Win) => "win",
        Answer::DeclaresLostScoring(_, Score::Draw) => "draw",
        _ => "loss",
    }
}

/// Returns the message for an effect.
pub(crate) fn message(effect: &Effect) -> Message {
    let general = format!("ruling-{}", effect.name());
    let message = |name: &str, args| Message::named(&format!("{general}-{name}")).args(args);
    let special = match effect {
        Effect::Obligation { must, .. } => obligation(*must),
        Effect::RightLost { right, .. } => right_lost(*right),
        Effect::ClaimCorrect { claim, .. } | Effect::ClaimIncorrect { claim, .. } => {
            message(claim.name(), claim.args())
        }
        Effect::Warning { kind, .. } => message(kind.name(), kind.args()),
        Effect::Penalty { kind, .. } => message(kind.name(), kind.args()),
        Effect::Refused { why, .. } => message(why.name(), why.args()),
        Effect::Question { question } => asked(&general, question),
        Effect::GameOver { result, termination } => game_over(*result, *termination),
        Effect::GameCancelled { why } => message(why.name(), why.args()),
        Effect::FactNeeded { fact } => message(fact.name(), fact.args()),
        Effect::Noted { what } => note(what),
        _ => Message::named(&general),
    };
    special.args(effect.args())
}

/// Questions about an offence have one message per offence, questions about an assistant one per
/// task.
fn asked(general: &str, question: &Question) -> Message {
    let name = format!("{general}-{}", question.name());
    let message = match question {
        Question::Offence { offence, .. } => Message::named(&format!("{name}-{offence}")),
        Question::Assistant { help, .. } => Message::named(&format!("{name}-{help}")),
        _ => Message::named(&name),
    };
    message.args(question.args())
}

fn note(what: &Note) -> Message {
    let name = format!("ruling-noted-{}", what.name());
    let message = match what {
        Note::IllegalBecause { reason, .. } => Message::named(&format!("{name}-{}", reason.name())),
        _ => Message::named(&name),
    };
    message.args(what.args())
}

fn obligation(must: Obligation) -> Message {
    match must {
        Obligation::Move(square) => Message::new("ruling-must-move").with("square", square),
        Obligation::Capture(square) => Message::new("ruling-must-capture").with("square", square),
        Obligation::CaptureWith(square, by) => {
            Message::new("ruling-must-capture-with").with("square", square).with("by", by)
        }
        Obligation::Castle(wing) => Message::new("ruling-must-castle").with("wing", wing),
        Obligation::MoveKing => Message::new("ruling-must-move-king"),
        Obligation::Touched => Message::new("ruling-must-touched"),
        Obligation::CaptureTouched => Message::new("ruling-must-capture-touched"),
        Obligation::CaptureWithTouched => Message::new("ruling-must-capture-with-touched"),
        Obligation::CastleTouched => Message::new("ruling-must-castle-touched"),
        Obligation::Written => Message::new("ruling-must-written"),
        Obligation::Promote => Message::new("ruling-must-promote"),
        Obligation::MoveTo(square) => Message::new("ruling-must-move-to").with("square", square),
    }
}

fn right_lost(right: Right) -> Message {
    match right {
        Right::ClaimDraw => Message::new("ruling-right-lost-claim-draw"),
        Right::ClaimTouchedPiece => Message::new("ruling-right-lost-claim-touched-piece"),
        Right::CastleTouched => Message::new("ruling-right-lost-castle-touched"),
        Right::Castle(wing) => Message::new("ruling-right-lost-castle").with("wing", wing),
    }
}

fn game_over(result: Outcome, termination: Termination) -> Message {
    let specific = format!("ruling-game-over-{}", word(termination));
    let general = "ruling-game-over";
    let message = match usual(termination, result) {
        true => Message::new(specific).or(general),
        false => Message::new(general),
    };
    let message = message
        .with("outcome", outcome(result))
        .with("white", points(result.white))
        .with("black", points(result.black));
    match winner(result).or_else(|| only_draws(result)) {
        Some(winner) => message.with("winner", winner).with("loser", winner.other()),
        None => message,
    }
}

/// Returns the player who scores a draw while the opponent loses.
fn only_draws(result: Outcome) -> Option<Color> {
    Color::ALL.into_iter().find(|&player| result == Outcome::loss(player.other(), Score::Draw))
}

/// True if this termination normally has this result, so that its specific sentence is true.
fn usual(termination: Termination, result: Outcome) -> bool {
    match termination {
        Termination::Checkmate
        | Termination::Resignation
        | Termination::TimeForfeit
        | Termination::IllegalMoves
        | Termination::SealedMove => winner(result).is_some(),
        Termination::Stalemate
        | Termination::DeadPosition
        | Termination::Agreement
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves
        | Termination::BothFlags
        | Termination::CannotCheckmate
        | Termination::IllegalPosition => result == Outcome::DRAW,
        Termination::QuickplayFinish => winner(result).is_some() || result == Outcome::DRAW,
        Termination::DefaultTime => winner(result).is_some() || result == Outcome::BOTH_LOSE,
        Termination::ElectronicDevice
        | Termination::ArbitersDecision
        | Termination::SignedResult => true,
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
        _ if only_draws(result).is_some() => "half",
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
