//! Questions in JSON. The path selects the operation, and the body holds its input.

use serde_json::{Value, json};
#[cfg(feature = "board")]
use touchmove_board::Color;
use touchmove_board::{Fen, FenReading, Position};

/// Body of a question.
pub struct Question<'a>(Option<&'a Value>);

/// Answer, or an error message for programmers.
pub type Answered = Result<Value, Value>;

impl<'a> Question<'a> {
    pub fn of(question: &'a Value) -> Question<'a> {
        Question(question.get("about"))
    }

    pub fn about(&self) -> Option<&'a Value> {
        self.0
    }

    pub fn text(&self, name: &str) -> Result<&'a str, Value> {
        let found = self.value(name).and_then(Value::as_str);
        found.ok_or_else(|| wrong(format!("{name}: a text is expected")))
    }

    pub fn number(&self, name: &str) -> Option<u32> {
        self.value(name).and_then(Value::as_u64).and_then(|number| number.try_into().ok())
    }

    pub fn value(&self, name: &str) -> Option<&'a Value> {
        self.0?.get(name).filter(|value| !value.is_null())
    }

    pub fn position(&self) -> Result<Position, Value> {
        self.reading().map(|reading| reading.position)
    }

    pub fn reading(&self) -> Result<FenReading, Value> {
        Fen::read(self.text("fen")?).map_err(wrong)
    }

    #[cfg(feature = "board")]
    pub fn color(&self) -> Result<Color, Value> {
        self.text("color")?.parse().map_err(wrong)
    }
}

/// Creates an error with the given message.
pub fn wrong(message: impl ToString) -> Value {
    json!({ "message": message.to_string() })
}

pub fn response(answered: Answered) -> (u16, String) {
    match answered {
        Ok(answer) => (200, answer.to_string()),
        Err(refusal) => (422, refusal.to_string()),
    }
}
