//! Random sequences of protocol lines, lawful or not.
//!
//! They never panic, end a game at most once, and gain time only by a ruling. A journal that is
//! written and parsed again gives the same rulings.
//!
//! Set the number of events with `TOUCHMOVE_EVENTS=10000000 cargo test --release -p touchmove-game
//! --test all sequences`.

use crate::common;
use crate::invariants::Standing;
use touchmove_board::{Color, Position};
use touchmove_clock::Millis;
use touchmove_game::{Act, Adjournment, Clock, Decision, Event, Game, Presence, Protocol, Status};
use touchmove_laws::rules::casual::takes_moves_only;
use touchmove_laws::{Article, Edition, Effect, Note, Provision, Ruling};

/// Upper bound of a press's gain: an increment and a period.
const PRESS: Millis = Millis::minutes(31);

/// Default number of events.
const EVENTS: u64 = 100_000;

const FENS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 9",
    "3r1n2/P3P1k1/8/3pP3/8/8/p3p1K1/3R1N2 w - d6 0 40",
    "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 30",
    "8/8/4k3/8/8/4K3/4P3/8 w - - 96 70",
    "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1",
];

/// Tags of the event. The first tag is always present.
const TAGS: [(&str, &[&str]); 9] = [
    ("TimeControl", &["4/300+5:60", "300+3", "900", "40/5400+30:1800+30", "3/60d5:30d5", "-"]),
    ("Supervision", &["full", "limited"]),
    ("QuickplayFinish", &["yes"]),
    ("Blind", &["white", "black", "both"]),
    ("Arbiter", &["human", "software", "none"]),
    ("DefaultTime", &["0:00:00", "0:00:30"]),
    ("DrawAgreement", &["never", "from 30"]),
    ("SessionEnd", &["0:05:00"]),
    ("Points", &["3 1 0"]),
];

/// Acts of players. SQ stands for a square, MV for a move, N for a number.
const PLAYER: &[&str] = &[
    "plays MV",
    "plays MV",
    "plays MV",
    "plays MV",
    "plays MV with both hands",
    "presses",
    "presses",
    "presses",
    "touches SQ",
    "touches SQ SQ",
    "touches SQ+SQ",
    "touches SQ accidentally",
    "takes SQ",
    "puts Q SQ",
    "puts R SQ",
    "shifts SQ SQ",
    "adjusts SQ",
    "adjusts SQ silently",
    "knocks over SQ SQ",
    "restores SQ SQ",
    "copies MV",
    "arrives",
    "leaves the playing area",
    "leaves the venue",
    "returns",
    "handles the clock improperly",
    "stops the clock",
    "stops the clock: no queen at hand",
    "offers a draw",
    "accepts",
    "declines",
    "resigns",
    "claims flag",
    "claims illegal move",
    "claims touched SQ",
    "claims threefold",
    "claims threefold with MV",
    "claims fifty moves",
    "claims fifty moves with MV",
    "claims cannot win",
    "claims no effort",
    "requests increment",
    "agrees to correct the illegal move",
    "confirms the position",
    "claims absence",
    "points out wrong setup",
    "points out wrong orientation",
    "points out reversed colours",
    "points out displaced SQ",
    "points out wrong clock",
    "points out defective clock",
    "points out different positions",
    "records MV",
    "records N. MV",
    "records =",
    "signs 1-0",
    "signs 1/2-1/2",
    "asks for the scoresheet",
    "phone sounds",
    "phone sounds in a bag",
    "has a device",
    "has a device in a bag",
    "has a device switched off",
    "brings the game into disrepute",
    "refuses inspection",
    "asks for an assistant for the moves",
    "asks for an assistant for the clock",
    "asks for an explanation",
    "appeals",
    "uses notes",
    "distracts",
    "refuses",
    "announces \"Springer Gustav eins Felix drei\"",
    "announces \"Eva vier\"",
    "repeats \"Eva vier\"",
    "tells moves and times",
    "seals MV",
    "asks to adjourn",
];

const ARBITER: &[&str] = &[
    "starts",
    "stops the clock",
    "resumes",
    "resumes",
    "observes flag of White",
    "observes flag of Black",
    "observes both flags",
    "observes absence of White",
    "observes absence of Black",
    "allows Black to be late",
    "observes illegal move",
    "observes illegal position",
    "observes touched SQ",
    "finds wrong setup",
    "finds wrong orientation",
    "finds reversed colours",
    "finds displaced SQ",
    "finds wrong clock",
    "finds different positions",
    "agrees",
    "rejects",
    "postpones",
    "gives White 0:02:00",
    "gives Black 0:01:00",
    "takes 0:02:00 from White",
    "takes 0:00:30 from Black",
    "sets White 0:04:00 Black 0:03:00",
    "warns White",
    "warns Black",
    "declares White lost",
    "declares Black lost, White scores 1/2",
    "declares draw",
    "excludes White",
    "expels Black",
    "expels the spectator",
    "cancels the game",
    "has the game reconstructed",
    "finds no overstep shown",
    "adjourns",
    "opens the envelope",
    "reports the position lost",
    "reports the envelope lost",
    "resumes the game",
    "explains 9.2 to both players",
    "reinstates rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "reinstates r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 9",
];

const ACTORS: [&str; 9] = [
    "White",
    "Black",
    "White",
    "Black",
    "White",
    "Black",
    "Assistant of White",
    "Assistant of Black",
    "Spectator",
];

/// An act that proves presence.
const HERE: &str = "asks for an explanation";

enum Sequences {}

type Numbers = common::Numbers<Sequences>;

impl Numbers {
    fn square(&mut self, board: &Position) -> String {
        let occupied: Vec<_> = board.occupied().collect();
        if self.below(4) > 0 && !occupied.is_empty() {
            return occupied[self.below(occupied.len())].to_string();
        }
        let file = self.of(&["a", "b", "c", "d", "e", "f", "g", "h"]);
        format!("{file}{}", self.below(8) + 1)
    }

    /// Returns a move, usually a legal one.
    fn text(&mut self, board: &Position) -> String {
        let legal = board.legal_moves();
        if self.below(8) > 0 && !legal.is_empty() {
            let mv = legal[self.below(legal.len())];
            return touchmove_notation::san(board, mv);
        }
        self.square(board) + &self.square(board)
    }

    fn line(&mut self, game: &Game) -> String {
        let board = game.position();
        // With a probability of one third, answer an open question.
        let open = game.questions().first().filter(|_| self.below(3) == 0);
        let answers = open.map(touchmove_laws::Question::answers).unwrap_or_default();
        let (actor, template) = match answers.get(self.below(answers.len().max(1))) {
            Some(answer) => ("Arbiter", answer.to_string().replace("TIME", "0:01:30")),
            None if self.below(10) == 0 => ("Arbiter", self.of(ARBITER).to_owned()),
            None => {
                let mover = if game.has_move() == Color::White { "White" } else { "Black" };
                let actor = if self.below(3) > 0 { mover } else { self.of(&ACTORS) };
                (actor, self.of(PLAYER).to_owned())
            }
        };
        let mut line = template;
        while line.contains("SQ") {
            line = line.replacen("SQ", &self.square(board), 1);
        }
        line =
            line.replace("MV", &self.text(board)).replace("N. ", &format!("{}. ", self.below(9)));
        format!("{actor} {line}")
    }

    fn tags(&mut self) -> String {
        let mut tags = format!("[Laws \"{}\"]\n", Edition::ALL[self.below(6)]);
        for (name, values) in TAGS {
            if name == "TimeControl" || self.below(4) == 0 {
                tags += &format!("[{name} \"{}\"]\n", self.of(values));
            }
        }
        let fen = self.below(FENS.len());
        if fen == 5 {
            tags += "[Variant \"Chess960\"]\n";
        }
        format!("{tags}[FEN \"{}\"]\n\n", FENS[fen])
    }
}

/// Parses an event.
fn event(line: &str) -> Option<Event> {
    let protocol = Protocol::parse(&format!("[Laws \"FIDE 2023\"]\n\n{line}\n")).ok()?;
    protocol.entries.first().map(|entry| entry.event.clone())
}

fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}.{:03}", seconds / 3600, seconds / 60 % 60, seconds % 60, ms % 1000)
}

fn shows(game: &Game) -> [Option<Millis>; 2] {
    Color::ALL.map(|side| game.clock().remaining_ms(side, game.now()))
}

/// Returns an upper bound for the growth of a player's time by these rulings.
fn may_grow(rulings: &[Ruling], player: Color) -> Millis {
    let any = Millis::new(u64::MAX / 4);
    let mut most = Millis::ZERO;
    for ruling in rulings {
        most += match ruling.effect() {
            Effect::TimeAdded { player: who, ms } if *who == player => *ms,
            Effect::Noted { what: Note::ClockSet { player: who, .. } } if *who == player => any,
            // Increment and the next period's time.
            Effect::MoveCompleted { player: who } if *who == player => Millis::seconds(30),
            Effect::PeriodReached { player: who, .. } if *who == player => PRESS,
            Effect::GameResumed | Effect::Noted { what: Note::IncrementSet { .. } } => any,
            _ => Millis::ZERO,
        };
    }
    most
}

/// Formats a ruling with its articles.
fn said(ruling: &Ruling) -> String {
    let articles: Vec<&str> = ruling.articles().iter().map(|a| a.number()).collect();
    format!("{} [{}]", ruling.effect(), articles.join(", "))
}

struct Run {
    lines: String,
    rulings: Vec<String>,
    ends: usize,
    events: u64,
    /// True if the game has been resumed. It may then end a second time.
    resumed: bool,
    standing: Standing,
}

/// True if the ruling ends the game. False for a result that both players sign afterwards, and for
/// a result that the arbiter restores.
fn is_end(ruling: &Ruling) -> bool {
    let signed = |a: &Article| a.edition().cite(Provision::SigningTheResult) == Some(*a);
    let ends = matches!(ruling.effect(), Effect::GameOver { .. } | Effect::GameCancelled { .. });
    ends && !ruling.articles().iter().any(signed)
}

fn play(numbers: &mut Numbers) -> Run {
    let tags = numbers.tags();
    // If arriving is a player's first act, the player was absent before. The protocol must say so
    // at its start.
    let first = |numbers: &mut Numbers| numbers.of(&[HERE, HERE, HERE, "arrives"]);
    let (white, black) = (first(numbers), first(numbers));
    let text =
        format!("{tags}0:00:00 Arbiter starts\n0:00:10 White {white}\n0:00:20 Black {black}\n");
    let first = Protocol::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let judged = first.judge(first.setup.editions[0]).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let rulings = judged.rulings.iter().map(|given| said(&given.ruling)).collect();
    let ends = judged.rulings.iter().filter(|given| is_end(&given.ruling)).count();
    let standing = Standing::after(judged.rulings.iter().map(|given| &given.ruling));
    let mut run = Run { lines: text, rulings, ends, events: 3, resumed: false, standing };
    let (mut game, mut at) = (judged.game, 20_000);
    for _ in 0..60 {
        at += [100, 900, 4_000, 20_000][numbers.below(4)];
        let line = format!("{} {}", time(at), numbers.line(&game));
        let Some(event) = event(&line) else { continue };
        if matches!(event.act, Act::Presence(Presence::Arrives)) && run.resumed {
            continue;
        }
        run.resumed |= matches!(event.act, Act::Adjournment(Adjournment::ResumesTheGame));
        run.events += 1;
        // The arbiter may change a result that the arbiter declared.
        let corrects = matches!(game.status(), Status::Over(..)) && declares(&event.act);
        let before = shows(&game);
        let untouched = game.clone();
        let Ok(rulings) = game.apply(&event) else { continue };
        run.lines += &format!("{line}\n");
        conserved(&run, &untouched, &event, &game, &rulings);
        let kept = run.standing.check(&untouched, &event, &game, &rulings);
        assert!(
            kept.is_ok(),
            "{kept:?} by {:?}\n{}",
            rulings.iter().map(said).collect::<Vec<_>>(),
            run.lines
        );
        // A permission to be late reopens the game that its absence ended.
        if !matches!(game.status(), Status::Over(..) | Status::Cancelled) {
            run.ends = 0;
        }
        // A press adds the clock's gain. Opening the envelope does too, because it completes the
        // sealed move.
        let opens = matches!(event.act, Act::Adjournment(Adjournment::OpensTheEnvelope));
        let presses = opens || matches!(event.act, Act::Clock(Clock::Presses));
        check(
            &run,
            before.map(|ms| ms.map(|ms| ms + if presses { PRESS } else { Millis::ZERO })),
            &game,
            &rulings,
        );
        run.ends += rulings.iter().filter(|ruling| !corrects && is_end(ruling)).count();
        run.rulings.extend(rulings.iter().map(said));
        assert!(run.ends < 2, "ends twice:\n{}", run.lines);
    }
    run
}

fn declares(act: &Act) -> bool {
    matches!(
        act,
        Act::Decision(Decision::DeclaresLost { .. }) | Act::Decision(Decision::DeclaresDraw)
    )
}

fn check(run: &Run, before: [Option<Millis>; 2], game: &Game, rulings: &[Ruling]) {
    assert!(rulings.iter().all(|r| !r.articles().is_empty()), "no article:\n{}", run.lines);
    for (player, (was, is)) in Color::ALL.into_iter().zip(before.into_iter().zip(shows(game))) {
        let (Some(was), Some(is)) = (was, is) else { continue };
        let most = was + may_grow(rulings, player);
        let said: Vec<String> = rulings.iter().map(said).collect();
        assert!(is <= most, "{player}: {was:?} to {is:?} by {said:?}\n{}", run.lines);
    }
}

/// Asserts that the rulings announce all effects: times to the millisecond, the position, and at
/// most one end per event.
fn conserved(run: &Run, before: &Game, event: &Event, after: &Game, rulings: &[Ruling]) {
    let said: Vec<String> = rulings.iter().map(said).collect();
    let ends = rulings.iter().filter(|r| matches!(r.effect(), Effect::GameOver { .. })).count();
    assert!(ends < 2, "{ends} ends by {said:?}\n{}", run.lines);
    let restored = rulings.iter().rev().find_map(|ruling| match ruling.effect() {
        Effect::PositionRestored { position } => Some(position.as_str()),
        _ => None,
    });
    let board = after.position().fen().to_string();
    assert!(restored.is_none_or(|fen| fen == board), "{board} by {said:?}\n{}", run.lines);
    if sets_clocks(before, event, rulings) {
        return;
    }
    for (player, is) in Color::ALL.into_iter().zip(shows(after)) {
        let Some(was) = before.clock().remaining_ms(player, event.at) else { continue };
        let expected = rulings.iter().fold(was, |ms, ruling| match *ruling.effect() {
            Effect::TimeAdded { player: who, ms: added } if who == player => ms + added,
            Effect::TimeRemoved { player: who, ms: taken } if who == player => {
                assert!(taken <= ms, "{said:?}\n{}", run.lines);
                ms - taken
            }
            _ => ms,
        });
        assert_eq!(Some(expected), is, "{player} had {was:?}, {said:?}\n{}", run.lines);
    }
}

/// True if the times may change in another way: by a press, or by a ruling that sets a clock.
fn sets_clocks(before: &Game, event: &Event, rulings: &[Ruling]) -> bool {
    let by_hand = matches!(event.act, Act::Clock(Clock::Presses));
    let casual = takes_moves_only(before.regulations().edition);
    let set = |ruling: &Ruling| {
        matches!(
            ruling.effect(),
            Effect::Noted {
                what: Note::ClockSet { .. } | Note::IncrementSet { .. } | Note::EnvelopeMissing
            } | Effect::PeriodReached { .. }
                | Effect::EnvelopeOpened
                | Effect::GameResumed
        )
    };
    by_hand || casual || rulings.iter().any(set)
}

#[test]
fn replayed_journal_gives_the_same_rulings() {
    let asked = std::env::var("TOUCHMOVE_EVENTS").ok().and_then(|n| n.parse().ok());
    let wanted: u64 = asked.unwrap_or(EVENTS);
    let (mut numbers, mut events, mut ended) = (Numbers::from_seed(7), 0, 0);
    while events < wanted {
        let run = play(&mut numbers);
        events += run.events;
        ended += run.ends;
        let again = Protocol::parse(&run.lines).unwrap_or_else(|e| panic!("{e}\n{}", run.lines));
        let judged = again.judge(again.setup.editions[0]).expect("possible before");
        let rulings: Vec<String> = judged.rulings.iter().map(|given| said(&given.ruling)).collect();
        assert_eq!(rulings, run.rulings, "{}", run.lines);
    }
    println!("{events} events, {ended} games ended");
    assert!(ended > 20, "only {ended} games ended");
}
