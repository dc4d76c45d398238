class Tests
{
    private static object[] names = { 1 };
    private static object[] lost = { 2 }; //! unused-member

    [TestCaseSource("names")]
    public void Runs(int one) { }
}
