const API_KEY: &str = "a81f7c02d9"; //! hardcoded-credential

fn connect() {
    let password = std::env::var("PASSWORD");
    let label = "password";
}
