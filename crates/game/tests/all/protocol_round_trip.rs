//! Tests that every event survives writing and parsing.

use crate::common;
use std::collections::BTreeSet;
use touchmove_board::{Color, Position, Role, Square};
use touchmove_clock::{Millis, Moment};
use touchmove_game::{
    Act, Actor, Adjournment, Advice, Blind, Claim, Clock, Conduct, Decision, Displacement, Event,
    Ground, Hands, IncidentFacts, Matter, MoveText, Observation, Offer, Pieces, Presence, Protocol,
    Reply, Report, Withdrawn, Writing,
};
use touchmove_laws::report::Fact;
use touchmove_laws::rules::claimed_end::End;
use touchmove_laws::{Help, Score};

const PLAYERS: [Actor; 7] = [
    Actor::Player(Color::White),
    Actor::Player(Color::Black),
    Actor::AssistantOf(Color::White),
    Actor::AssistantOf(Color::Black),
    Actor::CaptainOf(Color::White),
    Actor::CaptainOf(Color::Black),
    Actor::Spectator,
];
const GROUNDS: [Ground; 2] = [Ground::Threefold, Ground::FiftyMoves];
const TEXTS: [&str; 6] =
    ["9... Nd4 (=)", "=", "\"a  b # c\"", "sheet, page 2", "rook!", "Läufer c 1"];

enum Lines {}

type Numbers = common::Numbers<Lines>;

impl Numbers {
    fn square(&mut self) -> Square {
        Square::all().nth(self.below(64)).expect("a square")
    }

    fn squares(&mut self) -> Vec<Square> {
        (0..=self.below(3)).map(|_| self.square()).collect()
    }

    fn player(&mut self) -> Color {
        self.of(&Color::ALL)
    }

    fn ms(&mut self) -> u64 {
        self.of(&[0, 7, 1_000, 61_010, 3_600_000, 360_000_999])
    }

    fn mv(&mut self) -> MoveText {
        let (from, to) = (self.square(), self.square());
        match self.below(3) {
            0 => MoveText::FromTo { from, to, promotion: None },
            1 => MoveText::FromTo { from, to, promotion: Some(self.of(&Role::ALL)) },
            _ => MoveText::Notation(self.of(&["Nf3", "O-O-O", "exd8=Q#", "R1a3+", "e.p."]).into()),
        }
    }

    fn readable(&mut self) -> MoveText {
        loop {
            let mv = self.mv();
            if mv != MoveText::Notation("e.p.".into()) {
                return mv;
            }
        }
    }

    fn text(&mut self) -> String {
        self.of(&TEXTS).to_owned()
    }

    fn matter(&mut self) -> Matter {
        let squares = self.squares();
        self.of(&[
            Matter::WrongSetup,
            Matter::WrongOrientation,
            Matter::ReversedColours,
            Matter::Displaced(
                squares.iter().map(|&square| Displacement { square, to: None }).collect(),
            ),
            Matter::Displaced(
                squares.iter().map(|&square| Displacement { square, to: Some(square) }).collect(),
            ),
            Matter::WrongPosition,
            Matter::WrongClock,
            Matter::DefectiveClock,
        ])
    }

    fn by_hand(&mut self) -> Act {
        match self.below(10) {
            0 => Act::Pieces(Pieces::Adjusts {
                squares: self.squares(),
                announced: self.below(2) == 0,
            }),
            1 => {
                let groups = (0..=self.below(2)).map(|_| self.squares()).collect();
                Act::Pieces(Pieces::Touches { groups, accidental: self.below(2) == 0 })
            }
            2 => Act::Pieces(Pieces::Takes { square: self.square(), hands: Hands::One }),
            3 => Act::Pieces(Pieces::Puts { role: self.of(&Role::ALL), square: self.square() }),
            4 => Act::Pieces(Pieces::Shifts {
                from: self.square(),
                to: self.square(),
                hands: Hands::One,
            }),
            5 => Act::Pieces(Pieces::Plays { text: self.readable(), hands: Hands::One }),
            6 => Act::Pieces(Pieces::Plays { text: self.readable(), hands: Hands::Both }),
            7 => Act::Blind(Blind::Copies { text: self.readable() }),
            8 => Act::Pieces(Pieces::KnocksOver { squares: self.squares() }),
            _ => Act::Pieces(Pieces::Restores { squares: self.squares() }),
        }
    }

    fn said(&mut self) -> Act {
        match self.below(10) {
            0 => Act::Clock(Clock::Stops { reason: None }),
            1 => Act::Clock(Clock::Stops {
                reason: Some(self.of(&["", "no queen", "he said: \"no  way\""]).into()),
            }),
            2 if self.below(2) == 0 => {
                Act::Claim(Claim::AsksForAnExplanation { about: Some("may I, 3.8".into()) })
            }
            2 => Act::Claim(Claim::Draw { ground: self.of(&GROUNDS), text: None }),
            3 => Act::Claim(Claim::Draw { ground: self.of(&GROUNDS), text: Some(self.readable()) }),
            4 => Act::Claim(Claim::Touched { square: self.square() }),
            5 => Act::Claim(Claim::FromTheScreen { ground: self.of(&GROUNDS) }),
            6 => Act::Writing(Writing::Signs {
                result: self.of(&["1-0", "1/2-1/2", "0-1 under protest"]).into(),
            }),
            7 => Act::Blind(Blind::Announces { text: self.text() }),
            8 => Act::Blind(Blind::Repeats { text: self.text() }),
            _ => Act::Adjournment(Adjournment::Seals { text: self.mv() }),
        }
    }

    fn phrase(&mut self) -> Act {
        self.of(&[
            Act::Presence(Presence::Arrives),
            Act::Presence(Presence::LeavesArea),
            Act::Presence(Presence::LeavesVenue),
            Act::Presence(Presence::Returns),
            Act::Clock(Clock::Presses),
            Act::Clock(Clock::HandlesImproperly),
            Act::Offer(Offer::OffersADraw { condition: None }),
            Act::Offer(Offer::OffersADraw { condition: Some("within two minutes".into()) }),
            Act::Offer(Offer::Withdraws { what: Withdrawn::Offer }),
            Act::Offer(Offer::Withdraws { what: Withdrawn::Claim }),
            Act::Clock(Clock::PressesWithTheOtherHand),
            Act::Claim(Claim::Ended { end: End::Checkmate }),
            Act::Claim(Claim::Ended { end: End::SeventyFiveMoves }),
            Act::Offer(Offer::Accepts),
            Act::Offer(Offer::Declines),
            Act::Offer(Offer::Resigns),
            Act::Claim(Claim::Flag),
            Act::Claim(Claim::IllegalMove),
            Act::Claim(Claim::CannotWin),
            Act::Claim(Claim::NoEffort),
            Act::Claim(Claim::RequestsIncrement),
            Act::Claim(Claim::ConfirmsPosition),
            Act::Claim(Claim::Absence),
            Act::Offer(Offer::AgreesToCorrect),
            Act::Claim(Claim::AsksForTheScoresheet),
            Act::Conduct(Conduct::PhoneSounds),
            Act::Conduct(Conduct::PhoneSoundsInABag),
            Act::Conduct(Conduct::HasADevice),
            Act::Conduct(Conduct::HasADeviceInABag),
            Act::Conduct(Conduct::HasADeviceSwitchedOff),
            Act::Conduct(Conduct::RefusesInspection),
            Act::Conduct(Conduct::BringsIntoDisrepute),
            Act::Claim(Claim::AsksForAnAssistant { help: Help::Moves }),
            Act::Claim(Claim::AsksForAnAssistant { help: Help::Clock }),
            Act::Claim(Claim::AsksForAnExplanation { about: None }),
            Act::Claim(Claim::Appeals),
            Act::Presence(Presence::EntersThePlayingArea),
            Act::Conduct(Conduct::UsesNotes),
            Act::Conduct(Conduct::DeviceMakesANoise),
            Act::Conduct(Conduct::Eats),
            Act::Conduct(Conduct::Smokes),
            Act::Conduct(Conduct::Talks),
            Act::Conduct(Conduct::DoesNotRecord),
            Act::Conduct(Conduct::AccusesTheOpponent { of: None }),
            Act::Conduct(Conduct::AccusesTheOpponent { of: Some("looks at a phone".into()) }),
            Act::Conduct(Conduct::Advises { what: Advice::Resigning }),
            Act::Claim(Claim::AsksForAPiece { piece: Role::Queen }),
            Act::Conduct(Conduct::Distracts),
            Act::Conduct(Conduct::Refuses),
            Act::Blind(Blind::TellsMovesAndTimes),
            Act::Adjournment(Adjournment::AsksToAdjourn),
        ])
    }

    fn position(&mut self) -> Position {
        let turn = self.player();
        Position::default().with_piece(self.square(), None).with_turn(turn)
    }

    fn of_arbiter(&mut self) -> Act {
        let (square, player, ms) = (self.square(), self.player(), Millis::new(self.ms()));
        let scores = [None, Some(Score::Win), Some(Score::Draw), Some(Score::Loss)];
        match self.below(20) {
            0 => Act::Observation(Observation::Flag { player }),
            1 => Act::Observation(Observation::Touched { square }),
            2 => Act::Decision(Decision::GivesTime { player, ms }),
            3 => Act::Decision(Decision::TakesTime { player, ms }),
            4 => Act::Decision(Decision::GivesForDisturbance { player, ms }),
            5 => Act::Decision(Decision::SetsClocks { times: vec![(player, ms)] }),
            6 => Act::Decision(Decision::SetsClocks {
                times: vec![(Color::White, ms), (Color::Black, Millis::new(self.ms()))],
            }),
            7 => Act::Decision(Decision::SetsTheMoveCounter { moves: self.of(&[0, 39, u32::MAX]) }),
            8 => Act::Decision(Decision::GivesPoints { player, halves: self.of(&[1, 2]) }),
            9 => Act::Decision(Decision::TakesPoints { player, halves: self.of(&[1, 2]) }),
            10 => Act::Decision(Decision::Fines { player }),
            11 => Act::Decision(Decision::PermitsToLeave { player }),
            12 => Act::Decision(Decision::AllowsToBeLate { player }),
            13 if self.below(2) == 0 => Act::Decision(Decision::Reminds { player }),
            13 => Act::Decision(Decision::Warns { player }),
            14 => Act::Decision(Decision::DeclaresLost { player, score: self.of(&scores) }),
            15 => Act::Decision(Decision::Excludes { player }),
            16 => Act::Decision(Decision::Expels { player }),
            17 => Act::Decision(Decision::Explains {
                article: self.of(&["9.2", "Adj.1.a"]).into(),
                to: self.of(&[None, Some(player)]),
            }),
            18 => Act::Decision(Decision::Reinstates { position: Box::new(self.position()) }),
            _ => Act::Clock(Clock::Stops {
                reason: Some(self.of(&["", "a phone # rings"]).replace('#', "no.")),
            }),
        }
    }

    fn arbiter_phrase(&mut self) -> Act {
        self.of(&[
            Act::Clock(Clock::Starts),
            Act::Clock(Clock::Resumes),
            Act::Observation(Observation::BothFlags),
            Act::Observation(Observation::IllegalMove),
            Act::Observation(Observation::IllegalPosition),
            Act::Observation(Observation::Absence { player: Color::Black }),
            Act::Decision(Decision::Agrees),
            Act::Decision(Decision::Rejects),
            Act::Decision(Decision::Postpones),
            Act::Decision(Decision::Answers { question: "half-castled", with: Reply::Rejects }),
            Act::Decision(Decision::DeclaresDraw),
            Act::Decision(Decision::WarnsBoth),
            Act::Decision(Decision::DeclaresBothLost),
            Act::Decision(Decision::ExpelsTheSpectator),
            Act::Decision(Decision::CancelsTheGame),
            Act::Decision(Decision::UndoesTheLastMove { player: Color::Black }),
            Act::Decision(Decision::ReconstructsTheGame),
            Act::Observation(Observation::NoOverstep),
            Act::Adjournment(Adjournment::Adjourns),
            Act::Adjournment(Adjournment::OpensTheEnvelope),
            Act::Adjournment(Adjournment::ReportsTheEnvelopeLost),
            Act::Adjournment(Adjournment::ReportsThePositionLost),
            Act::Adjournment(Adjournment::ResumesTheGame),
        ])
    }

    fn report(&mut self) -> Report {
        let (player, facts) = (self.player(), Box::new(self.facts()));
        match self.below(13) {
            0 => Report::IllegalMove { player, facts },
            1 => Report::Flag { player, facts },
            2 => Report::BothFlags { facts },
            3 => Report::DrawClaim { ground: Ground::FiftyMoves, player, facts },
            4 => Report::Touched { player, facts },
            5 => Report::Device { player, facts },
            6 => Report::Arrival { player, facts },
            7 => Report::Displaced { player, facts },
            8 => Report::WrongClock { facts },
            9 => Report::Resignation { player, facts },
            10 => Report::UnfinishedPromotion { player },
            11 => Report::QuickplayClaim { player, facts },
            _ => Report::BothKingsInCheck { player, facts },
        }
    }

    /// Returns random facts. Each is an answer to a possible question about a missing fact.
    fn facts(&mut self) -> IncidentFacts {
        let facts = [
            Fact::Fault,
            Fact::Answered,
            Fact::Noticed,
            Fact::Has { player: Color::White },
            Fact::Has { player: Color::Black },
            Fact::Missing,
            Fact::Holds,
            Fact::Way,
            Fact::Touched,
            Fact::Possible,
            Fact::OnMove { player: Color::White },
            Fact::Pressed,
            Fact::Count { player: Color::White },
            Fact::Forces { player: Color::Black },
            Fact::Earlier { player: Color::Black },
            Fact::Left,
            Fact::Device,
            Fact::Period,
            Fact::After,
            Fact::DefaultTime,
            Fact::KingMoves,
            Fact::Moves,
            Fact::Restored,
            Fact::Still,
        ];
        let mut known = IncidentFacts::default();
        for fact in facts {
            if self.below(3) == 0 {
                continue;
            }
            let answers = fact.answers();
            let (fen, number) = (self.position().fen().to_string(), self.of(&["1", "40"]));
            let filled = answers[self.below(answers.len())].split(' ').map(|word| match word {
                "N" => number,
                "TIME" => "0:16:00",
                "FEN" => &fen,
                word => word,
            });
            let answer = filled.collect::<Vec<_>>().join(" ");
            if let Err(why) = known.add(&answer) {
                // A report has only one position, which is the same for both players.
                assert!(answer.starts_with("in ") && why.contains("given before"), "{why}");
            }
        }
        known
    }

    fn event(&mut self) -> Event {
        let player = self.of(&PLAYERS);
        let anybody = [player, Actor::Arbiter][self.below(2)];
        let (actor, act) = match self.below(9) {
            0 => (player, self.by_hand()),
            1 => (player, self.said()),
            2 => (player, self.phrase()),
            3 => (Actor::Arbiter, self.of_arbiter()),
            4 => (Actor::Arbiter, self.arbiter_phrase()),
            5 => (anybody, Act::Blind(Blind::FindsDifferentPositions)),
            8 => (Actor::Arbiter, Act::Report(self.report())),
            6 => (anybody, Act::Writing(Writing::Records { text: self.text() })),
            _ => (anybody, Act::Claim(Claim::PointsOut { matter: self.matter() })),
        };
        Event { at: Moment::new(self.ms()), actor, act }
    }
}

/// Converts debug output to a pattern: `Pieces(Plays` from `Pieces(Plays { .. })`.
fn variant(act: &Act) -> String {
    format!("{act:?}").chars().take_while(|c| c.is_alphanumeric() || *c == '(').collect()
}

const GROUPS: [(&str, &str); 12] = [
    ("Pieces", include_str!("../../src/event/pieces.rs")),
    ("Clock", include_str!("../../src/event/clock.rs")),
    ("Offer", include_str!("../../src/event/offer.rs")),
    ("Claim", include_str!("../../src/event/claim.rs")),
    ("Writing", include_str!("../../src/event/writing.rs")),
    ("Presence", include_str!("../../src/event/presence.rs")),
    ("Conduct", include_str!("../../src/event/conduct.rs")),
    ("Blind", include_str!("../../src/event/blind.rs")),
    ("Adjournment", include_str!("../../src/event/adjournment.rs")),
    ("Observation", include_str!("../../src/event/observation.rs")),
    ("Report", include_str!("../../src/event/report.rs")),
    ("Decision", include_str!("../../src/event/decision.rs")),
];

/// Returns the names of an enum's variants from its source.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let variants = source.split(&format!("pub enum {name} {{")).nth(1).expect("the enum");
    let variants = variants.split("\n}").next().expect("its end").lines();
    let named = variants.filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    let names = named.map(|line| line.trim().chars().take_while(|c| c.is_alphanumeric()).collect());
    names.filter(|name: &String| !name.is_empty()).collect()
}

/// Returns all declared acts.
fn declared() -> BTreeSet<String> {
    let of = |(group, source): (&'static str, &str)| {
        variants(source, group).into_iter().map(move |act| format!("{group}({act}"))
    };
    GROUPS.into_iter().flat_map(of).collect()
}

#[test]
fn round_trip_covers_every_act() {
    let groups = GROUPS.map(|(group, _)| group.to_owned());
    assert_eq!(variants(include_str!("../../src/event.rs"), "Act"), BTreeSet::from(groups));
}

#[test]
fn every_act_round_trips() {
    let mut numbers = Numbers::from_seed(11);
    let mut seen = BTreeSet::new();
    for _ in 0..20_000 {
        let event = numbers.event();
        let text = event.to_string();
        let read = Event::read(event.at, &text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(read, event, "{text}");
        let json = serde_json::to_string(&event).expect("an object");
        let read: Event = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        assert_eq!(read, event, "{json}");
        seen.insert(variant(&event.act));
    }
    assert_eq!(seen, declared());
}

fn white(act: Act) -> Event {
    Event { at: Moment::START, actor: Actor::Player(Color::White), act }
}

#[test]
fn text_cannot_inject_or_truncate_lines() {
    for text in ["e4\n0:00:09 Black resigns", "e4 # 1. e5", "\"e4\r\n", "a  b", "", " =", "\u{85}"]
    {
        for act in [
            Act::Writing(Writing::Records { text: text.into() }),
            Act::Blind(Blind::Announces { text: text.into() }),
        ] {
            let written = white(act).to_string();
            assert_eq!(written.lines().count(), 1, "{written:?}");
            assert!(!written.contains(char::is_control), "{written:?}");
            let read =
                Event::read(Moment::START, &written).unwrap_or_else(|e| panic!("{written}: {e}"));
            assert_eq!(read.to_string(), written);
        }
    }
}

#[test]
fn input_that_is_not_one_event_is_rejected() {
    for (text, column) in [
        ("White presses\nBlack presses", 14),
        ("0:00:04 White presses", 1),
        ("White presses twice", 15),
        ("White", 6),
        ("", 1),
    ] {
        let error = Event::read(Moment::START, text).expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{text:?}: {error}");
    }
}

#[test]
fn events_must_be_in_time_order() {
    let tags = vec![("Laws".to_owned(), "FIDE 2023".to_owned())];
    let events: Vec<Event> = [0, 7, 6]
        .map(Moment::new)
        .map(|at| Event { at, ..white(Act::Clock(Clock::Presses)) })
        .to_vec();
    let error = Protocol::new(tags, events).expect_err("time goes back");
    assert_eq!(error.line, 3);
}
