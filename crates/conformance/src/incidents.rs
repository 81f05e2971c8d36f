//! Incidents at a board, combined: what is odd about how two or three of them
//! go together, under every edition and kind of supervision.
//!
//! Odd is an act without an answer, two answers that do not go together, an end
//! that the arbiter's next look would contradict, and a finished position in
//! which play goes on. A person reads the list (the example `incidents`); what
//! may stand on it is [`Odd::explained`], and why is in docs/design/game.md.

use std::collections::BTreeMap;
use touchmove_board::Position;
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_game::{Actor, Event, Game, Status};
use touchmove_laws::{Edition, Effect, Note, Regulations, Ruling, Supervision};

/// A name, and what happens, a second each; `...` is a wait until flags fall.
type Incident = (&'static str, &'static [&'static str]);

/// White to move: a pawn before its last rank, rooks to castle with, a knight
/// that is pinned, and Black can still mate.
const OPEN: &str = "4k2r/P7/8/8/1b6/2N5/8/R3K2R w KQk - 0 40";

/// White to move, and can mate, stalemate or promote.
const LAST: &str = "7k/P7/6K1/8/8/1p6/1P3Q2/8 w - - 0 60";

/// What can happen from either position.
const ANYWHERE: [Incident; 23] = [
    ("unpromoted pawn", &["White plays a7a8", "White presses"]),
    ("unfinished promotion", &["White shifts a7 a8"]),
    ("pawn touched", &["White touches a7"]),
    ("touched, claimed", &["Black claims touched a7"]),
    ("touch seen", &["Arbiter observes touched a7"]),
    ("piece displaced", &["White knocks over a7"]),
    ("displacement found", &["Black points out displaced a7"]),
    ("press without a move", &["White presses"]),
    ("flag seen", &["...", "Arbiter observes flag of White"]),
    ("flag claimed", &["...", "White claims flag"]),
    ("both flags", &["...", "Arbiter observes both flags"]),
    ("offer", &["White offers a draw"]),
    ("accepted", &["Black accepts"]),
    ("illegal move claimed", &["Black claims illegal move"]),
    ("own illegal move", &["White claims illegal move"]),
    ("illegal position", &["Arbiter observes illegal position"]),
    ("repetition claimed", &["White claims threefold"]),
    ("mate claimed", &["White claims checkmate"]),
    ("White resigns", &["White resigns"]),
    ("Black resigns", &["Black resigns"]),
    ("telephone", &["White phone sounds"]),
    ("clock stopped", &["Black stops the clock: wants to know something"]),
    ("decided", &["Arbiter agrees", "Arbiter resumes"]),
];

const IN_OPEN: [Incident; 9] = [
    ("illegal move", &["White plays c3e4", "White presses"]),
    ("illegal reply", &["Black plays e8e6", "Black presses"]),
    ("move", &["White plays Ke2", "White presses"]),
    ("reply", &["Black plays Ke7", "Black presses"]),
    ("castling", &["White plays O-O", "White presses"]),
    ("half castling", &["White shifts e1 g1", "White presses"]),
    ("both hands", &["White plays O-O-O with both hands", "White presses"]),
    ("rook touched", &["White touches a1"]),
    ("adjourned", &["Arbiter adjourns", "White seals Ke2", "White stops the clock"]),
];

const IN_LAST: [Incident; 7] = [
    ("illegal move", &["White plays f2e4", "White presses"]),
    ("illegal reply", &["Black plays h8h6", "Black presses"]),
    ("mate", &["White plays Qf8", "White presses"]),
    ("stalemate", &["White plays Qf7", "White presses"]),
    ("king touched", &["White touches g6"]),
    ("both hands", &["White plays Qf8 with both hands", "White presses"]),
    ("adjourned", &["Arbiter adjourns", "White seals Qf8", "White stops the clock"]),
];

/// The time control and the supervision, which make standard, rapid and blitz.
const PLAYED: [(&str, Supervision); 4] = [
    ("5400+30", Supervision::Full),
    ("600", Supervision::Full),
    ("900", Supervision::Limited),
    ("300", Supervision::Limited),
];

const WAIT: Millis = Millis::hours(3);

/// What is odd about an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Odd {
    /// Nothing at all is said of an act that is not silent.
    Silent,
    /// Nothing follows, because no article says that anything does.
    NothingFollows,
    /// Two things are said that do not go together.
    Doubled,
    /// Something changes after the end.
    AfterTheEnd,
    /// The game ends, and the arbiter's next look would have found an illegal
    /// move.
    EndsWithIllegalMoveOpen(&'static str),
    /// The position is mate, stalemate or the like, and play goes on.
    GoesOn,
}

/// The ends that come of an act or a rule of their own, although nobody has
/// noticed an illegal move yet.
const MAY_COME_FIRST: [&str; 7] = [
    "agreement",
    "resignation",
    "electronic device",
    "time forfeit",
    "both flags",
    "cannot checkmate",
    "illegal position",
];

impl Odd {
    /// Whether docs/design/game.md says why this may be.
    pub fn explained(self, edition: &str, act: &str) -> bool {
        match self {
            Odd::Silent | Odd::Doubled | Odd::AfterTheEnd | Odd::GoesOn => false,
            Odd::NothingFollows => edition == "Casual" || no_article(edition, act),
            Odd::EndsWithIllegalMoveOpen(end) => {
                MAY_COME_FIRST.contains(&end) || touched_after_two_hands(end, edition, act)
            }
        }
    }
}

/// Two hands can no longer be claimed once the opponent has touched a piece: the
/// mate stands.
fn touched_after_two_hands(end: &str, edition: &str, act: &str) -> bool {
    end == "checkmate"
        && ["FIDE 2018", "FIDE 2023"].contains(&edition)
        && act.starts_with("Black plays")
}

/// What editions have no article for.
fn no_article(edition: &str, act: &str) -> bool {
    let of_2009 = ["FIDE 2009", "FIDE 2009 Finland", "Finnish blitz 2008"].contains(&edition);
    of_2009 && act == "Arbiter observes illegal position"
}

/// What is odd: under which edition, of which act; how often, and the first
/// combination in which it is.
pub type List = BTreeMap<(Odd, String, String), (usize, String)>;

/// Plays every combination of so many incidents at most, and lists what is odd.
/// How many acts were judged comes with it.
pub fn combined(most: usize) -> (usize, List) {
    let mut found = Found { judged: 0, list: List::new() };
    for edition in Edition::ALL {
        for played in PLAYED {
            for (start, own) in [(OPEN, &IN_OPEN[..]), (LAST, &IN_LAST[..])] {
                let incidents: Vec<Incident> = ANYWHERE.iter().chain(own).copied().collect();
                let Some(game) = game(edition, played, start) else { continue };
                let table = Table { game, now: Moment::START, said: Vec::new() };
                found.follow(edition, &table, &incidents, most);
            }
        }
    }
    (found.judged, found.list)
}

fn game(edition: Edition, played: (&str, Supervision), start: &str) -> Option<Game> {
    let control = TimeControl::parse(played.0).ok()?;
    let usual = Regulations::new(edition, control);
    let regulations = Regulations { supervision: played.1, ..usual };
    let mut game = Game::new(regulations, start.parse::<Position>().ok()?);
    game.start(Moment::START);
    Some(game)
}

/// A board, and what has happened at it.
#[derive(Clone)]
struct Table {
    game: Game,
    now: Moment,
    said: Vec<&'static str>,
}

struct Found {
    judged: usize,
    list: List,
}

impl Found {
    fn follow(&mut self, edition: Edition, table: &Table, incidents: &[Incident], depth: usize) {
        if depth == 0 {
            return;
        }
        for &(name, lines) in incidents {
            let mut next = table.clone();
            next.said.push(name);
            for line in lines {
                if *line == "..." {
                    next.now += WAIT;
                } else {
                    self.happens(edition, &mut next, line);
                }
            }
            self.follow(edition, &next, incidents, depth - 1);
        }
    }

    fn happens(&mut self, edition: Edition, table: &mut Table, line: &str) {
        table.now += Millis::seconds(1);
        let Ok(event) = Event::read(table.now, line) else { return };
        let before = table.game.clone();
        let Ok(rulings) = table.game.apply(&event) else { return };
        self.judged += 1;
        for odd in odd(&before, &table.game, &event, &rulings) {
            let entry = self.list.entry((odd, edition.to_string(), line.to_owned()));
            entry.or_insert_with(|| (0, table.said.join(", "))).0 += 1;
        }
    }
}

fn odd(before: &Game, after: &Game, event: &Event, rulings: &[Ruling]) -> Vec<Odd> {
    let effects: Vec<&Effect> = rulings.iter().map(Ruling::effect).collect();
    let was_over = matches!(before.status(), Status::Over(..));
    let mut all = Vec::new();
    if effects.is_empty() && !silent(event) {
        all.push(Odd::Silent);
    }
    if effects.iter().any(|e| matches!(e, Effect::Noted { what: Note::NothingFollows })) {
        all.push(Odd::NothingFollows);
    }
    if doubled(&effects) {
        all.push(Odd::Doubled);
    }
    if was_over && effects.iter().any(|e| !may_follow_the_end(e)) {
        all.push(Odd::AfterTheEnd);
    }
    let ruled_on = effects.iter().any(|e| matches!(e, Effect::IllegalMove { .. }));
    if let (false, Status::Over(_, end)) = (was_over || ruled_on, after.status())
        && finds_illegal(before, event.at)
    {
        all.push(Odd::EndsWithIllegalMoveOpen(end.words()));
    }
    if after.status() == Status::Playing && is_finished(after) {
        all.push(Odd::GoesOn);
    }
    all
}

/// Whether the table of acts marks it as one that needs no word.
fn silent(event: &Event) -> bool {
    let text = event.to_string();
    let words = text.split_once(' ').map_or("", |(_, act)| act);
    let rows = touchmove_game::protocol::ACTS.iter().copied().flatten();
    let first = |form: &str| form.split(' ').next().unwrap_or_default().to_owned();
    rows.filter(|row| row.silent).any(|row| first(&row.form()) == first(words))
}

fn doubled(effects: &[&Effect]) -> bool {
    let count = |which: fn(&Effect) -> bool| effects.iter().filter(|e| which(e)).count();
    let over = count(|e| matches!(e, Effect::GameOver { .. }));
    let refused = count(|e| matches!(e, Effect::Refused { .. }));
    let restored = count(|e| matches!(e, Effect::PositionRestored { .. }));
    let correct = count(|e| matches!(e, Effect::ClaimCorrect { .. }));
    let incorrect = count(|e| matches!(e, Effect::ClaimIncorrect { .. }));
    let ruled = over + restored + count(|e| matches!(e, Effect::IllegalMove { .. }));
    let counts = |e: &&&Effect| matches!(e, Effect::IllegalMove { .. });
    let counted: Vec<_> = effects.iter().filter(counts).collect();
    let twice = counted.iter().any(|e| counted.iter().filter(|other| *other == e).count() > 1);
    over > 1
        || refused > 1
        || restored > 1
        || refused > 0 && ruled > 0
        || incorrect > 0 && ruled + correct > 0
        || twice
}

/// After the end nothing is ruled but what outlives a game.
const fn may_follow_the_end(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Noted { .. }
            | Effect::Refused { .. }
            | Effect::Warning { .. }
            | Effect::Penalty { .. }
    )
}

/// Whether the arbiter's look at the board finds an illegal move.
fn finds_illegal(game: &Game, at: Moment) -> bool {
    finds(game, at, "Arbiter observes illegal move")
}

fn finds(game: &Game, at: Moment, how: &str) -> bool {
    let Ok(looks) = Event::read(at, how) else { return false };
    let ruled = game.clone().apply(&looks).unwrap_or_default();
    ruled.iter().any(|ruling| matches!(ruling.effect(), Effect::IllegalMove { .. }))
}

/// Mate or stalemate on the board, and nothing that could still be put right: no
/// illegal move, and no breach of the act of moving, which is settled as soon as
/// the opponent has touched a piece.
fn is_finished(game: &Game) -> bool {
    let (board, before) = (game.position(), game.before_the_move());
    if board != before || board.has_legal_move() {
        return false;
    }
    let (who, now) = (Actor::Player(game.has_move()), game.now());
    let open = finds_illegal(game, now) || finds(game, now, &format!("{who} claims illegal move"));
    !open && !ends_with_a_touch(game, who)
}

fn ends_with_a_touch(game: &Game, who: Actor) -> bool {
    let (mut touched, king) = (game.clone(), game.position().king(game.has_move()));
    let touches = king.map(|king| Event::read(game.now(), &format!("{who} touches {king}")));
    let Some(Ok(touches)) = touches else { return false };
    touched.apply(&touches).is_ok() && matches!(touched.status(), Status::Over(..))
}
