//! TLS for a server without a proxy.

use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::path::Path;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;

/// A TLS acceptor from a certificate and its key.
///
/// # Errors
/// The error and its file.
pub(crate) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, String> {
    let of = |path: &Path, why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
    let chain = CertificateDer::pem_file_iter(certificate).map_err(|e| of(certificate, &e))?;
    let chain: Vec<_> = chain.collect::<Result<_, _>>().map_err(|e| of(certificate, &e))?;
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|e| of(key, &e))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|e| of(certificate, &e))?
        .with_no_client_auth()
        .with_single_cert(chain, secret)
        .map_err(|e| of(certificate, &e))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
