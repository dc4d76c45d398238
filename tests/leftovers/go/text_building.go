//= from python
package p

func f(text string, rows []string, builder strings.Builder) {
	text = fmt.Sprintf("%s%s", text, rows[0]) //! format-to-append
	text = fmt.Sprintf("%s%s", rows[0], text) //? format-to-append
	g(strings.Join(rows, "")) //! pieces-joined-with-nothing
	g(strings.Join(rows, ",")) //? pieces-joined-with-nothing
	builder.WriteString(fmt.Sprintf("%d", 3)) //! append-to-built-text
	builder.WriteString(g(text)) //? append-to-built-text
}
