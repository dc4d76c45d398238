package ledger

func trimmed(name string) string {
	if name := strings.TrimSpace(name); name != "" {
		return name
	}
	return "nobody"
}

func described(value any) string {
	switch value := value.(type) {
	case string:
		return value
	}
	for _, value := range all(value) {
		return value
	}
	return ""
}

func replaced(name string) string { //! unused-parameter
	if name := "nobody"; name != "" {
		return name
	}
	return ""
}
