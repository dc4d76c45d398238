//= from java
class Shelf
{
    void Show(Row row)
    {
        System.exit(1); //! java-system
        System.Console.WriteLine(row); //? java-system
        row.toString(); //! java-member
        row.ToString(); //? java-member
        show(row.length); //! java-length-property
        show(row.Length); //? java-length-property
        show(string.Format("%d", row)); //! string-format
        show(string.Format("{0}", row)); //? string-format
    }
}
