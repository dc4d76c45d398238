package errors

func load(path string) string {
	text, err := read(path)
	if err != nil { //! swallowed-exception: exception is caught and ignored
	}
	other, closeErr := read(text)
	if closeErr != nil {
		// The file may be gone by now.
	}
	if err == nil {
		return other
	}
	return text
}
