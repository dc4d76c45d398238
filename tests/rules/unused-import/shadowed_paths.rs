use crate::runtime::{driver, io};
use crate::runtime::blocking; //! unused-import
use std::collections::HashMap;

pub struct Handle {
    io: io::Handle,
}

pub fn build(driver: driver::Driver, list: Vec<u8>) -> Handle {
    check!(list.iter().collect::<HashMap<_, _>>());
    driver.start()
}
