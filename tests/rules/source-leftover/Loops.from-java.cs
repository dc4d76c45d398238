class Loops
{
    bool HasNext() //! source-leftover: `HasNext` is a step of another language's iterators; C# has `GetEnumerator`, most simply by `yield return`
    {
        return place < 3;
    }

    int Total(int[] values, List<int> more)
    {
        int sum = 0;
        var each = more.GetEnumerator();
        while (each.MoveNext()) //! source-leftover: `each.MoveNext()` advances an enumerator manually; `foreach` does it
        {
            var value = each.Current;
            sum += value;
        }
        for (int i = 0; i < values.Length; i++) sum += values[i]; //! source-leftover: the index only accesses the elements of `values` one by one; `foreach (var … in values)` does it
        for (int i = 0; i < more.Count; i++) more[i] = sum;
        for (int i = 0; i < more.Count; i++) sum += more[i] * values[i];
        return sum;
    }
}
