//! Rulings in words.

use crate::said::Said;
use crate::{MessageError, Words};
use touchmove_board::Color;
use touchmove_laws::{
    Answer, Effect, Must, Note, Outcome, Question, Right, Ruling, Score, Termination,
};

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
        self.ruling_in_words(ruling).unwrap_or_else(|_| ruling.effect().to_string())
    }

    /// The same, without falling back to the words of the protocol where the
    /// language has no sentence.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Edition, Effect, Note, Provision, Ruling};
    ///
    /// let words = Words::new(Language::English);
    /// let effect = Effect::Noted { what: Note::GameIsOver };
    /// let ruling = Ruling::under(Edition::Fide2023, Provision::Checkmate, effect).unwrap();
    /// let said = words.ruling_in_words(&ruling);
    /// assert_eq!(said.unwrap(), "The game is over, and nothing changes its result.");
    /// ```
    ///
    /// # Errors
    /// If there is no sentence, or it wants something that the ruling does not
    /// give.
    pub fn ruling_in_words(&self, ruling: &Ruling) -> Result<String, MessageError> {
        self.say(&said(ruling.effect()))
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

    /// What a lawful answer to a question brings about.
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
        self.say(&said_answer(question, answer)).unwrap_or_else(|_| answer.to_string())
    }
}

pub(crate) fn said_termination(termination: Termination) -> Said {
    Said::new(format!("termination-{}", word(termination)))
}

/// The words of the protocol as a part of a message's name.
fn word(termination: Termination) -> String {
    termination.words().replace(' ', "-").replace('\'', "")
}

pub(crate) fn said_answer(question: &Question, answer: Answer) -> Said {
    let name = answer.name();
    Said::named(&format!("answer-{}-{name}", question.id()))
        .or(format!("answer-{name}").replace('_', "-"))
        .args(question.args())
        .args(answer.args())
        .with("as", scoring(answer))
}

/// What the opponent of a player who loses scores, without a number: what a win
/// or a draw is worth is the event's to say.
const fn scoring(answer: Answer) -> &'static str {
    match answer {
        Answer::DeclaresLostScoring(_, Score::Win) => "win",
        Answer::DeclaresLostScoring(_, Score::Draw) => "draw",
        _ => "loss",
    }
}

/// The message for an effect, and what is put in.
pub(crate) fn said(effect: &Effect) -> Said {
    let general = format!("ruling-{}", effect.name());
    let said = |name: &str, args| Said::named(&format!("{general}-{name}")).args(args);
    let special = match effect {
        Effect::Obligation { must, .. } => obligation(*must),
        Effect::RightLost { right, .. } => right_lost(*right),
        Effect::ClaimCorrect { claim, .. } | Effect::ClaimIncorrect { claim, .. } => {
            said(claim.name(), claim.args())
        }
        Effect::Warning { kind, .. } => said(kind.name(), kind.args()),
        Effect::Penalty { kind, .. } => said(kind.name(), kind.args()),
        Effect::Refused { why, .. } => said(why.name(), why.args()),
        Effect::Question { question } => asked(&general, question),
        Effect::GameOver { result, termination } => game_over(*result, *termination),
        Effect::GameCancelled { why } => said(why.name(), why.args()),
        Effect::FactNeeded { fact } => said(fact.name(), fact.args()),
        Effect::Noted { what } => note(what),
        _ => Said::named(&general),
    };
    special.args(effect.args())
}

/// Questions about an offence have a sentence for each, and those about an
/// assistant for what it is for.
fn asked(general: &str, question: &Question) -> Said {
    let name = format!("{general}-{}", question.name());
    let said = match question {
        Question::Offence { offence, .. } => Said::named(&format!("{name}-{offence}")),
        Question::Assistant { help, .. } => Said::named(&format!("{name}-{help}")),
        _ => Said::named(&name),
    };
    said.args(question.args())
}

fn note(what: &Note) -> Said {
    let name = format!("ruling-noted-{}", what.name());
    let said = match what {
        Note::IllegalBecause { reason, .. } => Said::named(&format!("{name}-{}", reason.name())),
        _ => Said::named(&name),
    };
    said.args(what.args())
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
        Must::Touched => Said::new("ruling-must-touched"),
        Must::CaptureTouched => Said::new("ruling-must-capture-touched"),
        Must::CaptureWithTouched => Said::new("ruling-must-capture-with-touched"),
        Must::CastleTouched => Said::new("ruling-must-castle-touched"),
        Must::Written => Said::new("ruling-must-written"),
        Must::Promote => Said::new("ruling-must-promote"),
        Must::MoveTo(square) => Said::new("ruling-must-move-to").with("square", square),
    }
}

fn right_lost(right: Right) -> Said {
    match right {
        Right::ClaimDraw => Said::new("ruling-right-lost-claim-draw"),
        Right::ClaimTouchedPiece => Said::new("ruling-right-lost-claim-touched-piece"),
        Right::CastleTouched => Said::new("ruling-right-lost-castle-touched"),
        Right::Castle(wing) => Said::new("ruling-right-lost-castle").with("wing", wing),
    }
}

fn game_over(result: Outcome, termination: Termination) -> Said {
    let specific = format!("ruling-game-over-{}", word(termination));
    let general = "ruling-game-over";
    let said = match usual(termination, result) {
        true => Said::new(specific).or(general),
        false => Said::new(general),
    };
    let said = said
        .with("outcome", outcome(result))
        .with("white", points(result.white))
        .with("black", points(result.black));
    match winner(result).or_else(|| only_draws(result)) {
        Some(winner) => said.with("winner", winner).with("loser", winner.other()),
        None => said,
    }
}

/// Who scores as for a draw while the other loses.
fn only_draws(result: Outcome) -> Option<Color> {
    Color::ALL.into_iter().find(|&player| result == Outcome::loss(player.other(), Score::Draw))
}

/// Whether this end gives such results, so that its own sentence is true.
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
