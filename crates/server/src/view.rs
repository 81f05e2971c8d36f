//! What is sent: a scene and happenings as one pair of eyes sees them.

use crate::desk::{CallView, QuestionView, WatchView};
use crate::happening::{Happened, Happening, News};
use crate::scene::Scene;
use crate::sealed;
use crate::setup::Mode;
use crate::sight::Eye;
use serde::Serialize;
use serde_json::Value;
use touchmove_board::{Color, Position};
use touchmove_explain::Words;
use touchmove_game::{Act, Adjournment, Event, Status};
use touchmove_laws::{Effect, Note, Ruling};
use utoipa::ToSchema;

/// What is new, and how things stand after it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewsView {
    /// What happened, in order; what this seat may not know is left out.
    pub happenings: Vec<HappeningView>,
    /// How things stand.
    pub state: StateView,
}

/// Something that happened.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HappeningView {
    /// Its place in the journal. Numbers that are missing are not for this seat.
    pub version: u64,
    /// Milliseconds since the game was set up.
    pub at_ms: u64,
    /// Unix time in milliseconds, by the server's wall clock; for people only.
    pub wall_ms: u64,
    /// What was observed, in the protocol's words: `White plays e4`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Why the server stopped the clocks: `crash` or `planned`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<String>,
    /// What a player said in place of an arbiter who is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The seat it came from, for arbiters; none if the server noticed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// What was ruled.
    pub rulings: Vec<RulingView>,
}

/// A ruling.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RulingView {
    /// Its name: `time_added`.
    pub effect: String,
    /// Its fields, as the protocol has them.
    pub fields: serde_json::Map<String, Value>,
    /// The articles of the game's edition, the most telling first.
    pub articles: Vec<String>,
    /// In the reader's language.
    pub words: String,
    /// What an article asks for: the one that the arbiter explains, or, where
    /// games are for training, the first of the articles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<String>,
}

/// How things stand at a board.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
    /// What White and Black have said in place of an arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<[Option<String>; 2]>,
    /// What the board alone does not show; not for players over the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownView>,
    /// Questions to the arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<QuestionView>>,
    /// Who calls for the arbiter; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<CallView>>,
    /// What somebody sees who watches over the board; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<WatchView>,
}

/// A piece in somebody's hand.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct InHandView {
    /// Its letter, as in a FEN.
    pub piece: char,
    /// The square it was lifted from.
    pub from: String,
}

/// The chessclock.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct KnownView {
    /// The position as FEN.
    pub fen: String,
    /// Who has the move.
    pub has_move: String,
    /// Moves completed: White's, Black's.
    pub moves: [u32; 2],
    /// Illegal moves that count: White's, Black's.
    pub illegal_moves: [u32; 2],
    /// What the player having the move must do.
    pub obligations: Vec<String>,
    /// Whether there is an envelope that this server's key does not open.
    pub envelope_locked: bool,
    /// Moves that White and Black have still to write, as a scoresheet numbers
    /// them: `12.`, `12...`. Where games are for training, the own ones; an
    /// arbiter sees both.
    pub unwritten: [Vec<String>; 2],
    /// Where only legal moves are taken: which they are, `e2e4`, `e7e8q`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal_moves: Option<Vec<String>>,
}

impl NewsView {
    pub(crate) fn of(news: &News, eye: Eye, words: &Words) -> NewsView {
        NewsView {
            happenings: happenings(&news.happenings, eye, words),
            state: StateView::of(&news.scene, eye, words),
        }
    }
}

/// What one pair of eyes sees of what happened.
pub(crate) fn happenings(all: &[Happening], eye: Eye, words: &Words) -> Vec<HappeningView> {
    all.iter().filter_map(|happening| HappeningView::of(happening, eye, words)).collect()
}

impl HappeningView {
    fn of(happening: &Happening, eye: Eye, words: &Words) -> Option<HappeningView> {
        let seen = happening.what.rulings().iter().filter(|ruling| eye.sees_ruling(ruling));
        let mut view = HappeningView {
            version: happening.version,
            at_ms: happening.at,
            wall_ms: happening.wall,
            event: None,
            interrupted: None,
            said: None,
            seat: None,
            rulings: seen.map(|ruling| RulingView::of(ruling, eye, words)).collect(),
        };
        match &happening.what {
            Happened::Observed { event, seat, .. } if eye.sees_event(event) => {
                view.event = Some(public(event));
                view.seat = seat.clone().filter(|_| eye.sees_all());
            }
            Happened::Observed { .. } if view.rulings.is_empty() => return None,
            Happened::Observed { .. } => {}
            Happened::Interrupted { cause, .. } => view.interrupted = Some(cause.clone()),
            Happened::Said { event, player } => view.said = Some(format!("{player}: {event}")),
        }
        Some(view)
    }
}

/// An event in the protocol's words. A sealed move is in its envelope.
pub(crate) fn public(event: &Event) -> String {
    match (&event.act, event.to_string()) {
        (Act::Adjournment(Adjournment::Seals { .. }), text) => {
            let actor = text.split(' ').next().unwrap_or_default();
            format!("{actor} {}", sealed::SEALS)
        }
        (_, text) => text,
    }
}

impl RulingView {
    pub(crate) fn of(ruling: &Ruling, eye: Eye, words: &Words) -> RulingView {
        let mut fields = match serde_json::to_value(ruling) {
            Ok(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        fields.remove("effect");
        fields.remove("articles");
        RulingView {
            effect: ruling.effect().name().to_owned(),
            fields,
            articles: ruling.articles().iter().map(|a| a.number().to_owned()).collect(),
            words: words.ruling(ruling),
            explained: told(ruling, words)
                .or_else(|| explained(ruling, words).filter(|_| eye.mode == Mode::Training)),
        }
    }
}

/// What the arbiter explains: the article's title and what it asks for.
fn told(ruling: &Ruling, words: &Words) -> Option<String> {
    let Effect::Noted { what: Note::ArticleExplained { article, .. } } = ruling.effect() else {
        return None;
    };
    let edition = ruling.articles().first()?.edition();
    let article = words.article(edition.article(article)?)?;
    Some([article.title, article.gist].join(". ")).filter(|text| text.len() > 2)
}

fn explained(ruling: &Ruling, words: &Words) -> Option<String> {
    let first = ruling.articles().first()?;
    words.article(*first).map(|article| article.gist).filter(|gist| !gist.is_empty())
}

impl StateView {
    pub(crate) fn of(scene: &Scene, eye: Eye, words: &Words) -> StateView {
        let (result, termination) = match scene.status {
            Status::Over(result, termination) => (result.to_string(), Some(termination.words())),
            _ => ("*".to_owned(), None),
        };
        let fen = scene.position.fen().to_string();
        let said = scene.said.iter().any(Option::is_some).then(|| scene.said.clone());
        StateView {
            version: scene.version,
            at_ms: scene.at,
            status: scene.status.word().to_owned(),
            result,
            termination: termination.map(str::to_owned),
            points: scene.points.map(|points| points.map(|half| half as f32 / 2.0)),
            board: fen.split(' ').next().unwrap_or_default().to_owned(),
            in_hand: in_hand(scene),
            clock: ClockView::of(scene),
            offer: scene.offer.map(|player| player.to_string()),
            interrupted: scene.interrupted.clone(),
            said,
            known: eye.is_told_moves().then(|| KnownView::of(scene, eye, fen.clone())),
            questions: eye.sees_all().then(|| questions(scene, words)),
            calls: eye.watches_over().then(|| scene.calls.iter().map(CallView::of).collect()),
            watch: eye.watches_over().then(|| WatchView::of(scene)),
        }
    }
}

fn in_hand(scene: &Scene) -> Vec<InHandView> {
    let held = scene.in_hand.iter();
    held.map(|(from, piece)| InHandView { piece: piece.letter(), from: from.to_string() }).collect()
}

impl ClockView {
    fn of(scene: &Scene) -> ClockView {
        ClockView {
            white_ms: scene.clocks[0],
            black_ms: scene.clocks[1],
            delay_ms: scene.running.map_or(0, |player| scene.delays[player.index()]),
            running: scene.running.map(|player| player.to_string()),
            flags: scene.flags,
            periods: scene.periods.map(|period| period.saturating_add(1)),
        }
    }
}

impl KnownView {
    fn of(scene: &Scene, eye: Eye, fen: String) -> KnownView {
        let goes_on = matches!(scene.status, Status::NotStarted | Status::Playing);
        let helps = eye.mode == Mode::Casual && goes_on;
        KnownView {
            fen,
            has_move: scene.has_move.to_string(),
            moves: scene.moves,
            illegal_moves: scene.illegal_moves,
            obligations: scene.obligations.iter().map(ToString::to_string).collect(),
            envelope_locked: scene.locked,
            unwritten: [Color::White, Color::Black].map(|player| unwritten(scene, eye, player)),
            legal_moves: helps.then(|| legal_moves(&scene.position)),
        }
    }
}

fn unwritten(scene: &Scene, eye: Eye, player: Color) -> Vec<String> {
    let own = eye.mode == Mode::Training && eye.role.players().contains(&player);
    let owed = scene.unwritten[player.index()].iter().filter(|_| own || eye.sees_all());
    let numbered = |&(number, whose): &(u32, Color)| match whose {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    };
    owed.map(numbered).collect()
}

fn legal_moves(position: &Position) -> Vec<String> {
    position.legal_moves().iter().map(ToString::to_string).collect()
}

fn questions(scene: &Scene, words: &Words) -> Vec<QuestionView> {
    let asked = scene.questions.iter();
    asked.filter_map(|(asked, advice)| QuestionView::of(asked, advice, words)).collect()
}
