//! Reader of PGN that shares nothing with ours: the standard's grammar without repairs.

/// Game as the standard reads it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plain {
    pub tags: Vec<(String, String)>,
    pub line: Line,
    pub result: String,
}

/// Line of moves.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first move.
    pub comment: String,
    pub moves: Vec<Node>,
    /// Glyphs before the first move.
    pub early: Vec<u32>,
}

/// Move with everything that belongs to it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// Castling, or the square of arrival with the new piece.
    pub to: String,
    pub nags: Vec<u32>,
    pub comment: String,
    pub lines: Vec<Line>,
}

/// Reads one game. Returns `None` for a text that the standard does not allow.
pub fn read(text: &str) -> Option<Plain> {
    let mut reader = Reader { rest: text, is_line_start: true };
    let mut game = Plain::default();
    while let Some(tag) = reader.tag()? {
        game.tags.push(tag);
    }
    game.line = reader.line(&mut game.result, 0)?;
    reader.blanks();
    reader.rest.is_empty().then_some(game)
}

struct Reader<'a> {
    rest: &'a str,
    is_line_start: bool,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn take(&mut self, end: usize) -> &'a str {
        let (own, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.is_line_start = own.ends_with('\n') || own.is_empty() && self.is_line_start;
        own
    }

    fn until(&mut self, stop: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(stop).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Skips blanks, dots and lines that begin with `%`.
    fn blanks(&mut self) {
        loop {
            match self.peek() {
                Some('%') if self.is_line_start => _ = self.until(|c| c == '\n'),
                Some(c) if c.is_whitespace() || c == '\u{feff}' => _ = self.take(c.len_utf8()),
                _ => return,
            }
        }
    }

    /// Reads `[Name "value"]`. The inner value is `None` at the moves.
    fn tag(&mut self) -> Option<Option<(String, String)>> {
        self.blanks();
        if self.peek() != Some('[') {
            return Some(None);
        }
        let line = self.until(|c| c == '\n').trim_end();
        let (name, value) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
        let plain = value.replace("\\\"", "").replace("\\\\", "");
        let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if plain.contains(['"', '\\']) || !is_plain {
            return None;
        }
        let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
        Some(Some((name.to_owned(), words(&value))))
    }

    fn line(&mut self, result: &mut String, depth: usize) -> Option<Line> {
        let mut line = Line::default();
        loop {
            self.blanks();
            match self.peek() {
                None => return (depth == 0).then_some(line),
                Some('{') => {
                    self.take(1);
                    let comment = self.until(|c| c == '}');
                    if self.rest.is_empty() || comment.contains('{') {
                        return None;
                    }
                    line.add_comment(comment);
                    self.take(1);
                }
                Some(';') => {
                    let comment = self.until(|c| c == '\n');
                    line.add_comment(&comment[1..]);
                }
                Some('(') => {
                    self.take(1);
                    let variation = self.line(result, depth + 1)?;
                    let node = line.moves.last_mut()?;
                    if variation != Line::default() {
                        node.lines.push(variation);
                    }
                }
                Some(')') => {
                    self.take(1);
                    return (depth > 0).then_some(line);
                }
                Some('$') => {
                    self.take(1);
                    let digits = self.until(|c| !c.is_ascii_digit());
                    line.add_nag(digits.parse().ok().filter(|nag| *nag < 256)?);
                }
                Some(_) => {
                    let word = self.until(|c| c.is_whitespace() || "{}();$[]<>".contains(c));
                    let word =
                        word.trim_start_matches(|c: char| c.is_ascii_digit() && word.contains('.'));
                    if ["1-0", "0-1", "1/2-1/2", "*"].contains(&word) {
                        *result = word.to_owned();
                        if depth > 0 {
                            return None;
                        }
                        continue;
                    }
                    line.add_word(word)?;
                }
            }
        }
    }
}

impl Line {
    fn comment(&mut self) -> &mut String {
        match self.moves.last_mut() {
            Some(node) => &mut node.comment,
            None => &mut self.comment,
        }
    }

    fn add_comment(&mut self, text: &str) {
        let own = self.comment();
        *own = words(&format!("{own} {}", text.replace(['{', '}'], "")));
    }

    fn add_nag(&mut self, nag: u32) {
        let nags = self.moves.last_mut().map_or(&mut self.early, |node| &mut node.nags);
        if !nags.contains(&nag) {
            nags.push(nag);
            nags.sort_unstable();
        }
    }

    /// Adds a move such as `Nf3!`, or a number.
    fn add_word(&mut self, word: &str) -> Option<()> {
        let text = word.trim_start_matches('.');
        if text.is_empty() || text.chars().all(|c| c.is_ascii_digit()) && text != "0000" {
            return (!word.is_empty()).then_some(());
        }
        let plain = text.trim_end_matches(['!', '?']);
        self.moves.push(Node { to: arrival(plain)?, ..Node::default() });
        let signs = ["!", "?", "!!", "??", "!?", "?!"];
        match &text[plain.len()..] {
            "" => Some(()),
            sign => {
                self.add_nag(1 + signs.iter().position(|it| *it == sign)? as u32);
                Some(())
            }
        }
    }
}

/// Returns castling, or the square of arrival with the new piece. A move by Black and one by White
/// may be alike.
fn arrival(text: &str) -> Option<String> {
    let text = text.trim_end_matches(['+', '#']).replace('0', "O");
    if ["O-O", "O-O-O"].contains(&text.as_str()) {
        return Some(text);
    }
    if ["--", "OOOO", "ZO"].contains(&text.as_str()) {
        return Some("--".to_owned());
    }
    let text = text.trim_end_matches("e.p.").replace('=', "");
    let (body, role) = match text.strip_suffix(['Q', 'R', 'B', 'N']) {
        Some(body) => (body, &text[body.len()..]),
        None => (text.as_str(), ""),
    };
    let at = body.len().checked_sub(2)?;
    let square = body.get(at..)?;
    let mut chars = square.chars();
    let is_square = matches!(chars.next()?, 'a'..='h') && matches!(chars.next()?, '1'..='8');
    is_square.then(|| format!("{square}{role}"))
}

/// Returns the words of a text with one blank between them.
fn words(text: &str) -> String {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|w| !w.is_empty())
        .collect();
    words.join(" ")
}
