//= from java
package p

func f(rows Rows) {
	System.out.println(rows) //! system-out
	rows.out.println(rows) //? system-out
	println(rows) //! builtin-print -> fmt.Println(rows)
	rows.println(rows) //? builtin-print
	rows.isEmpty() //! foreign-method
	rows.IsEmpty() //? foreign-method
	g(1 + rows.length) //! length-member -> g(1 + len(rows))
	g(rows.length) //? length-member
}
