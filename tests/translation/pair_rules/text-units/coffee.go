package drinks

func size() int {
	return len("café") //! text-units: the original counts a text in characters, the translation in bytes
}

func plain() int {
	return len("tea")
}
