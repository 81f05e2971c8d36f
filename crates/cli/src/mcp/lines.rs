//! JSON-RPC over standard input and output, one message per line.
//!
//! The transport of `rmcp` skips lines that are not JSON and drops lines that are too long.
//! JSON-RPC requires an answer to each such line, so this transport answers them.

use rmcp::RoleServer;
use rmcp::model::{ClientRequest, JsonRpcMessage};
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use serde_json::{Value, json};
use std::io;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Stdin};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::JoinHandle;

/// Maximum length of a line; without a limit, one line could exhaust memory.
const LONGEST: usize = 1 << 24;
/// Maximum number of answers buffered until the client reads them.
const WAITING: usize = 16;

/// Version of JSON-RPC.
const VERSION: &str = concat!("2", ".0");

const PARSE_ERROR: i32 = -32700;
const INVALID_REQUEST: i32 = -32600;
const INVALID_PARAMS: i32 = -32602;

pub struct Lines {
    from: BufReader<Stdin>,
    to: Sender<String>,
    line: Vec<u8>,
    /// True while skipping the rest of an overlong line.
    skipping: bool,
    at_end: bool,
    /// True after an `initialize`. `rmcp` ends if it receives any other message before this
    /// request.
    begun: bool,
    /// Pending answer to a line that is not a message. It is a field because `rmcp` may drop the
    /// future of `receive` at any await.
    refusal: Option<String>,
}

impl Lines {
    /// Returns the transport and the writing task, which ends when the transport is dropped.
    pub fn new() -> (Lines, JoinHandle<io::Result<()>>) {
        let (to, answers) = channel(WAITING);
        let lines = Lines {
            from: BufReader::new(tokio::io::stdin()),
            to,
            line: Vec::new(),
            skipping: false,
            at_end: false,
            begun: false,
            refusal: None,
        };
        (lines, tokio::spawn(write(answers)))
    }

    /// Reads to the end of a line. Bytes are stored without an await after they are read, so a
    /// dropped future loses no byte.
    async fn read_line(&mut self) -> io::Result<Line> {
        while !self.at_end {
            let bytes = self.from.fill_buf().await?;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let taken = end.map_or(bytes.len(), |end| end + 1);
            self.at_end = bytes.is_empty();
            if !self.skipping {
                self.line.extend_from_slice(bytes.get(..taken).unwrap_or_default());
            }
            self.from.consume(taken);
            let too_long = self.line.len() > LONGEST;
            if too_long {
                self.line = Vec::new();
                self.skipping = true;
            }
            if end.is_some() || self.at_end {
                let skipped = std::mem::take(&mut self.skipping);
                return Ok(if skipped { Line::TooLong } else { Line::Whole });
            }
        }
        Ok(Line::End)
    }
}

enum Line {
    /// The field `line` contains a whole line.
    Whole,
    TooLong,
    End,
}

async fn write(mut answers: Receiver<String>) -> io::Result<()> {
    let mut to = tokio::io::stdout();
    while let Some(answer) = answers.recv().await {
        to.write_all(answer.as_bytes()).await?;
        to.flush().await?;
    }
    Ok(())
}

impl Transport<RoleServer> for Lines {
    type Error = io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let to = self.to.clone();
        async move {
            let text = serde_json::to_string(&item)? + "\n";
            to.send(text).await.map_err(|_| io::ErrorKind::BrokenPipe.into())
        }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            if self.refusal.is_some() {
                let place = self.to.reserve().await.ok()?;
                place.send(self.refusal.take()?);
            }
            let read = match self.read_line().await.ok()? {
                Line::Whole => message(&std::mem::take(&mut self.line)),
                Line::TooLong => {
                    let why = format!("a line of more than {LONGEST} bytes");
                    Err(refusal(INVALID_REQUEST, &why, &Value::Null))
                }
                Line::End => return None,
            };
            match read {
                Ok(Some(message)) => {
                    self.begun |= initializes(&message);
                    if self.begun || matches!(message, JsonRpcMessage::Request(_)) {
                        return Some(message);
                    }
                }
                Ok(None) => {}
                Err(refusal) => self.refusal = Some(refusal),
            }
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn initializes(message: &RxJsonRpcMessage<RoleServer>) -> bool {
    let JsonRpcMessage::Request(request) = message else { return false };
    matches!(request.request, ClientRequest::InitializeRequest(_))
}

/// Parses a line; `Ok(None)` if it is blank, and the error response if it is not a message.
fn message(line: &[u8]) -> Result<Option<RxJsonRpcMessage<RoleServer>>, String> {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line).trim_ascii();
    if line.is_empty() {
        return Ok(None);
    }
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| refusal(PARSE_ERROR, &format!("not JSON: {error}"), &Value::Null))?;
    let id = value.get("id").cloned();
    if let Some((code, why)) = wrong(&value) {
        let known = id.filter(is_id).unwrap_or_default();
        return Err(refusal(code, why, &known));
    }
    match serde_json::from_value(value) {
        Ok(message) => Ok(Some(message)),
        // Notifications get no answer.
        Err(_) if id.is_none() => Ok(None),
        Err(error) => Err(refusal(INVALID_REQUEST, &error.to_string(), &id.unwrap_or_default())),
    }
}

/// Returns why a value is not a JSON-RPC message.
fn wrong(value: &Value) -> Option<(i32, &'static str)> {
    let Value::Object(message) = value else {
        return Some((INVALID_REQUEST, "one request a line is expected, as a JSON object"));
    };
    let has = |name: &str| message.contains_key(name);
    if message.get("jsonrpc") != Some(&Value::from(VERSION)) {
        return Some((INVALID_REQUEST, concat!("\"jsonrpc\": \"2", ".0\" is expected")));
    }
    if message.get("id").is_some_and(|id| !is_id(id)) {
        return Some((INVALID_REQUEST, "id: text or a whole number is expected"));
    }
    match message.get("method") {
        Some(Value::String(_)) => {}
        None if has("result") || has("error") => return None,
        _ => return Some((INVALID_REQUEST, "method: text is expected")),
    }
    let params = message.get("params");
    let fits = params.is_none_or(|params| params.is_object() || params.is_null());
    (!fits && has("id")).then_some((INVALID_PARAMS, "params: an object is expected"))
}

fn is_id(id: &Value) -> bool {
    id.is_string() || id.is_i64() || id.is_u64()
}

fn refusal(code: i32, why: &str, id: &Value) -> String {
    format!(
        "{}\n",
        json!({ "jsonrpc": VERSION, "id": id, "error": { "code": code, "message": why } })
    )
}
