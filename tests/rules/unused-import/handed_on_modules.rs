pub use std::fmt::{self, Debug};
pub(crate) use std::option::{self, Option};
use std::result::{self}; //! unused-import

pub fn show<T: Debug>(value: Option<T>) {
    println!("{:?}", value);
}
