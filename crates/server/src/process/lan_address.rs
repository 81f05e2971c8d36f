//! LAN address by which other devices reach this machine.

use std::net::{IpAddr, SocketAddr, UdpSocket};

/// Name prefixes of virtual interfaces, which other devices cannot reach.
const VIRTUAL: [&str; 8] = ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "podman"];

/// The address for other devices, if the server listens on all interfaces.
pub(crate) fn outside(listening: SocketAddr) -> Option<SocketAddr> {
    listening.ip().is_unspecified().then_some(())?;
    let v4_only = listening.is_ipv4();
    let own =
        outgoing_address().filter(|ip| is_usable(*ip)).or_else(|| interface_address(v4_only))?;
    Some((own, listening.port()).into())
}

/// The source address that the system would use for outgoing packets. No packet is sent.
fn outgoing_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The first address of a real interface, for a venue whose network has no route to the internet.
fn interface_address(v4_only: bool) -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().ok()?;
    let real = all.iter().filter(|one| !VIRTUAL.iter().any(|name| one.name.starts_with(name)));
    let mut real: Vec<IpAddr> = real.map(|one| one.ip()).filter(|ip| is_usable(*ip)).collect();
    real.retain(|ip| ip.is_ipv4() || !v4_only);
    real.sort_by_key(|ip| !ip.is_ipv4());
    real.first().copied()
}

/// False for link-local addresses, which need an interface name that links cannot contain.
fn is_usable(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local() && !ip.is_unspecified(),
    }
}

#[cfg(test)]
mod tests {
    use super::{is_usable, outside};

    #[test]
    fn only_all_interfaces_have_an_outside_address() {
        assert_eq!(outside(([127, 0, 0, 1], 8064).into()), None);
        assert_eq!(outside(([192, 0, 2, 7], 8064).into()), None);
        // A machine without a network has no address, which is not an error.
        let found = outside(([0, 0, 0, 0], 8064).into());
        assert!(found.is_none_or(|at| at.port() == 8064 && is_usable(at.ip())), "{found:?}");
    }

    #[test]
    fn link_local_addresses_are_skipped() {
        for ip in ["127.0.0.1", "169.254.3.4", "::1", "fe80::1", "0.0.0.0"] {
            assert!(!is_usable(ip.parse().unwrap()), "{ip}");
        }
        assert!(is_usable("192.168.1.5".parse().unwrap()));
    }
}
