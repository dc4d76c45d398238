using System;

class Shelf
{
    List<int> sizes; //! missing-import
    StringBuilder text; //! missing-import: `StringBuilder` comes from `System.Text`, which is not imported
    System.IO.Stream stream;
    Book book = Console.ReadLine();
}
