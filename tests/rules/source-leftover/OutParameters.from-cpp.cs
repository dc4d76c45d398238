class OutParameters
{
    void Divide(int a, int b, out int share) //! source-leftover: `out int share` passes a result through a parameter; C# returns results, several as a tuple
    {
        share = a / b;
    }

    void Locate(int a, ref int place) //! source-leftover: `place` is passed by `ref` only to be assigned; C# returns results, several as a tuple
    {
        place = a;
    }

    unsafe void Set(int* target) //! source-leftover: `int* target` is a pointer; C# has `ref` and `out`, and spans for what stands in a row
    {
        *target = 1;
    }

    void First(int[] values, int[] found) //! source-leftover: `found` is an array of one element for the method to fill; C# returns results, several as a tuple
    {
        found[0] = values[1];
    }

    int Show()
    {
        int[] rest = new int[1]; //! source-leftover: `rest` is an array of one element that stands for a variable; C# returns results, and its lambdas assign the variable itself
        var more = new[] { 0 }; //! source-leftover
        First(new[] { 1, 2 }, rest);
        First(new[] { 1, 2 }, more);
        return rest[0] + more[0];
    }

    bool TryParse(string text, out int value)
    {
        value = text.Length;
        return true;
    }

    void Deconstruct(out int x, out int y)
    {
        x = 1;
        y = 2;
    }

    void Swap(ref int a, ref int b)
    {
        int saved = a;
        a = b;
        b = saved;
    }
}
