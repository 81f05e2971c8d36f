//! Tokenizer for the moves of a game.

use super::scan::{Scan, Scanner, is_blank, is_line_end};
use super::{Outcome, ProblemKind, nag, outcome, tag};

/// Token among the moves of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// End of the text.
    End,
    /// Move number, such as `12.`. Further dots are a separate token.
    Number(MoveNumber),
    /// Move, or a word in place of a move.
    Word(&'a [u8]),
    Nag(u16),
    Comment(&'a [u8]),
    /// First paragraph of an unclosed comment.
    UnclosedComment(&'a [u8]),
    Open,
    Close,
    /// `(=)`
    DrawOffer,
    Result(Outcome),
    /// Name of a tag pair that starts here. The tokenizer has consumed nothing.
    Tag(&'a [u8]),
    /// Ignored text: dots, or check marks that are separated from their move.
    Nothing,
    Bad(ProblemKind),
}

/// Move number. `black` is true if the number is written as for a move by Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MoveNumber {
    pub number: u32,
    pub black: bool,
}

/// Maximum word length in bytes. A longer word is not a move, so the tokenizer does not look for
/// its end.
const LONG_WORD: usize = 1 << 16;

#[derive(Clone, Copy)]
pub(super) struct Tokens<'a> {
    pub scanner: Scanner<'a>,
    /// End of the region that was already searched in vain for the end of a comment.
    unclosed_until: Option<usize>,
    /// Ends of the regions that were already searched in vain for closing brackets, by [`Search`].
    failed: [usize; 2],
}

/// Kind of closing bracket searched for.
#[derive(Clone, Copy)]
enum Search {
    Bracket,
    Angle,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(scanner: Scanner<'a>) -> Tokens<'a> {
        Tokens { scanner, unclosed_until: None, failed: [0; 2] }
    }

    /// Returns the next token. The caller has consumed the gap before it.
    pub(super) fn next(&mut self) -> Scan<Token<'a>> {
        let Some(first) = self.scanner.peek()? else { return Ok(Token::End) };
        match first {
            b'0'..=b'9' | 0xc2 => self.number_or_result(),
            b'{' => self.comment(),
            b';' => {
                self.scanner.skip(1);
                Ok(Token::Comment(self.scanner.take_line()?))
            }
            b'(' => self.open(),
            b')' => self.single(Token::Close),
            b'*' => self.single(Token::Result(Outcome::Open)),
            b'$' => self.glyph(),
            b'!' | b'?' => self.opinion(),
            b'[' => self.bracket(),
            b'.' => self.dots(),
            b'<' => self.markup(),
            b'"' | b'}' | b']' | b'>' | b',' => {
                self.single(Token::Bad(ProblemKind::UnexpectedCharacter(char::from(first))))
            }
            _ => self.word(),
        }
    }

    fn single(&mut self, token: Token<'a>) -> Scan<Token<'a>> {
        self.scanner.skip(1);
        Ok(token)
    }

    /// Consumes markup such as `<br>`. PGN reserves angle brackets for later use.
    fn markup(&mut self) -> Scan<Token<'a>> {
        self.closed_by(b'>', Search::Angle)?;
        Ok(Token::Bad(ProblemKind::UnexpectedCharacter('<')))
    }

    fn open(&mut self) -> Scan<Token<'a>> {
        let offer = self.scanner.starts_with(b"(=)")?;
        self.scanner.skip(if offer { 3 } else { 1 });
        Ok(if offer { Token::DrawOffer } else { Token::Open })
    }

    fn glyph(&mut self) -> Scan<Token<'a>> {
        self.scanner.skip(1);
        let digits = self.scanner.take_while(|byte| byte.is_ascii_digit())?;
        let number = u16::try_from(decimal(digits)).unwrap_or(u16::MAX);
        Ok(if digits.is_empty() {
            Token::Bad(ProblemKind::GlyphWithoutNumber)
        } else {
            Token::Nag(number)
        })
    }

    fn opinion(&mut self) -> Scan<Token<'a>> {
        let signs = self.scanner.take_while(|byte| matches!(byte, b'!' | b'?'))?;
        Ok(Token::Nag(nag::opinion(signs)))
    }

    fn dots(&mut self) -> Scan<Token<'a>> {
        self.scanner.take_while(|byte| byte == b'.')?;
        Ok(Token::Nothing)
    }

    /// Parses `12.`, `12...`, `12`, `1-0`, `0-0` or `0000`.
    fn number_or_result(&mut self) -> Scan<Token<'a>> {
        self.scanner.need(outcome::LONGEST)?;
        if let Some((outcome, length)) = Outcome::at(self.scanner.rest()) {
            self.scanner.skip(length);
            return Ok(Token::Result(outcome));
        }
        match self.scanner.rest() {
            [0xc2, ..] | [b'0', b'0' | b'-', ..] => return self.word(),
            [b'0', 0xe2, 0x80, 0x90..=0x94, ..] => return self.word(),
            rest if is_time(rest) => {
                let time = self.scanner.take_while(|byte| matches!(byte, b'0'..=b'9' | b':'))?;
                return Ok(Token::Comment(time));
            }
            _ => {}
        }
        let number = decimal(self.scanner.take_while(|byte| byte.is_ascii_digit())?);
        let dots = self.scanner.take_while(|byte| byte == b'.')?;
        let ellipsis = self.scanner.starts_with("\u{2026}".as_bytes())?;
        self.scanner.skip(if ellipsis { 3 } else { 0 });
        Ok(Token::Number(MoveNumber { number, black: ellipsis || dots.len() > 1 }))
    }

    /// Parses a tag pair, or bracketed text among the moves.
    fn bracket(&mut self) -> Scan<Token<'a>> {
        if let Some(name) = tag::name_at(&self.scanner)? {
            return Ok(Token::Tag(name));
        }
        Ok(match self.closed_by(b']', Search::Bracket)? {
            true => Token::Bad(ProblemKind::BracketsAmongMoves),
            false => Token::Bad(ProblemKind::UnexpectedCharacter('[')),
        })
    }

    /// Skips to the closing sign on this line. If there is none, skips one character. A failed
    /// search is recorded, because a line of only opening brackets would otherwise take quadratic
    /// time.
    fn closed_by(&mut self, sign: u8, search: Search) -> Scan<bool> {
        let failed_until = &mut self.failed[search as usize];
        let mut ahead = self.scanner;
        if self.scanner.at >= *failed_until {
            ahead.take_while(|byte| byte != sign && !is_line_end(byte))?;
            if ahead.peek()? == Some(sign) {
                self.scanner.at = ahead.at + 1;
                return Ok(true);
            }
            *failed_until = ahead.at;
        }
        self.scanner.skip(1);
        Ok(false)
    }

    fn word(&mut self) -> Scan<Token<'a>> {
        if let Some(name) = tag::name_at(&self.scanner)? {
            return Ok(Token::Tag(name));
        }
        let start = self.scanner.at;
        self.take_word()?;
        let word = self.scanner.slice(start, self.scanner.at);
        if let &[b'a'..=b'h' | b'B' | b'K' | b'N' | b'Q' | b'R'] = word
            && self.take_spaced_capture()?
        {
            return Ok(Token::Word(self.scanner.slice(start, self.scanner.at)));
        }
        Ok(classify(without_dots(word)))
    }

    /// Consumes the rest of a capture with blanks, as in `N x d4`. Returns false if there is none.
    fn take_spaced_capture(&mut self) -> Scan<bool> {
        let mut ahead = *self;
        ahead.scanner.take_blanks()?;
        if !matches!(ahead.scanner.peek()?, Some(b'x' | b':')) {
            return Ok(false);
        }
        ahead.scanner.skip(1);
        ahead.scanner.take_blanks()?;
        ahead.scanner.need(2)?;
        let [b'a'..=b'h', b'1'..=b'8', ..] = ahead.scanner.rest() else { return Ok(false) };
        ahead.take_word()?;
        *self = ahead;
        Ok(true)
    }

    /// Consumes a word, up to a blank or the start of another token. In a promotion, `(Q)` is part
    /// of the word.
    fn take_word(&mut self) -> Scan<()> {
        loop {
            self.scanner.take_while(is_word_byte)?;
            match self.scanner.peek()? {
                Some(b'(') => {
                    self.scanner.need(3)?;
                    let [_, b'A'..=b'Z' | b'a'..=b'z', b')', ..] = self.scanner.rest() else {
                        return Ok(());
                    };
                    self.scanner.skip(3);
                }
                Some(0xc2) if !self.scanner.starts_with(b"\xc2\xa0")? => self.scanner.skip(1),
                // After an ASCII byte, `a0` is a no-break space of Latin-1. After any other byte,
                // it is a continuation byte of UTF-8.
                Some(0xa0) if !self.scanner.is_behind_ascii() => self.scanner.skip(1),
                _ => return Ok(()),
            }
        }
    }

    fn comment(&mut self) -> Scan<Token<'a>> {
        self.scanner.skip(1);
        let start = self.scanner.at;
        let known = self.unclosed_until.filter(|&until| start < until);
        let stop = match known {
            Some(until) => until,
            None => match comment_end(self.scanner)? {
                End::Brace(at) => {
                    self.scanner.at = at;
                    self.scanner.skip(1);
                    return Ok(Token::Comment(self.scanner.slice(start, at)));
                }
                End::Missing(at) => at,
            },
        };
        self.unclosed_until = Some(stop);
        Ok(Token::UnclosedComment(self.unclosed_comment(start, stop)?))
    }

    /// Consumes the first paragraph of an unclosed comment.
    fn unclosed_comment(&mut self, start: usize, stop: usize) -> Scan<&'a [u8]> {
        let mut ahead = self.scanner;
        while ahead.at < stop {
            let end = ahead.at;
            if ahead.take_gap()?.empty_line {
                ahead.at = end;
                break;
            }
            ahead.take_while(|byte| !is_line_end(byte))?;
        }
        self.scanner.at = ahead.at.min(stop);
        Ok(self.scanner.slice(start, self.scanner.at))
    }
}

/// Returns true for a time such as `0:02` or `1:30:57`.
fn is_time(bytes: &[u8]) -> bool {
    let digits = bytes.iter().take(3).take_while(|byte| byte.is_ascii_digit()).count();
    let rest = bytes.get(digits..).unwrap_or_default();
    matches!(rest, [b':', b'0'..=b'5', b'0'..=b'9', ..])
}

enum End {
    Brace(usize),
    /// A tag pair or the end of the text is found before a brace.
    Missing(usize),
}

/// Finds the end of a comment. A complete tag pair at the start of a line shows that the closing
/// brace is missing.
fn comment_end(mut scanner: Scanner<'_>) -> Scan<End> {
    loop {
        scanner.take_while(|byte| byte != b'}' && byte != b'[')?;
        match scanner.peek()? {
            Some(b'}') => return Ok(End::Brace(scanner.at)),
            None => return Ok(End::Missing(scanner.at)),
            Some(_) if scanner.at_line_start() && is_whole_tag(scanner)? => {
                return Ok(End::Missing(scanner.at));
            }
            Some(_) => scanner.skip(1),
        }
    }
}

fn is_whole_tag(mut scanner: Scanner<'_>) -> Scan<bool> {
    if tag::name_at(&scanner)?.is_none() {
        return Ok(false);
    }
    let line = super::scan::trim(scanner.take_line()?);
    Ok(line.ends_with(b"\"]"))
}

fn is_word_byte(byte: u8) -> bool {
    WORD_BYTES[usize::from(byte)]
}

static WORD_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = may_be_in_word(byte as u8);
        byte += 1;
    }
    table
};

const fn may_be_in_word(byte: u8) -> bool {
    !is_blank(byte)
        && !matches!(
            byte,
            b'{' | b'}'
                | b'('
                | b')'
                | b'['
                | b']'
                | b'<'
                | b'>'
                | b';'
                | b'$'
                | b'!'
                | b'?'
                | b'*'
                | b'"'
                | b','
                | 0xa0
                | 0xc2
        )
}

/// Removes the full stops that some players write after a move.
fn without_dots(word: &[u8]) -> &[u8] {
    if word.ends_with(b"p.") || word.ends_with(b"l.") {
        return word;
    }
    let end = word.iter().rposition(|&byte| byte != b'.').map_or(word.len(), |last| last + 1);
    word.get(..end).unwrap_or(word)
}

fn classify(word: &[u8]) -> Token<'_> {
    match word {
        b"+" | b"++" | b"#" | b"e.p." | b"ep" | b"e.p" => return Token::Nothing,
        b"e.p.+" | b"e.p.++" | b"e.p.#" | b"ep+" | b"ep#" => return Token::Nothing,
        [first, ..] if first.is_ascii_lowercase() && *first != b'i' && *first != b'z' => {}
        // No symbol starts with these letters.
        [b'B' | b'K' | b'N' | b'O' | b'Q' | b'R', _, _, ..] => {}
        _ => {
            if let Some(number) = nag::number(word) {
                return Token::Nag(number);
            }
            if let Some((outcome, _)) =
                Outcome::at(word).filter(|(_, length)| *length == word.len())
            {
                return Token::Result(outcome);
            }
        }
    }
    Token::Word(word.get(..LONG_WORD).unwrap_or(word))
}

fn decimal(digits: &[u8]) -> u32 {
    let add = |sum: u32, digit: &u8| {
        sum.saturating_mul(10).saturating_add(u32::from(digit.saturating_sub(b'0')))
    };
    digits.iter().fold(0, add)
}

/// Returns true if the tokenizer reads a text as a single word in place of a move.
pub(super) fn is_word(text: &str) -> bool {
    let bytes = text.as_bytes();
    let token = Tokens::new(Scanner::new(bytes, true, false)).next();
    token == Ok(Token::Word(bytes)) && !text.starts_with('%')
}

/// Returns true if a word stands for a null move.
pub(super) fn is_null_move(word: &[u8]) -> bool {
    matches!(word, b"--" | b"Z0" | b"Z1" | b"0000" | b"@@@@" | b"null" | b"pass" | b"PASS")
}
