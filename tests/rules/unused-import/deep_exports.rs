pub use crate::ec::{
    curve25519::ed25519::{
        signing::Ed25519KeyPair,
        verification::{EdDSAParameters, ED25519},
        ED25519_PUBLIC_KEY_LEN,
    },
    suite_b::{
        ecdsa::{
            signing::{EcdsaKeyPair, ECDSA_P256_SHA256_ASN1_SIGNING},
        },
    },
};
use std::fs;  //! unused-import

fn show() {}
