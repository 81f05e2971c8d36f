//! Views of a game's state.

use super::arbiter::{CallView, QuestionView, WatchView, question};
use super::breaches::BreachView;
use super::permissions::{Mode, Permissions};
use super::snapshot::Snapshot;
use serde::Serialize;
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_game::Status;

/// The state of a game as a reader sees it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StateView {
    /// The journal version.
    pub version: u64,
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// `not_started`, `playing`, `stopped`, `adjourned`, `over`, `cancelled`.
    pub status: String,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or a pair such as `1/2-0`; `*` while the game is not over.
    pub result: String,
    /// The reason for the end of the game, in protocol words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// Points of White and Black, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f32; 2]>,
    /// The position on the board: the first field of a FEN.
    pub board: String,
    /// Lifted pieces: the letter and the square of origin.
    pub in_hand: Vec<InHandView>,
    /// The clock at this moment.
    pub clock: ClockView,
    /// The player whose draw offer is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
    /// The reason why the server stopped the clocks; cleared when they run again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<String>,
    /// Players who have not arrived. Absent if no player is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<AwaitedView>,
    /// Statements of White and Black in place of an arbiter's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<[Option<String>; 2]>,
    /// Facts that the board alone does not show. Hidden from players over the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownView>,
    /// Questions to the arbiter. Without an arbiter, both players see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<QuestionView>>,
    /// Open calls; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<CallView>>,
    /// Facts that an arbiter at the board can observe; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<WatchView>,
    /// Breaches that the computer committed on purpose, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub breaches: Option<Vec<BreachView>>,
}

/// Players who have not arrived.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AwaitedView {
    /// White and Black: true if the player is awaited.
    pub players: [bool; 2],
    /// The moment from which an awaited player forfeits, in milliseconds since the game was set up.
    /// Absent before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_late_after_ms: Option<u64>,
}

/// A lifted piece.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InHandView {
    /// The piece's letter, as in a FEN.
    pub piece: char,
    /// The square it was lifted from.
    pub from: String,
}

/// The chess clock.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// The time on White's display in milliseconds; null without a clock.
    pub white_ms: Option<u64>,
    /// The time on Black's display in milliseconds; null without a clock.
    pub black_ms: Option<u64>,
    /// Remaining delay before time runs, in milliseconds.
    pub delay_ms: u64,
    /// The player whose time is running.
    pub running: Option<String>,
    /// White and Black: true if the flag has fallen.
    pub flags: [bool; 2],
    /// The current periods of White and Black, from 1.
    pub periods: [usize; 2],
}

/// Facts that the software knows and the board does not show.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KnownView {
    /// The position as FEN.
    pub fen: String,
    /// The player having the move.
    pub has_move: String,
    /// Completed moves of White and Black.
    pub moves: [u32; 2],
    /// Number of illegal moves of White and Black that count towards the penalty.
    pub illegal_moves: [u32; 2],
    /// Obligations of the player having the move; empty for spectators.
    pub obligations: Vec<String>,
    /// True if this server lacks the key of an envelope.
    pub envelope_locked: bool,
    /// Moves missing on the scoresheets of White and Black, numbered as on a scoresheet: `12.`,
    /// `12...`. Players see their own missing moves in training games; arbiters see those of both
    /// players.
    pub unwritten: [Vec<String>; 2],
    /// The legal moves, `e2e4` or `e7e8q`, in games that accept only legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal_moves: Option<Vec<String>>,
}

impl StateView {
    /// Returns the state as these permissions show it.
    pub fn of(snapshot: &Snapshot, permissions: Permissions, words: &Words) -> StateView {
        let (result, termination) = match snapshot.status {
            Status::Over(result, termination) => (result.to_string(), Some(termination.words())),
            _ => ("*".to_owned(), None),
        };
        let fen = snapshot.position.fen().to_string();
        let said = snapshot.said.iter().any(Option::is_some).then(|| snapshot.said.clone());
        StateView {
            version: snapshot.version,
            at_ms: snapshot.at.get(),
            status: snapshot.status.word().to_owned(),
            result,
            termination: termination.map(str::to_owned),
            points: snapshot.points.map(|points| points.map(|half| half as f32 / 2.0)),
            board: fen.split(' ').next().unwrap_or_default().to_owned(),
            in_hand: in_hand(snapshot),
            clock: ClockView::of(snapshot),
            offer: snapshot.offer.map(|player| player.to_string()),
            interrupted: snapshot.interrupted.clone(),
            awaited: AwaitedView::of(snapshot),
            said,
            known: permissions
                .sees_moves()
                .then(|| KnownView::of(snapshot, permissions, fen.clone())),
            questions: asked(snapshot, permissions).then(|| questions(snapshot, words)),
            calls: permissions
                .is_arbiter()
                .then(|| snapshot.calls.iter().map(CallView::of).collect()),
            watch: permissions.is_arbiter().then(|| WatchView::of(snapshot)),
            breaches: breaches(snapshot),
        }
    }
}

/// The opponent must notice the breaches, so they stay hidden during the game.
fn breaches(snapshot: &Snapshot) -> Option<Vec<BreachView>> {
    let committed = snapshot.breaches.as_ref().filter(|_| snapshot.is_over())?;
    Some(committed.iter().map(BreachView::of).collect())
}

impl AwaitedView {
    fn of(snapshot: &Snapshot) -> Option<AwaitedView> {
        let watch = snapshot.watch;
        let over = matches!(snapshot.status, Status::Over(..) | Status::Cancelled);
        (watch.absent != [false; 2] && !over).then(|| AwaitedView {
            players: watch.absent,
            too_late_after_ms: watch.too_late_after.map(Moment::get),
        })
    }
}

fn in_hand(snapshot: &Snapshot) -> Vec<InHandView> {
    let held = snapshot.in_hand.iter();
    held.map(|(from, piece)| InHandView { piece: piece.letter(), from: from.to_string() }).collect()
}

impl ClockView {
    fn of(snapshot: &Snapshot) -> ClockView {
        ClockView {
            white_ms: snapshot.clocks[0].map(Millis::get),
            black_ms: snapshot.clocks[1].map(Millis::get),
            delay_ms: snapshot.running.map_or(0, |player| snapshot.delays[player.index()].get()),
            running: snapshot.running.map(|player| player.to_string()),
            flags: snapshot.flags,
            periods: snapshot.periods.map(|period| period.saturating_add(1)),
        }
    }
}

impl KnownView {
    fn of(snapshot: &Snapshot, permissions: Permissions, fen: String) -> KnownView {
        let goes_on = matches!(snapshot.status, Status::NotStarted | Status::Playing);
        let helps = permissions.mode() == Mode::Casual && goes_on;
        let duties = snapshot.obligations.iter().filter(|_| permissions.sees_rulings());
        KnownView {
            fen,
            has_move: snapshot.has_move.to_string(),
            moves: snapshot.moves,
            illegal_moves: snapshot.illegal_moves,
            obligations: duties.map(ToString::to_string).collect(),
            envelope_locked: snapshot.locked,
            unwritten: [Color::White, Color::Black]
                .map(|player| unwritten(snapshot, permissions, player)),
            legal_moves: helps.then(|| legal_moves(&snapshot.position)),
        }
    }
}

fn unwritten(snapshot: &Snapshot, permissions: Permissions, player: Color) -> Vec<String> {
    let own =
        permissions.mode() == Mode::Training && permissions.role().players().contains(&player);
    let owed = snapshot.unwritten[player.index()].iter().filter(|_| own || permissions.sees_all());
    let numbered = |&(number, whose): &(u32, Color)| match whose {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    };
    owed.map(numbered).collect()
}

fn legal_moves(position: &Position) -> Vec<String> {
    position.legal_moves().iter().map(ToString::to_string).collect()
}

/// True if the reader sees open questions. Without an arbiter the players decide together, so both
/// must see the questions.
fn asked(snapshot: &Snapshot, permissions: Permissions) -> bool {
    let together = !snapshot.has_arbiter && !permissions.role().players().is_empty();
    permissions.sees_questions() || together
}

fn questions(snapshot: &Snapshot, words: &Words) -> Vec<QuestionView> {
    let all = snapshot.questions.iter();
    let open: Vec<_> = all.clone().filter_map(|(asked, _)| question(asked)).collect();
    all.filter_map(|(asked, advice)| QuestionView::of(asked, advice, &open, words)).collect()
}
