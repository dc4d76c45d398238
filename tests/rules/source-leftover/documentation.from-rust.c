/// # Arguments //! source-leftover: documentation with the headings of Rust; C has no tags of its own, and its tools read Doxygen's
int count(int *rows)
{
    return rows[0]; // NOLINT
}
