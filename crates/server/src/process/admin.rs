//! The socket in the file system at which the administrator is heard. Who may open
//! it, the file system says: it needs no secret of its own.

use crate::api::admin::router;
use crate::hall::Hall;
use crate::ws::stopped;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::{UnixListener, UnixStream};

/// Gone when the server is.
pub(crate) struct Door {
    listener: UnixListener,
    path: PathBuf,
}

impl Door {
    /// Opens it, unless another server on this machine has it: that one does the
    /// same.
    pub fn open(path: &Path) -> io::Result<Door> {
        if std::os::unix::net::UnixStream::connect(path).is_ok() {
            return Err(io::Error::new(io::ErrorKind::AddrInUse, "another server has it"));
        }
        match std::fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        // Made where nobody else can look, and then put in its place.
        let listener = UnixListener::bind(path)?;
        let owner = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(path, owner)?;
        Ok(Door { listener, path: path.to_owned() })
    }

    pub async fn serve(self, hall: Arc<Hall>) {
        let mut going_down = hall.going_down.subscribe();
        let app = router(hall);
        loop {
            let stream = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = stopped(&mut going_down) => return,
            };
            if let Ok((stream, _)) = stream {
                let service = TowerToHyperService::new(app.clone());
                tokio::spawn(async move { attend(stream, service).await });
            }
        }
    }
}

async fn attend(stream: UnixStream, service: TowerToHyperService<axum::Router>) {
    if let Err(error) = Builder::new().serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%error, "the administrator's connection ended");
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}
