using System;

class Item
{
    public int Count;
    public int Price;
    public (int, int)[] Offers;

    public void Take(int count, int price)
    {
        if (count > Count)
        {
            throw new InvalidOperationException("too few");
        }
        Count -= count;
        Price = Math.Max(Price, price);
        Count = Math.Max(Count, 0);
        foreach (var (size, cost) in Offers)
        {
            Count = Math.Min(Count, size * 2);
            Price = Math.Min(Price, cost + 5);
            Console.WriteLine(Price);
        }
    }
}
