package main

func render(rows []string, builder *Builder) string {
	text := ""
	for _, row := range rows {
		text = fmt.Sprintf("%s%s", text, row) //! source-leftover: `text` is copied as a whole to append to it; a `strings.Builder` grows
		builder.WriteString(fmt.Sprintf("%d", 3)) //! source-leftover
		builder.WriteString(row)
	}
	text = fmt.Sprintf("%s; %s", rows[0], text)
	return strings.Join(rows, "") + strings.Join(rows, ", ") + text //! source-leftover: `strings.Join(rows, "")` joins pieces that were collected first; Go writes them to a `strings.Builder`
}
