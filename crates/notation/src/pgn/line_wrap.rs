//! Line wrapping before column 80.

use alloc::string::String;
const WIDTH: usize = 79;

#[derive(Default)]
pub(super) struct LineWrap {
    out: String,
    column: usize,
    /// Last complete word, which is not written yet.
    last: String,
    /// Current word.
    word: String,
}

impl LineWrap {
    /// Appends to the current word.
    pub(super) fn add(&mut self, text: &str) {
        self.word.push_str(text);
    }

    /// Ends the current word.
    pub(super) fn end_word(&mut self) {
        if !self.word.is_empty() {
            self.write_last();
            core::mem::swap(&mut self.last, &mut self.word);
        }
    }

    /// Appends to the last complete word.
    pub(super) fn append_to_last(&mut self, text: &str) {
        self.last.push_str(text);
    }

    /// Starts a new line.
    pub(super) fn end_line(&mut self) {
        self.end_word();
        self.write_last();
        if self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        }
    }

    fn write_last(&mut self) {
        let length = self.last.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= WIDTH;
            self.out.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.out.push_str(&self.last);
        self.column += length;
        self.last.clear();
    }

    /// Returns the whole text, ending with a newline.
    pub(super) fn finish(mut self) -> String {
        self.end_word();
        self.write_last();
        self.out.push('\n');
        self.out
    }
}
