//! Connections of the network: each counts for its address, and whoever opens
//! one has to ask for something before long.

use crate::hall::Hall;
use crate::ws::stopped;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

/// How long a request may take to say what it wants, and how long a connection
/// may be kept without another one.
const TO_ASK: Duration = Duration::from_secs(15);
/// How long to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Serves until the hall goes down, and then what is still under way.
pub(crate) async fn serve(
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    app: Router,
    hall: Arc<Hall>,
) {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(TO_ASK);
    let mut going_down = hall.going_down.subscribe();
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = open.join_next(), if !open.is_empty() => continue,
            () = stopped(&mut going_down) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // A press is a small message that should not wait for another one.
                let _ = stream.set_nodelay(true);
                let (builder, app, hall) = (builder.clone(), app.clone(), hall.clone());
                match tls.clone() {
                    Some(tls) => open.spawn(in_secret(tls, builder, stream, peer, app, hall)),
                    None => open.spawn(attend(builder, stream, peer, app, hall)),
                };
            }
            Err(error) => {
                tracing::warn!(%error, "no connection");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// The same once it is agreed how to keep it secret.
async fn in_secret(
    tls: TlsAcceptor,
    builder: Builder,
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    hall: Arc<Hall>,
) {
    match timeout(TO_ASK, tls.accept(stream)).await {
        Ok(Ok(stream)) => attend(builder, stream, peer, app, hall).await,
        Ok(Err(error)) => tracing::debug!(%error, "no TLS"),
        Err(_) => tracing::debug!("no TLS in time"),
    }
}

/// Serves one connection to its end.
async fn attend(
    builder: Builder,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    app: Router,
    hall: Arc<Hall>,
) {
    let connected = Arc::new(hall.gates.connect(peer.ip()));
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(connected.clone());
        app.clone().oneshot(request)
    });
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut going_down = hall.going_down.subscribe();
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
