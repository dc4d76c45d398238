static const char *password = "k9Zr4mQ1"; //! hardcoded-credential
static const char *prompt = "password";
static const char *password_prompt = "Your password, please";
