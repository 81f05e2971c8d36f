//! What stands beside a question to the arbiter, in words.

use crate::said::Said;
use crate::{Value, Words, rulings};
use touchmove_laws::{Because, Certain, Consequence, Question};

impl Words {
    /// Something certain.
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
        self.say(&said_certain(certain)).unwrap_or_else(|_| certain.to_string())
    }

    /// Why an answer is recommended.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Because;
    ///
    /// let words = Words::new(Language::English);
    /// let first = Because::FirstOffence { player: Color::White };
    /// assert_eq!(words.because(&first), "White has not offended before.");
    /// ```
    pub fn because(&self, because: &Because) -> String {
        self.say(&said_because(because)).unwrap_or_else(|_| because.to_string())
    }

    /// What an answer brings about: the answer, or what is ruled upon it where
    /// a time is given or taken, and then the score or the clocks.
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
        let said = match ruled {
            Some(effect) => rulings::said(effect),
            None => rulings::said_answer(question, consequence.answer),
        };
        let said = self.say(&said).unwrap_or_else(|_| consequence.answer.to_string());
        match said_after(&said, consequence) {
            Some(after) => self.say(&after).unwrap_or(said),
            None => said,
        }
    }
}

pub(crate) fn said_certain(certain: &Certain) -> Said {
    Said::named(&format!("certain-{}", certain.name())).args(certain.args())
}

pub(crate) fn said_because(because: &Because) -> Said {
    Said::named(&format!("because-{}", because.name())).args(because.args())
}

/// The score once the game is over; the clocks where the answer changes them.
pub(crate) fn said_after(said: &str, consequence: &Consequence) -> Option<Said> {
    if let Some([white, black]) = consequence.scored {
        let scores = Said::new("consequence-scores").with("said", said);
        return Some(scores.with("white", points(white)).with("black", points(black)));
    }
    let shown = consequence.clocks.filter(|_| consequence.answer.takes_a_time())?;
    let [white, black] = shown.map(|left| Value::Number(left.get()));
    let clocks = Said::new("consequence-clocks").with("said", said);
    Some(clocks.value("white", white).value("black", black))
}

/// Half points as people write points.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
