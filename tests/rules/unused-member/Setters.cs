class Trace
{
    private static string logName;
    private static string Lost //! unused-member
    {
        get { return logName; }
    }
    private static string LogName
    {
        get { return logName; }
        set { logName = value; }
    }

    public static void Start(string name)
    {
        LogName = name;
    }
}
