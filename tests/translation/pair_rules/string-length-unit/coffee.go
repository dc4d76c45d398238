package drinks

func size() int {
	return len("café") //! string-length-unit: the original counts characters of a string, the translation bytes
}

func plain() int {
	return len("tea")
}
