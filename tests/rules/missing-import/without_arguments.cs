using System;
using System.Collections;

class Shelf : CollectionBase
{
    private IList names = new ArrayList();

    public string First()
    {
        return (string)List[0];
    }

    public int Count(Dictionary<string, int> books)  //! missing-import
    {
        return books.Count;
    }
}
