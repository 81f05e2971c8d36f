//! What somebody does, in words.

use super::ProtocolError;
use super::line::milliseconds;
use super::penalties::{self, allows, gives, takes};
use super::words::Words;
use crate::event::{
    Act, Actor, Adjournment, Blind, Claim, Clock, Conduct, Decision, Ground, Hands, Matter,
    MoveText, Observation, Offer, Pieces, Presence, Writing,
};
use touchmove_board::{Color, Fen, Role, Square};
use touchmove_laws::{Help, Score};

pub(super) type Read<T> = Result<T, ProtocolError>;

/// Acts that are whole phrases.
pub(super) const PLAYER_PHRASES: &[(&str, Act)] = &[
    ("arrives", Act::Presence(Presence::Arrives)),
    ("leaves the playing area", Act::Presence(Presence::LeavesArea)),
    ("leaves the venue", Act::Presence(Presence::LeavesVenue)),
    ("returns", Act::Presence(Presence::Returns)),
    ("presses", Act::Clock(Clock::Presses)),
    ("handles the clock improperly", Act::Clock(Clock::HandlesImproperly)),
    ("offers a draw", Act::Offer(Offer::OffersADraw)),
    ("accepts", Act::Offer(Offer::Accepts)),
    ("declines", Act::Offer(Offer::Declines)),
    ("resigns", Act::Offer(Offer::Resigns)),
    ("claims flag", Act::Claim(Claim::Flag)),
    ("claims illegal move", Act::Claim(Claim::IllegalMove)),
    ("claims cannot win", Act::Claim(Claim::CannotWin)),
    ("claims no effort", Act::Claim(Claim::NoEffort)),
    ("requests increment", Act::Claim(Claim::RequestsIncrement)),
    ("agrees to correct the illegal move", Act::Offer(Offer::AgreesToCorrect)),
    ("confirms the position", Act::Claim(Claim::ConfirmsPosition)),
    ("asks for the scoresheet", Act::Claim(Claim::AsksForTheScoresheet)),
    ("phone sounds", Act::Conduct(Conduct::PhoneSounds)),
    ("has a device switched off", Act::Conduct(Conduct::HasADeviceSwitchedOff)),
    ("has a device", Act::Conduct(Conduct::HasADevice)),
    ("brings the game into disrepute", Act::Conduct(Conduct::BringsIntoDisrepute)),
    ("refuses inspection", Act::Conduct(Conduct::RefusesInspection)),
    (
        "asks for an assistant for the moves",
        Act::Claim(Claim::AsksForAnAssistant { help: Help::Moves }),
    ),
    (
        "asks for an assistant for the clock",
        Act::Claim(Claim::AsksForAnAssistant { help: Help::Clock }),
    ),
    ("asks for an explanation", Act::Claim(Claim::AsksForAnExplanation { about: None })),
    ("appeals", Act::Claim(Claim::Appeals)),
    ("enters the playing area", Act::Presence(Presence::EntersThePlayingArea)),
    ("uses notes", Act::Conduct(Conduct::UsesNotes)),
    ("distracts", Act::Conduct(Conduct::Distracts)),
    ("refuses", Act::Conduct(Conduct::Refuses)),
    ("asks to adjourn", Act::Adjournment(Adjournment::AsksToAdjourn)),
    ("tells moves and times", Act::Blind(Blind::TellsMovesAndTimes)),
    ("points out different positions", Act::Blind(Blind::FindsDifferentPositions)),
];

pub(super) const ARBITER_PHRASES: &[(&str, Act)] = &[
    ("starts", Act::Clock(Clock::Starts)),
    ("resumes the game", Act::Adjournment(Adjournment::ResumesTheGame)),
    ("resumes", Act::Clock(Clock::Resumes)),
    ("observes flag of White", Act::Observation(Observation::Flag { player: Color::White })),
    ("observes flag of Black", Act::Observation(Observation::Flag { player: Color::Black })),
    ("observes both flags", Act::Observation(Observation::BothFlags)),
    ("observes illegal move", Act::Observation(Observation::IllegalMove)),
    ("observes illegal position", Act::Observation(Observation::IllegalPosition)),
    ("agrees", Act::Decision(Decision::Agrees)),
    ("rejects", Act::Decision(Decision::Rejects)),
    ("postpones", Act::Decision(Decision::Postpones)),
    ("declares draw", Act::Decision(Decision::DeclaresDraw)),
    ("expels the spectator", Act::Decision(Decision::ExpelsTheSpectator)),
    ("cancels the game", Act::Decision(Decision::CancelsTheGame)),
    ("finds different positions", Act::Blind(Blind::FindsDifferentPositions)),
    ("has the game reconstructed", Act::Decision(Decision::ReconstructsTheGame)),
    ("finds no overstep shown", Act::Observation(Observation::NoOverstep)),
    ("adjourns", Act::Adjournment(Adjournment::Adjourns)),
    ("opens the envelope", Act::Adjournment(Adjournment::OpensTheEnvelope)),
    ("reports the position lost", Act::Adjournment(Adjournment::ReportsThePositionLost)),
    ("reports the envelope lost", Act::Adjournment(Adjournment::ReportsTheEnvelopeLost)),
];

const PLAYER_ACTS: &str = "what a player does (plays, presses, touches, takes, puts, shifts, \
    adjusts, offers a draw, accepts, declines, resigns, claims ..., stops the clock, records ...)";
const ARBITER_ACTS: &str = "what an arbiter does (starts, stops the clock, resumes, observes ..., \
    gives, takes, sets, warns, declares ..., reinstates FEN, explains ARTICLE, agrees, rejects)";

pub(super) fn act(actor: Actor, words: &mut Words<'_>) -> Read<Act> {
    let phrases = match actor {
        Actor::Arbiter => ARBITER_PHRASES,
        _ => PLAYER_PHRASES,
    };
    if let Some((_, act)) = phrases.iter().find(|(phrase, _)| words.accept(phrase)) {
        return Ok(act.clone());
    }
    if words.accept("stops the clock:") {
        return Ok(Act::Clock(Clock::Stops { reason: Some(words.rest()) }));
    }
    if words.accept("stops the clock") {
        return Ok(Act::Clock(Clock::Stops { reason: None }));
    }
    if words.accept("asks for an explanation:") {
        let asked = text(words, "what is to be explained")?;
        return Ok(Act::Claim(Claim::AsksForAnExplanation { about: Some(asked) }));
    }
    match actor {
        Actor::Arbiter => arbiter_act(words),
        _ => player_act(words),
    }
}

fn player_act(words: &mut Words<'_>) -> Read<Act> {
    if words.accept("knocks over") {
        return Ok(Act::Pieces(Pieces::KnocksOver { squares: squares(words)? }));
    }
    if words.accept("points out") {
        return Ok(Act::Claim(Claim::PointsOut { matter: matter(words)? }));
    }
    if words.accept("claims") {
        return claim(words);
    }
    let Some(verb) = words.peek() else { return Err(words.expected(PLAYER_ACTS)) };
    let known = [
        "plays",
        "touches",
        "takes",
        "puts",
        "shifts",
        "adjusts",
        "restores",
        "records",
        "signs",
        "announces",
        "repeats",
        "seals",
        "copies",
    ];
    if !known.contains(&verb) {
        return Err(words.expected(PLAYER_ACTS));
    }
    words.take();
    match verb {
        "plays" => plays(words),
        "touches" => touches(words),
        "takes" => Ok(Act::Pieces(Pieces::Takes { square: square(words)? })),
        "puts" => Ok(Act::Pieces(Pieces::Puts { role: role(words)?, square: square(words)? })),
        "copies" => Ok(Act::Blind(Blind::Copies { text: move_text(words)? })),
        "shifts" => Ok(Act::Pieces(Pieces::Shifts { from: square(words)?, to: square(words)? })),
        "adjusts" => adjusts(words),
        "restores" => Ok(Act::Pieces(Pieces::Restores { squares: squares(words)? })),
        "records" => Ok(Act::Writing(Writing::Records { text: text(words, "a move or =")? })),
        "signs" => signs(words),
        "announces" => Ok(Act::Blind(Blind::Announces {
            text: text(words, "the move as spoken, in quotation marks")?,
        })),
        "repeats" => Ok(Act::Blind(Blind::Repeats {
            text: text(words, "the move as spoken, in quotation marks")?,
        })),
        _ => Ok(Act::Adjournment(Adjournment::Seals { text: sealed(words)? })),
    }
}

fn arbiter_act(words: &mut Words<'_>) -> Read<Act> {
    match words.peek() {
        Some("gives") => gives(words),
        Some("takes") => takes(words),
        Some("sets") => sets(words),
        Some("warns") => with_player(words, |player| Act::Decision(Decision::Warns { player })),
        Some("fines") => with_player(words, |player| Act::Decision(Decision::Fines { player })),
        Some("permits") => {
            allows(words, "to leave", |player| Act::Decision(Decision::PermitsToLeave { player }))
        }
        Some("allows") => {
            allows(words, "to be late", |player| Act::Decision(Decision::AllowsToBeLate { player }))
        }
        Some("excludes") => {
            with_player(words, |player| Act::Decision(Decision::Excludes { player }))
        }
        Some("expels") => with_player(words, |player| Act::Decision(Decision::Expels { player })),
        Some("finds") => {
            words.take();
            Ok(Act::Claim(Claim::PointsOut { matter: matter(words)? }))
        }
        Some("records") => {
            words.take();
            Ok(Act::Writing(Writing::Records { text: text(words, "a move or =")? }))
        }
        Some("explains") => explains(words),
        Some("reinstates") => reinstates(words),
        Some("declares") => declares(words),
        _ if words.accept("observes touched") => {
            Ok(Act::Observation(Observation::Touched { square: square(words)? }))
        }
        _ => Err(words.expected(ARBITER_ACTS)),
    }
}

fn with_player(words: &mut Words<'_>, act: fn(Color) -> Act) -> Read<Act> {
    words.take();
    Ok(act(player(words)?))
}

fn sets(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    if words.accept("the move counter to") {
        return Ok(Act::Decision(Decision::SetsTheMoveCounter { moves: penalties::count(words)? }));
    }
    let mut times = vec![(player(words)?, duration(words)?)];
    if !words.is_empty() {
        times.push((player(words)?, duration(words)?));
    }
    Ok(Act::Decision(Decision::SetsClocks { times }))
}

fn explains(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    let expected = words.expected("the number of an article");
    let number = words.take().ok_or(expected)?.to_owned();
    if words.accept("to both players") {
        return Ok(Act::Decision(Decision::Explains { article: number, to: None }));
    }
    if !words.accept("to") {
        return Err(words.expected("`to White`, `to Black` or `to both players`"));
    }
    Ok(Act::Decision(Decision::Explains { article: number, to: Some(player(words)?) }))
}

/// All six fields, since the move number says which moves stand.
fn reinstates(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    let expected = words.expected("a position as a FEN of six fields");
    let text = words.rest();
    let read = Fen::parse(&text).ok().filter(|_| text.split(' ').count() == 6);
    read.map(|position| Act::Decision(Decision::Reinstates { position: Box::new(position) }))
        .ok_or(expected)
}

fn declares(words: &mut Words<'_>) -> Read<Act> {
    words.take();
    let loser = player(words)?;
    if words.accept("lost") {
        return Ok(Act::Decision(Decision::DeclaresLost { player: loser, score: None }));
    }
    if !words.accept("lost,") {
        return Err(words.expected("`lost`"));
    }
    let other = if loser == Color::White { "Black" } else { "White" };
    if !words.accept(other) {
        return Err(words.expected(other));
    }
    if !words.accept("scores") {
        return Err(words.expected("`scores`"));
    }
    let score = match words.peek() {
        Some("1") => Score::Win,
        Some("1/2") => Score::Draw,
        Some("0") => Score::Loss,
        _ => return Err(words.expected("1, 1/2 or 0")),
    };
    words.take();
    Ok(Act::Decision(Decision::DeclaresLost { player: loser, score: Some(score) }))
}

fn claim(words: &mut Words<'_>) -> Read<Act> {
    for (phrase, ground) in [
        ("threefold from the screen", Ground::Threefold),
        ("fifty moves from the screen", Ground::FiftyMoves),
    ] {
        if words.accept(phrase) {
            return Ok(Act::Claim(Claim::FromTheScreen { ground }));
        }
    }
    let ground = if words.accept("threefold") {
        Ground::Threefold
    } else if words.accept("fifty moves") {
        Ground::FiftyMoves
    } else if words.accept("touched") {
        return Ok(Act::Claim(Claim::Touched { square: square(words)? }));
    } else {
        return Err(words.expected(
            "threefold, fifty moves, flag, illegal move, touched SQUARE, cannot win or no effort",
        ));
    };
    let with = words.accept("with");
    Ok(Act::Claim(Claim::Draw { ground, text: if with { Some(move_text(words)?) } else { None } }))
}

fn plays(words: &mut Words<'_>) -> Read<Act> {
    let mv = move_text(words)?;
    let both = words.accept("with both hands");
    Ok(Act::Pieces(Pieces::Plays { text: mv, hands: if both { Hands::Both } else { Hands::One } }))
}

fn adjusts(words: &mut Words<'_>) -> Read<Act> {
    let mut list = vec![square(words)?];
    while words.peek().is_some_and(|w| w != "silently") {
        list.push(square(words)?);
    }
    let silently = words.accept("silently");
    Ok(Act::Pieces(Pieces::Adjusts { squares: list, announced: !silently }))
}

fn touches(words: &mut Words<'_>) -> Read<Act> {
    let mut groups = vec![group(words)?];
    while words.peek().is_some_and(|w| w != "accidentally") {
        groups.push(group(words)?);
    }
    Ok(Act::Pieces(Pieces::Touches { groups, accidental: words.accept("accidentally") }))
}

fn group(words: &mut Words<'_>) -> Read<Vec<Square>> {
    let parsed = words.peek().map(|w| w.split('+').map(str::parse).collect());
    let Some(Ok(group)) = parsed else {
        return Err(words.expected("a square, or squares joined by +"));
    };
    words.take();
    Ok(group)
}

fn squares(words: &mut Words<'_>) -> Read<Vec<Square>> {
    let mut list = vec![square(words)?];
    while !words.is_empty() {
        list.push(square(words)?);
    }
    Ok(list)
}

fn signs(words: &mut Words<'_>) -> Read<Act> {
    if words.peek().and_then(crate::hearings::after_the_end::result).is_none() {
        return Err(words.expected("a result 1-0, 0-1, 1/2-1/2 or 0-0"));
    }
    Ok(Act::Writing(Writing::Signs { result: words.rest() }))
}

fn square(words: &mut Words<'_>) -> Read<Square> {
    let parsed = words.peek().and_then(|w| w.parse().ok());
    let square = parsed.ok_or_else(|| words.expected("a square a1 to h8"))?;
    words.take();
    Ok(square)
}

fn role(words: &mut Words<'_>) -> Read<Role> {
    let mut letters = words.peek().unwrap_or_default().chars();
    let role = letters.next().and_then(Role::from_letter).filter(|_| letters.next().is_none());
    let role = role.ok_or_else(|| words.expected("a piece letter K, Q, R, B, N or P"))?;
    words.take();
    Ok(role)
}

pub(super) fn player(words: &mut Words<'_>) -> Read<Color> {
    if words.accept("White") {
        Ok(Color::White)
    } else if words.accept("Black") {
        Ok(Color::Black)
    } else {
        Err(words.expected("White or Black"))
    }
}

pub(super) fn duration(words: &mut Words<'_>) -> Read<u64> {
    let ms = words.peek().and_then(milliseconds);
    let ms = ms.ok_or_else(|| words.expected("a time h:mm:ss"))?;
    words.take();
    Ok(ms)
}

const MATTERS: [(&str, Matter); 5] = [
    ("wrong setup", Matter::WrongSetup),
    ("wrong orientation", Matter::WrongOrientation),
    ("reversed colours", Matter::ReversedColours),
    ("wrong clock", Matter::WrongClock),
    ("defective clock", Matter::DefectiveClock),
];

fn matter(words: &mut Words<'_>) -> Read<Matter> {
    if let Some((_, matter)) = MATTERS.into_iter().find(|(phrase, _)| words.accept(phrase)) {
        return Ok(matter);
    }
    if words.accept("displaced") {
        return Ok(Matter::Displaced(squares(words)?));
    }
    let matters = "wrong setup, wrong orientation, reversed colours, displaced SQUARE, wrong clock or \
        defective clock";
    Err(words.expected(matters))
}

/// The words for a matter that is about no square.
pub(super) fn matter_phrase(matter: &Matter) -> &'static str {
    MATTERS.iter().find(|(_, known)| known == matter).map_or("displaced", |(phrase, _)| phrase)
}

fn text(words: &mut Words<'_>, what: &str) -> Read<String> {
    if words.is_empty() {
        return Err(words.expected(what));
    }
    Ok(words.rest())
}

/// A move, or whatever else was written in quotation marks.
fn sealed(words: &mut Words<'_>) -> Read<MoveText> {
    match words.peek().filter(|word| word.starts_with('"')) {
        Some(word) => {
            words.take();
            Ok(MoveText::Notation(word.trim_matches('"').to_owned()))
        }
        None => move_text(words),
    }
}

/// From-to where the word has that form, notation otherwise.
fn move_text(words: &mut Words<'_>) -> Read<MoveText> {
    let expected = "a move: SAN, or from-to as e2e4 or e7e8q";
    let Some(word) = words.peek() else { return Err(words.expected(expected)) };
    let mv = from_to(word).or_else(|| notation(word));
    let mv = mv.ok_or_else(|| words.expected(expected))?;
    words.take();
    Ok(mv)
}

fn from_to(word: &str) -> Option<MoveText> {
    let (from, to) = (word.get(0..2)?.parse().ok()?, word.get(2..4)?.parse().ok()?);
    let promotion = match word.get(4..)? {
        "" => None,
        letter if letter.len() == 1 => {
            let role = Role::from_letter(letter.chars().next()?)?;
            Some(role)
        }
        _ => return None,
    };
    Some(MoveText::FromTo { from, to, promotion })
}

fn notation(word: &str) -> Option<MoveText> {
    crate::moves::is_notation(word).then(|| MoveText::Notation(word.to_owned()))
}
