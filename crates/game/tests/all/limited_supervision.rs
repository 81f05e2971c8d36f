//! Random tests of claims and requests under every edition and regime. Rulings have articles, and
//! every lawful answer answers its question.

use crate::common::Numbers;
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment, TimeControl};
use touchmove_game::{
    Act, Actor, Claim, Clock, Decision, Event, Game, Ground, Hands, Matter, MoveText, Observation,
    Offer, Pieces, Protocol,
};
use touchmove_laws::{Answer, Arbiter, Edition, Pace, Question, Reading, Regulations, Supervision};

const STARTS: [&str; 4] = [
    "4k3/3p4/8/8/8/3n4/8/2B1K3 w - - 0 60",
    "4k2r/P6p/8/8/1b6/8/3Q3P/4K2R w K - 0 40",
    "8/8/3k4/8/4r3/3R1PP1/3K4/8 b - - 0 60",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 20 11",
];

/// Returns a legal move, or a piece moved to a random square.
fn plays(numbers: &mut Numbers, board: &Position) -> Act {
    let legal = board.legal_moves();
    if numbers.below(3) > 0 && !legal.is_empty() {
        let mv = legal[numbers.below(legal.len())];
        return Act::Pieces(Pieces::Plays {
            text: MoveText::Notation(touchmove_notation::san(board, mv)),
            hands: Hands::One,
        });
    }
    let from = numbers.of(&board.occupied().collect::<Vec<_>>());
    let to = numbers.of(&touchmove_board::Square::all().collect::<Vec<_>>());
    Act::Pieces(Pieces::Plays {
        text: MoveText::FromTo { from, to, promotion: None },
        hands: Hands::One,
    })
}

fn by_player(numbers: &mut Numbers, board: &Position) -> Act {
    if numbers.below(2) == 0 {
        return plays(numbers, board);
    }
    numbers.of(&[
        Act::Clock(Clock::Presses),
        Act::Clock(Clock::Presses),
        Act::Clock(Clock::Presses),
        Act::Claim(Claim::IllegalMove),
        Act::Claim(Claim::Flag),
        Act::Claim(Claim::CannotWin),
        Act::Claim(Claim::NoEffort),
        Act::Claim(Claim::RequestsIncrement),
        Act::Claim(Claim::Draw { ground: Ground::Threefold, text: None }),
        Act::Offer(Offer::AgreesToCorrect),
        Act::Claim(Claim::AsksForTheScoresheet),
        Act::Claim(Claim::ConfirmsPosition),
        Act::Claim(Claim::PointsOut { matter: Matter::WrongSetup }),
        Act::Claim(Claim::PointsOut { matter: Matter::WrongClock }),
        Act::Offer(Offer::Accepts),
        Act::Offer(Offer::Declines),
    ])
}

fn by_arbiter(numbers: &mut Numbers) -> Act {
    numbers.of(&[
        Act::Observation(Observation::IllegalMove),
        Act::Observation(Observation::IllegalPosition),
        Act::Observation(Observation::Flag { player: Color::White }),
        Act::Observation(Observation::BothFlags),
        Act::Decision(Decision::Agrees),
        Act::Decision(Decision::Rejects),
        Act::Decision(Decision::Postpones),
        Act::Decision(Decision::Warns { player: Color::Black }),
        Act::Decision(Decision::GivesTime { player: Color::White, ms: Millis::minutes(2) }),
        Act::Clock(Clock::Resumes),
    ])
}

fn regulations(numbers: &mut Numbers, edition: Edition) -> Regulations {
    let control = numbers.of(&["90", "110", "130", "90+1", "2/40:100"]);
    let usual = Regulations::new(edition, TimeControl::parse(control).expect("a time control"));
    Regulations {
        pace: numbers.of(&[Pace::Standard, Pace::Rapid, Pace::Blitz]),
        arbiter: numbers.of(&[Arbiter::Human, Arbiter::Software, Arbiter::Absent]),
        supervision: numbers.of(&[Supervision::Full, Supervision::Limited]),
        reading: numbers.of(&[Reading::Authentic, Reading::IllegalMoveLoses]),
        quickplay_finish: numbers.below(2) == 0,
        ..usual
    }
}

/// Returns the event for an answer, with a time if it needs one.
fn as_event(answer: Answer) -> Act {
    let text = answer.to_string().replace("TIME", "0:01:00");
    let protocol = Protocol::parse(&format!("[Laws \"FIDE 2023\"]\n\nArbiter {text}\n"));
    protocol.unwrap_or_else(|e| panic!("{text}: {e}")).entries[0].event.act.clone()
}

/// Returns the number of open questions before an answer. Expulsion answers a question and asks
/// another.
fn asked_before(game: &Game) -> usize {
    game.questions().iter().filter(|q| !matches!(q, Question::Expelled { .. })).count()
}

fn every_answer_answers(game: &Game, question: &Question) {
    let advice = game.advice(question);
    if let Some((answer, _)) = advice.recommended {
        assert!(question.answers().contains(&answer), "{question}: {answer}");
    }
    for answer in question.answers() {
        let mut after = game.clone();
        let event = Event { at: game.now(), actor: Actor::Arbiter, act: as_event(answer) };
        after.apply(&event).expect("an answer is always possible");
        let edition = game.regulations().edition;
        let fewer = asked_before(&after) < asked_before(game);
        let answered = fewer || !after.questions().contains(question);
        assert!(answered, "{edition}: {question}: {answer} leaves the question open");
    }
}

#[test]
fn claims_get_rulings_and_answers_close_questions() {
    let mut asked = std::collections::BTreeSet::new();
    for seed in 0..80 {
        for edition in Edition::ALL {
            let mut numbers = <Numbers>::from_seed(seed);
            let start: Position = numbers.of(&STARTS).parse().expect("a position");
            let mut game = Game::new(regulations(&mut numbers, edition), start);
            game.start(Moment::START);
            for step in 1..50 {
                let (actor, act) = match numbers.below(8) {
                    0 => (Actor::Arbiter, by_arbiter(&mut numbers)),
                    n => {
                        let act = by_player(&mut numbers, game.before_the_move());
                        (Actor::Player(Color::ALL[n % 2]), act)
                    }
                };
                let event = Event { at: Moment::new(step * 5_000), actor, act };
                let Ok(rulings) = game.apply(&event) else { continue };
                assert!(rulings.iter().all(|r| !r.articles().is_empty()), "{edition}: {event:?}");
                for question in game.questions() {
                    asked.insert(question.id());
                    every_answer_answers(&game, question);
                }
            }
        }
    }
    for id in ["quickplay-finish", "quickplay-referred", "no-progress", "forced-mate"] {
        assert!(asked.contains(id), "no {id} among {asked:?}");
    }
}
