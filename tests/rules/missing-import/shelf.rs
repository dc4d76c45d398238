use std::io;

fn main() {
    let sizes = HashMap::new(); //! missing-import: `HashMap` is used without importing `std::collections`
    let seen = std::collections::HashSet::new();
    let shared = Rc::new(1); //! missing-import
    let own = Shelf::new(io::stdin());
}

struct Shelf(Vec<u8>);

impl FromIterator<u8> for Shelf {
    fn from_iter<I: IntoIterator<Item = u8>>(all: I) -> Self {
        Shelf(all.into_iter().collect())
    }
}
