//! Combinations of two or three incidents at a board, and their anomalies, under every edition and
//! kind of supervision.
//!
//! Anomalies are an act without an answer and two contradictory answers. An end that the arbiter's
//! next check would contradict is an anomaly too, and so is play that continues in a finished
//! position. The list is for human review (the example `incidents`). [`Odd::explained`] holds the
//! permitted entries, and docs/design/game.md the reasons.

use std::collections::BTreeMap;
use touchmove_board::Position;
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_game::{Actor, Event, Game, Status};
use touchmove_laws::{Edition, Effect, Note, Regulations, Ruling, Supervision};

/// An incident: its name, and its events at intervals of one second. The event `...` waits until
/// flags fall.
type Incident = (&'static str, &'static [&'static str]);

/// White to move: a pawn on the seventh rank, rooks for castling, a pinned knight; Black can still
/// mate.
const OPEN: &str = "4k2r/P7/8/8/1b6/2N5/8/R3K2R w KQk - 0 40";

/// White to move, able to mate, stalemate or promote.
const LAST: &str = "7k/P7/6K1/8/8/1p6/1P3Q2/8 w - - 0 60";

/// Incidents possible in both positions.
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

/// Time controls and supervision, which select standard, rapid and blitz.
const PLAYED: [(&str, Supervision); 4] = [
    ("5400+30", Supervision::Full),
    ("600", Supervision::Full),
    ("900", Supervision::Limited),
    ("300", Supervision::Limited),
];

const WAIT: Millis = Millis::hours(3);

/// Kind of anomaly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Odd {
    /// An act gets no answer, although it is not marked as silent.
    Silent,
    /// An act has no consequence, because no article applies to it.
    NothingFollows,
    /// An act gets two contradictory answers.
    Doubled,
    /// An act changes the game after its end.
    AfterTheEnd,
    /// The game ends, although the arbiter's next check would have found an illegal move.
    EndsWithIllegalMoveOpen(&'static str),
    /// Play continues in mate, stalemate or a similar position.
    GoesOn,
}

/// Ends that have their own act or rule. They may come before the arbiter notices an illegal move.
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
    /// Returns true if docs/design/game.md explains the anomaly.
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

/// Using two hands can no longer be claimed once the opponent has touched a piece, so the mate
/// stands.
fn touched_after_two_hands(end: &str, edition: &str, act: &str) -> bool {
    end == "checkmate"
        && ["FIDE 2017", "FIDE 2018", "FIDE 2023"].contains(&edition)
        && act.starts_with("Black plays")
}

/// Returns true for acts on which an edition has no article.
fn no_article(edition: &str, act: &str) -> bool {
    let of_2009 = ["FIDE 2009", "FIDE 2009 Finland", "Finnish blitz 2008"].contains(&edition);
    of_2009 && act == "Arbiter observes illegal position"
}

/// Anomalies by kind, edition and act, each with its count and the first combination that shows it.
pub type List = BTreeMap<(Odd, String, String), (usize, String)>;

/// Plays every combination of up to `most` incidents. Returns the number of acts judged and the
/// anomalies.
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

/// A board and its events so far.
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

/// Returns true if the table of acts marks the act as silent.
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

/// Returns true for effects that are permitted after the end of the game.
const fn may_follow_the_end(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Noted { .. }
            | Effect::Refused { .. }
            | Effect::Warning { .. }
            | Effect::Penalty { .. }
    )
}

/// Returns true if the arbiter's check of the board finds an illegal move.
fn finds_illegal(game: &Game, at: Moment) -> bool {
    finds(game, at, "Arbiter observes illegal move")
}

fn finds(game: &Game, at: Moment, how: &str) -> bool {
    let Ok(looks) = Event::read(at, how) else { return false };
    let ruled = game.clone().apply(&looks).unwrap_or_default();
    ruled.iter().any(|ruling| matches!(ruling.effect(), Effect::IllegalMove { .. }))
}

/// Returns true for a final mate or stalemate. An illegal move or a breach of the act of moving
/// could still undo the end. A breach is settled once the opponent has touched a piece.
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
