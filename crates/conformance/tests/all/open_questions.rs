//! Every question, followed by every act.
//!
//! The states with one open question come from the cases; the acts are the examples of the protocol
//! language. Each act is applied to a copy of each state, and the outcome must be the question's row
//! in `Question::holds`. `TOUCHMOVE_LIST=1 cargo test -p touchmove-conformance --test all
//! open_questions -- --nocapture` prints all outcomes.

use crate::game_states::{game_after, next_event};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_conformance::{ROOT, cases, run};
use touchmove_game::protocol::{ACTS, Doer};
use touchmove_game::{Actor, Event, Game, Protocol, Status};
use touchmove_laws::{Edition, Effect, Question, Ruling};

/// A state with one open question, and the case that it comes from.
struct State {
    from: String,
    game: Game,
}

/// Edition, kind of question, and whether the game is still open.
type Key = (&'static str, &'static str, bool);

/// Positions with too many pieces for the search of mates, so that the arbiter is asked.
const CROWDED: [&str; 4] = [
    "White resigns",
    "White plays b1h8\nWhite presses\nBlack claims illegal move\nWhite plays b1h8\nWhite presses\n\
     Black claims illegal move\nWhite plays b1h8\nWhite presses\nBlack claims illegal move",
    "White phone sounds",
    "Arbiter adjourns\nWhite seals b1h8\nWhite presses\nArbiter resumes the game\n\
     Arbiter opens the envelope",
];

/// Returns the protocols of [`CROWDED`] under an edition.
fn crowded(edition: Edition) -> impl Iterator<Item = Protocol> {
    const FEN: &str =
        "k1nnnnnn/2nnnnnn/bbbbbbbb/bbbbbbbb/bbbbbbbb/BBBBBBBB/BBBBBBBB/KNNNNNNN w - - 0 1";
    CROWDED.into_iter().map(move |acts| {
        let tags = format!("[Laws \"{edition}\"]\n[TimeControl \"3600\"]\n[FEN \"{FEN}\"]\n");
        let text = format!("{tags}\nArbiter starts\n{acts}\n");
        Protocol::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    })
}

/// Returns one state for each edition, kind of question and supervision.
fn states() -> Vec<State> {
    let all = cases::all(Path::new(ROOT)).expect("readable cases");
    let mut found: BTreeMap<Key, State> = BTreeMap::new();
    for (case, edition) in run::runs(&all, &run::Selection::default()) {
        for block in case.blocks(edition) {
            for (key, game) in openings(&block.protocol, edition) {
                let from = || format!("{}: {} ({edition})", case.file, case.name);
                found.entry(key).or_insert_with(|| State { from: from(), game });
            }
        }
    }
    for edition in Edition::ALL {
        for (key, game) in crowded(edition).flat_map(|protocol| openings(&protocol, edition)) {
            let from = format!("a crowded position ({edition})");
            found.entry(key).or_insert(State { from, game });
        }
    }
    found.into_values().collect()
}

/// Returns the games after each event of a protocol that leaves exactly one question open.
fn openings(protocol: &Protocol, edition: Edition) -> Vec<(Key, Game)> {
    let Ok(judged) = protocol.judge(edition) else { return Vec::new() };
    let asks = |ruling: &Ruling| matches!(ruling.effect(), Effect::Question { .. });
    let asked = judged.rulings.iter().filter(|given| asks(&given.ruling)).map(|given| given.line);
    let lines: BTreeSet<usize> = asked.collect();
    let after = |line: usize| {
        let entries = protocol.entries.iter().take_while(|entry| entry.line <= line).count();
        let game = game_after(protocol, edition, entries)?;
        let [question] = game.questions() else { return None };
        let is_open = !matches!(game.status(), Status::Over(..) | Status::Cancelled);
        Some(((edition.name(), question.name(), is_open), game))
    };
    lines.into_iter().filter_map(after).collect()
}

/// An act on a line, and whether its row is silent.
struct Line {
    text: String,
    silent: bool,
}

/// Returns an example of each act by each person who can perform it.
fn acts() -> Vec<Line> {
    let people = |doer: &Doer| match doer {
        Doer::Player => ["White", "Black"].as_slice(),
        Doer::Arbiter => &["Arbiter"],
        Doer::Assistant => &["Assistant of White", "Assistant of Black"],
        Doer::Captain => &["Captain of White", "Captain of Black"],
        Doer::Spectator => &["Spectator"],
    };
    let mut all = Vec::new();
    for row in ACTS.iter().copied().flatten() {
        let silent = row.silent || row.group == "Pieces";
        for person in row.who.iter().flat_map(people) {
            let line = |example: &&str| Line { text: format!("{person} {example}"), silent };
            all.extend(row.examples.iter().map(line));
        }
    }
    all
}

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Returns a legal move by the player who has the move.
fn own_move(game: &Game) -> Option<Line> {
    let mv = *game.before_the_move().legal_moves().first()?;
    let text = format!("{} plays {}{}", name(game.has_move()), mv.from, mv.to);
    Some(Line { text, silent: false })
}

/// A claim so late that the running clock has run out must be decided, unless the times are
/// undecided.
#[test]
fn flag_counts_unless_the_times_are_undecided() {
    let mut running = 0;
    for State { from, game } in states() {
        let Some(player) = game.clock().running() else { continue };
        running += 1;
        let claims = next_event(&format!("{} claims flag", name(player.other())), &game);
        let late = Event { at: game.now() + Millis::hours(20), ..claims.expect("an act") };
        let mut after = game.clone();
        let rulings = after.apply(&late).expect("possible");
        let fallen = rulings.iter().any(|ruling| ruling.effect().name() == "flag_fallen");
        let holds = game.questions()[0].holds();
        assert!(!holds.clocks && !holds.flag, "{from}");
        let casual = touchmove_laws::rules::casual::takes_moves_only(game.regulations().edition);
        assert!(
            fallen || casual,
            "{from}: {:?}",
            rulings.iter().map(|r| r.effect().to_string()).collect::<Vec<_>>()
        );
    }
    assert!(running > 20, "{running}");
}

#[test]
fn every_act_beside_every_question_follows_its_row() {
    let list = std::env::var_os("TOUCHMOVE_LIST").is_some();
    let (states, acts) = (states(), acts());
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for State { from, game } in &states {
        let question = &game.questions()[0];
        for line in acts.iter().chain(own_move(game).iter()) {
            let Some(event) = next_event(&line.text, game) else { continue };
            let mut after = game.clone();
            let Ok(rulings) = after.apply(&event) else { continue };
            tried += 1;
            let said: Vec<String> = rulings.iter().map(|r| r.effect().to_string()).collect();
            let shown = format!("{question} | {from} | {} | {}", line.text, said.join("; "));
            if list {
                println!("{shown}");
            }
            let pair = Pair { before: game, event: &event, after: &after, rulings: &rulings };
            wrong.extend(pair.fault(line).map(|fault| format!("{shown} | {fault}")));
        }
    }
    println!("{} states, {tried} pairs", states.len());
    let kinds: BTreeSet<&str> =
        states.iter().map(|state| state.game.questions()[0].name()).collect();
    let missing: Vec<_> = Question::NAMES.iter().filter(|name| !kinds.contains(*name)).collect();
    assert!(missing.is_empty(), "no case leaves these questions open alone: {missing:?}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// A question's state, an act, and the outcome.
struct Pair<'p> {
    before: &'p Game,
    event: &'p Event,
    after: &'p Game,
    rulings: &'p [Ruling],
}

impl Pair<'_> {
    fn question(&self) -> &Question {
        &self.before.questions()[0]
    }

    /// Returns the deviation from the question's row, if any.
    fn fault(&self, line: &Line) -> Option<&'static str> {
        let is = |name: &str| self.rulings.iter().any(|r| r.effect().name() == name);
        let holds = self.question().holds();
        let open = self.after.questions().contains(self.question());
        let stood = self.before.clock().running().is_none();
        let presses = line.text.ends_with(" presses");
        let has_clock = self.before.regulations().time_control.has_clock();
        let over = matches!(self.after.status(), Status::Over(..) | Status::Cancelled);
        let mover = self.before.has_move();
        let moves = self.event.actor == Actor::Player(mover) && line.text.contains(" plays ");
        if self.rulings.is_empty() && (!line.silent || presses && stood && has_clock) {
            return Some("swallowed");
        }
        if open && holds.clocks && (is("move_made") || self.after.clock().running().is_some()) {
            return Some("play goes on although the clocks stand");
        }
        if open && holds.clocks && moves && !is("refused") {
            return Some("a move is not refused while the clocks stand");
        }
        let by_player = matches!(self.event.actor, Actor::Player(_) | Actor::AssistantOf(_));
        if holds.end && by_player && (!open || is("game_over")) {
            return Some("a player's act decides a game of which only the result is open");
        }
        if holds.flag && open && is("flag_fallen") {
            return Some("a flag decides although the times are undecided");
        }
        if !holds.clocks && !stood && self.after.clock().running().is_none() && !is("clock_stopped")
        {
            return Some("the clock stops without a ruling");
        }
        if !open && !over && self.event.actor != Actor::Arbiter {
            return Some("the question is gone without an answer");
        }
        None
    }
}
