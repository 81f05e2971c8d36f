//! Encryption of push messages for one browser (RFC 8291, in the encoding of RFC 8188). Each
//! message is padded to one of three lengths.

use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::{aead, hkdf};

const SALT: usize = 16;
const AUTH: usize = 16;
/// Length of an uncompressed curve point in bytes.
const POINT: usize = 65;
/// Record size; push services accept bodies of 4096 bytes.
const RECORD: u32 = 4_096;
const STEP: usize = 1_024;
const STEPS: usize = 3;
/// Maximum length of a text: one byte of the longest body is the delimiter after the text.
pub(crate) const LONGEST: usize = STEP * STEPS - 1;

/// A browser's keys, from its subscription.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Recipient {
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl Recipient {
    /// Returns `None` if the keys cannot belong to a browser.
    pub fn new(public: Vec<u8>, auth: Vec<u8>) -> Option<Recipient> {
        let fits = public.len() == POINT && auth.len() == AUTH;
        let recipient = Recipient { public, auth };
        // A point off the curve is detected only by encrypting.
        (fits && seal(&recipient, b"").is_some()).then_some(recipient)
    }
}

/// Encrypts a text as the body of a request to the push service. Returns `None` if the text is
/// longer than [`LONGEST`], or if the machine has no random numbers.
pub(crate) fn seal(recipient: &Recipient, text: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; SALT];
    random.fill(&mut salt).ok()?;
    let record = filled(text)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, &recipient.public);
    let sealing = |shared: &[u8]| sealed(shared, recipient, public.as_ref(), salt, record);
    agree_ephemeral(own, &peer, sealing).ok()?
}

/// The text, the delimiter, and zeros as padding.
fn filled(text: &[u8]) -> Option<Vec<u8>> {
    let steps = text.len() / STEP + 1;
    if steps > STEPS {
        return None;
    }
    let mut record = text.to_vec();
    record.push(2);
    record.resize(steps * STEP, 0);
    Some(record)
}

fn sealed(
    shared: &[u8],
    recipient: &Recipient,
    public: &[u8],
    salt: [u8; SALT],
    mut record: Vec<u8>,
) -> Option<Vec<u8>> {
    let both = [b"WebPush: info\0", recipient.public.as_slice(), public].concat();
    let input: [u8; 32] = expand(&extract(&recipient.auth, shared), &both)?;
    let keys = extract(&salt, &input);
    let key: [u8; 16] = expand(&keys, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; aead::NONCE_LEN] = expand(&keys, b"Content-Encoding: nonce\0")?;
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record).ok()?;
    let length = [u8::try_from(public.len()).ok()?];
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &length, public, &record].concat())
}

fn extract(salt: &[u8], secret: &[u8]) -> Prk {
    Salt::new(HKDF_SHA256, salt).extract(secret)
}

struct JobClass(usize);

impl KeyType for JobClass {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[u8]) -> Option<[u8; N]> {
    let mut out = [0; N];
    let info = [info];
    let okm: hkdf::Okm<'_, JobClass> = prk.expand(&info, JobClass(N)).ok()?;
    okm.fill(&mut out).ok()?;
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::{bytes_of, text_of};

    /// The example of RFC 8291, section 5, with the secret of its appendix A.
    #[test]
    fn example_of_the_standard() {
        let bytes = |text| bytes_of(text).unwrap();
        let recipient = Recipient::new(
            bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        );
        let public = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let body = sealed(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &recipient.unwrap(),
            &bytes(public),
            salt,
            b"When I grow up, I want to be a watermelon\x02".to_vec(),
        );
        assert_eq!(
            text_of(&body.unwrap()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
             WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS\
             gSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn messages_have_three_lengths() {
        let length = |text: usize| filled(&vec![b'x'; text]).map(|record| record.len());
        assert_eq!([0, 1, 1_023].map(length), [Some(1_024); 3]);
        assert_eq!([1_024, 2_047].map(length), [Some(2_048); 2]);
        assert_eq!([LONGEST, LONGEST + 1].map(length), [Some(3_072), None]);
    }

    #[test]
    fn point_off_the_curve_is_refused() {
        assert_eq!(Recipient::new(vec![4; POINT], vec![0; AUTH]), None);
        assert_eq!(Recipient::new(vec![4; 33], vec![0; AUTH]), None);
    }
}
