//= from java
class Shelf
{
    int Total(int[] prices, Walk walk)
    {
        int sum = 0;
        while (walk.HasNext()) //! manual-iterator
        {
            sum += walk.Step();
        }
        while (walk.HasRoom()) //? manual-iterator
        {
            sum += walk.Step();
        }
        while (walk.MoveNext()) //! enumerator-by-hand
        {
            var row = walk.Current;
            sum += row;
        }
        while (walk.MoveNext()) //? enumerator-by-hand
        {
            sum += 1;
        }
        for (int i = 0; i < prices.Length; i++) //! index-loop
        {
            sum += prices[i];
        }
        for (int i = 0; i < prices.Length; i++) //? index-loop
        {
            sum += prices[i] * i;
        }
        return sum;
    }
    bool GetIterator() { return true; } //! iterator-method
    bool GetIterator(int step) { return true; } //? iterator-method
}
//= from python
class Shelf
{
    void Count(int limit)
    {
        int place = 0;
        while (place < limit) //! counting-while
        {
            Show(place);
            place += 1;
        }
        int other = 0;
        while (other < limit) //? counting-while
        {
            other += 1;
            Show(other);
        }
    }
}
