package secrets

const apiKey = "a81f7c02d9" //! hardcoded-credential

func connect() {
	password := "k9Zr4mQ1" //! hardcoded-credential
	token := os.Getenv("TOKEN")
	passwordFile := "/etc/shelf/password"
	use(password, token, passwordFile)
}
