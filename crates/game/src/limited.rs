//! Rapid and blitz where supervision is limited (Appendices A and B): illegal
//! moves, win on time, impossible positions, what is found too late.

use crate::attempt::Attempt;
use crate::event::Matter;
use crate::game::{Game, moves_before, side};
use crate::moves;
use crate::ply::Ply;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::limited_illegal_move::{self, Course, Facts, Noticed};
use touchmove_laws::rules::supervision::{self, Regime};
use touchmove_laws::rules::{MatingChance, found_late, impossible_position, win_on_time};
use touchmove_laws::{Effect, Refusal, Ruling};

/// What is on record about play under limited supervision.
#[derive(Debug, Clone, Default)]
pub(crate) struct Limited {
    /// Moves made when the arbiter saw an impossible position and waited.
    awaited: Option<usize>,
    /// Who agrees to put an illegal move right, and how many moves there were.
    corrects: Option<(Color, usize)>,
    /// How often each player has asked to see the record.
    scoresheets: [u32; 2],
}

impl Limited {
    /// One more request for the record, where it is in order: how many that
    /// makes.
    pub(crate) fn asked_for_scoresheet(&mut self, player: Color, in_order: bool) -> u32 {
        let asked = self.scoresheets.get_mut(player.index());
        asked.map_or(0, |asked| {
            *asked = asked.saturating_add(u32::from(in_order));
            *asked
        })
    }
}

impl Game {
    /// What the game is played under.
    pub(crate) fn regime(&self) -> Regime {
        let of = &self.regulations;
        supervision::regime(of.edition, of.pace, of.supervision)
    }

    pub(crate) fn regime_on_record(&self) -> Option<Ruling> {
        supervision::on_record(self.regulations.edition, self.regulations.pace, self.regime())
    }

    /// The rulings on an irregular move by rules of its own; none where the
    /// Competition Rules apply or the move has not been completed.
    pub(crate) fn limited_ruling(&mut self, i: usize, noticed: Noticed) -> Option<Vec<Ruling>> {
        let ply = self.plies.get(i)?;
        let replied = i + 1 < self.plies.len();
        if self.regime() == Regime::Competition || !replied && !ply.completed {
            return None;
        }
        let course = limited_illegal_move::course(&self.facts_about(ply, noticed, replied));
        match (course, self.half_castled(i)) {
            (Course::Stands(refused), _) => Some(refused.into_iter().collect()),
            (_, Some(castling)) => Some(self.half_castling_question(castling)),
            (course, None) => self.rule_limited(i, course),
        }
    }

    /// The rulings on a move that has been found illegal just now; none where
    /// the Competition Rules apply.
    pub(crate) fn limited_half_castling(&mut self, i: usize) -> Option<Vec<Ruling>> {
        let ply = self.plies.get(i).filter(|_| self.regime() != Regime::Competition)?;
        let course = limited_illegal_move::course(&self.facts_about(ply, Noticed::Claimed, false));
        self.rule_limited(i, course)
    }

    fn rule_limited(&mut self, i: usize, course: Course) -> Option<Vec<Ruling>> {
        let ply = self.plies.get(i)?.clone();
        Some(match course {
            Course::AsUsual => self.as_usual(i),
            Course::Loses => self.loses_at_once(&ply),
            Course::Stands(refused) => refused.into_iter().collect(),
        })
    }

    fn facts_about(&self, ply: &Ply, noticed: Noticed, replied: bool) -> Facts {
        Facts {
            edition: self.regulations.edition,
            regime: self.regime(),
            reading: self.regulations.reading,
            player: ply.player,
            noticed,
            replied,
            shows: impossible_position::shows(&self.board),
        }
    }

    fn as_usual(&mut self, i: usize) -> Vec<Ruling> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let rulings = self.rule_on(i).into_iter();
        rulings.map(|ruling| limited_illegal_move::also(edition, regime, ruling)).collect()
    }

    pub(crate) fn loses_at_once(&mut self, ply: &Ply) -> Vec<Ruling> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let count = self.count_illegal_move(ply.player);
        let opponent = moves::mating_chance(&ply.before(), ply.player.other());
        let mut rulings = limited_illegal_move::loses(edition, regime, ply.player, count, opponent);
        let counted = rulings.len().min(1);
        rulings.splice(counted..counted, self.reasons(ply));
        rulings
    }

    /// A claim of a win on time; none where the Competition Rules apply.
    pub(crate) fn limited_flag_claim(&mut self, player: Color) -> Option<Vec<Ruling>> {
        if let Some(rulings) = self.finnish_flag_claim(player) {
            return Some(rulings);
        }
        let regime = self.regime();
        if regime == Regime::Competition || self.has_time_to_come(player.other()) {
            return None;
        }
        let down = |player| self.clock.is_flag_down(side(player), self.now);
        let opponents_down = down(player.other());
        let position = if self.untouched_board() { self.board } else { self.attempt.before };
        let chance = match opponents_down {
            true => moves::mating_chance(&position, player),
            false => MatingChance::Can,
        };
        let rulings = win_on_time::claimed(&win_on_time::Facts {
            edition: self.regulations.edition,
            regime,
            claimant: player,
            own_down: down(player),
            opponents_down,
            chance,
        });
        Some(self.unless_postponed(player.other(), rulings))
    }

    /// The arbiter has called a flag-fall.
    pub(crate) fn flag_called(&mut self, flag: Color) -> Vec<Ruling> {
        let regime = self.regime();
        let rulings = self.flag_has_fallen(flag).into_iter();
        rulings.map(|ruling| win_on_time::also_called(regime, ruling)).collect()
    }

    /// The arbiter calls a flag-fall: refused where that is for the players.
    pub(crate) fn limited_flag_call(&self, flag: Color) -> Option<Ruling> {
        win_on_time::called(self.regulations.edition, self.regime(), flag)
    }

    /// The arbiter sees that both kings are in check or a pawn was left on its
    /// last rank, and waits; none where the arbiter does not wait.
    pub(crate) fn awaits_next_move(&mut self) -> Option<Vec<Ruling>> {
        if !impossible_position::shows(&self.board) {
            return None;
        }
        let ruling = impossible_position::observed(self.regulations.edition, self.regime())?;
        self.limited.awaited = Some(self.plies.len());
        Some(vec![ruling])
    }

    /// What the arbiter has waited for, once the next move is completed.
    pub(crate) fn next_move_awaited(&mut self) -> Vec<Ruling> {
        let next = self.limited.awaited.and_then(|made| self.plies.get(made));
        let Some(after) = next.filter(|ply| ply.completed).map(|ply| ply.after()) else {
            return Vec::new();
        };
        self.limited.awaited = None;
        let still = impossible_position::shows(&after);
        let (edition, regime) = (self.regulations.edition, self.regime());
        impossible_position::after_next_move(edition, regime, still).into_iter().collect()
    }

    /// The players may put right by agreement what can no longer be claimed.
    pub(crate) fn agrees_to_correct(&mut self, player: Color) -> Vec<Ruling> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let illegal = self.plies.iter().rposition(|ply| ply.irregularity.is_some());
        let agreed = limited_illegal_move::agrees(edition, regime, player);
        let (Some(i), Some(agreed)) = (illegal, agreed) else {
            let effect = Effect::Refused { player, why: Refusal::NothingToCorrect };
            return limited_illegal_move::cited(edition, regime, effect)
                .map_or_else(Vec::new, |refused| vec![refused]);
        };
        let made = self.plies.len();
        if self.limited.corrects != Some((player.other(), made)) {
            self.limited.corrects = Some((player, made));
            return vec![agreed];
        }
        [agreed].into_iter().chain(self.correct_by_agreement(i)).collect()
    }

    fn correct_by_agreement(&mut self, i: usize) -> Vec<Ruling> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let Some(ply) = self.plies.get(i).cloned() else { return Vec::new() };
        self.take_back(i);
        self.attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
        (self.limited.awaited, self.limited.corrects) = (None, None);
        let corrected = limited_illegal_move::corrected(edition, regime, &ply.before());
        corrected.into_iter().chain(self.clock_to_player_having_move()).collect()
    }

    /// What is pointed out too late to be put right; none where it is not.
    pub(crate) fn found_too_late(&mut self, matter: &Matter) -> Option<Vec<Ruling>> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let needed = found_late::moves_needed(edition, regime)?;
        let late = Color::ALL.iter().all(|&player| self.completed_moves(player) >= needed);
        let what = match matter {
            _ if !late => return None,
            Matter::WrongSetup => found_late::Matter::Setup,
            Matter::WrongOrientation => found_late::Matter::Orientation,
            Matter::WrongClock => found_late::Matter::Clock,
            Matter::ReversedColours | Matter::Displaced(_) | Matter::DefectiveClock => return None,
        };
        let ruling = found_late::ruling(edition, regime, self.has_move(), what);
        let castling = match what {
            found_late::Matter::Setup => self.misplaced_cannot_castle(),
            found_late::Matter::Orientation | found_late::Matter::Clock => Vec::new(),
        };
        Some(ruling.into_iter().chain(castling).collect())
    }

    /// Moves that a player has completed, with those before the position that
    /// the record starts from.
    fn completed_moves(&self, player: Color) -> u32 {
        let completed = self.plies.iter().filter(|p| p.player == player && p.completed).count();
        moves_before(&self.start, player).saturating_add(u32::try_from(completed).unwrap_or(0))
    }

    /// Takes the rights to castle of kings and rooks that began elsewhere.
    fn misplaced_cannot_castle(&mut self) -> Vec<Ruling> {
        let (edition, regime) = (self.regulations.edition, self.regime());
        let rights = self.start.castling_rooks();
        let lost = rights.without(self.start.without_chess960_castling().castling_rooks());
        let misplaced = |player: &Color| lost.meets(self.start.color(*player));
        let players: Vec<Color> = Color::ALL.into_iter().filter(misplaced).collect();
        let usual = |position: &Position| position.without_chess960_castling();
        self.attempt.before = usual(&self.attempt.before);
        self.board = usual(&self.board);
        let noted = |player| {
            let exchanged = self.exchanged_on_record(player);
            exchanged.or_else(|| found_late::no_castling(edition, regime, player))
        };
        players.into_iter().filter_map(noted).collect()
    }

    /// Whether an arbiter who watches would act upon an illegal move unasked.
    pub(crate) fn notices_illegal_move(&mut self, player: Color) -> Vec<Ruling> {
        let i = self.plies.iter().rposition(|p| p.player == player && p.irregularity.is_some());
        let ruled = i.and_then(|i| self.limited_ruling(i, Noticed::Observed));
        let refused = |r: &Ruling| matches!(r.effect(), Effect::Refused { .. });
        match ruled {
            Some(rulings) if rulings.iter().any(refused) => Vec::new(),
            Some(rulings) => rulings,
            None => self.rule_illegal_move(player),
        }
    }

    /// Whether an arbiter steps in over touched pieces without being asked.
    pub(crate) fn sees_to_touched_pieces(&self) -> Option<Ruling> {
        let mover = self.has_move().other();
        supervision::act_of_moving_unasked(self.regulations.edition, self.regime(), mover)
    }

    /// Whether a flag that has fallen has more time to come, as the moves of
    /// its period were completed.
    fn has_time_to_come(&self, player: Color) -> bool {
        !self.clock.in_last_period(side(player))
    }
}
