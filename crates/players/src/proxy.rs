//! TCP proxy that can cut, delay or lose traffic.

use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// State of the link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkState {
    /// Bytes pass.
    Open,
    /// Existing connections are cut, and new connections are refused.
    Cut,
    /// Nothing passes until the link opens again; nothing is lost.
    Held,
    /// Requests pass, answers do not. If the link is then cut, the withheld answers are lost.
    Deaf,
}

/// A TCP proxy on its own address.
pub struct Proxy {
    /// `127.0.0.1:PORT`.
    pub address: String,
    shared: Arc<Shared>,
    accepting: JoinHandle<()>,
}

struct Shared {
    to: Mutex<String>,
    way: watch::Sender<LinkState>,
    /// Incremented by every cut.
    cuts: watch::Sender<u64>,
}

impl Proxy {
    /// Starts a proxy that forwards to an address.
    ///
    /// # Panics
    /// If no port is free.
    pub async fn start(to: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (to, way) = (Mutex::new(to.to_owned()), watch::channel(LinkState::Open).0);
        let shared = Arc::new(Shared { to, way, cuts: watch::channel(0).0 });
        let accepting = tokio::spawn(accept(listener, shared.clone()));
        Proxy { address, shared, accepting }
    }

    /// Returns the target address.
    pub fn to(&self) -> String {
        self.shared.to()
    }

    /// Forwards new connections to another address.
    pub fn lead_to(&self, to: &str) {
        *self.shared.to.lock().unwrap_or_else(PoisonError::into_inner) = to.to_owned();
    }

    /// Changes the state of the link.
    pub fn set(&self, way: LinkState) {
        self.shared.way.send_replace(way);
        if way == LinkState::Cut {
            self.cut();
        }
    }

    /// Cuts all connections; data in transit is lost.
    pub fn cut(&self) {
        self.shared.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.cut();
    }
}

impl Shared {
    fn to(&self) -> String {
        self.to.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(connect(stream, shared.clone()));
    }
}

async fn connect(stream: TcpStream, shared: Arc<Shared>) {
    let mut cuts = shared.cuts.subscribe();
    if *shared.way.borrow() == LinkState::Cut {
        return;
    }
    let carried = async {
        passable(&shared, true).await;
        let Ok(server) = TcpStream::connect(shared.to()).await else { return };
        let _ = (stream.set_nodelay(true), server.set_nodelay(true));
        let ((from_client, to_client), (from_server, to_server)) =
            (stream.into_split(), server.into_split());
        tokio::join!(
            carry(from_client, to_server, &shared, true),
            carry(from_server, to_client, &shared, false),
        );
    };
    tokio::select! {
        () = carried => {}
        _ = cuts.changed() => {}
    }
}

async fn passable(shared: &Shared, to_server: bool) {
    let open = |way: &LinkState| *way == LinkState::Open || to_server && *way == LinkState::Deaf;
    let _ = shared.way.subscribe().wait_for(open).await;
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, shared: &Shared, to_server: bool) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        passable(shared, to_server).await;
        if to.write_all(bytes.get(..length).unwrap_or_default()).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}
