const apiKey = "a81f7c02d9"; //! hardcoded-credential
const options = { password: "k9Zr4mQ1", user: "librarian" }; //! hardcoded-credential
const password = process.env.PASSWORD;
const field = { password: "password" };
const accessToken = `${password}`;
