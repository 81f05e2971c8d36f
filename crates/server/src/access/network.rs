//! Addresses and networks.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An address, or a network in CIDR notation.
///
/// ```
/// use touchmove_server::Network;
///
/// let network: Network = "10.0.0.0/8".parse().unwrap();
/// assert!(network.contains("10.2.3.4".parse().unwrap()));
/// assert!(!network.contains("192.0.2.1".parse().unwrap()));
/// assert!("10.0.0.0/33".parse::<Network>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network(IpNet);

/// Error for a text that is not a [`Network`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseNetworkError;

impl fmt::Display for ParseNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address, or a network as 10.0.0.0/8 or fd00::/8, expected")
    }
}

impl std::error::Error for ParseNetworkError {}

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let network = match text.parse::<IpAddr>() {
            Ok(address) => IpNet::from(address),
            Err(_) => text.parse().map_err(|_| ParseNetworkError)?,
        };
        Ok(Network(network))
    }
}

impl Network {
    /// True if the network contains an address.
    ///
    /// ```
    /// use touchmove_server::Network;
    /// let one: Network = "::1".parse().unwrap();
    /// assert!(one.contains("::1".parse().unwrap()));
    /// assert!(!one.contains("127.0.0.1".parse().unwrap()));
    /// ```
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// True for an address of this machine.
pub(crate) fn is_here(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

/// True if a proxy has forwarded the request.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    const SIGNS: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    SIGNS.iter().any(|sign| headers.contains_key(*sign))
}

/// The network that counts as one client: with IPv6 a household has any number of addresses.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(network.into())
        }
        address => address,
    }
}

/// The client's address, as seen by the nearest trusted proxy.
pub(crate) fn client(peer: IpAddr, forwarded: &[&str], trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let hops = forwarded.iter().flat_map(|header| header.split(',')).map(str::trim);
    let mut client = peer;
    for hop in hops.collect::<Vec<_>>().into_iter().rev() {
        let Ok(before) = hop.parse() else { break };
        if !is_trusted(client) {
            break;
        }
        client = before;
    }
    client
}

#[cfg(test)]
mod tests {
    #[test]
    fn ipv6_network_counts_as_one_client() {
        let household = |text: &str| super::household(text.parse().unwrap());
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::9"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }

    #[test]
    fn networks_parse_with_and_without_a_prefix() {
        let contains = |network: &str, address: &str| {
            network.parse::<super::Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(contains("10.9.8.7/8", "10.2.3.4") && !contains("10.9.8.7", "10.2.3.4"));
        assert!(contains("0.0.0.0/0", "::ffff:192.0.2.1") && !contains("::/0", "192.0.2.1"));
        assert!(contains("fd00::/8", "fdff::1") && !contains("fd00::/8", "fe80::1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "10.0.0.0/", "10.0.0.0/-1", "host"] {
            assert!(wrong.parse::<super::Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_trusted_proxies_set_the_client_address() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"].map(|text| text.parse().unwrap());
        let client = |peer: &str, forwarded: &[&str]| {
            super::client(peer.parse().unwrap(), forwarded, &trusted).to_string()
        };
        assert_eq!(client("192.0.2.9", &["198.51.100.1"]), "192.0.2.9");
        assert_eq!(client("127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["1.2.3.4, 198.51.100.1, 10.1.1.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["1.2.3.4", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
    }
}
