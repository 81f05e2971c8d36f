//! Choice of a move, with the errors of the strength.

use crate::ordering::captured;
use crate::overlooking::Overlooking;
use crate::random::Random;
use crate::search::{INFINITE, MATE, MATES, Node, Search};
use crate::strength::{Level, Strength};
use crate::tables::worth;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// Move that the opponent chooses, with its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// Chosen move.
    pub mv: Move,
    /// Score in hundredths of a pawn, seen from the player who moves. Mates score close to 30,000.
    pub score: i32,
    /// Number of moves to a mate that the search has found. It is negative if the player who moves
    /// is mated.
    pub mate_in: Option<i32>,
    /// Number of positions that the search visited.
    pub nodes: u32,
}

/// Error in the opening, in centipawns, for variety.
const OPENING_NOISE: i32 = 16;
/// Number of pieces from which the game is in the opening.
const OPENING: u32 = 30;

/// Move with its score at the root.
#[derive(Clone, Copy)]
struct Candidate {
    mv: Move,
    score: i32,
}

/// Chooses a move of the given strength. Returns `None` only if there is no legal move.
///
/// `history` has the hashes of the earlier positions of the game
/// ([`Position::repetition_hash`]), the oldest first. The opponent needs them to see repetitions.
/// Equal arguments always give the same choice. With another seed the opponent may play another
/// move.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_search::{Strength, choose};
///
/// let position: Position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse().unwrap();
/// let choice = choose(&position, &[], Strength::Elo1800, 1).unwrap();
/// assert_eq!(choice.mv.to_string(), "a1a8");
/// assert_eq!(choice.mate_in, Some(1));
/// ```
pub fn choose(
    position: &Position,
    history: &[u64],
    strength: Strength,
    seed: u64,
) -> Option<Choice> {
    choose_among(position, &position.legal_moves(), history, strength, seed)
}

/// The same as [`choose`], among some of the legal moves. A player who has touched a piece has only
/// the moves of that piece.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_search::{Strength, choose_among};
///
/// let position: Position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse().unwrap();
/// let king: Vec<_> =
///     position.legal_moves().iter().filter(|mv| mv.from.to_string() == "g1").copied().collect();
/// let choice = choose_among(&position, &king, &[], Strength::Elo1800, 1).unwrap();
/// assert!(king.contains(&choice.mv));
/// assert_eq!(choose_among(&position, &[], &[], Strength::Elo1800, 1), None);
/// ```
pub fn choose_among(
    position: &Position,
    moves: &[Move],
    history: &[u64],
    strength: Strength,
    seed: u64,
) -> Option<Choice> {
    let level = strength.level().adapted(position);
    let hash = position.repetition_hash();
    let mut random = Random::new(seed ^ hash);
    let overlooking = Overlooking::new(level, random.next());
    // The current position is not an earlier one.
    let history = history.strip_suffix(&[hash]).unwrap_or(history);
    let mut search = Search::new(history, level.nodes, overlooking);
    search.line.push(hash);
    let noise = match position.occupied().len() {
        OPENING.. => level.noise.max(OPENING_NOISE),
        _ => level.noise,
    };
    let seen = seen(position, moves, hash, &search.overlooking, level);
    let candidates = candidates(&mut search, position, seen, level, noise);
    let chosen = chosen(&candidates, noise, &mut random)?;
    let (Candidate { mv, score }, nodes) = (chosen, search.nodes.min(level.nodes));
    Some(Choice { mv, score, mate_in: mate_in(score), nodes })
}

/// Returns the moves that the player sees. Mates come first, then captures, so that the search
/// examines them even if it reaches its limit.
fn seen(
    position: &Position,
    moves: &[Move],
    hash: u64,
    overlooking: &Overlooking,
    level: Level,
) -> Vec<Candidate> {
    let mut all: Vec<Candidate> = moves.iter().map(|&mv| at_first_sight(position, mv)).collect();
    all.sort_by_key(|one| -one.score);
    let sees = |one: &&Candidate| {
        let obvious = level.attentive && one.score > 0;
        obvious || position.is_check() || !overlooking.overlooks(hash, one.mv, None)
    };
    let seen: Vec<Candidate> = all.iter().filter(sees).copied().collect();
    if seen.is_empty() { all } else { seen }
}

/// Returns the move with a first score: mate, the captured piece, or nothing.
fn at_first_sight(position: &Position, mv: Move) -> Candidate {
    let score = match captured(position, mv) {
        _ if position.after(mv).is_checkmate() => MATE - 1,
        Some(role) => worth(role),
        None => 0,
    };
    Candidate { mv, score }
}

/// Returns the candidates with their scores, the best first. The search deepens step by step, so
/// the last complete iteration gives the order of the next.
fn candidates(
    search: &mut Search,
    position: &Position,
    seen: Vec<Candidate>,
    level: Level,
    noise: i32,
) -> Vec<Candidate> {
    let mut candidates = seen;
    for depth in 1..=level.depth {
        let scored = iteration(search, position, &candidates, depth, 2 * noise);
        let complete = scored.len() == candidates.len();
        if !scored.is_empty() {
            candidates = scored;
        }
        let decided = candidates.first().is_some_and(|best| best.score.abs() >= MATES);
        if !complete || decided || candidates.len() == 1 && depth >= 4 {
            break;
        }
    }
    candidates
}

/// Scores the candidates at one depth. The result is shorter than the candidates if the limit of
/// positions was reached.
///
/// Candidates more than `margin` below the best get only an upper bound: the errors of the strength
/// cannot raise them to the best.
fn iteration(
    search: &mut Search,
    position: &Position,
    candidates: &[Candidate],
    depth: i32,
    margin: i32,
) -> Vec<Candidate> {
    let (line, moves) = (search.line.len(), search.moves.len());
    let mut scored = Vec::with_capacity(candidates.len());
    let mut best = -INFINITE;
    let root = Node { alpha: -INFINITE, beta: INFINITE, depth, ply: 0, arrival: None };
    for &Candidate { mv, .. } in candidates {
        let alpha = (best - margin - 1).max(-INFINITE);
        let node = root.next(Some(mv), alpha, INFINITE, depth - 1);
        let Some(score) = search.score(&position.after(mv), node) else { break };
        best = best.max(-score);
        scored.push(Candidate { mv, score: -score });
    }
    search.line.truncate(line);
    search.moves.truncate(moves);
    scored.sort_by_key(|one| -one.score);
    scored
}

/// Returns the candidate with the best score after an error is added to each.
fn chosen(candidates: &[Candidate], noise: i32, random: &mut Random) -> Option<Candidate> {
    let felt = |one: &Candidate| match one.score.abs() {
        MATES.. => one.score,
        _ => one.score + random.around_zero(noise),
    };
    let felt: Vec<(i32, &Candidate)> = candidates.iter().map(felt).zip(candidates).collect();
    felt.iter().rev().max_by_key(|(score, _)| *score).map(|(_, one)| **one)
}

/// Returns the number of moves to mate.
fn mate_in(score: i32) -> Option<i32> {
    match score {
        MATES.. => Some((MATE - score + 1) / 2),
        _ if score <= -MATES => Some(-(MATE + score) / 2),
        _ => None,
    }
}
