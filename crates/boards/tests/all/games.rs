//! Real games as noisy feeds: the same moves and rulings as without noise.

use crate::simulation::{Fed, Hands, LEVELS, Noise};
use std::path::{Path, PathBuf};
use touchmove_board::{Move, Position};
use touchmove_boards::{Answer, Doubt, DoubtKind, Placement, Session};
use touchmove_clock::{Moment, TimeControl};
use touchmove_game::{Event, Game};
use touchmove_laws::{Arbiter, Edition, Effect, Regulations, Ruling};
use touchmove_notation::pgn;

/// Games in `make test`. `TOUCHMOVE_BOARD_GAMES` sets another number.
const SAMPLE: usize = 60;

pub fn game_under(arbiter: Arbiter, start: Position) -> Game {
    let control = TimeControl::parse("9000+30").expect("a control");
    let mut rules = Regulations::new(Edition::Fide2023, control);
    rules.arbiter = arbiter;
    Game::new(rules, start)
}

/// Returns the effects that count. Obligations and notes depend on how acts are written.
pub fn effects<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> Vec<String> {
    let counts = |ruling: &&Ruling| {
        !matches!(ruling.effect(), Effect::Obligation { .. } | Effect::Noted { .. })
    };
    let text = |ruling: &Ruling| {
        let articles: Vec<&str> =
            ruling.articles().iter().map(|article| article.number()).collect();
        format!("{:?} {articles:?}", ruling.effect())
    };
    rulings.into_iter().filter(counts).map(text).collect()
}

/// The outcome of a game that must not depend on noise.
#[derive(Debug, PartialEq)]
pub struct Outcome {
    pub effects: Vec<String>,
    pub position: String,
    pub status: String,
}

impl Outcome {
    pub fn of(effects: Vec<String>, game: &Game) -> Outcome {
        let status = format!("{:?}", game.status());
        Outcome { effects, position: game.position().fen().to_string(), status }
    }

    /// Returns the first effect that differs, with the effects before it.
    pub fn difference(&self, expected: &Outcome, session: &Session) -> String {
        let pairs = self.effects.iter().zip(&expected.effects);
        let same = pairs.take_while(|(one, other)| one == other).count();
        let near = |all: &[String]| {
            all.get(same.saturating_sub(3)..(same + 3).min(all.len()))
                .unwrap_or_default()
                .join("\n  ")
        };
        let acts: Vec<String> = session.entries().iter().map(|e| e.event.to_string()).collect();
        let last = acts.get(acts.len().saturating_sub(8)..).unwrap_or_default();
        format!(
            "got\n  {}\nexpected\n  {}\n{} {}\nquestions {:?}\nlast {last:?}",
            near(&self.effects),
            near(&expected.effects),
            self.status,
            expected.status,
            session.doubts()
        )
    }

    pub fn of_session(session: &Session) -> Outcome {
        let rulings = session.entries().iter().flat_map(|entry| &entry.rulings);
        Outcome::of(effects(rulings), session.game())
    }

    /// Judges the lines of a protocol, as `MILLISECONDS EVENT`.
    pub fn of_protocol(mut game: Game, lines: &[(u64, String)]) -> Outcome {
        let mut all = Vec::new();
        for (at, line) in lines {
            let event = Event::read(Moment::new(*at), line).expect("a line");
            all.extend(game.apply(&event).unwrap_or_else(|e| panic!("{line}: {e}")));
        }
        Outcome::of(effects(&all), &game)
    }
}

/// Feeds a session, and lets time pass as a program does.
pub fn run(game: Game, feed: &[(Moment, Fed)]) -> Session {
    let mut session = Session::new(game);
    for (at, fed) in feed {
        match fed {
            Fed::Sensed(sensed) => session.sense(*at, sensed),
            Fed::Reported(event) => session.report(event.clone()),
        }
    }
    session.finish();
    session
}

pub fn answer_all(session: &mut Session, answer: impl Fn(&Doubt) -> Option<Answer>) {
    for _ in 0..100 {
        let open = session.doubts().iter().find_map(|doubt| Some((doubt.clone(), answer(doubt)?)));
        let Some((doubt, answer)) = open else { return };
        session.answer(doubt, answer);
    }
    panic!("too many questions: {:?}", session.doubts());
}

/// Returns the folder of the games: the shared data, or else the examples of the repository.
fn folder() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = root.join("../shared/data/pgn");
    if shared.exists() { shared } else { root.join("examples") }
}

fn pgn_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { pgn_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|e| e == "pgn"))
        .collect();
    files.sort();
    files
}

/// Returns games from the usual initial position, taken from all files in turn.
pub fn games(number: usize) -> Vec<Vec<Move>> {
    let mut sources: Vec<Vec<Vec<Move>>> = Vec::new();
    for file in pgn_files(&folder()) {
        let text = std::fs::read(&file).expect("a file");
        let played = pgn::games(&text).take(400).filter_map(|game| pgn::play(&game).ok());
        let usual = played.filter(|p| p.start == Position::default() && p.moves.len() >= 10);
        sources.push(usual.map(|played| played.moves).collect());
    }
    let longest = sources.iter().map(Vec::len).max().unwrap_or_default();
    let in_turn = (0..longest).flat_map(|n| sources.iter().filter_map(move |s| s.get(n)));
    in_turn.take(number).cloned().collect()
}

pub fn number_of_games() -> usize {
    let number = std::env::var("TOUCHMOVE_BOARD_GAMES").ok();
    number.and_then(|number| number.parse().ok()).unwrap_or(SAMPLE)
}

/// A game as a feed and as a protocol.
pub struct Script {
    pub hands: Hands,
    pub position: Position,
    /// Adjustments, which the sensors see as pieces lifted and put back.
    pub adjusted: usize,
}

impl Script {
    pub fn new(seed: u64, noise: Noise) -> Script {
        let mut hands = Hands::new(seed, noise, Placement::default());
        hands.start_clock();
        Script { hands, position: Position::default(), adjusted: 0 }
    }

    pub fn press(&mut self) {
        self.hands.wait(30, 900);
        self.hands.press();
    }

    /// Makes a legal move, properly.
    pub fn make(&mut self, mv: Move) {
        self.hands.wait(900, 9_000);
        self.hands.make(&self.position, mv);
        self.press();
        self.completed(mv);
    }

    pub fn completed(&mut self, mv: Move) {
        self.position = self.position.after(mv);
        self.hands.player = self.position.turn();
    }

    /// Disturbs the board while the player thinks.
    fn disturb(&mut self) {
        if self.hands.noise != Noise::Faults {
            return;
        }
        self.hands.wait(1_500, 4_000);
        match self.hands.numbers.below(20) {
            0 => {
                self.hands.lose_connection();
                self.hands.find_connection();
            }
            1 => {
                let own: Vec<_> = self.position.color(self.position.turn()).collect();
                let square = own[self.hands.numbers.below(own.len() as u64) as usize];
                let piece = self.hands.wood.piece_at(square);
                self.hands.set(square, None);
                self.hands.wait(800, 2_000);
                self.hands.set(square, piece);
                self.hands.wait(800, 2_000);
                self.adjusted += 1;
            }
            _ => {}
        }
    }
}

fn play(moves: &[Move], seed: u64, noise: Noise) -> Script {
    let mut script = Script::new(seed, noise);
    for &mv in moves {
        script.disturb();
        script.make(mv);
    }
    script
}

#[test]
fn noisy_games_are_ruled_like_their_protocols() {
    let games = games(number_of_games());
    assert!(!games.is_empty(), "no games in {}", folder().display());
    let mut plies = 0;
    for noise in LEVELS {
        let (mut differ, mut asked, mut adjusted) = (Vec::new(), 0, 0);
        for (number, moves) in games.iter().enumerate() {
            let arbiter = if number % 2 == 0 { Arbiter::Software } else { Arbiter::Human };
            let script = play(moves, number as u64, noise);
            let game = || game_under(arbiter, Position::default());
            let expected = Outcome::of_protocol(game(), &script.hands.lines);
            let after = Placement::from(&script.position);
            let over = expected.status.starts_with("Over");
            let reached = expected.position.starts_with(&after.to_string());
            assert!(over || reached, "{number}: {} {} {after}", expected.status, expected.position);
            let session = run(game(), &script.hands.feed());
            let outcome = Outcome::of_session(&session);
            if outcome != expected {
                differ.push(format!("{number}: {}", outcome.difference(&expected, &session)));
            }
            let put_back = |doubt: &&Doubt| matches!(doubt.kind, DoubtKind::PutBack { .. });
            let asked_here = session.doubts().iter().filter(put_back).count();
            assert_eq!(asked_here, session.doubts().len(), "{number}: {:?}", session.doubts());
            // After the end of a game nothing is asked.
            if over {
                assert!(asked_here <= script.adjusted, "{noise:?}, {number}");
            } else {
                assert_eq!(
                    asked_here, script.adjusted,
                    "{noise:?}, {number}: adjustments are asked"
                );
            }
            plies += moves.len();
            asked += asked_here;
            adjusted += script.adjusted;
        }
        println!(
            "{noise:?}: {} games, {} differ, {adjusted} adjustments, {asked} asked",
            games.len(),
            differ.len()
        );
        assert!(differ.is_empty(), "{noise:?}: {} of {}: {}", differ.len(), games.len(), differ[0]);
    }
    println!("{plies} moves");
}
