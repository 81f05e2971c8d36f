//! Which notation a game is written in, found from all of its moves.

use super::candidates::candidates;
use super::line::{Halt, Moves, Reader, find, in_english, number};
use super::mixed;
use super::reading::{Clash, Misnumbered, Reading, Unread, Unreadable};
use crate::pgn::{Game, Line, MoveNode, ProblemKind};
use crate::spoken::announcement::tongue;
use crate::{Notation, SanMove, read_spoken, san};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// So many of the moves that follow show whether a candidate is likely.
const AHEAD: usize = 8;

/// Reads a game's moves, those of its variations too.
///
/// Without a notation all are tried. One that reads every move is taken; where
/// several do, they have to agree on the moves. Only if none does, letters are
/// taken for those they look like: a Greek Ν for an N. What is in no single one
/// may be in two, each player's own, or both in at least two moves.
///
/// # Errors
/// [`Unread::Move`] with the first move that cannot be read and what it could
/// have been, [`Unread::Clash`] where notations read different games,
/// [`Unread::Setup`] where no position is known to begin with.
///
/// ```
/// use touchmove_notation::sheet::{games, read, Unread};
/// let game = games("1. e4 e5 2. Sf4").pop().unwrap();
/// let Err(Unread::Move(it)) = read(&game, None) else { panic!() };
/// assert_eq!((it.number, it.text.as_str()), (2, "Sf4"));
/// assert_eq!(it.candidates[0].text, "Sf3");
///
/// let game = games("1. Cf3 Cf6 2. b3 b6 3. Ab2").pop().unwrap();
/// assert_eq!(read(&game, None).unwrap().notations[0].code(), "es");
///
/// let game = games("1. e4 e5 2. Pf3").pop().unwrap();
/// assert!(matches!(read(&game, None), Err(Unread::Clash(_))));
/// ```
pub fn read(game: &Game, notation: Option<Notation>) -> Result<Reading, Unread> {
    let (_, start) = game.start().map_err(Unread::Setup)?;
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
    let mixed = notation.is_none().then(|| mixed::read(game, &start)).flatten();
    match mixed {
        Some((notations, moves)) => {
            Ok(Reading { mixed: true, ..reading(game, &start, notations.to_vec(), true, moves) })
        }
        None => Err(furthest(game, &start, &tried)),
    }
}

/// The notations in which every move of a game is legal, all letters being theirs.
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

/// Whether a text is a legal move of a position in some language but English.
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

/// Whether most of the words are announcements.
fn is_spoken(game: &Game) -> bool {
    let moves = &game.line.moves;
    let said = |node: &&MoveNode| node.text.contains('_') && read_spoken(&node.text).is_ok();
    moves.iter().filter(said).count() * 2 > moves.len()
}

fn spoken(game: &Game) -> Notation {
    Notation::of(tongue(game.line.moves.iter().map(|node| node.text.as_str())))
}

fn agreed(
    game: &Game,
    start: &Position,
    readings: Vec<(Notation, Vec<Option<Move>>)>,
    exact: bool,
) -> Result<Reading, Unread> {
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
) -> Unread {
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
    Unread::Clash(Box::new(Clash { place, number, player, text, readings: groups }))
}

/// What stands where an announcement has several words.
fn shown(text: &str) -> String {
    text.replace('_', " ")
}

/// The notation that comes furthest; of several the one whose letters more of
/// the words have, then the one in which the move is nearest to a legal one.
fn furthest(game: &Game, start: &Position, tried: &[Notation]) -> Unread {
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
        Some((_, report)) => Unread::Move(Box::new(report)),
        None => Unread::Setup(crate::pgn::SetupError::NoFen),
    }
}

/// How many words of the main line are moves in the letters of a notation.
fn words_of(line: &Line, notation: Notation) -> usize {
    let Some(letters) = notation.letters_to_read() else { return 0 };
    let is_move = |node: &&MoveNode| SanMove::parse(&node.text, &letters).is_ok();
    line.moves.iter().filter(is_move).count()
}

fn report(game: &Game, notation: Notation, halt: Halt<'_>) -> Unreadable {
    let (number, player) = number(&halt.position);
    let following: Vec<&str> =
        halt.rest.iter().take(AHEAD).map(|node| node.text.as_str()).collect();
    let place = halt.node.place;
    let misnumbered = game.problems.iter().rev().find_map(|problem| match problem.kind {
        ProblemKind::MoveNumber { found, expected } if problem.place <= place => {
            Some(Misnumbered { place: problem.place, found, expected })
        }
        _ => None,
    });
    Unreadable {
        notation,
        place,
        number,
        player,
        text: shown(&halt.node.text),
        why: halt.why,
        candidates: candidates(&halt.position, &halt.node.text, notation, &following),
        misnumbered,
    }
}
