extern crate serde;
use serde;

fn make() -> serde::Value {
    serde::make()
}
