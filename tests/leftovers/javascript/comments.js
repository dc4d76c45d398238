//= from python
// :param rows: all of them //! python-documentation-tag
// A parameter: rows //? python-documentation-tag
/* Sums up. //! python-documentation-section

Returns:
    nothing
*/
f();
/* Sums up.

Returns: nothing //? python-documentation-section
*/
f(); // noqa //! tool-comment -> f();
f(); // no qualms //? tool-comment
//= from csharp
// <summary>All of them</summary> //! csharp-documentation
// Where count < summary //? csharp-documentation
f();
//= from c
// \brief Sums up. //! doxygen-tag
// In brief: sums up. //? doxygen-tag
f();
//= from rust
// # Panics //! rust-documentation-section
// # Panics of the machine //? rust-documentation-section
f();
//= from go
// Deprecated: count instead. //! go-deprecation
// It is Deprecated: count instead. //? go-deprecation
f();
