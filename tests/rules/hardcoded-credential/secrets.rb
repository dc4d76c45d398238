API_KEY = "k9Zr4mQ1xW7t" #! hardcoded-credential
password = ENV.fetch("PASSWORD")
options = { password: "t0pS3cret9" } #! hardcoded-credential
