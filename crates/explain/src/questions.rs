//! Sentences for the advice on a question to the arbiter.

use crate::message::Message;
use crate::{MessageArgument, Words, rulings};
use touchmove_laws::{Because, Certain, Consequence, Question};

impl Words {
    /// Returns the sentence for a certain fact.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Certain;
    ///
    /// let words = Words::new(Language::English);
    /// let flag = Certain::FlagDown { player: Color::Black };
    /// assert_eq!(words.certain(&flag), "Black’s flag is down.");
    /// ```
    pub fn certain(&self, certain: &Certain) -> String {
        self.say(&certain_message(certain)).unwrap_or_else(|_| certain.to_string())
    }

    /// Returns the reason for a recommendation.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Because;
    ///
    /// let words = Words::new(Language::English);
    /// let first = Because::FirstOffence { player: Color::White };
    /// assert_eq!(words.because(&first), "It is White’s first offence.");
    /// ```
    pub fn because(&self, because: &Because) -> String {
        self.say(&because_message(because)).unwrap_or_else(|_| because.to_string())
    }

    /// Describes the effect of an answer, then the resulting score or clock times. If the answer
    /// gives or takes time, the ruling's sentence replaces the answer's.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::{Answer, Consequence, Question};
    ///
    /// let consequence = Consequence {
    ///     answer: Answer::DeclaresDraw,
    ///     ms: None,
    ///     effects: Vec::new(),
    ///     clocks: None,
    ///     result: None,
    ///     scored: Some([1, 1]),
    /// };
    /// let said = Words::new(Language::English).consequence(&Question::FlagOrder, &consequence);
    /// assert_eq!(said, "The game is drawn. White scores ½ and Black ½.");
    /// ```
    pub fn consequence(&self, question: &Question, consequence: &Consequence) -> String {
        let ruled = consequence.effects.first().filter(|_| consequence.ms.is_some());
        let message = match ruled {
            Some(effect) => rulings::message(effect),
            None => rulings::answer_message(question, consequence.answer),
        };
        let message = self.say(&message).unwrap_or_else(|_| consequence.answer.to_string());
        match after_message(&message, consequence) {
            Some(after) => self.say(&after).unwrap_or(message),
            None => message,
        }
    }
}

pub(crate) fn certain_message(certain: &Certain) -> Message {
    Message::named(&format!("certain-{}", certain.name())).args(certain.args())
}

pub(crate) fn because_message(because: &Because) -> Message {
    Message::named(&format!("because-{}", because.name())).args(because.args())
}

/// Returns the message that adds the score if the game is over, or the clock times if the answer
/// changes them.
pub(crate) fn after_message(message: &str, consequence: &Consequence) -> Option<Message> {
    if let Some([white, black]) = consequence.scored {
        let scores = Message::new("consequence-scores").with("said", message);
        return Some(scores.with("white", points(white)).with("black", points(black)));
    }
    let shown = consequence.clocks.filter(|_| consequence.answer.takes_a_time())?;
    let [white, black] = shown.map(|left| MessageArgument::Number(left.get()));
    let clocks = Message::new("consequence-clocks").with("said", message);
    Some(clocks.value("white", white).value("black", black))
}

/// Formats half points as points, such as 2½.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
