cfg_time! {
    use crate::time::{Duration, Instant};
    pub struct Read<'a> { held: &'a str }
}

macro_rules! parser (
    ($name:ident, $held:ident) => (
        fn $name($held: &RefCell<u8>) -> () {}
    );
);

fn wait(limit: Duration) -> Instant {
    let start = Instant::now();
    write!(std::io::stdout(), "{}", start).unwrap();
    let names: HashMap<String, u32> = HashMap::new();  //! missing-import
    start
}

fn read<'a>(text: &'a str) -> Read<'a> {
    Read { held: text }
}
