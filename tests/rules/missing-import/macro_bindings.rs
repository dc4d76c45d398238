scenario!(counts, |dir: Dir, mut command: Command| {
    let stdout = command.stdout();
    check!("two lines", stdout);
});

fn bounds() {
    debug_assert!({
        let (min, max) = limits();
        min <= max
    });
}

macro_rules! non_null {
    (Arc::from_raw($pointer:ident) ?= $error:expr) => {{ $pointer }};
}

pin_project! {
    pub struct Buffered<T> {
        max: usize,
    }
}

delegate! {
    pub fn buffered(max: usize) -> Buffered { Buffered::new(max) }
}
