//! `touchmove admin`: administration of a running server through its Unix socket.

use crate::args::{AdminArgs, AdminCommand};
use crate::escape;
use crate::messages::{say, words};
use crate::output::{errln, outln};
use crate::{FINE, UNREADABLE};
use serde_json::{Value, json};
use std::error::Error;
use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use touchmove_server::UtcDate;

/// HTTP version with which the server closes the connection after its answer.
const PROTOCOL: &str = concat!("HTTP/1", ".0");

type Done<T> = Result<T, Box<dyn Error>>;

pub fn run(args: &AdminArgs) -> u8 {
    let socket = args.socket.clone().unwrap_or_else(|| args.key.with_extension("admin"));
    match carry_out(&Server { socket: &socket }, &args.command) {
        Ok(()) => FINE,
        Err(error) => {
            errln!("touchmove: {error}");
            UNREADABLE
        }
    }
}

fn carry_out(server: &Server<'_>, command: &AdminCommand) -> Done<()> {
    match command {
        AdminCommand::Metrics => {
            write!(std::io::stdout(), "{}", server.answer("GET", "/metrics", None)?)?;
            Ok(())
        }
        AdminCommand::List => list(server),
        AdminCommand::Link { id } => {
            let told = server.ask("POST", &format!("/games/{}/arbiter", name(id)?), None)?;
            print_message("admin-link", &[("link", &told["link"])])
        }
        AdminCommand::Close { id } => {
            let told = server.ask("POST", &format!("/games/{}/close", name(id)?), None)?;
            print_message("admin-closed", &[("count", &told["games"])])
        }
        AdminCommand::Archive { id, file } => archive(server, name(id)?, file),
        AdminCommand::Delete { id, yes: _ } => {
            let told = server.ask("DELETE", &format!("/games/{}", name(id)?), None)?;
            print_message("admin-deleted", &[("count", &told["journals"])])
        }
        AdminCommand::Anonymise { name } => {
            let told = server.ask("POST", "/anonymise", Some(&json!({ "name": name })))?;
            print_message("admin-anonymised", &[("count", &told["journals"])])
        }
        AdminCommand::Invite { name, days } => {
            let new = json!({ "name": name, "days": days });
            let told = server.ask("POST", "/invitations", Some(&new))?;
            print_message("admin-invited", &[("name", &json!(name)), ("link", &told["link"])])
        }
        AdminCommand::Invitations => {
            let told = server.ask("GET", "/invitations", None)?;
            for one in told.as_array().into_iter().flatten() {
                let until = date(one["until_wall_ms"].as_u64().unwrap_or(0));
                outln!("{}\t{until}\t{}", text(&one["id"]), text(&one["name"]));
            }
            Ok(())
        }
        AdminCommand::Uninvite { id } => {
            server.ask("DELETE", &format!("/invitations/{}", name(id)?), None)?;
            print_message("admin-uninvited", &[])
        }
    }
}

/// Prints a tab-separated line for each game or competition: id, kind, whether it is over, time of
/// the last change, players.
fn list(server: &Server<'_>) -> Done<()> {
    let mut after = String::new();
    loop {
        let page = server.ask("GET", &format!("/games{after}"), None)?;
        let page = page.as_array().map(Vec::as_slice).unwrap_or_default();
        let Some(last) = page.last() else { return Ok(()) };
        after = format!("?after={}", text(&last["id"]));
        for one in page {
            let open = if one["running"] == true { "open" } else { "-" };
            let of = one["competition"].as_str().unwrap_or("-");
            let changed = date(one["changed_wall_ms"].as_u64().unwrap_or(0));
            let (id, kind, name) = (text(&one["id"]), text(&one["kind"]), text(&one["name"]));
            let line = format!("{id}\t{kind}\t{of}\t{open}\t{changed}\t{}", escape::piece(&name));
            writeln!(std::io::stdout(), "{line}")?;
        }
    }
}

fn archive(server: &Server<'_>, id: &str, file: &Path) -> Done<()> {
    let told = server.ask("GET", &format!("/games/{id}"), None)?;
    let lines = told.as_array().map(Vec::as_slice).unwrap_or_default();
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let named = |error| format!("{}: {error}", file.display());
    let mut out = options.open(file).map_err(named)?;
    for line in lines {
        writeln!(out, "{line}").map_err(named)?;
    }
    out.sync_all().map_err(named)?;
    print_message("admin-archived", &[("count", &json!(lines.len())), ("file", &json!(file))])
}

fn print_message(id: &str, args: &[(&str, &Value)]) -> Done<()> {
    let value = |value: &Value| match value {
        Value::Number(number) => number.as_u64().unwrap_or(0).into(),
        other => text(other).into(),
    };
    let args: Vec<_> = args.iter().map(|(name, given)| (*name, value(given))).collect();
    writeln!(std::io::stdout(), "{}", escape::text(&say(&words(), id, &args)))?;
    Ok(())
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Validates an id before it becomes part of a URL path. Every id consists of letters and digits.
fn name(id: &str) -> Done<&str> {
    let plain = !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric());
    if plain {
        Ok(id)
    } else {
        Err(format!("{id:?} is not the name of a game or a competition").into())
    }
}

/// Returns the date of Unix milliseconds.
fn date(wall: u64) -> UtcDate {
    UtcDate::from_unix_seconds(wall / 1_000)
}

/// A client of the server's socket.
struct Server<'a> {
    socket: &'a Path,
}

impl Server<'_> {
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Done<Value> {
        Ok(serde_json::from_str(&self.answer(method, path, body)?)?)
    }

    /// Sends a request on a new connection and reads the answer to its end.
    fn answer(&self, method: &str, path: &str, body: Option<&Value>) -> Done<String> {
        let wrong = |error: std::io::Error| {
            format!("no server is heard at {}: {error}", self.socket.display())
        };
        let mut stream = UnixStream::connect(self.socket).map_err(wrong)?;
        let body = body.map(Value::to_string).unwrap_or_default();
        write!(
            stream,
            "{method} {path} {PROTOCOL}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("the server has not answered")?;
        if head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')) {
            return Ok(body.to_owned());
        }
        let told: Value = serde_json::from_str(body)?;
        Err(format!("{}. {}", text(&told["title"]), text(&told["detail"])).into())
    }
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn id_cannot_be_a_path() {
        assert!(name("7Qx2").is_ok());
        assert!(name("../x").is_err() && name("").is_err() && name("a b").is_err());
    }
}
