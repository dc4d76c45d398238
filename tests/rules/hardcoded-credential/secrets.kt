val apiKey = "k9Zr4mQ1xW7t" //! hardcoded-credential
val password: String = System.getenv("PASSWORD")
