use std::fmt::Debug;
use self::wrapper::unowned;

mod wrapper;
mod inner {
    pub fn run() {}
}
