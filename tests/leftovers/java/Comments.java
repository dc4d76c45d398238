//= from nobody
/** Sums up. :param rows: all of them */ //! python-documentation-tag
class First { }
/** Sums up. A parameter: rows */ //? python-documentation-tag
class Second { }
/** @param {number} rows all of them */ //! javascript-documentation-type
class Third { }
/** @param rows all of {@code them} */ //? javascript-documentation-type
class Fourth { }
/// <summary>All of them</summary> //! csharp-documentation
class Fifth { }
// Where count < summary //? csharp-documentation
class Sixth { }
//= from c
// \brief Sums up. //! doxygen-tag
// In brief: sums up. //? doxygen-tag
class Shelf { }
//= from python
/* Sums up. //! python-documentation-section

Returns:
    the sum
*/
class Shelf { }
/* Sums up.

Returns: the sum //? python-documentation-section
*/
class Store { }
//= from rust
/// # Panics //! rust-documentation-section
/// # Panics of the machine //? rust-documentation-section
class Shelf { }
//= from go
// Deprecated: count instead. //! go-deprecation
// It is Deprecated: count instead. //? go-deprecation
class Shelf { }
//= from python
class Shelf {
    int total = 1; // noqa //! tool-comment -> int total = 1;
    int count = 1; // no qualms //? tool-comment
}
