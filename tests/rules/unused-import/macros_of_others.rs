use cast::From as _0;
use crate::stream::{uncons, Range as StreamRange, {View, With}};
use crate::util::{ILog, DFA, REF_FRAMES};  //! unused-import (information)
use std::ffi::CString;  //! unused-import (information)
use std::fmt::Write as FmtWrite;
use tiny_keccak::Hasher as keccak_Hasher;
use std::fs::File;  //! unused-import (information)
use tokio_test::{assert_err, assert_ok};

macro_rules! own {
    () => {};
}

fn read(view: View) -> View {
    own!();
    assert_ok!(view.is_well());
    assert_err!(view.is_ill());
    view.with(|one| uncons(one))
}

/*
#[test]
fn names() {
    let name = CString::new("a");
}
*/
