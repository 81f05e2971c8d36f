//! Every event, written in the protocol's words and read again, is the same.

mod common;

use common::Numbers;
use std::collections::BTreeSet;
use touchmove_board::{Color, Position, Role, Square};
use touchmove_game::{Act, Actor, Event, Ground, Hands, Matter, MoveText, Protocol};
use touchmove_laws::{Help, Score};

const PLAYERS: [Actor; 5] = [
    Actor::Player(Color::White),
    Actor::Player(Color::Black),
    Actor::AssistantOf(Color::White),
    Actor::AssistantOf(Color::Black),
    Actor::Spectator,
];
const GROUNDS: [Ground; 2] = [Ground::Threefold, Ground::FiftyMoves];
const TEXTS: [&str; 6] =
    ["9... Nd4 (=)", "=", "\"a  b # c\"", "sheet, page 2", "rook!", "Läufer c 1"];

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
            Matter::Displaced(squares),
            Matter::WrongClock,
            Matter::DefectiveClock,
        ])
    }

    fn by_hand(&mut self) -> Act {
        match self.below(10) {
            0 => Act::Adjusts { squares: self.squares(), announced: self.below(2) == 0 },
            1 => {
                let groups = (0..=self.below(2)).map(|_| self.squares()).collect();
                Act::Touches { groups, accidental: self.below(2) == 0 }
            }
            2 => Act::Takes(self.square()),
            3 => Act::Puts(self.of(&Role::ALL), self.square()),
            4 => Act::Shifts(self.square(), self.square()),
            5 => Act::Plays(self.readable(), Hands::One),
            6 => Act::Plays(self.readable(), Hands::Both),
            7 => Act::Copies(self.readable()),
            8 => Act::KnocksOver(self.squares()),
            _ => Act::Restores(self.squares()),
        }
    }

    fn said(&mut self) -> Act {
        match self.below(10) {
            0 => Act::StopsTheClock(None),
            1 => {
                Act::StopsTheClock(Some(self.of(&["", "no queen", "he said: \"no  way\""]).into()))
            }
            2 if self.below(2) == 0 => Act::AsksForAnExplanation(Some("may I, 3.8".into())),
            2 => Act::ClaimsDraw(self.of(&GROUNDS), None),
            3 => Act::ClaimsDraw(self.of(&GROUNDS), Some(self.readable())),
            4 => Act::ClaimsTouched(self.square()),
            5 => Act::ClaimsFromTheScreen(self.of(&GROUNDS)),
            6 => Act::Signs(self.of(&["1-0", "1/2-1/2", "0-1 under protest"]).into()),
            7 => Act::Announces(self.text()),
            8 => Act::Repeats(self.text()),
            _ => Act::Seals(self.mv()),
        }
    }

    fn phrase(&mut self) -> Act {
        self.of(&[
            Act::Arrives,
            Act::LeavesArea,
            Act::LeavesVenue,
            Act::Returns,
            Act::Presses,
            Act::HandlesTheClockImproperly,
            Act::OffersADraw,
            Act::Accepts,
            Act::Declines,
            Act::Resigns,
            Act::ClaimsFlag,
            Act::ClaimsIllegalMove,
            Act::ClaimsCannotWin,
            Act::ClaimsNoEffort,
            Act::RequestsIncrement,
            Act::ConfirmsPosition,
            Act::AgreesToCorrect,
            Act::AsksForTheScoresheet,
            Act::PhoneSounds,
            Act::HasADevice,
            Act::HasADeviceSwitchedOff,
            Act::RefusesInspection,
            Act::BringsIntoDisrepute,
            Act::AsksForAnAssistant(Help::Moves),
            Act::AsksForAnAssistant(Help::Clock),
            Act::AsksForAnExplanation(None),
            Act::Appeals,
            Act::EntersThePlayingArea,
            Act::UsesNotes,
            Act::Distracts,
            Act::Refuses,
            Act::TellsMovesAndTimes,
            Act::AsksToAdjourn,
        ])
    }

    fn position(&mut self) -> Position {
        let turn = self.player();
        Position::default().with_piece(self.square(), None).with_turn(turn)
    }

    fn of_arbiter(&mut self) -> Act {
        let (square, player, ms) = (self.square(), self.player(), self.ms());
        let scores = [None, Some(Score::Win), Some(Score::Draw), Some(Score::Loss)];
        match self.below(20) {
            0 => Act::ObservesFlag(player),
            1 => Act::ObservesTouched(square),
            2 => Act::GivesTime(player, ms),
            3 => Act::TakesTime(player, ms),
            4 => Act::GivesForDisturbance(player, ms),
            5 => Act::SetsClocks(vec![(player, ms)]),
            6 => Act::SetsClocks(vec![(Color::White, ms), (Color::Black, self.ms())]),
            7 => Act::SetsTheMoveCounter(self.of(&[0, 39, u32::MAX])),
            8 => Act::GivesPoints(player, self.of(&[1, 2])),
            9 => Act::TakesPoints(player, self.of(&[1, 2])),
            10 => Act::Fines(player),
            11 => Act::PermitsToLeave(player),
            12 => Act::AllowsToBeLate(player),
            13 => Act::Warns(player),
            14 => Act::DeclaresLost(player, self.of(&scores)),
            15 => Act::Excludes(player),
            16 => Act::Expels(player),
            17 => {
                Act::Explains(self.of(&["9.2", "Adj.1.a"]).into(), self.of(&[None, Some(player)]))
            }
            18 => Act::Reinstates(Box::new(self.position())),
            _ => Act::StopsTheClock(Some(self.of(&["", "a phone # rings"]).replace('#', "no."))),
        }
    }

    fn arbiter_phrase(&mut self) -> Act {
        self.of(&[
            Act::Starts,
            Act::Resumes,
            Act::ObservesBothFlags,
            Act::ObservesIllegalMove,
            Act::ObservesIllegalPosition,
            Act::Agrees,
            Act::Rejects,
            Act::Postpones,
            Act::DeclaresDraw,
            Act::ExpelsTheSpectator,
            Act::CancelsTheGame,
            Act::ReconstructsTheGame,
            Act::FindsNoOverstep,
            Act::Adjourns,
            Act::OpensTheEnvelope,
            Act::ReportsTheEnvelopeLost,
            Act::ReportsThePositionLost,
            Act::ResumesTheGame,
        ])
    }

    fn event(&mut self) -> Event {
        let player = self.of(&PLAYERS);
        let anybody = [player, Actor::Arbiter][self.below(2)];
        let (actor, act) = match self.below(8) {
            0 => (player, self.by_hand()),
            1 => (player, self.said()),
            2 => (player, self.phrase()),
            3 => (Actor::Arbiter, self.of_arbiter()),
            4 => (Actor::Arbiter, self.arbiter_phrase()),
            5 => (anybody, Act::FindsDifferentPositions),
            6 => (anybody, Act::Records(self.text())),
            _ => (anybody, Act::PointsOut(self.matter())),
        };
        Event { at: self.ms(), actor, act }
    }
}

/// `Plays` of `Plays(...)`.
fn variant(act: &Act) -> String {
    format!("{act:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// The names of the acts there are, from where they are declared.
fn declared() -> BTreeSet<String> {
    let source = include_str!("../src/event.rs");
    let acts = source.split("pub enum Act {").nth(1).expect("the acts");
    let named = acts.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    let names = named.map(|line| line.trim().chars().take_while(|c| c.is_alphanumeric()).collect());
    names.filter(|name: &String| !name.is_empty()).collect()
}

#[test]
fn every_act_is_read_as_it_was_written() {
    let mut numbers = Numbers(11);
    let mut seen = BTreeSet::new();
    for _ in 0..20_000 {
        let event = numbers.event();
        let text = event.to_string();
        let read = Event::read(event.at, &text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(read, event, "{text}");
        seen.insert(variant(&event.act));
    }
    assert_eq!(seen, declared());
}

fn white(act: Act) -> Event {
    Event { at: 0, actor: Actor::Player(Color::White), act }
}

#[test]
fn a_text_cannot_begin_another_line_or_end_its_own() {
    for text in ["e4\n0:00:09 Black resigns", "e4 # 1. e5", "\"e4\r\n", "a  b", "", " =", "\u{85}"]
    {
        for act in [Act::Records(text.into()), Act::Announces(text.into())] {
            let written = white(act).to_string();
            assert_eq!(written.lines().count(), 1, "{written:?}");
            assert!(!written.contains(char::is_control), "{written:?}");
            let read = Event::read(0, &written).unwrap_or_else(|e| panic!("{written}: {e}"));
            assert_eq!(read.to_string(), written);
        }
    }
}

#[test]
fn what_is_no_single_event_is_not_read() {
    for (text, column) in [
        ("White presses\nBlack presses", 14),
        ("0:00:04 White presses", 1),
        ("White presses twice", 15),
        ("White", 6),
        ("", 1),
    ] {
        let error = Event::read(0, text).expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{text:?}: {error}");
    }
}

#[test]
fn events_of_a_protocol_are_in_order() {
    let tags = vec![("Laws".to_owned(), "FIDE 2023".to_owned())];
    let events: Vec<Event> = [0, 7, 6].map(|at| Event { at, ..white(Act::Presses) }).to_vec();
    let error = Protocol::new(tags, events).expect_err("time goes back");
    assert_eq!(error.line, 3);
}
