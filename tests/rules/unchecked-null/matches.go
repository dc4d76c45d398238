package matches

func year(text string) string {
	first := digits.FindStringSubmatch(text)[1] //! unchecked-null
	found := digits.FindStringSubmatch(text)
	if found == nil {
		return first
	}
	return found[1] + digits.FindAllString(text, -1)[0]
}
