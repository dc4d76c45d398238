package pages

func load(url string) string {
	return fetch(url)
}
