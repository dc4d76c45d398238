class Item
{
    public int Count;

    public Item(int count)
    {
        Count = count;
    }

    public void Take(Item item, int count)
    {
        if (item.Count < count)
            throw new System.InvalidOperationException("too few");
        item.Count -= count;
    }
}
