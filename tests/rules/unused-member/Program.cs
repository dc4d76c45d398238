class Program
{
    private static void Main(string[] args)
    {
        System.Console.WriteLine(args.Length);
    }

    private static void Other()  //! unused-member: `Other` is declared but never used
    {
    }
}
