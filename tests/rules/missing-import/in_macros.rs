use std::fmt;

forward!(Deref Not Neg);

macro_rules! shown {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                Ok(())
            }
        }
    };
}

fn main() {
    select!(tokio::spawn(async move {}));
    println!("{:?}", HashMap::<u32, u32>::new()); //! missing-import
}
