const apiKey: string = "k9Zr4mQ1xW7t"; //! hardcoded-credential
const settings = { password: process.env.PASSWORD };
