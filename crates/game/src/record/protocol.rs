//! Export of a record as a protocol that can be judged again.

use super::Record;
use crate::protocol::check::ruling_text;
use crate::protocol::time::clock_text;
use alloc::format;
use alloc::string::String;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_laws::Effect;

impl Record {
    /// Formats the game as a protocol, which parses to the same events. Each event is followed by
    /// its rulings as expectations, so that `touchmove judge --check` can verify them. Notes are
    /// the only routine effects that it contains.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// let text = "[Laws \"FIDE 2014\"]\n\n0:00:05 Black resigns\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let record = Record::judged(&protocol, protocol.setup.editions[0]).unwrap();
    /// let again = Protocol::parse(&record.to_protocol()).unwrap();
    /// assert_eq!(again.entries[0].event, protocol.entries[0].event);
    /// assert!(again.check().unwrap().is_empty());
    /// ```
    pub fn to_protocol(&self) -> String {
        let mut out = String::new();
        for (name, value) in &self.protocol.tags {
            out += &tag_text(name, value);
        }
        out.push('\n');
        for (event, rulings) in self.entries() {
            out += &format!("{} {event}\n", clock_text(event.at - Moment::START));
            for ruling in rulings.iter().filter(|ruling| is_written(ruling.effect())) {
                out += &format!("=> {}\n", ruling_text(ruling));
            }
        }
        out + &self.state()
    }

    /// Formats expectations about the final state.
    fn state(&self) -> String {
        let game = &self.end.game;
        let shows = |player| game.clock().remaining_ms(player, game.now());
        let clocks = Color::ALL
            .into_iter()
            .filter_map(|player| shows(player).map(|ms| format!(" {player} {}", clock_text(ms))));
        let clocks: String = clocks.collect();
        let clocks = if clocks.is_empty() { clocks } else { format!("=> clock{clocks}\n") };
        let result = format!("=> result {}\n", self.end.result_text());
        result + &clocks + &format!("=> position {}\n", game.position().fen())
    }
}

fn is_written(effect: &Effect) -> bool {
    !effect.is_routine() || matches!(effect, Effect::Noted { .. })
}

fn tag_text(name: &str, value: &str) -> String {
    let escaped = value.chars().flat_map(|c| {
        let escape = matches!(c, '"' | '\\').then_some('\\');
        escape.into_iter().chain([if c.is_control() { ' ' } else { c }])
    });
    format!("[{name} \"{}\"]\n", escaped.collect::<String>())
}
