//! Stream that closes on demand, or when the client does not read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};

/// A stream that closes on demand, or when the client does not read.
pub(crate) struct ClosableStream<S> {
    inner: S,
    told: Pin<Box<dyn Future<Output = ()> + Send>>,
    closed: bool,
    /// Timeout for the client to read pending data.
    patience: Duration,
    /// Timer, active while data is pending.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> ClosableStream<S> {
    pub fn new(
        inner: S,
        mut close: watch::Receiver<bool>,
        patience: Duration,
    ) -> ClosableStream<S> {
        let told = Box::pin(async move { drop(close.wait_for(|close| *close).await) });
        ClosableStream { inner, told, closed: false, patience, stalled: None }
    }

    fn check(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        self.closed = self.closed || self.told.as_mut().poll(cx).is_ready();
        if self.closed { Err(io::ErrorKind::ConnectionAborted.into()) } else { Ok(()) }
    }

    /// Passes on the result of a write, unless the client has not read for too long.
    fn sent<T>(&mut self, cx: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(cx));
        self.closed = true;
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for ClosableStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check(cx)?;
        Pin::new(&mut self.inner).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ClosableStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check(cx)?;
        let sent = Pin::new(&mut self.inner).poll_write(cx, bytes);
        self.sent(cx, sent)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check(cx)?;
        let sent = Pin::new(&mut self.inner).poll_flush(cx);
        self.sent(cx, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check(cx)?;
        let sent = Pin::new(&mut self.inner).poll_write_vectored(cx, parts);
        self.sent(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const PATIENCE: Duration = Duration::from_millis(600);

    #[tokio::test]
    async fn stream_ends_on_demand() {
        let (here, _there) = duplex(64);
        let (close, closing) = watch::channel(false);
        let mut stream = ClosableStream::new(here, closing, PATIENCE);
        let (read, sent) = tokio::join!(stream.read_u8(), async { close.send(true) });
        assert_eq!(read.unwrap_err().kind(), io::ErrorKind::ConnectionAborted);
        assert!(sent.is_ok() && stream.write_all(b"late").await.is_err());
    }

    #[tokio::test]
    async fn stream_ends_if_unread_but_not_if_read_slowly() {
        let (here, mut there) = duplex(4);
        let (_close, closing) = watch::channel(false);
        let mut stream = ClosableStream::new(here, closing, PATIENCE);
        let slowly = async {
            for _ in 0..6 {
                sleep(PATIENCE / 4).await;
                there.read_exact(&mut [0; 4]).await.unwrap();
            }
        };
        let (sent, ()) = tokio::join!(stream.write_all(&[0; 24]), slowly);
        sent.unwrap();
        assert_eq!(stream.write_all(&[0; 16]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
