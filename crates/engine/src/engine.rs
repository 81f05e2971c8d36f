//! Client of a UCI engine: starts the engine and asks it for moves.

use crate::process::{Limit, Process};
use crate::request::Request;
use crate::thought::Thought;
use crate::uci::{self, Line};
use crate::{EngineConfig, EngineError};
use touchmove_board::{Move, Position};

/// UCI engine. Dropping the value kills the process.
///
/// Every call returns an answer or an error within the timeouts of [`EngineConfig`], even if the
/// engine misbehaves. If the engine has died or was killed, the next request restarts it.
#[derive(Debug)]
pub struct Engine {
    config: EngineConfig,
    running: Option<Running>,
}

/// Process of a running engine, with its state.
#[derive(Debug)]
struct Running {
    process: Process,
    options: Vec<String>,
    chess960: bool,
    /// True if the engine may still be searching for a request that the caller dropped.
    searching: bool,
    /// Game of the last request.
    game: Option<(Position, Vec<Move>)>,
}

impl Engine {
    /// Starts an engine and sets its options.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine cannot be started, does not complete the UCI handshake in
    /// time, or lacks a configured option.
    ///
    /// ```
    /// use touchmove_engine::{Engine, EngineConfig, EngineError};
    ///
    /// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
    /// let missing = EngineConfig::new("Missing", "/no/such/program");
    /// let error = Engine::start(missing).await.unwrap_err();
    /// assert!(matches!(error, EngineError::NotStarted { .. }));
    /// # });
    /// ```
    pub async fn start(config: EngineConfig) -> Result<Engine, EngineError> {
        let running = Running::start(&config).await?;
        Ok(Engine { config, running: Some(running) })
    }

    /// Returns the name to display.
    ///
    /// ```no_run
    /// # async fn name(engine: touchmove_engine::Engine) {
    /// println!("{} plays Black", engine.name());
    /// # }
    /// ```
    pub fn name(&self) -> &str {
        &self.config.name
    }

    /// Returns the process id, or `None` if the engine is not running.
    ///
    /// ```no_run
    /// # async fn id(engine: touchmove_engine::Engine) {
    /// assert!(engine.process_id().is_some());
    /// # }
    /// ```
    pub fn process_id(&self) -> Option<u32> {
        self.running.as_ref().and_then(|running| running.process.id())
    }

    /// Asks the engine for its move.
    ///
    /// The caller may drop the future. The next request, or [`stop`](Engine::stop), then ends the
    /// abandoned search.
    ///
    /// # Errors
    ///
    /// Returns an error if the request is not a legal game. Also returns an error if the engine
    /// times out, dies, cannot play Chess960 or returns an illegal move. All these errors except
    /// the first kill the engine.
    ///
    /// ```
    /// use std::time::Duration;
    /// use touchmove_board::Position;
    /// use touchmove_engine::{Engine, EngineConfig, Request, find_stockfish};
    ///
    /// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
    /// let Some(path) = find_stockfish() else { return };
    /// let mut engine = Engine::start(EngineConfig::new("Stockfish", path)).await.unwrap();
    /// let start = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse::<Position>().unwrap();
    /// let request = Request {
    ///     start,
    ///     chess960: false,
    ///     moves: &[],
    ///     clocks: None,
    ///     move_time: Some(Duration::from_millis(200)),
    /// };
    /// let thought = engine.think(&request).await.unwrap();
    /// assert_eq!(thought.bestmove.unwrap().to_string(), "a1a8");
    /// engine.quit().await;
    /// # });
    /// ```
    pub async fn think(&mut self, request: &Request<'_>) -> Result<Thought, EngineError> {
        let position = request.position()?;
        self.be_ready().await?;
        let Some(running) = &mut self.running else { return Ok(Thought::default()) };
        let thought = running.think(&self.config, request, &position).await;
        if thought.is_err() {
            self.running = None;
        }
        thought
    }

    /// Restarts the engine if it has died or does not end an abandoned search.
    async fn be_ready(&mut self) -> Result<(), EngineError> {
        let ready = match &mut self.running {
            Some(running) => running.is_fit(&self.config).await,
            None => false,
        };
        if !ready {
            self.running = None;
            self.running = Some(Running::start(&self.config).await?);
        }
        Ok(())
    }

    /// Ends a search whose request the caller has dropped.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not stop in time or has died. The engine is then killed.
    ///
    /// ```no_run
    /// # async fn stop(mut engine: touchmove_engine::Engine) {
    /// engine.stop().await.expect("stops");
    /// # }
    /// ```
    pub async fn stop(&mut self) -> Result<(), EngineError> {
        let Some(running) = &mut self.running else { return Ok(()) };
        let stopped = running.searching_is_over(&self.config).await;
        if stopped.is_err() {
            self.running = None;
        }
        stopped
    }

    /// Sends `quit`, and kills the engine if it does not exit.
    ///
    /// ```no_run
    /// # async fn quit(engine: touchmove_engine::Engine) {
    /// engine.quit().await;
    /// # }
    /// ```
    pub async fn quit(self) {
        if let Some(running) = self.running {
            running.process.quit().await;
        }
    }
}

impl Running {
    async fn start(config: &EngineConfig) -> Result<Running, EngineError> {
        let process = Process::start(config)?;
        let (options, game) = (Vec::new(), None);
        let mut running = Running { process, options, chess960: false, searching: false, game };
        running.introduce(config).await?;
        running.set_options(config).await?;
        running.is_ready(config).await?;
        Ok(running)
    }

    async fn introduce(&mut self, config: &EngineConfig) -> Result<(), EngineError> {
        let limit = Limit::of(config.handshake);
        self.process.say("uci", "uciok", limit).await?;
        loop {
            let said = self.process.hear("uciok", limit).await?;
            match uci::line(&said) {
                Line::UciOk => return Ok(()),
                Line::Option(name) if self.options.len() < MOST_OPTIONS => {
                    self.options.push(name.to_owned());
                }
                _ => {}
            }
        }
    }

    async fn set_options(&mut self, config: &EngineConfig) -> Result<(), EngineError> {
        let usual = [("Threads", config.threads), ("Hash", config.hash_mib)];
        for (name, value) in usual {
            if self.has(name) {
                self.set(config, name, &value.to_string()).await?;
            }
        }
        if let Some(elo) = config.elo {
            self.weaken(config, elo).await?;
        }
        for (name, value) in &config.options {
            if !self.has(name) {
                let why = format!("it offers {}", self.options.join(", "));
                return Err(bad_option(config, name, why));
            }
            self.set(config, name, value).await?;
        }
        Ok(())
    }

    /// Limits the playing strength by UCI's standard options, or else by the older option `Skill
    /// Level`.
    async fn weaken(&mut self, config: &EngineConfig, elo: u32) -> Result<(), EngineError> {
        if self.has("UCI_LimitStrength") && self.has("UCI_Elo") {
            self.set(config, "UCI_LimitStrength", "true").await?;
            return self.set(config, "UCI_Elo", &elo.to_string()).await;
        }
        if self.has("Skill Level") {
            let level = elo.saturating_sub(WEAKEST) / SKILL_STEP;
            return self.set(config, "Skill Level", &level.min(20).to_string()).await;
        }
        Ok(())
    }

    /// Returns true if the engine offers the option. Option names are case-insensitive in UCI.
    fn has(&self, name: &str) -> bool {
        self.options.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    async fn set(
        &mut self,
        config: &EngineConfig,
        name: &str,
        value: &str,
    ) -> Result<(), EngineError> {
        if [name, value].iter().any(|text| text.contains(char::is_control)) {
            return Err(bad_option(config, name, "the text must be a single line".to_owned()));
        }
        let text = format!("setoption name {name} value {value}");
        self.process.say(&text, "readyok", Limit::of(config.handshake)).await
    }

    async fn is_ready(&mut self, config: &EngineConfig) -> Result<(), EngineError> {
        let limit = Limit::of(config.handshake);
        self.process.say("isready", "readyok", limit).await?;
        loop {
            let said = self.process.hear("readyok", limit).await?;
            if uci::line(&said) == Line::ReadyOk {
                return Ok(());
            }
        }
    }

    async fn is_fit(&mut self, config: &EngineConfig) -> bool {
        !self.process.is_broken() && self.searching_is_over(config).await.is_ok()
    }

    /// Ends a search whose request the caller has dropped.
    async fn searching_is_over(&mut self, config: &EngineConfig) -> Result<(), EngineError> {
        if self.searching {
            let limit = Limit::of(config.grace);
            self.process.say("stop", "bestmove", limit).await?;
            self.hear_thought(limit).await?;
            self.searching = false;
        }
        Ok(())
    }

    async fn think(
        &mut self,
        config: &EngineConfig,
        request: &Request<'_>,
        position: &Position,
    ) -> Result<Thought, EngineError> {
        self.prepare(config, request).await?;
        let limit = Limit::of(request.allowed().saturating_add(config.grace));
        self.process.say(&request.position_command(), "bestmove", limit).await?;
        self.searching = true;
        self.process.say(&request.go_command(), "bestmove", limit).await?;
        let heard = self.hear_thought(limit).await?;
        self.searching = false;
        heard.thought(&config.name, position, request.chess960)
    }

    async fn prepare(
        &mut self,
        config: &EngineConfig,
        request: &Request<'_>,
    ) -> Result<(), EngineError> {
        if request.chess960 != self.chess960 {
            if !self.has(CHESS960) {
                return Err(EngineError::NoChess960 { name: config.name.clone() });
            }
            self.set(config, CHESS960, if request.chess960 { "true" } else { "false" }).await?;
            self.chess960 = request.chess960;
        }
        let goes_on = self.game.as_ref().is_some_and(|(start, moves)| {
            *start == request.start && request.moves.starts_with(moves)
        });
        if !goes_on {
            let limit = Limit::of(config.handshake);
            self.process.say("ucinewgame", "readyok", limit).await?;
        }
        self.game = Some((request.start, request.moves.to_vec()));
        self.is_ready(config).await
    }

    async fn hear_thought(&mut self, limit: Limit) -> Result<Heard, EngineError> {
        let mut heard = Heard::default();
        loop {
            let said = self.process.hear("bestmove", limit).await?;
            match uci::line(&said) {
                Line::Info { score, depth } => {
                    heard.thought.score = score.or(heard.thought.score);
                    heard.thought.depth = depth.or(heard.thought.depth);
                }
                Line::BestMove { best, ponder } => {
                    heard.best = best.to_owned();
                    heard.ponder = ponder.map(str::to_owned);
                    return Ok(heard);
                }
                _ => {}
            }
        }
    }
}

const CHESS960: &str = "UCI_Chess960";

/// Rough estimate of the Elo rating of `Skill Level 0`. No measurement exists.
const WEAKEST: u32 = 1300;
/// Rough estimate of the Elo points between two levels.
const SKILL_STEP: u32 = 90;
/// Upper bound on the number of options. An engine that sends more never ends its list.
const MOST_OPTIONS: usize = 1000;

fn bad_option(config: &EngineConfig, name: &str, why: String) -> EngineError {
    EngineError::BadOption { name: config.name.clone(), option: name.to_owned(), why }
}

/// `bestmove` answer that has not been checked against the position.
#[derive(Debug, Default)]
struct Heard {
    thought: Thought,
    best: String,
    ponder: Option<String>,
}

impl Heard {
    fn thought(
        self,
        name: &str,
        position: &Position,
        chess960: bool,
    ) -> Result<Thought, EngineError> {
        if uci::is_none(&self.best) && position.count_legal_moves() == 0 {
            return Ok(Thought { bestmove: None, ..self.thought });
        }
        let best = uci::read(position, &self.best, chess960).ok_or_else(|| {
            let (name, text) = (name.to_owned(), self.best.chars().take(40).collect());
            EngineError::IllegalMove { name, text, fen: position.fen().to_string() }
        })?;
        let ponder = self.ponder.and_then(|word| uci::read(&position.after(best), &word, chess960));
        Ok(Thought { bestmove: Some(best), ponder, ..self.thought })
    }
}
