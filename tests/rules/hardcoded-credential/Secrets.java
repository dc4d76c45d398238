class Secrets {
    private static final String API_KEY = "a81f7c02d9"; //! hardcoded-credential
    String password = System.getenv("PASSWORD");
    String passwordLabel = "Password";
    static final String PASSWORD_KEY = "user.password";
}
