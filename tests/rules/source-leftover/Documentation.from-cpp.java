class Documentation {
    /// \param rows what to count //! source-leftover: a tag of Doxygen that Javadoc does not know
    int count(int[] rows) {
        return rows.length;
    }
}
