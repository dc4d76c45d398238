namespace Shelves;

class Shelf
{
    List<int> sizes;
    Book book = Console.ReadLine();
}
