//! Writing moves, variations and comments.

use super::command::{clock_text, has};
use super::token::is_word;
use super::wrap::Wrap;
use super::{Eval, Game, Line, MoveNode, setup};
use crate::{Letters, SanMove, san};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// The reader leaves out what is nested deeper.
const DEEPEST: usize = 60;

/// How a game is written.
pub(crate) struct Manner<'a> {
    /// A move of a position.
    pub write: &'a dyn Fn(&Position, Move) -> String,
    /// Whether `(=)` stands beside its move, as on a scoresheet.
    pub players_signs: bool,
    /// Whether moves are words: each pair has a line, with a comma between.
    pub announced: bool,
    /// Whether there are moves only, and no tags.
    pub bare: bool,
}

impl Manner<'_> {
    /// As programs write.
    pub(super) const PGN: Manner<'static> =
        Manner { write: &san, players_signs: false, announced: false, bare: false };
}

pub(super) struct MoveWriter<'a> {
    wrap: Wrap,
    depth: usize,
    manner: &'a Manner<'a>,
}

/// What is known where a line goes on.
#[derive(Clone, Copy)]
struct State {
    number: u32,
    black: bool,
    /// `None` once a move cannot be played.
    position: Option<Position>,
    /// Whether Black's move needs its number.
    numbered: bool,
}

impl MoveWriter<'_> {
    pub(super) fn write(game: &Game, result: &str, manner: &Manner<'_>) -> String {
        let mut writer = MoveWriter { wrap: Wrap::default(), depth: 0, manner };
        let (number, black) = setup::first_move(game);
        let position = game.start().ok().map(|(_, position)| position);
        writer.line(&game.line, State { number, black, position, numbered: true });
        writer.wrap.add(result);
        writer.wrap.finish()
    }

    fn line(&mut self, line: &Line, mut state: State) {
        for comment in &line.comments {
            self.comment(comment);
        }
        for node in &line.moves {
            let before = state;
            self.a_move(node, &mut state);
            let said = self.comments(node);
            let varied = self.variations(node, before);
            state.numbered = said || varied;
        }
    }

    fn a_move(&mut self, node: &MoveNode, state: &mut State) {
        let numbered = !state.black || state.numbered;
        if self.manner.announced {
            match (numbered, self.depth) {
                (true, 0) => self.wrap.end_line(),
                (true, _) => {}
                (false, _) => self.wrap.add_behind(","),
            }
        }
        if numbered {
            self.wrap.add(&format!("{}{}", state.number, if state.black { "..." } else { "." }));
            self.wrap.end_word();
        }
        let (text, next) = self.played(node, state.position);
        self.wrap.add(&text);
        self.wrap.end_word();
        if node.draw_offer && self.manner.players_signs {
            self.wrap.add("(=)");
            self.wrap.end_word();
        }
        for nag in &node.nags {
            self.wrap.add(&format!("${nag}"));
            self.wrap.end_word();
        }
        state.number = state.number.saturating_add(u32::from(state.black));
        state.black = !state.black;
        state.position = next;
    }

    fn variations(&mut self, node: &MoveNode, before: State) -> bool {
        let written = |line: &&Line| !(line.moves.is_empty() && line.comments.is_empty());
        let mut any = false;
        for line in node.variations.iter().filter(written) {
            if self.depth >= DEEPEST {
                break;
            }
            any = true;
            self.depth += 1;
            self.wrap.add("(");
            self.line(line, State { numbered: true, ..before });
            self.depth -= 1;
            self.wrap.add_behind(")");
        }
        any
    }

    /// How a move is written, and the position after it.
    fn played(&self, node: &MoveNode, position: Option<Position>) -> (String, Option<Position>) {
        if node.is_null {
            let next = position.map(|position| position.passed_on(position.turn(), false));
            return ("--".to_owned(), next);
        }
        let written = position.and_then(|position| {
            let mv = SanMove::parse(&node.text, &Letters::ENGLISH).ok()?.resolve(&position).ok()?;
            Some(((self.manner.write)(&position, mv), Some(position.after(mv))))
        });
        written.unwrap_or_else(|| (word(&node.text), None))
    }

    /// Whether there was anything to write.
    fn comments(&mut self, node: &MoveNode) -> bool {
        let commands = commands(node);
        let offer = (node.draw_offer && !self.manner.players_signs).then_some("(=)");
        let own = node.comments.iter().map(String::as_str);
        let all = offer.into_iter().chain([commands.as_str()]).chain(own);
        let mut any = false;
        for comment in all.filter(|comment| !plain(comment).is_empty()) {
            any = true;
            self.comment(comment);
        }
        any
    }

    fn comment(&mut self, comment: &str) {
        let plain = plain(comment);
        if plain.is_empty() {
            return;
        }
        self.wrap.add("{");
        let mut words = plain.split(' ').peekable();
        while let Some(word) = words.next() {
            self.wrap.add(word);
            // Blanks in a row stay together with their words.
            let tied = |next: &&str| word.is_empty() || next.is_empty() || is_unsafe_in_front(next);
            match words.peek() {
                Some(next) if tied(next) => self.wrap.add(" "),
                Some(_) => self.wrap.end_word(),
                None => {}
            }
        }
        self.wrap.add("}");
        self.wrap.end_word();
    }
}

/// A comment that other readers end where it ends.
fn plain(comment: &str) -> String {
    let braces = comment.contains('}');
    let one_line = comment.chars().map(|c| match c {
        '{' if braces => '(',
        '}' => ')',
        c if c.is_control() => ' ',
        c => c,
    });
    one_line.collect::<String>().trim_matches(' ').to_owned()
}

/// What could be taken for something else at the beginning of a line.
fn is_unsafe_in_front(word: &str) -> bool {
    word.starts_with(['%', ';']) || word.starts_with('[') && !word.starts_with("[%")
}

/// What no comment says yet.
fn commands(node: &MoveNode) -> String {
    let said = |name: &str| node.comments.iter().any(|comment| has(comment, name));
    let clock = node.clock_ms.filter(|_| !said("clk"));
    let elapsed = node.elapsed_ms.filter(|_| !said("emt"));
    let eval = node.eval.filter(|_| !said("eval"));
    let all = [
        eval.map(|eval| format!("[%eval {}]", eval_text(eval))),
        clock.map(|ms| format!("[%clk {}]", clock_text(ms))),
        elapsed.map(|ms| format!("[%emt {}]", clock_text(ms))),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn eval_text(eval: Eval) -> String {
    match eval {
        Eval::Mate(moves) => format!("#{moves}"),
        Eval::Centipawns(hundredths) => {
            let sign = if hundredths < 0 { "-" } else { "" };
            let size = hundredths.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        }
    }
}

/// What a reader takes for a move; a null move where it would take the text
/// for something else.
fn word(text: &str) -> String {
    if is_word(text) { text.to_owned() } else { "--".to_owned() }
}
