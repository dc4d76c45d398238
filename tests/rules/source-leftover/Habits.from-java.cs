class Habits
{
    private const int MAX_SIZE = 3; //! source-leftover: C# names constants in PascalCase; `MAX_SIZE` is in capitals throughout
    private int total;

    public int GetTotal() //! source-leftover
    {
        return total;
    }

    public void SetTotal(int value) //! source-leftover
    {
        total = value;
    }

    static void main() //! source-leftover: C# starts at `Main`, with a capital
    {
        System.exit(3); //! source-leftover
        String text = "a"; //! source-leftover
        if ("b".Equals(text)) return; //! source-leftover: strings compare by `==` in C#
        Show(text.length()); //! source-leftover
        Show(new ArrayList()); //! source-leftover
        Show(string.Format("%d", MAX_SIZE)); //! source-leftover
    }
}
