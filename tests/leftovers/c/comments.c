//= from python
// :param rows: all of them //! python-documentation
// A parameter: rows //? python-documentation
/* Returns: the sum of all
 */ //? python-documentation-section
int total;
//= from python
/* Sums up. //! python-documentation-section

Returns:
    the sum
*/
int total(void);
//= from java
// See {@link Shelf} //! java-documentation
// See Shelf @ work //? java-documentation
int total;
//= from csharp
/// <summary>All of them</summary> //! csharp-documentation
// Where count < summary //? csharp-documentation
int total;
//= from javascript
// @param {number} rows //! javascript-documentation-type
// @param rows {all} //? javascript-documentation-type
int total;
//= from rust
/// # Panics //! rust-documentation-section
/// # Panics of the machine //? rust-documentation-section
int total;
//= from go
// Deprecated: count instead. //! go-deprecation
// It is Deprecated: count instead. //? go-deprecation
int total;
//= from python
int total; // noqa //! tool-comment -> int total;
int count; // no qualms //? tool-comment
