using System;

class Shelf
{
    List<int> sizes; //! missing-import
    StringBuilder text; //! missing-import: `StringBuilder` is used without importing `System.Text`
    System.IO.Stream stream;
    Book book = Console.ReadLine();
}
