//! Network connections. Each connection is first counted or refused, and closed if it sends no
//! request in time.

use crate::access::hosts::Arrival;
use crate::access::sockets::Connected;
use crate::process::stream::ClosableStream;
use crate::registry::Registry;
use crate::ws::stopped;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

/// Timeout for reading a request, and idle timeout between requests.
const TO_ASK: Duration = Duration::from_secs(15);
/// Timeout for the client to read pending data.
const TO_READ: Duration = Duration::from_secs(20);
/// Pause when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(100);
/// Number of connections to close when the system has no room for another connection.
const CLOSED: usize = 32;
/// Interval of log lines about the lack of room.
const SAID_AGAIN: Duration = Duration::from_secs(60);

/// Serves until shutdown, then drains open requests.
pub(crate) async fn serve(
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    app: Router,
    registry: Arc<Registry>,
) {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(TO_ASK);
    let mut going_down = registry.going_down.subscribe();
    let mut open = JoinSet::new();
    let mut full = Full::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = open.join_next(), if !open.is_empty() => continue,
            () = stopped(&mut going_down) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                full.close_connections(&registry, &error);
                tokio::time::sleep(NO_ROOM).await;
                continue;
            }
        };
        let peer = registry.rate_limits.peer(address.ip());
        let Some(connected) = registry.rate_limits.sockets.admit(peer) else {
            // Drop the connection before TLS, a task or a buffer is set up for it.
            metrics::counter!("touchmove_refused_total").increment(1);
            continue;
        };
        // A clock press is a small message that must not wait for the next message.
        let _ = stream.set_nodelay(true);
        let stream = ClosableStream::new(stream, connected.closing(), TO_READ);
        let (builder, app, registry) = (builder.clone(), app.clone(), registry.clone());
        let arrival = Arrival { proxy: peer.is_proxy };
        let client = ConnectedClient { address, arrival, connected: Arc::new(connected) };
        match tls.clone() {
            Some(tls) => open.spawn(serve_tls(tls, builder, stream, client, app, registry)),
            None => open.spawn(serve_connection(builder, stream, client, app, registry)),
        };
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// State while the system has no room for another connection.
#[derive(Default)]
struct Full {
    said: Option<Instant>,
}

impl Full {
    /// Closes connections to make room. Writes a log line from time to time.
    fn close_connections(&mut self, registry: &Registry, error: &io::Error) {
        let closed = (0..CLOSED).filter(|_| registry.rate_limits.sockets.make_room()).count();
        if self.said.is_none_or(|said| said.elapsed() >= SAID_AGAIN) {
            self.said = Some(Instant::now());
            let open = registry.rate_limits.sockets.count();
            tracing::warn!(%error, closed, open, "the system has no room for another connection");
        }
    }
}

/// A connected client.
struct ConnectedClient {
    address: SocketAddr,
    arrival: Arrival,
    connected: Arc<Connected>,
}

/// Serves the client after its TLS handshake.
async fn serve_tls(
    tls: TlsAcceptor,
    builder: Builder,
    stream: ClosableStream<TcpStream>,
    client: ConnectedClient,
    app: Router,
    registry: Arc<Registry>,
) {
    match timeout(TO_ASK, tls.accept(stream)).await {
        Ok(Ok(stream)) => serve_connection(builder, stream, client, app, registry).await,
        Ok(Err(error)) => tracing::debug!(%error, "TLS handshake failed"),
        Err(_) => tracing::debug!("TLS handshake timed out"),
    }
}

/// Serves one connection to its end.
async fn serve_connection(
    builder: Builder,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    client: ConnectedClient,
    app: Router,
    registry: Arc<Registry>,
) {
    let ConnectedClient { address, arrival, connected } = client;
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(arrival);
        request.extensions_mut().insert(connected.clone());
        app.clone().oneshot(request)
    });
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut going_down = registry.going_down.subscribe();
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = stopped(&mut going_down) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
