class Documentation {
    /// # Arguments //! source-leftover: documentation with the headings of Rust; Javadoc writes `@param`, `@return` and `@throws`
    int count(int[] rows) {
        return rows.length; // NOLINT //! source-leftover
    }

    /** @param rows what to count */
    int size(int[] rows) {
        return rows.length; // NOPMD
    }
}
