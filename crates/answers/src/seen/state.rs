//! What is sent: a snapshot and happenings as one pair of eyes sees them.

use super::arbiter::{CallView, QuestionView, WatchView, question};
use super::permissions::{Mode, Permissions};
use super::snapshot::Snapshot;
use serde::Serialize;
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_game::Status;

/// How things stand at a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StateView {
    /// The journal's version.
    pub version: u64,
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// `not_started`, `playing`, `stopped`, `adjourned`, `over`, `cancelled`.
    pub status: String,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, a pair such as `1/2-0`; `*` without one.
    pub result: String,
    /// What ended the game, in the protocol's words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// Points, White's and Black's, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f32; 2]>,
    /// What stands on the board: the first field of a FEN.
    pub board: String,
    /// Pieces lifted and not put down: the letter and the square it stood on.
    pub in_hand: Vec<InHandView>,
    /// The clock, as it shows at this moment.
    pub clock: ClockView,
    /// Who has offered a draw that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
    /// Why the server stopped the clocks, until they run again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<String>,
    /// Who has yet to come to the board; none where everybody awaited has said to be there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<AwaitedView>,
    /// What White and Black have said in place of an arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<[Option<String>; 2]>,
    /// What the board alone does not show; not for players over the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownView>,
    /// Questions to the arbiter; where there is none, to both players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<QuestionView>>,
    /// Who calls for the arbiter; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<CallView>>,
    /// What somebody sees who watches over the board; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<WatchView>,
}

/// Who has yet to come to the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AwaitedView {
    /// White, Black.
    pub players: [bool; 2],
    /// When they come too late, in milliseconds since the game was set up; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_late_after_ms: Option<u64>,
}

/// A piece in somebody's hand.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InHandView {
    /// Its letter, as in a FEN.
    pub piece: char,
    /// The square it was lifted from.
    pub from: String,
}

/// The chessclock.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// What White's display shows, in milliseconds; none without a clock.
    pub white_ms: Option<u64>,
    /// What Black's display shows.
    pub black_ms: Option<u64>,
    /// What is left of the delay before time runs, in milliseconds.
    pub delay_ms: u64,
    /// Whose time runs.
    pub running: Option<String>,
    /// Which flags are down: White's, Black's.
    pub flags: [bool; 2],
    /// The periods that White and Black are in, from 1.
    pub periods: [usize; 2],
}

/// What the software knows beyond what can be seen.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KnownView {
    /// The position as FEN.
    pub fen: String,
    /// Who has the move.
    pub has_move: String,
    /// Moves completed: White's, Black's.
    pub moves: [u32; 2],
    /// Illegal moves that count: White's, Black's.
    pub illegal_moves: [u32; 2],
    /// What the player having the move must do; empty for those who only watch.
    pub obligations: Vec<String>,
    /// Whether there is an envelope that this server's key does not open.
    pub envelope_locked: bool,
    /// Moves that White and Black have still to write, as a scoresheet numbers
    /// them: `12.`, `12...`. Where games are for training, the player's own ones; an
    /// arbiter sees both.
    pub unwritten: [Vec<String>; 2],
    /// Where only legal moves are taken: which they are, `e2e4`, `e7e8q`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal_moves: Option<Vec<String>>,
}

impl StateView {
    /// What those permissions let somebody see of it.
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
                .is_told_moves()
                .then(|| KnownView::of(snapshot, permissions, fen.clone())),
            questions: asked(snapshot, permissions).then(|| questions(snapshot, words)),
            calls: permissions
                .watches_over()
                .then(|| snapshot.calls.iter().map(CallView::of).collect()),
            watch: permissions.watches_over().then(|| WatchView::of(snapshot)),
        }
    }
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
        let duties = snapshot.obligations.iter().filter(|_| permissions.is_taught());
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

/// Where nobody else is there to decide, the players do it together, and have to
/// see what about.
fn asked(snapshot: &Snapshot, permissions: Permissions) -> bool {
    let together = !snapshot.has_arbiter && !permissions.role().players().is_empty();
    permissions.is_asked() || together
}

fn questions(snapshot: &Snapshot, words: &Words) -> Vec<QuestionView> {
    let all = snapshot.questions.iter();
    let open: Vec<_> = all.clone().filter_map(|(asked, _)| question(asked)).collect();
    all.filter_map(|(asked, advice)| QuestionView::of(asked, advice, &open, words)).collect()
}
