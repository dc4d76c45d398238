class Pairs
{
    int Find(Dictionary<string, int> pages, List<Book> books)
    {
        return pages.FirstOrDefault(page => page.Value > 1).Value
            + books.FirstOrDefault(book => book.Page > 1).Page; //! unchecked-null
    }
}
