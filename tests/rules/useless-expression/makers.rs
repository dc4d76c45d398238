struct Uniform(u32, u32);

fn checked() {
    Uniform::new(10, 5);
    Uniform(10, 5); //! useless-expression
}
