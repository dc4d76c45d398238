use crate::parser::{self, Scheme};
use std::f64;
use std::os::windows::io::{AsRawHandle, IntoRawSocket};
use std::str;
use std::mem; //! unused-import

pub fn opened(url: Scheme) -> f64 {
    url.change(|parser| parser.context = parser::Context::Path);
    let text = |str: &[u8]| str::from_utf8(str);
    text(b"");
    f64::MAX
}

pub fn renamed(mem: u32) -> u32 {
    mem
}
