class Secrets
{
    const string ApiKey = "a81f7c02d9"; //! hardcoded-credential
    string password = Environment.GetEnvironmentVariable("PASSWORD");
    string label = "Password";
}
