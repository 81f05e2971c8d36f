//! Minimal HTTP client.

use serde_json::Value;
use std::io;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends a request on a new connection. Returns the status and the body; a body that is not JSON
/// becomes a string.
///
/// # Errors
/// If there is no valid HTTP response.
pub async fn call(
    address: &str,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> io::Result<(u16, Value)> {
    let stream = TcpStream::connect(address).await?;
    call_over(stream, address, method, path, secret, body).await
}

/// Sends a request on an open connection.
///
/// # Errors
/// If there is no valid HTTP response.
pub async fn call_over(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    address: &str,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> io::Result<(u16, Value)> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let seat = secret.map(|s| format!("authorization: Bearer {s}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n{seat}\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    read(&answer).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no HTTP answer"))
}

fn read(answer: &[u8]) -> Option<(u16, Value)> {
    let text = std::str::from_utf8(answer).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let json = serde_json::from_str(body);
    Some((status, json.unwrap_or_else(|_| Value::String(body.to_owned()))))
}
