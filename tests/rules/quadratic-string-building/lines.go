package lines

func join(lines []string) string {
	all := ""
	sum := 0
	for _, line := range lines {
		all += line //! quadratic-string-building
		sum += len(line)
		own := "x"
		own += line
		show(own)
	}
	all += "end"
	return all
}
