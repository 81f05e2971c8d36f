//! Admin socket in the file system. File permissions protect it, so it needs no secret.

use crate::api::admin::router;
use crate::registry::Registry;
use crate::ws::stopped;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::fs::{DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::{UnixListener, UnixStream};

/// The bound socket, which is removed on drop.
pub(crate) struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl AdminSocket {
    /// Opens the admin socket unless another local server already serves it.
    ///
    /// The socket is created in a private folder. It is moved to its place once only this user may
    /// open it, so that other users can never connect.
    pub fn open(path: &Path) -> io::Result<AdminSocket> {
        if std::os::unix::net::UnixStream::connect(path).is_ok() {
            return Err(io::Error::new(io::ErrorKind::AddrInUse, "another server has it"));
        }
        let closed = Closed::make(path)?;
        let made = closed.0.join("s");
        let listener = UnixListener::bind(&made)?;
        std::fs::set_permissions(&made, Permissions::from_mode(0o600))?;
        std::fs::rename(&made, path)?;
        Ok(AdminSocket { listener, path: path.to_owned() })
    }

    pub async fn serve(self, registry: Arc<Registry>) {
        let mut going_down = registry.going_down.subscribe();
        let app = router(registry);
        loop {
            let stream = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = stopped(&mut going_down) => return,
            };
            if let Ok((stream, _)) = stream {
                let service = TowerToHyperService::new(app.clone());
                tokio::spawn(async move { serve_connection(stream, service).await });
            }
        }
    }
}

/// A private folder beside the socket, which is removed on drop.
struct Closed(PathBuf);

impl Closed {
    fn make(socket: &Path) -> io::Result<Closed> {
        let closed = Closed(socket.with_extension("new"));
        // A killed server may have left such a folder. A path that is not such a folder stays, and
        // causes an error.
        closed.clear();
        DirBuilder::new().mode(0o700).create(&closed.0)?;
        Ok(closed)
    }

    fn clear(&self) {
        let _ = std::fs::remove_file(self.0.join("s"));
        let _ = std::fs::remove_dir(&self.0);
    }
}

impl Drop for Closed {
    fn drop(&mut self) {
        self.clear();
    }
}

async fn serve_connection(stream: UnixStream, service: TowerToHyperService<axum::Router>) {
    if let Err(error) = Builder::new().serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%error, "the administrator's connection ended");
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{FileTypeExt, symlink};
    use std::sync::atomic::{AtomicBool, Ordering};

    /// The widest permissions seen on the socket, until stopped.
    fn widest(path: &Path, stop: &AtomicBool) -> u32 {
        let mut widest = 0;
        while !stop.load(Ordering::Relaxed) {
            widest |= path.metadata().map_or(0, |found| found.permissions().mode() & 0o777);
        }
        widest
    }

    #[tokio::test]
    async fn socket_is_never_open_to_others() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("touchmove.admin");
        let stop = AtomicBool::new(false);
        let widest = std::thread::scope(|scope| {
            let looks = scope.spawn(|| widest(&path, &stop));
            for _ in 0..2_000 {
                drop(AdminSocket::open(&path).unwrap());
            }
            stop.store(true, Ordering::Relaxed);
            looks.join().unwrap()
        });
        assert_eq!(format!("{widest:o}"), "600");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[tokio::test]
    async fn socket_of_a_killed_server_is_replaced_but_not_of_a_running_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("touchmove.admin");
        std::mem::forget(std::os::unix::net::UnixListener::bind(&path).unwrap());
        assert_eq!(AdminSocket::open(&path).err().unwrap().kind(), io::ErrorKind::AddrInUse);
        std::fs::remove_file(&path).unwrap();
        drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
        std::fs::create_dir(folder.path().join("touchmove.new")).unwrap();
        let socket = AdminSocket::open(&path).unwrap();
        assert!(path.symlink_metadata().unwrap().file_type().is_socket());
        drop(socket);
    }

    /// A symbolic link at the socket's path does not redirect the socket into another user's
    /// folder.
    #[tokio::test]
    async fn socket_is_not_created_through_a_symlink() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        symlink(other.path(), folder.path().join("touchmove.new")).unwrap();
        assert!(AdminSocket::open(&folder.path().join("touchmove.admin")).is_err());
        assert_eq!(std::fs::read_dir(other.path()).unwrap().count(), 0);
    }
}
