const std::string api_key = "k9Zr4mQ1xW7t"; //! hardcoded-credential
const std::string password = std::getenv("PASSWORD");
