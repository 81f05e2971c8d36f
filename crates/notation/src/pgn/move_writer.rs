//! Writer for moves, variations and comments.

use super::command::{clock_text, has};
use super::line_wrap::LineWrap;
use super::token::is_word;
use super::{Eval, Game, MoveLine, MoveNode, setup};
use crate::{Letters, SanMove, san};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// Maximum depth of variations. The reader skips deeper variations.
const DEEPEST: usize = 60;

/// Output style of a game.
pub(crate) struct WriteStyle<'a> {
    /// Formats a move in a position.
    pub write: &'a dyn Fn(&Position, Move) -> String,
    /// True if `(=)` is written directly after its move, as on a scoresheet.
    pub players_signs: bool,
    /// True if moves are spoken words. The writer then puts each pair of moves on its own line,
    /// with a comma between the moves.
    pub announced: bool,
    /// True if the tags are omitted.
    pub bare: bool,
}

impl WriteStyle<'_> {
    /// Standard PGN.
    pub(super) const PGN: WriteStyle<'static> =
        WriteStyle { write: &san, players_signs: false, announced: false, bare: false };
}

pub(super) struct MoveWriter<'a> {
    wrap: LineWrap,
    depth: usize,
    style: &'a WriteStyle<'a>,
}

/// State of a line between two moves.
#[derive(Clone, Copy)]
struct State {
    number: u32,
    black: bool,
    /// Current position, or `None` after a move that cannot be played.
    position: Option<Position>,
    /// True if the next move needs its number even if it is Black's.
    numbered: bool,
}

impl MoveWriter<'_> {
    pub(super) fn write(game: &Game, result: &str, style: &WriteStyle<'_>) -> String {
        let mut writer = MoveWriter { wrap: LineWrap::default(), depth: 0, style };
        let (number, black) = setup::first_move(game);
        let position = game.start().ok().map(|(_, position)| position);
        writer.line(&game.line, State { number, black, position, numbered: true });
        writer.wrap.add(result);
        writer.wrap.finish()
    }

    fn line(&mut self, line: &MoveLine, mut state: State) {
        for comment in &line.comments {
            self.comment(comment);
        }
        self.nags(&line.nags);
        for node in &line.moves {
            let before = state;
            self.write_move(node, &mut state);
            let commented = self.comments(node);
            let varied = self.variations(node, before);
            state.numbered = commented || varied;
        }
    }

    fn write_move(&mut self, node: &MoveNode, state: &mut State) {
        let numbered = !state.black || state.numbered;
        if self.style.announced {
            match (numbered, self.depth) {
                (true, 0) => self.wrap.end_line(),
                (true, _) => {}
                (false, _) => self.wrap.append_to_last(","),
            }
        }
        if numbered {
            self.wrap.add(&format!("{}{}", state.number, if state.black { "..." } else { "." }));
            self.wrap.end_word();
        }
        let (text, next) = self.format_move(node, state.position);
        self.wrap.add(&text);
        self.wrap.end_word();
        if node.draw_offer && self.style.players_signs {
            self.wrap.add("(=)");
            self.wrap.end_word();
        }
        self.nags(&node.nags);
        state.number = state.number.saturating_add(u32::from(state.black));
        state.black = !state.black;
        state.position = next;
    }

    fn nags(&mut self, nags: &[u16]) {
        for nag in nags {
            self.wrap.add(&format!("${nag}"));
            self.wrap.end_word();
        }
    }

    fn variations(&mut self, node: &MoveNode, before: State) -> bool {
        let mut any = false;
        for line in node.variations.iter().filter(|line| !line.is_empty()) {
            if self.depth >= DEEPEST {
                break;
            }
            any = true;
            self.depth += 1;
            self.wrap.add("(");
            self.line(line, State { numbered: true, ..before });
            self.depth -= 1;
            self.wrap.append_to_last(")");
        }
        any
    }

    /// Returns the text of a move and the position after it.
    fn format_move(
        &self,
        node: &MoveNode,
        position: Option<Position>,
    ) -> (String, Option<Position>) {
        if node.is_null {
            let next = position.map(|position| position.passed_on(position.turn(), false));
            return ("--".to_owned(), next);
        }
        let written = position.and_then(|position| {
            let mv = SanMove::parse(&node.text, &Letters::ENGLISH).ok()?.resolve(&position).ok()?;
            Some(((self.style.write)(&position, mv), Some(position.after(mv))))
        });
        written.unwrap_or_else(|| (word(&node.text), None))
    }

    /// Writes the comments of a move. Returns true if there was at least one.
    fn comments(&mut self, node: &MoveNode) -> bool {
        let commands = commands(node);
        let offer = (node.draw_offer && !self.style.players_signs).then_some("(=)");
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
            // Keep runs of spaces together with the word before them.
            let tied =
                |next: &&str| word.is_empty() || next.is_empty() || is_special_at_line_start(next);
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

/// Changes a comment so that other programs find its end in the right place.
pub(super) fn plain(comment: &str) -> String {
    let braces = comment.contains('}');
    let one_line = comment.chars().map(|c| match c {
        '{' if braces => '(',
        '}' => ')',
        c if c.is_control() => ' ',
        c => c,
    });
    one_line.collect::<String>().trim_matches(' ').to_owned()
}

/// Returns true if a word has a special meaning at the start of a line.
fn is_special_at_line_start(word: &str) -> bool {
    word.starts_with(['%', ';']) || word.starts_with('[') && !word.starts_with("[%")
}

/// Returns commands for the values that no comment contains yet.
fn commands(node: &MoveNode) -> String {
    let has_command = |name: &str| node.comments.iter().any(|comment| has(comment, name));
    let clock = node.clock_ms.filter(|_| !has_command("clk"));
    let elapsed = node.elapsed_ms.filter(|_| !has_command("emt"));
    let eval = node.eval.filter(|_| !has_command("eval"));
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

/// Returns the text if a reader would take it for a move, otherwise a null move.
fn word(text: &str) -> String {
    if is_word(text) { text.to_owned() } else { "--".to_owned() }
}
