//! Builder that turns visitor calls into a [`Game`].

use super::locator::Locator;
use super::setup::{first_move, is_other_start};
use super::{
    Game, MoveLine, MoveNode, Outcome, Place, Problem, ProblemKind, Tag, TagPair, Visitor,
};
use super::{command, decode};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

pub(super) struct Builder<'a> {
    locator: Locator<'a>,
    game: Game,
    /// The main line, followed by the open variations.
    lines: Vec<MoveLine>,
    /// Number and side of the next move of the main line.
    expected: Option<Expected>,
    /// Number written since the last move.
    number: Option<(u32, bool)>,
    result_offset: usize,
}

#[derive(Clone, Copy)]
struct Expected {
    number: u32,
    black: bool,
}

impl<'a> Builder<'a> {
    pub(super) fn new(bytes: &'a [u8], first: Place) -> Builder<'a> {
        Builder {
            locator: Locator::new(bytes, first),
            game: Game::default(),
            lines: vec![MoveLine::default()],
            expected: None,
            number: None,
            result_offset: 0,
        }
    }

    /// Returns the game, and the place of the text after it.
    pub(super) fn finish(mut self, length: usize) -> (Game, Place) {
        let next = self.locator.place(length);
        while self.lines.len() > 1 {
            self.close();
        }
        self.game.line = self.lines.pop().unwrap_or_default();
        self.game.problems.sort_by_key(|problem| problem.place);
        (self.game, next)
    }

    fn last_move(&mut self) -> Option<&mut MoveNode> {
        self.lines.last_mut()?.moves.last_mut()
    }

    fn add_move(&mut self, text: &[u8], is_null: bool, offset: usize) {
        let place = self.locator.place(offset);
        let text = decode(text).into_owned();
        let number = self.number.take();
        if let Some(line) = self.lines.last_mut() {
            line.moves.push(MoveNode { text, is_null, number, place, ..MoveNode::default() });
        }
        if self.lines.len() == 1 {
            let Expected { number, black } = self.expected();
            let number = number.saturating_add(u32::from(black));
            self.expected = Some(Expected { number, black: !black });
        }
    }

    fn close(&mut self) {
        let Some(line) = self.lines.pop() else { return };
        let empty = line.is_empty();
        if let Some(node) = self.last_move().filter(|_| !empty) {
            node.variations.push(line);
        }
    }

    fn expected(&mut self) -> Expected {
        let first = self.expected.unwrap_or_else(|| {
            let (number, black) = first_move(&self.game);
            Expected { number, black }
        });
        *self.expected.insert(first)
    }
}

impl Visitor for Builder<'_> {
    fn begin_game(&mut self, offset: usize) {
        self.game = Game { place: self.locator.place(offset), ..Game::default() };
        self.lines = vec![MoveLine::default()];
        self.expected = None;
        self.number = None;
    }

    fn tag(&mut self, tag: Tag<'_>, offset: usize) {
        let place = self.locator.place(offset);
        let (name, value) = (decode(tag.name).into_owned(), tag.value());
        self.game.tags.push(TagPair { name, value, place });
    }

    fn move_number(&mut self, number: u32, black: bool, offset: usize) {
        self.number = Some((number, black));
        if self.lines.len() > 1 {
            return;
        }
        let expected = self.expected();
        if number != expected.number {
            let kind = ProblemKind::MoveNumber { found: number, expected: expected.number };
            self.problem(kind, offset);
            // Compare later numbers with this number, so that a single wrong number is reported
            // once.
            self.expected = Some(Expected { number, ..expected });
        }
    }

    fn san(&mut self, text: &[u8], offset: usize) {
        self.add_move(text, false, offset);
    }

    fn null_move(&mut self, text: &[u8], offset: usize) {
        self.add_move(text, true, offset);
    }

    fn nag(&mut self, number: u16, _: usize) {
        let Some(line) = self.lines.last_mut() else { return };
        line.moves.last_mut().map_or(&mut line.nags, |node| &mut node.nags).push(number);
    }

    fn draw_offer(&mut self, _: usize) {
        if let Some(node) = self.last_move() {
            node.draw_offer = true;
        }
    }

    fn comment(&mut self, text: &[u8], _: usize) {
        let text = one_line(&decode(text));
        let Some(line) = self.lines.last_mut().filter(|_| !text.is_empty()) else { return };
        match line.moves.last_mut() {
            Some(node) if text == "(=)" => node.draw_offer = true,
            Some(node) => {
                command::apply(&text, node);
                node.comments.push(text);
            }
            None => line.comments.push(text),
        }
    }

    fn begin_variation(&mut self, _: usize) {
        self.number = None;
        self.lines.push(MoveLine::default());
    }

    fn end_variation(&mut self, _: usize) {
        self.number = None;
        self.close();
    }

    fn result(&mut self, outcome: Outcome, offset: usize) {
        self.game.result = Some(outcome);
        self.result_offset = offset;
    }

    fn problem(&mut self, kind: ProblemKind, offset: usize) {
        let place = self.locator.place(offset);
        self.game.problems.push(Problem { place, kind });
    }

    fn end_game(&mut self, _: usize) {
        if let Some(place) = contradicting_setup(&self.game) {
            self.game.problems.push(Problem { place, kind: ProblemKind::SetUpDiffers });
        }
        let (Some(tag), Some(at_end)) = (self.game.tag("Result"), self.game.result) else { return };
        if Outcome::from_text(tag) != Some(at_end) {
            self.problem(ProblemKind::ResultDiffers { at_end }, self.result_offset);
        }
    }
}

fn contradicting_setup(game: &Game) -> Option<Place> {
    let tag = game.find_tag("SetUp")?;
    let right = if is_other_start(game) { "1" } else { "0" };
    (tag.value != right).then_some(tag.place)
}

/// Joins the lines of a comment. Editors and programs insert such line breaks.
pub(super) fn one_line(comment: &str) -> String {
    let lines = comment.split(['\n', '\r']).map(|line| line.trim_matches([' ', '\t']));
    let lines = lines.filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}
