//! Tests with misbehaving engines. An answer or a clear error must arrive in time, and the engine
//! must stay usable.
#![cfg(unix)]

use std::time::{Duration, Instant};
use touchmove_board::{Move, Position};
use touchmove_engine::{Clock, Engine, EngineConfig, EngineError, Request, Score};

/// Shell script that completes the handshake and answers `isready`. On `go` it runs `$1`.
const POLITE: &str = r#"
while read -r line; do case "$line" in
    uci) echo "id name Fake"
         echo "option name Hash type spin default 16 min 1 max 64"
         echo "option name UCI_Chess960 type check default false"
         echo "option name Skill Level type spin default 20"
         echo uciok ;;
    isready) echo readyok ;;
    go*) eval "$1" ;;
    stop) echo "bestmove h2h3" ;;
    quit) exit 0 ;;
esac; done"#;

fn shell(script: &str, args: &[&str]) -> EngineConfig {
    let mut config = EngineConfig::new("Fake", "/bin/sh");
    config.args = ["-c", script, "fake"].iter().chain(args).map(ToString::to_string).collect();
    config.handshake = Duration::from_secs(20);
    config.grace = Duration::from_secs(20);
    config
}

fn polite(go: &str) -> EngineConfig {
    shell(POLITE, &[go])
}

fn ask(moves: &[Move]) -> Request<'_> {
    let start = Position::default();
    let move_time = Some(Duration::from_millis(50));
    Request { start, chess960: false, moves, clocks: None, move_time }
}

fn soon(mut config: EngineConfig) -> EngineConfig {
    config.grace = Duration::from_millis(400);
    config
}

#[tokio::test]
async fn move_comes_with_its_score() {
    let go = "echo info depth 8 score cp 15 pv d2d4; \
        echo info depth 9 score cp 31 pv e2e4; echo bestmove e2e4 ponder e7e5";
    let mut engine = Engine::start(polite(go)).await.expect("starts");
    let thought = engine.think(&ask(&[])).await.expect("answers");
    assert_eq!(thought.bestmove.map(|mv| mv.to_string()).as_deref(), Some("e2e4"));
    assert_eq!(thought.ponder.map(|mv| mv.to_string()).as_deref(), Some("e7e5"));
    assert_eq!((thought.score, thought.depth), (Some(Score::Centipawns(31)), Some(9)));
    engine.quit().await;
}

#[tokio::test]
async fn nonsense_and_endless_lines_are_skipped() {
    let go = r"head -c 3000000 /dev/zero | tr '\0' x; echo; head -c 5000 /dev/urandom; echo; \
        printf '\377\376 bestmove\n'; echo bestmoves a1a1; echo info depth; echo bestmove g1f3";
    let mut engine = Engine::start(polite(go)).await.expect("starts");
    let thought = engine.think(&ask(&[])).await.expect("answers");
    assert_eq!(thought.bestmove.map(|mv| mv.to_string()).as_deref(), Some("g1f3"));
}

#[tokio::test]
async fn missing_uciok_times_out() {
    for script in ["sleep 60", "cat > /dev/null", "yes option name x type check"] {
        let mut config = shell(script, &[]);
        config.handshake = Duration::from_millis(300);
        let before = Instant::now();
        let error = Engine::start(config).await.expect_err(script);
        assert!(matches!(error, EngineError::Silent { awaited: "uciok", .. }), "{script}: {error}");
        assert!(before.elapsed() < Duration::from_secs(20), "{script}");
    }
}

#[tokio::test]
async fn exiting_and_missing_programs_are_errors() {
    let error = Engine::start(shell("exit 3", &[])).await.expect_err("ends");
    assert!(matches!(error, EngineError::Died { .. }), "{error}");
    assert!(error.to_string().contains('3'), "{error}");
    let missing = EngineConfig::new("Missing", "/no/such/program");
    let error = Engine::start(missing).await.expect_err("the program does not exist");
    assert!(error.to_string().contains("/no/such/program"), "{error}");
}

#[tokio::test]
async fn silence_and_chatter_time_out() {
    for go in [":", "yes info string still thinking"] {
        let mut engine = Engine::start(soon(polite(go))).await.expect("starts");
        let before = Instant::now();
        let error = engine.think(&ask(&[])).await.expect_err(go);
        assert!(matches!(error, EngineError::Silent { awaited: "bestmove", .. }), "{error}");
        assert!(before.elapsed() < Duration::from_secs(20), "{go}");
        assert_eq!(engine.process_id(), None);
    }
}

/// The engine dies at the first request and answers the second.
#[tokio::test]
async fn dead_engine_is_restarted() {
    let folder = std::env::temp_dir().join(format!("touchmove-engine-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mark = folder.join("died");
    let go = format!(
        "if [ -e {0} ]; then echo bestmove e2e4; else touch {0}; kill -9 $$; fi",
        mark.display()
    );
    let mut engine = Engine::start(polite(&go)).await.expect("starts");
    let error = engine.think(&ask(&[])).await.expect_err("dies");
    assert!(matches!(error, EngineError::Died { awaited: "bestmove", .. }), "{error}");
    let thought = engine.think(&ask(&[])).await.expect("the restarted engine answers");
    assert!(thought.bestmove.is_some());
    std::fs::remove_dir_all(folder).expect("removed");
}

#[tokio::test]
async fn engine_that_exits_between_moves_is_restarted() {
    let go = "echo bestmove e2e4; exit 0";
    let mut engine = Engine::start(polite(go)).await.expect("starts");
    for _ in 0..3 {
        engine.think(&ask(&[])).await.expect("answers");
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
}

#[tokio::test]
async fn illegal_moves_are_errors() {
    for best in ["e2e5", "e7e5", "0000", "(none)", "", "resign", "e2e4q"] {
        let mut engine = Engine::start(polite(&format!("echo 'bestmove {best}'"))).await.unwrap();
        let error = engine.think(&ask(&[])).await.expect_err(best);
        assert!(matches!(error, EngineError::IllegalMove { .. }), "{best}: {error}");
    }
}

#[tokio::test]
async fn illegal_request_does_not_reach_the_engine() {
    let e4 = Position::default().legal_moves().iter().copied().find(|m| m.to_string() == "e2e4");
    let e4 = e4.expect("legal");
    let mut engine = Engine::start(polite("echo bestmove e7e5")).await.expect("starts");
    let error = engine.think(&ask(&[e4, e4])).await.expect_err("no game");
    assert!(matches!(error, EngineError::NoGame { number: 2, .. }), "{error}");
    assert!(engine.think(&ask(&[e4])).await.expect("answers").bestmove.is_some());
}

#[tokio::test]
async fn unknown_options_are_errors() {
    let mut config = polite("echo bestmove e2e4");
    config.options = vec![("skill level".into(), "3".into()), ("Contempt".into(), "0".into())];
    let error = Engine::start(config.clone()).await.expect_err("no such option");
    assert!(error.to_string().contains("Contempt") && error.to_string().contains("Skill Level"));
    config.options = vec![("Skill Level".into(), "3\nquit".into())];
    assert!(matches!(Engine::start(config).await, Err(EngineError::BadOption { .. })));
    let simple = POLITE.replace("echo \"option name UCI_Chess960 type check default false\"", ":");
    let mut engine = Engine::start(shell(&simple, &[":"])).await.expect("starts");
    let error = engine.think(&Request { chess960: true, ..ask(&[]) }).await.expect_err("960");
    assert!(matches!(error, EngineError::NoChess960 { .. }), "{error}");
}

/// The answer to a dropped request must not be taken for the answer to the next request.
#[tokio::test]
async fn request_can_be_dropped() {
    let go = "case \"$line\" in *infinite*|*movetime\\ 60000) : ;; *) echo bestmove e2e4 ;; esac";
    let mut engine = Engine::start(polite(go)).await.expect("starts");
    let long = Request { move_time: Some(Duration::from_secs(60)), ..ask(&[]) };
    let dropped = tokio::time::timeout(Duration::from_millis(200), engine.think(&long)).await;
    assert!(dropped.is_err());
    let id = engine.process_id();
    let thought = engine.think(&ask(&[])).await.expect("answers");
    assert_eq!(thought.bestmove.map(|mv| mv.to_string()).as_deref(), Some("e2e4"));
    assert_eq!(engine.process_id(), id, "the engine was restarted");
    let dropped = tokio::time::timeout(Duration::from_millis(200), engine.think(&long)).await;
    assert!(dropped.is_err());
    engine.stop().await.expect("stops");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn no_process_is_left_behind() {
    for quits in [true, false] {
        let engine = Engine::start(polite(":")).await.expect("starts");
        let id = engine.process_id().expect("runs");
        let stat = format!("/proc/{id}/stat");
        assert!(std::fs::metadata(&stat).is_ok());
        if quits {
            engine.quit().await;
        } else {
            drop(engine);
        }
        let gone = || std::fs::read_to_string(&stat).map_or(true, |text| text.contains(") Z "));
        for _ in 0..100 {
            if gone() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert!(gone(), "{id} still runs");
    }
}

/// The engine writes the command that it received to a file.
#[tokio::test]
async fn go_command_has_the_clocks() {
    let folder = std::env::temp_dir().join(format!("touchmove-go-{}", std::process::id()));
    let go = format!("echo \"$line\" > {}; echo bestmove e2e4", folder.display());
    let mut engine = Engine::start(polite(&go)).await.expect("starts");
    let clock = |remaining_ms| Clock { remaining_ms, increment_ms: 2_000, moves_to_go: Some(7) };
    let clocks = Some([clock(60_000), clock(50_000)]);
    engine.think(&Request { clocks, move_time: None, ..ask(&[]) }).await.expect("answers");
    let told = std::fs::read_to_string(&folder).expect("written");
    assert_eq!(told.trim(), "go wtime 60000 btime 50000 winc 2000 binc 2000 movestogo 7");
    std::fs::remove_file(folder).expect("removed");
}
