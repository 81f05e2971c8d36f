//! Listener for Prometheus, which serves only metrics.

use crate::api::prometheus;
use crate::registry::Registry;
use crate::ws::stopped;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Upper bound of connections; further connections wait.
const MOST: usize = 8;
/// Timeout of a connection, which serves one request.
const LONGEST: Duration = Duration::from_secs(10);
/// Pause when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(500);

/// Serves until shutdown. Without a listener, waits forever.
pub(crate) async fn serve(listener: Option<TcpListener>, registry: Arc<Registry>) {
    let Some(listener) = listener else { return };
    let mut going_down = registry.going_down.subscribe();
    let app = prometheus(registry);
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept(), if open.len() < MOST => accepted,
            _ = open.join_next(), if !open.is_empty() => continue,
            () = stopped(&mut going_down) => return,
        };
        match accepted {
            Ok((stream, _)) => drop(open.spawn(serve_connection(stream, app.clone()))),
            Err(_) => sleep(NO_ROOM).await,
        }
    }
}

async fn serve_connection(stream: TcpStream, app: axum::Router) {
    let service = TowerToHyperService::new(app);
    let mut builder = Builder::new();
    let answering = builder.keep_alive(false).serve_connection(TokioIo::new(stream), service);
    let _ = timeout(LONGEST, answering).await;
}
