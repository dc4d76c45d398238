macro_rules! early {
    ($value:expr) => {
        if $value {
            return 3;
        }
    };
}

early!(3);

fn run(value: bool) -> u8 {
    macro_rules! try_next {
        () => {
            return 4;
        };
    }
    early!(value);
    work()
}
