/// <summary>Counts the rows.</summary> //! source-leftover: documentation in the XML of C#; Rust documents in Markdown
fn count(rows: &[i32]) -> usize {
    rows.len()
}

/// # Panics
fn size(rows: &[i32]) -> usize {
    rows.len() // #[rustfmt::skip]
}
