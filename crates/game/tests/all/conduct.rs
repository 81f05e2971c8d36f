//! Random tests of conduct and of the arbiter's decisions. They never panic, every ruling has an
//! article, and every option has the consequences that the advice states.

use crate::common::Numbers;
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_game::{
    Act, Actor, Claim, Clock, Conduct, Decision, Displacement, Event, Game, Hands, Matter,
    MoveText, Offer, Pieces, Presence, Protocol, Reply, Status,
};
use touchmove_laws::{
    Advice, Answer, Arbiter, Devices, Edition, Effect, Help, Question, Regulations, Ruling,
};

fn by_player(numbers: &mut Numbers, board: &Position) -> Act {
    let legal = board.legal_moves();
    let square = |name: &str| vec![name.parse().expect("a square")];
    if numbers.below(2) == 0 && !legal.is_empty() {
        let mv = legal[numbers.below(legal.len())];
        let san = touchmove_notation::san(board, mv);
        return numbers.of(&[
            Act::Pieces(Pieces::Plays { text: MoveText::Notation(san), hands: Hands::One }),
            Act::Clock(Clock::Presses),
        ]);
    }
    let all = [
        Act::Clock(Clock::Presses),
        Act::Presence(Presence::Arrives),
        Act::Presence(Presence::LeavesArea),
        Act::Presence(Presence::LeavesVenue),
        Act::Presence(Presence::Returns),
        Act::Pieces(Pieces::KnocksOver { squares: square("e2") }),
        Act::Pieces(Pieces::Restores { squares: square("e2") }),
        Act::Clock(Clock::Stops { reason: None }),
        Act::Clock(Clock::Stops { reason: Some("tired".to_owned()) }),
        Act::Clock(Clock::HandlesImproperly),
        Act::Claim(Claim::PointsOut {
            matter: Matter::Displaced(
                square("e2").into_iter().map(|square| Displacement { square, to: None }).collect(),
            ),
        }),
        Act::Claim(Claim::PointsOut { matter: Matter::WrongClock }),
        Act::Claim(Claim::PointsOut { matter: Matter::DefectiveClock }),
        Act::Claim(Claim::PointsOut { matter: Matter::WrongOrientation }),
        Act::Conduct(Conduct::HasADeviceInABag),
        Act::Conduct(Conduct::PhoneSoundsInABag),
        Act::Conduct(Conduct::HasADeviceSwitchedOff),
        Act::Conduct(Conduct::UsesNotes),
        Act::Conduct(Conduct::Distracts),
        Act::Conduct(Conduct::Refuses),
        Act::Conduct(Conduct::RefusesInspection),
        Act::Conduct(Conduct::BringsIntoDisrepute),
        Act::Claim(Claim::AsksForAnAssistant { help: Help::Clock }),
        Act::Claim(Claim::AsksForAnExplanation { about: None }),
        Act::Claim(Claim::Appeals),
        Act::Offer(Offer::OffersADraw { condition: None }),
        Act::Claim(Claim::IllegalMove),
    ];
    numbers.of(&all)
}

fn by_arbiter(numbers: &mut Numbers) -> Act {
    let player = numbers.of(&Color::ALL);
    let all = [
        Act::Clock(Clock::Resumes),
        Act::Clock(Clock::Resumes),
        Act::Decision(Decision::Agrees),
        Act::Decision(Decision::Rejects),
        Act::Decision(Decision::Warns { player }),
        Act::Decision(Decision::GivesTime { player, ms: Millis::minutes(1) }),
        Act::Decision(Decision::TakesTime { player, ms: Millis::minutes(1) }),
        Act::Decision(Decision::GivesForDisturbance { player, ms: Millis::minutes(1) }),
        Act::Decision(Decision::GivesPoints { player, halves: 1 }),
        Act::Decision(Decision::TakesPoints { player, halves: 2 }),
        Act::Decision(Decision::Fines { player }),
        Act::Decision(Decision::Excludes { player }),
        Act::Decision(Decision::Expels { player }),
        Act::Decision(Decision::ExpelsTheSpectator),
        Act::Decision(Decision::PermitsToLeave { player }),
        Act::Decision(Decision::SetsTheMoveCounter { moves: 7 }),
        Act::Decision(Decision::SetsClocks {
            times: vec![(Color::White, Millis::minutes(10)), (Color::Black, Millis::seconds(500))],
        }),
        Act::Clock(Clock::Stops { reason: None }),
    ];
    numbers.of(&all)
}

fn event(numbers: &mut Numbers, game: &Game, at: u64) -> Event {
    let (actor, act) = match numbers.below(10) {
        0..=5 => {
            let player = numbers.of(&Color::ALL);
            (Actor::Player(player), by_player(numbers, game.before_the_move()))
        }
        6 => (Actor::Spectator, by_player(numbers, game.before_the_move())),
        _ => (Actor::Arbiter, by_arbiter(numbers)),
    };
    Event { at: Moment::new(at), actor, act }
}

fn regulations(numbers: &mut Numbers, edition: Edition) -> Regulations {
    let control = TimeControl::parse("5400+30").expect("a time control");
    Regulations {
        arbiter: numbers.of(&[Arbiter::Human, Arbiter::Software]),
        devices: numbers.of(&[Devices::Usual, Devices::InBag, Devices::Milder]),
        default_time: Some(Millis::hours(1)),
        ..Regulations::new(edition, control)
    }
}

/// Plays random games and calls `about` for every question.
fn run(seeds: u64, mut about: impl FnMut(&Game, &Question)) {
    for seed in 0..seeds {
        for edition in Edition::ALL {
            let mut numbers = <Numbers>::from_seed(seed);
            let mut game = Game::new(regulations(&mut numbers, edition), Position::default());
            game.start(Moment::START);
            for step in 1..60 {
                let event = event(&mut numbers, &game, step * 2_000);
                let Ok(rulings) = game.apply(&event) else { continue };
                assert!(rulings.iter().all(|ruling| !ruling.articles().is_empty()), "{event:?}");
                game.questions().iter().for_each(|question| about(&game, question));
            }
        }
    }
}

fn clocks(game: &Game) -> [Millis; 2] {
    let shows = |side| game.clock().remaining_ms(side, game.now()).expect("a clock");
    Color::ALL.map(shows)
}

/// Returns the event for an option, with the times that the advice assumed.
fn as_event(answer: Answer, ms: Option<Millis>, times: [Millis; 2]) -> Act {
    let clock = |time: Millis| {
        let (seconds, rest) = (time.get() / 1000, time.get() % 1000);
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        format!("{h}:{m:02}:{s:02}.{rest:03}")
    };
    let mut text = answer.to_string();
    for time in ms.into_iter().chain(times) {
        text = text.replacen("TIME", &clock(time), 1);
    }
    let protocol = Protocol::parse(&format!("[Laws \"FIDE 2023\"]\n\nArbiter {text}\n"));
    protocol.unwrap_or_else(|e| panic!("{text}: {e}")).entries[0].event.act.clone()
}

#[test]
fn option_does_what_its_advice_promises() {
    let mut asked = 0;
    run(60, |game, question| {
        asked += 1;
        let Advice { consequences, recommended, .. } = game.advice(question);
        assert_eq!(consequences.len(), question.answers().len());
        if let Some((answer, _)) = recommended {
            assert!(question.answers().contains(&answer), "{question} {answer}");
        }
        for promised in consequences {
            let times = promised.clocks.expect("a clock");
            let act = naming(question, as_event(promised.answer, promised.ms, times));
            let mut after = game.clone();
            let event = Event { at: game.now(), actor: Actor::Arbiter, act };
            let rulings = after.apply(&event).expect("an answer is always possible");
            assert_eq!(clocks(&after), times, "{question}: {}", promised.answer);
            let over = matches!(after.status(), Status::Over(..));
            assert_eq!(over, promised.result.is_some(), "{question}: {}", promised.answer);
            let named = |ruling: &Ruling| promised.effects.contains(ruling.effect());
            let shown = rulings.iter().filter(|ruling| !ruling.effect().is_routine());
            assert!(shown.clone().all(named), "{question}: {}", promised.answer);
        }
    });
    assert!(asked > 500, "only {asked} questions came up");
}

/// Returns the number of open questions before an answer. Expulsion answers a question and asks
/// another.
fn asked_before(game: &Game) -> usize {
    game.questions().iter().filter(|q| !matches!(q, Question::Expelled { .. })).count()
}

/// Names the question in the act, because other open questions may have the same answer.
fn naming(question: &Question, act: Act) -> Act {
    let with = match act {
        Act::Decision(Decision::Agrees) => Reply::Agrees,
        Act::Decision(Decision::Rejects) => Reply::Rejects,
        Act::Decision(Decision::Postpones) => Reply::Postpones,
        act => return act,
    };
    Act::Decision(Decision::Answers { question: question.id(), with })
}

#[test]
fn lawful_answers_close_their_question() {
    run(40, |game, question| {
        for answer in question.answers() {
            let a_minute = Some(Millis::minutes(1));
            let act = as_event(
                answer,
                a_minute.filter(|_| answer.takes_a_time()),
                [Millis::seconds(1); 2],
            );
            let act = naming(question, act);
            let mut after = game.clone();
            let event = Event { at: game.now(), actor: Actor::Arbiter, act };
            let rulings = after.apply(&event).expect("an answer is always possible");
            let refused = |r: &Ruling| matches!(r.effect(), Effect::Refused { .. });
            assert!(!rulings.iter().any(refused), "{question}: {answer}");
            // If a penalty answers two questions, only the first question is answered.
            let fewer = asked_before(&after) < asked_before(game);
            let answered = fewer || !after.questions().contains(question);
            assert!(answered, "{question}: {answer} leaves the question open");
        }
    });
}
