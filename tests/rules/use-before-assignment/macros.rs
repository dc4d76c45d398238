fn parsed(input: Stream) -> usize {
    let content;
    braced!(content in input);
    content.len()
}

fn printed() {
    let total: u32;
    println!("{}", total); //! use-before-assignment
}
