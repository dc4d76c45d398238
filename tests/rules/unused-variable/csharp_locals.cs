using System;

class Locals
{
    private int size;

    public int Sum(int[] prices, string text)
    {
        int count = 0;  //! unused-variable
        int total = 0, rounds;  //! unused-variable: `rounds` is declared but never used
        foreach (var price in prices) total += price;
        foreach (var price in prices) total++;
        if (int.TryParse(text, out var parsed)) total++;
        var (left, right) = Split(text);
        try { total = checked(total + 1); }
        catch (OverflowException problem) { return 0; }  //! unused-variable
        using var handle = Open();
        if (text is string name && name.Length > 0) return left;
        Func<int, int> twice = number => number * 2;
        var label = $"{twice(total)}";
        return label.Length;
    }
}
