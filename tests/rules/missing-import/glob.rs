use shelf::*;

fn main() {
    let sizes = HashMap::new();
}
