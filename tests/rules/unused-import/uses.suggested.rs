pub use crate::books::Ledger;
use rand::Rng;
use std::collections::{HashMap};
use std::fmt::{self, Display};
use std::io::{self, BufReader, Read};
use tokio::*;

mod tests {
    use super::*;
}

fn read(mut file: BufReader<File>) -> HashMap<String, i32> {
    let mut text = String::new();
    file.read_to_string(&mut text);
    HashMap::new()
}

impl Display for Page {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        Ok(())
    }
}
