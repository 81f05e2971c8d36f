//! Random mutations of texts. They are small changes, and fragments repeated up to the maximum
//! size.

use crate::seeds;

/// Tokens that have a meaning in some format.
const WORDS: [&str; 48] = [
    " ",
    "\n",
    "\r\n",
    "\t",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "\"",
    "\\",
    "/",
    ";",
    ".",
    ":",
    "+",
    "-",
    "=",
    "&",
    "<",
    ">",
    "0",
    "1",
    "8",
    "9",
    "18446744073709551616",
    "-1",
    "1e999",
    "null",
    "true",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "\u{200b}",
    "\0",
    "e4",
    "Kxe5#",
    "O-O-O",
    "<td ",
    "a=\"b\" ",
    "<!--",
    "<![CDATA[",
    "&#x1F600;",
    "%00",
    "..%2f",
    "White ",
    "FIDE 2023",
];

/// Pseudo-random generator of inputs (xorshift).
pub struct Mangler(u64);

impl Mangler {
    /// Creates a generator. The same seed gives the same inputs.
    #[must_use]
    pub const fn new(seed: u64) -> Mangler {
        Mangler(seed | 1)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(end.max(1)).unwrap_or(1)).unwrap_or_default()
    }

    /// Generates an input of at most `most` bytes from one of the seeds.
    pub fn input(&mut self, seeds: &[&[u8]], most: usize) -> Vec<u8> {
        let seed = seeds.get(self.below(seeds.len())).copied().unwrap_or_default();
        let mut text = seed.to_vec();
        for _ in 0..self.below(8) {
            self.change(&mut text);
        }
        if self.below(8) == 0 {
            self.repeat(&mut text, most);
        }
        text.truncate(most);
        text
    }

    fn change(&mut self, text: &mut Vec<u8>) {
        let at = self.below(text.len() + 1);
        match self.below(7) {
            0 if at < text.len() => drop(text.remove(at)),
            1 => text.splice(at..at, WORDS[self.below(WORDS.len())].bytes()).for_each(drop),
            2 if at < text.len() => text[at] = u8::try_from(self.below(256)).unwrap_or_default(),
            3 if self.below(4) == 0 => text.truncate(at),
            4 => {
                let other = &seeds::all()[self.below(seeds::all().len())];
                let part = self.part(other, 40);
                text.splice(at..at, part).for_each(drop);
            }
            5 => {
                let end = at + self.below(30).min(text.len() - at);
                text.drain(at..end).for_each(drop);
            }
            _ => {
                let part = self.part(text, 30);
                text.splice(at..at, part).for_each(drop);
            }
        }
    }

    /// Repeats a fragment in one place up to the maximum size. The structure around the place stays
    /// valid.
    fn repeat(&mut self, text: &mut Vec<u8>, most: usize) {
        let longest = [2, 8, 40, 400][self.below(4)];
        let part = match self.below(3) {
            0 => WORDS[self.below(WORDS.len())].as_bytes().to_vec(),
            _ => self.part(text, longest),
        };
        let room = most.saturating_sub(text.len());
        let times = room / part.len().max(1);
        // In one of three cases use a smaller number, which may be near a limit of the parser.
        let times = if self.below(3) == 0 { self.below(times + 1) } else { times };
        let at = self.below(text.len() + 1);
        text.splice(at..at, part.repeat(times)).for_each(drop);
    }

    fn part(&mut self, text: &[u8], longest: usize) -> Vec<u8> {
        let from = self.below(text.len());
        let length = (1 + self.below(longest)).min(text.len().saturating_sub(from));
        text.get(from..from + length).unwrap_or_default().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_reach_but_never_exceed_the_maximum_size() {
        let (mut mangler, most) = (Mangler::new(7), 4_000);
        let lengths = (0..400).map(|_| mangler.input(&[b"[White \"Anna\"]"], most).len());
        let lengths: Vec<usize> = lengths.collect();
        assert!(lengths.iter().all(|length| *length <= most));
        assert!(lengths.iter().filter(|length| **length > most - 400).count() > 10);
    }

    #[test]
    fn generator_is_deterministic() {
        let made = |seed| {
            let mut mangler = Mangler::new(seed);
            (0..50).map(|_| mangler.input(&[b"1. e4 e5"], 600)).collect::<Vec<_>>()
        };
        assert_eq!(made(3), made(3));
        assert_ne!(made(3), made(5));
    }

    #[test]
    fn input_that_ended_a_server_is_among_the_seeds() {
        let found = format!("<table><tr><td {}>", "a=\"b\" ".repeat(10_000)).into_bytes();
        assert!(seeds::all().contains(&found));
    }
}
