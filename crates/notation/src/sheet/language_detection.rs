//! Detection of a game's notation from all its moves.

use super::candidates::candidates;
use super::language_pairs;
use super::line::{Halt, Moves, Reader, find, in_english, number};
use super::reading::{Clash, NumberMismatch, ReadError, Reading, UnreadableMove};
use crate::pgn::{Game, MoveLine, MoveNode, ProblemKind};
use crate::spoken::announcement::language;
use crate::{Notation, SanMove, read_spoken, san};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// Number of the following moves that are used to rank a candidate.
const AHEAD: usize = 8;

/// Reads the moves of a game, including its variations.
///
/// If no notation is given, all are tried. A notation must read every move. If several notations
/// do, they must agree on the moves. If none does, lookalike letters are accepted, such as a Greek
/// Ν for an N. If that fails too, pairs of notations are tried. Either each player uses one
/// notation, or both notations are used in at least two moves.
///
/// # Errors
/// Returns [`ReadError::Move`] with the first unreadable move and its candidates. Returns
/// [`ReadError::Clash`] if notations read different games. Returns [`ReadError::Setup`] if the
/// start position is unknown.
///
/// ```
/// use touchmove_notation::sheet::{games, read, ReadError};
/// let game = games("1. e4 e5 2. Sf4").pop().unwrap();
/// let Err(ReadError::Move(it)) = read(&game, None) else { panic!() };
/// assert_eq!((it.number, it.text.as_str()), (2, "Sf4"));
/// assert_eq!(it.candidates[0].text, "Sf3");
///
/// let game = games("1. Cf3 Cf6 2. b3 b6 3. Ab2").pop().unwrap();
/// assert_eq!(read(&game, None).unwrap().notations[0].code(), "es");
///
/// let game = games("1. e4 e5 2. Pf3").pop().unwrap();
/// assert!(matches!(read(&game, None), Err(ReadError::Clash(_))));
/// ```
pub fn read(game: &Game, notation: Option<Notation>) -> Result<Reading, ReadError> {
    let (_, start) = game.start().map_err(ReadError::Setup)?;
    let tried = match notation {
        Some(notation) => vec![notation],
        None if is_spoken(game) => vec![spoken(game)],
        None => Notation::READ.to_vec(),
    };
    for exact in [true, false] {
        let read = |&notation: &Notation| {
            let mut moves = Moves::default();
            let reader = Reader { notation, exact };
            moves.play(&game.line, &start, &mut |text, at| reader.read(text, at)).ok()?;
            Some((notation, moves.0))
        };
        let readings: Vec<(Notation, Vec<Option<Move>>)> = tried.iter().filter_map(read).collect();
        if !readings.is_empty() {
            return agreed(game, &start, readings, exact);
        }
    }
    let mixed = notation.is_none().then(|| language_pairs::read(game, &start)).flatten();
    match mixed {
        Some((notations, moves)) => {
            Ok(Reading { mixed: true, ..reading(game, &start, notations.to_vec(), true, moves) })
        }
        None => Err(furthest(game, &start, &tried)),
    }
}

/// Returns the notations that read every move of a game without replacing a letter.
///
/// ```
/// use touchmove_notation::Notation;
/// use touchmove_notation::sheet::{games, notations};
/// let game = games("1. e4 e5 2. Sf3 Sc6 3. Lb5").pop().unwrap();
/// assert!(notations(&game).contains(&Notation::German));
/// ```
pub fn notations(game: &Game) -> Vec<Notation> {
    let Ok((_, start)) = game.start() else { return Vec::new() };
    let reads = |&notation: &Notation| {
        let reader = Reader { notation, exact: true };
        let mut read = |text: &str, at: &Position| reader.read(text, at);
        Moves::default().play(&game.line, &start, &mut read).is_ok()
    };
    Notation::READ.iter().copied().filter(reads).collect()
}

/// Returns true if a text is a legal move in a language other than English.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::sheet::is_foreign;
/// let start = Position::default();
/// assert!(is_foreign(&start, "Sf3") && !is_foreign(&start, "Ke3"));
/// ```
pub fn is_foreign(position: &Position, text: &str) -> bool {
    let foreign = Notation::READ.iter().filter(|&&notation| notation != Notation::English);
    let mut readers = foreign.map(|&notation| Reader { notation, exact: true });
    readers.any(|reader| reader.read(text, position).is_ok())
}

/// Returns the legal moves that a text means in languages other than English.
pub(crate) fn moves_in_other_letters(position: &Position, text: &str) -> Vec<Move> {
    let foreign = Notation::READ.iter().filter(|&&notation| notation != Notation::English);
    let mut moves: Vec<Move> = Vec::new();
    for &notation in foreign {
        let reader = Reader { notation, exact: true };
        if let Ok(mv) = reader.read(text, position)
            && !moves.contains(&mv)
        {
            moves.push(mv);
        }
    }
    moves
}

/// Returns true if most words belong to spoken announcements.
fn is_spoken(game: &Game) -> bool {
    let moves = &game.line.moves;
    let is_announcement =
        |node: &&MoveNode| node.text.contains('_') && read_spoken(&node.text).is_ok();
    moves.iter().filter(is_announcement).count() * 2 > moves.len()
}

fn spoken(game: &Game) -> Notation {
    Notation::spoken_in(language(game.line.moves.iter().map(|node| node.text.as_str())))
}

fn agreed(
    game: &Game,
    start: &Position,
    readings: Vec<(Notation, Vec<Option<Move>>)>,
    exact: bool,
) -> Result<Reading, ReadError> {
    let Some((_, moves)) = readings.first().cloned() else {
        return Err(furthest(game, start, &[]));
    };
    let mut differ = readings
        .iter()
        .filter_map(|(_, other)| moves.iter().zip(other).position(|(one, other)| one != other));
    if let Some(first) = differ.next() {
        let index = differ.fold(first, usize::min);
        return Err(clash(game, start, &readings, index));
    }
    let notations = readings.into_iter().map(|(notation, _)| notation).collect();
    Ok(reading(game, start, notations, exact, moves))
}

fn reading(
    game: &Game,
    start: &Position,
    notations: Vec<Notation>,
    exact: bool,
    moves: Vec<Option<Move>>,
) -> Reading {
    let mut game = game.clone();
    in_english(&mut game.line, start, &mut moves.iter().copied());
    Reading { notations, exact, mixed: false, game, moves }
}

fn clash(
    game: &Game,
    start: &Position,
    readings: &[(Notation, Vec<Option<Move>>)],
    index: usize,
) -> ReadError {
    let moves = readings.first().map_or(&[][..], |(_, moves)| moves);
    let Some(found) = find(&game.line, start, moves, index) else {
        return furthest(game, start, &[]);
    };
    let mut groups: Vec<(Vec<Notation>, String)> = Vec::new();
    for (notation, moves) in readings {
        let mv = moves.get(index).copied().flatten();
        let text = mv.map_or_else(String::new, |mv| san(&found.position, mv));
        match groups.iter_mut().find(|(_, known)| *known == text) {
            Some((notations, _)) => notations.push(*notation),
            None => groups.push((vec![*notation], text)),
        }
    }
    let (number, player) = number(&found.position);
    let (place, text) = (found.node.place, shown(&found.node.text));
    ReadError::Clash(Box::new(Clash { place, number, player, text, readings: groups }))
}

/// Restores the blanks between the words of an announcement.
fn shown(text: &str) -> String {
    text.replace('_', " ")
}

/// Returns the error of the notation that reads furthest. Of several such notations, the one whose
/// letters fit most words is chosen. If this is equal too, the one is chosen whose failed move is
/// most similar to a legal move.
fn furthest(game: &Game, start: &Position, tried: &[Notation]) -> ReadError {
    let halts = tried.iter().filter_map(|&notation| {
        let reader = Reader { notation, exact: false };
        let mut read = |text: &str, at: &Position| reader.read(text, at);
        let halt = Moves::default().play(&game.line, start, &mut read).err()?;
        Some((notation, halt))
    });
    let halts: Vec<(Notation, Box<Halt<'_>>)> = halts.collect();
    let most = halts.iter().map(|(_, halt)| halt.index).max().unwrap_or(0);
    let reports =
        halts.into_iter().filter(|(_, halt)| halt.index == most).map(|(notation, halt)| {
            let fits = words_of(&game.line, notation);
            (fits, report(game, notation, *halt))
        });
    let best = reports.min_by_key(|(fits, report)| {
        let nearest = report.candidates.first().map_or(u32::MAX, |first| first.distance);
        (core::cmp::Reverse(*fits), nearest)
    });
    match best {
        Some((_, report)) => ReadError::Move(Box::new(report)),
        None => ReadError::Setup(crate::pgn::SetupError::NoFen),
    }
}

/// Counts the words of the main line that have the form of a move in a notation.
fn words_of(line: &MoveLine, notation: Notation) -> usize {
    let Some(letters) = notation.letters_to_read() else { return 0 };
    let is_move = |node: &&MoveNode| SanMove::parse(&node.text, &letters).is_ok();
    line.moves.iter().filter(is_move).count()
}

fn report(game: &Game, notation: Notation, halt: Halt<'_>) -> UnreadableMove {
    let (number, player) = number(&halt.position);
    let following: Vec<&str> =
        halt.rest.iter().take(AHEAD).map(|node| node.text.as_str()).collect();
    let place = halt.node.place;
    let number_mismatch = game.problems.iter().rev().find_map(|problem| match problem.kind {
        ProblemKind::MoveNumber { found, expected } if problem.place <= place => {
            Some(NumberMismatch { place: problem.place, found, expected })
        }
        _ => None,
    });
    UnreadableMove {
        notation,
        place,
        number,
        player,
        text: shown(&halt.node.text),
        reason: halt.reason,
        candidates: candidates(&halt.position, &halt.node.text, notation, &following),
        number_mismatch,
    }
}
