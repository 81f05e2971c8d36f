//! TLS of a server without a proxy.
//!
//! The certificate and its key were made for this test. They name `hall.example`.

use crate::config::Config;
use crate::process::serve::Server;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

pub(super) fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/tls").join(name)
}

fn config(folder: &Path, key: PathBuf) -> Config {
    Config {
        store: "memory".into(),
        listen: ([127, 0, 0, 1], 0).into(),
        key_file: folder.join("key"),
        tls: Some((file("certificate.pem"), key)),
        ..Config::default()
    }
}

/// A client that trusts only the certificate of the test.
fn client() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(file("certificate.pem")).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Sends a request, and returns everything that the server sends before it closes.
async fn asks<S: AsyncRead + AsyncWrite + Unpin>(mut stream: S, more: &str) -> String {
    let request = format!("GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\n{more}\r\n");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

async fn tls(address: SocketAddr) -> impl AsyncRead + AsyncWrite + Unpin {
    let stream = TcpStream::connect(address).await.unwrap();
    client().connect(ServerName::try_from("hall.example").unwrap(), stream).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn server_without_a_proxy_has_tls() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(config(folder.path(), file("key.pem"))).await.unwrap();
    let address = server.address();
    assert_eq!(server.url(), format!("https://{address}"));
    tokio::spawn(server.run(std::future::pending()));
    let answer = asks(tls(address).await, "connection: close\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ready\n"), "{answer}");
    let in_clear = asks(TcpStream::connect(address).await.unwrap(), "connection: close\r\n").await;
    assert!(!in_clear.contains("HTTP/1.1 200"), "{in_clear}");
}

#[tokio::test]
async fn certificate_without_its_key_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = config(folder.path(), file("certificate.pem"));
    let why = Server::start(wrong).await.err().unwrap().to_string();
    assert!(why.contains("certificate.pem"), "{why}");
}
