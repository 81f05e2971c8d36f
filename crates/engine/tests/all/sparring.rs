//! Breaches on purpose: each kind is committed by hand, claimed and ruled upon, in every edition.

use std::collections::BTreeSet;
use touchmove_board::{Color, Position, Role};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_engine::{Sparring, Task, Thought, Turn, turn};
use touchmove_game::{Act, Actor, Breach, BreachKind, Clock, Event, Game, Status};
use touchmove_laws::rules::illegal_move::counts_empty_press;
use touchmove_laws::{Arbiter, Edition, Effect, Regulations, Ruling};
use touchmove_search::{Strength, choose_among};

fn editions() -> impl Iterator<Item = Edition> {
    Edition::ALL.into_iter().filter(|&edition| edition != Edition::Casual)
}

/// A game that nobody but the players watches.
fn game(edition: Edition) -> Game {
    let control = TimeControl::parse("5400+30").expect("a time control");
    let regulations =
        Regulations { arbiter: Arbiter::Absent, ..Regulations::new(edition, control) };
    let mut game = Game::new(regulations, Position::default());
    game.start(Moment::START);
    game
}

fn done(game: &mut Game, player: Color, act: Act) -> Vec<Ruling> {
    let event = Event { at: game.now() + Millis::new(100), actor: Actor::Player(player), act };
    game.apply(&event).unwrap_or_else(|e| panic!("{event}: {e}"))
}

/// A computer that plays Black and breaches the Laws, and its opponent.
struct Sparred {
    game: Game,
    seed: u32,
    committed: u32,
    latest: u32,
}

impl Sparred {
    fn new(edition: Edition, seed: u32) -> Sparred {
        Sparred { game: game(edition), seed, committed: 0, latest: 0 }
    }

    fn acts(&self, task: &Task, plan: Option<Sparring>) -> Vec<Act> {
        let seed = u64::from(self.seed);
        let choice = choose_among(&task.position, &task.moves, &[], Strength::Elo800, seed);
        let bestmove = choice.map(|choice| choice.mv);
        task.acts(&Thought { bestmove, ..Thought::default() }, plan)
    }

    /// One turn of a player. White keeps the Laws.
    fn moves(&mut self, player: Color) {
        let Turn::Think(task) = turn(&self.game, player) else {
            panic!("{:?} is not to move: {:?}", player, turn(&self.game, player))
        };
        let (seed, committed, latest) = (self.seed, self.committed, self.latest);
        let plan = (player == Color::Black).then_some(Sparring { seed, committed, latest });
        for act in self.acts(&task, plan) {
            if self.game.status() == Status::Playing {
                done(&mut self.game, player, act);
            }
        }
    }

    /// Plays on until Black breaches the Laws, or the game ends.
    fn next(&mut self) -> Option<Breach> {
        while self.game.status() == Status::Playing {
            let player = self.game.has_move();
            self.moves(player);
            let new = self.game.latest_breach().filter(|one| one.number > self.latest);
            if let Some(breach) = new {
                assert_eq!(breach.player, Color::Black);
                (self.committed, self.latest) = (self.committed + 1, breach.number);
                return Some(breach);
            }
        }
        None
    }

    fn claims(&mut self, breach: Breach) -> Vec<Ruling> {
        done(&mut self.game, Color::White, breach.claim())
    }
}

fn kind(breach: Breach) -> &'static str {
    match breach.kind {
        BreachKind::IllegalMove => "illegal move",
        BreachKind::EmptyPress => "empty press",
        BreachKind::TouchedPiece(_) => "touched piece",
    }
}

#[test]
fn each_kind_is_committed_and_ruled_upon_in_every_edition() {
    for edition in editions() {
        let mut seen = BTreeSet::new();
        for seed in 0..12 {
            let mut sparred = Sparred::new(edition, seed);
            let breach = sparred.next().expect("a breach");
            let expected = sparred.game.rulings_on_claim(breach);
            let ruled = sparred.claims(breach);
            assert!(breach.is_put_right(&ruled), "{edition} {seed} {breach:?}: {ruled:?}");
            assert_eq!(expected, Some(ruled), "{edition} {seed}");
            seen.insert(kind(breach));
        }
        let all = if counts_empty_press(edition) { 3 } else { 2 };
        assert_eq!(seen.len(), all, "{edition}: {seen:?}");
    }
}

/// After a right claim the computer must move the piece that it touched, and does.
#[test]
fn computer_keeps_its_obligation_after_a_claim() {
    for edition in editions() {
        for seed in 0..12 {
            let mut sparred = Sparred::new(edition, seed);
            let breach = sparred.next().expect("a breach");
            sparred.claims(breach);
            let Turn::Think(task) = turn(&sparred.game, Color::Black) else { continue };
            assert!(!task.moves.is_empty(), "{edition} {seed}");
            sparred.moves(Color::Black);
            assert_eq!(sparred.game.latest_breach(), None, "{edition} {seed} {breach:?}");
        }
    }
}

/// The player answers without a claim. A late claim still corrects an illegal move or a press
/// without a move, but the right to claim a touched piece is lost.
#[test]
fn touched_piece_is_claimed_before_the_reply_or_never() {
    let mut seen = BTreeSet::new();
    for seed in 0..12 {
        let mut sparred = Sparred::new(Edition::Fide2023, seed);
        let breach = sparred.next().expect("a breach");
        let position = *sparred.game.position();
        let reply = position.legal_moves().iter().copied().find(|mv| mv.role != Role::King);
        let Some(reply) = reply.filter(|_| position.king(Color::Black).is_some()) else { continue };
        for act in touchmove_engine::acts(&position, reply) {
            done(&mut sparred.game, Color::White, act);
        }
        done(&mut sparred.game, Color::White, Act::Clock(Clock::Presses));
        let ruled = sparred.claims(breach);
        let restored =
            ruled.iter().any(|one| matches!(one.effect(), Effect::PositionRestored { .. }));
        let is_touch = matches!(breach.kind, BreachKind::TouchedPiece(_));
        assert_eq!(restored, !is_touch, "{breach:?}: {ruled:?}");
        assert_eq!(*sparred.game.position() == position.after(reply), is_touch);
        seen.insert(kind(breach));
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn equal_seeds_give_equal_games() {
    let played = |seed| {
        let mut sparred = Sparred::new(Edition::Fide2023, seed);
        let breaches: Vec<Breach> = (0..3)
            .map_while(|_| {
                let breach = sparred.next()?;
                sparred.claims(breach);
                Some(breach)
            })
            .collect();
        (breaches, sparred.game.position().fen().to_string())
    };
    assert_eq!(played(5), played(5));
    assert_ne!(played(5), played(6));
}

#[test]
fn kinds_take_turns() {
    let mut longest = 0;
    for seed in 0..12 {
        let mut sparred = Sparred::new(Edition::Fide2023, seed);
        let mut kinds = Vec::new();
        while let Some(breach) = sparred.next().filter(|_| kinds.len() < 3) {
            kinds.push(kind(breach));
            sparred.claims(breach);
        }
        let different: BTreeSet<_> = kinds.iter().collect();
        assert_eq!(different.len(), kinds.len(), "{seed}: {kinds:?}");
        longest = longest.max(kinds.len());
    }
    // Two claims of an illegal move may end a game earlier.
    assert_eq!(longest, 3);
}

#[test]
fn computer_claims_the_breaches_of_its_opponent() {
    let mut game = game(Edition::Fide2023);
    let says = |game: &mut Game, text: &str| {
        let event = Event::read(game.now(), text).expect("an event");
        game.apply(&event).expect("a possible event")
    };
    for (text, claim) in
        [("White plays e2e5", "claims illegal move"), ("White touches b1", "claims touched b1")]
    {
        says(&mut game, text);
        if claim.contains("touched") {
            says(&mut game, "White plays d2d4");
        }
        says(&mut game, "White presses");
        let Turn::Claim(act) = turn(&game, Color::Black) else { panic!("no claim after {text}") };
        assert_eq!(act.to_string(), claim);
        done(&mut game, Color::Black, act);
        assert!(matches!(turn(&game, Color::Black), Turn::Wait));
        // The touched pawn moves, as it must.
        if !claim.contains("touched") {
            for text in ["White plays e2e4", "White presses", "Black plays e7e5", "Black presses"] {
                says(&mut game, text);
            }
        }
    }
}
