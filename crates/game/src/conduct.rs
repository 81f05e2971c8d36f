//! The conduct of the players and of others (Articles 11 and 12; 2009: 12 and
//! 13): what the Laws prescribe for it, or a question to the arbiter.

use crate::event::{self, Act, Claim, Clock, Decision, Presence};
use crate::game::Game;
use crate::moves;
use touchmove_board::Color;
use touchmove_laws::rules::asking::Appealed;
use touchmove_laws::rules::conduct::{self, Refused};
use touchmove_laws::rules::devices::{self, Facts, Follows, Found};
use touchmove_laws::rules::others::{self, Interference};
use touchmove_laws::rules::{MatingChance, asking, clock_faults};
use touchmove_laws::{Arbiter, Edition, Offence, Provision, Ruling};

/// What is on record about the players, one after the other, and the arbiter's
/// permissions.
#[derive(Debug, Clone, Default)]
pub(crate) struct Conduct {
    /// Who has not arrived yet.
    pub absent: [bool; 2],
    /// Whether nobody was there at the start.
    pub nobody_there: bool,
    /// When the clocks were started.
    pub started: u64,
    /// Who may arrive after the default time.
    pub may_be_late: [bool; 2],
    /// Who may leave.
    pub may_leave: [bool; 2],
    /// How often they have refused to comply.
    pub refusals: [u32; 2],
    /// How many offences were put to the arbiter, the present one included.
    pub offences: [u32; 2],
    /// How often they were warned.
    pub warnings: [u32; 2],
    /// By how many half points penalties have changed their scores.
    pub points: [i32; 2],
    /// Who has stopped the clocks and not been answered.
    pub caller: Option<Color>,
    /// Who has pressed before moving, where that is no illegal move.
    pub pressed_early: Option<Color>,
    /// Whether the colours were found to be reversed, and stay.
    pub colours_stay: bool,
    /// Who has offered a draw that the event does not allow without consent.
    pub offer_refused: Option<Color>,
    /// Whether the arbiter consents to the offer that stands.
    pub consent: bool,
    /// What the clocks showed when the irregularity happened that was put
    /// right last.
    pub times_then: Option<[u64; 2]>,
    /// What has been added to them by the rulings on it.
    pub added_since: [u64; 2],
    /// The article under which the clocks have been set since the last move.
    pub set_under: Option<Provision>,
    /// What putting displaced pieces back has cost the other player.
    pub restored_late: Option<(Color, u64)>,
}

/// Whoever it is about: counts up or sets what is kept for both players.
pub(crate) fn of<T>(both: &mut [T; 2], player: Color) -> &mut T {
    let [white, black] = both;
    match player {
        Color::White => white,
        Color::Black => black,
    }
}

impl Game {
    /// What a player does away from the pieces.
    pub(crate) fn conducts(&mut self, player: Color, act: &Act) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let ruling = match act {
            Act::Presence(Presence::Arrives) => return self.arrives(player),
            Act::Presence(Presence::LeavesArea) => return self.leaves(player, Offence::LeftArea),
            Act::Presence(Presence::LeavesVenue) => return self.leaves(player, Offence::LeftVenue),
            Act::Presence(Presence::Returns) => return self.returns(player),
            Act::Clock(Clock::HandlesImproperly) => {
                return self.offends(player, Offence::ClockHandling);
            }
            Act::Conduct(event::Conduct::UsesNotes) => return self.offends(player, Offence::Notes),
            Act::Conduct(event::Conduct::Distracts) => {
                return self.offends(player, Offence::Distraction);
            }
            Act::Conduct(event::Conduct::BringsIntoDisrepute) => {
                return self.offends(player, Offence::Disrepute);
            }
            Act::Conduct(event::Conduct::RefusesInspection) => {
                return self.offends(player, Offence::InspectionRefused);
            }
            Act::Conduct(event::Conduct::PhoneSounds) => {
                return self.has_device(player, Found::Sounds);
            }
            Act::Conduct(event::Conduct::HasADevice) => return self.has_device(player, Found::Has),
            Act::Conduct(event::Conduct::HasADeviceSwitchedOff) => {
                return self.has_device(player, Found::SwitchedOff);
            }
            Act::Conduct(event::Conduct::Refuses) => self.refuses(player),
            Act::Claim(Claim::AsksForAnAssistant { help }) => {
                let clock = self.regulations.time_control.has_clock();
                asking::assistant(edition, player, *help, clock)
            }
            Act::Claim(Claim::AsksForAnExplanation { .. }) => asking::explanation(edition, player),
            Act::Claim(Claim::Appeals) => self.appeals(player),
            Act::Claim(Claim::FromTheScreen { .. }) => {
                clock_faults::from_the_screen(edition, player)
            }
            _ => None,
        };
        ruling.into_iter().collect()
    }

    /// A question to the arbiter, who chooses from the list of penalties.
    pub(crate) fn offends(&mut self, player: Color, offence: Offence) -> Vec<Ruling> {
        let ruling = conduct::offends(self.regulations.penalties(), player, offence);
        if ruling.is_some() {
            let count = of(&mut self.conduct.offences, player);
            *count = count.saturating_add(1);
        }
        ruling.into_iter().collect()
    }

    /// Somebody has noticed that a player pressed before moving: improper
    /// handling of the clock by name in 2014, an illegal move from 2018 on.
    pub(crate) fn pressed_early(&mut self, by: Color) -> Vec<Ruling> {
        let pressed = self.conduct.pressed_early.take_if(|player| *player == by).is_some();
        match self.regulations.edition {
            Edition::Fide2014 if pressed => {
                let mut rulings = self.clock_to_player_having_move();
                rulings.extend(self.offends(by, Offence::ClockHandling));
                rulings
            }
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2023
            | Edition::Casual => Vec::new(),
        }
    }

    fn refuses(&mut self, player: Color) -> Option<Ruling> {
        let refusals = of(&mut self.conduct.refusals, player);
        *refusals = refusals.saturating_add(1);
        let count = *refusals;
        let opponent_too = *of(&mut self.conduct.refusals, player.other()) > 1;
        let penalties = self.regulations.penalties();
        conduct::refuses(Refused { penalties, player, count, opponent_too })
    }

    fn has_device(&mut self, player: Color, found: Found) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let opponent = match edition {
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008
                if found == Found::Sounds =>
            {
                moves::mating_chance(&self.attempt.before, player.other())
            }
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2023
            | Edition::Casual => MatingChance::Can,
        };
        let devices = self.regulations.devices;
        match devices::found(Facts { edition, player, found, devices, opponent }) {
            Follows::Ruled(ruling) => ruling.into_iter().collect(),
            Follows::Penalised(offence) => self.offends(player, offence),
        }
    }

    /// Also once the game is over.
    pub(crate) fn appeals(&self, player: Color) -> Option<Ruling> {
        let quickplay = self.ended_as() == Some("quickplay finish");
        let is_final = quickplay || self.regulations.arbiter == Arbiter::Absent;
        let against = Appealed { allowed: self.regulations.appeals, is_final };
        asking::appeal(self.regulations.edition, player, against)
    }

    /// Spectators and other players.
    pub(crate) fn by_outsider(&self, act: &Act) -> Vec<Ruling> {
        let what = match act {
            Act::Presence(Presence::LeavesArea)
            | Act::Presence(Presence::LeavesVenue)
            | Act::Presence(Presence::Returns) => return Vec::new(),
            Act::Presence(Presence::Arrives) | Act::Presence(Presence::EntersThePlayingArea) => {
                Interference::Enters
            }
            Act::Conduct(event::Conduct::PhoneSounds)
            | Act::Conduct(event::Conduct::HasADevice)
            | Act::Conduct(event::Conduct::HasADeviceSwitchedOff) => Interference::Telephone,
            Act::Claim(Claim::Flag)
            | Act::Claim(Claim::IllegalMove)
            | Act::Claim(Claim::Touched { .. })
            | Act::Claim(Claim::Draw { .. })
            | Act::Claim(Claim::PointsOut { .. }) => Interference::Reports,
            _ => Interference::Disturbs,
        };
        let clock = self.regulations.time_control.has_clock();
        others::interferes(self.regulations.edition, clock, what).into_iter().collect()
    }

    /// Time for a disturbance from outside.
    pub(crate) fn gives_for_disturbance(&mut self, player: Color, ms: u64) -> Vec<Ruling> {
        let ruling = others::time_given(self.regulations.edition, player, ms);
        let given: Vec<Ruling> = ruling.into_iter().collect();
        self.add_time(&given);
        given
    }

    /// By how many half points penalties have changed the players' scores.
    ///
    /// ```
    /// # use touchmove_board::{Color, Position};
    /// # use touchmove_clock::TimeControl;
    /// # use touchmove_game::{Act, Actor, Decision, Event, Game};
    /// # use touchmove_laws::{Edition, Regulations};
    /// let regulations = Regulations::new(Edition::Fide2014, TimeControl::no_clock());
    /// let mut game = Game::new(regulations, Position::default());
    /// let act = Act::Decision(Decision::TakesPoints { player: Color::White, halves: 1 });
    /// game.apply(&Event { at: 0, actor: Actor::Arbiter, act }).unwrap();
    /// assert_eq!(game.points_changed(), [-1, 0]);
    /// ```
    pub fn points_changed(&self) -> [i32; 2] {
        self.conduct.points
    }
}

/// Whether an act is something that the arbiter or a player can still do once
/// the game is over.
pub(crate) const fn outlives_the_game(act: &Act) -> bool {
    matches!(
        act,
        Act::Decision(Decision::Warns { .. })
            | Act::Decision(Decision::GivesPoints { .. })
            | Act::Decision(Decision::TakesPoints { .. })
            | Act::Decision(Decision::Fines { .. })
            | Act::Decision(Decision::Excludes { .. })
            | Act::Decision(Decision::Expels { .. })
            | Act::Decision(Decision::ExpelsTheSpectator)
            | Act::Decision(Decision::Explains { .. })
    )
}
