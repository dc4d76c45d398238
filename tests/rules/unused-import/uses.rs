pub use crate::books::Ledger;
use rand::Rng;
use std::collections::{BTreeMap, HashMap}; //! unused-import: `BTreeMap` is imported but never used
use std::fmt::{self, Display};
use std::io::{self, BufReader, Read}; //! unused-import: `io` is imported but never used
use std::sync::Arc as Shared; //! unused-import: `Shared` is imported but never used
use tokio::*;

mod tests {
    use super::*;
    use std::mem::swap; //! unused-import
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
