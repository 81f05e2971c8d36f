//! Distractors: rulings of other editions on the same event, rulings on the same act in other
//! games, and variations of the right answer.

use super::answer::{Answer, Part};
use super::judged_game::{Game, Moment, can_be_asked};
use std::collections::BTreeMap;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_game::protocol::Entry;
use touchmove_game::{Act, Actor, Claim, Observation};
use touchmove_laws::{ClaimGround, Effect, Obligation, Outcome, Termination};

/// Upper bound on wrong answers.
const MOST: usize = 3;

/// All rulings by type of act, with colours normalised so that White acts.
pub(super) struct Pool(BTreeMap<String, Vec<Answer>>);

impl Pool {
    pub(super) fn of(games: &[Game]) -> Pool {
        let mut pool: BTreeMap<String, Vec<Answer>> = BTreeMap::new();
        for game in games {
            for moment in &game.moments {
                let Some(entry) = game.entry(moment) else { continue };
                let answer = Answer::of(&moment.rulings);
                let lent = answer.0.iter().all(Part::can_be_lent);
                if lent && can_be_asked(entry, &moment.rulings) {
                    let known = pool.entry(kind(entry)).or_default();
                    known.extend(normalised(&answer, who(entry, &answer)));
                }
            }
        }
        // The most frequent answers come first.
        Pool(pool.into_iter().map(|(kind, all)| (kind, by_frequency(all))).collect())
    }

    fn upon(&self, entry: &Entry, right: &Answer) -> Vec<Answer> {
        let known = self.0.get(&kind(entry)).map_or(&[][..], Vec::as_slice);
        let who = who(entry, right);
        known.iter().filter_map(|answer| normalised(answer, who)).collect()
    }
}

fn by_frequency(all: Vec<Answer>) -> Vec<Answer> {
    let mut counted: Vec<(Answer, usize)> = Vec::new();
    for answer in all {
        match counted.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, count)) => *count += 1,
            None => counted.push((answer, 1)),
        }
    }
    counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counted.into_iter().map(|(answer, _)| answer).collect()
}

fn normalised(answer: &Answer, player: Color) -> Option<Answer> {
    match player {
        Color::White => Some(answer.clone()),
        Color::Black => answer.flipped(),
    }
}

/// Returns the type of an act: its name, and the subject of a claim.
fn kind(entry: &Entry) -> String {
    match &entry.event.act {
        Act::Claim(Claim::Draw { ground, .. } | Claim::FromTheScreen { ground }) => {
            format!("claims {}", ground.words())
        }
        Act::Observation(Observation::Flag { .. }) => "observes flag".to_owned(),
        Act::Claim(Claim::Touched { .. }) | Act::Observation(Observation::Touched { .. }) => {
            "touched".to_owned()
        }
        _ => {
            let text = entry.event.to_string();
            let words = text.split(' ').skip(1);
            words.take(2).filter(|word| word.chars().all(char::is_alphabetic)).collect()
        }
    }
}

/// Returns the acting player; for an arbiter, the player concerned.
fn who(entry: &Entry, answer: &Answer) -> Color {
    match entry.event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => player,
        Actor::Arbiter | Actor::CaptainOf(_) | Actor::Spectator => {
            answer.about().unwrap_or(Color::White)
        }
    }
}

/// Returns up to three wrong answers, the most plausible first.
pub(super) fn answers(game: &Game, moment: &Moment, games: &[Game], pool: &Pool) -> Vec<Answer> {
    let Some(entry) = game.entry(moment) else { return Vec::new() };
    let right = Answer::of(&moment.rulings);
    let mut candidates = other_editions(game, moment, games);
    candidates.extend(variations(&right));
    let player = who(entry, &right);
    candidates.extend(about_a_touch(entry, &right, player));
    let (lent, usual) = (pool.upon(entry, &right), misconceptions(&right, player));
    // Obligations can follow from very different acts, so answers from other games fit less well.
    match right.0.iter().any(binds) {
        true => candidates.extend([usual, lent].concat()),
        false => candidates.extend([lent, usual].concat()),
    }
    let mut chosen: Vec<Answer> = Vec::new();
    for candidate in candidates {
        if chosen.len() < MOST && !chosen.contains(&candidate) && is_wrong(&candidate, game, moment)
        {
            chosen.push(candidate);
        }
    }
    chosen
}

/// Returns the rulings of other editions on the same event.
fn other_editions(game: &Game, moment: &Moment, games: &[Game]) -> Vec<Answer> {
    let others = games.iter().filter(|other| other.same_game(game));
    let there = others.filter_map(|other| other.moments.get(moment.at));
    let open = |there: &&Moment| {
        !there.rulings.iter().any(|r| matches!(r.effect(), Effect::Question { .. }))
    };
    let answers = there.filter(open).map(|there| match Answer::of(&there.rulings) {
        Answer(parts) if parts.is_empty() => Answer(vec![Part::Nothing]),
        answer => answer,
    });
    answers.collect()
}

/// Returns variations of the right answer with one change.
fn variations(right: &Answer) -> Vec<Answer> {
    let mut all = Vec::new();
    for (place, part) in right.0.iter().enumerate() {
        let Part::Effect(effect) = part else { continue };
        for other in alternatives(effect) {
            let mut parts = right.0.clone();
            parts.splice(place..=place, other.into_iter().map(Part::Effect));
            all.push(Answer(parts));
        }
    }
    all
}

const MINUTE: Millis = Millis::minutes(1);
const TWO: Millis = Millis::minutes(2);

/// Returns alternatives to an effect.
fn alternatives(effect: &Effect) -> Vec<Vec<Effect>> {
    match effect.clone() {
        Effect::TimeAdded { player, ms } => {
            let other = if ms == MINUTE { TWO } else { MINUTE };
            vec![vec![Effect::TimeAdded { player, ms: other }], vec![over(player)]]
        }
        Effect::IllegalMove { player, count } => {
            let count = if count == 1 { 2 } else { 1 };
            vec![vec![Effect::IllegalMove { player, count }]]
        }
        Effect::GameOver { result, termination } => results(result, termination),
        Effect::ClaimCorrect { player, claim } => {
            let time = Effect::TimeAdded { player: player.other(), ms: TWO };
            vec![vec![Effect::ClaimIncorrect { player, claim }, time]]
        }
        Effect::ClaimIncorrect { player, claim: claim @ ClaimGround::Draw(_) } => {
            vec![vec![Effect::ClaimCorrect { player, claim }]]
        }
        _ => Vec::new(),
    }
}

fn over(winner: Color) -> Effect {
    let result = Outcome::win(winner);
    Effect::GameOver { result, termination: Termination::IllegalMoves }
}

/// Returns other results that the same termination could have.
fn results(result: Outcome, termination: Termination) -> Vec<Vec<Effect>> {
    let won = |termination| {
        Color::ALL
            .map(|winner| vec![Effect::GameOver { result: Outcome::win(winner), termination }])
    };
    let drawn = |termination| vec![Effect::GameOver { result: Outcome::DRAW, termination }];
    match (termination, result == Outcome::DRAW) {
        (Termination::CannotCheckmate, _) => won(Termination::TimeForfeit).to_vec(),
        (Termination::TimeForfeit | Termination::IllegalMoves, false) => {
            [vec![drawn(Termination::CannotCheckmate)], won(termination).to_vec()].concat()
        }
        (Termination::BothFlags, _) => won(Termination::TimeForfeit).to_vec(),
        (Termination::Resignation | Termination::DefaultTime, false) => won(termination).to_vec(),
        _ => Vec::new(),
    }
}

fn binds(part: &Part) -> bool {
    matches!(part, Part::Effect(Effect::Obligation { .. } | Effect::RightLost { .. }))
}

/// Returns the opposite decision on a touch-move claim.
fn about_a_touch(entry: &Entry, right: &Answer, player: Color) -> Option<Answer> {
    let Act::Claim(Claim::Touched { square }) = entry.event.act else { return None };
    let claim = ClaimGround::Touched(square);
    let refused = Part::Effect(Effect::ClaimIncorrect { player, claim });
    if right.0.contains(&refused) {
        let (player, must) = (player.other(), Obligation::Move(square));
        let bound = Part::Effect(Effect::Obligation { player, must });
        return Some(Answer(vec![Part::Restored, bound]));
    }
    Some(Answer(vec![refused]))
}

/// Returns common misconceptions.
fn misconceptions(right: &Answer, player: Color) -> Vec<Answer> {
    let bound = |part: &Part| matches!(part, Part::Effect(Effect::Obligation { .. }));
    let unbound = right.0.iter().any(bound).then(|| Answer(vec![Part::Unbound]));
    let illegal = Effect::IllegalMove { player, count: 1 };
    let time = Effect::TimeAdded { player: player.other(), ms: TWO };
    let fault = Answer(vec![Part::Effect(illegal), Part::Effect(time)]);
    let lost = Answer(vec![Part::Effect(over(player.other()))]);
    unbound.into_iter().chain([Answer(vec![Part::Nothing]), fault, lost]).collect()
}

/// True if the answer contains something that is ruled neither now nor anywhere in the game.
pub(super) fn is_wrong(answer: &Answer, game: &Game, moment: &Moment) -> bool {
    let ruled: Vec<Part> = game.moments.iter().flat_map(|one| Answer::of(&one.rulings).0).collect();
    let now = Answer::of(&moment.rulings);
    let bound = |part: &Part| matches!(part, Part::Effect(Effect::Obligation { .. }));
    answer.0.iter().any(|part| match part {
        Part::Unbound => now.0.iter().any(bound),
        Part::Nothing => now.is_telling(),
        // An obligation on another square may also follow from the rulings.
        part if bound(part) => false,
        part => part.is_telling() && !ruled.contains(part),
    })
}
