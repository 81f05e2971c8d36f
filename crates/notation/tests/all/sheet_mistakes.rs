//! Detection rate for mistakes. In a game, each move in turn is changed by a typical mistake of
//! players.

use touchmove_board::{Move, Position};
use touchmove_notation::sheet::{ReadError, games, read};
use touchmove_notation::{Letters, Notation, SanStyle, write_san};

/// Deterministic pseudo-random numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

fn game(numbers: &mut Numbers, length: usize) -> Vec<(Position, Move)> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    while moves.len() < length {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[numbers.below(legal.len())];
        moves.push((position, mv));
        position = position.after(mv);
    }
    moves
}

fn words(game: &[(Position, Move)], letters: Letters) -> Vec<String> {
    let style = SanStyle { letters, ..SanStyle::PGN };
    let word = |(position, mv): &(Position, Move)| {
        let mut out = String::new();
        write_san(&mut out, position, *mv, &style).unwrap();
        out
    };
    game.iter().map(word).collect()
}

/// Makes a mistake of the given kind in a word. Returns `None` if that kind of mistake is
/// impossible in the word.
fn mistaken(word: &str, kind: usize, letters: Letters, numbers: &mut Numbers) -> Option<String> {
    let chars: Vec<char> = word.chars().collect();
    let at = |so: &dyn Fn(char) -> bool| chars.iter().rposition(|&c| so(c));
    let rank = at(&|c| matches!(c, '1'..='8'))?;
    let replaced = |index: usize, with: char| {
        let mut chars = chars.clone();
        chars[index] = with;
        Some(chars.into_iter().collect::<String>())
    };
    let file = |index: u8| letters.file(index).chars().next();
    let file_at = rank.checked_sub(1)?;
    let own = (0..8).find(|&index| file(index) == chars.get(file_at).copied())?;
    match kind {
        // Kinds 0 to 2: the next rank, the next file, and the square seen from the other side of
        // the board.
        0 => replaced(rank, if chars[rank] == '8' { '7' } else { (chars[rank] as u8 + 1) as char }),
        1 => replaced(file_at, file(if own == 7 { 6 } else { own + 1 })?),
        2 => {
            let turned = replaced(rank, (b'9' - (chars[rank] as u8 - b'0')) as char)?;
            let mut turned: Vec<char> = turned.chars().collect();
            turned[file_at] = file(7 - own)?;
            Some(turned.into_iter().collect())
        }
        // File and rank are swapped.
        3 => {
            let mut chars = chars.clone();
            chars.swap(rank, file_at);
            Some(chars.into_iter().collect())
        }
        // The letter of another piece, or a letter of another language.
        4 | 5 => {
            let first = *chars.first()?;
            let roles = touchmove_board::Role::ALL;
            let role = roles.into_iter().find(|&role| letters.piece(role).starts_with(first))?;
            let other = Letters::LANGUAGES[numbers.below(Letters::LANGUAGES.len())];
            let letter = if kind == 4 {
                letters.piece(roles[1 + numbers.below(5)])
            } else {
                other.piece(role)
            };
            let letter = letter.chars().next().filter(|&letter| letter != first)?;
            replaced(0, letter)
        }
        // A character is missing.
        _ => {
            let gone = numbers.below(chars.len());
            let left = chars.iter().enumerate().filter(|&(at, _)| at != gone);
            Some(left.map(|(_, &c)| c).collect())
        }
    }
}

const KINDS: [&str; 7] = [
    "next rank",
    "next file",
    "other side",
    "wrong way round",
    "another piece",
    "another language",
    "left out",
];

#[derive(Default, Clone, Copy)]
struct Count {
    /// Number of mistakes after which the game was read with the intended move.
    same: usize,
    /// Number of mistakes after which the game was read with another legal move, or was ambiguous.
    other: usize,
    /// Number of mistakes that were reported with the intended move as the first candidate.
    first: usize,
    /// Number of mistakes that were reported with the intended move among the other candidates.
    among: usize,
    /// Number of mistakes that were reported without the intended move.
    missed: usize,
    /// Number of mistakes that gave another legal move, so that a later move was reported.
    later: usize,
}

#[test]
fn most_mistakes_have_the_intended_move_as_candidate() {
    let mut numbers = Numbers(2026);
    let mut counts = [Count::default(); KINDS.len()];
    let notations =
        [Notation::English, Notation::Greek, Notation::Finnish, Notation::Arabic, Notation::German];
    for round in 0..60 {
        let letters = notations[round % notations.len()].letters().unwrap();
        let game = game(&mut numbers, 40);
        let words = words(&game, letters);
        for (kind, counted) in counts.iter_mut().enumerate() {
            let index = 6 + numbers.below(words.len() - 6);
            let Some(word) = mistaken(&words[index], kind, letters, &mut numbers) else { continue };
            let mut typed = words.clone();
            typed[index] = word;
            count(counted, &game, index, &format!("1. {}", typed.join(" ")));
        }
    }
    let mut all = Count::default();
    for (name, count) in KINDS.iter().zip(counts) {
        let Count { same, other, first, among, missed, later } = count;
        println!(
            "{name:17} read {same} otherwise {other} first {first} among {among} missed {missed} later {later}"
        );
        all.first += first;
        all.among += among;
        all.missed += missed;
    }
    let named = all.first + all.among + all.missed;
    let share = |n: usize| n * 100 / named;
    println!("true move first {} %, among {} %", share(all.first), share(all.first + all.among));
    assert!(named > 100);
    assert!(share(all.first + all.among) >= 90, "{} %", share(all.first + all.among));
    assert!(share(all.first) >= 75, "{} %", share(all.first));
}

fn count(count: &mut Count, game: &[(Position, Move)], index: usize, text: &str) {
    match read(&games(text)[0], None) {
        Ok(read) => {
            let same = read.moves.iter().zip(game).all(|(read, (_, mv))| *read == Some(*mv));
            *(if same { &mut count.same } else { &mut count.other }) += 1;
        }
        Err(ReadError::Move(it)) => {
            let (position, mv) = game[index];
            let here = it.number == u32::from(position.fullmoves()) && it.player == position.turn();
            let place = it.candidates.iter().position(|candidate| candidate.mv == mv);
            *(match (here, place) {
                (false, _) => &mut count.later,
                (_, Some(0)) => &mut count.first,
                (_, Some(_)) => &mut count.among,
                (_, None) => {
                    println!("missed: {} for {mv} in {}", it.text, position.fen());
                    &mut count.missed
                }
            }) += 1;
        }
        Err(_) => count.other += 1,
    }
}
