use crate::{
    lib::std::{
        string::{String, ToString},
    },
};

pub fn shown(size: u32) -> String {
    size.to_string()
}
