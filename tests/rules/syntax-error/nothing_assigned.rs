fn first(lines: &[u32]) -> u32 {
    let line = ;  //! syntax-error (error)
    line
}
