//= from java
package p

// @param rows all of them //! documentation-tag
// The @ param of rows //? documentation-tag
func f() {}
//= from python
package p

// :param rows: all of them //! python-documentation
// A parameter: rows //? python-documentation
func f() {}

/* Sums up. //! python-documentation-section

Raises:
    nothing
*/
func g() {}

/* Sums up.

Raises: nothing //? python-documentation-section
*/
func h() {} // noqa //! tool-comment -> func h() {}

func i() {} // no qualms //? tool-comment
//= from csharp
package p

// <summary>All of them</summary> //! csharp-documentation
// Where count < summary //? csharp-documentation
func f() {}
//= from c
package p

// \brief Sums up. //! doxygen-tag
// In brief: sums up. //? doxygen-tag
func f() {}
//= from javascript
package p

// Gives @returns {number} //! javascript-documentation-type
// Gives @returns number //? javascript-documentation-type
func f() {}
//= from rust
package p

// # Panics //! rust-documentation-section
// # Panics of the machine //? rust-documentation-section
func f() {}
