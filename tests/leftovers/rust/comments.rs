//= from java
/// @param rows all of them //! documentation-tag
/// The @ param of rows //? documentation-tag
fn f() {}
//= from python
// :param rows: all of them //! python-documentation
// A parameter: rows //? python-documentation
fn f() {}
/* Sums up. //! python-documentation-section

Returns:
    nothing
*/
fn g() {}
/* Sums up.

Returns: nothing //? python-documentation-section
*/
fn h() {} // noqa //! tool-comment -> fn h() {}
fn i() {} // no qualms //? tool-comment
//= from csharp
/// <summary>All of them</summary> //! csharp-documentation
/// Where count < summary //? csharp-documentation
fn f() {}
//= from c
// \brief Sums up. //! doxygen-tag
// In brief: sums up. //? doxygen-tag
fn f() {}
//= from javascript
// Gives a @type {number} //! javascript-documentation-type
// Gives a @type number //? javascript-documentation-type
fn f() {}
//= from go
// Deprecated: count instead. //! go-deprecation
// It is Deprecated: count instead. //? go-deprecation
fn f() {}
