//! `touchmove broadcast push`: pushes games to a round of a Lichess broadcast when they change.

mod address;
mod http;
mod push;

use crate::args::{BroadcastArgs, BroadcastCommand, PushArgs};
use crate::output::errln;
use crate::{FINE, FOUND, UNREADABLE};
use address::Address;
use http::{Answer, Client};
use push::{Next, Waits};
use std::fmt;
use std::time::Duration;
use touchmove_notation::pgn::Reader;

/// Maximum number of games in a broadcast round.
const MOST: usize = 100;

pub fn run(args: &BroadcastArgs) -> u8 {
    let BroadcastCommand::Push(args) = &args.command;
    match Broadcast::new(args) {
        Ok(broadcast) => broadcast.run(args),
        Err(why) => print_error(&why),
    }
}

fn print_error(why: &str) -> u8 {
    errln!("touchmove broadcast: {why}");
    UNREADABLE
}

struct Broadcast {
    client: Client,
    source: Source,
    target: Address,
    token: String,
    secret: Option<String>,
}

impl Broadcast {
    fn new(args: &PushArgs) -> Result<Broadcast, String> {
        let id = &args.round;
        if id.is_empty() || !id.chars().all(|sign| sign.is_ascii_alphanumeric()) {
            return Err(format!("--round {id}: letters and digits, as in the round's address"));
        }
        let server = Address::parse(&args.server)?;
        server.keeps_secrets()?;
        let secret = std::env::var("TOUCHMOVE_SECRET").ok();
        let source = Source::parse(&args.games)?;
        if let (Some(_), Source::Address(address)) = (&secret, &source) {
            address.keeps_secrets()?;
        }
        Ok(Broadcast {
            client: Client::new()?,
            source,
            target: server.below(&format!("/api/broadcast/round/{id}/push"))?,
            token: push::token(args.token_file.as_deref())?,
            secret,
        })
    }

    fn run(&self, args: &PushArgs) -> u8 {
        let (mut last, mut waits) = (String::new(), Waits::new(args.once));
        loop {
            let next = match self.games() {
                Ok(games) if games == last => Next::Wait,
                Ok(games) => self.pushed(&mut last, games),
                Err(Failed::ForNow(why)) => Next::Again(why, None),
                Err(Failed::ForGood(why)) => Next::End(why),
            };
            let pause = match next {
                Next::End(why) => return print_error(&why),
                Next::Done(pushed) if args.once => {
                    return if pushed.refused == 0 { FINE } else { FOUND };
                }
                Next::Done(_) | Next::Wait => {
                    waits.begin();
                    Duration::from_secs(args.every)
                }
                Next::Again(why, asked) => {
                    let Some(pause) = waits.next(asked) else {
                        print_error(&why);
                        return FOUND;
                    };
                    errln!("touchmove broadcast: {why}; again in {} s", pause.as_secs_f32());
                    pause
                }
            };
            std::thread::sleep(pause);
        }
    }

    fn pushed(&self, last: &mut String, games: String) -> Next {
        let answer = self.client.post(&self.target, &self.token, &games);
        let next = push::next(answer);
        if let Next::Done(pushed) = &next {
            errln!("touchmove broadcast: {pushed}");
            *last = games;
        }
        next
    }

    /// Fetches the games from their server.
    fn fetched(&self, address: &Address) -> Result<String, Failed> {
        let Answer { status, body, .. } = self.client.get(address, self.secret.as_deref());
        let failed = || format!("{address}: {}", response_text(status, &body));
        match status {
            200 => Ok(body),
            0 | 429 | 500.. => Err(Failed::ForNow(failed())),
            _ => Err(Failed::ForGood(failed())),
        }
    }

    /// Returns the games as text.
    fn games(&self) -> Result<String, Failed> {
        let text = match &self.source {
            Source::Address(address) => self.fetched(address)?,
            Source::File(path) => std::fs::read_to_string(path)
                .map_err(|why| Failed::ForGood(format!("{path}: {why}")))?,
        };
        match count(&text) {
            0 => Err(Failed::ForNow(format!("{}: no games in it", self.source))),
            number if number > MOST => Err(Failed::ForGood(format!(
                "{}: {number} games, and a broadcast takes {MOST}: choose a round",
                self.source
            ))),
            _ => Ok(text),
        }
    }
}

/// Source of the games.
enum Source {
    Address(Address),
    File(String),
}

impl Source {
    fn parse(text: &str) -> Result<Source, String> {
        match Address::is_meant(text) {
            true => Address::parse(text).map(Source::Address),
            false => Ok(Source::File(text.to_owned())),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Address(address) => address.fmt(f),
            Source::File(path) => f.write_str(path),
        }
    }
}

enum Failed {
    ForNow(String),
    ForGood(String),
}

fn count(text: &str) -> usize {
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.finish();
    std::iter::from_fn(|| reader.next_game()).take(MOST * 10).count()
}

/// Returns the first line of a response for an error message.
fn response_text(status: u16, body: &str) -> String {
    let line: String = body.lines().next().unwrap_or_default().chars().take(200).collect();
    if status == 0 { line } else { format!("{status} {line}") }
}
