//= from c
package p

func f(row Row) {
	g(printf) //! c-name
	g(row.printf) //? c-name
}
//= from java
package p

func f(row Row) {
	g(this) //! receiver-name
	g(row.this) //? receiver-name
	g(System) //! java-name
	g(row.System) //? java-name
}
//= from javascript
package p

func f(row Row) {
	g(Math) //! javascript-name
	g(row.Math) //? javascript-name
}
//= from python
package p

func f(row Row) {
	g(None) //! null-name -> g(nil)
	g(row.None) //? null-name
	g(True) //! true-name -> g(true)
	g(row.True) //? true-name
	g(False) //! false-name -> g(false)
	g(row.False) //? false-name
	g(input) //! python-name
	g(row.input) //? python-name
}
