//! A game at the board: what stands there, whose clock runs, what was ruled.

use crate::adjournment::Adjournment;
use crate::attempt::Attempt;
use crate::blind::BlindPlay;
use crate::conduct::{Conduct, outlives_the_game};
use crate::displaced::Displaced;
use crate::event::{
    Act, Actor, Blind, Claim, Clock, Decision, Event, Offer, Pieces, Presence, Writing,
};
use crate::finnish::Finnish;
use crate::limited::Limited;
use crate::ply::Ply;
use crate::press_back::{EmptyPress, PressedBack};
use crate::quickplay::Quickplay;
use crate::scoresheet::Scoresheets;
use crate::status::{Halt, Impossible, Status};
use touchmove_board::{Color, Position};
use touchmove_clock::Chessclock;
use touchmove_laws::rules::quickplay_finish::Ground;
use touchmove_laws::{
    Effect, Note, Provision, Question, Regulations, Ruling, Termination, Variant,
};

/// A game under given regulations. It takes events, one by one, and answers
/// with rulings; it never looks at a real clock.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_clock::TimeControl;
/// use touchmove_game::{Act, Actor, Event, Game, Hands, MoveText, Pieces};
/// use touchmove_laws::{Edition, Regulations};
///
/// let control = TimeControl::parse("5400+30").unwrap();
/// let mut game = Game::new(Regulations::new(Edition::Fide2023, control), Position::default());
/// game.start(0);
/// let e4 = Act::Pieces(Pieces::Plays { text: MoveText::Notation("e4".into()), hands: Hands::One });
/// let rulings = game
///     .apply(&Event { at: 4_000, actor: Actor::Player(Color::White), act: e4 })
///     .unwrap();
/// assert_eq!(rulings[0].effect().name(), "move_made");
/// assert_eq!(game.has_move(), Color::Black);
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    pub(crate) regulations: Regulations,
    pub(crate) clock: Chessclock,
    pub(crate) now: u64,
    pub(crate) status: Status,
    pub(crate) halt: Option<Halt>,
    pub(crate) ended_under: Provision,
    pub(crate) start: Position,
    /// What stands on the board; its turn is that of the player to move.
    pub(crate) board: Position,
    pub(crate) attempt: Attempt,
    pub(crate) plies: Vec<Ply>,
    /// Who has offered a draw that still stands.
    pub(crate) offer: Option<Color>,
    pub(crate) illegal_moves: [u32; 2],
    /// Flags that had fallen and were raised by the next period's time.
    pub(crate) missed_flags: [bool; 2],
    pub(crate) questions: Vec<Question>,
    /// Who has moved without having the move, while nobody has noticed.
    pub(crate) second_move: Option<Color>,
    /// A press without a move that was answered by pressing back.
    pub(crate) pressed_back: Option<PressedBack>,
    /// A press that was made instead of a claim, and is put to the arbiter.
    pub(crate) press_in_question: Option<EmptyPress>,
    /// Pieces knocked over and not put back.
    pub(crate) displaced: Vec<Displaced>,
    /// Play under limited supervision.
    pub(crate) limited: Limited,
    /// Claims in a quickplay finish.
    pub(crate) quickplay: Quickplay,
    /// Finland's blitz rules.
    pub(crate) finnish: Finnish,
    /// What is on record about the players' conduct.
    pub(crate) conduct: Conduct,
    /// Announcements and the two boards.
    pub(crate) blind: BlindPlay,
    /// Sealing, the envelope, resuming.
    pub(crate) adjournment: Adjournment,
    /// What the players have written.
    pub(crate) sheets: Scoresheets,
}

impl Game {
    /// A game about to start from a position.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::TimeControl;
    /// use touchmove_game::{Game, Status};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let game = Game::new(regulations, Position::default());
    /// assert_eq!(game.status(), Status::NotStarted);
    /// ```
    pub fn new(regulations: Regulations, start: Position) -> Game {
        let board = as_the_variant_has_it(&regulations, start);
        Game {
            clock: clock_at(&regulations, &start),
            regulations,
            now: 0,
            status: Status::NotStarted,
            halt: None,
            ended_under: Provision::Checkmate,
            start,
            board,
            attempt: Attempt::new(board),
            plies: Vec::new(),
            offer: None,
            illegal_moves: [0; 2],
            missed_flags: [false; 2],
            questions: Vec::new(),
            second_move: None,
            pressed_back: None,
            press_in_question: None,
            displaced: Vec::new(),
            limited: Limited::default(),
            quickplay: Quickplay::default(),
            finnish: Finnish::default(),
            conduct: Conduct::default(),
            blind: BlindPlay::default(),
            adjournment: Adjournment::default(),
            sheets: Scoresheets::default(),
        }
    }

    /// Starts White's clock (Article 6.6); does nothing if play has begun.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_clock::TimeControl;
    /// use touchmove_game::{Game, Status};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// assert_eq!(game.start(0).len(), 1);
    /// assert_eq!(game.status(), Status::Playing);
    /// ```
    pub fn start(&mut self, at: u64) -> Vec<Ruling> {
        if self.status != Status::NotStarted {
            return Vec::new();
        }
        self.now = self.now.max(at);
        self.status = Status::Playing;
        self.started_with();
        let player = self.has_move();
        self.clock.start(side(player), self.now);
        let started = self.ruled(Provision::WhiteClockStarts, Effect::ClockStarted { player });
        started.into_iter().chain(self.regime_on_record()).collect()
    }

    /// Takes what has happened and says what the Laws prescribe.
    ///
    /// # Errors
    ///
    /// [`Impossible`] if it cannot have happened at this board; the game
    /// stays as it was.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_clock::TimeControl;
    /// use touchmove_game::{Act, Actor, Event, Game, Pieces};
    /// use touchmove_laws::{Edition, Regulations};
    ///
    /// let regulations = Regulations::new(Edition::Fide2023, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Pieces(Pieces::Takes { square: "e5".parse().unwrap() });
    /// assert!(game.apply(&Event { at: 0, actor: Actor::Player(Color::White), act }).is_err());
    /// ```
    pub fn apply(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        self.is_possible(event)?;
        let mut rulings = self.time_passes(event.at);
        join(&mut rulings, self.default_time_passes());
        if let Status::Over(..) | Status::Cancelled = self.status {
            let late = self.after_the_end(event);
            rulings.extend(late.unwrap_or_else(|| self.too_late(event)));
            self.settle(&mut rulings);
            return Ok(rulings);
        }
        if self.begins_with(event) {
            rulings.extend(self.start(event.at));
        }
        self.notice_shortness();
        let made = self.plies.len();
        join(&mut rulings, self.dispatch(event)?);
        join(&mut rulings, self.next_move_awaited());
        self.with_adjournment(&mut rulings);
        self.blind_players_see(event, &mut rulings);
        self.settle(&mut rulings);
        self.scoresheets_see(event, made, &mut rulings);
        Ok(rulings)
    }

    /// Whether the game, not yet started, starts with what has happened.
    fn begins_with(&self, event: &Event) -> bool {
        let before = matches!(
            event.act,
            Act::Clock(Clock::Starts)
                | Act::Presence(Presence::Arrives)
                | Act::Decision(Decision::AllowsToBeLate { .. })
                | Act::Claim(Claim::AsksForAnExplanation { .. })
                | Act::Decision(Decision::Explains { .. })
        );
        self.status == Status::NotStarted && !before
    }

    fn dispatch(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let (may, mut rulings) = self.assisted(event).unwrap_or((true, Vec::new()));
        if may {
            join(&mut rulings, self.done(event)?);
        }
        Ok(rulings)
    }

    fn done(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        if let Act::Writing(Writing::Records { text }) = &event.act {
            return Ok(self.records(event.actor, text));
        }
        let special = self.adjourning(event).or_else(|| self.blind_play(event));
        if let Some(rulings) = special {
            return Ok(rulings);
        }
        match event.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => {
                self.by_player(player, &event.act)
            }
            Actor::Arbiter => Ok(self.by_arbiter(&event.act)),
            Actor::Spectator => Ok(self.by_outsider(&event.act)),
        }
    }

    fn by_player(&mut self, player: Color, act: &Act) -> Result<Vec<Ruling>, Impossible> {
        if let Some(rulings) = self.after_the_claim(player, act) {
            return Ok(rulings);
        }
        if let Some(entered) = self.entered(player, act) {
            return entered;
        }
        match act {
            Act::Pieces(Pieces::Plays { text, hands }) => return self.plays(player, text, *hands),
            Act::Pieces(Pieces::Takes { square }) => return self.takes(player, *square),
            Act::Pieces(Pieces::Puts { role, square }) => return self.puts(player, *role, *square),
            Act::Pieces(Pieces::Shifts { from, to }) => return self.shifts(player, *from, *to),
            Act::Claim(Claim::Draw { ground, text }) => {
                return self.claims_draw(player, *ground, text.as_ref());
            }
            _ => {}
        }
        Ok(match act {
            Act::Pieces(Pieces::Touches { groups, accidental }) => {
                self.touches(player, groups, *accidental)
            }
            Act::Pieces(Pieces::Adjusts { squares, announced }) => {
                self.adjusts(player, squares, *announced)
            }
            Act::Clock(Clock::Presses) => self.presses(player),
            Act::Clock(Clock::Stops { reason }) => self.stops_the_clock(player, reason.as_deref()),
            Act::Offer(Offer::OffersADraw) => self.offers_a_draw(player),
            Act::Offer(Offer::Accepts) => self.accepts(player),
            Act::Offer(Offer::Declines) => self.declines(player),
            Act::Offer(Offer::Resigns) => self.resigns(player),
            Act::Pieces(Pieces::KnocksOver { squares }) => self.knocks_over(player, squares),
            Act::Pieces(Pieces::Restores { squares }) => self.restores(squares),
            Act::Claim(Claim::PointsOut { matter }) => self.points_out(matter),
            Act::Claim(Claim::Flag) => self.claims_flag(player),
            Act::Claim(Claim::IllegalMove) => self.claims_illegal_move(player),
            Act::Claim(Claim::Touched { square }) => self.claims_touched(player, *square),
            Act::Claim(Claim::CannotWin) => self.claims_quickplay_draw(player, Ground::CannotWin),
            Act::Claim(Claim::NoEffort) => self.claims_quickplay_draw(player, Ground::NoEffort),
            Act::Claim(Claim::RequestsIncrement) => self.requests_increment(player),
            Act::Offer(Offer::AgreesToCorrect) => self.agrees_to_correct(player),
            Act::Claim(Claim::AsksForTheScoresheet) => self.asks_for_the_scoresheet(player),
            Act::Blind(Blind::Announces { text }) => self.announces_castling(player, text),
            Act::Writing(Writing::Signs { .. }) => self.signs_too_early(player),
            _ => self.conducts(player, act),
        })
    }

    /// Once the game is over nothing else changes it; only what is asked is noted,
    /// and penalties and appeals are still possible.
    fn too_late(&mut self, event: &Event) -> Vec<Ruling> {
        match (event.actor, &event.act) {
            (Actor::Player(player), Act::Claim(Claim::Appeals)) => {
                return self.appeals(player).into_iter().collect();
            }
            (Actor::Arbiter, act) if outlives_the_game(act) => return self.by_arbiter(act),
            _ => {}
        }
        let claim = matches!(
            event.act,
            Act::Claim(Claim::Flag)
                | Act::Claim(Claim::IllegalMove)
                | Act::Claim(Claim::Touched { .. })
                | Act::Claim(Claim::Draw { .. })
                | Act::Claim(Claim::PointsOut { .. })
        );
        let what = Note::GameIsOver;
        if claim { self.ruled(self.ended_under, Effect::Noted { what }) } else { Vec::new() }
    }

    /// Takes notice of what the rulings of an event say about the whole game.
    pub(crate) fn settle(&mut self, rulings: &mut Vec<Ruling>) {
        rulings.retain(|ruling| self.is_to_the_point(ruling.effect()));
        let decides = |effect: &&Effect| {
            matches!(
                effect,
                Effect::GameOver { .. } | Effect::GameCancelled { .. } | Effect::Question { .. }
            )
        };
        // Nearly always none.
        let effects: Vec<Effect> =
            rulings.iter().map(Ruling::effect).filter(decides).cloned().collect();
        for effect in effects {
            match effect {
                Effect::GameOver { result, termination } => {
                    self.status = Status::Over(result, termination);
                    self.ended_under = match termination {
                        Termination::CannotCheckmate => self.spared_under(rulings),
                        _ => ended_under(termination),
                    };
                    rulings.extend(self.unplayed(termination));
                    rulings.extend(self.halt_clocks(true));
                    self.questions.clear();
                    self.offer = None;
                }
                Effect::GameCancelled { .. } => {
                    self.status = Status::Cancelled;
                    rulings.extend(self.halt_clocks(true));
                    self.questions.clear();
                    self.offer = None;
                }
                Effect::Question { question } => {
                    let beside = question.is_about_conduct() && !self.questions.contains(&question);
                    if beside || self.questions.iter().all(|q| q.id() != question.id()) {
                        self.questions.push(question);
                    }
                    rulings.extend(self.halt_clocks(false));
                }
                _ => {}
            }
        }
    }

    /// Nobody is asked for times where there is no clock.
    fn is_to_the_point(&self, effect: &Effect) -> bool {
        let about_times = |question: &Question| {
            matches!(
                question,
                Question::Times | Question::RecordingAssistant { .. } | Question::SessionEnd { .. }
            )
        };
        let asks = matches!(effect, Effect::Question { question } if about_times(question));
        !asks || self.regulations.time_control.has_clock()
    }

    /// A player may lose by the flag, by illegal moves or by resigning: the
    /// same article spares the player whose opponent cannot checkmate.
    fn spared_under(&self, rulings: &[Ruling]) -> Provision {
        let over = |ruling: &&Ruling| matches!(ruling.effect(), Effect::GameOver { .. });
        let cited = rulings.iter().find(over).and_then(|ruling| ruling.articles().first());
        let cites = |provision: &Provision| {
            cited.is_some() && self.regulations.edition.cite(*provision).as_ref() == cited
        };
        Provision::ALL.iter().copied().find(cites).unwrap_or(Provision::FlagFallLoses)
    }

    /// Rulings with at most one element: none if the edition has no article.
    pub(crate) fn ruled(&self, provision: Provision, effect: Effect) -> Vec<Ruling> {
        self.ruling(provision, effect).into_iter().collect()
    }

    /// The ruling under a provision, if the edition has an article.
    pub(crate) fn ruling(&self, provision: Provision, effect: Effect) -> Option<Ruling> {
        Ruling::under(self.regulations.edition, provision, effect)
    }
}

/// Adds what is ruled next; most often there is nothing before it, and nothing
/// has to be moved.
pub(crate) fn join(rulings: &mut Vec<Ruling>, next: Vec<Ruling>) {
    if rulings.is_empty() {
        *rulings = next;
    } else {
        rulings.extend(next);
    }
}

/// In ordinary chess a king or rook that does not begin on its own square
/// cannot castle, whatever is said of its rights.
pub(crate) fn as_the_variant_has_it(regulations: &Regulations, start: Position) -> Position {
    match regulations.variant {
        Variant::Chess => start.without_chess960_castling(),
        Variant::AsSetUp | Variant::Chess960 => start,
    }
}

/// A clock set for the start. Moves made before the start position count
/// towards the first period where they lie within it.
fn clock_at(regulations: &Regulations, start: &Position) -> Chessclock {
    let mut clock = Chessclock::new(&regulations.time_control);
    for player in Color::ALL {
        let made = moves_before(start, player);
        if clock.moves_required(side(player)).is_some_and(|required| made < required) {
            clock.set_moves(side(player), made);
        }
    }
    clock
}

/// How many moves a player had made before a position, by its move number.
pub(crate) fn moves_before(start: &Position, player: Color) -> u32 {
    let whole = u32::from(start.fullmoves().saturating_sub(1));
    whole.saturating_add(u32::from(player != start.turn() && player == Color::White))
}

/// The clock's side of a player.
pub(crate) const fn side(player: Color) -> Color {
    player
}

/// The provision that stands for a way to end, for notes on a game that is over.
const fn ended_under(termination: Termination) -> Provision {
    match termination {
        Termination::Checkmate => Provision::Checkmate,
        Termination::Resignation => Provision::Resignation,
        Termination::Stalemate => Provision::Stalemate,
        Termination::DeadPosition => Provision::DeadPosition,
        Termination::Agreement => Provision::DrawAgreement,
        Termination::ThreefoldRepetition => Provision::ThreefoldAppeared,
        Termination::FiftyMoves => Provision::FiftyMovesCompleted,
        Termination::FivefoldRepetition => Provision::FivefoldRepetition,
        Termination::SeventyFiveMoves => Provision::SeventyFiveMoves,
        Termination::TimeForfeit | Termination::CannotCheckmate => Provision::FlagFallLoses,
        Termination::IllegalMoves => Provision::IllegalMovePenalty,
        Termination::BothFlags => Provision::BothFlagsLastPeriod,
        Termination::DefaultTime => Provision::DefaultTime,
        Termination::ElectronicDevice => Provision::DeviceLoses,
        Termination::ArbitersDecision => Provision::Penalties,
        Termination::IllegalPosition => Provision::RapidBothKingsInCheck,
        Termination::QuickplayFinish => Provision::QuickplayAgreed,
        Termination::SealedMove => Provision::SealedMoveLoses,
        Termination::SignedResult => Provision::SigningTheResult,
    }
}
