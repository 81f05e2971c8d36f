//! Push service that follows the standards, and a subscribed browser.

use super::super::tls::file;
use crate::process::tls::acceptor;
use crate::push::{bytes_of, text_of};
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A message that the push service has received.
#[derive(Debug)]
pub struct Letter {
    pub path: String,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

pub struct Service {
    pub address: SocketAddr,
    /// The statuses of the next answers; afterwards the status is 201.
    pub answers: Arc<Mutex<VecDeque<u16>>>,
    letters: UnboundedReceiver<Letter>,
}

impl Service {
    pub async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let answers: Arc<Mutex<VecDeque<u16>>> = Arc::default();
        let (heard, letters) = unbounded_channel();
        tokio::spawn(listen(listener, answers.clone(), heard));
        Service { address, answers, letters }
    }

    /// Waits for the next message.
    pub async fn letter(&mut self) -> Letter {
        soon(self.letters.recv()).await.unwrap()
    }

    /// True if no more messages have arrived.
    pub fn is_silent(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }

    pub fn origin(&self) -> String {
        format!("https://{}", self.address)
    }
}

/// Waits for a future, with a timeout that is long enough for a busy machine.
pub async fn soon<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(60), coming).await.unwrap()
}

async fn listen(
    listener: TcpListener,
    answers: Arc<Mutex<VecDeque<u16>>>,
    heard: UnboundedSender<Letter>,
) {
    let tls = acceptor(&file("certificate.pem"), &file("key.pem")).unwrap();
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        let (tls, answers, heard) = (tls.clone(), answers.clone(), heard.clone());
        tokio::spawn(async move {
            let Ok(stream) = tls.accept(stream).await else { return };
            let mut stream = BufReader::new(stream);
            while let Some(letter) = read(&mut stream).await {
                let planned = answers.lock().unwrap().pop_front();
                let status = planned.unwrap_or_else(|| judged(&letter));
                let _ = heard.send(letter);
                let answer = format!(
                    "HTTP/1.1 {status} as documented\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n"
                );
                if stream.get_mut().write_all(answer.as_bytes()).await.is_err() {
                    return;
                }
            }
        });
    }
}

async fn read(stream: &mut (impl AsyncBufReadExt + Unpin)) -> Option<Letter> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let path = lines.first()?.split(' ').nth(1)?.to_owned();
    let headers = lines.iter().skip(1).filter_map(|line| line.split_once(": "));
    let headers: BTreeMap<String, String> =
        headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    stream.read_exact(&mut body).await.ok()?;
    Some(Letter { path, headers, body })
}

/// Checks a request by RFC 8030, 8188 and 8292; returns the status of the answer.
fn judged(letter: &Letter) -> u16 {
    let header = |name: &str| letter.headers.get(name).map_or("", String::as_str);
    let length = u32::from_be_bytes(letter.body[16..20].try_into().unwrap());
    match () {
        () if header("ttl").parse::<u32>().is_err() => 400,
        () if header("content-encoding") != "aes128gcm" || length < 18 => 400,
        () if letter.body.len() > 4_096 => 413,
        () if !header("authorization").starts_with("vapid t=") => 401,
        () => 201,
    }
}

impl Letter {
    /// The claims of the token, after its signature was verified with this key.
    pub fn claims(&self, key: &str) -> Value {
        let said = self.headers["authorization"].strip_prefix("vapid t=").unwrap();
        let (token, k) = said.split_once(", k=").unwrap();
        assert_eq!(k, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes_of(key).unwrap()).unwrap();
        let signature = Signature::from_slice(&bytes_of(signature).unwrap()).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let json = |part| serde_json::from_slice::<Value>(&bytes_of(part).unwrap()).unwrap();
        assert_eq!(json(head), json!({ "typ": "JWT", "alg": "ES256" }));
        json(claims)
    }
}

/// A browser with its keys, and its address at the push service.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub path: String,
}

impl Browser {
    pub fn new(number: u8) -> Browser {
        let secret = SecretKey::from_slice(&[number; 32]).unwrap();
        Browser { secret, auth: [number; 16], path: format!("/push/{number}") }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_bytes().to_vec()
    }

    /// The result of `PushSubscription.toJSON`.
    pub fn subscription(&self, origin: &str) -> Value {
        let keys = json!({ "p256dh": text_of(&self.public()), "auth": text_of(&self.auth) });
        json!({ "endpoint": format!("{origin}{}", self.path), "keys": keys })
    }

    /// Decrypts a message by RFC 8291 and RFC 8188.
    pub fn opens(&self, letter: &Letter) -> Value {
        let (salt, rest) = letter.body.split_at(16);
        let (sender, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let sender_key = PublicKey::from_sec1_bytes(sender).unwrap();
        let scalar = self.secret.to_nonzero_scalar();
        let shared = p256::ecdh::diffie_hellman(scalar, sender_key.as_affine());
        let info = [b"WebPush: info\0", self.public().as_slice(), sender].concat();
        let input = derived::<32>(&self.auth, shared.raw_secret_bytes(), &info);
        let key = derived::<16>(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce = derived::<12>(salt, &input, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new(&key.into());
        let record = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        let end = record.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(record[end], 2, "the last record");
        serde_json::from_slice(&record[..end]).unwrap()
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut out).unwrap();
    out
}
