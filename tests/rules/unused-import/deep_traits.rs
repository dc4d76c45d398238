use crate::{
    lib::std::{
        string::{String, ToString},
    },
};

use std::{ffi::OsString, os::windows::ffi::OsStringExt};

pub fn wide(raw: &[u16]) -> OsString {
    OsString::from_wide(raw)
}

pub fn shown(size: u32) -> String {
    size.to_string()
}
