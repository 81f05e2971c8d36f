//! Replay of a game.

use crate::GameRecord;
use crate::claims::{Claims, MissedClaim, QUIET, may_allow_claim, number};
use crate::final_position::{DeadSince, first_dead};
use crate::finding::{End, Finding, Kind};
use crate::history::History;
use crate::illegal_move::illegal_move;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::rules::automatic_draw::{AutomaticDraw, Repetitions};
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_laws::rules::flag_fall::{FlagFall, MissingMoves};
use touchmove_laws::rules::{MatingChance, Rule};
use touchmove_laws::{Article, Edition, Effect, Provision, Termination};
use touchmove_notation::pgn::{Outcome, WrittenMove, decode};
use touchmove_notation::{Expected, SanError, SanMove, read_san_bytes};

pub(crate) struct Replay<'r, R> {
    pub(crate) record: &'r R,
    edition: Edition,
    /// Index of the first dead position, if known.
    died: Option<usize>,
    /// The positions so far. The last one is on the board.
    history: History,
    claims: Claims,
    ended: Option<GameEnd>,
    pub plies: usize,
    /// Number of illegal moves played, and the index of the position after the last of them.
    by_hand: (usize, usize),
    /// True if legal moves may not connect all positions.
    odd: bool,
    /// Number of trailing tokens that are not moves.
    pub(crate) left_out: usize,
    /// True if further repetitions do not matter.
    uncounted: bool,
    /// True if every position needs a closer look.
    attentive: bool,
    /// Number of undecided mate questions.
    pub(crate) undecided: usize,
    pub findings: Vec<Finding>,
}

/// End of a game. The record may continue after the end.
#[derive(Clone, Copy)]
struct GameEnd {
    end: End,
    /// The player who would be to move.
    player: Color,
    /// Number of plies up to the end.
    plies: usize,
}

impl<'r, R: GameRecord> Replay<'r, R> {
    /// Replays a game as far as its moves can be played.
    /// `written` includes claims with a written move.
    pub(crate) fn of(
        edition: Edition,
        start: Position,
        record: &'r R,
        written: bool,
    ) -> Replay<'r, R> {
        Replay::until(edition, start, record, None, written)
    }

    /// Replays the game again, but only up to its first dead position, if there is one.
    pub(crate) fn until_dead(self) -> Replay<'r, R> {
        if matches!(self.ended, Some(GameEnd { end: End::Checkmate, .. })) {
            return self;
        }
        let positions = self.history.positions();
        let since = self.legal_since();
        match (first_dead(positions.get(since..).unwrap_or_default()), positions) {
            (DeadSince::At(at), &[start, ..]) => {
                let (at, written) = (since.saturating_add(at), self.claims.examines_written);
                Replay::until(self.edition, start, self.record, Some(at), written)
            }
            (DeadSince::Undecided, _) => Replay { undecided: self.undecided + 1, ..self },
            _ => self,
        }
    }

    fn until(
        edition: Edition,
        start: Position,
        record: &'r R,
        died: Option<usize>,
        written: bool,
    ) -> Replay<'r, R> {
        let mut replay = Replay {
            record,
            edition,
            died,
            history: History::with_room_for(record.count_moves()),
            claims: Claims::new(written),
            ended: None,
            plies: 0,
            by_hand: (0, 0),
            odd: start != Position::default() && !can_be_played_from(&start),
            left_out: 0,
            uncounted: false,
            attentive: written || died.is_some(),
            undecided: 0,
            findings: Vec::new(),
        };
        replay.arrive(start);
        replay.play_all();
        replay.end_without_moves();
        replay
    }

    fn play_all(&mut self) {
        let mut index = 0;
        while let Some(written) = self.record.written(index) {
            if self.ended.is_some() && (self.report_signal(index) || !self.report_played_on(index))
            {
                return;
            }
            match self.read(written) {
                Some(mv) => self.play(index, mv),
                None if self.continue_after(index) => {}
                None => return,
            }
            index += 1;
        }
    }

    /// Ends the game if there are no legal moves. A move after checkmate or stalemate cannot be
    /// legal. This test therefore runs only when a move has failed.
    pub(crate) fn end_without_moves(&mut self) {
        // A position after an illegal move is not checkmate.
        if self.ended.is_none() && !self.is_by_hand() && !self.position().has_legal_move() {
            let check = self.position().is_check();
            self.ends(if check { End::Checkmate } else { End::Stalemate });
        }
    }

    fn ends(&mut self, end: End) {
        let player = self.position().turn();
        self.ended = Some(GameEnd { end, player, plies: self.plies });
        self.uncounted = true;
    }

    /// Returns the number and text of the last move before the end.
    fn last_move(&self, ended: GameEnd) -> Option<(String, String)> {
        let last = ended.plies.checked_sub(1)?;
        let before = self.history.positions().get(last)?;
        let text = self.record.written(last)?.text;
        Some((number(before), decode(text).into_owned()))
    }

    /// Reports that play continued after the end, but only once. Returns true if later moves may be
    /// legal.
    pub(crate) fn report_played_on(&mut self, index: usize) -> bool {
        let Some(ended @ GameEnd { end, player, .. }) = self.ended else { return true };
        let reported = |finding: &Finding| matches!(finding.kind, Kind::PlayedOn { .. });
        if !self.findings.iter().any(reported) {
            let article = article(self.edition, end);
            let (number, text) = self.last_move(ended).unzip();
            let since = self.record.count_moves().saturating_sub(index);
            let kind = Kind::PlayedOn { end, text, player, since, article };
            self.findings.push(Finding { place: self.record.place_of(index), number, kind });
        }
        !matches!(end, End::Checkmate | End::Stalemate)
    }

    #[inline]
    fn play(&mut self, index: usize, mv: Move) {
        self.let_pass(index);
        let next = self.position().after(mv);
        self.plies += 1;
        self.arrive(next);
    }

    /// Plays a move that is not legal.
    pub(crate) fn play_by_hand(&mut self, index: usize, after: Position) {
        self.let_pass(index);
        self.plies += 1;
        self.by_hand = (self.by_hand.0 + 1, self.plies);
        self.odd = true;
        self.arrive(after);
    }

    #[inline]
    fn let_pass(&mut self, index: usize) {
        if self.claims.wait && self.ended.is_none() {
            let passed = self.claims.play(index);
            self.report_passed(passed, index);
        }
    }

    /// Returns the result after the moves, or else the result in the tag.
    pub(crate) fn result(&self) -> Option<&'static str> {
        let tag = || self.record.tag("Result").and_then(|tag| Outcome::from_text(&tag));
        self.record.result().or_else(tag).map(|outcome| outcome.text())
    }

    /// Returns the result that the end of the game requires, if the moves end the game.
    pub(crate) fn expected(&self) -> Option<&'static str> {
        self.ended.map(|ended| expected(ended.end, ended.player))
    }

    #[inline]
    pub(crate) fn position(&self) -> &Position {
        self.history.last()
    }

    /// Returns the position before the first move.
    pub(crate) fn start(&self) -> &Position {
        self.history.positions().first().unwrap_or(self.position())
    }

    /// True if an illegal move was played.
    pub(crate) fn has_gone_beyond(&self) -> bool {
        self.by_hand.0 > 0
    }

    pub(crate) fn edition(&self) -> Edition {
        self.edition
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// Returns the number of legal plies.
    pub(crate) fn legal_plies(&self) -> usize {
        self.plies.saturating_sub(self.by_hand.0)
    }

    /// True if every move of the record was played.
    pub(crate) fn is_complete(&self) -> bool {
        self.plies.saturating_add(self.left_out) == self.record.count_moves()
    }

    pub(crate) fn ended_by(&self, end: End) -> bool {
        self.ended.is_some_and(|ended| ended.end == end)
    }

    /// Returns how often the final position has appeared.
    pub(crate) fn appearances_of_last(&self) -> usize {
        self.history.appearances().len().saturating_add(1)
    }

    pub(crate) fn can_claim(&self, ground: Ground) -> bool {
        self.claims.is_possible(ground, &self.history)
    }

    /// Returns the article that would apply if mate were possible: the one about flag fall, or the
    /// one about dead positions.
    pub(crate) fn cite_possible_mate(&self, after_flag: bool) -> Option<Article> {
        let player = self.position().turn();
        let (missing, opponent) = (MissingMoves::AllRemaining, MatingChance::Can);
        let lost = FlagFall::OneFlag { player, missing, opponent }.rulings(self.edition).pop();
        let lost = lost.and_then(|ruling| ruling.articles().first().copied());
        if after_flag { lost } else { article(self.edition, End::DeadPosition) }
    }

    fn is_by_hand(&self) -> bool {
        self.by_hand.0 > 0 && self.by_hand.1 == self.plies
    }

    /// Returns the first index from which legal moves connect all positions.
    fn legal_since(&self) -> usize {
        let positions = self.history.positions();
        let (_, mut since) = self.by_hand;
        while self.odd && positions.get(since).is_some_and(|p| !can_be_played_from(p)) {
            since += 1;
        }
        since
    }

    /// Stops counting repetitions once all claims are missed, unless the edition has a draw by
    /// fivefold repetition.
    fn stop_counting(&mut self) {
        let ends = self.edition.cite(Provision::FivefoldRepetition).is_some();
        self.uncounted |= !ends && self.claims.are_over();
    }

    /// Reports missed claims. A claim that no move proves to be missed gets the place of the `last`
    /// move.
    fn report_passed(&mut self, passed: impl IntoIterator<Item = MissedClaim>, last: usize) {
        for MissedClaim { claim, shown_by } in passed {
            let (number, kind) = claim.finding(self.edition);
            let place = self.record.place_of(shown_by.unwrap_or(last));
            self.findings.push(Finding { place, number: Some(number), kind });
        }
        self.stop_counting();
    }

    /// Adds a new position and checks it. This function is the hot path, and it hardly ever finds
    /// anything.
    #[inline(always)]
    fn arrive(&mut self, next: Position) {
        let quiet = next.halfmoves() >= QUIET - 1;
        let known = match self.uncounted {
            true => self.history.push_only(next),
            false => self.history.push(next),
        };
        if known | quiet | self.attentive | self.claims.wait {
            self.look_closer();
        }
    }

    #[cold]
    fn look_closer(&mut self) {
        let written = self.claims.examines_written;
        let counts = !self.uncounted
            && (self.history.repeats()
                || may_allow_claim(&self.history, written)
                || self.claims.wait);
        if self.ended.is_none() && (counts || self.died == Some(self.plies)) {
            self.check_rules();
        }
    }

    #[cold]
    fn check_rules(&mut self) {
        let appearances = self.history.appearances();
        self.end_without_moves();
        if let (None, Some(end)) = (self.ended, self.end(&appearances)) {
            self.ends(end);
        }
        if self.ended.is_none() {
            let passed = self.claims.note_position(appearances.len() + 1, &self.history);
            self.report_passed(passed, self.plies);
        }
    }

    fn end(&self, appearances: &[usize]) -> Option<End> {
        if self.died == Some(self.plies) {
            return Some(End::DeadPosition);
        }
        let quiet_moves = u32::from(self.position().halfmoves());
        let facts = Repetitions { appearances, quiet_moves };
        match AutomaticDraw::Reached(facts).rulings(self.edition).first()?.effect() {
            Effect::GameOver { termination: Termination::FivefoldRepetition, .. } => {
                Some(End::FivefoldRepetition)
            }
            Effect::GameOver { .. } => Some(End::SeventyFiveMoves),
            _ => None,
        }
    }

    #[inline]
    fn read(&self, written: WrittenMove<'_>) -> Option<Move> {
        if written.is_null {
            return None;
        }
        read_san_bytes(self.position(), written.text).ok()
    }

    pub(crate) fn why(&self, written: WrittenMove<'_>) -> Kind {
        let text = decode(written.text);
        if written.is_null {
            return Kind::NullMove { text: text.into_owned(), examined: false };
        }
        let san = match text.parse::<SanMove>() {
            Ok(san) => san,
            Err(error) => return unreadable(&text, &error),
        };
        match san.resolve(self.position()) {
            Err(SanError::Illegal { .. }) => {
                let illegal = illegal_move(self.edition, self.position(), &text, &san);
                Kind::IllegalMove(Box::new(illegal))
            }
            Err(SanError::Ambiguous(moves)) => {
                let san = |&mv: &Move| touchmove_notation::san(self.position(), mv);
                let moves = moves.iter().map(san).collect();
                Kind::Ambiguous { text: text.into_owned(), moves }
            }
            Err(error) => unreadable(&text, &error),
            Ok(_) => unreadable(&text, &NOT_READ),
        }
    }

    /// Returns the final position if the moves do not decide the game.
    pub(crate) fn open_end(&self) -> Option<&Position> {
        let open = self.ended.is_none() && self.plies > 0;
        let playable = !self.odd || can_be_played_from(self.position());
        Some(self.position()).filter(|_| open && playable && !self.is_by_hand())
    }

    /// Returns the number of the last move.
    pub(crate) fn last_number(&self) -> Option<String> {
        let last = self.plies.checked_sub(1)?;
        self.history.positions().get(last).map(number)
    }

    /// Reports an open result (`*`) of a game that had ended.
    pub(crate) fn report_open(&mut self, last: usize) {
        let Some(ended @ GameEnd { end, player, .. }) = self.ended else { return };
        let (expected, article) = (expected(end, player), article(self.edition, end));
        let number = self.last_move(ended).map(|(number, _)| number);
        let kind = Kind::OpenAfterEnd { end, expected, article };
        self.findings.push(Finding { place: self.record.place_of(last), number, kind });
    }

    /// Compares the end of the game with the result. `complete` is true if all moves were played.
    /// `last` is the index of the last move.
    pub(crate) fn finish(&mut self, result: Option<&str>, complete: bool, last: usize) {
        let Some(result) = result else { return };
        let Some(ended @ GameEnd { end, player, .. }) = self.ended else {
            if complete && result != "1/2-1/2" {
                self.report_passed(self.claims.decided(), last);
            }
            return;
        };
        let expected = expected(end, player);
        if result != expected {
            let (result, article) = (result.to_owned(), article(self.edition, end));
            let number = self.last_move(ended).map(|(number, _)| number);
            let kind = Kind::ResultContradicts { end, result, expected, article };
            self.findings.push(Finding { place: self.record.place_of(last), number, kind });
        }
    }
}

/// Returns the result that the Laws require for an end, given the player to move.
fn expected(end: End, player: Color) -> &'static str {
    match (end, player) {
        (End::Checkmate, Color::Black) => "1-0",
        (End::Checkmate, Color::White) => "0-1",
        _ => "1/2-1/2",
    }
}

/// True if the mate search accepts the position.
fn can_be_played_from(position: &Position) -> bool {
    !position.problems().iter().any(|problem| problem.prevents_play())
}

/// Fallback that is never used: the same text would have to fail once and parse the next time.
const NOT_READ: SanError = SanError::Unreadable { column: 1, expected: Expected::PieceOrFile };

fn unreadable(text: &str, error: &SanError) -> Kind {
    let (character, expected) = match *error {
        SanError::Unreadable { column, expected } => (column, expected),
        SanError::Ambiguous(_) | SanError::Illegal { .. } => (1, Expected::PieceOrFile),
    };
    Kind::Unreadable { text: text.to_owned(), character, expected }
}

fn article(edition: Edition, end: End) -> Option<Article> {
    edition.cite(match end {
        End::Checkmate => Provision::Checkmate,
        End::Stalemate => Provision::Stalemate,
        End::DeadPosition => Provision::DeadPosition,
        End::FivefoldRepetition => Provision::FivefoldRepetition,
        End::SeventyFiveMoves => Provision::SeventyFiveMoves,
    })
}
