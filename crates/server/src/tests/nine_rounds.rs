//! Nine rounds of forty players: paired by an external program, imported, played with incidents,
//! and exported. The external program accepts the exported file and pairs the next round from it.
//!
//! The pairing program is caissify-pairings if Python has it, and bbpPairings if `TOUCHMOVE_BBP`
//! names it. Each program checks the other's pairings.

use super::rounds::{Event, to_add};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::process::Command;
use touchmove_board::Position;
use touchmove_players::Dice;

const ROUNDS: u32 = 9;
const PLAYERS: u32 = 40;

/// Returns `TOUCHMOVE_PYTHON`, or the machine's own Python, if that Python has the script's
/// requirements. `.ci/pairing` installs the requirements for `make test`.
fn python() -> Option<String> {
    let told = std::env::var("TOUCHMOVE_PYTHON").ok().filter(|told| !told.is_empty());
    let python = told.unwrap_or_else(|| "python3".to_owned());
    let has = Command::new(&python).args(["-c", "import caissify_pairings, chess"]).output();
    has.is_ok_and(|has| has.status.success()).then_some(python)
}

struct Outside {
    python: String,
    folder: tempfile::TempDir,
    pairs: Pairs,
}

/// The pairing program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pairs {
    Caissify,
    Bbp,
}

impl Outside {
    fn new(pairs: Pairs) -> Option<Outside> {
        let outside = Outside { python: python()?, folder: tempfile::tempdir().unwrap(), pairs };
        std::fs::write(outside.folder.path().join("pairing.py"), include_str!("pairing.py"))
            .unwrap();
        Some(outside)
    }

    fn says(&self, what: &str, file: &[u8]) -> String {
        let path = self.folder.path().join("file");
        std::fs::write(&path, file).unwrap();
        let script = self.folder.path().join("pairing.py");
        let said = Command::new(&self.python).arg(script).arg(what).arg(path).output().unwrap();
        assert!(said.status.success(), "{what}: {}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8(said.stdout).unwrap()
    }

    /// Runs bbpPairings, if `TOUCHMOVE_BBP` names it; returns its output.
    fn bbp(&self, file: &[u8], wish: &str) -> Option<String> {
        let program = std::env::var("TOUCHMOVE_BBP").ok()?;
        let path = self.folder.path().join("file");
        std::fs::write(&path, file).unwrap();
        let said = Command::new(program).arg("--dutch").arg(path).arg(wish).output().unwrap();
        let told = String::from_utf8([&said.stdout[..], &said.stderr].concat()).unwrap();
        assert!(said.status.success(), "{wish}: {told}");
        Some(told)
    }

    /// Checks that both programs agree on the pairings of every round, and on the points.
    fn agree(&self, round: u32, file: &[u8]) {
        assert_eq!(self.says("check", file).trim(), "", "round {round}");
        let told = self.bbp(file, "-c").unwrap_or_default();
        let (would, has) = differences(&told);
        let agreed = match self.pairs {
            Pairs::Caissify => unordered(&would) == unordered(&has),
            Pairs::Bbp => would.is_empty(),
        };
        assert!(agreed, "round {round}: {told}");
    }

    /// The pairings of the next round, alternately as the program's own file and as start ranks.
    fn paired(&self, file: &[u8], round: u32) -> (bool, Vec<u8>) {
        if self.pairs == Pairs::Bbp {
            return (false, self.bbp(&without_whom(file, round), "-p").unwrap().into_bytes());
        }
        let own = round % 2 == 1;
        (own, self.says(if own { "write" } else { "pair" }, file).into_bytes())
    }
}

type Games = Vec<[u32; 2]>;

/// The pairings that bbpPairings expected, and the actual pairings: `31 -   4     4 -  31`.
fn differences(told: &str) -> (Games, Games) {
    let numbers = |line: &str| -> Option<Vec<u32>> {
        line.split_whitespace().filter(|&word| word != "-").map(|word| word.parse().ok()).collect()
    };
    let lines = told.lines().filter_map(numbers);
    lines
        .filter_map(|line| <[u32; 4]>::try_from(line).ok())
        .map(|[a, b, c, d]| ([a, b], [c, d]))
        .unzip()
}

/// Pairings without colours. If both players have equal preferences, caissify-pairings 0.5.0 gives
/// the colour to the lower start rank. The rules (C.04.3, 5.2.4) give the colour to the
/// higher-ranked player, by points first.
fn unordered(games: &Games) -> std::collections::BTreeSet<[u32; 2]> {
    games.iter().map(|&[one, other]| [one.min(other), one.max(other)]).collect()
}

/// The round and start rank of a half-point bye. `pairing.py` has the same constant.
const HALF: (u32, u32) = (3, 40);

/// The file with the players who are absent from the next round.
fn without_whom(file: &[u8], round: u32) -> Vec<u8> {
    let text = String::from_utf8(file.to_vec()).unwrap();
    let mut file = touchmove_tournament::trf::File::parse(&text).unwrap();
    if round == HALF.0 {
        file.idle(round, HALF.1, 'H').unwrap();
    }
    file.text().into_bytes()
}

/// The initial list of players.
fn players() -> String {
    let player = |rank: u32| {
        let name = format!("Surname{rank}, Äneas");
        format!(
            "001 {rank:>4}      {name:<33} {:>4} FIN {rank:>11}            {:>4} {rank:>4}\r\n",
            2500 - 10 * rank,
            "0.0"
        )
    };
    let all: String = (1..=PLAYERS).map(player).collect();
    format!("012 Nine rounds\r\n222 5400+30\r\nXXR {ROUNDS}\r\nXXC white1\r\n{all}")
}

/// A random game: some legal moves, an incident, and an end.
struct Play<'a> {
    event: &'a Event,
    path: String,
    dice: Dice,
}

impl Play<'_> {
    /// True if the event was accepted. A random event may be impossible at this point of the game.
    async fn says(&self, text: &str) -> bool {
        let path = format!("{}/events", self.path);
        let (status, answer) =
            self.event.server.post(&path, Some(&self.event.secret), json!({ "event": text })).await;
        assert!(
            status == StatusCode::CREATED || status == StatusCode::CONFLICT,
            "{text}: {answer}"
        );
        status == StatusCode::CREATED
    }

    async fn plays(&mut self) {
        self.says("White arrives").await;
        // A player who is late may have lost by default.
        if self.dice.once_in(12) {
            self.says("Arbiter starts").await;
            self.says("Black arrives").await;
            return;
        }
        self.says("Black arrives").await;
        self.says("Arbiter starts").await;
        if self.dice.once_in(12) {
            self.says("Arbiter declares White lost").await;
            return;
        }
        self.moves().await;
        self.ends().await;
    }

    async fn moves(&mut self) {
        let mut position = Position::default();
        for made in 0..(2 + self.dice.below(6)) {
            let (side, other) = if made % 2 == 0 { ("White", "Black") } else { ("Black", "White") };
            if made > 2 && self.dice.once_in(9) {
                self.goes_wrong(side, other).await;
            }
            let legal = position.legal_moves();
            let mv = legal[usize::try_from(self.dice.below(legal.len() as u64)).unwrap()];
            if !self.says(&format!("{side} plays {mv}")).await {
                return;
            }
            self.says(&format!("{side} presses")).await;
            position = position.after(mv);
        }
        // An illegal move that no player notices stands.
        if self.dice.once_in(6) {
            let side = position.turn().to_string();
            let side = format!("{}{}", side[..1].to_uppercase(), &side[1..]);
            let king = if side == "White" { "e1e5" } else { "e8e4" };
            self.says(&format!("{side} plays {king}")).await;
            self.says(&format!("{side} presses")).await;
        }
    }

    /// Plays an incident: a claimed illegal move, a warning, or a ringing mobile phone.
    async fn goes_wrong(&mut self, side: &str, other: &str) {
        let king = if side == "White" { "e1e5" } else { "e8e4" };
        self.says(&format!("{side} plays {king}")).await;
        self.says(&format!("{side} presses")).await;
        self.says(&format!("{other} claims illegal move")).await;
        self.says("Arbiter resumes").await;
        if self.dice.once_in(2) {
            self.says(&format!("Arbiter warns {other}")).await;
        }
    }

    async fn ends(&mut self) {
        let way = match self.dice.below(7) {
            0 => ["White resigns"].as_slice(),
            1 => &["Black resigns"],
            2 => &["White phone sounds", "Black resigns"],
            3 => &["Arbiter declares both lost"],
            5 => &["White offers a draw", "Black accepts"],
            4 => &["Arbiter declares White lost, Black scores 1/2"],
            _ => &["White resigns"],
        };
        for text in way {
            self.says(text).await;
        }
    }
}

async fn import(event: &Event, outside: &Outside, file: &[u8], round: u32) -> Value {
    let (own, said) = outside.paired(file, round);
    if own || round == 1 {
        let kept = if own { said.clone() } else { file.to_vec() };
        let (status, _) = event.raw("PUT", &format!("/file?round={round}"), kept).await;
        assert_eq!(status, StatusCode::OK);
    }
    let (_, read) = event.raw("POST", "/pairings", said).await;
    let mut understood: Value = serde_json::from_slice(&read).unwrap();
    let unread = understood["lines"].as_array().unwrap();
    assert!(unread.iter().all(|line| line["is"] == "heading"), "{unread:?}");
    understood["round"] = json!(round);
    let mut new = to_add(&understood);
    if !own && round == HALF.0 {
        let byes = new["byes"].as_array_mut().unwrap();
        byes.push(json!({ "rank": HALF.1, "person": "", "code": "H" }));
    }
    let (status, boards) = event.post("/rounds", new).await;
    assert_eq!(status, StatusCode::CREATED, "{boards}");
    boards
}

async fn play(event: &Event, boards: &Value, round: u32, dice: &mut Dice) {
    for board in boards.as_array().unwrap() {
        let path = format!("/api/games/{}", board["game"].as_str().unwrap());
        let mut game = Play { event, path: path.clone(), dice: dice.split() };
        // Every fifth board is a wooden board.
        if !game.dice.once_in(5) {
            game.plays().await;
        }
        let over = event.server.get(&path, Some(&event.secret)).await["state"]["status"] == "over";
        if !over {
            let codes =
                ["10", "01", "==", "+-", "-+", "--"][usize::try_from(dice.below(6)).unwrap()];
            let result =
                json!({ "round": round.to_string(), "number": board["number"], "codes": codes });
            assert_eq!(event.post("/results", result).await.0, StatusCode::NO_CONTENT);
        }
    }
}

/// Checks that the file has the result of every game.
async fn is_told(event: &Event, file: &[u8], round: u32) {
    let results = event.server.get(&format!("{}/results", event.path), Some(&event.secret)).await;
    let text = String::from_utf8(file.to_vec()).unwrap();
    let pairs = touchmove_tournament::trf::File::parse(&text).unwrap().round(round).pairs;
    let (mut told, number) = (0, json!(round.to_string()));
    for result in results.as_array().unwrap() {
        if result["round"] != number || result["entered"] == true {
            continue;
        }
        let pair = pairs.iter().find(|pair| json!([pair.white, pair.black]) == result["ranks"]);
        let score = result["result"].as_str().unwrap();
        for (code, score) in pair.unwrap().codes.into_iter().zip(score.split('-')) {
            let fits = match score {
                "1" => "1W+",
                "1/2" => "=D",
                _ => "0L-",
            };
            assert!(fits.contains(code), "round {round}: {result}");
            told += 1;
        }
    }
    assert!(told > 0, "round {round}: {results}");
}

#[tokio::test]
async fn nine_rounds_are_paired_by_an_external_program() {
    match Outside::new(Pairs::Caissify) {
        Some(outside) => nine_rounds(&outside).await,
        None => eprintln!(
            "skipped: no Python with caissify-pairings and chess (TOUCHMOVE_PYTHON names one)"
        ),
    }
}

#[tokio::test]
async fn nine_rounds_are_paired_by_a_second_program() {
    match Outside::new(Pairs::Bbp).filter(|_| std::env::var("TOUCHMOVE_BBP").is_ok()) {
        Some(outside) => nine_rounds(&outside).await,
        None => eprintln!("skipped: no bbpPairings (TOUCHMOVE_BBP), or no such Python"),
    }
}

async fn nine_rounds(outside: &Outside) {
    let games =
        json!({ "tags": { "TimeControl": "5400+30", "DefaultTime": "0:00:00" }, "awaited": true });
    let event = Event::with(games).await;
    let (mut file, mut dice) = (players().into_bytes(), Dice::new(24));
    for round in 1..=ROUNDS {
        let boards = import(&event, outside, &file, round).await;
        let count = boards.as_array().unwrap().len();
        assert!(count == 20 || round == 3 && count == 19, "{count}");
        play(&event, &boards, round, &mut dice).await;
        let (status, after) = event.raw("GET", &format!("/file?round={round}"), Vec::new()).await;
        assert_eq!(status, StatusCode::OK, "{}", String::from_utf8_lossy(&after));
        outside.agree(round, &after);
        is_told(&event, &after, round).await;
        let pgn = event.text(&format!("/pgn?round={round}")).await;
        let read = outside.says("read", pgn.as_bytes());
        assert!(read.starts_with(&format!("{count} ")), "round {round}: {read}");
        file = after;
    }
}
