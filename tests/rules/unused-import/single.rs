use std::fmt;
use serde; //! unused-import: `serde` is available without an import
use rand as random;
pub use libc;

macro_rules! shown {
    () => {};
}
use shown;

fn make() -> fmt::Error {
    shown!();
    random::random();
    serde::make()
}
