//= from java
class Shelf
{
    // @Override //! java-annotation-comment ->
    int Total() { return 1; }
    // Override this //? java-annotation-comment
    int Count() { return 1; }
    /** @param rows all of them */ //! javadoc-tag
    int Sum(int rows) { return rows; }
    /** A param of rows */ //? javadoc-tag
    int All(int rows) { return rows; }
}
//= from python
class Shelf
{
    // :param rows: all of them //! python-documentation
    // A parameter: rows //? python-documentation
    /* Sums up. //! python-documentation-section

    Returns:
        the sum
    */
    int Total() { return 1; }
    /* Sums up.

    Returns: the sum //? python-documentation-section
    */
    int Count() { return 1; } // noqa //! tool-comment -> int Count() { return 1; }
    int Sum() { return 1; } // no qualms //? tool-comment
}
//= from c
// \brief Sums up. //! doxygen-tag
// In brief: sums up. //? doxygen-tag
class Shelf { }
//= from javascript
// @param {number} rows //! javascript-documentation-type
// @param rows {all} //? javascript-documentation-type
class Shelf { }
//= from rust
/// # Panics //! rust-documentation-section
/// # Panics of the machine //? rust-documentation-section
class Shelf { }
//= from go
// Deprecated: count instead. //! go-deprecation
// It is Deprecated: count instead. //? go-deprecation
class Shelf { }
