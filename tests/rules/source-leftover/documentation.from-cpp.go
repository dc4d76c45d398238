package main

// \param rows what to count //! source-leftover: documentation with the tags of Doxygen; Go documents in plain sentences
func count(rows []int) int {
	return len(rows) // NOLINT //! source-leftover
}

// size counts the rows.
func size(rows []int) int {
	return len(rows) //nolint:all
}
